import { describe, expect, it } from 'vitest'
import { MINUTE } from '../time/units.ts'
import { isReminder, reminderDue, reminderTime, resendTime, resendWait } from './invite-limits.ts'

const now = new Date('2026-03-10T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE)

describe('resending an invite', () => {
  it('is possible immediately if none has been sent', () => {
    expect(resendWait({ last_sent_at: null, times_sent: 0 }, now)).toBe(0)
  })
  it('is blocked for an hour after the last mail', () => {
    expect(resendWait({ last_sent_at: ago(45), times_sent: 1 }, now)).toBe(15 * MINUTE)
    expect(resendWait({ last_sent_at: ago(60), times_sent: 1 }, now)).toBe(0)
  })
  it('is impossible after the one reminder, so that no one is pestered', () => {
    expect(resendWait({ last_sent_at: ago(30), times_sent: 2 }, now)).toBe(30 * MINUTE)
    expect(resendWait({ last_sent_at: ago(600), times_sent: 2 }, now)).toBeNull()
  })
})

describe('the invite reminder', () => {
  it('is due from three days after the invite until it counts as ignored', () => {
    expect(reminderDue(now)).toEqual({
      after: new Date('2026-03-03T12:00:00Z'),
      until: new Date('2026-03-07T12:00:00Z'),
    })
  })
  const [DAY, HOUR] = [24 * 60, 60]
  it.each([
    ['postponed', null, 0, null],
    ['mailed today', ago(0), 1, '2026-03-13T12:00:00.000Z'],
    ['mailed three days ago', ago(3 * DAY), 1, '2026-03-10T12:00:00.000Z'],
    ['mailed just under a week ago', ago(7 * DAY - 1), 1, '2026-03-06T12:01:00.000Z'],
    ['mailed a week ago', ago(7 * DAY), 1, null],
    ['reminded of', ago(HOUR), 2, null],
  ])('of an invite that was %s is shown with the time it goes out', (_, last_sent_at, times_sent, due) => {
    expect(reminderTime({ last_sent_at, times_sent }, now)?.toISOString() ?? null).toBe(due)
  })
  it.each([
    ['postponed', null, 0, null],
    ['mailed', ago(HOUR), 1, '2026-03-10T12:00:00.000Z'],
    ['reminded of', ago(HOUR), 2, null],
  ])(
    'of an invite that was %s may be sent manually from an hour after the mail',
    (_, last_sent_at, times_sent, from) => {
      expect(resendTime({ last_sent_at, times_sent })?.toISOString() ?? null).toBe(from)
    },
  )
  it('is always the second mail of an invite, no matter who triggered it', () => {
    expect([1, 2].map((times_sent) => isReminder({ times_sent }))).toEqual([false, true])
  })
})
