import { setTimeout as pause } from 'node:timers/promises'
import { type Actor, testClient } from '@squash/testkit/http'
import type { Answer, Request } from '../ask.ts'

/** Milliseconds after which a user gives up a try, though the server may still be at work on it. */
const PATIENCE = 3_000
/** Milliseconds between two tries. */
const BACKOFF = 20
/** Milliseconds within which some try has to be answered. */
const ANSWERED_WITHIN = 60_000

export type Asked = {
  answer: Answer
  /** When the first try was sent, when the try that succeeded was sent, and when that one was answered. */
  first: number
  sent: number
  answered: number
  /** How each of the earlier tries failed. */
  failures: readonly string[]
}

/** A request with a time limit, as this user. @returns how it failed, when it wasn't answered */
async function attempt(origin: string, user: Actor, request: Request, key: string): Promise<Answer | string> {
  const { visitor } = testClient(origin, (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) }))
  const authorization = `Bearer ${user.session?.access_token}`
  const headers = { authorization, 'idempotency-key': key }
  try {
    const answer = await visitor.request('POST', `/rest/v1/rpc/${request.call}`, request.input, headers)
    return answer.status < 500 ? answer : `${answer.status}`
  } catch (error) {
    // What fetch throws when no server listens, the connection breaks, or the time is up.
    if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')) return error.name
    throw error
  }
}

/**
 * Sends a request until it is answered, as a browser does: each try under the same Idempotency-Key, alternating between
 * the web processes.
 * @param web the number of the process that gets the first try
 * @throws when it isn't answered in time
 */
export async function askUntilAnswered(
  origins: readonly string[],
  { user, request, key, web }: { user: Actor; request: Request; key: string; web: number },
): Promise<Asked> {
  const failures: string[] = []
  const first = performance.now()
  while (performance.now() - first < ANSWERED_WITHIN) {
    const sent = performance.now()
    const origin = origins[(web + failures.length) % origins.length] ?? ''
    const answer = await attempt(origin, user, request, key)
    if (typeof answer !== 'string') return { answer, first, sent, answered: performance.now(), failures }
    failures.push(answer)
    await pause(BACKOFF)
  }
  throw new Error(`${request.call} was never answered: ${failures}`)
}
