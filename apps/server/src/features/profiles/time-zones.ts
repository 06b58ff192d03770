/**
 * Whether the runtime knows this IANA time zone name; a bare offset such as +02:00 is rejected, because it has no
 * daylight saving time.
 */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name.length > 64 || !/^[a-z]/i.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
