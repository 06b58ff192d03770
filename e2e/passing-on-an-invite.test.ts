import { shareMessages } from '@squash/contract/messages/share'
import { ada, apart, carla, maya, words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import { sentInvite } from '@squash/testkit/invite-steps'
import { expect } from 'vitest'
import { fillConflict, sendConflict, sendThis } from './support/conflict.ts'
import { journey } from './support/journey.ts'
import { focusComesTo, focusMovesInto, pressOn } from './support/keyboard.ts'
import { signedUp } from './support/people.ts'
import { expectQuiet, expectQuietBesideRefusals, picture, signUpHere, skipTour } from './support/visitor.ts'

const it = journey
  .extend('asMaya', { scope: 'file' }, ({ squash }) => signedUp(squash, maya))
  .extend('asAda', { scope: 'file' }, ({ squash }) => signedUp(squash, ada))

it("Maya, whose invite won't be mailed until tomorrow, shares a link, and Carla answers through it", async ({
  asMaya,
  asAda,
  visit,
}) => {
  for (let n = 0; n < 5; n++) await startConflict(asAda, carla.email)
  const page = await visit({ as: asMaya, width: 390 })
  await page.goto('/new-conflict')
  await fillConflict(page, carla)
  await sendConflict(page)
  await page.getByText('The email goes out as soon as our daily limit for this address allows').waitFor()
  await page.waitForURL('**/conflict/**')
  await page.getByText(`We haven’t emailed ${carla.email} yet`).waitFor()
  const conflict = await done(
    asMaya.call('get_conflict', { p_conflict_id: new URL(page.url()).pathname.split('/').at(-1) ?? '' }),
  )
  const link = await page.getByLabel('A link you can share yourself').inputValue()
  await picture(page, 'invite-to-pass-on')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText(shareMessages.copied).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const c = await visit({ width: 390 })
  await c.goto(new URL(link).pathname)
  const report = c.getByRole('button', { name: 'Report it' })
  await pressOn(c, report)
  await c.getByText('Insults, threats or hate').waitFor()
  await focusMovesInto(c.getByRole('dialog'))
  await c.keyboard.press('Escape')
  await focusComesTo(report)
  const decline = c.getByRole('button', { name: 'No, thank you' })
  await pressOn(c, decline)
  await c.getByText('nobody loses points').waitFor()
  await focusMovesInto(c.getByRole('dialog'))
  await c.keyboard.press('Escape')
  await focusComesTo(decline)
  await c.getByRole('link', { name: 'sign in' }).waitFor()
  expect(await c.getByRole('button', { name: 'Block Maya' }).count()).toBe(0)
  await picture(c, 'invite-passed-on')
  const calm = c.getByText(String(conflict.user1_translated_message))
  expect(await calm.count()).toBe(0)
  await pressOn(c, c.getByRole('button', { name: 'Show what Maya wants you to hear' }))
  await calm.waitFor()
  await focusComesTo(c.getByRole('heading', { name: 'What Maya wants you to hear' }))
  await c.getByLabel('Your answer').fill(words.jonas)
  await picture(c, 'invite-answered-first')
  await c.reload()
  await c.getByRole('link', { name: 'Create an account and send it' }).click()
  await c.getByText('We’ve kept your answer in this browser.').waitFor()
  await picture(c, 'sign-up-with-an-answer')
  await signUpHere(c, carla)
  // The preview is the only step left; the tour waits for the dashboard.
  await sendThis(c).waitFor()
  await c.getByText(words.jonas).first().waitFor()
  expect(await c.getByRole('button', { name: 'Skip the tour' }).count()).toBe(0)
  await picture(c, 'answer-to-confirm')
  await sendThis(c).click()
  await c.getByText('Response submitted! AI is processing...').waitFor()
  await c.goto('/dashboard')
  await skipTour(c)
  await page.getByText('They’ll read').waitFor({ state: 'detached' })
  expectQuiet(page, c)
})

it('Maya finds the same link on the page of a debate', async ({ asMaya, asAda, visit }) => {
  const { email } = apart(carla, 'debate')
  for (let n = 0; n < 5; n++) await startConflict(asAda, email)
  const { id } = await startDebate(asMaya, email)
  const page = await visit({ as: asMaya })
  await page.goto(`/debates/${id}`)
  await page.getByText(`We haven’t emailed ${email} yet`).waitFor()
  const { link } = await sentInvite(asMaya, { kind: 'debate', id })
  expect(new URL(await page.getByLabel('A link you can share yourself').inputValue()).pathname).toBe(link)
  await picture(page, 'debate-to-pass-on')
  expectQuiet(page)

  // The whole page is reloaded once; if that doesn't help, the screen stays.
  await page.route('**/assets/qr-code-*.js', (route) => route.abort())
  const showCode = page.getByRole('button', { name: 'Show QR code' })
  await Promise.all([page.waitForEvent('load'), showCode.click()])
  await showCode.click()
  await page.getByRole('dialog').getByText('We couldn’t load the QR code.').waitFor()
  await picture(page, 'debate-without-a-code')
  expectQuietBesideRefusals(page)
})
