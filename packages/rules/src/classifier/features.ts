import type { Concept } from './concept-words.ts'
import { conceptsIn } from './concepts.ts'
import { wordsOf } from './words.ts'

const CHARACTER_RUNS = [4, 5]
/** How far apart two concepts may be and still form a pair. */
const CONCEPTS_APART = 6

/**
 * The features of a text as hashes: words, word pairs, words two apart, and character n-grams, so that typos and
 * inflections still share features with the training messages; and concepts, alone and in pairs, which are shared
 * across languages.
 * @returns distinct unsigned 32-bit hashes; a head uses as many of the low bits as it needs
 */
export function featuresOf(text: string): Uint32Array {
  const words = wordsOf(text)
  return hashesOf((add) => {
    addWords(words, add)
    addConcepts(conceptsIn(words), add)
  })
}

/** The distinct hashes of all features that are added. */
export function hashesOf(features: (add: Add) => void): Uint32Array {
  const hashes = new Set<number>()
  features((feature) => hashes.add(hashOf(feature)))
  return Uint32Array.from(hashes)
}

type Add = (feature: string) => void

/** Words, word pairs, words two apart, and character n-grams. */
export function addWords(words: readonly string[], add: Add): void {
  words.forEach((word, at) => {
    const before = words[at - 1] ?? '^'
    add(`w ${word}`)
    add(`p ${before} ${word}`)
    if (at > 1) add(`s ${words[at - 2]} ${word}`)
    if (HAN.test(word)) addCharacters(word, add)
  })
  add(`p ${words.at(-1) ?? '^'} $`)
  const line = ` ${words.join(' ')} `
  for (const length of CHARACTER_RUNS) {
    for (let at = 0; at + length <= line.length; at += 1) add(`c${line.slice(at, at + length)}`)
  }
}

const HAN = /\p{Script=Han}/u

/** Chinese is written without spaces, so its characters and character pairs take the place of words. */
function addCharacters(run: string, add: Add): void {
  const characters = [...run]
  characters.forEach((character, at) => {
    add(`w ${character}`)
    if (at > 0) add(`p ${characters[at - 1]} ${character}`)
  })
}

/** Ordered pairs for adjacent concepts, and unordered pairs up to a few places apart. */
function addConcepts(concepts: readonly (readonly Concept[])[], add: Add): void {
  concepts.forEach((here, at) => {
    for (const concept of here) add(`k ${concept}`)
    for (let apart = 1; apart <= Math.min(CONCEPTS_APART, at); apart += 1) {
      for (const earlier of concepts[at - apart] ?? []) {
        for (const concept of here) {
          if (apart === 1) add(`kp ${earlier} ${concept}`)
          add(earlier < concept ? `kw ${earlier} ${concept}` : `kw ${concept} ${earlier}`)
        }
      }
    }
  })
}

/** FNV-1a over UTF-16 code units, with a final mix so that the low bits are as well distributed as the high ones. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}
