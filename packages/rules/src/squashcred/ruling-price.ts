/**
 * What a final ruling costs: the party who asks for it, and each party once it is public. Separate from the other
 * penalties because the conflict's page shows the price before someone asks, and loads no list of penalties for it.
 */
export const RULING_PRICE = { asking: 15, each: 10 } as const
