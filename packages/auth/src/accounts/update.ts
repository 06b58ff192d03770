import { sendCodes, voidCodes } from '../codes/send.ts'
import type { AuthContext, AuthTx } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import { ok, type Result, refuse } from '../result.ts'
import { endSessions } from '../sessions/end.ts'
import type { Metadata } from '../tables.ts'
import { mergeMetadata } from './metadata.ts'
import { lockUser, type User, updateUser } from './store.ts'

/** What a person changes about their account; what is absent stays. */
export type AccountChanges = {
  data?: Metadata | undefined
  passwordHash?: string | undefined
  newEmail?: string | undefined
}
type By = { seen: User; sessionId: string; redirectTo: string }

/** Applies the changes in one transaction's steps. `seen` is the account as it was when the request was checked. */
export async function applyChanges(
  context: AuthContext,
  tx: AuthTx,
  changes: AccountChanges,
  by: By,
): Promise<Result<User>> {
  const locked = await lockUser(tx, by.seen.id)
  if (locked === undefined) return refuse('user_not_found')
  const described = changes.data ? await setMetadata(context, tx, locked, changes.data) : ok(locked)
  if (!described.ok) return described
  const secured = changes.passwordHash
    ? await setPassword(context, tx, described.value, changes.passwordHash, by)
    : described
  if (!secured.ok || changes.newEmail === undefined) return secured
  return await startEmailChange(context, tx, secured.value, changes.newEmail, by)
}

async function setMetadata({ clock }: AuthContext, tx: AuthTx, user: User, data: Metadata): Promise<Result<User>> {
  const merged = mergeMetadata(user.user_metadata, data)
  if (!merged.ok) return merged
  return ok(await updateUser(tx, user.id, { user_metadata: JSON.stringify(merged.value), updated_at: clock.now() }))
}

/** A new password ends all other sessions, voids every waiting code, and is told to its owner. */
async function setPassword(
  context: AuthContext,
  tx: AuthTx,
  user: User,
  passwordHash: string,
  { seen, sessionId }: By,
): Promise<Result<User>> {
  if (user.password_hash !== seen.password_hash) {
    return refuse('conflict', { message: 'The password was changed by another request' })
  }
  const at = context.clock.now()
  const changed = await updateUser(tx, user.id, { password_hash: passwordHash, updated_at: at })
  await voidCodes(tx, user.id)
  const ended = await endSessions(tx, user.id, { allBut: sessionId })
  await recordEvents(tx, [
    { user_id: user.id, type: 'password_changed', session_id: sessionId, at },
    ...ended.map((id) => ({ user_id: user.id, type: 'session_revoked' as const, session_id: id, at })),
  ])
  if (user.email !== null) {
    const owner = { id: user.id, email: user.email, metadata: user.user_metadata }
    await context.mailer.queue(tx, { kind: 'password_changed', to: user.email, user: owner })
  }
  return ok(changed)
}

/** The new address waits until it and the current one have confirmed (protocol §3, §4). */
async function startEmailChange(
  context: AuthContext,
  tx: AuthTx,
  user: User,
  newEmail: string,
  { sessionId, redirectTo }: By,
): Promise<Result<User>> {
  const at = context.clock.now()
  const waiting = await updateUser(tx, user.id, {
    new_email: newEmail,
    email_change_confirmed_by: null,
    updated_at: at,
  })
  await recordEvents(tx, [{ user_id: user.id, type: 'email_change_requested', session_id: sessionId, at }])
  return await sendCodes(context, tx, waiting, 'email_change', redirectTo)
}
