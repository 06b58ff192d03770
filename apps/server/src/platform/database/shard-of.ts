/**
 * One of sixteen shards, by the first digit of a random id. Global counters have a row for each, so that writers rarely
 * wait for each other, and the workers that read the event log divide people among themselves by it.
 */
export const shardOf = (id: string): number => Number.parseInt(id.slice(0, 1), 16)
