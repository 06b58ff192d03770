import { MESSAGES } from '@squash/contract/messages'
import { ada, carla, maya } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './support/journey.ts'
import { messagesOf } from './support/messages.ts'
import { breakCall, withoutPageData } from './support/network.ts'
import { mayaAndJonas, signedUp } from './support/people.ts'
import { expectQuiet, expectQuietBesideRefusals, type Look, picture, submitSignIn } from './support/visitor.ts'

const it = journey.extend('people', { scope: 'file' }, async ({ squash }) => ({
  ...(await mayaAndJonas(squash)),
  ada: await signedUp(squash, ada),
  carla: await signedUp(squash, carla),
}))
let ruling: string

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
]
const said = MESSAGES.rulings
const { shows, tick } = messagesOf('e2e/reading-the-public-board.test.ts')
const board = '/public-shame'
const openRuling = (page: Page) =>
  page
    .getByRole('button', { name: /^Read the ruling/ })
    .first()
    .click()
const answer = (page: Page, label: string) => page.getByRole('button', { name: label })
/** Waits for the answer: the screen shows a vote before it is stored, and the message may be from the previous vote. */
const vote = async (page: Page, label: string) => {
  await Promise.all([page.waitForResponse('**/rpc/cast_conflict_vote'), answer(page, label).click()])
  await shows(page, said.voted)
}
const voteOver = (voter: Actor, vote_type: 'both_wrong') =>
  done(voter.call('cast_conflict_vote', { conflict_uuid: ruling, vote_type }))

it('the public board says that it is empty before the first ruling', async ({ visit }) => {
  const visitor = await visit()
  await visitor.goto(board)
  await visitor.getByText('No rulings yet').waitFor()
  await picture(visitor, 'board-empty')
  expectQuiet(visitor)
})

