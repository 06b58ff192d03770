/** Something to pay for. `reference` comes back with every word of the provider about it. */
export type Order = {
  /** One checkout for each, however often it is asked for. */
  id: string
  title: string
  /** US cents. */
  amount: number
  reference: Readonly<Record<string, string>>
  /** Where the person goes afterwards; the session's name is put in place of `{SESSION}`. */
  paidUrl: string
  cancelUrl: string
}

/** What the provider says of a checkout. */
export type Checkout = {
  session: string
  status: 'open' | 'paid' | 'refunded'
  /** The provider's name for the payment; null until there is one. */
  payment: string | null
  reference: Readonly<Record<string, string>>
}

/** Takes money through somebody who is allowed to. */
export interface Payments {
  /** @throws PaymentsUnavailable when the provider cannot be reached or refuses */
  begin(order: Order): Promise<{ session: string; url: string }>
  /** @returns null for a session that the provider does not know. @throws PaymentsUnavailable */
  find(session: string): Promise<Checkout | null>
}

/** The provider is away, or there is none. Never carries the provider's own words, which may name a person or a key. */
export class PaymentsUnavailable extends Error {}

/** Where nobody takes money: a server in production without a card provider. */
export const noPayments: Payments = {
  async begin() {
    throw new PaymentsUnavailable('There is no card provider')
  },
  async find() {
    throw new PaymentsUnavailable('There is no card provider')
  },
}
