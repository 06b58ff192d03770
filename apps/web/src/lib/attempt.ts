import { useRef } from 'react'
import { hasCode } from './api-error.ts'
import { UNREACHABLE } from './outage.ts'

/** One attempt to send something: its idempotency key and its body. */
type Attempt = { key: string; body: string }

/**
 * The attempt for a body. After an attempt without an answer, the same body is sent with the same key, so nothing is
 * created twice if the first one arrived. A different body, or one whose last attempt was answered, gets a new key.
 * @param unanswered the last attempt, if it is unknown whether it arrived
 */
export const attemptFor = (body: string, unanswered: Attempt | null, newKey: () => string): Attempt =>
  unanswered?.body === body ? unanswered : { key: newKey(), body }

/** Idempotency keys for a form. A submission that got no answer is resent under the same key. */
export function useAttempts() {
  const unanswered = useRef<Attempt | null>(null)
  const noteAnswer = () => {
    unanswered.current = null
  }
  return {
    /** The options of the call that sends this input. */
    optionsFor: (input: object) => {
      const attempt = attemptFor(JSON.stringify(input), unanswered.current, () => crypto.randomUUID())
      unanswered.current = attempt
      return { context: { idempotencyKey: attempt.key } }
    },
    /** Forgets the key of a send that was answered, so that the same input counts as a new one. */
    noteAnswer,
    /** Forgets the key of a send that failed with an answer. */
    noteFailure: (error: unknown) => {
      if (!hasCode(error, UNREACHABLE)) noteAnswer()
    },
  }
}
