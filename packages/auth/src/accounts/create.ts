import { randomUUID } from 'node:crypto'
import { type LinkOptions, sendCodes } from '../codes/send.ts'
import { noteRequest } from '../codes/wait.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { OpenSession } from '../sessions/start.ts'
import type { Identity, User } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'
import type { CodePurpose, Metadata } from '../values.ts'
import type { Address } from './address.ts'
import { insertAddressIdentity } from './address-identity.ts'
import { callHook } from './hooks.ts'
import { insertUser } from './store.ts'

export type NewAccount = {
  address: Address
  /** null for users who sign in with codes. */
  passwordHash: string | null
  metadata: Metadata
}
/** Either the address counts as confirmed, or a code is sent there for `purpose`. */
type Admission = { userAgent: string | null } | { purpose: CodePurpose; linkOptions: LinkOptions }
/** `open` is null until the address is confirmed. */
type CreatedAccount = { user: User; identity: Identity; open: OpenSession | null }

/**
 * Creates an account with its first identity, notifies the host, and signs the user in or sends them a code: all or
 * nothing.
 */
export async function createAccount(
  context: AuthContext,
  given: NewAccount,
  admission: Admission,
): Promise<Result<CreatedAccount>> {
  return await transactUnlessRefused(context, async (tx) => {
    if ('userAgent' in admission) {
      const made = await insertAccount(context, tx, given, { confirmed: true })
      if (!made.ok) return made
      const { userAgent } = admission
      const { channel } = given.address
      const entered = await signIn(context, tx, made.value.user, { method: 'password', channel, userAgent })
      return entered.ok ? ok<CreatedAccount>({ ...made.value, ...entered.value }) : entered
    }
    const { purpose, linkOptions } = admission
    const noted = await noteRequest(context, tx, { to: given.address, purpose })
    if (!noted.ok) return noted
    const made = await insertAccount(context, tx, given, { confirmed: false })
    if (!made.ok) return made
    const user = await sendCodes(context, tx, made.value.user, purpose, linkOptions)
    return ok<CreatedAccount>({ ...made.value, user, open: null })
  })
}

/** The steps that create an account, inside a transaction: its rows, its history, and the host's hook. */
export async function insertAccount(
  context: AuthContext,
  tx: AuthTx,
  { address: { channel, value }, passwordHash, metadata }: NewAccount,
  { confirmed }: { confirmed: boolean },
): Promise<Result<{ user: User; identity: Identity }>> {
  const now = context.clock.now()
  const proof = channel === 'email' ? { email_verified: true } : { phone_verified: true }
  const confirmedAt = confirmed ? now : null
  const user = await insertUser(tx, {
    id: randomUUID(),
    ...(channel === 'email'
      ? { email: value, email_confirmed_at: confirmedAt }
      : { phone: value, phone_confirmed_at: confirmedAt }),
    password_hash: passwordHash,
    app_metadata: JSON.stringify({ provider: channel, providers: [channel] }),
    user_metadata: JSON.stringify(confirmed ? { ...metadata, ...proof } : metadata),
    created_at: now,
    updated_at: now,
  })
  // Another request took the address a moment ago.
  if (user === undefined) return refuse('user_already_exists')
  const identity = await insertAddressIdentity(tx, user, channel)
  await recordEvents(tx, [{ user_id: user.id, type: 'signed_up', session_id: null, at: now }])
  const verdict = await callHook(context.accounts, 'created', tx, user)
  return verdict.ok ? ok({ user, identity }) : verdict
}
