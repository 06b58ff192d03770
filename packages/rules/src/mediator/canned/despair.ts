import { plainSignsIn } from '../../safety/plain-signs.ts'
import { pattern } from '../../text/pattern.ts'

/** Despair that isn't a sign of danger by itself. It doesn't belong in a summary for the other person either. */
const WEIGHED_DOWN = new RegExp(
  pattern`
    (?<!\p{L})(?:i(?:['’]?m| am)? (?:just |really |so |always )*(?:can['’]?t (?:go on|cope|do this any ?more|
    live like this|take (?:it|this) any ?more)|cannot (?:go on|cope)|hate myself|hate my life|
    wish i (?:was|were|had) (?:never been born|dead|gone)|feel (?:so )?(?:worthless|hopeless|empty inside|
    like (?:dying|ending it|a burden))|worthless|hopeless|a burden|broken inside|falling apart|
    at (?:my wits['’]? end|breaking point|the end of my rope))|
    (?:want|wanna) (?:to )?(?:die|disappear|not exist|not wake up)|better off (?:without me|dead)|
    (?:no|what['’]?s the) (?:point|reason) (?:in|of|to) (?:living|going on|live|go on|anything|being alive)|
    nobody would (?:miss|notice) me|cry(?:ing)? myself to sleep|
    don['’]?t (?:want|wanna) (?:to )?(?:be here|live|wake up)(?: any ?more)?)(?!\p{L})
  `,
  'iu',
)

/** Whether a sentence expresses despair or thoughts of self-harm. Such sentences are never quoted. */
export const showsDespair = (sentence: string): boolean =>
  WEIGHED_DOWN.test(sentence) || plainSignsIn(sentence).kinds.has('self_harm')
