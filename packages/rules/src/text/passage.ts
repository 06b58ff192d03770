/** A part of a text, with the UTF-16 indexes of its start and of its end, which is exclusive. */
export type Passage = { text: string; start: number; end: number }

/**
 * A text with these passages filled, so that indexes into it stay valid.
 * @param filler one UTF-16 unit, repeated over each passage
 */
export const blankOut = (text: string, passages: readonly Pick<Passage, 'start' | 'end'>[], filler = ' '): string =>
  passages.reduce((rest, { start, end }) => rest.slice(0, start) + filler.repeat(end - start) + rest.slice(end), text)
