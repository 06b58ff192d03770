import { describe, expect, it } from 'vitest'
import { expiresAt, type MessageInput, PREVIEW_LIFETIME, type Preview } from './preview.ts'
import { approveWording } from './wording.ts'

const written = new Date('2026-03-04T09:00:00Z')
const message: MessageInput = {
  kind: 'conflict',
  conflict: null,
  title: 'The dishes',
  raw_message: 'You NEVER do the dishes, you slob.',
  mood: 'annoyed',
}
const preview: Preview = {
  id: 'a preview',
  input: message,
  text: 'You never do the dishes.',
  written_by: 'ai',
  language: 'en',
  note: null,
  keep_private: null,
  created_at: written,
  expires_at: expiresAt(written),
}
const later = (ms: number) => new Date(written.getTime() + ms)
const approve = (changes: {
  preview?: Partial<Preview> | null
  message?: Partial<MessageInput>
  edited?: string
  ms?: number
}) =>
  approveWording(changes.preview === null ? null : { ...preview, ...changes.preview }, {
    message: { ...message, ...changes.message },
    edited_text: changes.edited ?? null,
    now: later(changes.ms ?? 0),
  })

describe('approveWording', () => {
  it('accepts the previewed wording verbatim, and says who wrote it', () => {
    expect(approve({})).toEqual({ ok: true, value: { text: preview.text, written_by: 'ai' } })
    expect(approve({ preview: { written_by: 'canned' } })).toMatchObject({ value: { written_by: 'canned' } })
  })

  it('accepts an edit as the author’s own words', () => {
    const edited = 'You never do the dishes. Can we take turns?'
    expect(approve({ edited })).toEqual({ ok: true, value: { text: edited, written_by: 'author' } })
  })

  it('treats an edit that changes nothing as the previewed wording', () => {
    expect(approve({ edited: preview.text })).toMatchObject({ value: { written_by: 'ai' } })
  })

  it.each([
    ['no preview', { preview: null }],
    ['an expired preview', { ms: PREVIEW_LIFETIME }],
    ['another message', { message: { raw_message: 'You never cook.' } }],
    ['another title', { message: { title: 'The cooking' } }],
    ['another mood', { message: { mood: 'zen' } }],
    ['no mood, where it was previewed with one', { message: { mood: null } }],
    ['another conflict', { preview: { input: { ...message, kind: 'response', conflict: 'one' } } }],
  ] as const)('refuses %s', (_what, changes) => {
    expect(approve(changes)).toEqual({ ok: false, code: 'preview.not_found' })
  })

  it('accepts the preview until the last millisecond before it expires', () => {
    expect(approve({ ms: PREVIEW_LIFETIME - 1 }).ok).toBe(true)
  })

  it('accepts any title and mood if the preview had none', () => {
    expect(approve({ preview: { input: { ...message, title: null, mood: null } } }).ok).toBe(true)
  })

  it('refuses an edit that adds an insult, and names it', () => {
    expect(approve({ edited: 'You never do the dishes, you lazy pig.' })).toMatchObject({
      ok: false,
      code: 'message.insulting',
      details: { words: [expect.stringContaining('pig')] },
    })
  })

  it('refuses an empty wording, but accepts an edit instead', () => {
    const empty = { text: '', note: 'nothing_left' } as const
    expect(approve({ preview: empty })).toEqual({ ok: false, code: 'message.nothing_left' })
    expect(approve({ preview: empty, edited: 'Please do the dishes.' })).toMatchObject({
      value: { written_by: 'author' },
    })
  })
})
