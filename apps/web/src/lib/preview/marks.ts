/** A place in a text: UTF-16 indexes, `end` is exclusive. */
export type Place = { start: number; end: number }

/** A stretch of a text that lies in the same places from its first to its last character. */
export type Segment<P extends Place> = {
  text: string
  start: number
  /** The places it lies in, in the order in which they were given. */
  places: P[]
  /** Those of them that end here: where what is said about a place once belongs. */
  ending: P[]
}

/** Segments by what a reader sees as one character, so that no mark ever cuts an emoji in two. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Cuts a text at the edges of places in it. Places may overlap, nest, and come in any order; what lies outside the text is
 * ignored, and an edge inside a character moves outwards to the character's own.
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
