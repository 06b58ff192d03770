/** Parameters that the security of a login depends on: clients cannot set them. */
const reserved = new Set([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'registration',
  'id_token_hint',
  'dpop_jkt',
  'resource',
])

/** Adds a client's own parameters, such as `prompt` or `login_hint`, to a provider's address. */
export function withExtra(extra: Readonly<Record<string, string>>, url: URL): string {
  for (const [name, value] of Object.entries(extra))
    if (!reserved.has(name.toLowerCase())) url.searchParams.set(name, value)
  return url.href
}
