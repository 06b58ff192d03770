import { gap, type Sign, sign } from '../../sign.ts'
import { BODY, BREAK, HARM, PERSON, POSSESSIVE, SCORN } from '../../vocabulary.ts'
import { BLOWS, BLOWS_IN_PROGRESS } from './blows.ts'
import { DWELLING } from './words.ts'

const MEAL_OR_WORK = '(?:work|school|class|breakfast|lunch|dinner|tea)'
/** "Take him out the front on the lead": what follows says where or with whom, unlike "for good" and "with one punch". */
const OUTING = `(?:the (?:front|back)|(?:for|to) (?:an? |the )?(?:walks?|run|drive|drinks?|coffee|lunch|dinner|tea|meal|pizza|
  day|afternoon|evening|park|cinema|pub|beach|zoo|theatre)|(?:after|before|to) ${MEAL_OR_WORK}|
  to (?:see|look at|eat|buy|get|visit|play|watch|feed|celebrate|the)(?! (?:your|his|her|their) maker)|
  on (?:the lead|a lead|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?)|
  of (?:school|class|nursery|the (?:house|flat|class|team|will))|in the (?:car|pram|garden|buggy|morning|afternoon|evening)|
  together|instead|with (?:me|us|the (?:dog|dogs|kids|boys|girls|lads|pram)))\\b`

/** Harm to a person, in the form that follows "I will". */
const ACTS: readonly Sign[] = [
  `(?!end )${HARM} ${PERSON}(?! (?:off|out|in (?:line|on)|some|loose|short|down|up|free|from|
    with (?:kindness|love|questions|a smile)|feelings|up the|a (?:link|mail|text|message)|to it)\\b)`,
  `${BREAK} (?:out |in |off |up |all )?(?:every (?:single )?bone|all (?:of )?(?:your|his|her) bones|
    ${POSSESSIVE} ${SCORN}${BODY})`,
  `(?:beat|smash|cut|chop|tear|rip|slice|carve|mess|fuck|bash) (?:you|him|her|them) (?:up|to (?:a pulp|death|pieces)|
    into pieces|open|apart|bloody|down|in half)`,
  `knock (?:you|him|her|them) out|take (?:you|him|her|them) out(?! ${OUTING})`,
  `make sure (?:that )?(?:you|he|she|they) ${gap(3)}(?:in (?:the |a )?(?:hospital|grave|morgue|wheelchair|coffin)|dead|
    die|never walk|bleed)`,
  `(?:shut|close|break|smash) (?:it|that mouth|your mouth) (?:for you|forever|for good)`,
  `get my hands on (?:you|him|her|them)`,
  `put (?:a|my|this) ${SCORN}(?:bullet|knife|blade|fist|axe)`,
  `(?:have|get|pay|ask|send|hire|tell) (?:somebody|someone|people|them|some guys|my [a-z]+|
    a guy)(?: to| who will)? (?:come and )?(?:${HARM}|${BREAK}|take care of) (?:${PERSON}|
    ${POSSESSIVE} ${SCORN}${BODY})`,
  `(?:have|get) (?:you|him|her|them) (?:killed|beaten|beaten up|hurt|shot|raped|whacked|stabbed|taken out)`,
  `(?:blow|shoot|burn|torch) (?:up|down )?(?: ?down)? ?${POSSESSIVE} ${SCORN}${DWELLING}`,
  `(?:blow|burn|torch|shoot) (?:up |down )?(?:the|this) (?:whole |entire |damn |fucking )*(?:house|office|school|
    building|shop|place|flat)`,
  `(?:set|light) (?:${PERSON}|${POSSESSIVE} ${SCORN}${DWELLING}) (?:on fire|alight|ablaze)`,
  `take (?:your|his|her) life|hunt (?:you|him|her|them) down`,
].map(sign)

/**
 * The start of each act in a sentence. Found once and then checked against the text before it, because one pattern for
 * both would be huge.
 */
export const actsIn = (words: string): readonly number[] => startsOf([...ACTS, ...BLOWS], words)

/** The start of each act in the form that follows "I am": "breaking your legs". */
export const actsInProgress = (words: string): readonly number[] =>
  /ing /.test(words) ? startsOf(BLOWS_IN_PROGRESS, words) : []

const startsOf = (acts: readonly Sign[], words: string): readonly number[] => [
  ...new Set(acts.flatMap((act) => act.startsIn(words))),
]

/** "I hit her" may be about yesterday; "I stab her" is not. */
export const isPresent =
  (words: string) =>
  (start: number): boolean =>
    !/^(?:hit|cut|beat(?! (?:you|him|her|them) (?:till|until|so|to|up))|put|hurt|burst|split|shut|set|run|bit|slit(?! your)|let|have|get) /.test(
      words.slice(start),
    )
