/** The source of the current time; tests pass in one that they advance by hand. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
