import { jonas, maya } from '@squash/testkit/cast'
import { conflictIn } from '@squash/testkit/conflict-steps'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { comesAfter, holdTime, passUntilShown, watchFor } from './support/clock.ts'
import { fillConflict, sendConflict } from './support/conflict.ts'
import { journeyOfMembers as it } from './support/journey.ts'
import { submitSignIn } from './support/visitor.ts'

const isAt = (page: Page, path: string | RegExp) => async () => {
  const { pathname } = new URL(page.url())
  return typeof path === 'string' ? pathname === path : path.test(pathname)
}

describe('timing on screen', () => {
  it('the welcome after signing in shows for 1 s', async ({ visit }) => {
    const page = await visit()
    await page.goto('/login')
    await holdTime(page)
    await submitSignIn(page, maya)
    // The clock is held meanwhile: the second starts with the answer, and the code that shows the message loads later.
    await page.getByText('Welcome back, conflict resolver!').waitFor()
    await comesAfter(page, 1000, isAt(page, '/dashboard'))
  })

  it('an address is checked after 0.5 s without typing, and the new conflict opens after 1.5 s', async ({
    people,
    visit,
  }) => {
    const m = await visit({ as: people.maya })
    const asked: string[] = []
    m.on('request', (request) => asked.push(request.url()))
    const hasAsked = async () => asked.some((url) => url.endsWith('check_user_exists_by_email'))
    await m.goto('/new-conflict')
    await m.getByText('Easier to hear').waitFor()
    await holdTime(m)
    await m.getByLabel('Who is it with?').fill('jonas@exam.ple')
    await m.clock.runFor(400)
    await fillConflict(m, jonas)
    await comesAfter(m, 500, hasAsked)
    await sendConflict(m)
    // The clock is held meanwhile, as above.
    await m.getByText('Conflict created! The other party will be notified.').waitFor()
    await comesAfter(m, 1500, isAt(m, /^\/conflict\//))
  })

  it("a toast shows for 6 s, and a deleted conflict's screen for 1.5 s", async ({ people, visit }) => {
    const { id } = await conflictIn('awaiting_response', people.maya, people.jonas)
    const m = await visit({ as: people.maya })
    await m.goto(`/conflict/${id}`)
    await m.getByRole('button', { name: 'Delete this conflict' }).waitFor()
    const [gone, deleted] = ['This conflict has been deleted', 'Conflict deleted successfully']
    const sinceShown = await watchFor(m, [gone, deleted])
    await holdTime(m)
    await m.getByRole('button', { name: 'Delete this conflict' }).click()
    await passUntilShown(m, m.getByRole('button', { name: 'Delete', exact: true }))
    await m.getByRole('button', { name: 'Delete', exact: true }).click()
    await passUntilShown(m, m.getByText(gone))
    await passUntilShown(m, m.getByText(deleted))
    await comesAfter(m, 1500 - (await sinceShown(gone)), isAt(m, '/dashboard'))
    await comesAfter(m, 6000 - (await sinceShown(deleted)), () => m.getByText(deleted).isHidden())
  })

  it('the not-found screen shows for 6 s', async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    await m.goto('/dashboard')
    await holdTime(m)
    await m.goto(`/conflict/${crypto.randomUUID()}`)
    await passUntilShown(m, m.getByRole('heading', { name: 'CONFLICT NOT FOUND' }))
    await comesAfter(m, 6000, isAt(m, '/dashboard'))
  })

  it('the screen of an unknown profile shows for 6 s', async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    await m.goto('/dashboard')
    await holdTime(m)
    await m.goto(`/user-profile/${crypto.randomUUID()}`)
    await passUntilShown(m, m.getByRole('heading', { name: 'Profile Not Found' }))
    await comesAfter(m, 6000, isAt(m, '/dashboard'))
  })

  it("the app waits 2 s for the user's own profile, then continues without it", async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    await m.route('**/get_profile', () => undefined)
    await holdTime(m)
    const asked = m.waitForRequest('**/get_profile')
    await m.goto('/dashboard')
    await asked
    await comesAfter(m, 2000, async () => m.complaints.length > 0)
    expect(m.complaints).toEqual(['Profile fetch timeout - query took longer than 2 seconds'])
    await passUntilShown(m, m.getByText('Hey, Maya'))
  })
})
