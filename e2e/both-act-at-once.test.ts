import { ada, ben, words } from '@squash/testkit/cast'
import { conflictIn, respond, startConflict, vote as voteOverHttp } from '@squash/testkit/conflict-steps'
import { describe, expect, it } from 'vitest'
import { fillCoreIssue, sendCoreIssue, vote } from './support/conflict.ts'
import { signedUp } from './support/people.ts'
import { shareMayaAndJonas } from './support/shared.ts'
import { expectQuiet, type Visitor, visit } from './support/visitor.ts'

const shared = shareMayaAndJonas()

/** Both open the same page, side by side. */
const both = (path: string): Promise<Visitor[]> =>
  Promise.all(
    [shared.people.maya, shared.people.jonas].map(async (as) => {
      const page = await visit(shared.browser, shared.squash.url, { as })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    }),
  )

const all = <T>(pages: Visitor[], act: (page: Visitor) => Promise<T>) => Promise.all(pages.map(act))

describe('when both parties act at the same moment,', () => {
  it('two yes votes squash the conflict for both', async () => {
    const { id } = await conflictIn('vote_1', shared.people.maya, shared.people.jonas)
    const pages = await both(`/conflict/${id}`)
    await all(pages, (page) => vote(page, "Yes, I'm satisfied"))
    await all(pages, (page) => page.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor())
    expectQuiet(...pages)
  })

  it("the answer to Maya's vote may arrive after the event of Jonas's vote", async () => {
    const { id } = await conflictIn('vote_1', shared.people.maya, shared.people.jonas)
    const m = await visit(shared.browser, shared.squash.url, { as: shared.people.maya })
    await m.goto(`/conflict/${id}`)
    await m.route('**/vote_satisfaction', async (route) => {
      const answer = await route.fetch()
      const news = m.waitForResponse('**/get_conflict')
      await voteOverHttp(shared.people.jonas, id, true)
      await news
      await route.fulfill({ response: answer })
    })
    await vote(m, "Yes, I'm satisfied")
    await m.getByText('Marked as satisfied!').waitFor()
    await m.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor()
    await m.getByRole('button', { name: "Yes, I'm satisfied" }).waitFor({ state: 'hidden' })
  })

  it('two no votes start one rehash, with a new vote for each', async () => {
    const { id } = await conflictIn('vote_1', shared.people.maya, shared.people.jonas)
    const pages = await both(`/conflict/${id}`)
    for (const page of pages) await vote(page, 'Not yet — try again')
    await all(pages, (page) => vote(page, 'Send my vote'))
    await all(pages, (page) => page.getByRole('button', { name: 'STILL NOT RIGHT' }).waitFor())
    for (const page of pages) expect(await page.getByRole('heading', { name: 'AI REHASH' }).count()).toBe(1)
  })

  it('two core issues lead to one reflection', async () => {
    const { id } = await conflictIn('core_issues', shared.people.maya, shared.people.jonas)
    const pages = await both(`/conflict/${id}`)
    await all(pages, (page) => fillCoreIssue(page, words.mayaCore))
    await all(pages, sendCoreIssue)
    await all(pages, (page) => page.getByRole('button', { name: 'FINALLY RESOLVED' }).waitFor())
    for (const page of pages) expect(await page.getByRole('heading', { name: 'Core reflection' }).count()).toBe(1)
    expectQuiet(...pages)
  })
})

describe('without a reload', () => {
  it('Ben sees a new conflict on his dashboard, and Ada his answer on hers', async () => {
    const [asAda, asBen] = [await signedUp(shared.squash, ada), await signedUp(shared.squash, ben)]
    const [a, b] = [
      await visit(shared.browser, shared.squash.url, { as: asAda }),
      await visit(shared.browser, shared.squash.url, { as: asBen }),
    ]
    await all([a, b], (page) => page.goto('/dashboard'))
    await all([a, b], (page) => page.getByText('Where to start').waitFor())
    const { id } = await startConflict(asAda, ben.email)
    await b.getByText('YOUR TURN TO RESPOND').waitFor()
    await b.getByRole('tab', { name: 'Active Conflicts · 1' }).waitFor()
    await a.getByText('WAITING FOR THEM', { exact: true }).waitFor()
    await respond(asBen, id)
    await a.getByText('VOTE ON AI MEDIATION').waitFor()
    expectQuiet(a, b)
  })

  it('Maya is not left with a delete dialog when Jonas answers', async () => {
    const { id } = await startConflict(shared.people.maya)
    const m = await visit(shared.browser, shared.squash.url, { as: shared.people.maya })
    await m.goto(`/conflict/${id}`)
    await m.getByRole('button', { name: 'Delete this conflict' }).click()
    const dialog = m.getByRole('dialog')
    await dialog.waitFor()
    await respond(shared.people.jonas, id)
    await m.getByRole('heading', { name: 'THEIR RESPONSE' }).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await m.getByRole('button', { name: "Yes, I'm satisfied" }).click()
    await m.getByText('Marked as satisfied!').waitFor()
    expectQuiet(m)
  })

  it("Maya's other tab shows what she does in one, even after being offline for a while", async () => {
    const { id } = await conflictIn('vote_1', shared.people.maya, shared.people.jonas)
    const m = await visit(shared.browser, shared.squash.url, { as: shared.people.maya })
    await m.goto(`/conflict/${id}`)
    const other = await m.context().newPage()
    await other.goto(`/conflict/${id}`)
    await vote(other, "Yes, I'm satisfied")
    await m.getByText('You — satisfied').waitFor()
    await m.context().setOffline(true)
    await m.getByText('You’re offline.').waitFor()
    await voteOverHttp(shared.people.jonas, id, true)
    await m.context().setOffline(false)
    await m.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor()
  })
})
