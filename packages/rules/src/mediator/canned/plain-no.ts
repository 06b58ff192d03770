import { pattern } from '../../text/pattern.ts'

/** Whether a text begins with "no" as an answer: "No. Not my problem", unlike "No, I didn't see it" and "No one rang". */
export const beginsWithNo = (text: string): boolean => {
  const [no] = NO.exec(text) ?? []
  return no !== undefined && !DENIAL.test(text.slice(no.length))
}
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
