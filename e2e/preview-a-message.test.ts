import { MESSAGES } from '@squash/contract/messages'
import { previewMessages } from '@squash/contract/messages/preview'
import { outOfOrder, slowly } from '@squash/testkit/ai-replies'
import { jonas, words } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contrastFaults, faults, fitsEverywhere, motions, sidewaysScroll, smallTargets } from './support/accessible.ts'
import { holdTime, passUntilShown } from './support/clock.ts'
import { fillConflict, seeConflict, seeResponse, sendThis } from './support/conflict.ts'
import { focusComesTo, pressOn } from './support/keyboard.ts'
import { amend } from './support/network.ts'
import {
  button,
  calm,
  editField,
  heading,
  previewing,
  receipt,
  response,
  sayDifferently,
  typed,
  wording,
} from './support/preview.ts'
import { expectQuiet, expectQuietBesideRefusals, picture } from './support/visitor.ts'

const it = previewing
  .extend(
    'conflictOf',
    ({ people }) =>
      (p_conflict_id: string) =>
        done(people.maya.call('get_conflict', { p_conflict_id })),
  )
  /** Sends the message that is shown. @returns the conflict as Maya then gets it */
  .extend('conflictAfterSending', ({ conflictOf }) => async (page: Page, id: string) => {
    await sendThis(page).click()
    await page.getByText(MESSAGES.conflict.responded).waitFor()
    return conflictOf(id)
  })
it.beforeEach(({ provider }) => provider.reset())

const back = (page: Page) => button(page, 'Back to what you typed')

describe('Jonas, before he sends his response,', () => {
  it('sees what Maya will read, edits it, and sends his own words, by keyboard alone', async ({
    provider,
    people,
    visit,
    typedResponse,
    conflictOf,
  }) => {
    const { j, id } = await typedResponse()
    await j.getByRole('radio', { name: 'annoyed' }).check({ force: true })
    await amend(j, 'preview_message', { receipt })
    provider.always(wording(calm.first))
    await pressOn(j, seeResponse(j))
    await focusComesTo(heading(j))
    await j.getByText('Nothing has been sent yet.').waitFor()
    await j.getByText('3 facts and 2 requests kept · nothing added').waitFor()
    await j.getByText('Left out: one insult, shouting').waitFor()
    expect(await j.locator('del').allTextContents()).toEqual([
      'NEVER (left out: shouting)',
      'you lazy slob (left out: insult)',
    ])
    expect(await j.locator('mark').allTextContents()).toEqual([
      '7',
      'every Tuesday',
      'take the dishes on Tuesday',
      'split a cleaner, ',
      '£15 each',
    ])
    expect(await faults(j)).toEqual([])
    expect((await conflictOf(id)).phase).toBe('awaiting_response')

    await j.unroute('**/preview_message')
    await pressOn(j, button(j, 'Edit'))
    await focusComesTo(editField(j))
    expect(await editField(j).inputValue()).toBe(calm.first)
    await editField(j).fill('')
    await j.keyboard.insertText(`${calm.first} Thank you.`)
    expect(await faults(j)).toEqual([])
    await pressOn(j, button(j, 'Done editing'))
    await focusComesTo(j.getByRole('heading', { name: 'Maya reads' }))
    await j.getByText('in your own words').waitFor()
    await pressOn(j, sendThis(j))
    await j.getByText(MESSAGES.conflict.responded).waitFor()
    await j.locator('main :focus').waitFor()
    const sent = await conflictOf(id)
    expect([sent.user2_translated_message, sent.user2_mood]).toEqual([`${calm.first} Thank you.`, 'annoyed'])
    const m = await visit({ as: people.maya })
    await m.goto(`/conflict/${id}`)
    await m.getByText('in their own words').waitFor()
    expectQuiet(j, m)
  })

  it('asks for another wording twice, and sends the last one exactly as shown', async ({
    provider,
    previewed,
    conflictAfterSending,
  }) => {
    const { j, id } = await previewed()
    await j.getByText('4 more tries').waitFor()
    provider.always(wording(calm.shorter))
    await sayDifferently(j, 'Shorter')
    await j.getByText(calm.shorter).waitFor()
    await j.getByText('3 more tries').waitFor()
    provider.always(wording(calm.warmer))
    await sayDifferently(j, 'Warmer')
    await j.getByText(calm.warmer).waitFor()
    await focusComesTo(button(j, 'Say it differently'))
    expect((await conflictAfterSending(j, id)).user2_translated_message).toBe(calm.warmer)
    expectQuiet(j)
  })

  it('goes back to what he typed and forward again, even across a reload', async ({ provider, previewed }) => {
    const { j } = await previewed()
    await button(j, 'Edit').click()
    await editField(j).fill('Half an edit')
    await j.reload()
    expect(await editField(j).inputValue()).toBe('Half an edit')
    await back(j).click()
    await focusComesTo(response(j))
    expect(await response(j).inputValue()).toBe(typed)
    const asked = provider.requests.length
    await seeResponse(j).click()
    await focusComesTo(heading(j))
    expect(await editField(j).inputValue()).toBe('Half an edit')
    await button(j, 'Use the suggested wording').click()
    await j.getByText(calm.first).waitFor()
    await button(j, 'Use my own wording').click()
    expect(await editField(j).inputValue()).toBe('Half an edit')
    expect(provider.requests).toHaveLength(asked)
    expectQuiet(j)
  })

  it('goes back, types something else, and sees a wording of the new text', async ({ provider, previewed }) => {
    const { j } = await previewed()
    await back(j).click()
    await response(j).fill('I get home at 7.')
    provider.always(wording('I usually get home at 7.'))
    await seeResponse(j).click()
    await j.getByText('I usually get home at 7.').waitFor()
    expect(await j.getByText(calm.first).count()).toBe(0)
  })

  it('learns which word of his edit is an insult, and keeps what he wrote', async ({
    previewed,
    conflictAfterSending,
  }) => {
    const { j, id } = await previewed()
    await button(j, 'Edit').click()
    const rude = `${calm.first} You idiot.`
    await editField(j).fill(rude)
    await sendThis(j).click()
    await j.getByText(previewMessages.insulting, { exact: false }).filter({ hasText: /idiot/i }).waitFor()
    await focusComesTo(editField(j))
    expect(await editField(j).inputValue()).toBe(rude)
    await editField(j).fill('')
    await sendThis(j).click()
    await j.getByText(previewMessages.editMissing).waitFor()
    await editField(j).fill(calm.shorter)
    expect((await conflictAfterSending(j, id)).written_by.user2_translation).toBe('author')
    expectQuietBesideRefusals(j)
  })

  it('loses nothing when a preview has expired, and gets a new one with one click', async ({
    previewed,
    conflictAfterSending,
  }) => {
    const { j, id } = await previewed()
    await button(j, 'Edit').click()
    await editField(j).fill(calm.shorter)
    await button(j, 'Done editing').click()
    await j.getByText('in your own words').waitFor()
    await j.route('**/respond_to_conflict', (route) =>
      route.fulfill({
        status: 404,
        json: { code: 'preview.not_found', message: previewMessages.notFound, details: null, hint: null },
      }),
    )
    await sendThis(j).click()
    await j.getByText('This preview has expired.', { exact: false }).waitFor()
    expect(await sendThis(j).getAttribute('aria-disabled')).toBe('true')
    expect(await button(j, 'Edit').count()).toBe(0)
    expect(await faults(j)).toEqual([])
    await picture(j, 'preview-expired-1280-light')
    await j.unroute('**/respond_to_conflict')
    await button(j, 'Preview it again').click()
    await j.getByText('This preview has expired.', { exact: false }).waitFor({ state: 'hidden' })
    await j.getByText(calm.shorter).waitFor()
    expect((await conflictAfterSending(j, id)).user2_translated_message).toBe(calm.shorter)
    expectQuietBesideRefusals(j)
  })
})

