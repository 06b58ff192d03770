/** Buckets of the suspicion head, 2^18: one byte each. */
export const SUSPICION_BITS = 18
/** Buckets of each kind's head. They only rank kinds against each other, so collisions cost less. */
export const KIND_BITS = 14

/** Long messages are judged by their first part, as every call limits what can be typed anyway. */
const LONGEST = 2_000
const CHARACTER_RUNS = [4, 5]

/**
 * The features of a text as hashes: words, word pairs, words that stand two apart, and runs of characters, so that typos,
 * inflections and languages that nobody wrote rules for still share something with the messages that were learned from.
 * @returns distinct unsigned 32-bit hashes; a head takes as many of the low bits as it has
 */
export function featuresOf(text: string): Uint32Array {
  const words = wordsOf(text)
  const hashes = new Set<number>()
  const add = (feature: string): void => {
    hashes.add(hashOf(feature))
  }
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
  return Uint32Array.from(hashes)
}

const HAN = /\p{Script=Han}/u

/** Chinese is written without spaces, so its characters and pairs of them stand in for words. */
function addCharacters(run: string, add: (feature: string) => void): void {
  const characters = [...run]
  characters.forEach((character, at) => {
    add(`w ${character}`)
    if (at > 0) add(`p ${characters[at - 1]} ${character}`)
  })
}

/** Small letters without accents, digits as 0, and no letter more than twice in a row ("nooooo" is "noo"). */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\p{Nd}+/gu, '0')
    .replace(/(.)\1{2,}/gu, '$1$1')
  return plain.match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
}

/** FNV-1a over UTF-16 code units, with a final mix so that the low bits are as good as the high ones. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}
