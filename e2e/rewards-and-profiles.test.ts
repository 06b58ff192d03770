import { ada, apart, ben, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, startConflict as startOverHttp } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { faults } from './support/accessible.ts'
import { startConflict } from './support/conflict.ts'
import { journey as it } from './support/journey.ts'
import { focusComesTo } from './support/keyboard.ts'
import { amend, breakCall } from './support/network.ts'
import { signedUp } from './support/people.ts'
import { box, expectQuiet, expectQuietBesideRefusals, picture } from './support/visitor.ts'
import { waitForUnlock } from './support/wait-for-unlock.ts'

const news = (page: Page) => page.getByRole('region', { name: 'New for you' })

describe('the first conflict', () => {
  it('earns Maya +5 and +15, and is news on her dashboard', async ({ squash, visit }) => {
    const asMaya = await signedUp(squash, maya)
    await signedUp(squash, jonas)
    const m = await visit({ as: asMaya })
    await m.goto('/dashboard')
    await m.getByRole('link', { name: /^The Peaceful Observer/ }).waitFor()

    await startConflict(m, jonas)
    await waitForUnlock(asMaya, 'first_conflict')
    await waitForUnlock(asMaya, 'the-emotional-diplomat')
    expect(await m.getByText('On the Table').count(), 'news on the conflict page').toBe(0)
    await m.getByRole('link', { name: 'Home' }).first().click()
    const notice = 'Your conflict archetype has been updated to: 🕊️ The Emotional Diplomat!'
    await news(m).getByText(notice).waitFor()
    await picture(m, 'news-1280')
    expect(await faults(m)).toEqual([])

    await m.goto('/profile#squashcred')
    const events = m.locator('#squashcred').getByRole('listitem')
    await expect
      .poll(() => events.allTextContents())
      .toEqual(expect.arrayContaining([expect.stringMatching(/^\+5Started a conflict/)]))
    await m.getByRole('button', { name: 'See full history' }).click()
    const history = m.getByRole('region', { name: 'SquashCred events' })
    await history.getByText('Started your first conflict').waitFor()
    expect(await history.getByRole('listitem').allTextContents()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\+5Started a conflict/),
        expect.stringMatching(/^\+15Started your first conflict/),
      ]),
    )
    await picture(m, 'profile-history')
    expectQuiet(m)
  })

  it('is news until Ben has dismissed it', async ({ squash, visit }) => {
    const asBen = await signedUp(squash, ben)
    await startOverHttp(asBen, jonas.email)
    await waitForUnlock(asBen, 'first_conflict')
    const b = await visit({ as: asBen, width: 390, theme: 'dark' })
    await b.goto('/dashboard')
    await news(b).waitFor()
    await picture(b, 'news-390-dark')
    await b.reload()
    await news(b).getByRole('button', { name: 'Got it' }).click()
    await news(b).waitFor({ state: 'detached' })
    await eventually('everything seen', async () => (await done(asBen.call('get_unseen_unlocks', {}))).length === 0)
    await b.reload()
    await b.getByRole('link', { name: words.title, exact: true }).waitFor()
    expect(await news(b).count()).toBe(0)
    expectQuiet(b)
  })
})

