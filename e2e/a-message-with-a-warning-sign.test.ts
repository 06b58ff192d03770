import { MESSAGES } from '@squash/contract/messages'
import { allPassed } from '@squash/contract/testing/all-passed'
import type { AiProvider } from '@squash/testkit/ai-provider'
import { ada, jonas, words } from '@squash/testkit/cast'
import { conflictIn, done, reaches, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contrastFaults, faults, sidewaysScroll } from './support/accessible.ts'
import { fillConflict, fillCoreIssue, seeConflict, seeResponse, sendCoreIssue, sendThis } from './support/conflict.ts'
import { journeyWithModel as it } from './support/journey.ts'
import { focusComesTo, pressOn } from './support/keyboard.ts'
import { messagesOf } from './support/messages.ts'
import { button } from './support/preview.ts'
import { expectQuietBesideRefusals, picture } from './support/visitor.ts'

/** Each contains words that appear nowhere else, so that the tests can search for them afterwards. */
const afraid = 'You hit me again last night, and I am afraid to come home to the quince tree.'
const despairing = 'I do not want to live any more. The lighthouse is dark.'
const threat = 'I will kill you if you touch the tangram again.'
const hateful = 'I am going to break your legs, you marzipan thief.'

const { shows } = messagesOf('e2e/a-message-with-a-warning-sign.test.ts')
const pause = (page: Page) => page.getByRole('heading', { name: 'Before you send this' })
const stop = (page: Page) => page.getByRole('heading', { name: 'Let’s stop here' })
const told = ({ requests }: AiProvider) => requests.map(({ user }) => user).join('\n')
/** On a phone with its keyboard open, the explanation and the first offer of help are visible without scrolling. */
async function helpIsInSightAboveTheKeyboard(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 400 })
  await pause(page).evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  const first = page.getByRole('link', { name: /^(Call|Text) / }).first()
  for (const part of [pause(page), first])
    expect(await part.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(400)
  await picture(page, 'safety-pause-390-keyboard')
}
const conflictsOf = (person: Actor) => done(person.call('get_my_conflicts', {}))

describe('a message in which Maya writes that she is afraid', () => {
  it('pauses before anything is stored or sent, and lets her change her mind with the keyboard alone', async ({
    provider,
    squash,
    people,
    visit,
  }) => {
    const m = await visit({ as: people.maya })
    const field = m.getByLabel('What happened?')
    await m.goto('/new-conflict')
    await fillConflict(m, jonas)
    await field.fill(afraid)
    await pressOn(m, seeConflict(m))
    await focusComesTo(pause(m))
    await shows(m, MESSAGES.safety.paused)
    await m.getByText('It may be about violence at home').waitFor()
    expect(await m.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
    await m.getByText('National Domestic Abuse Helpline', { exact: true }).waitFor()
    expect(await faults(m), 'light').toEqual([])
    await picture(m, 'safety-pause-1280-light')
    await m.emulateMedia({ colorScheme: 'dark' })
    await m.setViewportSize({ width: 390, height: 844 })
    expect(await contrastFaults(m), 'dark').toEqual([])
    expect(await sidewaysScroll(m)).toBe(0)
    await picture(m, 'safety-pause-390-dark')
    await helpIsInSightAboveTheKeyboard(m)

    await pressOn(m, button(m, 'Edit it'))
    await focusComesTo(field)
    expect(await field.inputValue()).toBe(afraid)
    await pressOn(m, seeConflict(m))
    await focusComesTo(pause(m))
    await pressOn(m, button(m, 'Don’t send it'))
    await focusComesTo(field)
    await m.getByText('What you wrote is kept only in this browser.').waitFor()
    expect(await field.inputValue()).toBe(afraid)
    await pressOn(m, button(m, 'Delete what I wrote'))
    await focusComesTo(field)
    expect(await field.inputValue()).toBe('')
    expect(await m.evaluate(() => JSON.stringify(localStorage))).not.toContain('quince')

    expect(await conflictsOf(people.maya)).toEqual([])
    expect(await squash.mails(jonas.email)).toEqual([])
    expect(provider.requests).toEqual([])
    expectQuietBesideRefusals(m)
  })

  it('loses its pause as soon as she edits it', async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    const field = m.getByLabel('What happened?')
    await m.goto('/new-conflict')
    await fillConflict(m, jonas)
    await field.fill(afraid)
    await seeConflict(m).click()
    await pause(m).waitFor()
    await field.fill(words.maya)
    await pause(m).waitFor({ state: 'hidden' })
    await seeConflict(m).click()
    await sendThis(m).click()
    await m.waitForURL('**/conflict/**')
  })
})

