import type { Mood } from '@squash/contract/values'
import { Badge } from '../../ui/badge.tsx'
import { Emoji } from '../../ui/emoji.tsx'
import { MOOD_FACES } from './moods.ts'

/** The mood a message was written in. */
export function MoodBadge({ mood }: { mood: Mood }) {
  const { emoji, label } = MOOD_FACES[mood]
  return (
    <Badge>
      <Emoji className="text-base">{emoji}</Emoji>
      <span className="sr-only">Mood:</span>
      {label}
    </Badge>
  )
}
