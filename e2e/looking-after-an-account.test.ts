import { launchBrowser } from '@squash/testkit/browser'
import { jonas, maya } from '@squash/testkit/cast'
import { testClient } from '@squash/testkit/http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIn, mailTo } from './support/mail.ts'
import { signedUp } from './support/people.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import { box, expectQuiet, expectQuietBesideRefusals, picture, visit } from './support/visitor.ts'

let browser: Browser
let squash: RunningSquash
beforeAll(async () => {
  ;[browser, squash] = await Promise.all([launchBrowser(), startSquash()])
})
afterAll(async () => {
  await browser.close()
  await squash.stop()
})

describe('the security page', () => {
  it('changes Maya’s password, which needs the old one and signs her out elsewhere', async () => {
    const m = await visit(browser, squash.url, { as: await signedUp(squash, maya) })
    const elsewhere = await testClient(squash.url).signIn(maya)
    await m.goto('/security')
    const change = async (current: string) => {
      await box(m, 'Current password').fill(current)
      await box(m, 'New password').fill('a brighter morning')
      await box(m, 'Confirm new password').fill('a brighter morning')
      await m.getByRole('button', { name: 'Change password' }).click()
    }
    await change('not this one')
    await m.getByText('Your current password is not right.').waitFor()
    await picture(m, 'wrong-current-password')
    await change(maya.password)
    await m.getByText('Your password is changed.', { exact: false }).waitFor()
    expect(await box(m, 'New password').inputValue()).toBe('')
    expect((await elsewhere.call('get_dashboard', {})).status).toBe(401)
    await m.getByText('Your password was changed').waitFor()
    await m.getByText('A device was signed out').first().waitFor()
    await testClient(squash.url).signIn({ ...maya, password: 'a brighter morning' })
    expectQuietBesideRefusals(m)
  })

  it('changes Jonas’ address once both have agreed, and shows what waits meanwhile', async () => {
    const j = await visit(browser, squash.url, { as: await signedUp(squash, jonas), width: 390, theme: 'dark' })
    await j.goto('/security')
    await box(j, 'New email').fill('jonas@lake.example')
    await j.getByRole('button', { name: 'Change email' }).click()
    await j.getByText('Open the links that we sent to both addresses.').waitFor()
    await picture(j, 'address-waits')
    await j.goto(linkIn(await mailTo(squash, jonas.email, /./), '/verify'))
    await j.getByText('Thank you. Now open the link that we sent to your other address, too.').waitFor()
    await j.goto(linkIn(await mailTo(squash, 'jonas@lake.example', /./), '/verify'))
    await j.getByText('You sign in as jonas@lake.example.').waitFor()
    expectQuiet(j)
  })

  it('signs every other device of Jonas out at once', async () => {
    const now = { ...jonas, email: 'jonas@lake.example' }
    const [laptop, tablet] = [await testClient(squash.url).signIn(now), await testClient(squash.url).signIn(now)]
    const j = await visit(browser, squash.url, { as: laptop })
    await j.goto('/security')
    await j.getByRole('button', { name: 'Sign out all other devices' }).click()
    await j.getByText('All your other devices are signed out.').waitFor()
    await j.getByRole('button', { name: 'Sign out all other devices' }).waitFor({ state: 'detached' })
    expect((await tablet.call('get_dashboard', {})).status).toBe(401)
    expectQuiet(j)
  })
})
