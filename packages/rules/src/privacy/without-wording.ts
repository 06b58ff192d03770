import { wordsOf } from './leak.ts'

/** What replaces the words of an erased person. */
export const ERASED_WORDS = '[deleted]'

/** This many consecutive words of someone's text are a quotation rather than a coincidence. */
const RUN = 5

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu
/** Text between quotation marks, without the marks. */
const QUOTED = /(?<=[“"«„])[^“”"«»„]+(?=[”"»“])/gu

type Stretch = { from: number; to: number }

/**
 * Removes an erased person's wording from a text: each quotation from them, and every run of five or more of their
 * words, is replaced with "[deleted]". Sentences that are merely about the same matter stay.
 * @param theirs the person's texts, as typed and in their calm version
 */
export function withoutWording(text: string, theirs: readonly string[]): string {
  const sources = theirs.map((source) => ` ${wordsOf(source).join(' ')} `)
  const isTheirs = (words: readonly string[]): boolean =>
    words.length > 0 && sources.some((source) => source.includes(` ${words.join(' ')} `))
  return replaced(text, [...quotationsIn(text, isTheirs), ...runsIn(text, isTheirs)])
}

/** The quotations from them. An excerpt counts in parts: "Please pay me. … I waited." leaves out what lies between. */
const quotationsIn = (text: string, isTheirs: (words: readonly string[]) => boolean): Stretch[] =>
  [...text.matchAll(QUOTED)].flatMap(({ index, 0: quoted }) =>
    [...quoted.matchAll(PART)]
      .filter(({ 0: part }) => isTheirs(wordsOf(part)))
      .map(({ index: start, 0: part }) => ({ from: index + start, to: index + start + part.length })),
  )
const PART = /[^…]+/gu

function runsIn(text: string, isTheirs: (words: readonly string[]) => boolean): Stretch[] {
  const words = [...text.matchAll(WORD)].flatMap(({ index, 0: found }) =>
    wordsOf(found).map((word) => ({ word, from: index, to: index + found.length })),
  )
  return words.flatMap(({ from }, start) => {
    const run = words.slice(start, start + RUN)
    const to = run.at(-1)?.to ?? from
    return run.length === RUN && isTheirs(run.map(({ word }) => word)) ? [{ from, to }] : []
  })
}

/** Stretches that overlap, or have no word between them, are replaced as one. */
function replaced(text: string, stretches: readonly Stretch[]): string {
  let kept = ''
  let reached = 0
  for (const { from, to } of [...stretches].sort((one, other) => one.from - other.from)) {
    if (to <= reached) continue
    if (from >= reached && (reached === 0 || /[\p{L}\p{N}]/u.test(text.slice(reached, from)))) {
      kept += text.slice(reached, from) + ERASED_WORDS
    }
    reached = to
  }
  return kept + text.slice(reached)
}
