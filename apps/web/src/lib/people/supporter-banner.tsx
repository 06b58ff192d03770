import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { dayOf } from '../dates.ts'
import { SUPPORTER_COLOURS, type Supporter } from './supporter.ts'

/** Somebody keeps Squash running: level, emoji, since when. */
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
