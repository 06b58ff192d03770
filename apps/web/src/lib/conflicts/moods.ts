import type { Mood } from '@squash/contract/values'

export type MoodFace = { emoji: string; label: string; tone: 'rose' | 'party1' | 'plain' | 'party2' | 'mediator' }

/** The five moods from hot to cool (spec core-flow §2): an emoji, a word and a colour, so that none stands alone. */
export const MOOD_FACES: Record<Mood, MoodFace> = {
  rage: { emoji: '😡', label: 'rage', tone: 'rose' },
  annoyed: { emoji: '😤', label: 'annoyed', tone: 'party1' },
  meh: { emoji: '😐', label: 'meh', tone: 'plain' },
  chill: { emoji: '😌', label: 'chill', tone: 'party2' },
  zen: { emoji: '🧘', label: 'zen', tone: 'mediator' },
}
