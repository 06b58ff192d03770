import { MESSAGES } from '@squash/contract/messages'
import { apart, ben, carla, jonas, maya, type Person, words } from '@squash/testkit/cast'
import { done, respond, startConflict } from '@squash/testkit/conflict-steps'
import { answerDebate, argument, startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './support/journey.ts'
import { focusComesTo, focusMovesInto, pressOn } from './support/keyboard.ts'
import { linkIn, mailTo } from './support/mail.ts'
import { breakCall } from './support/network.ts'
import { signedUp } from './support/people.ts'
import { expectQuiet, expectQuietBesideRefusals, type Look, picture } from './support/visitor.ts'

const onPhone: Look = { width: 390, theme: 'light' }
/** A different account from that of the Jonas who signs up in one of the tests. */
const person = apart(jonas, 'declines')

const it = journey
  .extend('asMaya', { scope: 'file' }, ({ squash }) => signedUp(squash, maya))
  .extend('asJonas', { scope: 'file' }, ({ squash }) => signedUp(squash, person))
  .extend(
    'visitAsMaya',
    ({ visit, asMaya }) =>
      () =>
        visit({ as: asMaya, ...onPhone }),
  )
  .extend(
    'visitAsJonas',
    ({ visit, asJonas }) =>
      () =>
        visit({ as: asJonas, ...onPhone }),
  )
  .extend(
    'inviteTo',
    ({ squash }) =>
      async ({ email }: Person) =>
        linkIn(await mailTo(squash, email, /settle/), '/invite/'),
  )

const penaltiesOf = async (person: Actor) =>
  (await done(person.call('get_squashcred_events', {}))).filter(({ amount }) => amount < 0)

describe('an invite by mail that is not welcome', () => {
  it('lets Carla, without an account, read what declining does, decline by keyboard and then report it', async ({
    visit,
    inviteTo,
    asMaya,
  }) => {
    const { id } = await startConflict(asMaya, carla.email)
    const link = await inviteTo(carla)
    const c = await visit({ width: 390 })
    await c.goto(link)
    await c.getByRole('heading', { name: 'What happens to what you write' }).waitFor()
    await c.getByText('The mediator helps you put it calmly').waitFor()
    await picture(c, 'invite')
    await pressOn(c, c.getByRole('button', { name: 'No, thank you' }))
    await c.getByText('nobody loses points').waitFor()
    await pressOn(c, c.getByRole('button', { name: 'Decline the invite' }))
    await focusComesTo(c.getByRole('heading', { name: 'You declined, and that’s fine' }))
    await picture(c, 'invite-declined')
    const report = c.getByRole('button', { name: 'Report it' })
    await pressOn(c, report)
    await c.getByText('Insults, threats or hate').click()
    await c.getByLabel('Why?').fill('The title is an insult.')
    await pressOn(c, c.getByRole('button', { name: 'Send the report' }))
    await focusComesTo(c.getByText('The link is all we know about you'))
    await pressOn(c, c.getByRole('button', { name: 'Done' }))
    await focusComesTo(report)

    const page = await visit({ as: asMaya })
    await page.goto(`/conflict/${id}`)
    await page.getByText('That’s their call.').waitFor()
    expect(await penaltiesOf(asMaya)).toEqual([])
    expectQuiet(c, page)
  })

  it("lets Ben, without an account, report it and block Maya, who then can't reach him and sees no trace", async ({
    squash,
    visit,
    inviteTo,
    asMaya,
  }) => {
    const { id } = await startConflict(asMaya, ben.email)
    const link = await inviteTo(ben)
    const b = await visit({ theme: 'dark' })
    await b.goto(link)
    await b.getByRole('button', { name: 'Report it' }).click()
    await b.getByText('Insults, threats or hate').click()
    await b.getByLabel('Why?').fill('She was told to leave me alone.')
    await b.getByRole('button', { name: 'Send the report' }).click()
    await focusComesTo(b.getByText('The link is all we know about you'))
    await picture(b, 'invite-reported')
    await b.getByRole('button', { name: 'Done' }).click()
    await b.getByRole('button', { name: 'Block Maya' }).click()
    await b.getByText('To them, it looks as if you haven’t answered.').waitFor()
    await picture(b, 'invite-block')
    await b.getByRole('dialog').getByRole('button', { name: 'Block Maya' }).click()
    await focusComesTo(b.getByRole('heading', { name: 'Maya is blocked' }))
    // The invite can be reported only once.
    expect(await b.getByRole('button', { name: 'Report it' }).count()).toBe(0)
    expectQuiet(b)
    await b.goto(link)
    await b.getByRole('heading', { name: 'This invite is no longer valid' }).waitFor()
    expect(await done(asMaya.call('get_conflict', { p_conflict_id: id }))).toMatchObject({ phase: 'awaiting_response' })
    await startConflict(asMaya, ben.email)
    expect(await squash.mails(ben.email)).toHaveLength(1)
  })

  it('lets Jonas, who has signed up since, report what Maya wrote', async ({ squash, visit, inviteTo, asMaya }) => {
    await startConflict(asMaya, jonas.email)
    const link = await inviteTo(jonas)
    const j = await visit({ as: await signedUp(squash, jonas), width: 390, theme: 'dark' })
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

describe('an invited user with an account, on a phone,', () => {
  const name = (what: string) => `declining-${what}`
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rather not?' })
  const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Decline the invite' })

  it('declines a conflict on its page by keyboard, and Maya gets a neutral notice', async ({
    asMaya,
    asJonas,
    visitAsJonas,
    visitAsMaya,
  }) => {
    const { id } = await startConflict(asMaya, person.email)
    const [j, page] = [await visitAsJonas(), await visitAsMaya()]
    await page.goto(`/conflict/${id}`)
    await page.getByRole('heading', { name: 'WAITING FOR' }).waitFor()
    await j.goto(`/conflict/${id}`)
    const decline = j.getByRole('button', { name: 'Decline this invite' })
    await decline.waitFor()
    await picture(j, name('conflict'))
    await pressOn(j, decline)
    await dialog(j).getByText('nobody loses points').waitFor()
    await picture(j, name('dialog'))
    await focusMovesInto(dialog(j))
    await j.keyboard.press('Escape')
    await focusComesTo(decline)
    await j.keyboard.press('Enter')
    await pressOn(j, confirm(j))
    await j.getByText(MESSAGES.invite.declined, { exact: true }).waitFor()
    await focusComesTo(j.locator('#closed'))
    await j.getByText('You declined this one, and that’s fine.').waitFor()
    await picture(j, name('conflict-declined'))
    await page.getByText('That’s their call.').waitFor()
    await picture(page, name('conflict-maya'))
    expect(await penaltiesOf(asJonas)).toEqual([])
    expectQuiet(j, page)
  })

  it('declines a debate on its page, and Maya gets a neutral notice', async ({ asMaya, visitAsJonas, visitAsMaya }) => {
    const { id } = await startDebate(asMaya, person.email)
    const [j, page] = [await visitAsJonas(), await visitAsMaya()]
    await page.goto(`/debates/${id}`)
    await page.getByText(`Waiting for ${person.email}`).waitFor()
    await j.goto(`/debates/${id}`)
    await j.getByRole('button', { name: 'Decline' }).waitFor()
    await picture(j, name('debate'))
    await pressOn(j, j.getByRole('button', { name: 'Decline' }))
    await pressOn(j, confirm(j))
    const note = j.getByText('You declined this debate, and that’s fine.')
    await note.waitFor()
    await focusComesTo(j.locator('[tabindex="-1"]').filter({ has: note }).last())
    await picture(j, name('debate-declined'))
    await page.getByText('would rather not debate this').waitFor()
    await picture(page, name('debate-maya'))
    expectQuiet(j, page)
  })

  it('declines on the page for writing the answer, and returns to the debate', async ({ asMaya, visitAsJonas }) => {
    const { id } = await startDebate(asMaya, person.email)
    const j = await visitAsJonas()
    await j.goto(`/debates/respond/${id}`)
    await j.getByRole('button', { name: 'Decline this invite' }).click()
    await picture(j, name('respond'))
    await confirm(j).click()
    await j.waitForURL(`**/debates/${id}`)
    await j.getByText(MESSAGES.invite.declined, { exact: true }).waitFor()
    await j.getByText('You declined this debate, and that’s fine.').waitFor()
    expectQuiet(j)
  })

  it('declines a conflict on the dashboard and a debate in the list of invites', async ({ asMaya, visitAsJonas }) => {
    const { id } = await startConflict(asMaya, person.email)
    await startDebate(asMaya, person.email)
    const j = await visitAsJonas()
    await j.goto('/dashboard')
    const card = j.getByRole('button', { name: `Decline: ${words.title}` })
    await card.waitFor()
    await picture(j, name('dashboard'))
    await pressOn(j, card)
    await pressOn(j, confirm(j))
    await j.getByText(MESSAGES.invite.declined, { exact: true }).waitFor()
    await focusComesTo(j.getByRole('region', { name: 'Waiting for you' }))
    await card.waitFor({ state: 'detached' })
    expect((await done(asMaya.call('get_conflict', { p_conflict_id: id }))).closed_reason).toBe('declined')

    await j.goto('/debates?tab=invites')
    const invite = j.getByRole('button', { name: `Decline: ${argument.title}` })
    await invite.waitFor()
    await picture(j, name('debate-invites'))
    await pressOn(j, invite)
    await pressOn(j, confirm(j))
    await focusComesTo(j.getByRole('group', { name: 'Debate invites' }))
    await invite.waitFor({ state: 'detached' })
    expectQuiet(j)
  })

  it('keeps the invite and the typed text when declining fails, and explains when it is too late', async ({
    asMaya,
    asJonas,
    visitAsJonas,
  }) => {
    const { id } = await startConflict(asMaya, person.email)
    const j = await visitAsJonas()
    await j.goto(`/conflict/${id}`)
    await j.getByLabel('Your side of it').fill(words.jonas)
    const end = await breakCall(j, 'decline_invite', 500)
    await j.getByRole('button', { name: 'Decline this invite' }).click()
    await confirm(j).click()
    await j.getByText(MESSAGES.invite.declineFailed, { exact: true }).waitFor()
    await dialog(j).waitFor({ state: 'detached' })
    expect(await j.getByLabel('Your side of it').inputValue()).toBe(words.jonas)
    await picture(j, name('failed'))
    await end()

    await j.route('**/realtime/**', (route) => route.abort())
    await j.reload()
    await j.getByRole('button', { name: 'Decline this invite' }).click()
    await respond(asJonas, id)
    await confirm(j).click()
    await j.getByText(MESSAGES.invite.tooLateToDecline, { exact: true }).waitFor()
    await j.getByRole('heading', { name: 'YOUR RESPONSE' }).waitFor()

    const debate = await startDebate(asMaya, person.email)
    await j.goto(`/debates/${debate.id}`)
    await j.getByRole('button', { name: 'Decline' }).click()
    await answerDebate(asJonas, debate.id)
    await confirm(j).click()
    await j.getByText(MESSAGES.invite.tooLateToDecline, { exact: true }).waitFor()
    expectQuietBesideRefusals(j)
  })
})