describe('on a phone', () => {
  it('the wording comes first, the typed text is collapsed, and nothing shifts or scrolls sideways', async ({
    provider,
    typedResponse,
  }) => {
    const { j } = await typedResponse({ width: 390, theme: 'dark' })
    await amend(j, 'preview_message', { receipt })
    provider.always(wording(calm.first))
    await seeResponse(j).click()
    await heading(j).waitFor()
    expect(await sidewaysScroll(j)).toBe(0)
    expect(await smallTargets(j)).toEqual([])
    expect(await motions(j)).toEqual([])
    expect(await contrastFaults(j)).toEqual([])
    const folded = j.getByText('you lazy slob')
    expect(await folded.isVisible()).toBe(false)
    await j.getByText('You typed · only you see this').click()
    await folded.waitFor()
    expect(await contrastFaults(j)).toEqual([])
    await picture(j, 'preview-unfolded-390-dark')
  })

  it('the edit field and its send button are both reachable with the keyboard open', async ({
    previewed,
    conflictAfterSending,
  }) => {
    const { j, id } = await previewed({ width: 390 })
    await button(j, 'Edit').click()
    await j.setViewportSize({ width: 390, height: 400 })
    await focusComesTo(editField(j))
    await editField(j).fill(calm.shorter)
    const covered = await editField(j).evaluate((field) => {
      field.scrollIntoView({ block: 'center' })
      const { left, top, height, width } = field.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) !== field
    })
    expect(covered, 'the field is covered').toBe(false)
    await picture(j, 'preview-keyboard-390-light')
    expect((await conflictAfterSending(j, id)).user2_translated_message).toBe(calm.shorter)
    expect(await sidewaysScroll(j)).toBe(0)
  })
})

