import { LIMITS } from '@squash/contract/limits'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { previewMessages } from '@squash/contract/messages/preview'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { handOverAnswer } from '../../lib/invites/answer-drafts.ts'
import { storage } from '../../lib/storage.ts'
import { conflictIn, seenByJonas } from '../../testing/conflict-in.ts'
import { ownProfile } from '../../testing/own-profile.ts'
import { previewOf } from '../../testing/preview-of.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { ConflictScreen } from './conflict-screen.tsx'

const { id } = conflictIn('vote_1')
const open = () => renderScreen(<ConflictScreen />, { path: '/conflict/:conflictId', at: `/conflict/${id}` })

describe('the response to a conflict', () => {
  const asked = () => seenByJonas(conflictIn('awaiting_response'))
  const words = page.getByLabelText('Your side of it')
  const see = page.getByRole('button', { name: /^See what .* will read$/ })

  it('keeps its text and mood when no calmer wording was found, and after a reload', async () => {
    stubCalls({
      conflicts: { get_conflict: asked },
      preview: { preview_message: () => refuse('request.rate_limited') },
    })
    const first = await open()
    await words.fill('I work nights.')
    await page.getByText('rage').click()
    await see.click()
    await expect.element(page.getByText(previewMessages.tooMany)).toBeInTheDocument()
    await first.unmount()
    await open()
    await expect.element(words).toHaveValue('I work nights.')
    await expect.element(page.getByRole('radio', { name: 'rage' })).toBeChecked()
  })

  it('may still hurt in calmer words, and its preview says so until the author writes their own', async () => {
    const raw_message = 'I work NIGHTS!!! You have the manners of a goat.'
    const goat = 'You have the manners of a goat'
    const shown = previewOf('I work nights. You have the manners of a goat.', {
      written_by: 'canned',
      note: 'may_hurt',
      receipt: { kept: [], left_out: [], missing: [], doubtful: [{ text: goat, start: 15, end: 45 }] },
    })
    stubCalls({
      conflicts: { get_conflict: asked },
      preview: {
        preview_message: ({ edited_text }) =>
          edited_text
            ? {
                ...shown,
                text: edited_text,
                written_by: 'author',
                note: null,
                receipt: { ...shown.receipt, doubtful: [] },
              }
            : shown,
      },
    })
    await open()
    await words.fill(raw_message)
    await see.click()
    const warning = page.getByText(/Squash may have missed something/)
    await expect.element(warning).toBeInTheDocument()
    await expect.element(page.getByText('written without AI')).toBeInTheDocument()
    await expect.element(page.getByText('The words with the wavy underline may hurt Maya.')).toBeInTheDocument()
    await expect.element(page.getByRole('mark').filter({ hasText: goat })).toBeInTheDocument()
    await page.getByRole('button', { name: 'Change them' }).click()
    const field = page.getByLabelText('Your wording')
    await expect.element(field).toHaveFocus()
    expect(window.getSelection()?.toString()).toBe(goat)
    await field.fill('I work nights.')
    await page.getByRole('button', { name: 'Done editing' }).click()
    await expect.element(page.getByText('in your own words')).toBeInTheDocument()
    await expect.element(warning).not.toBeInTheDocument()
    await expect.element(page.getByText(/wavy line/)).not.toBeInTheDocument()
  })
})

describe('a response that was written before signing up', () => {
  const READY = `squash-draft:0190c0de-0000-7000-8000-00000000000a:response:${id}:ready`
  const asked = () => seenByJonas(conflictIn('awaiting_response'))
  beforeEach(() => {
    storage.write('squash-draft::invite-answer:secret', 'I work nights.')
    handOverAnswer('secret', '0190c0de-0000-7000-8000-00000000000a', id)
  })

  it('is previewed once, as soon as its form opens', async () => {
    const sent = stubCalls({
      conflicts: { get_conflict: asked },
      profiles: { get_profile: () => ownProfile() },
      preview: { preview_message: () => refuse('request.rate_limited') },
    })
    const first = await open()
    await expect.element(page.getByText(previewMessages.tooMany)).toBeInTheDocument()
    await first.unmount()
    await open()
    await expect.element(page.getByLabelText('Your side of it')).toHaveValue('I work nights.')
    expect(sent('preview_message')).toMatchObject([{ raw_message: 'I work nights.' }])
  })

  it('waits in its form while it is too long', async () => {
    storage.write(`squash-draft:0190c0de-0000-7000-8000-00000000000a:response:${id}`, 'a'.repeat(LIMITS.response + 1))
    const sent = stubCalls({
      conflicts: { get_conflict: asked, respond_to_conflict: () => refuse('safety.stopped') },
      profiles: { get_profile: () => ownProfile({ send_right_away: true }) },
    })
    await open()
    const words = page.getByLabelText('Your side of it')
    await expect.poll(() => storage.read(READY)).toBeNull()
    await words.fill('I work nights.')
    await expect.element(page.getByRole('button', { name: 'Send my response' })).toBeVisible()
    expect([...sent('preview_message'), ...sent('respond_to_conflict')]).toEqual([])
  })

  it('goes out right away for a user who has turned previews off', async () => {
    const sent = stubCalls({
      conflicts: { get_conflict: asked, respond_to_conflict: () => refuse('safety.stopped') },
      profiles: { get_profile: () => ownProfile({ send_right_away: true }) },
      preview: { preview_message: () => previewOf('I work nights.') },
    })
    await open()
    await vi.waitFor(() => expect(sent('respond_to_conflict')).toHaveLength(1))
    expect(sent('preview_message')).toHaveLength(1)
  })
})

