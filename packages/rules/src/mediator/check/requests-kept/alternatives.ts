import { pattern } from '../../../text/pattern.ts'
import { contentOf, overlap } from '../../requests/content.ts'
import type { Compared } from '../compared.ts'

/**
 * An alternative for the reader, or what the author will do otherwise: "or sell me your third", "or I'll have it
 * towed".
 */
const ALTERNATIVE = new RegExp(
  pattern`
    (?<!\p{L})(?:(?:otherwise|failing (?:which|that)|if not|or else),? (?=(?:i|we|i'll|we'll|i'm|we're) )|
    (?:(?:warna|nahi+n? to) )|or (?:else )?(?=(?:i|we|he|she|they|i'll|we'll|i'm|we're|you'll|you (?:will|won't)|just|
    (?!(?:both|even|maybe|perhaps|all|with|from|for|about|near|into|onto|over|under|than|because|when|whether|did|
    does|had|not|like|what|how|any|after|before|else|to) )\p{L}{3,} (?:me|us|it|them|him|her|my|your|our|his|their|
    the|an?)|pay|give|send|sell|get|take|bring|fix|move|find|leave|call|come|buy|return|replace|clean|transfer|refund|
    cancel|stop|tell|explain|show|let|put|drop|clear|repair) )|
    (?:ou|oder|o|sonst|sinon|senão|si no,?) (?=(?:eu|je|ich|nous|wir|nós|yo|se lo|voy|iré) |j'))([^.!?;]+)
  `,
  'gu',
)
/** Two things as a choice: "pay the fine or the mirror". */
const CHOICE =
  /(?<!\p{L})(\p{L}{3,}),? or (?:(?:please|to|the|my|your|his|her|their|our|an?|you|he|she|they|for) )*(\p{L}{3,})/gu
const EITHER_WAY = /\b(?:if|whether|any\w*|before|without|neither|not|never|no|nobody|nothing|none)\b|n't\b/
const APART = 50

/** Whether an answer offers as a choice what the message joins with "and". */
export const makesChoice = ({ plainSource, plainText, isRequested }: Compared): boolean =>
  !isRequested &&
  plainText.split(/(?<=[.!?])\s/).some((sentence) =>
    [...sentence.matchAll(CHOICE)].some(({ 1: one = '', 2: other = '', index }) => {
      if (EITHER_WAY.test(sentence.slice(0, index).split(/[,;]/).at(-1) ?? '')) return false
      const joined = (word: string) =>
        new RegExp(
          `(?<!\\p{L})${one}(?!\\p{L})[^.!?]{0,${APART}}?(?<!\\p{L})${word}(?!\\p{L})[^.!?]{0,${APART}}?(?<!\\p{L})${other}(?!\\p{L})`,
          'u',
        ).test(plainSource)
      return joined('(?:and|&|plus)') && !joined('or')
    }),
  )

/** Threats that are only an expression of anger. */
const EXCLAIMED =
  /\b(?:lose (?:it|my)|scream|explode|snap|go(?:ing)? (?:mad|mental|crazy|off|insane)|swear|kill|slap|punch|break (?:you|ur|your)|regret|done|see what|show you|make (?:you|your)|freak)\b/
/** Words of an answer that may express any alternative. */
const IN_OTHER_WORDS = new RegExp(
  pattern`
    (?<!\p{L})(?:or|otherwise|if|unless|else|failing|instead|alternatively|without|in case|
    (?<!\bfrom (?:\w+ ){1,2})until|by then|(?<=[.;] )should|before i|failing|warna|nahi+n? to|andernfalls|ou|sinon|
    oder|sonst|wenn|senão|caso|se não|si)(?!\p{L})
  `,
  'u',
)
/** Whether an answer keeps what the message offers or announces in case its request isn't met. */
export const keepsAlternatives = ({ plainSource, plainText, isRequested, insults }: Compared): boolean =>
  isRequested ||
  IN_OTHER_WORDS.test(plainText) ||
  [...plainSource.matchAll(ALTERNATIVE)].every(({ 0: whole, 1: said = '', index }) => {
    const content = contentOf(said)
    const isAsked = plainSource.charAt(index + whole.length) === '?'
    // "Swap them or cancel the fee" isn't "swap them and cancel the fee".
    if (!isAsked && !AUTHOR.test(said)) return false
    if (isAsked || content.size === 0 || EXCLAIMED.test(said)) return true
    if (
      insults().some(
        ({ text, reason }) =>
          reason === 'insult' && (said.includes(text.toLowerCase()) || text.toLowerCase().includes(said.trim())),
      )
    )
      return true
    // "I'll call the council" without a condition announces it as certain.
    return !ANNOUNCED.test(said) && overlap(content, contentOf(plainText)) >= KEPT
  })

const ANNOUNCED = /^(?:i|we|i'll|we'll|i'm|we're|you'll|you (?:will|won't)) /
const AUTHOR = /^(?:i|we|i'll|we'll|i'm|we're|you'll|you will|you won't|eu|je|ich|nous|wir|nós|j')/u
/** Minimum share of an alternative's content that has to be kept. */
const KEPT = 0.5
