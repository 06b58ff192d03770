import type { Preview } from '@squash/contract/preview'

/** The preview of a message in these calm words, which leave nothing out. */
export const previewOf = (text: string, changes: Partial<Preview> = {}): Preview => ({
  preview_id: '0190c0de-0000-7000-8000-0000000000d1',
  text,
  written_by: 'ai',
  language: 'en',
  note: null,
  receipt: { kept: [], left_out: [], missing: [] },
  wordings_left: 4,
  expires_at: '2100-01-01T00:00:00.000Z',
  safety: { level: 'none', kinds: [], resources: [] },
  ...changes,
})
