/** What the authentication service says of itself (protocol: GET /settings), as far as it matters here. */
type Settings = { external: Record<string, boolean>; saml_enabled: boolean; manual_linking_enabled?: boolean }

/** What the authentication service offers beside e-mail and password. */
export type OfferedWays = { providers: string[]; organisations: boolean; linking: boolean }

/** Ways that have no page of somebody else's to be sent to. */
const others = /^(email|phone|web3|anonymous_users)$/

/** Asks the service. @throws whatever goes wrong on the way */
export async function fetchOfferedWays(): Promise<OfferedWays> {
  const settings: Settings = await (await fetch('/auth/v1/settings')).json()
  const { external, saml_enabled: organisations, manual_linking_enabled: linking = false } = settings
  return {
    providers: Object.keys(external).filter((name) => external[name] && !others.test(name)),
    organisations,
    linking,
  }
}