describe("Jonas's messages with a warning sign", () => {
  it('are sent unchanged once he confirms the pause', async ({ provider, people, visit }) => {
    const { id } = await startConflict(people.maya)
    provider.reset()
    const j = await visit({ as: people.jonas, width: 390 })
    await j.goto(`/conflict/${id}`)
    await j.getByLabel('Your side of it').fill(despairing)
    await seeResponse(j).click()
    await focusComesTo(pause(j))
    await j.getByText('Samaritans', { exact: true }).waitFor()
    expect(provider.requests).toEqual([])
    await picture(j, 'safety-pause-390-light')
    await button(j, 'Send it as it is').click()
    // The preview comes first, and doesn't ask again.
    await sendThis(j).click()
    await j.getByText(MESSAGES.conflict.responded).waitFor()
    await j.locator('main :focus').waitFor()
    expect(told(provider)).toContain('lighthouse')
    // Wait: until then the mediator may still call the provider, and the next test would see that request.
    await reaches(people.maya, id, 'vote_1')
  })

  it('are refused on the screen and over the API when they are threats', async ({ provider, people, visit }) => {
    const { id } = await conflictIn('core_issues', people.maya, people.jonas)
    provider.reset()
    const j = await visit({ as: people.jonas })
    await j.goto(`/conflict/${id}`)
    await fillCoreIssue(j, threat)
    await sendCoreIssue(j)
    await focusComesTo(stop(j))
    await shows(j, MESSAGES.safety.stopped)
    expect(await button(j, 'Send it as it is').count()).toBe(0)
    expect(await faults(j)).toEqual([])
    await picture(j, 'safety-stop-1280-light')
    await button(j, 'Edit it').click()
    await focusComesTo(j.getByLabel('Your core issue'))
    const anyway = { p_conflict_id: id, core_issue: threat, safety_acknowledged: true }
    expect(await people.jonas.call('submit_core_issue', anyway)).toMatchObject({ ok: false, status: 422 })

    await j.goto('/new-debate')
    await j.getByLabel('The question').fill('Who may play with it?')
    await j.getByLabel('Your side').fill('I may')
    await j.getByLabel('Their side').fill('They may')
    await j.getByLabel('Your argument').fill(hateful)
    await j.getByLabel('Who takes the other side?').fill(ada.email)
    await button(j, 'Start the debate').click()
    await focusComesTo(stop(j))
    expect(provider.requests).toEqual([])
    const conflict = await done(people.maya.call('get_conflict', { p_conflict_id: id }))
    expect([conflict.phase, conflict.has_core_issue.user2]).toEqual(['core_issues', false])
  })
})

describe('the safety page', () => {
  it('is linked from every page, lists help for other countries, and isn’t reopened by Back once it is left quickly', async ({
    squash,
    visit,
  }) => {
    const visitor = await visit({ width: 390 })
    const elsewhere = 'https://www.wikipedia.org/'
    await visitor.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }))
    await visitor.goto('/')
    await visitor.getByRole('navigation', { name: 'About Squash' }).getByRole('link', { name: 'Safety' }).click()
    await visitor.getByText('Samaritans', { exact: true }).waitFor()
    await visitor.getByLabel('Where are you?').selectOption('Germany')
    await visitor.getByText('TelefonSeelsorge', { exact: true }).waitFor()
    expect(await visitor.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112')
    await visitor.getByRole('link', { name: 'Leave this page quickly' }).click()
    await visitor.waitForURL(elsewhere)
    await visitor.goBack()
    await visitor.waitForURL(`${squash.url}/`)
  })
})

it.afterAll(async ({ squash }, file) => {
  if (!allPassed(file)) return
  const stored = await squash.stored(['quince', 'tangram', 'marzipan', 'lighthouse'])
  expect(stored, 'words in the database after messages were paused, sent and refused').toEqual(['lighthouse'])
})
