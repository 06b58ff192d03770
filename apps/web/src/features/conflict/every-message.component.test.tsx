import type { Conflict } from '@squash/contract/conflicts'
import { conflictMessages as said } from '@squash/contract/messages/conflict'
import { inviteMessages } from '@squash/contract/messages/invite'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { conflictIn, seenByJonas } from '../../testing/conflict-in.ts'
import { messagesOf } from '../../testing/messages.ts'
import { previewOf } from '../../testing/preview-of.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { type Failing, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { ConflictScreen } from './conflict-screen.tsx'

const { shows } = messagesOf('apps/web/src/features/conflict/every-message.component.test.tsx', [
  inviteMessages.network, // new-conflict/every-message.component.test.tsx
  inviteMessages.failed, // not shown: a mail that can’t go out at once waits
  inviteMessages.authenticationRequired, // returned by functions that no screen calls yet
])

const { id } = conflictIn('vote_1')
const { safety } = previewOf('')
const open = (at = `/conflict/${id}`) => renderScreen(<ConflictScreen />, { path: '/conflict/:conflictId', at })
const heading = (name: string) => page.getByRole('heading', { name })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** A command that is refused because the conflict has moved on; the screen then shows its new state. */
function tooLate(before: Conflict, after: Conflict, refused: 'conflict.wrong_phase' | 'conflict.already_answered') {
  let conflict = before
  const command: Failing = () => {
    conflict = after
    return refuse(refused)
  }
  return { get_conflict: () => conflict, command }
}

describe('a conflict', () => {
  it('shows different messages for an invalid address and for another user’s conflict', async () => {
    stubCalls({ conflicts: { get_conflict: () => refuse('conflict.not_found') } })
    const invalid = await open('/conflict/not-an-id')
    await shows(said.invalidId)
    await expect.poll(invalid.path).toBe('/dashboard')
    await invalid.unmount()
    const other = await open()
    await shows('CONFLICT NOT FOUND')
    await shows(said.notFound)
    await other.unmount()
    await renderScreen(<ConflictScreen />, { path: '/resolution/:resolutionId', at: `/resolution/${id}` })
    await shows('CONFLICT NOT FOUND')
  })

  it('says so when it doesn’t load, and can be retried', async () => {
    let isDown = true
    stubCalls({ conflicts: { get_conflict: () => (isDown ? refuse('service.fault') : conflictIn('vote_1')) } })
    await open()
    await shows(said.loadFailed)
    await shows('Your words are safe. Something broke on our side. Please try again.')
    isDown = false
    await press('Try again')
    await expect.element(heading('Dishes. Again. Always me.')).toBeVisible()
  })

  it('is deleted only by its creator, whatever the screen offers', async () => {
    const asked = seenByJonas(conflictIn('awaiting_response'))
    const can = { ...asked.can, respond: false, delete: true }
    stubCalls({
      conflicts: {
        get_conflict: () => ({ ...asked, can }),
        delete_conflict: () => refuse('conflict.not_the_creator'),
      },
    })
    await open()
    await press('Delete this conflict')
    await confirm('Delete')
    await shows(said.onlyCreatorDeletes)
  })

  it('is voted on only by its parties, whatever the screen offers', async () => {
    stubCalls({
      conflicts: {
        get_conflict: () => conflictIn('vote_1'),
        vote_satisfaction: () => refuse('conflict.not_a_party'),
      },
    })
    await open()
    await press("Yes, I'm satisfied")
    await shows(said.notAuthorized)
  })
})

describe('the response to a conflict', () => {
  const asked = seenByJonas(conflictIn('awaiting_response'))
  const answered = seenByJonas(conflictIn('mediating'))
  const preview = { preview_message: () => previewOf('I work nights.') }
  const words = page.getByLabelText('Your side of it')
  const see = page.getByRole('button', { name: 'See what Maya will read' })
  const write = async () => {
    await words.fill('I work NIGHTS!!!')
    await see.click()
    await press('Send this to Maya')
  }

  it('has to be written, and is sent once', async () => {
    const sent = stubCalls({
      preview,
      conflicts: { get_conflict: () => asked, respond_to_conflict: () => ({ ...answered, safety }) },
    })
    await open()
    await see.click()
    await shows(said.responseMissing)
    await expect.element(words).toHaveFocus()
    expect(sent('preview_message')).toEqual([])
    await write()
    await shows(said.responded)
    expect(sent('respond_to_conflict')).toHaveLength(1)
  })

  it('says so when it has been sent from another screen', async () => {
    const { command, ...conflicts } = tooLate(asked, answered, 'conflict.wrong_phase')
    stubCalls({ preview, conflicts: { ...conflicts, respond_to_conflict: command } })
    await open()
    await write()
    await shows(said.respondFailed)
    await expect.element(heading('YOUR RESPONSE')).toBeVisible()
  })
})

