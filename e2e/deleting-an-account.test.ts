import { readFile } from 'node:fs/promises'
import { jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn } from '@squash/testkit/conflict-steps'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { focusComesTo, pressOn, typeInto } from './support/keyboard.ts'
import { mailTo } from './support/mail.ts'
import { breakCall } from './support/network.ts'
import { mayaAndJonas } from './support/people.ts'
import { box, expectQuiet, expectQuietBesideRefusals, picture } from './support/visitor.ts'

const it = journey.extend('people', { scope: 'file' }, async ({ squash }) => {
  const people = await mayaAndJonas(squash)
  await conflictIn('resolved', people.maya, people.jonas)
  return people
})

it('Maya downloads her data: her own words, but not what Jonas typed before it was rephrased', async ({
  people,
  visit,
}) => {
  const m = await visit({ as: people.maya })
  await m.goto('/profile/settings')
  const button = m.getByRole('button', { name: 'Download my data' })
  const end = await breakCall(m, 'export_my_data', 429)
  await button.click()
  await m.getByText('You’ve downloaded your data several times this hour.').waitFor()
  await end()
  const [file] = await Promise.all([m.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toMatch(/^squash-data-\d{4}-\d{2}-\d{2}\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    profile: { email: maya.email },
    conflicts: expect.arrayContaining([
      expect.objectContaining({ user1_raw_message: words.maya, user2_raw_message: null }),
    ]),
  })
  await m.getByText('Your data has been downloaded.').waitFor()
  expectQuietBesideRefusals(m)
})

it('Maya requests deletion by keyboard, sees the date on every screen, and cancels', async ({
  squash,
  people,
  visit,
}) => {
  const m = await visit({ as: people.maya, width: 390, theme: 'dark' })
  await m.route('**/get_profile', (route) => setTimeout(() => route.continue().catch(() => {}), 300))
  await m.goto('/profile#your-data')
  const heading = m.getByRole('heading', { name: 'Delete account' })
  await heading.waitFor()
  await m.waitForURL('**/profile/settings#your-data')
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(844)
  await m.getByRole('button', { name: 'Delete my account' }).focus()
  await m.keyboard.press('Enter')
  const dialog = m.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByText('under the name Anonymous User').waitFor()
  const password = box(m, 'Your password')
  await typeInto(m, password, 'not it at all')
  await picture(m, 'delete-account')
  await m.keyboard.press('Enter')
  await m.getByText('That password isn’t right. Your account stays as it is.').waitFor()
  expect(await password.inputValue()).toBe('not it at all')
  await password.fill(maya.password)
  await pressOn(m, dialog.getByRole('button', { name: 'Delete my account' }))
  await dialog.waitFor({ state: 'detached' })
  await focusComesTo(heading)
  await mailTo(squash, maya.email, /will be deleted/)

  const banner = m.getByRole('region', { name: 'Your account will be erased' })
  await banner.waitFor()
  await picture(m, 'account-will-be-erased')
  // The notice shows before the profile that confirms it has loaded, and nothing moves when the profile arrives.
  await m.addInitScript(() => {
    const tops = new Set<number>()
    const look = () => {
      const content = document.getElementById('content')
      if (content) tops.add(content.offsetTop)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { tops })
  })
  for (const width of [1280, 390]) {
    await m.setViewportSize({ width, height: 844 })
    const [profile] = await Promise.all([m.waitForRequest('**/get_profile'), m.goto('/dashboard')])
    await profile.response()
    await banner.waitFor()
    await picture(m, `account-will-be-erased-${width}`)
    expect(await m.evaluate(() => [...Reflect.get(window, 'tops')])).toHaveLength(1)
  }
  await banner.getByRole('button', { name: 'Keep my account' }).click()
  await m.getByText('We’ve kept your account. Nothing was erased.').waitFor()
  await banner.waitFor({ state: 'detached' })
  await focusComesTo(m.locator('#content'))
  await m.goto('/profile/settings')
  await m.getByRole('button', { name: 'Delete my account' }).waitFor()
  expectQuietBesideRefusals(m)
})

it('Jonas confirms the deletion with a code from his inbox', async ({ squash, people, visit }) => {
  const j = await visit({ as: people.jonas })
  await j.goto('/profile/settings')
  await j.getByRole('button', { name: 'Delete my account' }).click()
  await j.getByRole('button', { name: 'I don’t have a password. Use a code instead' }).click()
  await j.getByRole('button', { name: 'Send me a code' }).click()
  const mail = await mailTo(squash, jonas.email, /code/i)
  const [code = ''] = mail.text.match(/\b\d{6}\b/) ?? []
  await box(j, 'Code').fill(code)
  await j.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await j.getByRole('button', { name: 'Keep my account' }).first().waitFor()
  expectQuiet(j)
})
