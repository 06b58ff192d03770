import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../testing/conflict-in.ts'
import { nextActionOf } from './next-action.ts'
import { sectionsOf } from './sections.ts'

describe('the button that brings a thumb to the next move', () => {
  it('takes Jonas to the form for his answer, and Maya nowhere while she waits', () => {
    expect(nextActionOf(seenByJonas(conflictIn('awaiting_response')))?.target).toBe('respond_form')
    expect(nextActionOf(conflictIn('awaiting_response'))).toBeNull()
  })

  it.each(['vote_1', 'vote_2', 'core_issues', 'vote_3', 'ruling_available'] as const)(
    'leads to a part that is really on the screen in %s',
    (phase) => expect(sectionsOf(conflictIn(phase))).toContain(nextActionOf(conflictIn(phase))?.target),
  )

  it.each(['mediating', 'ruled', 'resolved', 'abandoned'] as const)('is absent when nothing is asked: %s', (phase) => {
    expect(nextActionOf(conflictIn(phase))).toBeNull()
  })
})
