/** Whether a ban holds at `now`. */
export const isBanned = (bannedUntil: Date | null, now: Date): boolean => bannedUntil !== null && bannedUntil > now
