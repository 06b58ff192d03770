import type { PublicEndpoint } from '../http/endpoint.ts'
import { refuse } from '../result.ts'
import { idTokenGrant } from './id-token-grant.ts'
import { passwordGrant } from './password-grant.ts'
import { pkceGrant } from './pkce-grant.ts'
import { refreshGrant } from './refresh-grant.ts'
import { web3Grant } from './web3-grant.ts'

const grants = new Map<string | null, PublicEndpoint>([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['web3', web3Grant],
  ['pkce', pkceGrant],
  ['id_token', idTokenGrant],
])

/** POST /token?grant_type=…: every way to get a session except a mailed code. */
export const token: PublicEndpoint = async (context, call) => {
  const grant = grants.get(call.query.get('grant_type'))
  return grant ? await grant(context, call) : refuse('invalid_credentials', { message: 'unsupported_grant_type' })
}
