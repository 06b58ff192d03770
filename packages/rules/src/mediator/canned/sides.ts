import type { Party } from '@squash/contract/values'
import type { ResolveTask } from '../mediator.ts'
import { type Account, accountOf } from './account.ts'

/** One party's name, with what their approved wording says. */
export type Side = { readonly name: string; readonly account: Account }

/** Both sides of a task; without names they are called "one of you" and "the other". */
export function sidesOf({ user1, user2, names }: ResolveTask): readonly [Side, Side] {
  const called = namesOf({ names })
  return [
    { name: called?.user1 ?? 'One of you', account: accountOf(user1, { listener: names?.user2.trim() || null }) },
    { name: called?.user2 ?? 'The other', account: accountOf(user2, { listener: names?.user1.trim() || null }) },
  ]
}

/** Both parties' names for use in a text; null if either has none. */
export function namesOf({ names }: Pick<ResolveTask, 'names'>): Record<Party, string> | null {
  const [user1, user2] = [names?.user1.trim(), names?.user2.trim()]
  if (!user1 || !user2) return null
  // Identical names couldn't be told apart.
  return user1 === user2 ? { user1: `${user1} (who started)`, user2: `${user2} (who answered)` } : { user1, user2 }
}

/** Both names without what some people add: "Lee" of "Lee, Kestrel Paving" and "Josh" of "Josh (flat 4)". */
export function calledNames([one, other]: readonly [Side, Side]): [string, string] {
  const [first = '', second = ''] = [one, other].map(({ name }) => name.split(/\s*[,(]/)[0] || name)
  // "Sam (who started)" and "Sam (who answered)"
  return first === second ? [one.name, other.name] : [first, second]
}
