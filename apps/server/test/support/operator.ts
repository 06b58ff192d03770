import type { Actor } from '@squash/testkit/http'

const SERVICE_KEY = 'the-key-of-the-operator'

/** The service key that `operatorOf` uses. */
export const withServiceKey = { SERVICE_KEY } as const

/** A program of the operator's: it has the service key and no user account. */
export function operatorOf({ visitor }: { visitor: Actor }): Actor {
  const authorization = `Bearer ${SERVICE_KEY}`
  return {
    session: null,
    call: (name, input, headers) => visitor.call(name, input, { authorization, ...headers }),
    request: (method, path, body, headers) => visitor.request(method, path, body, { authorization, ...headers }),
  }
}
