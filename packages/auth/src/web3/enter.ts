import { createHash, randomUUID } from 'node:crypto'
import { isBanned } from '../accounts/banned.ts'
import { callHook } from '../accounts/hooks.ts'
import { insertUser, type User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import { insertIdentity, lockOwner, type Vouched } from '../external/identities.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse, refuseOAuth } from '../result.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { OpenSession } from '../sessions/types.ts'
import type { SignInMessage } from './message.ts'
import { messageMinutes } from './rules.ts'

/** Uses a proved message up and lets its signer in; somebody new gets an account without an address. */
export async function enterByWallet(
  context: AuthContext,
  tx: AuthTx,
  shown: { text: string; message: SignInMessage; userAgent: string | null },
): Promise<Result<{ user: User; open: OpenSession }>> {
  if (!(await useUp(tx, shown.text, shown.message))) {
    return refuseOAuth('invalid_grant', 'Signed Solana message was used before')
  }
  const vouched = ownerOf(shown.message)
  const found = await lockOwner(tx, vouched)
  if (!found.ok) return found
  const user = found.value?.owner
  if (user && isBanned(user.banned_until, context.clock.now())) return refuse('user_banned', { status: 400 })
  const entering = user ? ok(user) : await createAccount(context, tx, vouched)
  if (!entering.ok) return entering
  const identity = { provider: vouched.provider, providerId: vouched.profile.subject }
  return await signIn(context, tx, entering.value, { method: 'web3', userAgent: shown.userAgent, identity })
}

/** The wallet as a way in; what it says travels in tokens, so the statement, which may be long, stays out. */
const ownerOf = ({ address, domain, chainId }: SignInMessage): Vouched => ({
  provider: 'web3',
  profile: {
    subject: `web3:solana:${address}`,
    email: null,
    emailVerified: false,
    names: { custom_claims: { address, chain: 'solana', network: chainId ?? 'solana:mainnet', domain } },
  },
})

/** @returns false when the same message was used before */
async function useUp(tx: AuthTx, text: string, { issuedAt }: SignInMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('auth.web3_messages')
    .values({
      message_hash: createHash('sha256').update(text).digest('hex'),
      expires_at: new Date(issuedAt.getTime() + messageMinutes * 60_000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function createAccount(context: AuthContext, tx: AuthTx, vouched: Vouched): Promise<Result<User>> {
  if (context.settings.signupDisabled) return refuse('signup_disabled')
  const now = context.clock.now()
  const { provider, profile } = vouched
  const user = await insertUser(tx, {
    id: randomUUID(),
    app_metadata: JSON.stringify({ provider, providers: [provider] }),
    user_metadata: JSON.stringify(profile.names),
    created_at: now,
    updated_at: now,
  })
  // The same wallet came with another message at the same moment.
  if (user === undefined || (await insertIdentity(tx, user, vouched, now)) === undefined) return refuse('conflict')
  await recordEvents(tx, [{ user_id: user.id, type: 'signed_up', session_id: null, at: now }])
  const verdict = await callHook(context.accounts, 'created', tx, user)
  return verdict.ok ? ok(user) : verdict
}
