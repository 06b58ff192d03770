import type { Preview } from '@squash/contract/preview'
import { describe, expect, it } from 'vitest'
import { type Message, opened, openPreviewIn, wordingToSend } from './message.ts'

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
