import { describe, expect, it } from 'vitest'
import { canFollowUp, checkInsFrom, decideAnswer, mailDue } from './check-in.ts'
import { decideConfirm } from './confirm.ts'
import { proposedCommitments } from './draft.ts'
import { decideFollowUp } from './follow-up.ts'
import { decideSave } from './save.ts'
import { after, confirmed, DISHES, draft, JONAS, later, MAYA, RESOLVED, WORDS } from './testing/agreements.ts'

const now = RESOLVED
const save = (agreement = draft(), over: Partial<Parameters<typeof decideSave>[1]> = {}) =>
  decideSave(agreement, { party: 'user1', commitments: [DISHES, WORDS], seen: null, now, ...over })
const confirm = (agreement = draft(), party: 'user1' | 'user2' = 'user1', seen: number | null = null) =>
  decideConfirm(agreement, { party, seen, now })
const answer = (
  agreement = confirmed(),
  over: Partial<Parameters<typeof decideAnswer>[1]> = {},
): ReturnType<typeof decideAnswer> =>
  decideAnswer(agreement, { party: 'user1', day: 7, held: 'kept', now: later(7), ...over })

describe('a draft agreement', () => {
  it('starts from the commitments of the last proposal that has any', () => {
    const mediated = { mediation_commitments: [DISHES], rehash_commitments: null, reflection_commitments: null }
    expect(proposedCommitments(mediated)).toEqual([DISHES])
    expect(proposedCommitments({ ...mediated, rehash_commitments: [WORDS] })).toEqual([WORDS])
    expect(proposedCommitments({ ...mediated, rehash_commitments: [WORDS], reflection_commitments: [] })).toEqual([
      WORDS,
    ])
    expect(proposedCommitments({ ...mediated, mediation_commitments: null })).toEqual([])
  })

  it('gets a new, unconfirmed revision with each change', () => {
    const half = after(draft(), confirm(draft(), 'user2'))
    expect(half.user2_confirmed_at).toEqual(now)
    const changed = after(half, save(half))
    expect(changed).toMatchObject({ revision: 2, commitments: [DISHES, WORDS] })
    expect([changed.user1_confirmed_at, changed.user2_confirmed_at]).toEqual([null, null])
  })

  it('stays unchanged when the same list is saved again, even by a client that saw an earlier revision', () => {
    expect(save(draft(), { commitments: [{ ...DISHES }], seen: 7 })).toEqual({ ok: true, value: null })
  })

  it('is not overwritten by a user who read an earlier revision', () => {
    const changed = after(draft(), save())
    expect(save(changed, { commitments: [WORDS], seen: 1 })).toMatchObject({ ok: false, code: 'agreement.stale' })
    expect(confirm(changed, 'user1', 1)).toMatchObject({ ok: false, code: 'agreement.stale' })
    expect(save(changed, { commitments: [WORDS], seen: 2 })).toMatchObject({ ok: true })
  })

  it('refuses new insults and names them, but accepts existing ones', () => {
    const rude = { ...WORDS, what: 'You idiot do the dishes on Friday' }
    expect(save(draft(), { commitments: [rude] })).toEqual({
      ok: false,
      code: 'agreement.insulting',
      details: { words: [expect.stringContaining('idiot')] },
    })
    const existing = draft({ commitments: [rude] })
    expect(save(existing, { commitments: [rude, DISHES] })).toMatchObject({ ok: true })
  })

  it('can’t be confirmed without a commitment', () => {
    expect(confirm(draft({ commitments: [] }))).toMatchObject({ ok: false, code: 'agreement.empty' })
  })

  it('is in force once both have confirmed it, and confirming again changes nothing', () => {
    const once = after(draft(), confirm())
    expect(once).toMatchObject({ confirmed_at: null, in_force: null })
    expect(confirm(once)).toEqual({ ok: true, value: null })
    const both = confirm(once, 'user2')
    expect(both).toMatchObject({
      value: {
        agreement: { confirmed_at: now, in_force: { revision: 1, confirmed_at: now }, agreed_at: now },
        events: [{ type: 'agreement.confirmed', by: JONAS, complete: true }],
      },
    })
  })
})

