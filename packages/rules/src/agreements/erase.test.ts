import { describe, expect, it } from 'vitest'
import { type Revision, withoutParty } from './erase.ts'
import { decideSave } from './save.ts'
import { after, confirmed, DISHES, draft, later, RESOLVED, WORDS } from './testing/agreements.ts'

const byMediator: Revision = { revision: 1, author: null, created_at: RESOLVED, commitments: [DISHES] }
const erased = { party: 'user1', names: ['Maya', 'Vandermolen'], words: [] } as const

describe('an agreement whose creator is erased', () => {
  it('keeps what both confirmed, without the creator’s name and address', () => {
    const commitments = [
      { who: 'both', what: 'Maya writes to maya@letters.example by hand', by: 'by Maya’s birthday' } as const,
    ]
    const hers: Revision = { revision: 2, author: 'user1', created_at: RESOLVED, commitments }
    const agreement = confirmed(RESOLVED, draft({ revision: 2, commitments }))
    const left = withoutParty(agreement, [byMediator, hers], erased)
    expect(left.revisions.map(({ revision }) => revision)).toEqual([1, 2])
    expect(left.agreement).toMatchObject({ revision: 2, confirmed_at: RESOLVED, parties: [null, 'jonas'] })
    expect(left.agreement.commitments).toEqual([
      { who: 'both', what: '[name] writes to [email] by hand', by: 'by [name]’s birthday' },
    ])
  })

  it('returns to the revision in force if only the creator wanted to change it', () => {
    const before = confirmed()
    const changed = after(
      before,
      decideSave(before, { party: 'user1', commitments: [WORDS], seen: null, now: later(1) }),
    )
    const hers: Revision = { revision: 2, author: 'user1', created_at: later(1), commitments: [WORDS] }
    const left = withoutParty(changed, [byMediator, hers], erased)
    expect(left.revisions).toEqual([byMediator])
    expect(left.agreement).toMatchObject({ revision: 1, commitments: [DISHES], confirmed_at: RESOLVED })
    expect(left.agreement.user1_confirmed_at).toEqual(RESOLVED)
  })

  it('keeps the other party’s answers, removes the creator’s, and has no open check-in', () => {
    const agreement = confirmed()
    const check_ins = agreement.check_ins.map((one) => (one.day === 7 ? { ...one, held: 'partly' as const } : one))
    const left = withoutParty({ ...agreement, check_ins, held: false }, [byMediator], erased)
    expect(left.agreement.check_ins.map(({ day, party }) => [day, party])).toEqual([[7, 'user2']])
    expect(left.agreement.held).toBe(false)
  })

  it('never has a commitment that is longer than allowed, or empty', () => {
    const commitments = [
      { who: 'first', what: `${'J '.repeat(99)}J`, by: null } as const,
      { who: 'first', what: 'Maya Vandermolen', by: 'Maya' } as const,
    ]
    const left = withoutParty(draft({ commitments }), [{ ...byMediator, commitments }], {
      ...erased,
      names: ['J', 'Maya', 'Vandermolen'],
    })
    for (const { what } of left.agreement.commitments) {
      expect([...what].length).toBeLessThanOrEqual(200)
      expect(what).not.toBe('')
    }
  })
})
