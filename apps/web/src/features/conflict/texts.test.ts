import { CLOSED_REASONS, PHASES } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../../testing/conflict-in.ts'
import { peopleOf } from './people.ts'
import { announcementOf, askerOf, closedWords, mayStartAgain, nextOf, workOf } from './texts.ts'

const atMayas = peopleOf(conflictIn('vote_1'), { name: 'Maya Okafor', avatarUrl: null })
const atJonas = peopleOf(seenByJonas(conflictIn('vote_1')), { name: 'Jonas Weber', avatarUrl: null })

describe('the line about the next step', () => {
  it('is present in every phase', () => {
    for (const phase of PHASES) expect(nextOf(conflictIn(phase), atMayas)).toMatch(/\w{3}.*\.$/)
  })

  it('differs between the party who waits and the one who answers', () => {
    expect(nextOf(conflictIn('awaiting_response'), atMayas)).toContain('they read the version you sent')
    expect(nextOf(conflictIn('awaiting_response'), atJonas)).toContain('answer in your own words')
  })

  it('warns that a ruling is public before one is requested', () => {
    for (const phase of ['vote_3', 'ruling_available', 'ruling'] as const) {
      expect(nextOf(conflictIn(phase), atMayas)).toContain('public')
    }
  })
})

describe('the text about the mediator’s work', () => {
  it('describes each of its four tasks, and is absent while it waits for the parties', () => {
    const says = PHASES.flatMap((phase) => workOf(phase)?.says ?? [])
    expect(says).toEqual([
      'Reading both sides…',
      'Looking for another way…',
      'Looking at what matters most to each of you…',
      'Writing the final ruling…',
    ])
  })

  it('allows more time for a ruling, which takes several answers', () => {
    expect(workOf('mediating')?.estimate).toBe('under 20 seconds')
    expect(workOf('ruling')?.estimate).toBe('under a minute')
  })
})

describe('the text about a closed conflict', () => {
  it('blames neither party, whatever the reason', () => {
    for (const reason of ['declined', 'expired', 'flagged', null] as const) {
      for (const started of [true, false]) {
        expect(closedWords(reason, 'Jonas', started)).not.toMatch(/ignor|fault|refus|fail|ghost/i)
      }
    }
  })

  it('tells neither of them why it was flagged, nor whose text caused it', () => {
    for (const started of [true, false])
      expect(closedWords('flagged', 'Jonas', started)).not.toMatch(/Jonas|you wrote|message|danger|safe|threat/i)
    expect(closedWords('flagged', 'Jonas', true)).toBe(closedWords('flagged', 'Jonas', false))
  })

  it.each([...CLOSED_REASONS, null])('offers another conflict exactly where it says so (%s)', (reason) => {
    expect(mayStartAgain(reason)).toBe(closedWords(reason, 'Jonas', true).includes('you can start again'))
  })

  it('tells Maya that declining was Jonas’s call', () => {
    expect(closedWords('declined', 'Jonas', true)).toContain('Jonas would rather not')
  })

  it('tells both that a decline costs no points', () => {
    for (const started of [true, false])
      expect(closedWords('declined', 'Jonas', started)).toContain('obody loses points')
  })
})

describe('who requested the ruling', () => {
  it('is shown to both, each from their own perspective', () => {
    const asked = conflictIn('ruling', { ruling_requested_by: 'user2' })
    expect(askerOf(asked, atMayas)).toBe('Jonas asked for this ruling.')
    expect(askerOf(asked, atJonas)).toBe('You asked for this ruling.')
  })

  it('is absent before a ruling is requested', () => {
    expect(askerOf(conflictIn('vote_3'), atMayas)).toBeNull()
  })
})

const people = peopleOf(conflictIn('vote_1'), { name: 'Maya Okafor', avatarUrl: null })
const tells = (before: ReturnType<typeof conflictIn>, after: ReturnType<typeof conflictIn>) =>
  announcementOf(before, after, people)

describe('the screen-reader announcement of a change', () => {
  it('tells Maya that Jonas has answered, and Jonas that his answer was sent', () => {
    expect(tells(conflictIn('awaiting_response'), conflictIn('mediating'))).toContain('Jonas has answered')
    const jonas = peopleOf(seenByJonas(conflictIn('vote_1')), { name: 'Jonas Weber', avatarUrl: null })
    const [before, after] = [seenByJonas(conflictIn('awaiting_response')), seenByJonas(conflictIn('mediating'))]
    expect(announcementOf(before, after, jonas)).toContain('Your response was sent')
  })

  it('announces that the mediator’s proposal has arrived', () => {
    expect(tells(conflictIn('mediating'), conflictIn('vote_1'))).toContain('The mediator’s proposal is here')
  })

  it('announces that Jonas has voted or named his core issue, but not what he chose', () => {
    expect(tells(conflictIn('vote_1'), conflictIn('vote_1', { user2_satisfaction: true }))).toBe('Jonas has voted.')
    const named = conflictIn('core_issues', { has_core_issue: { user1: false, user2: true } })
    expect(tells(conflictIn('core_issues'), named)).toBe('Jonas has named a core issue.')
  })

  it('is absent for Maya’s own vote, and for a refetch without changes', () => {
    expect(tells(conflictIn('vote_1'), conflictIn('vote_1', { user1_satisfaction: true }))).toBeNull()
    expect(tells(conflictIn('vote_1'), conflictIn('vote_1'))).toBeNull()
  })
})
