import { debateMessages } from '@squash/contract/messages/debate'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { DebateScreen } from './debate-screen.tsx'
import { DebatesScreen } from './debates-screen.tsx'
import { RespondScreen } from './respond-screen.tsx'
import { activeDebate, pendingDebate } from './testing/debate-in.ts'

describe('the lists of debates', () => {
  const open = (at = '/debates') => renderScreen(<DebatesScreen />, { path: '/debates', at })

  it('says that debates are loading, with dashes for the counts', async () => {
    stubCalls({ debates: { get_active_debates: never, get_debate_counts: never } })
    await open()
    await expect.element(page.getByText('Loading debates…')).toBeInTheDocument()
    await expect.element(page.getByText('–').first()).toBeInTheDocument()
  })

  it.each([
    ['/debates', 'Nobody is arguing'],
    ['/debates?tab=invites', 'No open invites'],
    ['/debates?tab=completed', 'No crowns yet'],
  ])('explains an empty list at %s', async (at, title) => {
    const none = () => []
    stubCalls({
      debates: {
        get_active_debates: none,
        get_pending_debate_invites: none,
        get_completed_debates: none,
        get_debate_counts: () => ({ active: 0, invites: 0, completed: 0 }),
      },
    })
    await open(at)
    await expect.element(page.getByText(title)).toBeInTheDocument()
  })

  it('says that the list failed and loads it when the user retries', async () => {
    let isDown = true
    stubCalls({ debates: { get_active_debates: () => (isDown ? refuse('service.fault') : [activeDebate()]) } })
    await open()
    await expect.element(page.getByRole('heading', { name: debateMessages.listFailed })).toBeInTheDocument()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('link', { name: 'Vote: Toilet paper: over or under?' })).toBeInTheDocument()
  })
})

describe('a debate', () => {
  const open = () => renderScreen(<DebateScreen />, { path: '/debates/:debateId', at: `/debates/${activeDebate().id}` })

  it('shows a vote at once, with the new tally', async () => {
    const { opponent_id: jonas } = activeDebate()
    const sent = stubCalls({
      debates: {
        get_debate_by_id: () => activeDebate(),
        cast_debate_vote: () => ({ creator_votes: 3, opponent_votes: 2, user_vote_for_id: jonas }),
      },
    })
    await open()
    await page.getByRole('button', { name: 'Vote for “Under”' }).click()
    await expect.element(page.getByText(debateMessages.voted)).toBeInTheDocument()
    expect(sent('cast_debate_vote')).toEqual([{ p_debate_id: activeDebate().id, p_vote_for_id: jonas }])
  })

  it('says that voting is closed when a vote comes too late', async () => {
    stubCalls({ debates: { get_debate_by_id: () => activeDebate(), cast_debate_vote: () => refuse('debate.closed') } })
    await open()
    await page.getByRole('button', { name: 'Vote for “Over”' }).click()
    await expect.element(page.getByText('Voting is closed.')).toBeInTheDocument()
  })

  it.each([
    ['pending', 'No argument yet'],
    ['expired', 'No argument'],
  ] as const)('that is %s without an answer shows “%s” on the opponent’s side', async (status, text) => {
    stubCalls({ debates: { get_debate_by_id: () => pendingDebate({ status }) } })
    await open()
    await expect.element(page.getByText(text, { exact: true })).toBeInTheDocument()
  })

  it('is not found when it does not exist or is not for the user', async () => {
    stubCalls({ debates: { get_debate_by_id: () => null } })
    await open()
    await expect.element(page.getByText(debateMessages.notFound)).toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Back to the debates' })).toBeInTheDocument()
  })
})

describe('the response to a debate invite', () => {
  const { id } = pendingDebate()
  const invited = pendingDebate({ viewer_role: 'opponent', can: { respond: true, vote: false } })
  const argument = page.getByLabelText('Your argument')
  const submit = page.getByRole('button', { name: 'Submit my argument' })
  const open = () =>
    renderScreen(<RespondScreen />, { path: '/debates/respond/:debateId', at: `/debates/respond/${id}` })

  it('requires an argument before sending', async () => {
    const sent = stubCalls({ debates: { get_debate_by_id: () => invited } })
    await open()
    await submit.click()
    await expect.element(page.getByText(debateMessages.argumentRequired).first()).toBeInTheDocument()
    await expect.element(argument).toHaveFocus()
    expect(sent('respond_to_debate_invite')).toEqual([])
  })

  it('keeps the argument when sending is refused, and after a reload', async () => {
    stubCalls({
      debates: { get_debate_by_id: () => invited, respond_to_debate_invite: () => refuse('request.rate_limited') },
    })
    const first = await open()
    await argument.fill('The cat leaves it alone.')
    await submit.click()
    await expect.element(page.getByText(debateMessages.respondFailed)).toBeInTheDocument()
    await expect.element(argument).toHaveValue('The cat leaves it alone.')
    await first.unmount()
    await open()
    await expect.element(argument).toHaveValue('The cat leaves it alone.')
  })

  it('redirects a user who was not invited to the list', async () => {
    stubCalls({ debates: { get_debate_by_id: () => activeDebate() } })
    const { path } = await open()
    await expect.element(page.getByText(debateMessages.notAuthorized)).toBeInTheDocument()
    await expect.poll(path).toBe('/debates')
  })
})
