import type { Actor } from '@squash/testkit/http'

const SERVICE_KEY = 'the-key-of-the-operator'

/** The setting under which `operatorOf` is let in. */
export const withServiceKey = { SERVICE_KEY } as const

/** A program of the operator's: it holds the service key, and is no person. */
export function operatorOf({ visitor }: { visitor: Actor }): Actor {
  const authorization = `Bearer ${SERVICE_KEY}`
  return {
    session: null,
    call: (name, input, headers) => visitor.call(name, input, { authorization, ...headers }),
    request: (method, path, body, headers) => visitor.request(method, path, body, { authorization, ...headers }),
  }
}
