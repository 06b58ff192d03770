import { REQUESTS } from './words/verbs.ts'

const LEAD = '(?:(?:so|and|but|also|then|now|ok(?:ay)?|just|next time|from now on|[\\p{L}]{2,20}(?=,)),? ){0,3}'
const NOT_A_VERB = `(?!(?:${REQUESTS})(?:s|ed|ing)? (?:is|was|are|were|has|isn't|wasn't)\\b)(?!(?:do|don't) (?:you|i|we|they)\\b)(?!let(?:'s| me\\b))(?!come on\\b)`
const ORDER = new RegExp(`^(${LEAD})${NOT_A_VERB}(?=(?:${REQUESTS})\\b(?!['-]))`, 'iu')
const FORBIDDING = new RegExp(
  `^(${LEAD})(?:don't|do not|never) (?=(?:ever |you dare )?(?!you\\b|i\\b|we\\b|they\\b|know\\b|think\\b|care\\b|get me\\b|worry\\b|mind\\b|once\\b|in\\b|have\\b|had\\b)\\p{L})`,
  'iu',
)

/** Turns an order into a request: "Clean your room" becomes "Please clean your room". */
export function asRequest(sentence: string): string {
  if (/\?$|\bplease\b/i.test(sentence)) return sentence
  return sentence
    .replace(FORBIDDING, (_, lead: string) => `${lead}please don't `)
    .replace(ORDER, (_, lead: string) => `${lead.replace(/\bjust $/i, '')}please `)
    .replace(
      /(please (?:don't )?)(?:you dare )?(\p{L})/u,
      (_, please: string, letter: string) => please + letter.toLowerCase(),
    )
}
