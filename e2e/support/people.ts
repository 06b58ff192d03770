import type { Person } from '@squash/testkit/cast'
import { type Actor, testClient } from '@squash/testkit/http'
import type { RunningSquash } from './squash.ts'

/** People who have signed up over HTTP, where how one signs up is not the point. */
export async function peopleOf<Name extends string>(
  squash: RunningSquash,
  cast: Record<Name, Person>,
): Promise<Record<Name, Actor>> {
  const client = testClient(squash.url)
  const signedUp: Partial<Record<Name, Actor>> = {}
  for (const name in cast) signedUp[name] = await client.signUp(cast[name])
  return signedUp as Record<Name, Actor>
}
