import { ada, carla, jonas, maya, words } from '@squash/testkit/cast'
import { describe, expect } from 'vitest'
import { respond, startConflict, submitCoreIssue, vote, voteNo } from './support/conflict.ts'
import { journey as it } from './support/journey.ts'
import { expectQuiet, type Look, picture, signIn, signUp, signUpHere, skipTour } from './support/visitor.ts'

const atDesk: Look = { width: 1280, theme: 'light' }
const onPhone: Look = { width: 390, theme: 'dark' }

describe('Maya on a desktop and Jonas on a phone with the dark theme', () => {
  it('squash a conflict in the first round', async ({ visit }) => {
    const [m, j] = [await visit(onPhone), await visit(atDesk)]
    await m.goto('/')
    await m.getByRole('heading', { level: 1 }).waitFor()
    await picture(m, '01-landing')
    await m.goto('/login?mode=sign-up')
    await picture(m, '02-sign-up')
    await signUp(m, maya)
    await signUp(j, jonas)
    await m.waitForURL('**/dashboard')
    await m.getByText('Active Conflicts').first().waitFor()
    await picture(m, '03-dashboard-empty')

    await m.getByRole('link', { name: 'Start a new conflict' }).first().click()
    await m.getByLabel('Who is it with?').fill(jonas.email)
    await m.getByText('They have an account and will be notified.').waitFor()
    await picture(m, '04-new-conflict')
    await m.goBack()
    const path = await startConflict(m, jonas)
    await m.getByText('WAITING FOR', { exact: false }).first().waitFor()
    await picture(m, '05-waiting')

    await j.goto('/dashboard')
    await j.getByText('YOUR TURN TO RESPOND').waitFor()
    await picture(j, '06-dashboard-jonas')
    await j.goto(path)
    await j.getByLabel('Your side of it').waitFor()
    expect(await j.content()).not.toContain('I am SO done')
    await picture(j, '07-respond')
    await respond(j)

    // Nobody reloads: the other user's actions appear by themselves.
    await m.getByRole('button', { name: "Yes, I'm satisfied" }).waitFor()
    await picture(m, '08-mediation')
    await vote(m, "Yes, I'm satisfied")
    await m.getByText('Marked as satisfied!').waitFor()
    await j.getByText('Maya is satisfied').waitFor()
    await vote(j, "Yes, I'm satisfied")
    await m.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor()
    await j.getByRole('heading', { name: 'CONFLICT SQUASHED!' }).waitFor()
    await picture(m, '09-squashed')

    await m.goto('/history')
    await m.getByText('RESOLVED', { exact: true }).waitFor()
    await picture(m, '10-history')
    expectQuiet(m, j)
  })

  it('go through every round to a final ruling', async ({ visit }) => {
    const [m, j] = [await visit(atDesk), await visit(onPhone)]
    await signIn(m, maya)
    await signIn(j, jonas)
    const path = await startConflict(m, jonas)
    await j.goto(path)
    await respond(j)

    await voteNo(m, 'Not yet — try again')
    await m.getByText('Requesting better solution...').waitFor()
    await j.getByRole('button', { name: 'STILL NOT RIGHT' }).waitFor()
    await picture(j, '11-rehash')

    // On a phone, the bar always says what is next; its button shows while the vote is out of view.
    const thumbBar = j.locator('[data-thumb-bar]')
    const toVote = thumbBar.getByRole('button', { name: 'Vote' })
    const height = () => j.evaluate(() => document.documentElement.scrollHeight)
    await j.evaluate(() => window.scrollTo(0, 0))
    await toVote.waitFor()
    const before = await height()
    await j.getByRole('button', { name: 'STILL NOT RIGHT' }).scrollIntoViewIfNeeded()
    await toVote.waitFor({ state: 'detached' })
    await thumbBar.getByText('Your turn to vote').waitFor()
    expect(await height()).toBe(before)
    // At 200 % zoom, a phone has no room for bars that stay.
    const navigation = j.getByRole('banner')
    const positionOfNavigation = () => navigation.evaluate((element) => getComputedStyle(element).position)
    expect(await positionOfNavigation()).toBe('sticky')
    await j.setViewportSize({ width: 195, height: 422 })
    await thumbBar.waitFor({ state: 'hidden' })
    expect(await positionOfNavigation()).toBe('static')
    await j.setViewportSize({ width: 390, height: 844 })
    await voteNo(j, 'STILL NOT RIGHT')

    await submitCoreIssue(m, words.mayaCore)
    await picture(m, '12-core-issue-sent')
    await picture(j, '13-core-issue-form')
    await submitCoreIssue(j, words.jonasCore)
    await m.getByRole('button', { name: 'FINALLY RESOLVED' }).waitFor()
    expect(await m.content()).not.toContain(words.jonasCore)
    await picture(m, '14-reflection')

    await vote(m, 'GET AI FINAL RULING')
    const dialog = m.getByRole('dialog', { name: 'The final ruling is public' })
    await dialog.waitFor()
    await picture(m, '15-ruling-dialog')
    await dialog.getByRole('button', { name: 'GET AI FINAL RULING' }).click()
    await j.getByText('FINAL AI JUDGMENT ISSUED').waitFor()
    await m.getByText('FINAL AI JUDGMENT ISSUED').waitFor()
    await picture(m, '16-ruling')
    await picture(j, '17-ruling-jonas')

    // Opened again, the page starts with the ruling, and what led to it is folded. A printout has all of it, and no more.
    await m.reload()
    await m.getByText('Round 2: AI rehash').click()
    await m.getByText('Another way to see it').waitFor()
    await picture(m, '17-ruling-first')
    await m.emulateMedia({ media: 'print' })
    for (const text of ['THEIR RESPONSE', 'What’s underneath']) await m.getByText(text).waitFor()
    for (const hidden of [m.getByRole('navigation'), m.getByRole('button'), m.getByText('What you typed')])
      expect(await hidden.filter({ visible: true }).count()).toBe(0)
    await picture(m, '17-ruling-on-paper')
    await m.emulateMedia({ media: 'screen' })
    expectQuiet(m, j)
  })
})

it('Carla, who has no account yet, is invited by mail, signs up through its link, and sees the conflict', async ({
  squash,
  visit,
}) => {
  const [a, c] = [await visit(), await visit()]
  await signUp(a, ada)
  await a.waitForURL('**/dashboard')
  await startConflict(a, carla)

  const invite = await expect
    .poll(() => squash.mails(carla.email), { timeout: 10_000 })
    .not.toEqual([])
    .then(() => squash.mails(carla.email))
  expect(invite).toHaveLength(1)
  expect(invite[0]?.subject).toBe('Ada would like to settle something with you')
  expect(invite[0]?.text).not.toContain('never do the dishes')
  const link = invite[0]?.text.match(/https?:\/\/\S+\/invite\/[\w-]+/)?.[0]
  if (!link) throw new Error('The invite has no link')
  await a.goto('/dev/mail')
  await picture(a, '18-captured-mail')

  await c.goto(link)
  await picture(c, '19-invite')
  await c.getByRole('link', { name: 'Create an account to answer' }).click()
  expect(await c.getByLabel('Email', { exact: true }).inputValue()).toBe(carla.email)
  await signUpHere(c, carla)
  await c.getByLabel('Your side of it').waitFor()
  await respond(c)
  await c.goto('/dashboard')
  await skipTour(c)
  await a.goto('/dashboard')
  await a.getByText('VOTE ON AI MEDIATION').waitFor()
  expectQuiet(a, c)
})
