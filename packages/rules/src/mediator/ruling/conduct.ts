import { pattern } from '../../text/pattern.ts'
import { insultsIn } from '../insults/insults-in.ts'

const VERY = '(?:(?:a bit|rather|quite|so|too|very|simply|just|being|both|truly|plainly|deeply|always|a|an|the) )*'
const TRAIT = pattern`
    selfish|lazy|childish|immature|petty|cruel|heartless|toxic|manipulative|narcissistic|arrogant|ignorant|stupid|
    foolish|pathetic|dishonest|untrustworthy|unreliable|irresponsible|inconsiderate|ungrateful|greedy|jealous|
    paranoid|controlling|abusive|hysterical|crazy|weak|worthless|hopeless|cowardly
  `
const PERSON = pattern`
    liar|cheat|coward|bully|fool|idiot|hypocrite|narcissist|child|brat|monster|villain|tyrant|slob|freeloader|
    parasite|drama queen|control freak|bad (?:friend|partner|parent|mother|father|person|neighbou?r|flatmate|roommate)
  `

/** A verdict on a person's character: "the first is lazy", "such a liar". */
const JUDGED = new RegExp(
  `\\b(?:is|are|was|were|be|remains?|has been|have been|proved|seems?|sounds?) ${VERY}(?:${TRAIT})\\b(?! (?:to|of|thing))|\\b(?:an?|the|such an?|this|that) (?:\\w+ )?(?:${PERSON})\\b`,
  'i',
)
const NATURE = /\b(?:by nature|(?:bad|poor|weak|flawed|rotten) character|personality|that kind of person)\b/i

/** Whether an English ruling judges only what people did, and never who they are. */
export const judgesConduct = (ruling: string): boolean =>
  !JUDGED.test(ruling) && !NATURE.test(ruling) && insultsIn(ruling).every(({ reason }) => reason !== 'insult')
