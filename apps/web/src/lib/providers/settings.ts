/** What the authentication service offers beside e-mail and password. */
export type OfferedWays = { providers: string[]; organisations: boolean; linking: boolean }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
/** Offered elsewhere, or no page to be sent to. */
const others = new Set(['email', 'phone', 'anonymous_users', 'web3'])

/** Asks the service (protocol: GET /settings). Whatever goes wrong, nothing is offered. */
export async function fetchOfferedWays(): Promise<OfferedWays> {
  const nothing = { providers: [], organisations: false, linking: false }
  try {
    const settings: unknown = await (await fetch('/auth/v1/settings')).json()
    if (!isRecord(settings) || !isRecord(settings.external)) return nothing
    const providers = Object.entries(settings.external).flatMap(([name, on]) =>
      on === true && !others.has(name) ? name : [],
    )
    return {
      providers,
      organisations: settings.saml_enabled === true,
      linking: settings.manual_linking_enabled === true,
    }
  } catch {
    return nothing
  }
}
