import { MESSAGES } from '@squash/contract/messages'
import { carla, jonas, maya, type Person } from '@squash/testkit/cast'
import { done, reaches, startConflict, submitCoreIssues, vote } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { TestSquash } from '../apps/server/test/support/squash.ts'
import { faults, fitsEverywhere } from './support/accessible.ts'
import { fillConflict, seeResponse, sendConflict, sendThis } from './support/conflict.ts'
import { journeyInThisProcess } from './support/journey.ts'
import { focusComesTo, pressOn, tabTo, typeInto } from './support/keyboard.ts'
import { messagesOf } from './support/messages.ts'
import { skipTour } from './support/people.ts'
import { button } from './support/preview.ts'
import { expectQuiet, expectQuietBesideRefusals } from './support/visitor.ts'

const said = MESSAGES.safetyReviews
const { shows, tick } = messagesOf('e2e/safety-hints.test.ts', [
  // Tested over HTTP in features/safety-reviews: each needs two people at once or a request its screen doesn't offer.
  ...[said.nothingToReview, said.tooManyReviews, said.reviewNotFound, said.reviewDecided, said.reviewOwn],
])

/** The first is a hint from the model; the second is clear enough for a rule. */
const worrying = 'I sleep with my shoes on and a bag packed behind the door for the nights you come home drunk.'
const despairing = 'The lighthouse joke again: I do not want to live any more if you keep singing it.'
const reason = 'It was about a song. Nobody is in danger.'
const answer = 'You were joking about the song. It can have a ruling.'

const arrive = async (squash: TestSquash, person: Person): Promise<Actor> => skipTour(await squash.signUp(person))

const it = journeyInThisProcess
  .extend('people', { scope: 'file' }, async ({ squash }) => {
    const [asMaya, asJonas, asCarla] = [
      await arrive(squash, maya),
      await arrive(squash, jonas),
      await arrive(squash, carla),
    ]
    await squash.database.query('update profiles set is_admin = true where email = $1', [carla.email])
    return { maya: asMaya, jonas: asJonas, carla: asCarla }
  })
  .extend(
    'browserOf',
    ({ people, visit }) =>
      (who: keyof typeof people, width: 390 | 1280 = 1280) =>
        visit({ as: people[who], width }),
  )

const hint = (page: Page) => page.getByRole('link', { name: 'there are people who can help' })

async function looksRight(page: Page, name: string): Promise<void> {
  expect(await faults(page), name).toEqual([])
  await fitsEverywhere(page, name)
}

async function sendsWorrying(page: Page): Promise<void> {
  await page.goto('/new-conflict')
  await fillConflict(page, jonas)
  await page.getByLabel('What happened?').fill(worrying)
  await sendConflict(page)
  await page.waitForURL('**/conflict/**')
  await hint(page).waitFor()
}

describe('a hint', () => {
  it('blocks nothing, shows no phone number, and stays away once Maya dismisses it', async ({ people, browserOf }) => {
    const m = await browserOf('maya')
    await sendsWorrying(m)
    expect(await m.getByRole('link', { name: /Call|Text/ }).count()).toBe(0)
    await looksRight(m, 'safety-hint')
    await pressOn(m, button(m, 'Hide this'))
    await hint(m).waitFor({ state: 'hidden' })
    await m.reload()
    await m.getByRole('heading', { level: 1 }).waitFor()
    expect(await hint(m).count()).toBe(0)
    const [conflict] = await done(people.maya.call('get_my_conflicts', {}))
    const seen = await done(people.maya.call('get_conflict', { p_conflict_id: conflict?.id ?? '' }))
    expect(seen.private_because).toBeNull()
    expectQuiet(m)
  })

  it('opens the help page for Maya without losing what she was doing', async ({ browserOf }) => {
    const m = await browserOf('maya', 390)
    await sendsWorrying(m)
    const [help] = await Promise.all([m.context().waitForEvent('page'), hint(m).click()])
    await help.getByRole('heading', { level: 1, name: 'When talking isn’t the answer' }).waitFor()
    expect(m.url()).toContain('/conflict/')
  })
})

/** The conflict that the following tests share, starting with the first serious sign. */
let conflict = ''

