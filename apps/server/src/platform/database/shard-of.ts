/**
 * One of sixteen shards, by the first digit of a random id. Global counters have a row for each, so that writers rarely
 * wait for each other, and readers of the event log share people by it.
 */
export const shardOf = (id: string): number => Number.parseInt(id.slice(0, 1), 16)
