import type { AuthContext } from '../context.ts'
import { listFactors } from '../factors/store.ts'
import { listIdentities, type User } from './store.ts'
import { viewUser } from './view.ts'

/** An account with its ways in and its second factors, as its owner sees it. Not inside a transaction. */
export async function viewAccount({ db, clock }: Pick<AuthContext, 'db' | 'clock'>, user: User) {
  const [identities, factors] = await Promise.all([listIdentities(db, user.id), listFactors(db, user.id, clock.now())])
  return viewUser(user, identities, factors)
}
