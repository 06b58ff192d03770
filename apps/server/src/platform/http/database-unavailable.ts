/** Node's codes for a connection that cannot be made or is lost. */
const NETWORK = [
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]
/** The system calls of such a connection; a missing file has some of the same codes. */
const SYSCALLS = ['connect', 'getaddrinfo', 'read', 'write']
/**
 * Connection exceptions, no space (on disk, in memory, for connections), shutting down or starting up, read-only during
 * a failover.
 */
const SQLSTATE = /^(08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P0[1-5]|25006)$/
/** The driver gives these errors no code. */
const MESSAGES =
  /^(Connection terminated|timeout e(xceeded|xpired)|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/

/**
 * Whether an error means that the database cannot be reached or cannot accept writes, so that retrying later is the
 * right advice.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const [code, syscall] = [textOf(error, 'code'), textOf(error, 'syscall')]
  if (NETWORK.includes(code) && SYSCALLS.includes(syscall)) return true
  if (SQLSTATE.test(code) || MESSAGES.test(error.message)) return true
  // A host name with several addresses fails with an error for each.
  return (
    isDatabaseUnavailable(error.cause) || (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable))
  )
}

function textOf(error: Error, key: 'code' | 'syscall'): string {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}
