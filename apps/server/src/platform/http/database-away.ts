const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE', 'ENOENT']
/** Connection exceptions, server shutting down or starting, too many connections. */
const SQLSTATE = /^(08[0-9A-Z]{3}|57P0[123]|53300)$/
/** The driver gives these no code. */
const MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** Whether an error means that the database cannot be reached now, so that trying again later is the right advice. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (NETWORK.includes(code) && 'syscall' in error) return error.syscall === 'connect' || error.syscall === 'read'
  return SQLSTATE.test(code) || MESSAGES.test(error.message) || isDatabaseAway(error.cause)
}
