import { describe, expect, it } from 'vitest'
import { decideCoreIssue } from './core-issue.ts'
import { conflictIn, jonas, maya, minutesLater } from './testing/conflicts.ts'

const now = minutesLater(35)

describe('a core issue', () => {
  it('from Maya waits for the one from Jonas', () => {
    const core_issue = 'I feel like the maid.'
    expect(decideCoreIssue(conflictIn('core_issues'), { person: maya.id, core_issue, now })).toEqual({
      ok: true,
      value: {
        conflict: conflictIn('core_issues', { user1_core_issue: core_issue, last_move_at: now }),
        events: [
          {
            type: 'core_issue.submitted',
            conflict: conflictIn('core_issues').id,
            parties: [maya.id, jonas.id],
            at: now,
            by: maya.id,
            message: expect.objectContaining({ has_i_feel: true }),
          },
        ],
      },
    })
  })

  it('from both parties triggers the reflection', () => {
    const mayaSubmitted = conflictIn('core_issues', { user1_core_issue: 'I feel like the maid.' })
    expect(
      decideCoreIssue(mayaSubmitted, { person: jonas.id, core_issue: 'Nothing is good enough.', now }),
    ).toMatchObject({
      value: {
        conflict: { user1_core_issue: 'I feel like the maid.', user2_core_issue: 'Nothing is good enough.' },
        events: [{ type: 'core_issue.submitted', by: jonas.id }, { type: 'reflection.requested' }],
      },
    })
  })
})
