/** The UTF-16 indexes of the start and of the end of a part of a text; the end is exclusive. */
export type Span = { start: number; end: number }

/** A part of a text with its place. */
export type Passage = Span & { text: string }

/** Whether one span contains another. */
export const covers = (one: Span, other: Span): boolean => one.start <= other.start && other.end <= one.end

/**
 * A text in which these passages are blanked out without changing its length, so that indexes into it stay valid.
 * @param filler one UTF-16 unit, repeated over each passage
 */
export const blankOut = (text: string, passages: readonly Span[], filler = ' '): string =>
  passages.reduce((rest, { start, end }) => rest.slice(0, start) + filler.repeat(end - start) + rest.slice(end), text)
