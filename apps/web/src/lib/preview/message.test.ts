import type { Preview } from '@squash/contract/preview'
import { PREVIEW_NOTES } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { approvalOf, type Message, mayGoUnseen, opened, openPreviewIn, wordingToSend } from './message.ts'

const message: Message = { kind: 'conflict', title: 'Dishes', raw_message: 'You slob. Sink at 7.', mood: 'annoyed' }
const shown: Preview = {
  preview_id: '0190c0de-0000-7000-8000-000000000001',
  text: 'Sink at 7.',
  written_by: 'ai',
  language: 'en',
  note: null,
  expires_at: '2026-03-03T10:00:00.000Z',
  receipt: { kept: [], left_out: [], missing: [] },
  wordings_left: 4,
  safety: { level: 'none', kinds: [], resources: [] },
}
const open = opened(message, shown, false)

describe('a preview kept beside a draft', () => {
  it('is restored after a reload', () => {
    expect(openPreviewIn(JSON.stringify(open), message)).toEqual(open)
  })

  it('still matches the message with whitespace around it', () => {
    expect(openPreviewIn(JSON.stringify(open), { ...message, raw_message: ` ${message.raw_message}\n` })).toEqual(open)
  })

  it.each<[string, Message]>([
    ['words', { ...message, raw_message: 'You slob. Sink at 8.' }],
    ['mood', { ...message, mood: 'zen' }],
  ])('is not shown for other %s', (_, other) => {
    expect(openPreviewIn(JSON.stringify(open), other)).toBeNull()
  })

  it.each(['', 'null', '{', '"text"', '{"of":"x"}'])('is ignored when the draft holds %j', (stored) => {
    expect(openPreviewIn(stored, message)).toBeNull()
  })
})

describe('the wording that is sent', () => {
  it("is the mediator's wording unless the author wrote their own", () => {
    expect(wordingToSend(open)).toBeNull()
    expect(wordingToSend({ ...open, edit: ' The sink, at 7. ' })).toBe('The sink, at 7.')
    expect(wordingToSend({ ...open, shown: { ...shown, written_by: 'author', text: 'My sink.' } })).toBe('My sink.')
  })
})

describe('what is sent of a preview', () => {
  it('repeats the author’s answer to the safety check only for the text that they were asked about', () => {
    const asked = { ...open, isAcknowledged: true }
    const sent = { preview_id: shown.preview_id, edited_text: null }
    expect(approvalOf(open, false)).toEqual({ ...sent, safety_acknowledged: false })
    expect(approvalOf(asked, false)).toEqual({ ...sent, safety_acknowledged: true })
    expect(approvalOf({ ...asked, edit: 'My sink.' }, false)).toMatchObject({ safety_acknowledged: false })
    expect(approvalOf({ ...asked, edit: 'My sink.' }, true)).toMatchObject({ safety_acknowledged: true })
  })
})

describe('a wording, for an author who has turned previews off,', () => {
  it('goes out unseen if it is calm', () => {
    expect(mayGoUnseen(open)).toBe(true)
  })

  it.each(PREVIEW_NOTES)('is shown if its note is %s', (note) => {
    expect(mayGoUnseen({ ...open, shown: { ...shown, note } })).toBe(false)
  })

  it('is shown while an edit isn’t finished', () => {
    expect(mayGoUnseen({ ...open, edit: 'The si' })).toBe(false)
  })
})
