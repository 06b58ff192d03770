import { MESSAGES } from '@squash/contract/messages'
import { ada, carla, jonas, maya } from '@squash/testkit/cast'
import { fixedClock } from '@squash/testkit/clock'
import { debateIn } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdminCommand } from '../apps/server/src/admin-command.ts'
import { startSquash, type TestSquash } from '../apps/server/test/support/squash.ts'
import { sharedBrowser } from './support/browser.ts'
import { focusComesTo, pressOn, tabTo, typeInto } from './support/keyboard.ts'
import { messagesOf } from './support/messages.ts'
import { breakCall } from './support/network.ts'
import { skipTour } from './support/people.ts'
import { decided, waiting } from './support/reports.ts'
import { closeVisits, expectQuietBesideRefusals, type Look, picture, type Visitor, visit } from './support/visitor.ts'

const said = MESSAGES.reports
const { shows } = messagesOf('e2e/reported-and-appealed.test.ts', [
  said.inviteReported, // declining-an-invite.test.ts
])
const why = 'He mocks her in front of everybody.'
const reason = 'Mocking somebody is not an argument.'
const objection = 'It was a joke between the two of us, and Maya laughed.'
const answer = 'Maya says so too. It can stay.'

let browser: Browser
/** Runs in this process, so that the operator's command can reach its database. */
let squash: TestSquash
beforeAll(async () => {
  ;[browser, squash] = await Promise.all([
    sharedBrowser(),
    startSquash({ clock: fixedClock(new Date().toISOString()) }),
  ])
})
afterAll(async () => {
  await closeVisits(browser)
  await squash.close()
})

/** A user who has an account and has taken the tour. */
const arrive = async (person: typeof maya): Promise<Actor> => skipTour(await squash.signUp(person))

const wide: Look = { width: 1280, theme: 'light' }
const narrow: Look = { width: 390, theme: 'dark' }
const browserOf = (actor: Actor, look: Look): Promise<Visitor> => visit(browser, squash.origin, { ...look, as: actor })

let asJonas: Actor
let debate: string
let adas: Visitor
let jonass: Visitor
let carlas: Visitor

