import { id } from '@squash/contract/schemas'
import type { Support } from '@squash/contract/supporters'
import { TIP_LEVELS, type TipLevel } from '@squash/contract/values'
import { type DomainEvent, ok, type Result, refuse } from '@squash/rules'
import { highestTip, TIPS } from '@squash/rules/supporters/tips'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { type Checkout, type Payments, PaymentsUnavailable } from '../../platform/payments/payments.ts'
import type { Profiles } from '../profiles/profiles.service.ts'
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

/** Tips: a status is granted for what was paid, and for nothing else (decisions §10). */
export function createSupporters({ database, clock, outbox, payments, profiles, newId, siteUrl }: Parts) {
  const { db } = database

  /**
   * Writes down what the provider says of a checkout, and what follows from it; nothing the second time.
   * @param isConfirmed whether the person does so on the page
   * @returns how the checkout stands now, and what the person shows; null when it is no tip, or its account is gone
   */
  async function settle(tx: Tx, checkout: Checkout, isConfirmed = false) {
    const tip = tipOf(checkout)
    // The person's row first, always: two checkouts of one person settle one after the other.
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

  /** The person's own checkout that is to be confirmed, as the provider sees it now. */
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
    /** Begins a checkout with the card provider. Outside any transaction. */
    async begin(person: string, level: TipLevel): Promise<Result<NewCheckout & { url: string }, 'tip.unavailable'>> {
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
      const begun = await available(() => payments.begin(order))
      return begun.ok ? ok({ id, person_id: person, level, ...begun.value }) : begun
    },

    async remember(tx: Tx, { url, ...checkout }: NewCheckout & { url: string }) {
      await insertCheckout(tx, checkout, clock.now())
      return ok({ url })
    },

    settle: async (tx: Tx, checkout: Checkout): Promise<void> => void (await settle(tx, checkout)),

    /** Asks the provider which of the person's checkouts was paid. Outside any transaction. */
    async look(person: string, claim: Claim): Promise<Result<Checkout, 'tip.not_paid' | 'tip.unavailable'>> {
      const paid = await available(() => findPaid(person, claim))
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

    /** For the person's own download. */
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

/** What a checkout begun here refers to; one that somebody else began with the same provider is no tip. */
const Reference = z.object({ checkout: id, person: id, tip_level: z.enum(TIP_LEVELS) })

/** Whose tip a checkout is, from what the provider was given and nobody else can write. */
function tipOf({ reference, session }: Checkout): NewCheckout | null {
  const { data } = Reference.safeParse(reference)
  return data ? { id: data.checkout, person_id: data.person, level: data.tip_level, session } : null
}

/** What a word of the provider changes: open to paid, and either to refunded, for good. */
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

async function available<Value>(ask: () => Promise<Value>): Promise<Result<Value, 'tip.unavailable'>> {
  try {
    return ok(await ask())
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return refuse('tip.unavailable', { retry_after: 30 })
    throw error
  }
}

export type Supporters = ReturnType<typeof createSupporters>
