import { randomUUID } from 'node:crypto'

/** The id under which a request is logged: the client's X-Request-Id if it is a plain word, otherwise a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID()
}
