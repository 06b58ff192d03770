import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { dayOf } from '../dates.ts'
import { SUPPORTER_TINTS, type Supporter } from './supporter.ts'

/** Somebody keeps Squash running: level, emoji, since when. */
export function SupporterBanner({ supporter, thanks }: { supporter: Supporter; thanks: string }) {
  const { emoji, title, since, level } = supporter
  return (
    <Card as="section" className={classNames('flex h-full items-center gap-4 sm:gap-5', SUPPORTER_TINTS[level])}>
      <span className="outlined grid size-20 shrink-0 place-items-center rounded-card bg-card text-5xl">
        <Emoji className="pulse-softly">{emoji}</Emoji>
      </span>
      <div className="min-w-0">
        <p className="eyebrow text-ink/75">Supporter</p>
        <h2 className="mt-0.5 text-2xl">{title}</h2>
        <p className="mt-1">{thanks}</p>
        <p className="mt-1.5 text-sm text-ink/75">
          Since <time dateTime={since}>{dayOf(since)}</time>
        </p>
      </div>
    </Card>
  )
}
