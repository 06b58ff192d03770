import { conflictMessages } from '@squash/contract/messages/conflict'
import { previewMessages as said } from '@squash/contract/messages/preview'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { previewTexts, readerTexts } from '../../lib/preview/texts.ts'
import { conflictIn, seenByJonas } from '../../testing/conflict-in.ts'
import { messagesOf } from '../../testing/messages.ts'
import { ownProfile } from '../../testing/own-profile.ts'
import { previewOf } from '../../testing/preview-of.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { refuse, stubCalls } from '../../testing/stub-calls.ts'
import { ConflictScreen } from './conflict-screen.tsx'

// The screens never ask for these: previews.test.ts and sending.test.ts
const elsewhere = [said.messageMissing, said.conflictMissing, said.editNeedsPreview, said.notFound]
const { shows, tick } = messagesOf('apps/web/src/features/conflict/response-preview.component.test.tsx', elsewhere)

const { id } = conflictIn('vote_1')
const asked = () => seenByJonas(conflictIn('awaiting_response'))
const shown = previewOf('When I get home at 7, the sink is full.')
const heading = page.getByRole('heading', { level: 1, name: 'This is what Maya will read' })
const send = page.getByRole('button', { name: 'Send this to Maya' })
const see = page.getByRole('button', { name: 'See what Maya will read' })

async function openAndWrite() {
  await renderScreen(<ConflictScreen />, { path: '/conflict/:conflictId', at: `/conflict/${id}` })
  await page.getByLabelText('Your side of it').fill('I come home at 7 to a FULL sink!')
}

it('the preview of a response keeps its wording when a call fails, and can continue from there', async () => {
  let isDown = false
  const answered = { ...seenByJonas(conflictIn('mediating')), safety: shown.safety }
  const sent = stubCalls({
    conflicts: { get_conflict: asked, respond_to_conflict: () => (isDown ? refuse('service.fault') : answered) },
    preview: { preview_message: () => (isDown ? refuse('service.fault') : shown) },
  })
  await openAndWrite()
  await see.click()
  await expect.element(heading).toBeVisible()
  isDown = true
  await page.getByRole('button', { name: 'Say it differently' }).click()
  await page.getByRole('menuitem', { name: 'More direct' }).click()
  await expect.element(page.getByText(previewTexts.loadFailed, { exact: true })).toBeVisible()
  await expect.element(page.getByText(shown.text)).toBeVisible()
  await send.click()
  await expect.element(page.getByText(conflictMessages.respondFailed, { exact: true })).toBeVisible()
  await expect.element(page.getByText(shown.text)).toBeVisible()
  isDown = false
  await send.click()
  await expect.element(page.getByText(conflictMessages.responded, { exact: true })).toBeVisible()
  expect(sent('preview_message').at(-1)).toMatchObject({ variation: 'more_direct' })
  expect(sent('respond_to_conflict').at(-1)).toMatchObject({ p_conflict_id: id, preview_id: shown.preview_id })
})

