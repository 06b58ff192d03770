import { MOODS, type Mood } from '@squash/contract/values'
import { type Ref, useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Emoji } from '../../ui/emoji.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Radio } from '../../ui/radio-cards.tsx'

export type MoodFace = { emoji: string; label: string }

/** The five moods from hot to cool. They have no colours, because colours stand for the two parties and the mediator. */
export const MOOD_FACES: Record<Mood, MoodFace> = {
  rage: { emoji: '😡', label: 'rage' },
  annoyed: { emoji: '😤', label: 'annoyed' },
  meh: { emoji: '😐', label: 'meh' },
  chill: { emoji: '😌', label: 'chill' },
  zen: { emoji: '🧘', label: 'zen' },
}

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

type MoodPickerProps = {
  value: Mood | null
  onChange: (mood: Mood) => void
  legend?: string
  hint?: string
  error?: string | undefined
  /** The first of the radio buttons. */
  ref?: Ref<HTMLInputElement>
}

/** Five faces from hot to cool, as native radio buttons. */
export function MoodPicker({
  value,
  onChange,
  legend = 'How does it feel right now?',
  hint,
  error,
  ref,
}: MoodPickerProps) {
  const name = useId()
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="grid grid-cols-6 gap-1.5 min-[440px]:grid-cols-5 sm:gap-3">
        {MOODS.map((mood, place) => (
          <Radio
            key={mood}
            ref={place === 0 ? ref : undefined}
            aria-describedby={describedBy || undefined}
            name={name}
            value={mood}
            checked={mood === value}
            onChange={() => onChange(mood)}
            className={
              // On a phone, three and two: five in a row leave no room for the words.
              'group col-span-2 flex min-h-14 flex-col items-center justify-center rounded-control border-2 border-edge bg-card py-1 nth-[n+4]:col-span-3 ' +
              'min-[440px]:col-span-1! min-[440px]:min-h-20 min-[440px]:gap-1 min-[440px]:py-2.5 ' +
              'has-checked:bg-lime-soft has-checked:shadow-hard-sm has-checked:-translate-y-0.5 transition-transform duration-150'
            }
          >
            <Emoji className="text-xl min-[440px]:text-3xl">{MOOD_FACES[mood].emoji}</Emoji>
            <span className="text-sm font-semibold sm:text-base">{MOOD_FACES[mood].label}</span>
          </Radio>
        ))}
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  )
}

/** The mood in a stored text; null until the author has chosen one. */
export const moodIn = (stored: string): Mood | null => MOODS.find((mood) => mood === stored) ?? null
