import { hashesOf } from '../../../classifier/features.ts'
import { contentOf, overlap } from '../../requests/content.ts'

/** An answer beside its message, and the names of the checks that it failed. */
export type Judged = { source: string; text: string; failed: readonly string[] }

/** Longer words without a counterpart are about the topic, which says nothing about the next message. */
const LONGEST_LOST_WORD = 6
/** A sentence that shares a smaller part of its content words with the other text seems to be new, or left out. */
const SHARED = 0.2

/**
 * The features of an answer as hashes: its words and pairs of words that the message doesn't contain, the message's short
 * words that it lost, how much of their content the two share, the balance of negatives, questions and "you", and which
 * checks failed.
 * @returns distinct unsigned 32-bit hashes, of which the model uses the low `OPINION_BITS` bits
 */
export function opinionFeatures({ source, text, failed }: Judged): Uint32Array {
  const [before, after] = [wordsOf(source), wordsOf(text)]
  const [known, said] = [new Set(before), new Set(after)]
  const [meant, means] = [contentOf(source), contentOf(text)]
  const lost = sentencesIn(source).map((content) => overlap(content, means))
  const fresh = sentencesIn(text).map((content) => overlap(content, meant))
  const missing = [...meant].filter((stem) => !means.has(stem)).length
  const added = [...means].filter((stem) => !meant.has(stem)).length
  const ratio = after.length / Math.max(1, before.length) / 2
  const failure = failed.length === 0 ? 'none' : failed.length > 1 ? 'several' : failed[0]
  return hashesOf((add) => {
    for (const word of said) if (!known.has(word)) add(`new ${word}`)
    for (const word of known) if (!said.has(word) && word.length <= LONGEST_LOST_WORD) add(`lost ${word}`)
    after.forEach((word, at) => {
      const previous = after[at - 1]
      if (previous !== undefined && !(known.has(word) && known.has(previous))) add(`pair ${previous} ${word}`)
    })
    for (const name of failed) add(`failed ${name}`)
    add(`failed ${failure}`)
    add(`ratio ${step(ratio, 10)}`)
    add(`missing ${Math.min(8, missing)}`)
    add(`added ${Math.min(8, added)}`)
    add(`share missing ${step(missing / Math.max(1, meant.size), 10)}`)
    add(`share added ${step(added / Math.max(1, means.size), 10)}`)
    const [kept, based] = [overlap(meant, means), overlap(means, meant)]
    add(`kept ${step(kept, 8)}`)
    add(`based ${step(based, 8)}`)
    add(`${failure} kept ${step(kept, 5)}`)
    add(`${failure} based ${step(based, 5)}`)
    add(`${failure} ratio ${step(ratio, 6)}`)
    add(`least kept ${step(Math.min(1, ...lost), 4)} ${fewOf(lost)}`)
    add(`least based ${step(Math.min(1, ...fresh), 4)} ${fewOf(fresh)}`)
    for (const share of fresh) add(`sentence based ${step(share, 4)}`)
    add(`negatives ${balance(before, after, NEGATIVE)}`)
    add(`you ${balance(before, after, YOU)}`)
    add(`questions ${balance([...source], [...text], /\?/)}`)
  })
}

const NEGATIVE = /n't$|^(?:not|no|never|nothing|nobody|without|dont|cant|wont|didnt)$/
const YOU = /^(?:you|u|your|you're|ur)$/

/** How many more of these the answer has, from -3 to 3. */
const balance = (before: readonly string[], after: readonly string[], one: RegExp): number => {
  const count = (words: readonly string[]): number => words.filter((word) => one.test(word)).length
  return Math.max(-3, Math.min(3, count(after) - count(before)))
}

const fewOf = (shares: readonly number[]): number => Math.min(3, shares.filter((share) => share < SHARED).length)

/** A share from 0 to 1 (or more) as one of a few steps. */
const step = (share: number, steps: number): number => Math.min(steps, Math.round(share * steps))

const sentencesIn = (text: string): ReadonlySet<string>[] =>
  text
    .split(/(?<=[.!?\n])\s+/)
    .map(contentOf)
    .filter(({ size }) => size > 0)

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}']+|\d[\d.,:]*|[£$€₹₦]/gu) ?? []
