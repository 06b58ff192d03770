/** A reproducible random source: the same seed gives the same choices (mulberry32). */
export type Chance = {
  seed: number
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number
  /** @throws when the list is empty */
  oneOf<Item>(items: readonly Item[]): Item
}

/** @param usual the default seed; SEED in the environment overrides it */
export function chanceOf(usual: number): Chance {
  const seed = Number(process.env.SEED ?? usual)
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    seed,
    next,
    below,
    oneOf(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Nothing to choose from')
      return item
    },
  }
}
