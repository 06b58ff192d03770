import { launchBrowser } from '@squash/testkit/browser'
import { jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, respond, startConflict, vote as voteOverHttp } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fillCoreIssue, sendCoreIssue, vote } from './support/conflict.ts'
import { peopleOf } from './support/people.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import { expectQuiet, type Visitor, visit } from './support/visitor.ts'

let browser: Browser
let squash: RunningSquash
let people: { maya: Actor; jonas: Actor }
beforeAll(async () => {
  ;[browser, squash] = await Promise.all([launchBrowser(), startSquash()])
  people = await peopleOf(squash, { maya, jonas })
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await squash.stop()
})

/** Both open the same page, side by side. */
const both = (path: string): Promise<Visitor[]> =>
  Promise.all(
    [people.maya, people.jonas].map(async (as) => {
      const page = await visit(browser, squash.url, { as })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    }),
  )

const all = <T>(pages: Visitor[], act: (page: Visitor) => Promise<T>) => Promise.all(pages.map(act))

describe('both at the same moment', () => {
  it('say yes: it is squashed, for both', async () => {
    const { id } = await conflictIn('vote_1', people.maya, people.jonas)
    const pages = await both(`/conflict/${id}`)
    await all(pages, (page) => vote(page, "Yes, I'm satisfied"))
    await all(pages, (page) => page.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor())
    expectQuiet(...pages)
  })

  it('say no: there is one rehash, and a vote for each', async () => {
    const { id } = await conflictIn('vote_1', people.maya, people.jonas)
    const pages = await both(`/conflict/${id}`)
    await all(pages, (page) => vote(page, 'Not yet — try again'))
    await all(pages, (page) => page.getByRole('button', { name: 'STILL NOT RIGHT' }).waitFor())
    for (const page of pages) expect(await page.getByRole('heading', { name: 'AI REHASH' }).count()).toBe(1)
  })

  it('name their core issue: the mediator reflects once', async () => {
    const { id } = await conflictIn('core_issues', people.maya, people.jonas)
    const pages = await both(`/conflict/${id}`)
    await all(pages, (page) => fillCoreIssue(page, words.mayaCore))
    await all(pages, sendCoreIssue)
    await all(pages, (page) => page.getByRole('button', { name: 'FINALLY RESOLVED' }).waitFor())
    for (const page of pages) expect(await page.getByRole('heading', { name: 'Core reflection' }).count()).toBe(1)
    expectQuiet(...pages)
  })
})

describe('without a reload', () => {
  it('Jonas sees a new conflict on his dashboard, and Maya his answer on hers', async () => {
    const [m, j] = await both('/dashboard')
    if (!m || !j) throw new Error('Two people, two pages')
    const rows = j.getByRole('link', { name: words.title, exact: true })
    const before = await rows.count()
    const { id } = await startConflict(people.maya)
    await expect.poll(() => rows.count()).toBe(before + 1)
    await j.getByText('YOUR TURN TO RESPOND').waitFor()
    await m.getByText('WAITING FOR THEM').waitFor()
    await respond(people.jonas, id)
    await m.getByText('VOTE ON AI MEDIATION').waitFor()
    expectQuiet(m, j)
  })

  it('Maya is not left with a delete dialog when Jonas answers', async () => {
    const { id } = await startConflict(people.maya)
    const m = await visit(browser, squash.url, { as: people.maya })
    await m.goto(`/conflict/${id}`)
    await m.getByRole('button', { name: 'Delete this conflict' }).click()
    const dialog = m.getByRole('dialog')
    await dialog.waitFor()
    await respond(people.jonas, id)
    await m.getByRole('heading', { name: 'THEIR RESPONSE' }).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await m.getByRole('button', { name: "Yes, I'm satisfied" }).click()
    await m.getByText('Marked as satisfied!').waitFor()
    expectQuiet(m)
  })

  it('what Maya does in one tab shows in her other one, also after a while without a network', async () => {
    const { id } = await conflictIn('vote_1', people.maya, people.jonas)
    const m = await visit(browser, squash.url, { as: people.maya })
    await m.goto(`/conflict/${id}`)
    const other = await m.context().newPage()
    await other.goto(`/conflict/${id}`)
    await vote(other, "Yes, I'm satisfied")
    await m.getByText('You — satisfied').waitFor()
    await m.context().setOffline(true)
    await m.getByText('You are offline.').waitFor()
    await voteOverHttp(people.jonas, id, true)
    await m.context().setOffline(false)
    await m.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor()
  })
})
