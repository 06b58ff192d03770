import { readFile } from 'node:fs/promises'
import { jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done } from '@squash/testkit/conflict-steps'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { vote } from './support/conflict.ts'
import { journeyInThisProcess as it } from './support/journey.ts'
import { press } from './support/screens/screen.ts'
import { closeVisits, expectQuiet, type Look, picture } from './support/visitor.ts'

const atDesk: Look = { width: 1280, theme: 'light' }
const onPhone: Look = { width: 390, theme: 'dark' }

/** Writes down something that one of them, or both, will do. */
async function add(page: Page, who: string, what: string, by: string): Promise<void> {
  await press(page, /^Add /)
  await page.getByRole('radio', { name: who }).check({ force: true })
  await page.getByLabel('What?').fill(what)
  await page.getByLabel(/^When/).fill(by)
  await press(page, 'Save')
}

it('Maya and Jonas agree, say after a week whether it held, and follow up', async ({ browser, squash, visit }) => {
  const [asMaya, asJonas] = [await squash.signUp(maya), await squash.signUp(jonas)]
  for (const actor of [asMaya, asJonas]) await done(actor.call('update_profile', { onboarding_complete: true }))
  const { id } = await conflictIn('vote_1', asMaya, asJonas)
  const path = `/conflict/${id}`
  const m = await visit({ ...atDesk, as: asMaya })
  const j = await visit({ ...onPhone, as: asJonas })
  for (const page of [m, j]) {
    await page.goto(path)
    await vote(page, "Yes, I'm satisfied")
  }
  for (const page of [m, j]) await page.getByRole('heading', { name: 'Your agreement' }).waitFor()
  await picture(m, 'agreement-01-draft')

  // No reloads: the other person's changes appear by themselves, even during an edit.
  await add(m, 'Jonas', 'Dishes on Tuesdays', 'from Monday')
  await press(j, 'Change: Dishes on Tuesdays')
  await j.getByLabel('What?').fill('Dishes on Tuesdays and Thursdays')
  await add(m, 'Both', 'Look at the list together', 'on Sundays')
  await j.getByText('Look at the list together').first().waitFor()
  await picture(j, 'agreement-02-changing')
  await press(j, 'Save')
  await m.getByText('Dishes on Tuesdays and Thursdays').first().waitFor()

  await press(m, 'I agree to this')
  await j.getByText('Draft · Maya has agreed').waitFor()
  await press(j, 'I agree to this')
  for (const page of [m, j])
    await page
      .getByText(/^Agreed on /)
      .first()
      .waitFor()
  await picture(m, 'agreement-03-agreed')
  await picture(j, 'agreement-04-agreed-jonas')

  const downloading = m.waitForEvent('download')
  await press(m, 'Add to calendar')
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('BEGIN:VCALENDAR')
  expect(file).toContain('Dishes on Tuesdays and Thursdays')
  await m.evaluate(() => Object.assign(window, { print: () => undefined }))
  await press(m, 'Print the agreement')
  await m.emulateMedia({ media: 'print' })
  expect(await m.getByRole('heading').allTextContents()).toEqual([words.title])
  expect(await m.getByRole('button').count()).toBe(0)
  await picture(m, 'agreement-05-paper')
  expectQuiet(m, j)
  await closeVisits(browser)

  squash.clock.advance({ days: 7, hours: 1 })
  await squash.runSchedule('agreements.check-in')
  const [m2, j2] = await Promise.all([
    visit({ ...atDesk, as: await squash.signIn(maya) }),
    visit({ ...onPhone, as: await squash.signIn(jonas) }),
  ])
  await m2.goto('/dashboard')
  await j2.goto(path)
  await m2.getByRole('heading', { name: 'Did it hold?' }).waitFor()
  await picture(m2, 'agreement-06-asked')
  await press(m2, 'Yes')
  await m2.getByText('Good to hear. You two did that, not us.').waitFor()
  await press(j2, 'No')
  await j2.getByText(/^Thanks for being honest/).waitFor()
  await j2.getByText('Maya says: yes.').first().waitFor()
  await picture(j2, 'agreement-07-not-kept')
  await m2.goto(path)
  await m2.getByText('Jonas says: no.').first().waitFor()

  await j2.getByRole('link', { name: 'Start a follow-up' }).click()
  await j2.getByRole('heading', { name: 'What got in the way?' }).waitFor()
  expect(await j2.getByLabel('What is it about?').inputValue()).toBe(words.title)
  await j2.getByText('Dishes on Tuesdays and Thursdays').waitFor()
  await j2.getByRole('radio', { name: 'meh' }).check({ force: true })
  await j2
    .getByLabel('What happened?')
    .fill('I worked late on both Tuesdays, and I would like to swap it for Wednesday.')
  await picture(j2, 'agreement-08-follow-up')
  await press(j2, 'See what Maya will read')
  await press(j2, 'Send this to Maya')
  await j2.getByRole('link', { name: 'an earlier conflict' }).waitFor()
  await picture(j2, 'agreement-09-follow-up-sent')
  await m2.goto(new URL(j2.url()).pathname)
  await m2.getByText('Your side of it').waitFor()
  await m2.getByRole('link', { name: 'an earlier conflict' }).click()
  await m2.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor()
  expectQuiet(m2, j2)
})
