import { authenticatorCode } from './authenticator.ts'
import { done } from './conflict-steps.ts'
import type { Actor } from './http.ts'

/** Adds an authenticator app to a user's account over HTTP, and verifies their session with it. @returns its secret */
export async function addAuthenticatorApp(actor: Actor, at: Date, name?: string): Promise<string> {
  const ask = async (path: string, body: object) =>
    Object(await done(actor.request('POST', `/auth/v1/factors${path}`, body)))
  const { id, totp } = await ask('', { factor_type: 'totp', friendly_name: name })
  const challenge = await ask(`/${id}/challenge`, {})
  const session = await ask(`/${id}/verify`, { challenge_id: challenge.id, code: authenticatorCode(totp.secret, at) })
  if (actor.session) Object.assign(actor.session, session)
  return totp.secret
}
