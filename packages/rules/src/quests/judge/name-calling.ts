import { isFoul } from '../../mediator/canned/foul.ts'
import { FILLER, NAME, NOUN, TRAIT } from '../../mediator/canned/patterns.ts'
import { tagged } from '../../mediator/canned/tagging.ts'

const YOU_ARE = "\\b(?:you(?:'re| were| have been|'ve been| can be| seem| act| look| sound| behave)|you|being|acting)"
const SAID_OF_YOU = new RegExp(
  `${YOU_ARE} (?!not |never )${FILLER}{0,3}(?:like (?:an? |such )?)?${FILLER}{0,2}(?:${TRAIT}|${NOUN})`,
)
const YOUR = new RegExp(`\\byour (?:\\w+ )?(?:${TRAIT}|${NOUN})`)
const LIKE_A = new RegExp(
  `\\b(?:with|like|such|what|to|for|by) (?:an?|this|some) ${FILLER}{0,2}(?:(?:${TRAIT}),? )?${NOUN}`,
)
/** A word that is an insult wherever it stands, unless one calls oneself so. */
const ANY_NAME = new RegExp(`(?<!\\b(?:i|i'm|i was|me|myself|like) (?:\\w+ ){0,3})${NAME}`)

/** Whether somebody is called something, or sworn at. */
export function callsNames(text: string): boolean {
  const tags = tagged(text).text
  return SAID_OF_YOU.test(tags) || YOUR.test(tags) || LIKE_A.test(tags) || ANY_NAME.test(tags) || isFoul(text)
}
