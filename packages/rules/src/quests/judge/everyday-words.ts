import { SINGLISH } from './singlish.ts'
import { type Rewording, WORLD_ENGLISH } from './world-english.ts'

/** Chat abbreviations, slang and common misspellings, with their standard forms. */
const CHAT: readonly Rewording[] = [
  [/\babt\b/g, 'about'],
  [/\blil\b/g, 'little'],
  [/\blmk\b/g, 'let me know'],
  [/\byour (?=(?:so |really |very )?(?:angry|upset|mad|furious|annoyed|cross|right to)\b)/g, "you're "],
  [/\bb4\b/g, 'before'],
  [/\b(c|w|sh)(?:l|u)d\b/g, '$1ould'],
  [/\brly\b/g, 'really'],
  [/\brn\b/g, 'right now'],
  [/(?<= )w(?= \p{L})/gu, 'with'],
  [/\b(?:cos|coz|cuz|bcos|bcoz|becoz|'cause)\b/g, 'because'],
  [/\bsome1\b/g, 'someone'],
  [/\b(?:tmrw|tmr|tmw|2moro|tomoz)\b/g, 'tomorrow'],
  [/\b(?:2nite|tonite)\b/g, 'tonight'],
  [/\bwks?\b/g, 'weeks'],
  [/\bhrs?\b/g, 'hours'],
  [/\bgimme\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
  [/\bmust'?(?:ve|a)\b/g, 'must have'],
  [/\b(should|could|would|might)ve\b/g, '$1 have'],
  [/\b(should|could|would)a\b/g, '$1 have'],
  [/\bdidn\b(?!')|\bdint\b/g, "didn't"],
  [/\bon the (?:trot|bounce|spin)\b|\bback[- ]to[- ]back\b/g, 'in a row'],
  [/\bmsg(?:e?d)?\b/g, 'message'],
  [/\bya\b/g, 'you'],
  [/\byer\b/g, 'your'],
  [/\barvo\b/g, 'afternoon'],
  [
    /\b(?:proper|hella|mad|wee|dead|right)(?= (?:bit|stressed|tired|upset|annoyed|angry|sad|hurt|gutted|anxious|worried|fed up|knackered)\b)/g,
    'really',
  ],
  [/\bwell(?= (?:talk|finish|carry|sort|pick|continue|chat|sit|discuss|crack)\b)/g, "we'll"],
  [
    /\bits(?= (?:a|an|not|no|on me|my|been|getting|so|really|too|just|making|giving|stressing|doing|ok|okay|fine|all|only|me)\b)/g,
    "it's",
  ],
  [/\b(they|we|you)(ve|re|ll)\b(?<!were|well)/g, "$1'$2"],
  [/\b(she|he|it|that)ll\b/g, "$1'll"],
  [/\b(?:ngl|tbh|tbf|lol|imo|fr|btw|lowkey|low key|sha|sef|oo+|yaar|lah|leh|lor)\b,?/g, ''],
  [/\bgon(?:na|e)\b/g, 'going to'],
  [/\b(?:my b|mb)(?= ?(?:[.,!?]|$))/g, 'my bad'],
  [/\bsoz\b/g, 'sorry'],
  [/\bnot (?:gonna|going to) lie\b,?/g, ''],
  [/\bdunno\b/g, "don't know"],
  [/\bkinda\b/g, 'kind of'],
  [/\bthx|thnx|tnx\b/g, 'thanks'],
  [/\bwldnt\b/g, "wouldn't"],
  [/\bnah\b/g, 'no'],
]

/** Abbreviated days, after a word that days follow: "on tues", "3 fri in a row". */
const SHORT_DAY =
  /(?<=\b(?:on|from|since|this|last|next|every|of|the|your|til|till|until|by|was|\d+) )(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)\b(?!')/g
const DAYS: Readonly<Record<string, string>> = {
  m: 'monday',
  tu: 'tuesday',
  w: 'wednesday',
  th: 'thursday',
  f: 'friday',
  sa: 'saturday',
  su: 'sunday',
}
const wholeDay = (short: string): string => DAYS[short.slice(0, 2)] ?? DAYS[short.slice(0, 1)] ?? short

/**
 * Replaces everyday words in an answer with words that the rubric's patterns contain.
 * @param plain in lower case, with straight apostrophes
 */
export const everydayWords = (plain: string): string =>
  [...CHAT, ...SINGLISH, ...WORLD_ENGLISH].reduce(
    (text, [everyday, standard]) => text.replace(everyday, standard),
    plain.replace(SHORT_DAY, wholeDay),
  )
