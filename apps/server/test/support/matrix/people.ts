import { ada, apart, ben, carla, deniz, jonas, maya, type Person } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { runAdminCommand } from '../../../src/admin-command.ts'
import { operatorOf } from '../operator.ts'
import { personOf } from '../person.ts'
import type { TestSquash } from '../squash.ts'
import type { Named, Role } from './roles.ts'

/** Who plays the named roles. */
export const CAST = {
  stranger: ada,
  creator: maya,
  responder: jonas,
  invited: carla,
  blocked: ben,
  admin: deniz,
  deleted: apart(ada, 'gone'),
  banned: apart(ada, 'banned'),
} as const satisfies Record<Named, Person>

/** `bystander` is involved with no one except those that a call involves them with. */
export type People = Record<Role | 'bystander', Actor>

/** Signs everyone up, and brings each user into the state of their role. The server needs `withServiceKey`. */
export async function gather(squash: TestSquash): Promise<People> {
  const named: Record<Named, Actor> = {
    stranger: await squash.signUp(CAST.stranger),
    creator: await squash.signUp(CAST.creator),
    responder: await squash.signUp(CAST.responder),
    invited: await squash.signUp(CAST.invited),
    blocked: await squash.signUp(CAST.blocked),
    admin: await squash.signUp(CAST.admin),
    deleted: await squash.signUp(CAST.deleted),
    banned: await squash.signUp(CAST.banned),
  }
  const bystander = await squash.signUp(apart(ben, 'bystander'))

  await conflictIn('resolved', named.creator, named.blocked, CAST.blocked.email)
  for (const { call } of [named.creator, named.responder]) {
    await done(call('block_user', { p_user_id: personOf(named.blocked) }))
  }
  const { query } = squash.database
  await query('update profiles set is_admin = true where id = $1', [personOf(named.admin)])
  await runAdminCommand(['erase', CAST.deleted.email], { ...squash, print: () => {} })
  await squash.runSchedule('account.erase')
  // Only the ban, without ending the sessions as the command does: the ban has to work by itself.
  await query(`update auth.users set banned_until = timestamptz '2999-01-01' where id = $1`, [personOf(named.banned)])
  // A session that was checked is trusted for a second.
  squash.clock.advance({ seconds: 2 })
  return { ...named, bystander, visitor: squash.visitor, service: operatorOf(squash) }
}
