import { describe, expect, it } from 'vitest'
import { datesOf } from './sent-invite.ts'

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`
const mailed = { mailed_at: at(2), reminded_at: null, reminder_due_at: null }

describe('the dates of an invite', () => {
  it.each([
    [
      'postponed',
      { mailed_at: null, reminded_at: null, reminder_due_at: null },
      /haven’t emailed jonas@example.org yet/,
    ],
    ['mailed', { ...mailed, reminder_due_at: at(5) }, /on March 2, 2026 .* remind them once, on Thursday, March 5\.$/],
    ['reminded of', { ...mailed, reminded_at: at(5) }, /We sent the only reminder on March 5, 2026/],
    ['left alone for a week', mailed, /We won’t send another email about it\.$/],
  ])('that was %s say what is next', (_, dates, said) => {
    expect(datesOf(dates, 'jonas@example.org')).toMatch(said)
  })

  it('of a follow-up leave out the address', () => {
    expect(datesOf(mailed, null)).toMatch(/^We emailed them on March 2/)
  })
})
