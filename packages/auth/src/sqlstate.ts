/** The five-character SQLSTATE of a database error, or null for any other error. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  // Some codes of Node have five letters, such as EPIPE. They begin with E, as no SQLSTATE of PostgreSQL does.
  return /^(?!E)[0-9A-Z]{5}$/.test(error.code) ? error.code : null
}

export const uniqueViolation = '23505'
export const queryCanceled = '57014'
export const lockNotAvailable = '55P03'