it('the preview of a response written without AI offers no other wording, and says what was done', async () => {
  const canned = previewOf('I come home at 7 to a full sink!', { written_by: 'canned' })
  stubCalls({ conflicts: { get_conflict: asked }, preview: { preview_message: () => canned } })
  await openAndWrite()
  await see.click()
  await expect.element(page.getByText(previewTexts.withoutAi)).toBeVisible()
  await expect.element(page.getByText('written without AI', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  expect(page.getByText(/Say it differently|more tries/).elements()).toEqual([])
})

it('the preview of a response that is left as typed doesn’t claim that anything was taken out', async () => {
  const unchanged = previewOf('I come home at 7 to a FULL sink!', { written_by: 'canned' })
  stubCalls({ conflicts: { get_conflict: asked }, preview: { preview_message: () => unchanged } })
  await openAndWrite()
  await see.click()
  await expect.element(page.getByText(readerTexts.asTyped('Maya'))).toBeVisible()
  await expect.element(page.getByText('in your own words')).toBeVisible()
  expect(page.getByText(/are out|written without AI|only you see this/).elements()).toEqual([])
})

describe('the response of an author who has turned previews off', () => {
  const profiles = { get_profile: () => ownProfile({ send_right_away: true }) }
  const answered = { ...seenByJonas(conflictIn('mediating')), safety: shown.safety }
  const sendNow = page.getByRole('button', { name: 'Send my response' })

  it('goes out in calm words without being shown', async () => {
    const sent = stubCalls({
      profiles,
      conflicts: { get_conflict: asked, respond_to_conflict: () => answered },
      preview: { preview_message: () => shown },
    })
    await openAndWrite()
    await sendNow.click()
    await expect.element(page.getByText(conflictMessages.responded, { exact: true })).toBeVisible()
    await expect.element(heading).not.toBeInTheDocument()
    expect(sent('preview_message')).toHaveLength(1)
    expect(sent('respond_to_conflict')).toMatchObject([{ preview_id: shown.preview_id, edited_text: null }])
  })

  it.each([
    ['as_typed', 'I come home at 7 to a FULL sink!', readerTexts.asTyped('Maya')],
    ['may_hurt', 'I come home at 7 to a full sink!', readerTexts.mayHurt('Maya')],
    ['nothing_left', '', previewTexts.nothingLeft],
  ] as const)('is shown first if Squash couldn’t rephrase it (%s)', async (note, text, says) => {
    const sent = stubCalls({
      profiles,
      conflicts: { get_conflict: asked, respond_to_conflict: () => answered },
      preview: { preview_message: () => previewOf(text, { written_by: 'canned', note }) },
    })
    await openAndWrite()
    await sendNow.click()
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByText(says)).toBeVisible()
    expect(sent('respond_to_conflict')).toEqual([])
  })

  it('is shown when it couldn’t be sent, and can be sent again without another wording', async () => {
    let isDown = true
    const sent = stubCalls({
      profiles,
      conflicts: { get_conflict: asked, respond_to_conflict: () => (isDown ? refuse('service.fault') : answered) },
      preview: { preview_message: () => shown },
    })
    await openAndWrite()
    await sendNow.click()
    await expect.element(page.getByText(conflictMessages.respondFailed, { exact: true })).toBeVisible()
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByText(shown.text)).toBeVisible()
    isDown = false
    await send.click()
    await expect.element(page.getByText(conflictMessages.responded, { exact: true })).toBeVisible()
    expect(sent('preview_message')).toHaveLength(1)
    expect(sent('respond_to_conflict').at(-1)).toMatchObject({ preview_id: shown.preview_id })
  })

  it('gets a new preview when the one made earlier has expired', async () => {
    let isExpired = true
    stubCalls({
      profiles,
      conflicts: {
        get_conflict: asked,
        respond_to_conflict: () => (isExpired ? refuse('preview.not_found') : answered),
      },
      preview: { preview_message: () => shown },
    })
    await openAndWrite()
    await sendNow.click()
    await expect.element(page.getByText(previewTexts.expired)).toBeVisible()
    await page.getByRole('button', { name: 'Preview it again' }).click()
    await expect.element(page.getByText(previewTexts.expired)).not.toBeInTheDocument()
    isExpired = false
    await send.click()
    await expect.element(page.getByText(conflictMessages.responded, { exact: true })).toBeVisible()
  })

  it('stays in its form, unsent, when no calmer wording was found', async () => {
    const sent = stubCalls({
      profiles,
      conflicts: { get_conflict: asked },
      preview: { preview_message: () => refuse('request.rate_limited') },
    })
    await openAndWrite()
    await sendNow.click()
    await expect.element(page.getByText(said.tooMany)).toBeVisible()
    await expect.element(page.getByLabelText('Your side of it')).toHaveValue('I come home at 7 to a FULL sink!')
    expect(sent('respond_to_conflict')).toEqual([])
  })

  it('goes out after the author has answered the safety question once', async () => {
    const sent = stubCalls({
      profiles,
      conflicts: { get_conflict: asked, respond_to_conflict: () => answered },
      preview: {
        preview_message: ({ safety_acknowledged }) => (safety_acknowledged ? shown : refuse('safety.paused')),
      },
    })
    await openAndWrite()
    await sendNow.click()
    await page.getByRole('button', { name: 'Send it as it is' }).click()
    await expect.element(page.getByText(conflictMessages.responded, { exact: true })).toBeVisible()
    expect(sent('respond_to_conflict')).toMatchObject([{ safety_acknowledged: true }])
  })
})

it('the preview of a response says why there is no other wording, and no preview for a while', async () => {
  let isFirst = true
  stubCalls({
    conflicts: { get_conflict: asked },
    preview: {
      preview_message: ({ variation }) =>
        variation ? refuse('preview.too_many_wordings') : isFirst ? shown : refuse('request.rate_limited'),
    },
  })
  await openAndWrite()
  await see.click()
  await page.getByRole('button', { name: 'Say it differently' }).click()
  await page.getByRole('menuitem', { name: 'More direct' }).click()
  await shows(said.tooManyWordings)
  isFirst = false
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabelText('Your wording').fill('The sink is full at 7.')
  await page.getByRole('button', { name: 'Done editing' }).click()
  await shows(said.tooMany)
})

it('an edit of a response needs words, and none that insult', async () => {
  const respond = () => refuse('message.insulting', { words: ['idiot'] })
  const sent = stubCalls({
    conflicts: { get_conflict: asked, respond_to_conflict: respond },
    preview: { preview_message: () => shown },
  })
  await openAndWrite()
  await see.click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const edit = page.getByLabelText('Your wording')
  await edit.fill('')
  await send.click()
  await shows(said.editMissing)
  expect(sent('respond_to_conflict')).toEqual([])
  await edit.fill('You idiot, the sink is full.')
  await send.click()
  await shows(`${said.insulting} We mean “idiot”.`)
  tick(said.insulting)
  await expect.element(edit).toHaveValue('You idiot, the sink is full.')
})

it('a response that was nothing but insults can’t be sent', async () => {
  const sent = stubCalls({
    conflicts: { get_conflict: asked },
    preview: { preview_message: () => previewOf('', { note: 'nothing_left', written_by: 'canned' }) },
  })
  await openAndWrite()
  await see.click()
  await send.click()
  await shows(said.nothingLeft)
  expect(sent('respond_to_conflict')).toEqual([])
})
