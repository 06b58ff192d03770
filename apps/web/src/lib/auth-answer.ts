import { authFailure, outageMessage, refusalSentence } from './auth-failure.ts'

const FALLBACK = 'That did not work. Please try again.'

/** The sentence for what the authentication client gave back or threw. */
export function securityMessage(error: unknown): string {
  const failure = authFailure(error)
  if (failure === null) return FALLBACK
  return outageMessage(failure) ?? refusalSentence(failure) ?? (failure.message.trim() || FALLBACK)
}

type Worked<Given> = Extract<Given, { error: null }>
const worked = <Given extends { error: unknown }>(answer: Given): answer is Worked<Given> => answer.error === null

/** What a call of the authentication client brought. @throws what it gave back as an error */
export async function answered<Given extends { data: unknown; error: unknown }>(
  call: Promise<Given>,
): Promise<Worked<Given>['data']> {
  const answer = await call
  if (!worked(answer)) throw answer.error
  return answer.data
}
