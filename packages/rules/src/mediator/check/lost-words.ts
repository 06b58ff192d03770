import { contentOf, overlap } from '../requests/content.ts'
import type { Compared } from './compared.ts'
import { isInEnglish } from './language.ts'
import { clausesOf, sentencesOf } from './plain.ts'
import { withoutRemarks } from './remarks.ts'
import { SCOLDING } from './scolding.ts'

/** A word that changes the meaning of a sentence, and other ways to express it. */
type Word = { said: RegExp; kept: RegExp }

const WORDS: readonly Word[] = [
  // Not "don't do it again", which "please stop" keeps, and not "again on Monday".
  {
    said: /^(?!.*(?:\b(?:not|never|no(?! \d)|if|or|stop)\b|n't\b)).*(?<!\b(?:and|do it|over and|try) )\b(?:again|once more|yet another|phir se|dobara)\b/,
    kept: /\b(?:again|once more|another|repeat\w*|times|twice|(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)) (?:\w+ )?time|second|third|fourth|fifth|still|keep|keeps|kept|further|any ?more|no more|no longer|continu\w*|re(?:sched|view|check|consider|write|wrote|visit|paint|assess|count|mark|issue|print|book|do|send|sent|open|start|run|appear|install|place|stitch)\w*|ever|next|never|future|running|in a row|consecutive|every|always|back|stop|both|first time|also|too|on top of|of the (?:last|past))\b/,
  },
  // Not the emphatic "only" of Indian English: "this week only", "yesterday only", "he only told me".
  {
    said: /(?<!\b(?:the|an|if|not|yesterday|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|it was|you|he|she|they|we|people|will) )\bonly\b(?! (?:an? (?:[\p{L}-]+ ){1,8}would\b))(?! (?:gone|went|when|if|to|just|then|now|and|but|or|so|because)\b)(?= [\p{L}\d£$€₹₦])/u,
    kept: /\b(?:only|just|nobody|no one|no other|alone|lone|sole\w*|single|except|other than|nothing|merely|no more|until|unless|none|once|one|as (?:little|few)|apart|but|exclusively|last|barely|itself|simply|all|limited|rather|without|exactly|specifically|instead|mere|restrict\w*)\b/,
  },
  {
    said: /\bthe only (?:one|person|thing|time|day|woman|man|girl|boy)\b/,
    kept: /\b(?:only|sole\w*|alone|lone|no one|nobody|none|no other|except|apart|single|first|just|unique\w*|everyone else)\b/,
  },
  {
    said: /\b(?:every(?: single| other)?|each) (?:time|day|night|morning|evening|week|weekend|month|year|sunday|monday|tuesday|wednesday|thursday|friday|saturday|lunch|hour)\b/,
    kept: /\b(?:every\w*|each|always|constant\w*|daily|weekly|monthly|nightly|yearly|all|whenever|any|never|keep|keeps|repeatedly|continu\w*|time and|(?:an?|per) (?:day|week|month|year|night|hour)|regular\w*|in a row|running|without (?:fail|exception)|consistent\w*|usual\w*|invariabl\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)days|after (?:night|day)|(?:night|day|morning|evening|weekend)s)\b/,
  },
  {
    said: /\b(?:i (?:think|guess|suspect|reckon|believe|assume|suppose) (?!you (?:should|need|owe|can)|i |we |it's time|that's enough)|i'm (?:pretty|fairly|almost|quite) sure|(?:i'm )?not (?:certain|sure)|can't prove|(?:i|we|he|she|it|they|there) might|maybe|perhaps|probably|possibly)\b/,
    kept: /\b(?:think\w*|consider\w*|tempted|thought|guess|suspect\w*|reckon|believe|assum\w*|suppos\w*|sure|certain\w*|may|maybe|might|perhaps|probabl\w*|possibl\w*|apparently|appears?|seem\w*|looks?|likely|could|impression|feel|feels|opinion|view|wonder|whether|if|would|sound\w*|presum\w*|doubt|unclear|prove|proof)\b/,
  },
]

/** A sentence of the answer with this share of a sentence's content says the same. */
const SAME = 0.5
const NONE: ReadonlySet<string> = new Set()
/** Sentences that match less well than the best by up to this may be meant as well. */
const NEARLY = 0.3

/** Joins "again" to the sentence it belongs to: "They refused to empty it. Again." */
const joined = (text: string): string =>
  text.replace(
    /[.!?…]+\s((?:(?:yet |once )?again|every (?:single )?(?:day|night|morning|evening|week|weekend|month|year|time))[.!?…]?)(?=\s|$)/g,
    ' $1',
  )

/**
 * Whether the answer repeats a sentence but loses its "again", "only", "every week" or "I think". The next sentence of
 * the answer may express it too.
 */
export function losesWord(answer: Compared): boolean {
  if (!isInEnglish(answer)) return false
  const { plainSource, plainText } = answer
  return losesAny(plainSource, plainText) && losesAny(withoutRemarks(plainSource, answer), plainText)
}

function losesAny(source: string, text: string): boolean {
  const shown = text.split(/(?<=[.!?…])\s/)
  let contents: ReadonlySet<string>[] | undefined
  return sentencesOf(joined(source.replace(SCOLDING, ' '))).some((sentence) => {
    const words = sentence.includes('?') ? [] : WORDS.filter(({ said }) => said.test(sentence))
    if (words.length === 0) return false
    contents ??= shown.map(contentOf)
    const content = contentOf(sentence)
    const scores = contents.map((each) => overlap(content, each))
    const least = Math.max(SAME, Math.max(...scores) - NEARLY)
    const about = shown.filter((_, index) => (scores[index] ?? 0) >= least || (scores[index - 1] ?? 0) >= least)
    if (about.length === 0) return false
    return words.some(({ said, kept }) => {
      if (about.some((each) => kept.test(each))) return false
      // An answer may split the sentence: "it broke down again, I pushed it home and missed the match".
      const clause = contentOf(clausesOf(sentence).find((each) => said.test(each)) ?? '')
      return !shown.some((each, index) => kept.test(each) && overlap(clause, contents?.[index] ?? NONE) >= SAME)
    })
  })
}
