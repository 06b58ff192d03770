import type { Actor } from '@squash/testkit/http'

/** The id of a signed-in user. @throws for a visitor */
export function personOf({ session }: Actor): string {
  if (session === null) throw new Error('A visitor has no id')
  return session.user.id
}
