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

  /** Writes down what the provider says of a checkout, and what follows from it; nothing the second time. */
  async function settle(tx: Tx, checkout: Checkout): Promise<void> {
    const tip = tipOf(checkout)
    // The person's row first, always: two checkouts of one person settle one after the other.
    const support = tip && (await profiles.lockSupport(tx, tip.person_id))
    if (!tip || !support) return
    const at = clock.now()
    await insertCheckout(tx, tip, at)
    const stored = await lockCheckout(tx, checkout.session)
    if (!stored || stored.status === checkout.status || stored.status === 'refunded') return
    const { id, person_id: person, level } = tip
    const events: DomainEvent[] = []
    if (checkout.status === 'paid') {
      await changeCheckout(tx, stored.id, { status: 'paid', payment: checkout.payment, paid_at: at })
      events.push({ type: 'tip.paid', person, checkout: id, level, at })
    } else if (checkout.status === 'refunded') {
      await changeCheckout(tx, stored.id, { status: 'refunded', payment: checkout.payment, refunded_at: at })
      if (stored.status === 'paid') events.push({ type: 'tip.refunded', person, checkout: id, at })
    }
    const shown = highestTip(await findPaidLevels(tx, person))
    if (shown !== support.level) await profiles.setSupport(tx, person, shown && { ...supportFor(shown), since: at })
    await outbox.publish(tx, events)
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

    settle,

    /** Asks the provider which of the person's checkouts was paid. Outside any transaction. */
    async look(person: string, claim: Claim): Promise<Result<Checkout, 'tip.not_paid' | 'tip.unavailable'>> {
      const paid = await available(() => findPaid(person, claim))
      if (!paid.ok) return paid
      return paid.value ? ok(paid.value) : refuse('tip.not_paid')
    },

    /** Grants what was paid, and marks it as confirmed, so that it is not confirmed again by its level alone. */
    async confirm(tx: Tx, person: string, checkout: Checkout): Promise<Result<Support, 'tip.not_paid'>> {
      await settle(tx, checkout)
      const support = await profiles.lockSupport(tx, person)
      const stored = await lockCheckout(tx, checkout.session)
      if (stored?.status !== 'paid' || !support?.level || !support.since) return refuse('tip.not_paid')
      if (!stored.confirmed_at) await changeCheckout(tx, stored.id, { confirmed_at: clock.now() })
      return ok({
        supporter_level: support.level,
        supporter_emoji: TIPS[support.level].emoji,
        supporter_since: support.since.toISOString(),
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

async function available<Value>(ask: () => Promise<Value>): Promise<Result<Value, 'tip.unavailable'>> {
  try {
    return ok(await ask())
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return refuse('tip.unavailable', { retry_after: 30 })
    throw error
  }
}

export type Supporters = ReturnType<typeof createSupporters>
