/** Something to pay for. `reference` comes back with every message of the provider about it. */
export type Order = {
  /** Idempotency key: one checkout for each, however often it is requested. */
  id: string
  title: string
  /** US cents. */
  amount: number
  reference: Readonly<Record<string, string>>
  /** Where the user goes afterwards; `{SESSION}` is replaced with the session's name. */
  paidUrl: string
  cancelUrl: string
}

/** The provider's view of a checkout. */
export type Checkout = {
  session: string
  status: 'open' | 'paid' | 'refunded'
  /** The provider's id for the payment; null until there is one. */
  payment: string | null
  reference: Readonly<Record<string, string>>
}

/** Takes payments through a provider. */
export interface Payments {
  /** @throws PaymentsUnavailable when the provider cannot be reached or refuses */
  begin(order: Order): Promise<{ session: string; url: string }>
  /** @returns null for a session that the provider does not know. @throws PaymentsUnavailable */
  find(session: string): Promise<Checkout | null>
}

/**
 * The provider is unavailable, or there is none. Never carries the provider's own message, which may contain a name or
 * a key.
 */
export class PaymentsUnavailable extends Error {}

/** For a production server without a payment provider. */
export const noPayments: Payments = {
  async begin() {
    throw new PaymentsUnavailable('There is no card provider')
  },
  async find() {
    throw new PaymentsUnavailable('There is no card provider')
  },
}
