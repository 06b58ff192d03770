/** How many shards people are spread over: the most workers that one reader can use. As many as `log_positions` has. */
export const SHARDS = 16

/** A person's shard: the first digit of their id, which is random. */
export const shardOfPerson = (person: string): number => Number.parseInt(person.slice(0, 1), 16)

/** Shards as bits of a number. */
export const maskOf = (shards: readonly number[]): number => shards.reduce((mask, shard) => mask | (1 << shard), 0)