describe('an agreement that both confirmed', () => {
  it('stays in force until both have confirmed a change, and its check-ins keep their dates', () => {
    const changed = after(confirmed(), save(confirmed(), { now: later(5) }))
    expect(changed).toMatchObject({ revision: 2, confirmed_at: null, in_force: { revision: 1 }, agreed_at: now })
    const again = confirmed(later(6), changed)
    expect(again).toMatchObject({ in_force: { revision: 2, confirmed_at: later(6) }, agreed_at: now })
    expect(again.check_ins).toEqual(confirmed().check_ins)
  })

  it('can’t change once an account is erased', () => {
    const alone = { ...confirmed(), parties: [MAYA, null] as const }
    expect(save(alone)).toMatchObject({ code: 'agreement.other_left' })
    expect(confirm({ ...alone, user1_confirmed_at: null })).toMatchObject({ code: 'agreement.other_left' })
  })
})

describe('a check-in', () => {
  const asked = { due_at: later(7), closes_at: later(30), asked_at: later(7), reminded_at: null, held: null }

  it.each([
    ['before its day', { ...asked, asked_at: null }, later(6.9), null],
    ['on its day', { ...asked, asked_at: null }, later(7), 'ask'],
    ['after a missed week', { ...asked, asked_at: null }, later(14), 'ask'],
    ['after it has closed without being sent', { ...asked, asked_at: null }, later(30), null],
    ['once asked', asked, later(9.9), null],
    ['three days later', asked, later(10), 'remind'],
    ['once reminded', { ...asked, reminded_at: later(10) }, later(20), null],
    ['when it has closed', asked, later(30), null],
    ['once answered', { ...asked, held: 'not' as const }, later(12), null],
  ])('%s: the mail due is %s', (_when, checkIn, at, due) => {
    expect(mailDue(checkIn, at)).toBe(due)
  })

  it('closes when the next one opens', () => {
    const [week, , month] = checkInsFrom(now)
    expect(week?.closes_at).toEqual(month?.due_at)
  })

  it.each([
    ['before its day', later(6.9), 7],
    ['after it has closed', later(30), 7],
    ['after two months', later(60), 30],
  ] as const)('refuses an answer %s', (_when, at, day) => {
    expect(answer(confirmed(), { now: at, day })).toMatchObject({ code: 'agreement.check_in_closed' })
  })

  it('refuses an answer about a draft', () => {
    expect(answer(draft())).toMatchObject({ code: 'agreement.check_in_closed' })
  })

  it('can be answered again while it is open, and the same answer changes nothing', () => {
    const kept = after(confirmed(), answer())
    expect(answer(kept)).toEqual({ ok: true, value: null })
    const changed = after(kept, answer(kept, { held: 'not', now: later(8) }))
    expect(changed.check_ins[0]).toMatchObject({ day: 7, party: 'user1', held: 'not' })
    expect([canFollowUp(kept), canFollowUp(changed)]).toEqual([false, true])
  })

  it.each([
    ['kept', 'kept', true],
    ['kept', 'partly', false],
    ['not', 'kept', false],
    ['kept', null, null],
    ['not', null, false],
    [null, 'partly', false],
  ] as const)('after 30 days, %s and %s mean that it held: %s', (one, other, held) => {
    let agreement = confirmed()
    for (const [party, said] of [['user1', one] as const, ['user2', other] as const])
      if (said) agreement = after(agreement, answer(agreement, { party, day: 30, held: said, now: later(30) }))
    expect(agreement.held).toBe(held)
  })

  it('announces that the agreement held once both say so, and takes that back if an answer changes', () => {
    const at = { day: 30, now: later(31) } as const
    const one = after(confirmed(), answer(confirmed(), at))
    const both = answer(one, { ...at, party: 'user2' })
    expect(both).toMatchObject({ value: { events: [{}, { type: 'agreement.held', held: true }] } })
    const held = after(one, both)
    const changed = answer(held, { ...at, held: 'partly' })
    expect(changed).toMatchObject({ value: { events: [{}, { type: 'agreement.held', held: false }] } })
  })
})

describe('a follow-up', () => {
  it('is only possible for the two parties, after both confirmed and while both have accounts', () => {
    expect(decideFollowUp(confirmed(), MAYA)).toEqual({ ok: true, value: { other: JONAS } })
    expect(decideFollowUp(confirmed(), JONAS)).toEqual({ ok: true, value: { other: MAYA } })
    expect(decideFollowUp(confirmed(), 'ben')).toMatchObject({ code: 'agreement.not_found' })
    expect(decideFollowUp(draft(), MAYA)).toMatchObject({ code: 'agreement.not_found' })
    expect(decideFollowUp(null, MAYA)).toMatchObject({ code: 'agreement.not_found' })
    expect(decideFollowUp({ ...confirmed(), parties: [MAYA, null] }, MAYA)).toMatchObject({
      code: 'agreement.other_left',
    })
  })
})
