import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { previewMessages } from '@squash/contract/messages/preview'
import type { SafetyDetails } from '@squash/contract/safety'
import type { SoloNote } from '@squash/contract/solo-notes'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkIn, confirmed } from '../../lib/agreements/testing/agreement-with.ts'
import { previewTexts, readerTexts } from '../../lib/preview/texts.ts'
import { storage } from '../../lib/storage.ts'
import { conflictIn } from '../../testing/conflict-in.ts'
import { ownProfile } from '../../testing/own-profile.ts'
import { previewOf } from '../../testing/preview-of.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { refuse, stubCalls } from '../../testing/stub-calls.ts'
import { NewConflictScreen } from './new-conflict-screen.tsx'

const title = page.getByLabelText('What is it about?')
const email = page.getByLabelText('Who is it with?')
const message = page.getByLabelText('What happened?')
const see = page.getByRole('button', { name: 'See what they’ll read' })
const open = () => renderScreen(<NewConflictScreen />)

async function fillIn() {
  await page.getByText('annoyed').click()
  await page.getByRole('button', { name: 'The thermostat war' }).click()
  await email.fill('jonas@example.org')
  await message.fill('You turn it down every single night.')
}

describe('the form for a new conflict', () => {
  it('shows an error in place of the hint, and tells screen readers both', async () => {
    stubCalls({})
    await open()
    const hint = page.getByText('Let it all out. The other person reads only the version you approve.')
    await expect.element(hint).toBeVisible()
    await see.click()
    await expect.element(page.getByText(newConflictMessages.descriptionMissing)).toBeVisible()
    await expect.element(hint).not.toBeVisible()
    await expect
      .element(message)
      .toHaveAccessibleDescription(
        `${newConflictMessages.descriptionMissing} Let it all out. The other person reads only the version you approve.`,
      )
  })

  it('reaches the nine suggested titles with one tab stop and the arrow keys', async () => {
    stubCalls({})
    await open()
    const chips = page.getByRole('toolbar', { name: 'Suggested titles' }).getByRole('button')
    await title.click()
    await userEvent.keyboard('{Tab}')
    await expect.element(chips.first()).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(chips.last()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect.element(title).toHaveValue('You left me on read for a week')
    await userEvent.keyboard('{Tab}')
    await expect.element(email).toHaveFocus()
  })

  it('says how many characters are too many, without cutting anything off', async () => {
    stubCalls({})
    await open()
    await fillIn()
    await message.fill('x'.repeat(1003))
    await see.click()
    await expect.element(page.getByText('3 characters too many').first()).toBeInTheDocument()
    await expect.element(message).toHaveValue('x'.repeat(1003))
  })

  it('keeps its input when no calmer wording was found, and after a reload', async () => {
    stubCalls({ preview: { preview_message: () => refuse('request.rate_limited') } })
    const first = await open()
    await fillIn()
    await see.click()
    await expect.element(page.getByText(previewMessages.tooMany)).toBeInTheDocument()
    await expect.element(message).toHaveValue('You turn it down every single night.')
    await first.unmount()
    await open()
    await expect.element(title).toHaveValue('The thermostat war')
    await expect.element(email).toHaveValue('jonas@example.org')
    await expect.element(message).toHaveValue('You turn it down every single night.')
  })

  it('keeps the text of an author who decides not to send it', async () => {
    stubCalls({ preview: { preview_message: () => refuse('safety.paused') } })
    await open()
    await fillIn()
    await see.click()
    await page.getByRole('button', { name: 'Don’t send it' }).click()
    await expect.element(page.getByText(/kept only in this browser/)).toBeInTheDocument()
    await expect.element(message).toHaveFocus()
    await page.getByRole('button', { name: 'Delete what I wrote' }).click()
    await expect.element(message).toHaveValue('')
  })
})

describe('a new conflict whose author has turned previews off', () => {
  const profiles = { get_profile: () => ownProfile({ send_right_away: true }) }
  const typed = 'You turn it down every single night.'
  const sendNow = page.getByRole('button', { name: 'Send the calm version' })
  const preview = page.getByRole('heading', { level: 1, name: 'This is what they’ll read' })
  const created = (user1_translated_message: string) => ({
    ...conflictIn('awaiting_response', { user1_translated_message }),
    invite: 'sent' as const,
    mail_queued: true,
    safety: previewOf('').safety,
  })

  it.each([
    ['found calmer words', 'I’m cold at night.', 'Calmer words found'],
    ['had nothing to change', typed, 'Sent'],
  ])('goes out without being shown if Squash %s', async (_, text, title) => {
    const shown = previewOf(text)
    const sent = stubCalls({
      profiles,
      conflicts: { create_conflict: () => created(text) },
      preview: { preview_message: () => shown },
    })
    await open()
    await fillIn()
    await sendNow.click()
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    expect(sent('preview_message')).toHaveLength(1)
    expect(sent('create_conflict')).toMatchObject([{ preview_id: shown.preview_id, user1_raw_message: typed }])
  })

  it('is shown first if Squash couldn’t rephrase it', async () => {
    const sent = stubCalls({
      profiles,
      preview: { preview_message: () => previewOf(typed, { written_by: 'canned', note: 'as_typed' }) },
    })
    await open()
    await fillIn()
    await sendNow.click()
    await expect.element(preview).toBeVisible()
    await expect.element(page.getByText(readerTexts.asTyped(null))).toBeVisible()
    expect(sent('create_conflict')).toEqual([])
  })

  it('is shown when it couldn’t be sent, and can be sent again from there', async () => {
    const text = 'I’m cold at night.'
    let isDown = true
    const sent = stubCalls({
      profiles,
      conflicts: { create_conflict: () => (isDown ? refuse('service.fault') : created(text)) },
      preview: { preview_message: () => previewOf(text) },
    })
    await open()
    await fillIn()
    await sendNow.click()
    await expect.element(page.getByText(newConflictMessages.failedOnOurSide)).toBeVisible()
    await expect.element(preview).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Send this to them' }).click()
    await expect.element(page.getByRole('heading', { name: 'Calmer words found' })).toBeVisible()
    expect(sent('preview_message')).toHaveLength(1)
  })

  it('isn’t sent if the author leaves before its wording is there', async () => {
    const wording = Promise.withResolvers<void>()
    const sent = stubCalls({
      profiles,
      preview: {
        preview_message: async () => {
          await wording.promise
          return previewOf('I’m cold at night.')
        },
      },
    })
    const left = await open()
    await fillIn()
    await sendNow.click()
    await left.unmount()
    wording.resolve()
    const draft = 'squash-draft:0190c0de-0000-7000-8000-00000000000a:new-conflict:preview'
    await expect.poll(() => storage.read(draft)).toContain('I’m cold at night.')
    await open()
    await expect.element(message).toHaveValue(typed)
    await expect.element(sendNow).toBeEnabled()
    expect(sent('create_conflict')).toEqual([])
  })

  it('stays in its form, unsent, when no calmer wording was found', async () => {
    const sent = stubCalls({ profiles, preview: { preview_message: () => refuse('service.fault') } })
    await open()
    await fillIn()
    await sendNow.click()
    await expect.element(page.getByText(previewTexts.loadFailed)).toBeVisible()
    await expect.element(message).toHaveValue(typed)
    expect(sent('create_conflict')).toEqual([])
  })
})

describe('a message that its author puts away', () => {
  const practise = page.getByRole('button', { name: 'Practise with this message' })
  const details = (signs: SafetyDetails['signs']) => ({
    kind: 'pause',
    signs,
    country: null,
    emergency: null,
    resources: [],
  })

  it.each([
    ['their own anger', ['slur'] as const, 1],
    ['what someone does to them', ['violence_at_home'] as const, 0],
  ])('can be practised with if it shows %s', async (_, signs, offers) => {
    stubCalls({ preview: { preview_message: () => refuse('safety.paused', details([...signs])) } })
    await open()
    await fillIn()
    await see.click()
    await page.getByRole('button', { name: 'Don’t send it' }).click()
    await expect.element(page.getByText(/kept only in this browser/)).toBeInTheDocument()
    await expect.poll(() => practise.elements().length).toBe(offers)
  })
})

describe('the form for a conflict that starts from a note', () => {
  const note: SoloNote = {
    id: '0190c0de-0000-7000-8000-0000000000f1',
    title: 'The sink',
    raw_message: 'The sink is full every Tuesday.',
    mood: 'rage',
    conflict_id: null,
    created_at: '2026-03-02T09:00:00.000Z',
    text: 'The sink is full every Tuesday.',
    written_by: 'ai',
    language: 'en',
    note: null,
    about: null,
    requests: [],
    phrasing: null,
    understood_by: 'ai',
    offers_help: false,
    receipt: { kept: [], left_out: [], missing: [] },
  }
  const openFromNote = () =>
    renderScreen(<NewConflictScreen />, { path: '/new-conflict', at: `/new-conflict?note=${note.id}` })

  it('is filled in with the note, and leaves another draft as it is', async () => {
    stubCalls({ soloNotes: { get_solo_note: () => note } })
    const other = await open()
    await fillIn()
    await other.unmount()
    const fromNote = await openFromNote()
    await expect.element(title).toHaveValue('The sink')
    await expect.element(message).toHaveValue('The sink is full every Tuesday.')
    await expect.element(email).toHaveValue('')
    await expect.element(page.getByRole('radio', { name: 'rage' })).toBeChecked()
    await message.fill('The sink is full every single Tuesday.')
    await fromNote.unmount()
    const again = await openFromNote()
    await expect.element(message).toHaveValue('The sink is full every single Tuesday.')
    await again.unmount()
    await open()
    await expect.element(title).toHaveValue('The thermostat war')
  })

  it('says that the note did not load', async () => {
    stubCalls({ soloNotes: { get_solo_note: () => refuse('service.fault') } })
    await openFromNote()
    await expect.element(page.getByRole('heading', { name: 'Your note didn’t load' })).toBeInTheDocument()
  })
})

describe('the form for a follow-up', () => {
  const given = confirmed({ check_ins: [checkIn({ user1: 'not', user2: 'partly' })], can_follow_up: true })
  const openFollowUp = () =>
    renderScreen(<NewConflictScreen />, { path: '/new-conflict', at: `/new-conflict?follow-up=${given.conflict_id}` })

  it('starts with the title and the person, and quotes what they agreed on and how it went', async () => {
    stubCalls({ agreements: { get_agreement: () => given } })
    await openFollowUp()
    await expect.element(title).toHaveValue(given.title)
    await expect.element(page.getByText('Jonas Weber')).toBeVisible()
    await expect.element(email).not.toBeInTheDocument()
    await expect.element(page.getByText('Dishes on Tuesdays and Thursdays', { exact: false })).toBeVisible()
    await expect.element(page.getByText(/You: no · Jonas: partly/)).toBeVisible()
  })

  it('keeps its text apart from that of any other new conflict', async () => {
    stubCalls({ agreements: { get_agreement: () => given } })
    const first = await openFollowUp()
    await message.fill('The late shift got in the way.')
    await first.unmount()
    const other = await open()
    await expect.element(message).toHaveValue('')
    await other.unmount()
    await openFollowUp()
    await expect.element(message).toHaveValue('The late shift got in the way.')
  })

  it('says that the earlier agreement didn’t load, and loads it when the user retries', async () => {
    let isDown = true
    stubCalls({ agreements: { get_agreement: () => (isDown ? refuse('service.fault') : given) } })
    await openFollowUp()
    await expect.element(page.getByText('The earlier agreement didn’t load')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(title).toHaveValue(given.title)
  })

  it('is the usual form when there is no agreement to follow up on', async () => {
    stubCalls({ agreements: { get_agreement: () => null } })
    await openFollowUp()
    await expect.element(email).toBeVisible()
  })
})