describe('a vote', () => {
  const sendVote = page.getByRole('button', { name: /^Send my vote: / })
  const voteNo = async (label: string) => {
    await press(label)
    await sendVote.click()
  }

  it.each([
    ['yes', 'vote_1', () => press("Yes, I'm satisfied"), said.satisfied],
    ['no', 'vote_1', () => voteNo('Not yet — try again'), said.unsatisfied],
    ['second no', 'vote_2', () => voteNo('STILL NOT RIGHT'), said.unsatisfiedAgain],
  ] as const)('that is a %s says what happens next', async (_, phase, vote, message) => {
    const after = phase === 'vote_1' ? 'rehashing' : 'core_issues'
    let conflict = conflictIn(phase)
    stubCalls({
      conflicts: {
        get_conflict: () => conflict,
        vote_satisfaction: () => {
          conflict = conflictIn(after)
          return { ...conflict, safety }
        },
      },
    })
    await open()
    await vote()
    await shows(message)
    if (after === 'core_issues') await expect.element(page.getByLabelText('Your core issue')).toBeVisible()
  })

  it('says so when it has been cast on another screen', async () => {
    const { command, ...conflicts } = tooLate(
      conflictIn('vote_1'),
      conflictIn('rehashing'),
      'conflict.already_answered',
    )
    stubCalls({ conflicts: { ...conflicts, vote_satisfaction: command } })
    await open()
    await voteNo('Not yet — try again')
    await shows(said.voteFailed)
    await expect.element(sendVote).not.toBeInTheDocument()
  })
})

describe('a core issue', () => {
  const issue = page.getByLabelText('Your core issue')

  it('has to be written, and is sent once', async () => {
    const sent = stubCalls({
      conflicts: {
        get_conflict: () => conflictIn('core_issues'),
        submit_core_issue: () => ({ ...conflictIn('reflecting'), safety }),
      },
    })
    await open()
    await press('Tell the mediator')
    await shows(said.coreIssueMissing)
    expect(sent('submit_core_issue')).toEqual([])
    await issue.fill('I need help.')
    await press('Tell the mediator')
    await shows(said.coreIssueSubmitted)
  })

  it('says so when it has been sent from another screen', async () => {
    const { command, ...conflicts } = tooLate(
      conflictIn('core_issues'),
      conflictIn('reflecting'),
      'conflict.already_answered',
    )
    stubCalls({ conflicts: { ...conflicts, submit_core_issue: command } })
    await open()
    await issue.fill('I need help.')
    await press('Tell the mediator')
    await shows(said.coreIssueFailed)
    await expect.element(issue).not.toBeInTheDocument()
  })
})

describe('the end of a conflict', () => {
  it('may be a ruling, which is announced when it arrives', async () => {
    let conflict = conflictIn('vote_3')
    stubCalls({
      rulings: { get_conflict_vote_counts: () => [] },
      conflicts: {
        get_conflict: () => conflict,
        request_final_ruling: (): Conflict => {
          conflict = conflictIn('ruled')
          return conflictIn('ruling')
        },
      },
    })
    await open()
    await press('GET AI FINAL RULING')
    await confirm('GET AI FINAL RULING')
    await shows(said.ruled)
  })

  it.each([
    ['GET AI FINAL RULING', 'request_final_ruling', said.rulingFailed],
    ['Leave it here', 'close_without_ruling', said.leaveFailed],
  ] as const)('can’t be “%s” once the other party has ended it', async (label, call, message) => {
    const { command, ...conflicts } = tooLate(conflictIn('vote_3'), conflictIn('abandoned'), 'conflict.wrong_phase')
    stubCalls({ conflicts: { ...conflicts, [call]: command } })
    await open()
    await press(label)
    await confirm(label)
    await shows(message)
    await expect.element(heading('This conflict was closed')).toBeVisible()
  })

  it('may be one party leaving it here', async () => {
    const left = conflictIn('abandoned', { closed_reason: 'left_open' })
    stubCalls({ conflicts: { get_conflict: () => conflictIn('vote_3'), close_without_ruling: () => left } })
    await open()
    await press('Leave it here')
    await confirm('Leave it here')
    await shows(said.left)
  })

  const declines: [string, Failing | (() => null), string][] = [
    ['may be the invited person declining it', () => null, inviteMessages.declined],
    ['isn’t reached when declining fails', () => refuse('service.fault'), inviteMessages.declineFailed],
    ['can’t be a decline that comes too late', () => refuse('conflict.wrong_phase'), inviteMessages.tooLateToDecline],
  ]
  it.each(declines)('%s', async (_, decline_invite, message) => {
    const asked = seenByJonas(conflictIn('awaiting_response'))
    stubCalls({ conflicts: { get_conflict: () => asked }, invites: { decline_invite } })
    await open()
    await press('Decline this invite')
    await confirm('Decline the invite')
    await shows(message)
  })

  it('may be its creator deleting it', async () => {
    stubCalls({
      conflicts: { get_conflict: () => conflictIn('awaiting_response'), delete_conflict: () => ({ deleted: true }) },
    })
    await open()
    await press('Delete this conflict')
    await shows(said.confirmDelete)
    await confirm('Delete')
    await shows(said.deleted)
    await expect.element(heading('Gone')).toBeVisible()
  })

  it('can’t be its creator deleting it once it has been answered', async () => {
    const { command, ...conflicts } = tooLate(
      conflictIn('awaiting_response'),
      conflictIn('mediating'),
      'conflict.wrong_phase',
    )
    stubCalls({ conflicts: { ...conflicts, delete_conflict: command } })
    await open()
    await press('Delete this conflict')
    await confirm('Delete')
    await shows(said.deleteFailed)
    await expect.element(heading('THEIR RESPONSE')).toBeVisible()
  })
})
