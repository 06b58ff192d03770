/** Sixteen shards; which one does not matter, only that a conflict's two changes spread alike. */
export const shardOf = (conflictId: string): number => Number.parseInt(conflictId.slice(0, 1), 16)
