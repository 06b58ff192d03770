import type { Account, AccountHooks, AccountRefused, AuthTx } from '@squash/auth'
import { LIMITS } from '@squash/contract/limits'
import { oneLine } from '@squash/contract/one-line'
import { usernameProblem } from '@squash/rules/people/username'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables.ts'
import { lockInbox } from '../invites/public.ts'
import type { Profiles } from '../profiles/public.ts'

/** A feature that depends on who holds an address; called in the transaction in which that changes. */
export type AddressListener = {
  addressGained(tx: Tx, gained: { person: string; email: string; isNew: boolean }): Promise<void>
  addressLost?(tx: Tx, person: string, email: string): Promise<void>
}

type Parts = { profiles: Profiles; listeners: readonly AddressListener[] }

/**
 * What Squash does when an account is created or confirmed, or changes its address, in the account's own transaction, so
 * that every account has a profile.
 */
export function accountHooks({ profiles, listeners }: Parts): AccountHooks {
  const gained = async (tx: Tx, { id: person, email }: Account, isNew: boolean) => {
    // A block through a link mailed to this address takes the same lock. It is stored either before this, for the
    // address, or after it, for the account.
    await lockInbox(tx, email)
    for (const listener of listeners) await listener.addressGained(tx, { person, email, isNew })
  }

  return {
    async created(authTx, account) {
      const tx = withOurTables(authTx)
      const names = namesOf(account.metadata)
      if ('refuse' in names) return names
      const isFree = account.email === '' || (await profiles.isAddressFree(tx, account.email))
      if (!isFree && !account.isManaged) return addressTaken
      // If an organisation vouches for an address that another account holds, that account keeps it.
      const email = isFree ? account.email || null : null
      const email_confirmed = email !== null && account.emailConfirmedAt !== null
      await profiles.create(tx, { id: account.id, email, email_confirmed, ...names })
      if (email_confirmed) await gained(tx, account, true)
    },

    async confirmed(authTx, account) {
      const tx = withOurTables(authTx)
      await profiles.setAddress(tx, account.id, account.email)
      await gained(tx, account, true)
    },

    async emailChanged(authTx, account) {
      const tx = withOurTables(authTx)
      const before = await profiles.setAddress(tx, account.id, account.email)
      if (before) for (const listener of listeners) await listener.addressLost?.(tx, account.id, before)
      await gained(tx, account, false)
    },
  }
}

const addressTaken: AccountRefused = {
  refuse: { status: 422, code: 'user_already_exists', message: 'User already registered' },
}

const withOurTables = (tx: AuthTx): Tx => tx.withTables<Tables>()

type Names = { username: string | null; first_name: string | null; last_name: string | null; time_zone: unknown }

/**
 * The names and the time zone from the sign-up form or a provider. Names are trimmed, and empty ones count as absent; an
 * invalid username refuses the sign-up.
 */
function namesOf({ username, time_zone, ...given }: Record<string, unknown>): Names | AccountRefused {
  const name = textOf(username)?.toLowerCase() ?? null
  const problem = name === null ? null : usernameProblem(name)
  if (problem) return { refuse: { status: 422, code: 'validation_failed', message: problem } }
  // Some providers only know a full name: its first word is used as the first name.
  const [first, ...others] = (textOf(given.full_name) ?? '').split(/\s+/)
  const hasOnlyFullName = given.first_name === undefined && given.last_name === undefined
  const first_name = nameOf(hasOnlyFullName ? first : given.first_name)
  return {
    username: name,
    first_name,
    last_name: nameOf(hasOnlyFullName ? others.join(' ') : given.last_name),
    time_zone,
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null
const nameOf = (value: unknown): string | null =>
  textOf(truncate(oneLine(textOf(value) ?? '').trim(), LIMITS.personName))
/** Truncates to this many code points, so that no emoji is cut in half. */
const truncate = (text: string, max: number): string => [...text].slice(0, max).join('')
