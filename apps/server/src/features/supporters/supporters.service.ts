import { id } from '@squash/contract/schemas'
import type { Support } from '@squash/contract/supporters'
import { TIP_LEVELS, type TipLevel } from '@squash/contract/values'
import type { DomainEvent } from '@squash/rules/events'
import { ok, type Result, refuse } from '@squash/rules/result'
import { highestTip, TIPS } from '@squash/rules/supporters/tips'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { type Checkout, type Payments, PaymentsUnavailable } from '../../platform/payments/payments.ts'
import type { Profiles } from '../profiles/public.ts'
import {
  type CheckoutRow,
  changeCheckout,
  findPaidLevels,
  insertCheckout,
  listCheckouts,
  listUnconfirmed,
  lockCheckout,
  type NewCheckout,
} from './checkouts.store.ts'

type Parts = {
  database: Pick<Database, 'db'>
  clock: Clock
  outbox: Outbox
  payments: Payments
  profiles: Pick<Profiles, 'lockSupport' | 'setSupport'>
  newId: () => string
  siteUrl: string
}

type Claim = { tip_level?: TipLevel | null | undefined; session_id?: string | null | undefined }

/** Tips. A supporter status is only granted for a payment (docs/reference/tips.md#paying-and-confirming-a-tip). */
export function createSupporters({ database, clock, outbox, payments, profiles, newId, siteUrl }: Parts) {
  const { db } = database

  /**
   * Records the provider's state of a checkout, and its consequences. Recording the same state again changes nothing.
   * @param isConfirmed whether the user confirms it on the page
   * @returns the checkout's current state, and the supporter status the user shows; null if it is not a tip, or its
   * account is gone
   */
  async function settle(tx: Tx, checkout: Checkout, isConfirmed = false) {
    const tip = tipOf(checkout)
    // Always lock the user's row first: two checkouts of one user are settled one at a time.
    const support = tip && (await profiles.lockSupport(tx, tip.person_id))
    if (!tip || !support) return null
    const at = clock.now()
    const stored = await lockCheckout(tx, tip, at)
    const { change, event } = settlement(stored, checkout, tip, at)
    const confirmation = isConfirmed && stored.confirmed_at === null ? { confirmed_at: at } : null
    if (change || confirmation) await changeCheckout(tx, stored.id, { ...change, ...confirmation })
    const status = change?.status ?? stored.status
    if (!event) return { status, support }
    const level = highestTip(await findPaidLevels(tx, tip.person_id))
    const shown = level === support.level ? support : { level, since: level && at }
    const statement = outbox.alongside(tx, [event])
    await profiles.setSupport(statement, tip.person_id, level && { ...supportFor(level), since: shown.since ?? at })
    return { status, support: shown }
  }

  const supportFor = (level: TipLevel) => ({ level, emoji: TIPS[level].emoji })

  /** The user's paid checkout that a claim refers to, in the provider's current state; null if there is none. */
  async function findPaid(person: string, { session_id, tip_level }: Claim): Promise<Checkout | null> {
    const sessions = session_id
      ? [session_id]
      : tip_level
        ? (await listUnconfirmed(db, person, tip_level)).map(({ session }) => session)
        : []
    for (const session of sessions) {
      const checkout = await payments.find(session)
      if (checkout?.status === 'paid' && tipOf(checkout)?.person_id === person) return checkout
    }
    return null
  }

  return {
    /** Starts a checkout with the payment provider; call it outside transactions. */
    async startCheckout(
      person: string,
      level: TipLevel,
    ): Promise<Result<NewCheckout & { url: string }, 'tip.unavailable'>> {
      const id = newId()
      const { title, price } = TIPS[level]
      const order = {
        id,
        title: `Squash tip: ${title}`,
        amount: price * 100,
        reference: { checkout: id, person, tip_level: level },
        paidUrl: `${siteUrl}/support-success?tipId=${level}&session_id={SESSION}`,
        cancelUrl: `${siteUrl}/support-us`,
      }
      const started = await orUnavailable(() => payments.begin(order))
      return started.ok ? ok({ id, person_id: person, level, ...started.value }) : started
    },

    /** Stores a started checkout. @returns the page on which it is paid */
    async storeCheckout(tx: Tx, { url, ...checkout }: NewCheckout & { url: string }) {
      await insertCheckout(tx, checkout, clock.now())
      return ok({ url })
    },

    /** Records what the payment provider reports about a checkout. */
    settle: async (tx: Tx, checkout: Checkout): Promise<void> => void (await settle(tx, checkout)),

    /** Asks the provider which of the user's checkouts was paid; call it outside transactions. */
    async findCheckout(person: string, claim: Claim): Promise<Result<Checkout, 'tip.not_paid' | 'tip.unavailable'>> {
      const paid = await orUnavailable(() => findPaid(person, claim))
      if (!paid.ok) return paid
      return paid.value ? ok(paid.value) : refuse('tip.not_paid')
    },

    /** Grants what was paid, and marks it as confirmed, so that it is not confirmed again by its level alone. */
    async confirm(tx: Tx, checkout: Checkout): Promise<Result<Support, 'tip.not_paid'>> {
      const settled = await settle(tx, checkout, true)
      if (settled?.status !== 'paid' || !settled.support.level || !settled.support.since) return refuse('tip.not_paid')
      const { level, since } = settled.support
      return ok({
        supporter_level: level,
        supporter_emoji: TIPS[level].emoji,
        supporter_since: since.toISOString(),
      })
    },

    /** A user's tips, for their download. */
    async own(person: string) {
      const checkouts = await listCheckouts(db, person)
      return checkouts.map(({ created_at, paid_at, refunded_at, ...checkout }) => ({
        ...checkout,
        created_at: created_at.toISOString(),
        paid_at: paid_at?.toISOString() ?? null,
        refunded_at: refunded_at?.toISOString() ?? null,
      }))
    },
  }
}

/** The reference of a checkout started here; one started elsewhere with the same provider is not a tip. */
const Reference = z.object({ checkout: id, person: id, tip_level: z.enum(TIP_LEVELS) })

/** Whose tip a checkout is, from metadata that only we can write. */
function tipOf({ reference, session }: Checkout): NewCheckout | null {
  const { data } = Reference.safeParse(reference)
  return data ? { id: data.checkout, person_id: data.person, level: data.tip_level, session } : null
}

/** The state changes that the provider can report: open to paid, and either to refunded, for good. */
function settlement(stored: CheckoutRow, checkout: Checkout, { id, person_id: person, level }: NewCheckout, at: Date) {
  const { status, payment } = checkout
  if (status === 'paid' && stored.status === 'open') {
    const event: DomainEvent = { type: 'tip.paid', person, checkout: id, level, at }
    return { change: { status, payment, paid_at: at }, event }
  }
  if (status === 'refunded' && stored.status !== 'refunded') {
    const event: DomainEvent = { type: 'tip.refunded', person, checkout: id, at }
    return { change: { status, payment, refunded_at: at }, event: stored.status === 'paid' ? event : null }
  }
  return { change: null, event: null }
}

/** Turns an outage of the payment provider into a refusal. */
async function orUnavailable<Value>(ask: () => Promise<Value>): Promise<Result<Value, 'tip.unavailable'>> {
  try {
    return ok(await ask())
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return refuse('tip.unavailable', { retry_after: 30 })
    throw error
  }
}

export type Supporters = ReturnType<typeof createSupporters>
