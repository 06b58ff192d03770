import { jonas, maya, type Person } from '@squash/testkit/cast'
import { type Actor, testClient } from '@squash/testkit/http'
import type { RunningSquash } from './squash.ts'

/** Somebody who has signed up over HTTP, where how one signs up is not the point. */
export const signedUp = (squash: RunningSquash, person: Person): Promise<Actor> => testClient(squash.url).signUp(person)

/** The couple, signed up. */
export async function mayaAndJonas(squash: RunningSquash): Promise<{ maya: Actor; jonas: Actor }> {
  return { maya: await signedUp(squash, maya), jonas: await signedUp(squash, jonas) }
}
