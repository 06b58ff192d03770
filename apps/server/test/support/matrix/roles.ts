/** The roles of somebody with a name. */
export const NAMED = [
  /** Signed in, and in none of the records that a call is about. */
  'stranger',
  'creator',
  'responder',
  /** Has an account and an invite of the creator's, and has not answered. */
  'invited',
  /** Settled something with the creator once; both people of the scene have blocked them since. */
  'blocked',
  /** Administers, and is a stranger to every record. */
  'admin',
  /** Holds a token from before their account was erased. */
  'deleted',
  /** Holds a token from before an operator banned them. */
  'banned',
] as const
export type Named = (typeof NAMED)[number]

/** Everybody who might make a call (decisions §1); a service is a program of the operator's: it holds the service key, and is no person. */
export const ROLES = ['visitor', ...NAMED, 'service'] as const
export type Role = (typeof ROLES)[number]

/** The HTTP status that each role is answered with. */
export type Statuses = Record<Role, number>

/** Anybody. A token that opens nothing makes a visitor of its bearer, not an error. */
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

/** What nobody is let in to without a living session. */
const WITHOUT_SESSION = { visitor: 401, service: 401, deleted: 401, banned: 401 } as const

/** Every signed-in person. */
export const signedIn: Statuses = { ...everybody, ...WITHOUT_SESSION }

/** Every signed-in person is answered with this. */
export const refusedAll = (status: number): Statuses => ({
  ...signedIn,
  stranger: status,
  creator: status,
  responder: status,
  invited: status,
  blocked: status,
  admin: status,
})

/** The people of the record alone; for everybody else it answers like this. */
export const parties = (others: number): Statuses => ({ ...signedIn, stranger: others, blocked: others, admin: others })

/** Administrators alone. */
export const admins: Statuses = { ...refusedAll(403), admin: 200 }

/** The service key alone: what hands out value (decisions §1). */
export const operators: Statuses = { ...refusedAll(403), service: 200 }