describe('the public board, after a ruling for Maya and Jonas', () => {
  it.beforeEach(async ({ people }) => {
    ruling = (await conflictIn('ruled', people.maya, people.jonas)).id
  })
  it.for(looks)(
    'a visitor opens the menu of a ruling, and nothing moves under the pointer ($width px, $theme)',
    async (look, { visit }) => {
      const visitor = await visit(look)
      await visitor.goto(board)
      const more = visitor.getByRole('button', { name: /^More about the ruling/ }).first()
      await more.waitFor()
      // Web fonts that load late would shift everything below the heading.
      await visitor.evaluate(() => document.fonts.ready)
      const before = await more.boundingBox()
      await more.click()
      await visitor.getByRole('menuitem', { name: 'Sign in to report' }).waitFor()
      expect(await more.boundingBox()).toEqual(before)
      await picture(visitor, `${look.width}-${look.theme}-board-menu`)
      expectQuiet(visitor)
    },
  )
  it.for(looks)(
    'Ada votes, changes her vote, and sees others vote ($width px, $theme)',
    async (look, { people, visit }) => {
      const page = await visit({ ...look, as: people.ada })
      await page.goto(board)
      await page.getByText('failure rate').waitFor()
      await picture(page, `${look.width}-${look.theme}-board`)
      await openRuling(page)
      await page.getByText('What do you say?').waitFor()

      await vote(page, 'Maya is wrong')
      expect(await answer(page, 'Maya is wrong').getAttribute('aria-pressed')).toBe('true')
      await vote(page, 'The AI is right')
      await page.getByRole('button', { name: 'The AI is right', pressed: true }).getByText('Your vote').waitFor()
      expect(await answer(page, 'Maya is wrong').getAttribute('aria-pressed')).toBe('false')
      await page.getByText('1 vote so far: “The AI is right”').waitFor()

      // Without a reload: Carla's vote shows up by itself.
      await voteOver(people.carla, 'both_wrong')
      await page.getByRole('article').first().getByText('2 votes · opinions differ').waitFor()
      await picture(page, `${look.width}-${look.theme}-board-voted`)
      await page.reload()
      await openRuling(page)
      await page.getByRole('button', { name: 'The AI is right', pressed: true }).waitFor()
      expectQuiet(page)
    },
  )

  it.for(looks)(
    'a stranger opens a shared ruling, signs in to vote, and shares it ($width px, $theme)',
    async (look, { squash, visit }) => {
      const page = await visit(look)
      await page.goto(`/ruling/${ruling}`)
      await page.getByRole('heading', { name: 'What the public says' }).waitFor()
      expect(await page.getByRole('button', { name: 'The AI is right' }).count()).toBe(0)
      await page.getByText('Anonymous User').first().waitFor()
      expect(await page.content()).not.toMatch(/Jonas|Weber|Okafor<|@example/)
      await picture(page, `${look.width}-${look.theme}-ruling-visitor`)
      await shows(page, said.logIn)
      await page.getByRole('link', { name: said.logIn }).last().click()
      await submitSignIn(page, ada)
      await page.getByText('What do you say?').waitFor()
      expect(new URL(page.url()).pathname).toBe(`/ruling/${ruling}`)
      await vote(page, 'Get therapy')
      await page.getByText('1 vote so far: “Get therapy”').waitFor()
      await picture(page, `${look.width}-${look.theme}-ruling-voted`)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Share this ruling' }).click()
      await page.getByText(MESSAGES.share.copied).waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${squash.url}/ruling/${ruling}`)
      expectQuiet(page)
    },
  )

  it("both parties see the votes on their own screen and on the board, and can't vote", async ({ people, visit }) => {
    const page = await visit({ as: people.maya })
    await page.goto(`/conflict/${ruling}`)
    await page.getByRole('heading', { name: 'What the public says' }).waitFor()
    await voteOver(people.ada, 'both_wrong')
    await page.getByText('1 vote so far: “Both are wrong”').waitFor()
    await picture(page, 'conflict-ruled-with-tallies')
    await page.getByRole('link', { name: 'View and share the public page' }).click()
    // `said.own` is only the beginning of the sentence that is shown.
    await page.getByText(said.own).waitFor()
    tick(said.own)
    expect(await page.getByRole('button', { name: 'The AI is right' }).count()).toBe(0)
    const refused = await people.maya.call('cast_conflict_vote', { conflict_uuid: ruling, vote_type: 'ai_right' })
    expect(refused).toMatchObject({ status: 403, body: { message: said.own } })
    expectQuiet(page)
  })

  it('the board follows when Jonas shows his name and hides it again', async ({ people, visit }) => {
    const page = await visit({ as: people.jonas })
    await page.goto(`/conflict/${ruling}`)
    const change = (what: Locator) => Promise.all([page.waitForResponse('**/rpc/set_ruling_name_shown'), what.click()])
    await change(page.getByRole('switch').first())
    const visitor = await visit()
    // A rendered page is served again for up to half a second, so each visit has an address of its own.
    const timesNamed = async (visit: string) => {
      await visitor.goto(`/ruling/${ruling}?visit=${visit}`)
      await visitor.getByRole('heading', { name: 'What the public says' }).waitFor()
      return visitor.getByRole('link', { name: 'Jonas', exact: true }).count()
    }
    expect(await timesNamed('named')).toBe(1)
    await page.goto(`/ruling/${ruling}`)
    await page.getByRole('link', { name: 'Hide my name' }).click()
    await change(page.getByRole('switch', { name: 'Show my name', checked: true }))
    expect(await timesNamed('hidden')).toBe(0)
  })

  it('a vote that fails or comes too late is undone with a message', async ({ people, visit }) => {
    await voteOver(people.ada, 'both_wrong')
    const page = await visit({ as: people.ada })
    await page.goto(`/ruling/${ruling}`)
    await page.getByRole('button', { name: 'Both are wrong', pressed: true }).waitFor()
    const end = await breakCall(page, 'cast_conflict_vote', 500)
    await answer(page, 'Get therapy').click()
    await shows(page, said.voteFailed)
    await page.getByRole('button', { name: 'Both are wrong', pressed: true }).waitFor()
    await end()
    const closed = { status: 403, json: { code: 'ruling.closed', message: said.closed, details: null, hint: null } }
    await page.route('**/cast_conflict_vote', (route) => route.fulfill(closed))
    await answer(page, 'Get therapy').click()
    await shows(page, said.closed)
    await page.getByRole('button', { name: 'Both are wrong', pressed: true }).waitFor()
    await page.unroute('**/cast_conflict_vote')
    await vote(page, 'Get therapy')
    expectQuietBesideRefusals(page)
  })

  it("a board that doesn't load can be retried", async ({ visit }) => {
    const page = await visit()
    await withoutPageData(page)
    const end = await breakCall(page, 'get_public_ai_rulings', 500)
    await page.goto(board)
    await shows(page, said.loadFailed)
    await picture(page, 'board-failed')
    await end()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page
      .getByRole('button', { name: /^Read the ruling/ })
      .first()
      .waitFor()
  })

  it('new rulings wait behind a pill, and nothing moves', async ({ people, visit }) => {
    const page = await visit({ as: people.ada })
    await page.goto(board)
    await openRuling(page)
    const before = await page.getByRole('article').count()
    await conflictIn('ruled', people.jonas, people.maya, maya.email)
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('button', { name: '1 new ruling' }).waitFor()
    expect(await page.getByRole('article').count()).toBe(before)
    await picture(page, 'board-pill')
    await page.getByRole('button', { name: '1 new ruling' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(before + 1)
    expect(await page.getByRole('button', { name: '1 new ruling' }).count()).toBe(0)
  })
})

it('the public board describes itself in its HTML for link previews', async ({ squash }) => {
  const html = await (await fetch(squash.url + board, { headers: { accept: 'text/html' } })).text()
  expect(html).toContain('<title>Public Shame · Squash</title>')
  expect(html).toContain('<meta property="og:title" content="Public Shame · Squash" />')
  expect(html).toMatch(/<meta property="og:description" content="[^"]{40,}" \/>/)
})

it('logging out leads from the public board to the landing page, and the board stays open to visitors', async ({
  squash,
  people,
  visit,
}) => {
  const page = await visit({ as: people.carla })
  await page.goto(board)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(`${squash.url}/`)
  await page.goto(board)
  await page.getByRole('link', { name: 'Get started' }).waitFor()
})
