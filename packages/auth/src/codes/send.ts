import { updateUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import type { Challenge } from '../flows/challenge.ts'
import type { AuthTx } from '../ports.ts'
import type { User } from '../tables.ts'
import type { CodePurpose } from '../values.ts'
import { hashCode, hashLinkToken, newCode, newLinkToken } from './code.ts'
import type { AuthText } from './messages.ts'
import { isMailed, type MailedPurpose, mailKind, purposes, type Recipient, recipients } from './purposes.ts'

/** Where a mailed link leads, and whether it ends with tokens or with a code for the browser that requested it. */
export type LinkOptions = { redirectTo: string; challenge: Challenge | null }

/** Overwrites the purpose's slots with fresh codes and queues their messages. The caller holds the account's lock. */
export async function sendCodes(
  context: AuthContext,
  tx: AuthTx,
  user: User,
  purpose: CodePurpose,
  linkOptions: LinkOptions,
): Promise<User> {
  for (const recipient of recipients(user, purpose)) {
    const code = newCode(context.settings.codeDigits)
    const token = newLinkToken(linkOptions.challenge !== null)
    await fillSlot(context, tx, { userId: user.id, purpose, code, token, recipient, challenge: linkOptions.challenge })
    await queueMessage(context, tx, user, { purpose, recipient, code, token, redirectTo: linkOptions.redirectTo })
  }
  return await updateUser(tx, user.id, { [purposes[purpose].sentAt]: context.clock.now() })
}

type Message = { purpose: CodePurpose; recipient: Recipient; code: string; token: string; redirectTo: string }

async function queueMessage(
  { settings, clock, mailer, texter }: AuthContext,
  tx: AuthTx,
  user: User,
  { purpose, recipient: { slot, to }, code, token, redirectTo }: Message,
): Promise<void> {
  const owner = { id: user.id, email: user.email ?? '', metadata: user.user_metadata }
  const validUntil = new Date(clock.now().getTime() + settings.smsCodeSeconds * 1000)
  const text = (kind: AuthText['kind']) => texter.queue(tx, { kind, to: `+${to.value}`, code, validUntil })
  const mail = (mailed: MailedPurpose) => {
    const link = new URL(`${settings.externalUrl}/verify`)
    link.search = new URLSearchParams({
      token,
      type: purposes[mailed].link?.type ?? '',
      redirect_to: redirectTo,
    }).toString()
    return mailer.queue(tx, { kind: mailKind(mailed, slot), to: to.value, code, link: link.href, user: owner })
  }

  switch (purpose) {
    case 'confirmation':
    case 'recovery':
    case 'magic_link':
    case 'email_change':
      return await mail(purpose)
    case 'phone_confirmation':
    case 'phone_sign_in':
    case 'phone_change':
      return await text(purpose)
    case 'reauthentication':
      if (to.channel === 'phone') return await text(purpose)
      return await mailer.queue(tx, { kind: purpose, to: to.value, code, user: owner })
  }
}

type Filling = {
  userId: string
  purpose: CodePurpose
  code: string
  token: string
  recipient: Recipient
  challenge: Challenge | null
}

async function fillSlot({ clock, settings }: AuthContext, tx: AuthTx, given: Filling): Promise<void> {
  const { slot, to } = given.recipient
  const now = clock.now()
  const seconds = to.channel === 'email' ? settings.codeMinutes * 60 : settings.smsCodeSeconds
  const filling = {
    purpose: given.purpose,
    code_hash: hashCode(to.value, given.code),
    link_hash: isMailed(given.purpose) ? hashLinkToken(given.token) : null,
    address: to.value,
    code_challenge: given.challenge?.challenge ?? null,
    code_challenge_method: given.challenge?.method ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + seconds * 1000),
  }
  await tx
    .insertInto('auth.one_time_tokens')
    .values({ user_id: given.userId, slot, ...filling })
    .onConflict((conflict) => conflict.columns(['user_id', 'slot']).doUpdateSet(filling))
    .execute()
}

/** Voids every pending code of an account, including PKCE codes that have not been exchanged yet. */
export async function voidCodes(tx: AuthTx, userId: string): Promise<void> {
  await tx.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute()
  await tx.deleteFrom('auth.flow_states').where('user_id', '=', userId).execute()
}
