import { MESSAGES } from '@squash/contract/messages'
import { ada, ben, carla } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './support/journey.ts'
import { messagesOf } from './support/messages.ts'
import { breakCall } from './support/network.ts'
import { mayaAndJonas, signedUp } from './support/people.ts'
import { expectQuiet, expectQuietBesideRefusals, picture } from './support/visitor.ts'

const said = MESSAGES.leaderboard
const { shows } = messagesOf('e2e/leaderboard.test.ts')
const it = journey
  .extend('people', { scope: 'file' }, async ({ squash }) => ({
    ...(await mayaAndJonas(squash)),
    ada: await signedUp(squash, ada),
    carla: await signedUp(squash, carla),
  }))
  .extend('conflicts', { scope: 'file', auto: true }, async ({ people }) => {
    await conflictIn('resolved', people.maya, people.jonas)
    await conflictIn('resolved', people.maya, people.jonas)
    await conflictIn('vote_1', people.maya, people.ada, ada.email)
    await startConflict(people.ada, 'nobody@example.com')
  })

/** The rows of the table from top to bottom: place, name, total, resolved, rate. */
const rowsOn = (page: Page): Promise<string[]> =>
  page.locator('table tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [rank, , total, resolved, rate] = [...row.querySelectorAll('td')].map((cell) => cell.textContent)
      return [rank, row.querySelector('a')?.textContent, total, resolved, rate].join(' ')
    }),
  )
const choose = (page: Page, option: string) => page.getByText(option, { exact: true }).click()
const views = (person: Actor) => done(person.call('get_leaderboard_view_count', {}))

/** Maya comes first in both orders: only she has the three conflicts that the top places require. */
const LEAST_FIRST = ['1 Maya 3 2 67%', '2 Jonas 2 2 100%', '3 Ada 2 0 0%']

describe('the leaderboard', () => {
  it('ranks users for Carla in both orders, and links to their profiles', async ({ people, visit }) => {
    const page = await visit({ as: people.carla })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Learn' }).click()
    await page.getByRole('menuitem', { name: 'Leaderboard' }).click()
    await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor()
    await expect.poll(() => rowsOn(page)).toEqual(LEAST_FIRST)
    const podium = page.getByRole('region', { name: 'Top three' })
    expect(await podium.getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('👑Maya'),
      expect.stringContaining('Jonas'),
      expect.stringContaining('Ada'),
    ])
    const together = page.getByRole('region', { name: 'All-time totals' })
    await expect.poll(() => together.locator('dd').allTextContents()).toEqual(['4', '2', '50%'])
    await picture(page, 'leaderboard-1280')

    await choose(page, 'Most problematic')
    await expect.poll(() => rowsOn(page)).toEqual(['1 Maya 3 2 67%', '2 Ada 2 0 0%', '3 Jonas 2 2 100%'])
    expect(new URL(page.url()).search).toBe('?sort=most')
    await page.reload()
    await expect.poll(async () => (await rowsOn(page))[1]).toBe('2 Ada 2 0 0%')

    await podium.getByRole('link', { name: 'Ada' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
    expectQuiet(page)
  })

  it('explains that a week is a UTC week, and that a new week is still empty', async ({ people, visit }) => {
    const page = await visit({ as: people.carla })
    await page.goto('/leaderboard')
    await choose(page, 'This week')
    await page.getByText('Only conflicts created since Monday, 00:00 UTC').waitFor()
    await expect.poll(() => rowsOn(page)).toEqual(LEAST_FIRST)

    await nextWeekComes(page)
    await page.reload()
    await shows(page, said.emptyWeek)
    await picture(page, 'leaderboard-empty')
    await page.route('**/rpc/get_user_conflict_stats', (route) => route.fulfill({ json: [] }))
    await choose(page, 'All time')
    await shows(page, said.empty)
    expectQuiet(page)
  })

  it("marks the viewer's own row, on a phone as well", async ({ people, visit }) => {
    const page = await visit({ as: people.maya, width: 390 })
    await page.goto('/leaderboard')
    const own = page.getByRole('row').filter({ hasText: 'You' })
    await own.getByText('2 of 3 resolved').waitFor()
    expect(await own.count()).toBe(1)
    await picture(page, 'leaderboard-390')
    await page.emulateMedia({ colorScheme: 'dark' })
    await picture(page, 'leaderboard-390-dark')
    expectQuiet(page)
  })

  it('counts each visit once, whatever the viewer selects', async ({ squash, visit }) => {
    // A user without earlier visits, because the count of an earlier one could still arrive.
    const n = await signedUp(squash, ben)
    const page = await visit({ as: n })
    await page.goto('/leaderboard')
    await choose(page, 'This week')
    await choose(page, 'Most problematic')
    await expect.poll(() => views(n)).toBe(1)
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { level: 1, name: 'What needs squashing?' }).waitFor()
    await page.goBack()
    await page.getByRole('table').waitFor()
    await expect.poll(() => views(n)).toBe(2)
    expectQuiet(page)
  })

  it("can be retried when it doesn't load", async ({ people, visit }) => {
    const page = await visit({ as: people.carla })
    const end = await breakCall(page, 'get_user_conflict_stats', 500)
    await page.goto('/leaderboard')
    await shows(page, said.loadFailed)
    await end()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => rowsOn(page)).toEqual(LEAST_FIRST)
    expectQuietBesideRefusals(page)
  })

  it('loads more after the first fifty', async ({ people, visit }) => {
    const page = await visit({ as: people.carla })
    const [first, ...others] = await done(people.carla.call('get_user_conflict_stats', {}))
    if (!first) throw new Error('Nobody is listed')
    const fifty = Array.from({ length: 50 }, (_, index) => ({
      ...first,
      rank: index + 1,
      user_id: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
    }))
    await page.route('**/rpc/get_user_conflict_stats', async (route) => {
      const { p_after } = route.request().postDataJSON()
      await (p_after === null ? route.fulfill({ json: fifty }) : route.fulfill({ json: others }))
      if (p_after !== null) expect(p_after).toBe(fifty.at(-1)?.user_id)
    })
    await page.goto('/leaderboard')
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(async () => (await rowsOn(page)).length).toBe(50 + others.length)
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  })
})

/** Makes the page request the week after the one it would request. */
const nextWeekComes = (page: Page) =>
  page.route('**/rpc/*', async (route) => {
    const asked: { start_date?: string } = route.request().postDataJSON()
    if (!asked.start_date) return route.continue()
    const start_date = new Date(Date.parse(asked.start_date) + 7 * 24 * 60 * 60 * 1000).toISOString()
    await route.continue({ postData: { ...asked, start_date } })
  })
