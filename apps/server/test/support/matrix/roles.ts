/** The roles that have a user account. */
export const NAMED = [
  /** Signed in, and involved in none of the records that a call concerns. */
  'stranger',
  'creator',
  'responder',
  /** Has an account and an unanswered invite from the creator. */
  'invited',
  /** Settled a conflict with the creator once; both parties of the scene have blocked them since. */
  'blocked',
  /** An admin who is a stranger to every record. */
  'admin',
  /** Holds a token from before their account was erased. */
  'deleted',
  /** Holds a token from before an operator banned them. */
  'banned',
] as const
export type Named = (typeof NAMED)[number]

/** Everyone who might make a call. A service is an operator's program: it has the service key and no user account. */
export const ROLES = ['visitor', ...NAMED, 'service'] as const
export type Role = (typeof ROLES)[number]

/** The HTTP status that each role gets. */
export type Statuses = Record<Role, number>

/** Anyone. An invalid token makes its bearer a visitor and causes no error. */
export const everybody: Statuses = {
  visitor: 200,
  stranger: 200,
  creator: 200,
  responder: 200,
  invited: 200,
  blocked: 200,
  admin: 200,
  service: 200,
  deleted: 200,
  banned: 200,
}

/** Everyone who is refused without a live session. */
const WITHOUT_SESSION = { visitor: 401, service: 401, deleted: 401, banned: 401 } as const

/** Every signed-in person. */
export const signedIn: Statuses = { ...everybody, ...WITHOUT_SESSION }

/** Every signed-in user gets this status. */
export const refusedAll = (status: number): Statuses => ({
  ...signedIn,
  stranger: status,
  creator: status,
  responder: status,
  invited: status,
  blocked: status,
  admin: status,
})

/** Only the parties of the record; all other users get this status. */
export const parties = (others: number): Statuses => ({ ...signedIn, stranger: others, blocked: others, admin: others })

/** Only admins. */
export const admins: Statuses = { ...refusedAll(403), admin: 200 }

/** Only the service key, for calls that give something of value. */
export const operators: Statuses = { ...refusedAll(403), service: 200 }
