import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../testing/conflict-in.ts'
import { announcementOf } from './announce.ts'
import { peopleOf } from './people.ts'

const people = peopleOf(conflictIn('vote_1'), { name: 'Maya Okafor', avatarUrl: null })
const tells = (before: ReturnType<typeof conflictIn>, after: ReturnType<typeof conflictIn>) =>
  announcementOf(before, after, people)

describe('what is said aloud when the conflict moves', () => {
  it('tells Maya that Jonas has answered, and Jonas that his answer is in', () => {
    expect(tells(conflictIn('awaiting_response'), conflictIn('mediating'))).toContain('Jonas has answered')
    const jonas = peopleOf(seenByJonas(conflictIn('vote_1')), { name: 'Jonas Weber', avatarUrl: null })
    const [before, after] = [seenByJonas(conflictIn('awaiting_response')), seenByJonas(conflictIn('mediating'))]
    expect(announcementOf(before, after, jonas)).toContain('Your answer is in')
  })

  it('tells that the mediation has arrived', () => {
    expect(tells(conflictIn('mediating'), conflictIn('vote_1'))).toContain('The mediation is here')
  })

  it('tells that Jonas has voted or has named his core issue, not what it was', () => {
    expect(tells(conflictIn('vote_1'), conflictIn('vote_1', { user2_satisfaction: true }))).toBe('Jonas has voted.')
    const named = conflictIn('core_issues', { has_core_issue: { user1: false, user2: true } })
    expect(tells(conflictIn('core_issues'), named)).toBe('Jonas has named a core issue.')
  })

  it('keeps silent about Maya’s own vote and about a refetch that brought nothing new', () => {
    expect(tells(conflictIn('vote_1'), conflictIn('vote_1', { user1_satisfaction: true }))).toBeNull()
    expect(tells(conflictIn('vote_1'), conflictIn('vote_1'))).toBeNull()
  })
})
