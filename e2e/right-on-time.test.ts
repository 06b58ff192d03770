import { launchBrowser } from '@squash/testkit/browser'
import { ada, jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { comesAfter, holdTime, passUntilShown, timeOf } from './support/clock.ts'
import { fillConflict, sendConflict } from './support/conflict.ts'
import { mayaAndJonas, signedUp } from './support/people.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import { everybodyLeaves, submitSignIn, visit } from './support/visitor.ts'

let browser: Browser
let squash: RunningSquash
let people: { maya: Actor; jonas: Actor }
beforeAll(async () => {
  ;[browser, squash] = await Promise.all([launchBrowser(), startSquash()])
  people = await mayaAndJonas(squash)
})
afterEach(() => everybodyLeaves(browser))
afterAll(async () => {
  await browser.close()
  await squash.stop()
})

const isAt = (page: Page, path: string | RegExp) => async () => {
  const { pathname } = new URL(page.url())
  return typeof path === 'string' ? pathname === path : path.test(pathname)
}

describe('the pauses of the specification (core-flow §9)', () => {
  it('a second of welcome after signing in', async () => {
    const page = await visit(browser, squash.url)
    await page.goto('/login')
    await holdTime(page)
    await submitSignIn(page, maya)
    // Without letting time pass: the second begins with the answer, and the code of the message comes after it.
    await page.getByText('Welcome back, conflict resolver!').waitFor()
    await comesAfter(page, 1000, isAt(page, '/dashboard'))
  })

  it('half a second of quiet before an address is checked, and 1.5 s to the new conflict', async () => {
    const m = await visit(browser, squash.url, { as: people.maya })
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
    await passUntilShown(m, m.getByText('Conflict created! The other party will be notified.'))
    await comesAfter(m, 1500, isAt(m, /^\/conflict\//))
  })

  it('6 s of a toast; 1.5 s after deleting', async () => {
    const { id } = await conflictIn('awaiting_response', people.maya, people.jonas)
    const m = await visit(browser, squash.url, { as: people.maya })
    await m.goto(`/conflict/${id}`)
    await m.getByRole('button', { name: 'Delete this conflict' }).waitFor()
    await holdTime(m)
    await m.getByRole('button', { name: 'Delete this conflict' }).click()
    await passUntilShown(m, m.getByRole('button', { name: 'Delete', exact: true }))
    await m.getByRole('button', { name: 'Delete', exact: true }).click()
    const toast = m.getByText('Conflict deleted successfully')
    await passUntilShown(m, toast)
    const shownAt = await timeOf(m)
    await comesAfter(m, 1500, isAt(m, '/dashboard'))
    await comesAfter(m, 6000 - ((await timeOf(m)) - shownAt), () => toast.isHidden())
  })

  it('6 s on the not-found screen', async () => {
    const m = await visit(browser, squash.url, { as: people.maya })
    await m.goto('/dashboard')
    await holdTime(m)
    await m.goto(`/conflict/${crypto.randomUUID()}`)
    await passUntilShown(m, m.getByRole('heading', { name: 'CONFLICT NOT FOUND' }))
    await comesAfter(m, 6000, isAt(m, '/dashboard'))
  })

  it('6 s on the screen of a profile that is nobody’s', async () => {
    const m = await visit(browser, squash.url, { as: people.maya })
    await m.goto('/dashboard')
    await holdTime(m)
    await m.goto(`/user-profile/${crypto.randomUUID()}`)
    await passUntilShown(m, m.getByRole('heading', { name: 'Profile Not Found' }))
    await comesAfter(m, 6000, isAt(m, '/dashboard'))
  })

  it('6 s of a popup, 300 ms for it to leave, and 500 ms to the next', async () => {
    const asAda = await signedUp(squash, ada)
    await startConflict(asAda, jonas.email)
    await eventually('two things Ada has not seen', async () => {
      const unseen = await done(asAda.call('get_unseen_unlocks', {}))
      return unseen.length > 1
    })
    const a = await visit(browser, squash.url, { as: asAda })
    await a.goto('/design')
    await holdTime(a)
    await a.goto('/dashboard')
    const dismiss = a.getByRole('button', { name: 'Dismiss' })
    await passUntilShown(a, dismiss)
    await comesAfter(a, 6000 + 300, () => dismiss.isHidden())
    await comesAfter(a, 500, () => dismiss.isVisible())
  })

  it('2 s for the own profile, and then without it', async () => {
    const m = await visit(browser, squash.url, { as: people.maya })
    await m.route('**/get_profile', () => undefined)
    await holdTime(m)
    const asked = m.waitForRequest('**/get_profile')
    await m.goto('/dashboard')
    await asked
    await comesAfter(m, 2000, async () => m.complaints.length > 0)
    expect(m.complaints).toEqual(['Profile fetch timeout - query took longer than 2 seconds'])
    await passUntilShown(m, m.getByText('Hey Maya'))
  })
})
