import { type Actor, testClient } from '@squash/testkit/http'

/** The same user, with the same session, at another server process on the same database. */
export function actorAt(origin: string, { session }: Actor): Actor {
  const { visitor } = testClient(origin)
  const authorization = { authorization: `Bearer ${session?.access_token}` }
  return {
    session,
    call: (name, input, headers) => visitor.call(name, input, { ...authorization, ...headers }),
    request: (method, path, body, headers) => visitor.request(method, path, body, { ...authorization, ...headers }),
  }
}
