import { isFoul } from '../../mediator/insults/foul.ts'
import { insultsIn } from '../../mediator/insults/insults-in.ts'
import { pattern } from '../../text/pattern.ts'

/** "Mad" as a feeling of the other person, which the writer understands: "no wonder you're mad", "you must be so mad". */
const UNDERSTOOD = new RegExp(
  pattern`
    (?<=\b(?:no wonder|of course|ofc|(?:get|see|understand|know|imagine) (?:why|that|how)|(?:understand|get|imagine)|
    right|
    reason|justified|expect(?:ed)?) (?:that )?)you(?:'re| are| were|r)(?: (?:so|really|very|this|pretty|that|still|
    rightly|feeling))* mad\b|
    \byou(?:'re|r| are| must be| have to be| were| might be)(?: (?:so|really|very|rightly|pretty|feeling))* mad
    (?= (?:at|with|about|because|cos|over|that i|right now|and (?:you have|you've) every)\b)|
    \b(?:that|it|this|which|rain|minutes|mins)(?: \p{L}+){0,2} suck(?:s|ed)\b(?! (?:at|you|your)\b)
  `,
  'gu',
)
/**
 * Phrases that the insult search mistakes for names: "3 Fridays in a row I've done for you", "you were cold and wet".
 */
const HARMLESS =
  /\bin a row\b|\b(?:cold|wet|soaked|drenched|freezing|frozen)(?:,| and) (?:cold|wet|alone|soaked|tired|lonely|freezing|miserable)\b/g

/** Whether a text insults or swears at a person. */
export function callsNames(text: string): boolean {
  const plain = text.replace(HARMLESS, 'there').replace(UNDERSTOOD, "you're upset")
  return insultsIn(plain).some(({ reason }) => reason === 'insult') || isFoul(plain)
}
