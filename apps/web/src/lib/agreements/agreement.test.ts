import { agreementMessages } from '@squash/contract/messages/agreement'
import { describe, expect, it } from 'vitest'
import { askingNote, chipOf, namesOf, newsOf, nextOfAgreement, stateNote, whoLabel } from './agreement.ts'
import { agreementWith, changedBy, checkIn, confirmed } from './testing/agreement-with.ts'

const yes = '2026-03-02T11:00:00.000Z'
const byMaya = agreementWith({ confirmed: { user1: yes, user2: null } })
const byJonas = agreementWith({ confirmed: { user1: null, user2: yes } })
const later = confirmed({ ...changedBy('user2', agreementWith().commitments.slice(1), confirmed()), status: 'draft' })

describe('the state of an agreement', () => {
  it.each([
    ['is a draft', agreementWith(), 'Draft'],
    ['has Maya’s yes', byMaya, 'Draft · you’ve agreed'],
    ['has Jonas’s yes', byJonas, 'Draft · Jonas has agreed'],
    ['has both', confirmed(), 'Agreed on March 2'],
    ['was changed after that', later, 'Draft'],
  ])('says so when it %s', (_, agreement, text) => expect(chipOf(agreement).text).toBe(text))

  it('says what it waits for, and which version applies until then', () => {
    expect(stateNote(agreementWith())).toBeNull()
    expect(stateNote(byMaya)).toBe('You’ve agreed. Waiting for Jonas.')
    expect(stateNote(later)).toBe('Until you’ve both agreed to this draft, the version from March 2 still applies.')
    expect(stateNote(confirmed())).toBeNull()
  })

  it('says that nothing can change any more once the other person has left', () => {
    const left = confirmed({ can_change: false })
    expect(stateNote(left)).toBe(agreementMessages.otherLeft)
    expect(askingNote(left, new Date(yes))).toBeNull()
  })
})

describe('the dates of the check-ins', () => {
  const month = checkIn({ day: 30, due_at: '2026-04-01T11:00:00.000Z' })
  const at = (day: string) => new Date(`2026-${day}T12:00:00Z`)
  const NO_BLAME = 'Nobody loses points for an honest no.'

  it.each([
    ['that follow if they agree today', [], '03-02', 'If you both agree today, we’ll ask you on March 9 and April 1'],
    ['that are both ahead', [checkIn(), month], '03-02', 'We’ll ask you both on March 9 and April 1'],
    ['that are left after the first', [checkIn(), month], '03-10', 'We’ll ask you both again on April 1'],
  ])('are those %s', (_, check_ins, day, text) =>
    expect(askingNote(agreementWith({ check_ins }), at(day))).toBe(`${text} whether it held. ${NO_BLAME}`),
  )

  it('are not mentioned once they are past', () =>
    expect(askingNote(agreementWith({ check_ins: [checkIn(), month] }), at('04-02'))).toBeNull())
})

describe('Maya’s screen reader', () => {
  const asked = confirmed({ check_ins: [checkIn()] })
  it.each([
    ['changes the list', agreementWith(), changedBy('user2', []), 'Jonas changed the agreement.'],
    ['agrees first', agreementWith(), byJonas, 'Jonas has agreed to this.'],
    ['agrees too', byMaya, confirmed(), 'Jonas has agreed too. Your agreement is now in force.'],
    ['answers first', asked, confirmed({ check_ins: [checkIn({ user2: 'partly' })] }), 'Jonas has answered.'],
    [
      'answers too',
      confirmed({ check_ins: [checkIn({ user1: 'kept' })] }),
      confirmed({ check_ins: [checkIn({ user1: 'kept', user2: 'partly' })] }),
      'Jonas says: partly.',
    ],
  ])('announces that Jonas %s', (_, before, after, text) => expect(newsOf(before, after)).toBe(text))

  it('announces nothing after her own changes and answers', () => {
    expect(newsOf(agreementWith(), changedBy('user1', []))).toBeNull()
    expect(newsOf(agreementWith(), byMaya)).toBeNull()
    expect(newsOf(asked, confirmed({ check_ins: [checkIn({ user1: 'kept' })] }))).toBeNull()
  })
})

it('two people with the same first name are called by their full names', () => {
  const names = namesOf({ names: { user1: 'Maya Okafor', user2: 'Maya Lind' } })
  expect([whoLabel('first', names), whoLabel('second', names), whoLabel('both', names)]).toEqual([
    'Maya Okafor',
    'Maya Lind',
    'Both',
  ])
})

describe('what is next after a conflict is squashed', () => {
  const now = new Date('2026-03-02T12:00:00Z')
  it.each([
    ['writing something down', agreementWith({ commitments: [] }), 'What will each of you do?'],
    ['Maya’s yes', byJonas, 'Your turn to agree'],
    ['Jonas’s yes', byMaya, 'Waiting for Jonas to agree'],
    ['the check-in ahead', confirmed({ check_ins: [checkIn({ open: false })] }), 'On March 9, we’ll ask if it held'],
    ['the open check-in', confirmed({ check_ins: [checkIn()] }), 'Did it hold?'],
  ])('is %s', (_, agreement, says) => expect(nextOfAgreement(agreement, now)?.says).toBe(says))

  it('is nothing once both have answered, or the other person has left', () => {
    const answered = confirmed({ check_ins: [checkIn({ user1: 'kept', user2: 'kept' })] })
    expect(nextOfAgreement(answered, new Date('2026-03-10T12:00:00Z'))).toBeNull()
    expect(nextOfAgreement(confirmed({ can_change: false }), now)).toBeNull()
  })
})
