import type { Receipt } from '@squash/contract/receipt'
import { classNames } from '../../ui/class-names.ts'
import { KIND_TEXTS, REASON_TEXTS } from './texts.ts'

const textClass = 'max-w-[68ch] text-lg leading-relaxed whitespace-pre-wrap wrap-anywhere'
const keptClass =
  'bg-transparent text-inherit underline decoration-band-green decoration-3 underline-offset-4 [text-decoration-skip-ink:none]'

const doubtfulClass =
  'bg-transparent text-inherit underline decoration-rose decoration-wavy decoration-2 underline-offset-4 [text-decoration-skip-ink:none]'

type CalmTextProps = {
  text: string
  language: string | null
  kept: Receipt['kept']
  /** What may hurt the reader, marked with a wavy line. */
  doubtful?: readonly Place[]
}

/**
 * The text the other person will read. The facts and requests it kept are underlined, and listed for screen readers.
 */
export function CalmText({ text, language, kept, doubtful = [] }: CalmTextProps) {
  const marks: (Place & { isDoubtful: boolean })[] = [
    ...kept.map(({ start, end }) => ({ start, end, isDoubtful: false })),
    ...doubtful.map(({ start, end }) => ({ start, end, isDoubtful: true })),
  ]
  return (
    <>
      <p lang={language ?? undefined} className={textClass}>
        {segmentsOf(text, marks).map(({ text: part, start, places }) =>
          places.length === 0 ? (
            part
          ) : (
            <mark key={start} className={places.some(({ isDoubtful }) => isDoubtful) ? doubtfulClass : keptClass}>
              {part}
            </mark>
          ),
        )}
      </p>
      {kept.length > 0 && (
        <p className="sr-only">
          Facts and requests kept: {kept.map(({ kind, text: words }) => `${words} (${KIND_TEXTS[kind]})`).join(', ')}
        </p>
      )}
    </>
  )
}

type TypedTextProps = { text: string; receipt: Pick<Receipt, 'left_out' | 'missing'> }
type TypedMark = { start: number; end: number; isLeftOut: boolean; note: string }

/**
 * The author's original text, with omissions struck through and missing facts dotted; the reasons are visually hidden
 * text.
 */
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

/** A place in a text: UTF-16 indexes, `end` is exclusive. */
export type Place = { start: number; end: number }

/** A stretch of text whose characters all lie in the same places. */
type Segment<P extends Place> = {
  text: string
  start: number
  /** The places containing it, in the order given. */
  places: P[]
  /** Those that end with this segment, after which the note about each is added once. */
  ending: P[]
}

/** Segments text into graphemes, so that a mark never splits an emoji. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Splits a text at the edges of places in it. Places may overlap, nest and come in any order; any part outside the text
 * is ignored, and an edge inside a character moves outwards to the character's edge.
 */
export function segmentsOf<P extends Place>(text: string, places: readonly P[]): Segment<P>[] {
  const fitted = places.flatMap((place) => {
    const span = wholeCharacters(text, place)
    return span === null ? [] : [{ place, ...span }]
  })
  const edges = [...new Set([0, text.length, ...fitted.flatMap(({ start, end }) => [start, end])])].sort(
    (one, other) => one - other,
  )
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length
    const around = fitted.filter((span) => span.start <= start && span.end >= end)
    return {
      text: text.slice(start, end),
      start,
      places: around.map(({ place }) => place),
      ending: around.filter((span) => span.end === end).map(({ place }) => place),
    }
  })
}

function wholeCharacters(text: string, { start, end }: Place): Place | null {
  const [first, last] = [Math.max(0, start), Math.min(text.length, end)]
  if (!(first < last)) return null
  const within = characters.segment(text)
  const ending = within.containing(last - 1)
  return {
    start: within.containing(first)?.index ?? first,
    end: ending ? ending.index + ending.segment.length : last,
  }
}
