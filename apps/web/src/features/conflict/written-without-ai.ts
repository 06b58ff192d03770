import type { Conflict } from '@squash/contract/conflicts'

/** What each text is called in the mark. */
const TEXTS = {
  user1_translation: 'the message',
  user2_translation: 'the response',
  mediation: 'round 1',
  rehash: 'round 2',
  reflection: 'round 3',
  ruling: 'the ruling',
} as const

const KEYS = ['user1_translation', 'user2_translation', 'mediation', 'rehash', 'reflection', 'ruling'] as const

/** The one mark of a screen whose texts were written without AI, with their names if others were written with it. */
export function withoutAiMark({ written_by }: Pick<Conflict, 'written_by'>): string | null {
  const canned = KEYS.filter((key) => written_by[key] === 'canned')
  if (canned.length === 0) return null
  const isMixed = KEYS.some((key) => written_by[key] === 'ai')
  return isMixed ? `written without AI: ${canned.map((key) => TEXTS[key]).join(', ')}` : 'written without AI'
}
