import { MOODS, type Mood } from '@squash/contract/values'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { MOOD_FACES } from './moods.ts'

/** Each mood in its own colour once it is picked; written out, so that the style sheet knows them. */
const PICKED: Record<Mood, string> = {
  rage: 'has-checked:bg-rose-soft',
  annoyed: 'has-checked:bg-tangerine-soft',
  meh: 'has-checked:bg-faint',
  chill: 'has-checked:bg-teal-soft',
  zen: 'has-checked:bg-lime-soft',
}

type MoodPickerProps = {
  value: Mood | null
  onChange: (mood: Mood) => void
  legend?: string
}

/** Five faces from hot to cool, as real radio buttons. */
export function MoodPicker({ value, onChange, legend = 'How does it feel right now?' }: MoodPickerProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="grid grid-cols-5 gap-1.5 sm:gap-3">
        {MOODS.map((mood) => (
          <label
            key={mood}
            className={classNames(
              'group flex min-h-20 flex-col items-center justify-center gap-1 rounded-control border-2 border-edge bg-card py-2.5',
              'has-checked:shadow-hard-sm has-checked:-translate-y-0.5 transition-transform duration-150',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              PICKED[mood],
            )}
          >
            <input
              type="radio"
              name={name}
              value={mood}
              checked={mood === value}
              onChange={() => onChange(mood)}
              className="sr-only"
            />
            <Emoji className="text-3xl">{MOOD_FACES[mood].emoji}</Emoji>
            <span className="text-[0.75rem] font-semibold tracking-tight sm:text-base sm:tracking-normal">
              {MOOD_FACES[mood].label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
