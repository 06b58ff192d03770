import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { TestSquash } from './squash.ts'

/** An empty database on 4 March 2026, where Maya and Jonas have just signed up. */
export async function freshMayaAndJonas(squash: TestSquash): Promise<[Actor, Actor]> {
  await squash.reset()
  squash.clock.set('2026-03-04T09:00:00Z')
  return [await squash.signUp(maya), await squash.signUp(jonas)]
}

/** New sessions for both, for when the clock has moved past the old ones. */
export const signInAgain = async (squash: TestSquash): Promise<[Actor, Actor]> => [
  await squash.signIn(maya),
  await squash.signIn(jonas),
]

/** Declines every unanswered conflict by its mailed link. @param inviter only those of this user */
export async function declineByLink(squash: TestSquash, inviter?: string): Promise<void> {
  const { rows } = await squash.database.query(
    `select i.token from invites i join conflicts c on c.id = i.conflict_id
    where c.status = 'pending' and ($1::uuid is null or i.inviter_id = $1)`,
    [inviter ?? null],
  )
  for (const { token } of rows) await done(squash.visitor.call('decline_invite', { token: String(token) }))
}
