import { ada, ben, words } from '@squash/testkit/cast'
import { conflictIn, respond, startConflict, vote as voteOverHttp } from '@squash/testkit/conflict-steps'
import { describe, expect } from 'vitest'
import { fillCoreIssue, sendCoreIssue, vote } from './support/conflict.ts'
import { journey } from './support/journey.ts'
import { signedUp } from './support/people.ts'
import { expectQuiet, type Visitor } from './support/visitor.ts'

/** `both` opens the same page for Maya and Jonas, side by side. */
const it = journey.extend(
  'both',
  ({ people, visit }) =>
    (path: string): Promise<Visitor[]> =>
      Promise.all(
        [people.maya, people.jonas].map(async (as) => {
          const page = await visit({ as })
          await page.goto(path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          return page
        }),
      ),
)

const all = <T>(pages: Visitor[], act: (page: Visitor) => Promise<T>) => Promise.all(pages.map(act))

describe('when both parties act at the same moment,', () => {
  it('two yes votes squash the conflict for both', async ({ people, both }) => {
    const { id } = await conflictIn('vote_1', people.maya, people.jonas)
    const pages = await both(`/conflict/${id}`)
    await all(pages, (page) => vote(page, "Yes, I'm satisfied"))
    await all(pages, (page) => page.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor())
    expectQuiet(...pages)
  })

  it("the answer to Maya's vote may arrive after the event about Jonas's", async ({ people, visit }) => {
    const { id } = await conflictIn('vote_1', people.maya, people.jonas)
    const m = await visit({ as: people.maya })
    await m.goto(`/conflict/${id}`)
    await m.route('**/vote_satisfaction', async (route) => {
      const answer = await route.fetch()
      const news = m.waitForResponse('**/get_conflict')
      await voteOverHttp(people.jonas, id, true)
      await news
      await route.fulfill({ response: answer })
    })
    await vote(m, "Yes, I'm satisfied")
    await m.getByText('Marked as satisfied!').waitFor()
    await m.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor()
    await m.getByRole('button', { name: "Yes, I'm satisfied" }).waitFor({ state: 'hidden' })
  })

  it('two no votes start one rehash, with a new vote for each', async ({ people, both }) => {
    const { id } = await conflictIn('vote_1', people.maya, people.jonas)
    const pages = await both(`/conflict/${id}`)
    for (const page of pages) await vote(page, 'Not yet — try again')
    await all(pages, (page) => vote(page, 'Send my vote'))
    await all(pages, (page) => page.getByRole('button', { name: 'STILL NOT RIGHT' }).waitFor())
    for (const page of pages) expect(await page.getByRole('heading', { name: 'AI REHASH' }).count()).toBe(1)
  })

  it('two core issues lead to one reflection', async ({ people, both }) => {
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
  it('Ben sees a new conflict on his dashboard, and Ada his answer on hers', async ({ squash, visit }) => {
    const [asAda, asBen] = [await signedUp(squash, ada), await signedUp(squash, ben)]
    const [a, b] = [await visit({ as: asAda }), await visit({ as: asBen })]
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

  it('Maya is not left with a delete dialog when Jonas answers', async ({ people, visit }) => {
    const { id } = await startConflict(people.maya)
    const m = await visit({ as: people.maya })
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

  it("Maya's other tab shows what she does in one, even after being offline for a while", async ({ people, visit }) => {
    const { id } = await conflictIn('vote_1', people.maya, people.jonas)
    const m = await visit({ as: people.maya })
    await m.goto(`/conflict/${id}`)
    const other = await m.context().newPage()
    await other.goto(`/conflict/${id}`)
    await vote(other, "Yes, I'm satisfied")
    await m.getByText('You’re satisfied').waitFor()
    await m.context().setOffline(true)
    await m.getByText('You’re offline.').waitFor()
    await voteOverHttp(people.jonas, id, true)
    await m.context().setOffline(false)
    await m.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor()
  })
})
