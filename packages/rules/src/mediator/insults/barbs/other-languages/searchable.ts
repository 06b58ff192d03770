import type { Searchable } from '../../insults-in.ts'
import type { Token } from '../../tokens.ts'
import { folded } from './language.ts'
import type { Lexicon } from './lexicon.ts'

/**
 * A sentence in the form that a language's patterns match: words of its lexicon have signs, and a phrase is one word.
 */
export function foreignSearchable(sentence: readonly Token[], { signs, phraseStarts }: Lexicon): Searchable {
  const words = sentence.map(({ norm, word }) => (/^\p{L}/u.test(word) ? folded(word).replaceAll(' ', '_') : norm))
  const starts: number[] = []
  let line = ' '
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    let length = Math.min(phraseStarts.get(word) ?? 1, words.length - at)
    while (length > 1 && !signs.has(words.slice(at, at + length).join(' '))) length -= 1
    const phrase = words.slice(at, at + length)
    for (const part of phrase) {
      starts.push(line.length)
      line += `${part}_`
    }
    line = `${line.slice(0, -1)}${signsOf(phrase.join(' '), signs) ?? ''} `
    at += length
  }
  return { line, indexAt: (place) => starts.findLastIndex((start) => start <= place) }
}

/** The signs of a token such as "d'abruti", which is "d'" and "abruti", or of a phrase that was read as one token. */
const signsOf = (word: string, signs: ReadonlyMap<string, string>): string | undefined =>
  signs.get(word.replaceAll('_', ' ')) ?? signs.get(word.replace(/^(?:[dlt]|qu)'/, ''))