describe('when the model is slow or unavailable', () => {
  it('the screen shows what is happening', async ({ provider, typedResponse }) => {
    const { j } = await typedResponse()
    const held: (() => void)[] = []
    await j.route('**/preview_message', (route) => {
      held.push(() => void route.continue())
    })
    await holdTime(j)
    await seeResponse(j).click()
    await passUntilShown(j, j.getByText('Finding calmer words…'))
    await passUntilShown(j, j.getByText('Checking that every fact is kept…'))
    await picture(j, 'preview-loading-1280-light')
    provider.always(slowly(1, wording(calm.first)))
    await expect.poll(() => held.length).toBe(1)
    held[0]?.()
    await passUntilShown(j, heading(j))
  })

  it('Maya, writing a new conflict, sees what Squash wrote without the model', async ({ provider, people, visit }) => {
    provider.always(outOfOrder)
    const m = await visit({ as: people.maya })
    await m.goto('/new-conflict')
    await fillConflict(m, jonas)
    await seeConflict(m).click()
    await focusComesTo(m.getByRole('heading', { level: 1, name: 'This is what they’ll read' }))
    await m.getByText(`It goes to ${jonas.email}.`, { exact: false }).waitFor()
    await m.getByText('written without AI', { exact: true }).waitFor()
    await picture(m, 'preview-canned-1280-light')
    await sendThis(m).click()
    await m.waitForURL('**/conflict/**')
    await m.getByText('written without AI', { exact: true }).waitFor()
  })

  it('Jonas, writing in Spanish, learns that Maya will read it unchanged', async ({
    provider,
    typedResponse,
    conflictAfterSending,
  }) => {
    const { j, id } = await typedResponse()
    const spanish = 'Llego a casa a las 7 y el fregadero está lleno. ¿Puedes fregar los martes?'
    await response(j).fill(spanish)
    provider.always(outOfOrder)
    await amend(j, 'preview_message', { text: spanish, written_by: 'canned', note: 'as_typed', language: 'es' })
    await seeResponse(j).click()
    await j.getByText('Without AI, Squash can’t rephrase this. Maya will read it as it is.').waitFor()
    expect(await button(j, 'Say it differently').count()).toBe(0)
    expect(await faults(j)).toEqual([])
    await picture(j, 'preview-as-typed-1280-light')
    expect((await conflictAfterSending(j, id)).user2_translated_message).not.toBeNull()
  })

  it('a message made only of insults is returned, and the send button says why', async ({ typedResponse }) => {
    const { j } = await typedResponse()
    await amend(j, 'preview_message', { text: '', written_by: 'canned', note: 'nothing_left' })
    await seeResponse(j).click()
    await j.getByText('What happened, and what do you want?', { exact: false }).waitFor()
    await sendThis(j).click()
    await j.getByText(previewMessages.nothingLeft).waitFor()
    expect(await faults(j)).toEqual([])
    await picture(j, 'preview-nothing-left-1280-light')
    await back(j).click()
    await focusComesTo(response(j))
  })
})

it('Maya turns off previews, sends in one step, sees only what Squash can’t rephrase, and turns them on again', async ({
  people,
  visit,
}) => {
  const m = await visit({ as: people.maya })
  await m.goto('/new-conflict')
  await fillConflict(m, jonas)
  await seeConflict(m).click()
  const setting = m.getByRole('switch', { name: 'Show me the calm version before it’s sent' })
  await setting.click()
  await expect.poll(() => setting.getAttribute('aria-checked')).toBe('false')
  await sendThis(m).click()
  await m.waitForURL('**/conflict/**')

  await m.goto('/new-conflict')
  await fillConflict(m, jonas)
  await button(m, 'Send the calm version').click()
  await m.waitForURL('**/conflict/**')
  await m.getByRole('heading', { level: 1, name: words.title }).waitFor()

  await m.goto('/new-conflict')
  await fillConflict(m, jonas)
  await amend(m, 'preview_message', { written_by: 'canned', note: 'as_typed' })
  await button(m, 'Send the calm version').click()
  await m.getByText('Without AI, Squash can’t rephrase this. They will read it as it is.').waitFor()
  await sendThis(m).click()
  await m.waitForURL('**/conflict/**')

  await m.goto('/profile/settings')
  await setting.click()
  await expect.poll(() => setting.getAttribute('aria-checked')).toBe('true')
  await m.goto('/new-conflict')
  await seeConflict(m).waitFor()
  expectQuiet(m)
})

it('a preview with a missing fact fits and is legible on a phone and on a desktop, in both themes', async ({
  provider,
  typedResponse,
}) => {
  const { j } = await typedResponse()
  await j.getByRole('radio', { name: 'annoyed' }).check({ force: true })
  await fitsEverywhere(j, 'preview-form')
  const missing = { ...receipt, missing: [{ kind: 'amount', text: '£15', start: 143, end: 146 }] }
  await amend(j, 'preview_message', { receipt: missing })
  provider.always(wording(calm.first))
  await seeResponse(j).click()
  await heading(j).waitFor()
  await fitsEverywhere(j, 'preview-missing')
  await j.unroute('**/preview_message')
  await button(j, 'Edit').click()
  await editField(j).waitFor()
  await fitsEverywhere(j, 'preview-editing')
})
