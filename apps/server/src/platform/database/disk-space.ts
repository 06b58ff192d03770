const DISK_FULL = '53100'

/** Allocates several new pages on disk, and leaves nothing behind. */
const TAKE_SPACE = `
  create temp table space_check on commit drop as
  select repeat(md5(n::text), 60) as filling from generate_series(1, 32) as n`

/**
 * Whether the database has space for writes. Reads work on a full disk, so nothing is probed until a statement has
 * failed for lack of space; from then on, each check tries to allocate some.
 * @param query sends one statement
 */
export const createSpaceCheck = (query: (text: string) => Promise<unknown>) => {
  let isFull = false
  return {
    /** Records the error of a failed statement. */
    note(error: unknown): void {
      isFull ||= isDiskFull(error)
    },
    async hasSpace(): Promise<boolean> {
      if (!isFull) return true
      try {
        await query(TAKE_SPACE)
        isFull = false
      } catch (error) {
        // A database that forbids temporary tables cannot be probed.
        isFull = isDiskFull(error)
      }
      return !isFull
    },
  }
}

const isDiskFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === DISK_FULL
