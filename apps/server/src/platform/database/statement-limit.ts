/** Lifting the server's limit lifts this process's limit as well, for as long as the connection is borrowed. */
const LIFTED = /\bstatement_timeout = '?0\b/

/**
 * Limits how long this process waits for the result of a statement on one borrowed connection. The server has its own
 * limit, but a hanging server or a network that drops packets does not enforce it.
 * @param limit milliseconds, longer than the server's own limit; without one, statements have no limit
 * @param destroy ends the connection, which fails its statements
 */
export const limitStatements = (limit: number | undefined, destroy: () => void) => {
  let isLifted = limit === undefined

  return (text: unknown, answer: unknown): unknown => {
    isLifted ||= typeof text === 'string' && LIFTED.test(text)
    if (isLifted || !(answer instanceof Promise)) return answer
    const timer = setTimeout(destroy, limit)
    return answer.finally(() => clearTimeout(timer))
  }
}
