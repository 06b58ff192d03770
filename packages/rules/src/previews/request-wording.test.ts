import { expect, it } from 'vitest'
import { expiresAt, type Preview } from './preview.ts'
import { requestWording, wordingsLeft } from './wording.ts'

const at = new Date('2026-03-04T09:00:00Z')
const seen = (count: number): Preview[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `wording ${count - index}`,
    input: { kind: 'conflict', conflict: null, title: null, raw_message: 'Where are the keys?', mood: null },
    text: `Where are the keys? ${index}`,
    written_by: 'ai',
    language: 'en',
    note: null,
    keep_private: null,
    created_at: at,
    expires_at: expiresAt(at),
  }))

it('a preview requests the first wording of a message', () => {
  expect(requestWording([], null)).toEqual({ ok: true, value: 'new' })
  expect(requestWording([], 'shorter')).toEqual({ ok: true, value: 'new' })
})

it('a preview shows the newest wording again if no variation is requested, even when there are five', () => {
  expect(requestWording(seen(2), null)).toMatchObject({ value: { shown: { id: 'wording 2' } } })
  expect(requestWording(seen(5), null)).toMatchObject({ value: { shown: { id: 'wording 5' } } })
})

it('a preview requests up to five wordings', () => {
  expect(requestWording(seen(4), 'warmer')).toEqual({ ok: true, value: 'new' })
  expect(requestWording(seen(5), 'warmer')).toEqual({ ok: false, code: 'preview.too_many_wordings' })
  expect([0, 1, 5, 6].map(wordingsLeft)).toEqual([5, 4, 0, 0])
})
