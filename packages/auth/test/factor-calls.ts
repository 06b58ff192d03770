import { authenticatorCode } from '@squash/testkit/authenticator'
import { bearer } from './people.ts'
import type { Service } from './service.ts'

export type Session = { access_token: string; refresh_token: string; user: { id: string; factors?: object[] } }
export type Enrolled = { id: string; totp: { secret: string; uri: string; qr_code: string } }

/** Calls about second factors, as the user of the current session unless another one is given. */
export function factorCalls(current: () => { service: Service; session: Session }) {
  const call = (method: string, path: string, body?: unknown, as = current().session) =>
    current().service.call(method, path, body, bearer(as))
  const challenge = (id: string, as?: Session) => call('POST', `/factors/${id}/challenge`, {}, as)
  const verify = (id: string, body: unknown, as?: Session) => call('POST', `/factors/${id}/verify`, body, as)
  const enrol = (body: object = {}, as?: Session) => call('POST', '/factors', { factor_type: 'totp', ...body }, as)
  /** The code the app shows now, or the given number of 30-second steps from now. */
  const codeOf = ({ totp }: Enrolled, steps = 0) =>
    authenticatorCode(totp.secret, new Date(current().service.now().getTime() + steps * 30_000))
  /** Requests a challenge and answers it with a code. */
  const show = async (id: string, code: string, as?: Session) => {
    const { body } = await challenge(id, as)
    return await verify(id, { challenge_id: body.id, code }, as)
  }
  return {
    call,
    challenge,
    verify,
    enrol,
    unenrol: (id: string, as?: Session) => call('DELETE', `/factors/${id}`, undefined, as),
    codeOf,
    show,
    /** Adds an authenticator app, and moves the clock a minute on. @returns the app, and its user's session at aal2 */
    addApp: async (body: object = {}): Promise<{ enrolled: Enrolled; session: Session }> => {
      const enrolled: Enrolled = (await enrol(body)).body
      const session: Session = (await show(enrolled.id, codeOf(enrolled))).body
      current().service.forward(60)
      return { enrolled, session }
    },
  }
}
