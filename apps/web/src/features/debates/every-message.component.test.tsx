import { debateMessages as said } from '@squash/contract/messages/debate'
import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { newDebateMessages as newDebate } from '@squash/contract/messages/new-debate'
import { passOnMessages } from '@squash/contract/messages/pass-on'
import { shareMessages } from '@squash/contract/messages/share'
import { signInMessages } from '@squash/contract/messages/sign-in'
import { REASON } from '@squash/contract/testing/message-list'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { messagesOf } from '../../testing/messages.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { type Failing, noNetwork, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { DebateScreen } from './debate-screen.tsx'
import { DebatesScreen } from './debates-screen.tsx'
import { NewDebateScreen } from './new-debate-screen.tsx'
import { RespondScreen } from './respond-screen.tsx'
import { activeDebate, pendingDebate } from './testing/debate-in.ts'

const { shows, tick } = messagesOf('apps/web/src/features/debates/every-message.component.test.tsx')

const { id } = activeDebate()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (name: string) => page.getByRole('heading', { name })

describe('a new debate', () => {
  const question = page.getByLabelText('The question')
  const email = page.getByLabelText('Who takes the other side?')
  const start = () => press('Start the debate')
  const open = () => renderScreen(<NewDebateScreen />)
  const fillIn = async (address: string) => {
    await press('Does pineapple belong on pizza?')
    await page.getByLabelText('Your argument').fill('Sweet and salty belong together.')
    await email.fill(address)
  }

  it('requires every field, and an opponent other than oneself', async () => {
    const sent = stubCalls({})
    await open()
    await start()
    await shows(newDebate.fillInAllFields)
    const { titleMissing, ownSideMissing, theirSideMissing, positionMissing, emailMissing } = newDebate
    for (const missing of [titleMissing, ownSideMissing, theirSideMissing, positionMissing, emailMissing])
      await shows(missing)
    await expect.element(question).toHaveFocus()
    await fillIn('MAYA@example.org')
    await shows(newDebate.withYourself)
    await email.fill('ben@')
    await start()
    await shows(signInMessages.emailInvalid)
    expect(sent('create_debate')).toEqual([])
  })

  it('says while Maya types whether the opponent has an account', async () => {
    stubCalls({
      profiles: {
        check_user_exists_by_email: ({ email_to_check }) =>
          email_to_check === 'ben@example.org'
            ? refuse('service.fault')
            : [{ user_exists: email_to_check === 'jonas@example.org', user_id: null }],
      },
    })
    await open()
    await email.fill('jonas@example.org')
    await expect.element(page.getByText(/They have an account and will be notified\.$/)).toBeVisible()
    await email.fill('nobody.yet@example.org')
    await expect.element(page.getByText(/They don’t have an account yet and will be invited\.$/)).toBeVisible()
    await email.fill('ben@example.org')
    await expect.element(page.getByText(new RegExp(newConflictMessages.emailCheckFailed))).toBeVisible()
  })

  it.each([
    ['notifies an opponent with an account', { invite: 'notified', mail_queued: true }, newDebate.notified],
    ['mails an invite to an opponent without one', { invite: 'sent', mail_queued: true }, newDebate.invited],
    ['says that its invite will be mailed later', { invite: 'sent', mail_queued: false }, passOnMessages.waitsShortly],
  ] as const)('%s, and leads back to the list', async (_, result, message) => {
    const safety = { level: 'none' as const, kinds: [], resources: [] }
    stubCalls({ debates: { create_debate: () => ({ ...pendingDebate(), ...result, safety }) } })
    const { path } = await renderScreen(<NewDebateScreen />, { path: '/new-debate' })
    await fillIn('jonas@example.org')
    await start()
    await shows(message)
    await expect.poll(path, { timeout: 10_000 }).toBe('/debates')
  })

  it('explains why creating it failed', async () => {
    let fails: Failing = () => refuse('request.rate_limited')
    stubCalls({ debates: { create_debate: () => fails() } })
    await open()
    await fillIn('jonas@example.org')
    await start()
    await shows('That was a lot of requests at once. Please try again in a moment.')
    fails = () => refuse('service.fault')
    await start()
    await shows(newDebate.failed('Something broke on our side'))
    fails = noNetwork
    await start()
    await shows(newDebate.failed(REASON))
  })

  it('names the insult in its question', async () => {
    const refused = () => refuse('debate.insulting', { words: ['you filthy animal'] })
    stubCalls({ debates: { create_debate: refused } })
    await open()
    await fillIn('jonas@example.org')
    await question.fill('Shoes off, you filthy animal?')
    await start()
    await shows(`${newDebate.insulting} We mean “you filthy animal”.`)
    tick(newDebate.insulting)
    await expect.element(question).toHaveValue('Shoes off, you filthy animal?')
  })
})

