import type { Profile } from '@squash/contract/profiles'
import { TIPS } from '@squash/rules/supporters/tips'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { dayOf } from '../dates.ts'

type Level = NonNullable<Profile['supporter_level']>
type Supporter = { level: Level; emoji: string; since: string; title: string }

/** The colours of the levels: green-teal, orange, lime, each with dark text in both themes. */
export const SUPPORTER_COLOURS: Record<Level, string> = {
  tip_1: 'bg-teal text-on-accent',
  tip_2: 'bg-tangerine text-on-accent',
  tip_3: 'bg-lime text-on-accent',
}

/** Soft tints of the same colours, for page backgrounds: readable with ink and muted text. */
export const SUPPORTER_TINTS: Record<Level, string> = {
  tip_1: 'bg-mint-soft',
  tip_2: 'bg-tangerine-soft',
  tip_3: 'bg-lime-soft',
}

type Support = Pick<Profile, 'supporter_level' | 'supporter_emoji' | 'supporter_since'>

/** A user's supporter status; null unless level, emoji and date are all set. */
export function supporterOf(profile: Support): Supporter | null {
  const { supporter_level: level, supporter_emoji: emoji, supporter_since: since } = profile
  return level && emoji && since ? { level, emoji, since, title: TIPS[level].title } : null
}

/** A supporter's level, emoji and date. */
export function SupporterBanner({ supporter, thanks }: { supporter: Supporter; thanks: string }) {
  const { emoji, title, since, level } = supporter
  return (
    <Card as="section" className={classNames('flex h-full items-center gap-4 sm:gap-5', SUPPORTER_COLOURS[level])}>
      <span className="outlined grid size-16 shrink-0 place-items-center rounded-card bg-card text-4xl sm:size-20 sm:text-5xl">
        <Emoji className="pulse-softly">{emoji}</Emoji>
      </span>
      <div className="min-w-0">
        <p className="eyebrow text-on-accent">Supporter</p>
        <h2 className="mt-0.5 text-xl sm:text-2xl">{title}</h2>
        <p className="mt-1">{thanks}</p>
        <p className="mt-1.5 text-sm">
          Since <time dateTime={since}>{dayOf(since)}</time>
        </p>
      </div>
    </Card>
  )
}
