/** Sixteen shards; any choice works, as long as both changes of a conflict use the same one. */
export const shardOf = (conflictId: string): number => Number.parseInt(conflictId.slice(0, 1), 16)
