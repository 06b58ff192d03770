import { randomUUID } from 'node:crypto'
import { sendCodes, takeMailAllowance } from '../codes/send.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import { ok, type Result, refuse } from '../result.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { OpenSession } from '../sessions/types.ts'
import type { Metadata } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'
import { insertEmailIdentity } from './email-identity.ts'
import { callHook } from './hooks.ts'
import { type Identity, insertUser, type User } from './store.ts'

export type NewAccount = {
  email: string
  passwordHash: string
  metadata: Metadata
  /** Where the confirmation link leads. */
  redirectTo: string
  userAgent: string | null
}
/** `open` is null while the address has to be confirmed. */
export type CreatedAccount = { user: User; identity: Identity; open: OpenSession | null }

/** Creates an account with its e-mail identity, tells the host, and lets the person in or mails them a code: all or nothing. */
export async function createAccount(context: AuthContext, given: NewAccount): Promise<Result<CreatedAccount>> {
  const allowance = await takeMailAllowance(context)
  if (!allowance.ok) return allowance
  return await transactUnlessRefused(context, async (tx) => {
    const now = context.clock.now()
    const { autoconfirm } = context.settings
    const user = await insertUser(tx, {
      id: randomUUID(),
      email: given.email,
      password_hash: given.passwordHash,
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify(autoconfirm ? { ...given.metadata, email_verified: true } : given.metadata),
      email_confirmed_at: autoconfirm ? now : null,
      created_at: now,
      updated_at: now,
    })
    // Somebody else took the address a moment ago.
    if (user === undefined) return refuse('user_already_exists')
    const identity = await insertEmailIdentity(tx, user)
    await recordEvents(tx, [{ user_id: user.id, type: 'signed_up', session_id: null, at: now }])
    const verdict = await callHook(context.accounts, 'created', tx, user)
    if (!verdict.ok) return verdict

    if (autoconfirm) {
      const entered = await signIn(context, tx, user, { method: 'password', userAgent: given.userAgent })
      return entered.ok ? ok<CreatedAccount>({ ...entered.value, identity }) : entered
    }
    const mailed = await sendCodes(context, tx, user, 'confirmation', given.redirectTo)
    return mailed.ok ? ok<CreatedAccount>({ user: mailed.value, identity, open: null }) : mailed
  })
}
