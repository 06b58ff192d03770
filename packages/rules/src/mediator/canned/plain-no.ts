import { pattern } from '../../text/pattern.ts'

/** Whether a text begins with "no" as an answer: "No. Not my problem", unlike "No, I didn't see it" and "No one rang". */
export const beginsWithNo = (text: string): boolean => {
  const [no] = NO.exec(text) ?? []
  return no !== undefined && !DENIAL.test(text.slice(no.length))
}
/** Whether a part of an answer refuses something without a condition: "I won't sign anything", unlike "I won't argue". */
export const refusesFlatly = (part: string): boolean => REFUSES_FLATLY.test(part) && !CONDITIONAL.test(part)
const REFUSES_FLATLY = new RegExp(
  pattern`
    ^(?:(?:and|but|so|no|sorry|well),? )*(?:i|we)(?: won['’]?t| will not| shan['’]?t| refuse to| can['’]?t agree|
    cannot agree|(?:['’]?m| am|['’]?re| are) not (?:going to|ready to|prepared to|willing to|
    (?!(?:saying|asking|suggesting|trying|blaming|accusing|arguing|being|denying|getting|going|looking)(?!\p{L}))\p{L}+ing))
    (?!\p{L})(?! (?:argue|pretend|lie|dress|deny|fight|say|be)(?!\p{L}))
  `,
  'iu',
)
const CONDITIONAL = /(?<!\p{L})(?:but|until|unless|before|again|if)(?!\p{L})/iu
const NO =
  /^\s*(?:(?:well|sorry|oh|um|look|haha|lol),? )?(?:no(?: way| chance)?|nope|nah|forget it|absolutely not|certainly not)(?:[.!,;:–—]+\s*|$)/iu
/** After "no": "it was shut", "I never said that", "you told me". */
const DENIAL = new RegExp(
  pattern`
    ^(?:(?:that|it|this)(?:['’]s| is| was)|(?:i|we|you|he|she|they)(?:['’]ve| have)?
    \s(?:(?:did|was|were|have|had)(?:n['’]?t| not)?|never|said|told))(?!\p{L})
  `,
  'iu',
)