it('Ada reports Jonas’s argument, Carla upholds it, Jonas learns why but not who, and wins his appeal', async () => {
  const asMaya = await arrive(maya)
  asJonas = await arrive(jonas)
  const [asAda, asCarla] = [await arrive(ada), await arrive(carla)]
  const { database, clock } = squash
  expect(await runAdminCommand(['grant', carla.email], { database, clock, print: () => undefined })).toBe(0)
  const { id, title } = await debateIn('active', asJonas, asMaya, maya.email)
  debate = `/debates/${id}`

  adas = await browserOf(asAda, wide)
  await adas.goto(debate)
  const more = adas.getByRole('button', { name: 'More about this debate' })
  await pressOn(adas, more)
  await focusComesTo(adas.getByRole('menuitem', { name: 'Report what Jonas argues' }))
  await adas.keyboard.press('Enter')
  const report = adas.getByRole('dialog', { name: 'Report what Jonas argues' })
  await tabTo(adas, report.getByRole('radio', { name: 'Spam' }))
  await adas.keyboard.press('ArrowDown')
  expect(await report.getByRole('radio', { name: 'Abuse' }).isChecked()).toBe(true)
  await typeInto(adas, report.getByLabel('Why?'), why)
  await picture(adas, 'report-01-dialog')
  const end = await breakCall(adas, 'report_content', 'no network')
  await pressOn(adas, report.getByRole('button', { name: 'Send the report' }))
  await report.getByRole('alert').waitFor()
  await end()
  await adas.keyboard.press('Escape')
  await focusComesTo(more)
  await adas.keyboard.press('Enter')
  await adas.getByRole('menuitem', { name: 'Report what Jonas argues' }).click()
  await report.getByText('Insults, threats or hate').click()
  expect(await report.getByLabel('Why?').inputValue()).toBe(why)
  await report.getByRole('button', { name: 'Send the report' }).click()
  await shows(adas, said.reported)
  await adas.getByRole('button', { name: 'Block Jonas' }).waitFor()
  await picture(adas, 'report-02-thanks')
  await adas.getByRole('link', { name: 'See your reports' }).click()
  await adas.getByText('We haven’t decided yet.', { exact: false }).waitFor()
  await picture(adas, 'report-03-filed')

  jonass = await browserOf(asJonas, narrow)
  await jonass.goto('/dashboard')
  carlas = await browserOf(asCarla, wide)
  await carlas.goto('/dashboard')
  await pressOn(carlas, carlas.getByRole('button', { name: 'Your account' }))
  await carlas.getByRole('menuitem', { name: 'Moderation · 1' }).click()
  const card = carlas.getByRole('article', { name: title })
  await card.getByText(why, { exact: true }).waitFor()
  await picture(carlas, 'report-04-queue')
  await pressOn(carlas, card.getByRole('button', { name: 'Uphold' }))
  const verdict = carlas.getByRole('dialog', { name: 'Uphold this report?' })
  await typeInto(carlas, verdict.getByLabel('Reason'), reason)
  await picture(carlas, 'report-05-verdict')
  await pressOn(carlas, verdict.getByRole('button', { name: 'Uphold' }))
  await carlas.getByText('Nothing to decide').waitFor()
  await focusComesTo(carlas.getByRole('group', { name: 'Reports, waiting' }))
  await carlas.getByRole('tab', { name: 'Hidden' }).click()
  await card.getByText('Hidden by a moderator').waitFor()
  await card.getByText('What the reporter saw').waitFor()
  await picture(carlas, 'report-05-hidden')

  await jonass.getByText('1 more message below this one').waitFor()
  await picture(jonass, 'report-05-told')
  await jonass.getByRole('link', { name: 'Read the decision' }).click()
  await jonass.getByText('One of your debates is hidden for now. The two of you can still read it.').waitFor()
  await jonass.getByText(reason, { exact: true }).waitFor()
  await jonass.getByText('You lost 20 SquashCred.', { exact: false }).waitFor()
  await picture(jonass, 'report-06-decided')
  expect(await jonass.locator('main').textContent()).not.toMatch(/Ada|mocks her/)
  await adas.goto(debate)
  await adas.getByRole('heading', { name: 'DEBATE NOT FOUND' }).waitFor()

  await jonass.getByRole('button', { name: 'Appeal' }).click()
  await jonass.getByLabel('Why do you see it differently?').fill(objection)
  await picture(jonass, 'report-07-appeal')
  await jonass.keyboard.press('Escape')
  await focusComesTo(jonass.getByRole('button', { name: 'Appeal' }))
  await jonass.keyboard.press('Enter')
  expect(await jonass.getByLabel('Why do you see it differently?').inputValue()).toBe(objection)
  await jonass.getByRole('button', { name: 'Send the appeal' }).click()
  await jonass.getByText('Appeal is waiting').waitFor()
  await focusComesTo(jonass.getByRole('heading', { level: 3, name: title }))
  await picture(jonass, 'report-08-appealed')
  await jonass.goto(debate)
  await jonass.getByText('Right now, only the two of you can see this debate.', { exact: false }).waitFor()
  await picture(jonass, 'report-09-hidden')

  await carlas.goto('/admin')
  await card.getByText(objection, { exact: true }).waitFor()
  await picture(carlas, 'report-10-appeal')
  await card.getByRole('button', { name: 'Reverse the decision' }).click()
  await carlas.getByLabel('Reason').fill(answer)
  await carlas.getByRole('dialog').getByRole('button', { name: 'Reverse the decision' }).click()
  await carlas.getByText('Nothing to decide').waitFor()
  await carlas.getByText('Decided', { exact: true }).click()
  await carlas.getByText('Reversed on appeal').waitFor()
  await picture(carlas, 'report-11-taken-back')
  await carlas.getByRole('tab', { name: 'Log' }).click()
  await carlas.getByText(/made .* an admin/).waitFor()
  await carlas.getByRole('link', { name: 'Carla (@carla' }).waitFor()
  await carlas.getByText(`Debate: ${title}`).first().waitFor()
  expect(await carlas.getByRole('region', { name: 'Log' }).textContent()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
  await picture(carlas, 'report-12-log')

  await jonass.getByRole('link', { name: 'Read the decision' }).click()
  await jonass.getByText('One of your debates is visible to everyone again.').waitFor()
  await jonass.getByText(answer, { exact: true }).waitFor()
  await jonass.getByText('You’ve got your 20 SquashCred back', { exact: false }).waitFor()
  await picture(jonass, 'report-13-back')
  await adas.goto('/reports')
  await adas.getByText('We reviewed it again, and it’s within the rules.').waitFor()
  await adas.goto(debate)
  await adas.getByText('OPEN FOR VOTES').waitFor()
  expectQuietBesideRefusals(adas, jonass, carlas)
})

/** Makes the call fail with this refusal, which the user then reads. */
async function refuse(page: Page, call: string, message: string): Promise<void> {
  const json = { code: 'report.not_found', message, details: null, hint: null }
  await page.route(`**/rpc/${call}`, (route) => route.fulfill({ status: 404, json }))
}

it('a refused report, appeal or decision shows the reason in its form, and keeps what was typed', async () => {
  await adas.getByRole('button', { name: 'More about this debate' }).click()
  await adas.getByRole('menuitem', { name: 'Report what Maya argues' }).click()
  await adas.getByRole('button', { name: 'Send the report' }).click()
  await shows(adas, said.categoryRequired)
  await shows(adas, said.reasonRequired)
  await adas.getByText('Something else', { exact: true }).click()
  await adas.getByLabel('Why?').fill(why)
  for (const message of [said.nothingToReport, said.yourself, said.repeated, said.tooMany]) {
    await refuse(adas, 'report_content', message)
    await adas.getByRole('button', { name: 'Send the report' }).click()
    await shows(adas, message)
    expect(await adas.getByLabel('Why?').inputValue()).toBe(why)
  }
  await jonass.route('**/rpc/get_my_reports', (route) => route.fulfill({ json: [decided] }))
  await jonass.goto('/reports')
  await jonass.getByRole('button', { name: 'Appeal' }).first().click()
  await jonass.getByRole('button', { name: 'Send the appeal' }).click()
  await shows(jonass, said.appealRequired)
  await jonass.getByLabel('Why do you see it differently?').fill(objection)
  for (const message of [said.noAppeal, said.notFound]) {
    await refuse(jonass, 'appeal_report', message)
    await jonass.getByRole('button', { name: 'Send the appeal' }).click()
    await shows(jonass, message)
    expect(await jonass.getByLabel('Why do you see it differently?').inputValue()).toBe(objection)
  }

  await carlas.route('**/rpc/get_reports', (route) => route.fulfill({ json: [waiting] }))
  await carlas.goto('/admin')
  for (const message of [said.nothingToHide, said.ownToHide]) {
    await refuse(carlas, 'set_hidden', message)
    await carlas.getByRole('button', { name: /^Show the \w+ again$/ }).click()
    await shows(carlas, message)
  }
  await carlas.getByRole('button', { name: 'Ban Jonas' }).click()
  await carlas.getByRole('dialog').getByRole('button', { name: 'Ban Jonas' }).click()
  await shows(carlas, said.banReasonRequired)
  await carlas.getByLabel('Reason').fill(reason)
  for (const message of [said.banUnknownAccount, said.banYourself, said.banAdmin, said.banInDispute]) {
    await refuse(carlas, 'ban_account', message)
    await carlas.getByRole('dialog').getByRole('button', { name: 'Ban Jonas' }).click()
    await shows(carlas, message)
    expect(await carlas.getByLabel('Reason').inputValue()).toBe(reason)
  }
  await carlas.keyboard.press('Escape')
  await carlas.getByRole('button', { name: 'Dismiss the report' }).click()
  await carlas.getByRole('dialog').getByRole('button', { name: 'Dismiss the report' }).click()
  await shows(carlas, said.decisionReasonRequired)
  await carlas.getByLabel('Reason').fill(reason)
  for (const message of [said.own, said.wrongStatus]) {
    await refuse(carlas, 'decide_report', message)
    await carlas.getByRole('dialog').getByRole('button', { name: 'Dismiss the report' }).click()
    await shows(carlas, message)
    expect(await carlas.getByLabel('Reason').inputValue()).toBe(reason)
  }

  await carlas.keyboard.press('Escape')
  const author = waiting.author && { ...waiting.author, can_ban: false }
  const withStake = { ...waiting, author, can_decide: false, can_hide: false }
  await carlas.route('**/rpc/get_reports', (route) => route.fulfill({ json: [withStake] }))
  await carlas.goto('/admin')
  await carlas
    .getByText('You reported this, you’re involved in it, or you’re in a dispute with its author.', { exact: false })
    .waitFor()
  expect(await carlas.getByRole('article').getByRole('button').count()).toBe(0)

  const own = await asJonas.call('report_content', { kind: 'profile', id: asJonas.session?.user.id ?? '', reason: why })
  expect(own).toMatchObject({ status: 400, body: { message: said.yourself } })
})

it('Carla hides content and restores it, then bans Jonas and lifts the ban', async () => {
  // His page must not receive the ban before the test looks at it.
  await jonass.goto('about:blank')
  await carlas.unrouteAll()
  await carlas.goto('/admin')
  await carlas.getByText('Decided', { exact: true }).click()
  await carlas.getByRole('button', { name: /^Hide the / }).click()
  await carlas.getByRole('tab', { name: 'Hidden' }).click()
  await pressOn(carlas, carlas.getByRole('button', { name: /^Show the \w+ again$/ }))
  await carlas.getByText('Nothing is hidden').waitFor()
  await focusComesTo(carlas.getByRole('group', { name: 'Hidden' }))

  await carlas.getByRole('tab', { name: 'Reports' }).click()
  await carlas.getByText('Decided', { exact: true }).click()
  await pressOn(carlas, carlas.getByRole('button', { name: 'Ban Jonas' }))
  const ban = carlas.getByRole('dialog', { name: 'Ban Jonas?' })
  await ban.getByText('They’re signed out everywhere right away', { exact: false }).waitFor()
  await ban.getByText('30 days').click()
  await typeInto(carlas, ban.getByLabel('Reason'), why)
  await picture(carlas, 'report-14-ban')
  await pressOn(carlas, ban.getByRole('button', { name: 'Ban Jonas' }))
  await carlas.getByText('Author banned').waitFor()
  squash.clock.advance({ seconds: 2 })
  await jonass.goto('/dashboard')
  await jonass.waitForURL(/\/login/)
  await shows(jonass, said.banned)
  await jonass.getByRole('link', { name: /@/ }).waitFor()
  await jonass.goto('/login')
  await jonass.getByLabel('Email').fill(jonas.email)
  await jonass.getByLabel('Password', { exact: true }).fill(jonas.password)
  await jonass.keyboard.press('Enter')
  await shows(jonass, said.banned)
  await picture(jonass, 'report-15-banned')

  await carlas.getByRole('tab', { name: 'Banned' }).click()
  await carlas.getByText('Temporary').waitFor()
  await carlas.getByText(why, { exact: true }).waitFor()
  await picture(carlas, 'report-16-who-is-banned')
  await carlas.getByRole('button', { name: 'Unban Jonas' }).click()
  await carlas.getByLabel('Reason').fill(answer)
  await carlas.getByRole('dialog').getByRole('button', { name: 'Unban Jonas' }).click()
  await carlas.getByText('Nobody is banned').waitFor()
  await focusComesTo(carlas.getByRole('group', { name: 'Banned' }))
  await carlas.getByRole('tab', { name: 'Log' }).click()
  await carlas.getByText(why, { exact: true }).waitFor()
  await picture(carlas, 'report-17-log')
  await jonass.keyboard.press('Enter')
  await jonass.waitForURL(/\/dashboard/)
})
