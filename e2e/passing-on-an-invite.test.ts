import { shareMessages } from '@squash/contract/messages/share'
import { launchBrowser } from '@squash/testkit/browser'
import { ada, apart, carla, maya, words } from '@squash/testkit/cast'
import { startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { sentInvite } from '@squash/testkit/invite-steps'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { fillConflict, respond, sendConflict } from './support/conflict.ts'
import { signedUp } from './support/people.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import { closeVisits, expectQuiet, picture, signUp, visit } from './support/visitor.ts'

let browser: Browser
let squash: RunningSquash
let m: Actor
let a: Actor
beforeAll(async () => {
  ;[browser, squash] = await Promise.all([launchBrowser(), startSquash()])
  ;[m, a] = [await signedUp(squash, maya), await signedUp(squash, ada)]
})
afterEach(() => closeVisits(browser))
afterAll(async () => {
  await browser.close()
  await squash.stop()
})

it("Maya, whose invite won't be mailed until tomorrow, shares a link, and Carla answers through it", async () => {
  for (let n = 0; n < 5; n++) await startConflict(a, carla.email)
  const page = await visit(browser, squash.url, { as: m, width: 390 })
  await page.goto('/new-conflict')
  await fillConflict(page, carla)
  await sendConflict(page)
  await page.getByText('Conflict created, but failed to send invite email. They can still join manually.').waitFor()
  await page.getByText('The email goes out as soon as their daily limit allows').waitFor()
  await page.waitForURL('**/conflict/**')
  await page.getByText(`We haven’t emailed ${carla.email} yet`).waitFor()
  const link = await page.getByLabel('A link you can pass on yourself').inputValue()
  await picture(page, 'invite-to-pass-on')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText(shareMessages.copied).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const c = await visit(browser, squash.url, { width: 390 })
  // The mailed link for declining ends in this too; here it must not ask for anything.
  await c.goto(`${new URL(link).pathname}?answer=decline`)
  await c.getByText('Maya passed this link on').waitFor()
  for (const name of ['No, thank you', 'Block Maya', 'Report it', 'Decline the invite'])
    expect([name, await c.getByRole('button', { name }).count()]).toEqual([name, 0])
  await picture(c, 'invite-passed-on')
  await c.getByRole('link', { name: 'Create an account to answer' }).click()
  await signUp(c, carla, '')
  await c.getByRole('heading', { level: 1, name: words.title }).waitFor()
  await respond(c)
  await page.getByText('They’ll read').waitFor({ state: 'detached' })
  expectQuiet(page, c)
})

it('Maya finds the same link on the page of a debate', async () => {
  const { email } = apart(carla, 'debate')
  for (let n = 0; n < 5; n++) await startConflict(a, email)
  const { id } = await startDebate(m, email)
  const page = await visit(browser, squash.url, { as: m })
  await page.goto(`/debates/${id}`)
  await page.getByText(`We haven’t emailed ${email} yet`).waitFor()
  const { link } = await sentInvite(m, { kind: 'debate', id })
  expect(new URL(await page.getByLabel('A link you can pass on yourself').inputValue()).pathname).toBe(link)
  await picture(page, 'debate-to-pass-on')
  expectQuiet(page)
})
