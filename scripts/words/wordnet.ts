import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One meaning of a word: WordNet calls it a sense, and a meaning with all its words a synset. */
export type Sense = { word: string; synset: string; rank: number; count: number }

/** The parts of a meaning that are read: its words and their opposites. */
export type Synset = {
  id: string
  words: readonly string[]
  /** From one of its words to a word of another meaning. */
  opposite: readonly Link[]
}
type Link = { from: string; to: { synset: string; word: number } }

const PARTS = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const
/** By the first digit of a sense's type in index.sense; 5 is an adjective that depends on another one. */
const PART_OF_TYPE = ['', 'n', 'v', 'a', 'r', 'a']

/** All meanings in the WordNet files of a folder, by id: the part of speech and the place in its file. */
export function readSynsets(folder: string): ReadonlyMap<string, Synset> {
  const synsets = new Map<string, Synset>()
  for (const [part, letter] of Object.entries(PARTS))
    for (const line of readFileSync(join(folder, `data.${part}`), 'utf8').split('\n'))
      if (/^\d{8} /.test(line)) {
        const synset = synsetOf(line, letter)
        synsets.set(synset.id, synset)
      }
  return synsets
}

/** A line: place, file, type, number of words in hexadecimal, words with a number each, number of pointers, pointers. */
function synsetOf(line: string, part: string): Synset {
  const fields = line.split(' | ')[0]?.split(' ') ?? []
  const count = Number.parseInt(fields[3] ?? '', 16)
  // "galore(ip)" names the position of an adjective.
  const words = Array.from({ length: count }, (_, at) => plainWord(fields[4 + 2 * at] ?? ''))
  const start = 4 + 2 * count
  const pointers = Array.from({ length: Number(fields[start]) }, (_, at) => {
    const [symbol = '', place = '', other = '', ends = ''] = fields.slice(start + 1 + 4 * at)
    const from = words[Number.parseInt(ends.slice(0, 2), 16) - 1] ?? ''
    const word = Number.parseInt(ends.slice(2), 16) - 1
    return { symbol, from, to: { synset: `${other === 's' ? 'a' : other}${place}`, word } }
  })
  return {
    id: `${part}${fields[0]}`,
    words,
    opposite: pointers.filter(({ symbol }) => symbol === '!').map(({ from, to }) => ({ from, to })),
  }
}

/** Every meaning of every word, with its rank among the meanings of that word and how often it occurs in texts. */
export const readSenses = (folder: string): Sense[] =>
  readFileSync(join(folder, 'index.sense'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [key = '', place = '', rank = '', count = ''] = line.split(' ')
      const [word = '', type = ''] = key.split('%')
      return { word, synset: `${PART_OF_TYPE[Number(type[0])]}${place}`, rank: Number(rank), count: Number(count) }
    })

const plainWord = (word: string): string => word.replace(/\(\w+\)$/, '').toLowerCase()
