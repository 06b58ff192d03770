import { randomUUID } from 'node:crypto'
import { TIMING } from '@squash/contract/limits'
import { MESSAGES } from '@squash/contract/messages'
import { ada, carla, jonas, maya } from '@squash/testkit/cast'
import { answerDebate, argument, debateIn, startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { holdTime, passUntilShown } from './support/clock.ts'
import { journey } from './support/journey.ts'
import { messagesOf, REASON } from './support/messages.ts'
import { amend, trouble } from './support/network.ts'
import { mayaAndJonas, signedUp } from './support/people.ts'
import { box } from './support/visitor.ts'

const it = journey
  .extend('people', { scope: 'file' }, async ({ squash }) => ({
    ...(await mayaAndJonas(squash)),
    ada: await signedUp(squash, ada),
  }))
  .extend('openAs', ({ visit }) => async (as: Actor, path: string) => {
    const page = await visit({ as })
    await page.goto(path)
    return page
  })
  /** Opens a screen that receives no live events, as on a bad connection. */
  .extend('deafAs', ({ visit }) => async (as: Actor, path: string) => {
    const page = await visit({ as })
    await page.route('**/realtime/**', (route) => route.abort())
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: argument.title }).waitFor()
    return page
  })

const { debate: said, newDebate, share } = MESSAGES
const { shows, tick, unmet } = messagesOf('every-debate-message')

describe('a new debate', () => {
  async function fill(page: Page, email: string) {
    await page.getByLabel('The question').fill(argument.title)
    await page.getByLabel('Your side').fill(argument.creator_side)
    await page.getByLabel('Their side').fill(argument.opponent_side)
    await page.getByLabel('Your argument').fill(argument.creator_position)
    await page.getByLabel('Who takes the other side?').fill(email)
  }
  const start = (page: Page) => page.getByRole('button', { name: 'Start the debate' }).click()

  it('requires every field, and an opponent other than oneself', async ({ people, openAs }) => {
    const m = await openAs(people.maya, '/new-debate')
    await start(m)
    await shows(m, newDebate.fillInAllFields)
    const { titleMissing, ownSideMissing, theirSideMissing, positionMissing, emailMissing } = newDebate
    for (const missing of [titleMissing, ownSideMissing, theirSideMissing, positionMissing, emailMissing])
      await shows(m, missing)
    const question = m.getByLabel('The question')
    expect(await question.evaluate((field) => field === document.activeElement), 'the first field').toBe(true)
    await fill(m, maya.email)
    await shows(m, newDebate.withYourself)
    await fill(m, 'ben@')
    await start(m)
    await m.getByText(MESSAGES.signIn.emailInvalid).waitFor()
    expect(new URL(m.url()).pathname).toBe('/new-debate')
  })

  it('says while Maya types whether the opponent has an account', async ({ people, openAs }) => {
    const m = await openAs(people.maya, '/new-debate')
    const who = m.getByLabel('Who takes the other side?')
    await who.fill(jonas.email)
    await m.getByText('They have an account and will be notified.').waitFor()
    await who.fill('nobody.yet@example.com')
    await m.getByText('They don’t have an account yet and will be invited.').waitFor()
    await trouble(m, 'check_user_exists_by_email', 500)
    await who.fill('somebody.else@example.com')
    await m.getByText(MESSAGES.newConflict.emailCheckFailed).waitFor()
  })

  it('notifies an opponent with an account, mails one without, and leads back to the list', async ({
    people,
    openAs,
  }) => {
    const m = await openAs(people.maya, '/new-debate')
    await fill(m, jonas.email)
    await start(m)
    await shows(m, newDebate.notified)
    await m.waitForURL('**/debates')
    await m.goto('/new-debate')
    await fill(m, carla.email)
    await start(m)
    await shows(m, newDebate.invited)
    await m.goto('/new-debate')
    await amend(m, 'create_debate', { invite: 'sent', mail_queued: false })
    await fill(m, 'no.mail@example.com')
    await start(m)
    await shows(m, MESSAGES.invite.failed)
  })

  it('explains why creating it failed, and keeps the typed text', async ({ people, openAs }) => {
    const m = await openAs(people.maya, '/new-debate')
    await fill(m, jonas.email)
    const refused = await trouble(m, 'create_debate', 429)
    await start(m)
    await m.getByText('That was a lot of requests at once.', { exact: true }).waitFor()
    await refused()
    const broken = await trouble(m, 'create_debate', 500)
    await start(m)
    await m.getByText(newDebate.failed('Something broke on our side'), { exact: true }).waitFor()
    await broken()
    await trouble(m, 'create_debate', 'no network')
    await start(m)
    await shows(m, newDebate.failed(REASON))
    await m.reload()
    expect(await m.getByLabel('Your argument').inputValue()).toBe(argument.creator_position)
    expect(await m.getByLabel('Who takes the other side?').inputValue()).toBe(jonas.email)
  })
})

