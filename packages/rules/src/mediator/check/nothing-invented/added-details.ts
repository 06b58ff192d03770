import { blankOut } from '../../../text/passage.ts'
import { pattern } from '../../../text/pattern.ts'
import { contentOf } from '../../requests/content.ts'
import { BASES, isIrregularPast } from '../../requests/irregular-verbs.ts'
import { stemOf } from '../../requests/stem.ts'
import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'
import { plain } from '../plain.ts'
import { hasMeaningOf, hasRelated } from '../related-words.ts'
import { DISTRESS } from './feelings.ts'

const SENTENCES = /[.!?;:\n]+(?=\s|$)/
const PHRASES =
  /,\s|\s[-–—]+\s|\s(?=(?:and|but|so|because|since|although|though|while|which|if|when|unless|as|or|that|who)\s)/
/** The same, and before prepositions: "you slapped my son in front of the whole family". */
const SHORTER = new RegExp(
  `${PHRASES.source}|\\s(?=(?:in|at|for|with|from|into|about|during|over|behind|near|outside)\\s)`,
)
/** Without what follows its preposition, a clause may be too general to be new: "my request went", "and it came back". */
const HAS_SUBJECT =
  /^(?:(?:and|but|so|although|though|while|because|since|when|if|as|that|which|unless) )?(?:i|we|you|he|she|it|they|that|this|my|our|your|his|her|their|the)\b/

/** Requests, which other checks compare, and how the author feels about what happened. */
const ASKS_OR_FEELS = new RegExp(
  pattern`
    \?|\b(?:please|kindly|(?:can|could|would|will) you|i(?:'d| would) (?:like|rather|ask|appreciate)|
    i (?:want|need|expect|ask|find)|feels?|felt|(?:broke|broken) my trust|had enough|at my limit)\b|
    ^(?:and )?then (?!i\b|you\b|he\b|she\b|they\b|we\b|it\b)|^(?:and |so )?(?:i|
    we)(?:'m| am| was| were| can't| cannot) 
  `,
)
/** Forms that add something even with a single new word: a reason, a remark, an item of a list. */
const ADDS = new RegExp(
  pattern`
    ^(?:(?:because|since|as) (?:i|we|you|he|she|they|my|your)\b|which (?:is|was) (?:quite|some|rather|really)\b|
    (?:and |or )?(?:an?|some|no) |it meant\b|(?:and|so) (?:(?:i|we|he|she|they|it) )?(?:now )?(?:can't|cannot|
    couldn't|can no longer|(?:have |has )?ha[ds] to)\b)
  `,
)
/** Words that add nothing by themselves: "and it happened again", "until that's done", "in full". */
const LIGHT = new Set(
  (
    'happen true untrue expect understand accept believe mean look pass find cope able quite hard clear serious wait result far instead happy ' +
    'matter begin start still further cause situation issue problem receive reach turn put set bring way person return unacceptable unfair agree ' +
    'fail otherwise include including along altogether total rather view state without show everybody nobody already yet addition direct proper ' +
    'complete completely exact point question answer full whole hold patience limit deep deeply way time day place well indeed tell say ask call reply answer stay silent quiet see date word choice ' +
    'rely depend count possible'
  )
    .split(' ')
    .map(stemOf),
)

/**
 * Whether the answer adds a detail to a sentence: a phrase in new words, although each word of the message's sentence
 * already has a counterpart, so that the phrase can't be a rewording. "A bent leg and grease on the canopy" as "a bent
 * leg, a torn seam and grease on the canopy".
 */
export function addsDetail(answer: Compared): boolean {
  const { source, plainSource, text, plainText, facts } = answer
  if (!isInEnglish(answer)) return false
  const known = contentOf(`${source} ${plainSource}`)
  const shown = contentOf(`${text} ${plainText}`)
  const bare = answer.omittable().reduce((rest, insult) => rest.replace(insult.text, '. '), source)
  const sentences = plain(bare).split(SENTENCES).map(contentOf)
  return plain(blankOut(text, facts, '§'))
    .split(SENTENCES)
    .some((sentence) => {
      const content = contentOf(sentence)
      const about = sentences.filter((each) => [...each].some((stem) => hasRelated(stem, content)))
      const compared = about.length > 0 ? about : sentences
      if (compared.some((each) => [...each].some((stem) => stem !== 'back' && !hasMeaningOf(stem, shown)))) return false
      return (
        sentence.split(PHRASES).some((phrase) => isNew(phrase.trim(), known, ADDS.test(phrase.trim()) ? 1 : 2)) ||
        sentence.split(SHORTER).some((phrase) => !HAS_SUBJECT.test(phrase.trim()) && isNew(phrase.trim(), known, 2)) ||
        addsVerb(sentence, known)
      )
    })
}

function isNew(phrase: string, known: ReadonlySet<string>, fewest: number): boolean {
  if (phrase.includes('§') || ASKS_OR_FEELS.test(phrase) || DISTRESS.test(phrase)) return false
  const content = [...contentOf(phrase.replace(/\p{L}+n't\b/gu, ' '))]
  if (content.some((stem) => hasRelated(stem, known))) return false
  const said = content.filter((stem) => !LIGHT.has(stem))
  return said.some((stem) => !hasMeaningOf(stem, known)) && said.length >= fewest
}

/** Two verbs with the same object: "pull up and throw out". */
const TWO_VERBS = /(?<!\p{L})(\p{L}{3,})(?: (?:up|out|off|down|away))? and (?:then |also )?(\p{L}{3,})/gu

/** Whether a second verb is added to one of the message: "I've pulled it up" as "I had to pull up and throw out". */
const addsVerb = (sentence: string, known: ReadonlySet<string>): boolean =>
  [...sentence.matchAll(TWO_VERBS)].some(({ 0: whole, 1: one = '', 2: other = '', index }) => {
    const isInfinitive = /\bto (?:\p{L}+ly )?$/u.test(sentence.slice(0, index))
    const areVerbs =
      (isInfinitive &&
        !isPast(other) &&
        !/[sg]$/.test(other) &&
        /^\s(?:§|(?:up|out|off|down|away|the|my|our|all)\b)/.test(sentence.slice(index + whole.length))) ||
      (isPast(one) && isPast(other))
    const stem = stemOf(other)
    return (
      areVerbs &&
      contentOf(other).size > 0 &&
      hasRelated(stemOf(one), known) &&
      !LIGHT.has(stem) &&
      !hasMeaningOf(stem, known)
    )
  })

const isPast = (word: string): boolean => /\p{L}{2}ed$/u.test(word) || isIrregularPast(word) || BASES.has(word)
