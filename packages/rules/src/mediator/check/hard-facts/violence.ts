import { pattern } from '../../../text/pattern.ts'
import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'

const BLOWS = pattern`
  (?:punch|slap|headbutt|chok|strangl|stabb|kick|thump|shov|spat at|spit at|bit(?= (?:me|him|her|my|our|your|his))|
  hit(?! (?:the|on|up|it)\b)|beat(?! (?:the|us|you) (?:\d|at|in)\b)|whack|smack)(?:e?s|ed|ing)?
`
const SOMEONE = pattern`
  (?:me|him|her|them|us|you|(?:my|our|your|his|her|the) (?:\p{L}+ ){0,2}\p{L}+|(?!(?:the|an?|till|until|at|in|on|to|
  all|through|again|and|with|for|from|like|so|every|away|into|over|by|of|that)\b)\p{L}+)
`
/** Violence against a person or a pet: "Nathan punched our son", but not "you kicked off" or "a van nearly hit him". */
const VIOLENCE = new RegExp(`\\b${BLOWS} ${SOMEONE}`, 'u')
const NO_VIOLENCE = new RegExp(
  pattern`
    \b(?:kick(?:ed|s)? (?:off|out|up|in|(?:\p{L}+ ){1,3}(?:out|off|from))|hit (?:on|up|me up|you up)|
    beat(?:s|en)? (?:it|you to it)|(?:nearly|almost|car|van|bus|lorry|truck|bike) (?:got )?hit)\b
  `,
  'gu',
)
const SAYS_SO = new RegExp(
  pattern`
    \b(?:punch|slap|headbutt|chok|strangl|stab|kick|thump|shov|spat|spit|bit|bitten|bite|hit|struck|strike|beat|whack|
    smack|assault|attack|violen|injur|hurt|push|blow)\p{L}*
  `,
  'u',
)

/** Whether an act of violence is only hinted at: "Nathan punched our son" as "Nathan was rough with our son". */
export const playsDownViolence = (answer: Compared): boolean =>
  isInEnglish(answer) && VIOLENCE.test(answer.plainSource.replace(NO_VIOLENCE, ' ')) && !SAYS_SO.test(answer.plainText)
