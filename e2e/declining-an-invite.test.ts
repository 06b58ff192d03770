import { launchBrowser } from '@squash/testkit/browser'
import { ben, carla, jonas, maya } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { focusComesTo, pressOn } from './support/keyboard.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { signedUp } from './support/people.ts'
import { type RunningSquash, startSquash } from './support/squash.ts'
import { everybodyLeaves, expectQuiet, picture, visit } from './support/visitor.ts'

let browser: Browser
let squash: RunningSquash
let m: Actor
beforeAll(async () => {
  ;[browser, squash] = await Promise.all([launchBrowser(), startSquash()])
  m = await signedUp(squash, maya)
})
afterEach(() => everybodyLeaves(browser))
afterAll(async () => {
  await browser.close()
  await squash.stop()
})

const inviteTo = async ({ email }: { email: string }) => linkIn(await mailTo(squash, email, /settle/), '/invite/')
const penaltiesOf = async (person: Actor) =>
  (await done(person.call('get_squashcred_events', {}))).filter(({ amount }) => amount < 0)

describe('who would rather not', () => {
  it('Carla, without an account, reads what would happen, declines by keyboard, and can still say what was wrong', async () => {
    const { id } = await startConflict(m, carla.email)
    const link = await inviteTo(carla)
    const c = await visit(browser, squash.url, { width: 390 })
    await c.goto(link)
    await c.getByRole('heading', { name: 'What happens to what you write' }).waitFor()
    await c.getByText('Maya never sees what you typed.').waitFor()
    await picture(c, 'invite')
    await pressOn(c, c.getByRole('button', { name: 'No, thank you' }))
    await c.getByText('nobody loses points').waitFor()
    await pressOn(c, c.getByRole('button', { name: 'Decline the invite' }))
    await focusComesTo(c.getByRole('heading', { name: 'You declined, and that is fine' }))
    await picture(c, 'invite-declined')
    const report = c.getByRole('button', { name: 'Report it' })
    await pressOn(c, report)
    await c.getByText('Insults, threats or hate').click()
    await c.getByLabel('Why?').fill('The title is an insult.')
    await pressOn(c, c.getByRole('button', { name: 'Send the report' }))
    await focusComesTo(c.getByText('The link is all that we know of you'))
    await pressOn(c, c.getByRole('button', { name: 'Done' }))
    await focusComesTo(report)

    const page = await visit(browser, squash.url, { as: m })
    await page.goto(`/conflict/${id}`)
    await page.getByText('That is their call, and it says nothing about who is right.').waitFor()
    expect(await penaltiesOf(m)).toEqual([])
    expectQuiet(c, page)
  })

  it('Ben, without an account, reports the invite and blocks Maya, who sees nothing of it and reaches him no more', async () => {
    const { id } = await startConflict(m, ben.email)
    const link = await inviteTo(ben)
    const b = await visit(browser, squash.url, { theme: 'dark' })
    await b.goto(link)
    await b.getByRole('button', { name: 'Report it' }).click()
    await b.getByText('Insults, threats or hate').click()
    await b.getByLabel('Why?').fill('She was told to leave me alone.')
    await b.getByRole('button', { name: 'Send the report' }).click()
    await focusComesTo(b.getByText('The link is all that we know of you'))
    await picture(b, 'invite-reported')
    await b.getByRole('button', { name: 'Done' }).click()
    await b.getByRole('button', { name: 'Block Maya' }).click()
    await b.getByText('To them it looks as if you had not answered.').waitFor()
    await picture(b, 'invite-block')
    await b.getByRole('dialog').getByRole('button', { name: 'Block Maya' }).click()
    await focusComesTo(b.getByRole('heading', { name: 'Maya is blocked' }))
    // Once is enough.
    expect(await b.getByRole('button', { name: 'Report it' }).count()).toBe(0)
    expectQuiet(b)
    await b.goto(link)
    await b.getByRole('heading', { name: 'This invite is no longer valid' }).waitFor()
    expect(await done(m.call('get_conflict', { p_conflict_id: id }))).toMatchObject({ phase: 'awaiting_response' })
    await startConflict(m, ben.email)
    expect(await squash.mails(ben.email)).toHaveLength(1)
  })

  it('Jonas, whose account the invite is for by now, reports what Maya wrote', async () => {
    await startConflict(m, jonas.email)
    const link = await inviteTo(jonas)
    const j = await visit(browser, squash.url, { as: await signedUp(squash, jonas), width: 390, theme: 'dark' })
    await j.goto(link)
    await j.getByRole('button', { name: 'Report it' }).click()
    await j.getByRole('dialog', { name: 'Report what Maya wrote' }).waitFor()
    await j.getByText('Insults, threats or hate').click()
    await j.getByLabel('Why?').fill('It insults me.')
    await j.getByRole('button', { name: 'Send the report' }).click()
    await j.getByText('Your report is in').waitFor()
    expectQuiet(j)
  })
})
