import { HIDEABLE_KINDS, REPORT_CATEGORIES, type ReportStatus } from '@squash/contract/values'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../events.ts'
import { ledgerOf } from '../squashcred/testing/ledger.ts'
import { DAY } from '../time/units.ts'
import { decideAppeal } from './appeal.ts'
import { decideInviteReport, decideReport } from './file.ts'
import { mayHide } from './hiding.ts'
import { hidesUntilReview, isIndependent } from './independent.ts'
import { canAppeal, isWaiting, type Report } from './report.ts'
import { ada, jonas, maya, now, report, seen } from './testing/reports.ts'
import { type Consequence, decideVerdict } from './verdict.ts'

const judge = (
  filed: Report,
  verdict: 'uphold' | 'dismiss',
  changes: Partial<Parameters<typeof decideVerdict>[1]> = {},
) =>
  decideVerdict(filed, {
    admin: ada,
    verdict,
    category: null,
    hide: true,
    reporters: [maya],
    inDispute: false,
    now,
    ...changes,
  })
const appeal = (filed: Report, person = jonas) => decideAppeal(filed, { person, now })
const next = (result: ReturnType<typeof judge> | ReturnType<typeof appeal>) =>
  result.ok ? result.value.report.status : result.code

describe('filing a report', () => {
  type Changes = Partial<Parameters<typeof decideReport>[0]>
  const file = (changes: Changes = {}) =>
    decideReport({
      id: 'r1',
      kind: 'profile',
      subject_id: jonas,
      category: 'spam',
      reporter: maya,
      content: seen({ author_id: jonas, people: [jonas] }),
      isRepeated: false,
      now,
      ...changes,
    })
  const own = seen({ author_id: maya, people: [maya, jonas] })

  it('opens a case about the author of the content Maya sees', () => {
    expect(file()).toMatchObject({
      ok: true,
      value: { report: report({ category: 'spam' }), events: [{ type: 'content.reported', author: jonas }] },
    })
  })

  it.each<[Changes, string]>([
    [{ content: null }, 'report.not_found'],
    [{ content: own }, 'report.yourself'],
    [{ content: own, kind: 'message' }, 'report.yourself'],
    [{ isRepeated: true }, 'report.repeated'],
  ])('with %o is refused as %s', (changes, code) => {
    expect(file(changes)).toMatchObject({ ok: false, code })
  })

  it('lets Maya request a review of the ruling she made public, without anyone being penalised', () => {
    expect(file({ kind: 'ruling', content: own })).toMatchObject({ ok: true, value: { report: { author_id: null } } })
  })
})

describe('filing a report via an invite link', () => {
  const file = (isRepeated: boolean) =>
    decideInviteReport({
      id: 'r1',
      kind: 'message',
      subject_id: 'c1',
      category: 'abuse',
      content: seen({ author_id: jonas, people: [jonas] }),
      isRepeated,
      now,
    })

  it('opens a case about the sender without naming a reporter, once', () => {
    expect(file(false)).toMatchObject({ value: { report: { reporter_id: null, author_id: jonas, status: 'open' } } })
    expect(file(true)).toEqual({ ok: false, code: 'report.repeated' })
  })
})

describe('the transitions of a report', () => {
  const wrong = 'report.wrong_status'
  it.each<[ReportStatus, string, string, string]>([
    ['open', 'upheld', 'dismissed', 'report.not_found'],
    ['upheld', wrong, wrong, 'appealed'],
    ['dismissed', wrong, wrong, 'report.not_found'],
    ['appealed', 'confirmed', 'overturned', wrong],
    ['confirmed', wrong, wrong, wrong],
    ['overturned', wrong, wrong, wrong],
  ])('from %s lead to %s, %s and, after an appeal, %s', (status, upheld, dismissed, appealed) => {
    const filed = report({ status })
    expect([next(judge(filed, 'uphold')), next(judge(filed, 'dismiss')), next(appeal(filed))]).toEqual([
      upheld,
      dismissed,
      appealed,
    ])
    expect([isWaiting(status), canAppeal(status)]).toEqual([upheld !== wrong, appealed === 'appealed'])
  })

  it('never repeat a status, cost points only once, and refund them if the report is overturned', () => {
    const step = fc.record({
      act: fc.constantFrom('uphold' as const, 'dismiss' as const, 'appeal' as const),
      category: fc.constantFrom(null, ...REPORT_CATEGORIES),
      hide: fc.boolean(),
    })
    const kind = fc.constantFrom(...HIDEABLE_KINDS, 'message' as const)
    fc.assert(
      fc.property(kind, fc.array(step, { maxLength: 8 }), (of, steps) => {
        let current = report({ kind: of })
        const events: DomainEvent[] = []
        const seen = [current.status]
        for (const { act, ...judgment } of steps) {
          const result = act === 'appeal' ? appeal(current) : judge(current, act, judgment)
          if (!result.ok) continue
          const consequence = 'consequence' in result.value ? result.value.consequence : null
          const has_hidden = consequence === 'hide' || (current.has_hidden && consequence !== 'show')
          current = { ...result.value.report, has_hidden }
          events.push(...result.value.events)
          seen.push(current.status)
        }
        expect(seen.length).toBeLessThanOrEqual(4)
        expect(new Set(seen).size).toBe(seen.length)
        const isUpheld = ['upheld', 'appealed', 'confirmed'].includes(current.status)
        const cost = ['spam', 'abuse'].includes(current.category) ? -20 : -15
        const points = ledgerOf(events).reduce((sum, { amount }) => sum + amount, 0)
        expect(points).toBe(isUpheld && of !== 'ruling' ? cost : 0)
        if (!isUpheld) expect(current.has_hidden).toBe(false)
      }),
    )
  })
})

