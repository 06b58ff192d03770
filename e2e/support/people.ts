import { jonas, maya, type Person } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import { type Actor, testClient } from '@squash/testkit/http'
import type { RunningSquash } from './squash.ts'

/** A user who has signed up over HTTP and taken the tour, for tests that aren't about arriving. */
export async function signedUp(squash: RunningSquash, person: Person): Promise<Actor> {
  return skipTour(await newcomer(squash, person))
}

/** Marks the tour as taken, as for a user who has been here before. */
export async function skipTour(actor: Actor): Promise<Actor> {
  await done(actor.call('update_profile', { onboarding_complete: true }))
  return actor
}

/** A user who signed up over HTTP a moment ago: the tour still waits for them. */
export const newcomer = (squash: RunningSquash, person: Person): Promise<Actor> => testClient(squash.url).signUp(person)

/** Maya and Jonas, signed up. */
export async function mayaAndJonas(squash: RunningSquash): Promise<{ maya: Actor; jonas: Actor }> {
  return { maya: await signedUp(squash, maya), jonas: await signedUp(squash, jonas) }
}
