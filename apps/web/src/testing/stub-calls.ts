import type { ContractRouterClient } from '@orpc/contract'
import { type Contract, contract } from '@squash/contract'
import { REFUSALS, type RefusalCode } from '@squash/contract/errors'
import { isRecord } from '@squash/contract/is-record'
import { vi } from 'vitest'

type Refused = { refused: RefusalCode; details: unknown }
type Calls = ContractRouterClient<Contract>
type Answer<Call> = Call extends (input: infer Input, ...rest: never[]) => Promise<infer Output>
  ? (input: Input) => Output | Refused | Promise<Output | Refused>
  : never

/** Answers by feature and call, typed by the contract: `{ conflicts: { get_conflict: () => conflictIn('vote_1') } }`. */
type Answers = { [Feature in keyof Calls]?: { [Name in keyof Calls[Feature]]?: Answer<Calls[Feature][Name]> } }

/** A refusal, with the status and message that the server gives for this call. */
export const refuse = (refused: RefusalCode, details: unknown = null): Refused => ({ refused, details })

/** An answer that never arrives, for testing the loading state. */
export const never = () => new Promise<never>(() => {})

/** What `fetch` does without a network. */
export const noNetwork = () => Promise.reject<never>(new TypeError('Failed to fetch'))

/** A call that fails, for tests in which it fails in several ways. */
export type Failing = () => Refused | Promise<never>

const isRefused = (answer: unknown): answer is Refused => isRecord(answer) && 'refused' in answer

/** The messages that single calls use in place of the usual ones. */
const messages = new Map<string, Partial<Record<string, { message?: string }>>>(
  Object.values(contract).flatMap((calls) =>
    Object.entries(calls).map(([name, call]) => [name, call['~orpc'].errorMap] as const),
  ),
)

function responseTo(name: string, answer: unknown): Response {
  if (!isRefused(answer)) return Response.json(answer ?? null)
  const { status, message: usual } = REFUSALS[answer.refused]
  const message = messages.get(name)?.[answer.refused]?.message ?? usual
  return Response.json({ code: answer.refused, message, details: answer.details, hint: null }, { status })
}

/** Answers by the name of a function (`/functions/v1/{name}`); functions have no schema. */
type Functions = Record<string, () => Response | Promise<Response>>

/**
 * Stubs the calls of the screen under test. Everything above the network is real: the link, its retries and its error
 * handling. A call without a stub is refused as unknown.
 * @returns a function that lists the inputs sent to a call, in order
 */
export function stubCalls(answers: Answers, functions: Functions = {}): (name: string) => unknown[] {
  const byName = new Map<string, (input: unknown) => unknown>(
    Object.values(answers).flatMap((calls) => Object.entries(calls)),
  )
  const sent: { name: string; input: unknown }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const name = String(url).split('/').pop() ?? ''
    const input: unknown = JSON.parse(String(init?.body ?? '{}'))
    sent.push({ name, input })
    const run = functions[name]
    if (run) return run()
    const answer = byName.get(name)
    return responseTo(name, answer ? await answer(input) : refuse('request.unknown_call'))
  })
  return (name) => sent.filter((call) => call.name === name).map(({ input }) => input)
}
