import type { MoodFace } from '../../lib/conflicts/moods.ts'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { softTone } from '../../ui/tone.ts'

/** The mood in which a conflict was started, as a face on its colour. */
export function MoodTile({ mood }: { mood: MoodFace }) {
  return (
    <span
      className={classNames('outlined grid size-13 place-items-center rounded-control text-3xl', softTone[mood.tone])}
    >
      <Emoji>{mood.emoji}</Emoji>
      <span className="sr-only">Mood: {mood.label}</span>
    </span>
  )
}