describe('a verdict', () => {
  it.each([
    ['the first reporter', maya, [maya]],
    ['a later reporter', 'lena', [maya, 'lena']],
    ['the reported user', jonas, [maya]],
  ])('cannot be given by %s, even as an admin', (_, admin, reporters) => {
    expect(judge(report(), 'uphold', { admin, reporters })).toEqual({ ok: false, code: 'report.own' })
  })

  it('cannot be given by an admin who is in a dispute with the author', () => {
    expect(judge(report(), 'uphold', { inDispute: true })).toEqual({ ok: false, code: 'report.own' })
  })

  it.each<[Partial<Report>, 'uphold' | 'dismiss', boolean, Consequence]>([
    [{}, 'uphold', true, 'hide'],
    [{}, 'uphold', false, null],
    [{ has_hidden: true }, 'uphold', false, 'show'],
    [{ has_hidden: true }, 'dismiss', true, 'show'],
    [{}, 'dismiss', true, null],
    [{ kind: 'message' }, 'uphold', true, 'close'],
    [{ kind: 'message' }, 'dismiss', true, null],
    [{ status: 'appealed', has_hidden: true }, 'uphold', true, null],
    [{ status: 'appealed', has_hidden: true }, 'dismiss', true, 'show'],
    [{ status: 'appealed' }, 'dismiss', true, null],
  ])('about a report with %o, to %s with hide %s, has the consequence %s', (changes, verdict, hide, consequence) => {
    expect(judge(report(changes), verdict, { hide })).toMatchObject({ ok: true, value: { consequence } })
  })

  it('notifies the reporter, and the author only if it went against them', () => {
    const notified = (filed: Report, verdict: 'uphold' | 'dismiss') => {
      const result = judge(filed, verdict)
      return result.ok ? result.value.events.flatMap((event) => ('told' in event ? event.told : [])) : null
    }
    expect(notified(report(), 'uphold')).toEqual([jonas, maya])
    expect(notified(report(), 'dismiss')).toEqual([maya])
    expect(notified(report({ status: 'appealed' }), 'dismiss')).toEqual([jonas, maya])
  })

  it('applies the category corrected by the admin, and keeps it for the appeal', () => {
    const upheld = judge(report({ category: 'other' }), 'uphold', { category: 'abuse' })
    expect(upheld).toMatchObject({ value: { report: { category: 'abuse' }, events: [{ spam_or_abuse: true }] } })
    const overturned = judge(report({ category: 'abuse', status: 'appealed' }), 'dismiss', { category: 'other' })
    expect(overturned).toMatchObject({ value: { events: [{ spam_or_abuse: true, overturned: true }] } })
  })
})

describe('hiding content', () => {
  const ruling = { people: [maya, jonas] }

  it.each([
    ['an admin without a stake', { admin: ada }, true],
    ['one of its people', { admin: jonas }, false],
    ['an admin who has reported it', { admin: ada, hasReported: true }, false],
    ['an admin who is in a dispute with one of its people', { admin: ada, inDispute: true }, false],
  ])('by %s, with %o: allowed is %s', (_, stake, allowed) => {
    expect(mayHide(ruling, { hasReported: false, inDispute: false, ...stake })).toBe(allowed)
  })
})

it('an upheld report can be appealed by its author only', () => {
  expect(next(appeal(report({ status: 'upheld' }), maya))).toBe('report.not_found')
})

describe('independent reports', () => {
  const outsider = {
    account: { created_at: new Date(now.getTime() - DAY), is_confirmed: true },
    takesPart: false,
    sharesWithAuthor: false,
    wasDismissed: false,
    limitFactor: 1,
    now,
  }
  const fresh = { ...outsider.account, created_at: new Date(now.getTime() - DAY + 1) }

  it.each([
    [{}, true],
    [{ account: fresh }, false],
    [{ account: fresh, limitFactor: 2 }, true],
    [{ account: { ...fresh, created_at: now }, limitFactor: null }, true],
    [{ account: { ...outsider.account, is_confirmed: false } }, false],
    [{ takesPart: true }, false],
    [{ sharesWithAuthor: true }, false],
    [{ wasDismissed: true }, false],
  ])('include one with %o: %s', (changes, counts) => {
    expect(isIndependent({ ...outsider, ...changes })).toBe(counts)
  })

  it('hide their content when the third one is filed', () => {
    expect([1, 2, 3, 4].map((waiting) => hidesUntilReview(true, waiting))).toEqual([false, false, true, false])
    expect(hidesUntilReview(false, 3)).toBe(false)
  })
})
