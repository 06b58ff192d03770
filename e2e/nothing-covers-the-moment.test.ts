import { MESSAGES } from '@squash/contract/messages'
import { launchBrowser } from '@squash/testkit/browser'
import { ada, apart, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { holdTime, passUntilShown } from './support/clock.ts'
import { fillConflict, seeConflict, sendConflict, vote } from './support/conflict.ts'
import { trouble } from './support/network.ts'
import { mayaAndJonas, newcomer, signedUp } from './support/people.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import { everybodyLeaves, picture, visit } from './support/visitor.ts'

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

/** What a user deals with at the moment: the heading, marked fields, and what wants to be read or pressed. */
const MOMENT = 'main :is(h1, [data-moment], [aria-invalid=true], [role=alert], :focus, label:has(+ :focus))'

/** Which elements a toast or popup covers. */
async function coveredBy(over: Locator, elements = MOMENT): Promise<string[]> {
  await over.waitFor()
  return over.evaluate((popup, moment) => {
    const card = popup.closest('.surface')?.getBoundingClientRect()
    if (!card) throw new Error('Nothing is there')
    // What has scrolled under the bar is out of sight already.
    const top = Math.max(card.top, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
    if (card.bottom <= top) return []
    return [...document.querySelectorAll(moment)].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const isCovered = box.left < card.right && card.left < box.right && box.top < card.bottom && top < box.bottom
      return isCovered ? [element.textContent || element.outerHTML] : []
    })
  }, elements)
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last()
const popup = (page: Page) => page.getByRole('region', { name: 'What you unlocked' }).locator('.surface')

describe.each([390, 1280] as const)('at %i px', (width) => {
  it('a toast covers neither the heading nor the field it is about nor the button', async () => {
    const m = await visit(browser, squash.url, { as: people.maya, width })
    await m.goto('/new-conflict')
    await seeConflict(m).click()
    expect(await coveredBy(toast(m, MESSAGES.newConflict.fillInAllFields))).toEqual([])
    await picture(m, `toast-${width}-missing`)
    await fillConflict(m, jonas)
    await trouble(m, 'create_conflict', 500)
    await sendConflict(m)
    expect(await coveredBy(toast(m, MESSAGES.newConflict.failedOnOurSide))).toEqual([])
    await m.evaluate(() => window.scrollTo(0, 0))
    expect(await coveredBy(toast(m, MESSAGES.newConflict.failedOnOurSide))).toEqual([])

    const { id } = await conflictIn('vote_1', people.maya, people.jonas)
    const j = await visit(browser, squash.url, { as: people.jonas, width })
    await j.goto(`/conflict/${id}`)
    await vote(j, "Yes, I'm satisfied")
    expect(await coveredBy(toast(j, MESSAGES.conflict.satisfied))).toEqual([])
    await picture(j, `toast-${width}-voted`)
  })

  it('a popup waits while there is something to read and to vote on, and comes where there is room', async () => {
    const [asMaya, asJonas] = [apart(maya, `popup${width}`), apart(jonas, `popup${width}`)]
    const actors = [await signedUp(squash, asMaya), await signedUp(squash, asJonas)] as const
    const { id } = await conflictIn('vote_1', ...actors, asJonas.email)
    await unseen(actors[0], 'first_conflict')
    const m = await visit(browser, squash.url, { as: actors[0], width })
    await m.goto('/design')
    // Nothing leaves by itself while the test looks at it.
    await holdTime(m)
    await m.goto(`/conflict/${id}`)
    await passUntilShown(m, m.getByRole('heading', { name: 'Does this settle it?' }))
    const toVote = () =>
      m.locator('#vote').evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await toVote()
    await m.clock.runFor(2000)
    expect(await popup(m).isVisible()).toBe(false)

    await m.getByRole('link', { name: 'Dashboard' }).first().click()
    await passUntilShown(m, popup(m))
    // The page under it has loaded by then, and the popup has had its turn to move out of the way.
    await m.locator('main').getByText(words.title).first().waitFor()
    await m.clock.runFor(400)
    await passUntilShown(m, popup(m))
    expect(await coveredBy(popup(m))).toEqual([])
    await picture(m, `popup-${width}`)
    // On its way back to the vote it goes, with most of its time left, which it has afterwards.
    await m.goBack()
    await passUntilShown(m, m.locator('#vote'))
    await toVote()
    await m.clock.runFor(60_000)
    expect(await popup(m).isVisible()).toBe(false)
    await m.getByRole('link', { name: 'Dashboard' }).first().click()
    await passUntilShown(m, popup(m))
  })
})

it('the archetype notice is back after the tour that covered it, for what is left of its time', async () => {
  const asAda = await newcomer(squash, ada)
  await done(asAda.call('get_dashboard', {}))
  await unseen(asAda, 'the-peaceful-observer')
  const a = await visit(browser, squash.url, { as: asAda })
  await a.goto('/design')
  await holdTime(a)
  await a.goto('/dashboard')
  const notice = a.getByText(/Your conflict archetype has been updated to/)
  await passUntilShown(a, notice)
  await passUntilShown(a, a.getByRole('heading', { name: 'Welcome to Squash' }))
  expect(await notice.isVisible()).toBe(false)
  await a.clock.runFor(60_000)
  await a.getByRole('button', { name: 'Skip the tour' }).click()
  await passUntilShown(a, notice)
  await a.clock.runFor(4000)
  expect(await notice.isVisible()).toBe(true)
  await a.clock.runFor(2500)
  expect(await notice.isVisible()).toBe(false)
})

it.each([
  { path: '/dashboard', empty: 'Nothing to squash' },
  { path: '/debates', empty: 'Nobody is arguing' },
])('a popup at 1280 px keeps off the sentence and the button of the empty $path', async ({ path, empty }) => {
  const asAda = await signedUp(squash, apart(ada, `empty${path.slice(1)}`))
  await unseen(asAda, 'tour_taken')
  const a = await visit(browser, squash.url, { as: asAda })
  await a.setViewportSize({ width: 1280, height: 700 })
  await a.goto('/design')
  await holdTime(a)
  await a.goto(path)
  const state = a.locator('main .surface').filter({ has: a.getByRole('heading', { name: empty }) })
  await passUntilShown(a, state)
  await state.evaluate((element) => {
    element.id = 'empty'
  })
  let shown = 0
  for (let y = 0; y <= 400; y += 40) {
    await a.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await a.clock.runFor(400)
    if (!(await popup(a).isVisible())) continue
    shown += 1
    expect(await coveredBy(popup(a), '#empty :is(h2, h2 ~ div, a)')).toEqual([])
  }
  expect(shown, 'times that there was a popup').toBeGreaterThan(0)
  await picture(a, `popup-empty${path.replace('/', '-')}`)
})

const unseen = (actor: Actor, code: string) =>
  eventually(`${code}, unseen`, async () => {
    const rows = await done(actor.call('get_unseen_unlocks', {}))
    return rows.some((row) => row.code === code)
  })
