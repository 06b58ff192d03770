import { hasForeignWords } from '../insults/barbs/other-languages.ts'
import { insultHits } from '../insults/insults-in.ts'
import { isForeignName } from '../insults/lexicon.ts'
import { sentencesIn } from '../insults/sentences.ts'
import { tokensOf } from '../insults/tokens.ts'
import { isEverydayWord } from '../language/everyday-words.ts'
import { languageOf } from '../language/language-of.ts'

/** The minimum share of everyday words in an English text, and the length in words up to which one of them is enough. */
const SHARE = 0.28
const FEW = 4

/** Whether a message is mostly in English. Also works for messages too short for a language detector. */
export function isEnglish(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)*/gu) ?? []
  if (words.length === 0) return true
  if (words.join('').replace(/[^a-z]/g, '').length < 0.7 * words.join('').length) return false
  const known = words.filter(isEverydayWord).length
  if (known >= SHARE * words.length) return true
  if (languageOf(text) === 'en' && !sentencesIn(tokensOf(text)).some(hasForeignWords)) return true
  if (words.length > FEW * 3) return false
  return known > 0 && words.length <= FEW ? true : insultsInEnglish(text) || (words.length <= 2 && known > 0)
}

const insultsInEnglish = (text: string): boolean =>
  sentencesIn(tokensOf(text)).some((sentence) =>
    insultHits(sentence).some(
      ({ from, to }) => !sentence.slice(from, to).some(({ word }) => isForeignName(word.toLowerCase())),
    ),
  )