describe('answering', () => {
  const pathOf = ({ id }: { id: string }) => `/debates/respond/${id}`
  const submit = (page: Page) => page.getByRole('button', { name: 'Submit my argument' }).click()

  it('is only for the invited person, before the deadline', async ({ people, openAs }) => {
    const debate = await startDebate(people.maya)
    const m = await openAs(people.maya, pathOf(debate))
    await shows(m, said.notAuthorized)
    await m.waitForURL('**/debates')
    await answerDebate(people.jonas, debate.id)
    const j = await openAs(people.jonas, pathOf(debate))
    await shows(j, said.notPending)
    await j.waitForURL('**/debates')
  })

  it('requires an argument, and keeps it when sending fails', async ({ people, deafAs }) => {
    const j = await deafAs(people.jonas, pathOf(await startDebate(people.maya)))
    await submit(j)
    await shows(j, said.argumentRequired)
    await box(j, 'Your argument').fill(argument.opponent_position)
    const end = await trouble(j, 'respond_to_debate_invite', 429)
    await submit(j)
    await shows(j, said.respondFailed)
    await end()
    const back = await trouble(j, 'respond_to_debate_invite', 'no network')
    await submit(j)
    await shows(j, said.respondError)
    await back()
    expect(await box(j, 'Your argument').inputValue()).toBe(argument.opponent_position)
    await submit(j)
    await shows(j, said.responded)
    await j.waitForURL('**/debates')
  })
})

describe('a debate', () => {
  const pathOf = ({ id }: { id: string }) => `/debates/${id}`

  it("accepts votes, and says so when one doesn't count", async ({ people, deafAs }) => {
    const a = await deafAs(people.ada, pathOf(await debateIn('active', people.maya, people.jonas)))
    const vote = (side: string) => a.getByRole('button', { name: `Vote for “${side}”` }).click()
    const end = await trouble(a, 'cast_debate_vote', 429)
    await vote(argument.creator_side)
    await shows(a, said.voteFailed)
    await end()
    const back = await trouble(a, 'cast_debate_vote', 'no network')
    await vote(argument.creator_side)
    await shows(a, said.voteError)
    await back()
    await vote(argument.creator_side)
    await shows(a, said.voted)
    await a.getByRole('button', { name: 'Your vote', pressed: true }).waitFor()
  })

  it('is protected by the server, whatever the screen offers', async ({ people, visit }) => {
    const debate = await debateIn('active', people.maya, people.jonas)
    const m = await visit({ as: people.maya })
    await amend(m, 'get_debate_by_id', { can: { respond: false, vote: true }, viewer_role: null })
    await m.goto(pathOf(debate))
    await m.getByRole('button', { name: `Vote for “${argument.creator_side}”` }).click()
    await shows(m, said.ownDebate)
  })

  it("shows different messages for an invalid address and for a debate that isn't theirs", async ({
    people,
    openAs,
  }) => {
    const a = await openAs(people.ada, '/debates/not-an-id')
    await shows(a, said.invalidId)
    await a.waitForURL('**/debates')
    const [title = '', text = ''] = said.notFoundScreen.split(': ')
    for (const path of [pathOf(await startDebate(people.maya)), pathOf({ id: randomUUID() })]) {
      await a.goto(path)
      await shows(a, title)
      await shows(a, text)
      await shows(a, said.notFound)
    }
    tick(said.notFoundScreen)
    await a.goto('/debates/respond/not-an-id')
    await a.getByText(said.invalidId).first().waitFor()
  })

  it("says so when it doesn't load, can be retried, and leads back to the list", async ({ people, openAs }) => {
    const debate = await debateIn('active', people.maya, people.jonas)
    const a = await openAs(people.ada, '/debates')
    await a.getByRole('heading', { level: 1 }).waitFor()
    await holdTime(a)
    const end = await trouble(a, 'get_debate_by_id', 500)
    await a.goto(pathOf(debate))
    await passUntilShown(a, a.getByText(said.loadFailed))
    await shows(a, said.loadFailed)
    await end()
    await a.getByRole('button', { name: 'Try again' }).click()
    await passUntilShown(a, a.getByText('OPEN FOR VOTES'))
    await trouble(a, 'get_debate_by_id', 500)
    await a.goto(pathOf(debate))
    await passUntilShown(a, a.getByRole('button', { name: 'Try again' }))
    await a.clock.runFor(TIMING.notFoundRedirect)
    await passUntilShown(a, a.getByRole('heading', { level: 1, name: 'Who makes the better point?' }))
  })

  it('can be shared by its link', async ({ squash, people, visit }) => {
    const a = await visit({ as: people.ada })
    await a.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const path = pathOf(await debateIn('active', people.maya, people.jonas))
    await a.goto(path)
    await a.getByRole('button', { name: 'Share' }).click()
    await shows(a, share.copied)
    expect(await a.evaluate(() => navigator.clipboard.readText())).toBe(squash.url + path)
    await a.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'))
    })
    await a.getByRole('button', { name: 'Share' }).click()
    await shows(a, share.copyFailed)
  })
})

it("the list says when it doesn't load, and loads on retry", async ({ people, visit }) => {
  const a = await visit({ as: people.ada })
  await a.goto('/dashboard')
  await holdTime(a)
  const end = await trouble(a, 'get_active_debates', 500)
  await a.goto('/debates')
  await passUntilShown(a, a.getByText(said.listFailed))
  await shows(a, said.listFailed)
  await end()
  await a.getByRole('button', { name: 'Try again' }).click()
  await passUntilShown(a, a.getByText(argument.title))
})

it('every debate message has been shown', () => {
  expect(unmet()).toEqual([])
})