describe('the core issue', () => {
  const words = page.getByLabelText('Your core issue')
  const send = page.getByRole('button', { name: 'Tell the mediator' })

  it('keeps its text when sending is refused, and refetches the conflict', async () => {
    const sent = stubCalls({
      conflicts: {
        get_conflict: () => conflictIn('core_issues'),
        submit_core_issue: () => refuse('conflict.already_answered'),
      },
    })
    await open()
    await words.fill('I need help.')
    await send.click()
    await expect
      .element(page.getByText('Something changed while this page was open. It’s up to date now.'))
      .toBeInTheDocument()
    await expect.element(words).toHaveValue('I need help.')
    await expect.poll(() => sent('get_conflict').length).toBe(2)
  })
})

describe('a vote', () => {
  const yes = page.getByRole('button', { name: "Yes, I'm satisfied" })
  const notYet = page.getByRole('button', { name: 'Not yet — try again' })
  const critique = page.getByLabelText('What was missing?')
  const send = page.getByRole('button', { name: /^Send my vote: / })

  it('blocks the other button while it is being sent', async () => {
    stubCalls({ conflicts: { get_conflict: () => conflictIn('vote_1'), vote_satisfaction: never } })
    await open()
    await yes.click()
    await expect.element(notYet).toBeDisabled()
    await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
  })

  it('asks what was missing before a “not yet” is sent, so that it is never cast by accident', async () => {
    const sent = stubCalls({ conflicts: { get_conflict: () => conflictIn('vote_1'), vote_satisfaction: never } })
    await open()
    await notYet.click()
    await expect.element(critique).toHaveFocus()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.element(notYet).toHaveFocus()
    expect(sent('vote_satisfaction')).toEqual([])
    await notYet.click()
    await send.click()
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => sent('vote_satisfaction')).toEqual([{ p_conflict_id: id, satisfied: false, p_round: 1 }])
  })

  it('keeps the text about what was missing when it fails, and after a reload', async () => {
    const sent = stubCalls({
      conflicts: { get_conflict: () => conflictIn('vote_2'), vote_satisfaction: () => refuse('request.rate_limited') },
    })
    const first = await open()
    await page.getByRole('button', { name: 'STILL NOT RIGHT' }).click()
    await critique.fill('It says nothing about the deposit.')
    await send.click()
    await expect.element(page.getByText(/That was a lot of requests at once/)).toBeInTheDocument()
    expect(sent('vote_satisfaction')).toEqual([
      { p_conflict_id: id, satisfied: false, p_round: 2, critique: 'It says nothing about the deposit.' },
    ])
    await first.unmount()
    await open()
    await expect.element(critique).toHaveValue('It says nothing about the deposit.')
    await critique.fill('x'.repeat(501))
    await send.click()
    expect(sent('vote_satisfaction')).toHaveLength(1)
  })

  it('pauses at a possible sign of danger, and can be sent as it is', async () => {
    const sent = stubCalls({
      conflicts: { get_conflict: () => conflictIn('vote_1'), vote_satisfaction: () => refuse('safety.paused') },
    })
    await open()
    await notYet.click()
    await critique.fill('He hits me when I say no.')
    await send.click()
    await page.getByRole('button', { name: 'Send it as it is' }).click()
    await expect.poll(() => sent('vote_satisfaction')).toHaveLength(2)
    expect(sent('vote_satisfaction')[1]).toMatchObject({ satisfied: false, safety_acknowledged: true })
  })
})

describe('leaving it here', () => {
  it('has to be confirmed first', async () => {
    const left = conflictIn('abandoned', { closed_reason: 'left_open' })
    const sent = stubCalls({
      conflicts: { get_conflict: () => conflictIn('ruling_available'), close_without_ruling: () => left },
    })
    await open()
    const leave = page.getByRole('button', { name: 'Leave it here' })
    await leave.click()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(sent('close_without_ruling')).toEqual([])
    await leave.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave it here' }).click()
    await expect.element(page.getByText(conflictMessages.left)).toBeInTheDocument()
    expect(sent('close_without_ruling')).toEqual([{ p_conflict_id: id }])
  })
})

describe('a proposal', () => {
  it('lists who would do what, by name', async () => {
    stubCalls({ conflicts: { get_conflict: () => conflictIn('vote_1') } })
    await open()
    const list = page.getByRole('list').filter({ hasText: 'Wash up' })
    const [jonas, both] = ['Wash up before the late shift · on Tuesdays', 'Make a list of who does what']
    await expect.element(list).toHaveTextContent(`Jonas${jonas}Both${both}`)
  })
})

describe('the request to review a private conflict', () => {
  const marked = () => conflictIn('vote_1', { private_because: 'sign' })
  const reason = page.getByLabelText(/What did we get wrong/)

  it('keeps its reason when it is refused and when the dialog is closed', async () => {
    stubCalls({
      conflicts: { get_conflict: marked },
      safetyReviews: { request_safety_review: () => refuse('safety.review_waiting') },
    })
    await open()
    const ask = page.getByRole('button', { name: 'Ask for a review' })
    await ask.click()
    await reason.fill('It was a figure of speech.')
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for a review' }).click()
    await expect.element(page.getByRole('dialog').getByText(/You’ve already asked for a review/)).toBeInTheDocument()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await ask.click()
    await expect.element(reason).toHaveValue('It was a figure of speech.')
  })
})
