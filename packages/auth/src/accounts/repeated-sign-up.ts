import { randomInt, randomUUID } from 'node:crypto'
import { applies, purposes } from '../codes/purposes.ts'
import { type LinkOptions, sendCodes } from '../codes/send.ts'
import { noteRequest } from '../codes/wait.ts'
import type { AuthContext } from '../context.ts'
import { accountKey } from '../devices/device.ts'
import { withinLimit } from '../limits.ts'
import { ok, type Result } from '../result.ts'
import type { Identity, User } from '../tables.ts'
import { transactAndUndo, transactUnlessRefused } from '../transaction.ts'
import type { CodePurpose, Metadata } from '../values.ts'
import type { Address } from './address.ts'
import { addressIdentity } from './address-identity.ts'
import { insertAccount, type NewAccount } from './create.ts'
import { lockUser, updateUser } from './store.ts'

/**
 * Whether the password matches that of a known account. Every request makes the comparison, so that a known address
 * takes as long as a new one. For an account that is not confirmed yet, guesses are limited as at sign-in, and those
 * over the limit count as wrong.
 */
export async function isSamePassword(
  { passwords, limiter }: AuthContext,
  known: User | undefined,
  { address, password, purpose }: { address: Address; password: string; purpose: CodePurpose },
): Promise<boolean> {
  const matches = await passwords.verify(known?.password_hash ?? null, password)
  if (known === undefined || !applies(known, purpose)) return matches
  const key = accountKey(`sign-up ${address.value}`)
  const allowed = await withinLimit(limiter, 'password_account', key)
  if (!allowed.ok || !matches) return false
  await limiter.giveBack?.('password_account', key)
  return true
}

type Again = {
  known: User
  /** Whether the password matches the account's. */
  isSame: boolean
  purpose: CodePurpose
  linkOptions: LinkOptions
}

/**
 * A sign-up with an address that already has an account. If the account is unconfirmed, its code is sent again;
 * otherwise nothing happens. Either way the answer is that of a new account. A second password for an unconfirmed
 * account voids the first one without replacing it, because there is no telling which of the two is the owner's
 * (docs/decisions/0026-sign-in-does-not-reveal-accounts.md).
 */
export async function repeatSignUp(
  context: AuthContext,
  given: NewAccount,
  { known, isSame, purpose, linkOptions }: Again,
): Promise<Result<{ user: User; identity: Identity }>> {
  const tried = isSame && applies(known, purpose) ? differences(known.user_metadata, given.metadata) : given.metadata
  const trial = await trySignUp(context, given, tried)
  if (!trial.ok) return trial
  const sent = await transactUnlessRefused(context, async (tx) => {
    const noted = await noteRequest(context, tx, { to: given.address, purpose })
    if (!noted.ok) return noted
    const locked = await lockUser(tx, known.id)
    if (locked === undefined || !applies(locked, purpose)) return ok(null)
    if (!isSame || locked.password_hash !== known.password_hash) {
      await updateUser(tx, locked.id, { password_hash: null })
    }
    await sendCodes(context, tx, locked, purpose, linkOptions)
    return ok(null)
  })
  return sent.ok ? trial : sent
}

/**
 * A user who repeats their own sign-up must not collide with what the first one took, such as a username. Only the same
 * password shows that it is theirs: everyone else gets the answer for an address without an account.
 */
const differences = (before: Metadata, now: Metadata): Metadata =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key])),
  )

/**
 * The result a sign-up would have if the address were free: it runs in full under an unused address and is rolled back.
 * So a sign-up with a taken address gets the same refusals, takes as long, and gets an answer that reveals nothing
 * (docs/decisions/0026-sign-in-does-not-reveal-accounts.md).
 * @param tried the part of the metadata that the host sees
 */
async function trySignUp(
  context: AuthContext,
  given: NewAccount,
  tried: Metadata,
): Promise<Result<{ user: User; identity: Identity }>> {
  const { address } = given
  const trial = await transactAndUndo(context, async (tx) => {
    const stranger = { ...given, address: unusedAddress(address), metadata: tried }
    const made = await insertAccount(context, tx, stranger, { confirmed: false })
    if (!made.ok) return made
    const { sentAt } = purposes[address.channel === 'email' ? 'confirmation' : 'phone_confirmation']
    return ok(await updateUser(tx, made.value.user.id, { [sentAt]: context.clock.now() }))
  })
  if (!trial.ok) return trial
  const user = { ...trial.value, [address.channel]: address.value }
  return ok({ user, identity: addressIdentity(user, address.channel) })
}

/** Names under `.invalid` never exist, and the country code 999 is unassigned. */
const unusedAddress = ({ channel }: Address): Address =>
  channel === 'email'
    ? { channel, value: `${randomUUID()}@nobody.invalid` }
    : { channel, value: `999${String(randomInt(10 ** 12)).padStart(12, '0')}` }
