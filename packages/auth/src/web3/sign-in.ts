import { createHash } from 'node:crypto'
import { isBanned } from '../accounts/ban.ts'
import type { AuthContext } from '../context.ts'
import { createAccount } from '../external/create-account.ts'
import { type ExternalIdentity, lockOwner } from '../external/identities.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse, refuseOAuth } from '../result.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { OpenSession } from '../sessions/start.ts'
import type { User } from '../tables.ts'
import { messageMinutes, type SignInMessage } from './message.ts'

/** Uses up a verified message and signs its signer in; a new signer gets an account without an address. */
export async function enterByWallet(
  context: AuthContext,
  tx: AuthTx,
  shown: { text: string; message: SignInMessage; userAgent: string | null },
): Promise<Result<{ user: User; open: OpenSession }>> {
  if (!(await useUp(tx, shown.text, shown.message))) {
    return refuseOAuth('invalid_grant', 'Signed Solana message was used before')
  }
  const external = ownerOf(shown.message)
  const found = await lockOwner(tx, external)
  if (!found.ok) return found
  const user = found.value?.owner
  if (user && isBanned(user.banned_until, context.clock.now())) return refuse('user_banned', { status: 400 })
  const entering = user ? ok(user) : await createAccount(context, tx, external)
  if (!entering.ok) return entering
  const identity = { provider: external.provider, providerId: external.profile.subject }
  return await signIn(context, tx, entering.value, { method: 'web3', userAgent: shown.userAgent, identity })
}

/** The wallet as an identity; its data travels in tokens, so the statement, which may be long, is left out. */
const ownerOf = ({ address, domain, chainId }: SignInMessage): ExternalIdentity => ({
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
