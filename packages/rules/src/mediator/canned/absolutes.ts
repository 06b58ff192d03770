import type { Said } from './context.ts'
import { BASE_OF_PAST } from './words/verbs.ts'

const START = '(?<=^|[,;:.] ?|\\b(?:and|but|because|so|that|then|since|yet|or|though|although|whenever) |["“(])'
const re = (source: string): RegExp => new RegExp(source, 'giu')

const YOU_ALWAYS = re(`${START}you (?:always|constantly|forever|continually) (?=\\p{L})`)
const YOU_ARE_ALWAYS = re(`${START}you(?:['’]re| are) (?:always|constantly|forever|continually) (?=\\p{L})`)
const YOU_ARE_NEVER = re(`\\byou(?:['’]re| are) never(?: ever)? (?=\\p{L})`)
const YOU_HAVE_NEVER = re(`\\byou(?:['’]ve| have) never(?: (?:once|ever))? (?=\\p{L})`)
const YOU_WILL_NEVER = re(`\\byou(?:['’]ll| will) never(?: ever)? (?=\\p{L})`)
const YOU_CAN_NEVER = re(`\\byou (can|could) never(?: ever)? (?=\\p{L})`)
const YOU_NEVER = re(`${START}you never(?: (?:ever|once|even))* (\\p{L}+)`)
const ANY_YOU_NEVER = re(`\\byou never(?: (?:ever|once|even))* (\\p{L}+)`)

/** "…, literally never, …": the same again, for emphasis alone. */
const REPEATED = /,\s*(?:and )?(?:never|always)(?: ever)?(?=\s*(?:[,.;!?]|$))/giu

const OFTEN = ['it often feels like you', 'I notice that you often', 'you often'] as const
const RARELY = ['it feels like you rarely', 'I notice that you rarely', 'you rarely'] as const

/** Softens "always" and "never" about the other, which are hardly ever true, to how often it feels so. */
export function withoutAbsolutes(sentence: string, said: Said): string {
  return sentence
    .replace(REPEATED, '')
    .replace(
      /\bevery (?:single )?(?:god ?damn )?time (?=(?:i|we|you|he|she|they|it|someone|my|our)\b)/giu,
      'often when ',
    )
    .replace(/\b(?:each and )?every (?:single )?time\b/giu, 'again and again')
    .replace(/\bevery single (day|night|morning|evening|week|weekend|month)\b/giu, 'almost every $1')
    .replace(/\bnot a single (?=\p{L})/giu, 'not one ')
    .replace(/\ball the (?:god ?damn )?time\b/giu, 'a lot of the time')
    .replace(/\bas (?:always|usual)\b/giu, 'again')
    .replace(/,? ?\bfor once(?: in your life)?\b/giu, '')
    .replace(
      YOU_ARE_ALWAYS,
      () => `${said.inOrder(["it often feels like you're", "I notice that you're often", "you're often"])} `,
    )
    .replace(YOU_ARE_NEVER, "it feels like you're rarely ")
    .replace(YOU_HAVE_NEVER, "it feels like you've hardly ever ")
    .replace(YOU_WILL_NEVER, "I worry that you won't ")
    .replace(
      YOU_CAN_NEVER,
      (_, verb: string) => `it feels like you ${verb.toLowerCase() === 'can' ? "can't" : "couldn't"} `,
    )
    .replace(YOU_ALWAYS, () => `${said.inOrder(OFTEN)} `)
    .replace(YOU_NEVER, (_, verb: string) => neverDone(verb, () => said.inOrder(RARELY), 'it feels like you'))
    .replace(ANY_YOU_NEVER, (_, verb: string) => neverDone(verb, () => 'you rarely', 'you'))
    .replace(/\b(he|she|they|we|it) never (?!mind\b|again\b)(\p{L}+)/giu, (_, who: string, verb: string) =>
      neverDone(verb, () => `${who} rarely`, who),
    )
    .replace(/\bnever ever\b/giu, 'never')
    .replace(/\b(?:always|constantly|continually)\b/giu, 'often')
}

/** "never told" is about one time and becomes "didn't tell"; a habit happens "rarely". */
function neverDone(verb: string, rarely: () => string, you: string): string {
  const base = BASE_OF_PAST.get(verb.toLowerCase())
  if (base) return `${you} didn't ${base}`
  if (/^(?:were|was)$/i.test(verb)) return `${you} were rarely`
  return `${rarely()} ${verb}`
}
