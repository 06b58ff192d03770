import { z } from 'zod'
import type { CodeMail } from '../src/index.ts'
import type { Service } from './service.ts'

export type Person = { email: string; password: string; data: Record<string, unknown> }

export const maya: Person = {
  email: 'maya@example.com',
  password: 'quiet mornings',
  data: { first_name: 'Maya', last_name: 'Okafor', username: 'maya' },
}
export const jonas: Person = {
  email: 'jonas@example.com',
  password: 'loud evenings',
  data: { first_name: 'Jonas', last_name: 'Lind', username: 'jonas' },
}

export const bearer = (session: { access_token: string }) => ({ Authorization: `Bearer ${session.access_token}` })

/** The claims of a session's access token, unverified. */
export const claimsOf = ({ access_token }: { access_token: string }) =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())

export const signUp = (service: Service, person: Person) => service.call('POST', '/signup', person)

export const signIn = (
  service: Service,
  { email, password }: Pick<Person, 'email' | 'password'>,
  headers: Record<string, string> = {},
) => service.call('POST', '/token?grant_type=password', { email, password }, headers)

/** An account with a confirmed address, and a session of its owner. */
export async function join(service: Service, person: Person) {
  await signUp(service, person)
  const { code } = lastCode(service, 'confirmation')
  return (await service.call('POST', '/verify', { type: 'signup', email: person.email, token: code })).body
}

/** The newest mail with a code of this kind. */
export function lastCode(service: Service, kind: CodeMail['kind']): CodeMail & { hash: string } {
  const mail = service.mails.findLast((candidate): candidate is CodeMail => candidate.kind === kind)
  if (mail === undefined) throw new Error(`no ${kind} mail was queued`)
  return { ...mail, hash: new URL(mail.link).searchParams.get('token') ?? '' }
}

/** The page in an answer's Location, and the fields after the '#'. */
export const fragment = (headers: Headers) => {
  const [page, fields] = (headers.get('location') ?? '').split('#')
  return { page, fields: Object.fromEntries(new URLSearchParams(fields)) }
}

/** The body of a failed request, with all its fields. */
export const Failure = z.looseObject({ error_code: z.string(), error_id: z.string().optional() })

/** A refusal's status, code and message, in the older envelope. */
export const refusal = (answer: { status: number; body: { error_code?: string; msg?: string } }) => ({
  status: answer.status,
  code: answer.body.error_code,
  message: answer.body.msg,
})
