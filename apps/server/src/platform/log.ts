import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The parts of an error that may be logged: never the rows, inputs or addresses that its message or details can quote.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const fields: Record<string, unknown> = { type: error.name, stack: framesOf(error) }
  for (const name of ['code', 'constraint', 'table', 'column', 'routine', 'status'] as const) {
    const value: unknown = Reflect.get(error, name)
    if (typeof value === 'string' || typeof value === 'number') fields[name] = value
  }
  // PostgreSQL quotes the value in data errors (class 22) and constraint errors (class 23).
  const quotesValues = typeof fields.code === 'string' && /^2[23][0-9A-Z]{3}$/.test(fields.code)
  if (!quotesValues) fields.message = error.message
  if (error.cause instanceof Error) fields.cause = describeError(error.cause)
  if ('issues' in error && Array.isArray(error.issues)) fields.paths = error.issues.map(pathOf)
  return fields
}

/** The stack without its first lines, which repeat the message. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

const pathOf = (issue: { path?: readonly unknown[] }): string =>
  (issue.path ?? []).map((key) => (typeof key === 'string' || typeof key === 'number' ? key : '?')).join('.')

/**
 * The log: one JSON object per line on standard output. Errors are described without what they quote, and fields that
 * could contain a secret or private text are redacted in case they are logged by mistake.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: { paths: PRIVATE.flatMap((name) => [name, `*.${name}`]), censor: '[private]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return destination ? pino(options, destination) : pino(options)
}

const PRIVATE = [
  'authorization',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'email',
  'to',
  'address',
  'body',
  'text',
  'html',
  'message_text',
  'user1_raw_message',
  'user2_raw_message',
  'user1_core_issue',
  'user2_core_issue',
]
