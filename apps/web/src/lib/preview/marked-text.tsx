import type { Receipt } from '@squash/contract/receipt'
import { classNames } from '../../ui/class-names.ts'
import { segmentsOf } from './marks.ts'
import { KIND_TEXTS, REASON_TEXTS } from './texts.ts'

const textClass = 'max-w-[68ch] text-lg leading-relaxed whitespace-pre-wrap wrap-anywhere'
const keptClass =
  'bg-transparent text-inherit underline decoration-band-green decoration-3 underline-offset-4 [text-decoration-skip-ink:none]'

type CalmTextProps = { text: string; language: string | null; kept: Receipt['kept'] }

/** What the other person will read, with the facts and requests that were kept underlined, and listed for screen readers. */
export function CalmText({ text, language, kept }: CalmTextProps) {
  return (
    <>
      <p lang={language ?? undefined} className={textClass}>
        {segmentsOf(text, kept).map(({ text: part, start, places }) =>
          places.length === 0 ? (
            part
          ) : (
            <mark key={start} className={keptClass}>
              {part}
            </mark>
          ),
        )}
      </p>
      {kept.length > 0 && (
        <p className="sr-only">
          Kept from what you typed: {kept.map(({ kind, text: words }) => `${words} (${KIND_TEXTS[kind]})`).join(', ')}
        </p>
      )}
    </>
  )
}

type TypedTextProps = { text: string; receipt: Pick<Receipt, 'left_out' | 'missing'> }
type TypedMark = { start: number; end: number; isLeftOut: boolean; note: string }

/** What the author typed, with what was left out struck through and what is missing dotted; the reasons stand there as hidden text. */
export function TypedText({ text, receipt: { left_out, missing } }: TypedTextProps) {
  const marks: TypedMark[] = [
    ...left_out.map(({ start, end, reason }) => ({
      start,
      end,
      isLeftOut: true,
      note: `left out: ${REASON_TEXTS[reason]}`,
    })),
    ...missing.map(({ start, end, kind }) => ({ start, end, isLeftOut: false, note: `${KIND_TEXTS[kind]} missing` })),
  ]
  return (
    <p className={textClass}>
      {segmentsOf(text, marks).map(({ text: part, start, places, ending }) => {
        if (places.length === 0) return part
        const isMissing = places.some(({ isLeftOut }) => !isLeftOut)
        const dotted = isMissing && 'border-b-3 border-dotted border-band-orange'
        const notes = ending.length > 0 && (
          <span className="sr-only"> ({ending.map(({ note }) => note).join(', ')})</span>
        )
        return places.some(({ isLeftOut }) => isLeftOut) ? (
          <del key={start} className={classNames('text-rose-ink decoration-2', dotted)}>
            {part}
            {notes}
          </del>
        ) : (
          <mark key={start} className={classNames('bg-transparent text-inherit', dotted)}>
            {part}
            {notes}
          </mark>
        )
      })}
    </p>
  )
}
