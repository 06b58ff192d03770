import { PHASES } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../testing/conflict-in.ts'
import { askerOf } from './asker.ts'
import { closedWords } from './closed.ts'
import { nextOf } from './next.ts'
import { peopleOf } from './people.ts'
import { workOf } from './work.ts'

const atMayas = peopleOf(conflictIn('vote_1'), { name: 'Maya Okafor', avatarUrl: null })
const atJonas = peopleOf(seenByJonas(conflictIn('vote_1')), { name: 'Jonas Weber', avatarUrl: null })

describe('what comes next', () => {
  it('is told in every phase', () => {
    for (const phase of PHASES) expect(nextOf(conflictIn(phase), atMayas)).toMatch(/\w{3}.*\.$/)
  })

  it('differs for who waits and who answers', () => {
    expect(nextOf(conflictIn('awaiting_response'), atMayas)).toContain('they read the calm version')
    expect(nextOf(conflictIn('awaiting_response'), atJonas)).toContain('answer in your own words')
  })

  it('warns before a ruling that it is public', () => {
    for (const phase of ['vote_3', 'ruling_available', 'ruling'] as const) {
      expect(nextOf(conflictIn(phase), atMayas)).toContain('public')
    }
  })
})

describe('the mediator at work', () => {
  it('says what it is doing in each of its four steps, and nothing while it waits for people', () => {
    const says = PHASES.flatMap((phase) => workOf(phase)?.says ?? [])
    expect(says).toEqual([
      'Reading both sides…',
      'Looking for another way…',
      'Listening to what matters underneath…',
      'The gavel is coming down…',
    ])
  })
})

describe('a conflict that was closed', () => {
  it('blames nobody, whatever the reason', () => {
    for (const reason of ['declined', 'expired', 'flagged', null] as const) {
      for (const started of [true, false]) {
        expect(closedWords(reason, 'Jonas', started)).not.toMatch(/ignor|fault|refus|fail|ghost/i)
      }
    }
  })

  it('tells neither of them why it was flagged, nor by whose words', () => {
    for (const started of [true, false])
      expect(closedWords('flagged', 'Jonas', started)).not.toMatch(/Jonas|you wrote|message|danger|safe|threat/i)
    expect(closedWords('flagged', 'Jonas', true)).toBe(closedWords('flagged', 'Jonas', false))
  })

  it('tells Maya that it was Jonas’s call to decline', () => {
    expect(closedWords('declined', 'Jonas', true)).toContain('Jonas would rather not')
  })

  it('tells both that a decline costs no points', () => {
    for (const started of [true, false])
      expect(closedWords('declined', 'Jonas', started)).toContain('obody loses points')
  })
})

describe('who asked for the ruling', () => {
  it('is said to both, each from their own chair', () => {
    const asked = conflictIn('ruling', { ruling_requested_by: 'user2' })
    expect(askerOf(asked, atMayas)).toBe('Jonas asked for this ruling.')
    expect(askerOf(asked, atJonas)).toBe('You asked for this ruling.')
  })

  it('is nobody before', () => {
    expect(askerOf(conflictIn('vote_3'), atMayas)).toBeNull()
  })
})
