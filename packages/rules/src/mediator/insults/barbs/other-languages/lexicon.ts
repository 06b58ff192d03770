import WORDS from '../../../../../../../data/insults/words.json' with { type: 'json' }
import { folded, SIGNS } from './language.ts'

/** The signs of the words and phrases of a language, in every form and spelling. */
export type Lexicon = {
  readonly signs: ReadonlyMap<string, string>
  readonly phraseStarts: ReadonlyMap<string, number>
}

export function lexiconOf(language: string): Lexicon {
  const nouns = new Map<string, string>()
  const adjectives = new Map<string, string>()
  for (const { part, strength, language: spoken, words } of WORDS) {
    if (spoken !== language || (part !== 'noun' && part !== 'adjective')) continue
    const sign = SIGNS[part][strength === 'strong' ? 'strong' : 'mild']
    const table = part === 'noun' ? nouns : adjectives
    for (const word of words.flatMap((line) => line.split(', ')))
      for (const form of formsOf(word, part, language))
        for (const spelling of spellingsOf(form)) if (!table.has(spelling)) table.set(spelling, sign)
  }
  const signs = new Map(nouns)
  for (const [word, sign] of adjectives) signs.set(word, (nouns.get(word) ?? '') + sign)
  const phraseStarts = new Map<string, number>()
  for (const phrase of signs.keys()) {
    const words = phrase.split(' ')
    const [first = ''] = words
    if (words.length > 1) phraseStarts.set(first, Math.max(phraseStarts.get(first) ?? 0, words.length))
  }
  return { signs, phraseStarts }
}

function formsOf(word: string, part: string, language: string): string[] {
  if (word.includes(' ')) return language === 'de' ? declined(word) : [word]
  if (language === 'de')
    return part === 'adjective'
      ? [word, ...['e', 'er', 'es', 'en', 'em'].map((ending) => word.replace(/e$/, '') + ending)]
      : [word, ...['n', 'en', 'e', 's', 'er', 'innen'].map((ending) => word + ending)]
  if (language === 'fr') return [word, `${word}s`, ...(part === 'adjective' ? [`${word}e`, `${word}es`] : [])]
  if (language === 'es' || language === 'pt') return romance(word)
  return [word, `${word}s`]
}

/** "Fauler Sack" is also "faulen Sack"; "falsche Schlange" stays as it is. */
function declined(phrase: string): string[] {
  return [phrase, phrase.replace(/^(\p{L}+)(?:er|es|e) /u, '$1en ')]
}

function romance(word: string): string[] {
  if (word.endsWith('o')) return ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending)
  if (word.endsWith('ão')) return [word, `${word.slice(0, -2)}ões`]
  return /[aeiou]$/.test(word) ? [word, `${word}s`] : [word, `${word}es`]
}

/** The spellings of a word in the form that sentences are matched in: without accents, and with "ae" for "ä". */
function spellingsOf(word: string): string[] {
  const umlauts = word.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
  return [...new Set([folded(word), folded(umlauts)])]
}
