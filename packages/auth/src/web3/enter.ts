import { createHash, randomUUID } from 'node:crypto'
import { isBanned } from '../accounts/banned.ts'
import { callHook } from '../accounts/hooks.ts'
import { insertUser, lockUser, type User } from '../accounts/store.ts'
import type { AuthContext, AuthTx } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import { ok, type Result, refuse, refuseOAuth } from '../result.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { OpenSession } from '../sessions/types.ts'
import type { SignInMessage } from './message.ts'
import { messageMinutes } from './rules.ts'

const provider = 'web3'
const accountKeyOf = ({ address }: SignInMessage) => `web3:solana:${address}`

/** Uses a proved message up and lets its signer in; somebody new gets an account without an address. */
export async function enterByWallet(
  context: AuthContext,
  tx: AuthTx,
  shown: { text: string; message: SignInMessage; userAgent: string | null },
): Promise<Result<{ user: User; open: OpenSession }>> {
  if (!(await useUp(tx, shown.text, shown.message))) {
    return refuseOAuth('invalid_grant', 'Signed Solana message was used before')
  }
  const providerId = accountKeyOf(shown.message)
  const known = await findOwner(tx, providerId)
  if (known && isBanned(known.banned_until, context.clock.now())) return refuse('user_banned', { status: 400 })
  const user = known ? ok(known) : await createAccount(context, tx, shown.message)
  if (!user.ok) return user
  const identity = { provider, providerId }
  return await signIn(context, tx, user.value, { method: 'web3', userAgent: shown.userAgent, identity })
}

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

async function findOwner(tx: AuthTx, providerId: string): Promise<User | undefined> {
  const identity = await tx
    .selectFrom('auth.identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return identity && (await lockUser(tx, identity.user_id))
}

async function createAccount(context: AuthContext, tx: AuthTx, message: SignInMessage): Promise<Result<User>> {
  if (context.settings.signupDisabled) return refuse('signup_disabled')
  const now = context.clock.now()
  const { address, domain, chainId } = message
  const sub = accountKeyOf(message)
  const data = { sub, custom_claims: { address, chain: 'solana', network: chainId ?? 'solana:mainnet', domain } }
  const user = await insertUser(tx, {
    id: randomUUID(),
    app_metadata: JSON.stringify({ provider, providers: [provider] }),
    user_metadata: JSON.stringify(data),
    created_at: now,
    updated_at: now,
  })
  if (user === undefined) return refuse('conflict')
  const identity = await tx
    .insertInto('auth.identities')
    .values({
      id: randomUUID(),
      user_id: user.id,
      provider,
      provider_id: sub,
      identity_data: JSON.stringify({ ...data, email_verified: false, phone_verified: false }),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  // The same wallet came with another message at the same moment.
  if (identity.numInsertedOrUpdatedRows !== 1n) return refuse('conflict')
  await recordEvents(tx, [{ user_id: user.id, type: 'signed_up', session_id: null, at: now }])
  const verdict = await callHook(context.accounts, 'created', tx, user)
  return verdict.ok ? ok(user) : verdict
}