describe('a serious sign', () => {
  it('is sent unchanged once Jonas has read the consequences, and only he sees the notices about it', async ({
    people,
    browserOf,
  }) => {
    conflict = (await startConflict(people.maya)).id
    const j = await browserOf('jonas', 390)
    await j.goto(`/conflict/${conflict}`)
    await j.getByLabel('Your side of it').fill(despairing)
    await seeResponse(j).click()
    await focusComesTo(j.getByRole('heading', { name: 'Before you send this' }))
    await j.getByText('If you send it as it is, this conflict stays private:').waitFor()
    await looksRight(j, 'safety-serious')
    await pressOn(j, button(j, 'Send it as it is'))
    await sendThis(j).click()
    await j.getByRole('heading', { name: 'This conflict stays private' }).waitFor()
    await looksRight(j, 'safety-private')

    await toTheLastVote(people, conflict)
    await pressOn(j, button(j, 'Close without a ruling'))
    await j.getByRole('dialog', { name: 'There won’t be a ruling' }).waitFor()
    await looksRight(j, 'safety-no-ruling')
    await pressOn(j, button(j, 'Not now'))

    const m = await browserOf('maya')
    await m.goto(`/conflict/${conflict}`)
    await button(m, 'GET AI FINAL RULING').waitFor()
    expect(await m.getByText(/stays private|kept private/i).count()).toBe(0)
    expectQuiet(m)
    expectQuietBesideRefusals(j)
  })

  it('closes the conflict when Maya asks for the ruling, and tells only Jonas why', async ({ browserOf }) => {
    const [m, j] = [await browserOf('maya'), await browserOf('jonas')]
    await j.goto(`/conflict/${conflict}`)
    await m.goto(`/conflict/${conflict}`)
    await pressOn(m, button(m, 'GET AI FINAL RULING'))
    await pressOn(m, m.getByRole('dialog').getByRole('button', { name: 'GET AI FINAL RULING' }))
    await m.getByRole('heading', { name: 'This conflict was closed' }).waitFor()
    await j.getByRole('heading', { name: 'Why this conflict closed' }).waitFor()
    expect(await m.getByRole('heading', { name: 'Why this conflict closed' }).count()).toBe(0)
    await looksRight(j, 'safety-closed')
    expectQuiet(m, j)
  })
})

describe('a false alarm', () => {
  it('is lifted by Carla when Jonas requests a review by keyboard, and the conflict gets its ruling', async ({
    people,
    browserOf,
  }) => {
    const j = await browserOf('jonas')
    await j.goto(`/conflict/${conflict}`)
    await pressOn(j, button(j, 'Ask for a review'))
    const dialog = j.getByRole('dialog', { name: 'Ask for a review' })
    await typeInto(j, dialog.getByLabel('What did we get wrong? (optional)'), reason)
    await tabTo(j, dialog.getByRole('checkbox', { name: 'Let the moderator read what I wrote here' }))
    await j.keyboard.press('Space')
    await looksRight(j, 'safety-review-request')
    await pressOn(j, dialog.getByRole('button', { name: 'Ask for a review' }))
    await j.getByText('You’ve asked for a review').waitFor()
    const again = await people.jonas.call('request_safety_review', { p_conflict_id: conflict })
    expect(again).toMatchObject({ ok: false, body: { message: said.reviewWaiting } })
    tick(said.reviewWaiting)

    const c = await browserOf('carla')
    await c.goto('/admin?tab=private')
    const card = c.getByRole('article', { name: 'A rule flagged a sign of danger' })
    await card.getByText(reason).waitFor()
    await card.getByText(despairing).waitFor()
    expect(await card.textContent()).not.toMatch(/Jonas|Maya/)
    await looksRight(c, 'safety-review-queue')
    await pressOn(c, card.getByRole('button', { name: 'Allow a ruling' }))
    const deciding = c.getByRole('dialog')
    await pressOn(c, deciding.getByRole('button', { name: 'Allow a ruling' }))
    await shows(c, said.answerRequired)
    await typeInto(c, deciding.getByLabel('Your answer'), answer)
    await looksRight(c, 'safety-review-answer')
    await pressOn(c, deciding.getByRole('button', { name: 'Allow a ruling' }))
    await c.getByText('Nothing to decide').waitFor()
    await focusComesTo(c.getByRole('group', { name: 'Requests, waiting' }))

    await j.getByRole('heading', { name: 'This conflict is open again' }).waitFor()
    await j.getByText(answer).waitFor()
    const m = await browserOf('maya')
    await m.goto(`/conflict/${conflict}`)
    await m.getByRole('heading', { name: 'This conflict is open again' }).waitFor()
    expect(await m.getByText(answer).count()).toBe(0)
    await looksRight(m, 'safety-reopened')
    await pressOn(m, button(m, 'GET AI FINAL RULING'))
    await pressOn(m, m.getByRole('dialog').getByRole('button', { name: 'GET AI FINAL RULING' }))
    await reaches(people.maya, conflict, 'ruled')
    expectQuiet(m, c)
  })
})

async function toTheLastVote(
  { maya: asMaya, jonas: asJonas }: Record<'maya' | 'jonas', Actor>,
  id: string,
): Promise<void> {
  await reaches(asMaya, id, 'vote_1')
  await vote(asMaya, id, false)
  await reaches(asMaya, id, 'vote_2')
  await vote(asJonas, id, false)
  await reaches(asMaya, id, 'core_issues')
  await submitCoreIssues(asMaya, asJonas, id)
  await reaches(asMaya, id, 'vote_3')
}