describe("another person's profile", () => {
  it('shows the history the two users share', async ({ squash, visit }) => {
    const [couple, invited] = [apart(maya, 'together'), apart(jonas, 'together')]
    const [asMaya, asJonas] = [await signedUp(squash, couple), await signedUp(squash, invited)]
    for (let closed = 0; closed < 6; closed++) await conflictIn('resolved', asMaya, asJonas, invited.email)
    await conflictIn('vote_1', asMaya, asJonas, invited.email)

    const m = await visit({ as: asMaya })
    await m.goto('/dashboard')
    await m.getByRole('link', { name: 'Jonas Weber' }).first().click()
    await m.getByRole('heading', { level: 1, name: 'Jonas Weber' }).waitFor()
    await m.getByText('You and Jonas have had 7 conflicts: 6 squashed, 1 open.').waitFor()
    await m.getByText('And 1 more closed conflict...').waitFor()
    await m.getByText(`@${invited.username}`).waitFor()
    for (const [label, value] of [
      ['Total Conflicts', '7'],
      ['Closed Together', '6'],
      ['Resolution Rate', '86%'],
      ['Debate Wins', '0/0'],
    ] as const)
      await expect.poll(() => m.locator('dl', { hasText: label }).locator('dd').textContent()).toBe(value)
    await picture(m, 'user-profile-1280')
    await m.getByRole('link', { name: words.title }).first().click()
    await m.waitForURL('**/conflict/**')
    await m.getByText('Does this settle it?').waitFor()
    expectQuiet(m)
  })

  it('differs for a stranger, a supporter, oneself and an unknown user', async ({ squash, visit }) => {
    const [asMaya, asAda] = [await signedUp(squash, apart(maya, 'looks')), await signedUp(squash, ada)]
    const m = await visit({ as: asMaya })
    const stranger = `/user-profile/${asAda.session?.user.id}`
    await m.goto(stranger)
    await m.getByText('No shared conflicts yet. Hopefully it stays that way!').waitFor()
    await picture(m, 'user-profile-stranger')
    expect(await m.content()).not.toContain(ada.last_name)
    await m.goto(`/user-profile/${asMaya.session?.user.id}`)
    await m.waitForURL('**/profile')
    await m.goto('/user-profile/')
    await m.waitForURL('**/dashboard')

    for (const [supporter_level, title] of [
      ['tip_1', 'BAND-AID BUYER'],
      ['tip_2', "I'M THE PROBLEM"],
      ['tip_3', 'CHAOS PATRON'],
    ] as const) {
      await amend(m, 'get_profile', {
        supporter_level,
        supporter_emoji: '💛',
        supporter_since: '2026-03-02T10:00:00.000Z',
      })
      await m.goto(stranger)
      await m.getByRole('heading', { name: title }).waitFor()
      await m.getByText('No shared conflicts yet.').waitFor()
      await m.getByText('Ada hasn’t unlocked anything yet.').or(m.getByText('Found the Exits')).first().waitFor()
      await picture(m, `user-profile-${supporter_level}`)
      await m.unrouteAll({ behavior: 'ignoreErrors' })
    }
    expectQuiet(m)
  })
})

describe("a user's own profile", () => {
  it('can be edited, and keeps the typed text when saving fails', async ({ squash, visit }) => {
    const m = await visit({ as: await signedUp(squash, apart(maya, 'edits')) })
    await m.goto('/profile')
    await m.getByRole('button', { name: 'Edit profile' }).click()
    await picture(m, 'profile-editing')
    await box(m, 'First name').fill('Maia')
    const end = await breakCall(m, 'update_profile', 500)
    await m.getByRole('button', { name: 'Save profile' }).click()
    await m.getByText('Failed to update profile. Try again?').waitFor()
    expect(await box(m, 'First name').inputValue()).toBe('Maia')
    await end()
    await m.getByRole('button', { name: 'Save profile' }).click()
    await m.getByText('Profile updated successfully!').waitFor()
    await m.getByText('Hey, Maia').waitFor()
    await focusComesTo(m.getByRole('button', { name: 'Edit profile' }))
    await m.reload()
    await m.getByText('Maia Okafor').waitFor()
    expectQuietBesideRefusals(m)
  })

  it('lets an admin give up the role after a confirmation', async ({ squash, visit }) => {
    const m = await visit({ as: await signedUp(squash, apart(maya, 'admin')) })
    await amend(m, 'get_profile', { is_admin: true })
    const sent: unknown[] = []
    await m.route('**/update_profile', (route) => {
      sent.push(route.request().postDataJSON())
      return route.continue()
    })
    await m.goto('/profile')
    await m.getByText('ADMIN', { exact: true }).waitFor()
    await m.getByRole('button', { name: 'Edit profile' }).click()
    await m.getByRole('checkbox', { name: 'Admin privileges' }).uncheck()
    await m.getByRole('button', { name: 'Save profile' }).click()
    await m.getByRole('dialog', { name: 'Give up admin privileges?' }).waitFor()
    await picture(m, 'profile-giving-up-admin')
    await m.getByRole('button', { name: 'Stay admin' }).click()
    expect(sent).toEqual([])
    await m.getByRole('button', { name: 'Save profile' }).click()
    await m.getByRole('button', { name: 'Give up admin privileges' }).click()
    await expect.poll(() => sent).toEqual([expect.objectContaining({ is_admin: false })])
  })
})
