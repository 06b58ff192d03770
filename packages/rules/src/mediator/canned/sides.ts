import type { ResolveTask } from '../mediator.ts'
import { type Account, accountOf } from './account.ts'

/** One of the two, by name, with what their approved wording says. */
export type Side = { readonly name: string; readonly account: Account }

/** Both sides of a task; without names they are "one of you" and "the other". */
export function sidesOf({ user1, user2, names }: ResolveTask): readonly [Side, Side] {
  const first = names?.user1.trim() || 'One of you'
  const second = names?.user2.trim() || 'The other'
  // Two people of the same name would be told apart by nothing.
  const [one, other] = first === second ? [`${first} (who started)`, `${second} (who answered)`] : [first, second]
  return [
    { name: one, account: accountOf(user1) },
    { name: other, account: accountOf(user2) },
  ]
}
