import { PHASES } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../../testing/conflict-in.ts'
import { nextStepOf } from './parts/next-action-bar.tsx'
import { peopleOf } from './people.ts'
import { outlineOf } from './sections.ts'

const atMayas = peopleOf(conflictIn('vote_1'), { name: 'Maya Okafor', avatarUrl: null })
const atJonas = peopleOf(seenByJonas(conflictIn('vote_1')), { name: 'Jonas Weber', avatarUrl: null })
const OVER = ['ruled', 'resolved', 'abandoned']
const nobodyMay = { ...conflictIn('vote_1').can, vote: false, submit_core_issue: false }

describe('the bar that says what is next', () => {
  it('is shown in every phase except those with nothing left to do', () => {
    for (const phase of PHASES) {
      const step = nextStepOf(conflictIn(phase), atMayas)
      if (OVER.includes(phase)) expect(step).toBeNull()
      else expect(step?.says).toMatch(/\w/)
    }
  })

  it.each(['vote_1', 'vote_2', 'core_issues', 'vote_3', 'ruling_available'] as const)(
    'leads to a part that exists on the screen in %s',
    (phase) =>
      expect(outlineOf(conflictIn(phase)).shown).toContain(nextStepOf(conflictIn(phase), atMayas)?.action?.target),
  )

  it('takes Jonas to the response form, and tells Maya who she is waiting for', () => {
    const pending = conflictIn('awaiting_response')
    expect(nextStepOf(seenByJonas(pending), atJonas)?.action?.target).toBe('respond_form')
    expect(nextStepOf(pending, atMayas)).toEqual({ says: 'Waiting for Jonas to answer', action: null })
  })

  it.each([
    ['vote_1', 'Waiting for Jonas to vote'],
    ['core_issues', 'Waiting for Jonas to name a core issue'],
    ['mediating', 'Reading both sides…'],
  ] as const)('has no button while Maya waits in %s', (phase, says) => {
    expect(nextStepOf(conflictIn(phase, { can: nobodyMay }), atMayas)).toEqual({ says, action: null })
  })
})
