import { describe, expect, it } from 'vitest'
import { resendWait } from './invite-limits.ts'

const now = new Date('2026-03-10T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('sending an invite again', () => {
  it('is possible at once when none went out', () => {
    expect(resendWait({ last_sent_at: null, times_sent: 0 }, now)).toBe(0)
  })
  it('waits an hour after the last one', () => {
    expect(resendWait({ last_sent_at: ago(45), times_sent: 1 }, now)).toBe(15 * 60_000)
    expect(resendWait({ last_sent_at: ago(60), times_sent: 1 }, now)).toBe(0)
  })
  it('ends after five, so that nobody is pestered', () => {
    expect(resendWait({ last_sent_at: ago(600), times_sent: 5 }, now)).toBeNull()
  })
})