describe('the response to a debate invite', () => {
  const invited = pendingDebate({ viewer_role: 'opponent', can: { respond: true, vote: false } })
  const argument = page.getByLabelText('Your argument')
  const submit = () => press('Submit my argument')
  const open = (at = id) =>
    renderScreen(<RespondScreen />, { path: '/debates/respond/:debateId', at: `/debates/respond/${at}` })

  it.each([
    ['the invited person', activeDebate(), said.notAuthorized],
    ['a debate that is still open', { ...invited, can: { respond: false, vote: false } }, said.notPending],
  ])('is only for %s', async (_, debate, message) => {
    stubCalls({ debates: { get_debate_by_id: () => debate } })
    const { path } = await open()
    await shows(message)
    await expect.poll(path).toBe('/debates')
  })

  it('needs an argument, keeps it when sending fails, and leads back to the list', async () => {
    let answer: Failing | (() => true) = () => refuse('request.rate_limited')
    const sent = stubCalls({
      debates: { get_debate_by_id: () => invited, respond_to_debate_invite: () => answer() },
    })
    const { path } = await open()
    await submit()
    await shows(said.argumentRequired)
    await expect.element(argument).toHaveFocus()
    expect(sent('respond_to_debate_invite')).toEqual([])
    await argument.fill('The cat leaves it alone.')
    await submit()
    await shows(said.respondFailed)
    answer = noNetwork
    await submit()
    await shows(said.respondError)
    await expect.element(argument).toHaveValue('The cat leaves it alone.')
    answer = () => true
    await submit()
    await shows(said.responded)
    await expect.poll(path, { timeout: 10_000 }).toBe('/debates')
  })

  it('is not possible at an invalid address', async () => {
    stubCalls({})
    const { path } = await open('not-an-id')
    await shows(said.invalidId)
    await expect.poll(path).toBe('/debates')
  })
})

describe('a debate', () => {
  const open = (at = id) => renderScreen(<DebateScreen />, { path: '/debates/:debateId', at: `/debates/${at}` })
  const vote = () => press('Vote for “Over”')

  it('accepts votes, and says so when one doesn’t count', async () => {
    const { creator_id } = activeDebate()
    const tally = { creator_votes: 4, opponent_votes: 1, user_vote_for_id: creator_id }
    let debate = activeDebate()
    let answer: Failing | (() => typeof tally) = () => refuse('debate.closed')
    stubCalls({ debates: { get_debate_by_id: () => debate, cast_debate_vote: () => answer() } })
    await open()
    await vote()
    await shows(said.voteFailed)
    answer = noNetwork
    await vote()
    await shows(said.voteError)
    answer = () => {
      debate = activeDebate(tally)
      return tally
    }
    await vote()
    await shows(said.voted)
    await expect.element(page.getByRole('button', { name: 'Your vote', pressed: true })).toBeVisible()
  })

  it('can’t be voted on by its debaters, whatever the screen offers', async () => {
    stubCalls({ debates: { get_debate_by_id: () => activeDebate(), cast_debate_vote: () => refuse('debate.own') } })
    await open()
    await vote()
    await shows(said.ownDebate)
  })

  it('shows different messages for an invalid address and for a debate that isn’t theirs', async () => {
    stubCalls({ debates: { get_debate_by_id: () => null } })
    const invalid = await open('not-an-id')
    await shows(said.invalidId)
    await expect.poll(invalid.path).toBe('/debates')
    await invalid.unmount()
    await open()
    const [title = '', text = ''] = said.notFoundScreen.split(': ')
    await shows(title)
    await shows(text)
    await shows(said.notFound)
    tick(said.notFoundScreen)
  })

  it('says so when it doesn’t load, can be retried, and leads back to the list', async () => {
    let isDown = true
    stubCalls({ debates: { get_debate_by_id: () => (isDown ? refuse('service.fault') : activeDebate()) } })
    const first = await open()
    await shows(said.loadFailed)
    isDown = false
    await press('Try again')
    await expect.element(page.getByText('OPEN FOR VOTES')).toBeVisible()
    await first.unmount()
    isDown = true
    const { path } = await open()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.poll(path, { timeout: 10_000 }).toBe('/debates')
  })

  it('can be shared by its link', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    stubCalls({ debates: { get_debate_by_id: () => activeDebate() } })
    await open()
    await press('Share')
    await shows(shareMessages.copied)
    expect(write).toHaveBeenCalledWith(location.origin + location.pathname)
    write.mockRejectedValueOnce(new Error('Not allowed'))
    await press('Share')
    await shows(shareMessages.copyFailed)
  })
})

it('the list of debates says when it doesn’t load, and loads on retry', async () => {
  let isDown = true
  stubCalls({ debates: { get_active_debates: () => (isDown ? refuse('service.fault') : [activeDebate()]) } })
  await renderScreen(<DebatesScreen />, { path: '/debates' })
  await expect.element(heading(said.listFailed)).toBeVisible()
  await shows(said.listFailed)
  isDown = false
  await press('Try again')
  await expect.element(page.getByRole('link', { name: 'Vote: Toilet paper: over or under?' })).toBeVisible()
})
