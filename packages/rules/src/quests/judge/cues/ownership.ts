import { pattern } from '../../../text/pattern.ts'
import { isStated, oneOf } from './pattern.ts'

const ADVERB =
  '(?:just |clean |totally |completely |simply |really |plain |straight up |fully |honestly |only |went and |clearly |truly |stupidly |absolutely |properly |also |did |even |\\w+ly )'
const OWNING = oneOf(
  pattern`
    \b(?:i|and|me)(?:'ve|'d)? ${ADVERB}{0,2}(?:forgot|forgotten|forget|messed up|mess up|screwed (?:up|it|this|that)|stuffed up|
    fucked up|cocked up|let you down|left you|dropped (?:the ball|it|this)|failed(?: you)?|was wrong|
    was (?:at|in) (?:the )?(?:fault|wrong)|blew it|lost track|got it wrong|got carried away|did wrong|
    made (?:a|the|such a|this) (?:\w+ )?(?:mistake|error)|kept you|kept \w+ waiting|
    never (?:called|rang|texted|rung|phoned|messaged)|caused (?:it|this|that)|own (?:it|this|that|up)|ought to have|
    broke my (?:word|promise)|ghosted you|slipped up|goofed|flopped|fumbled|dropped the ball|did you wrong|
    made a (?:hash|mess) of|made you wait)\b
  `,
  "\\bi (?:really |just |so |definitely |absolutely )?(?:should(?:'ve| have)|shouldn't have|should not have|could have (?:called|rung|texted|let)|ought to have)\\b",
  pattern`
    \b(?:i|and|even) (?:just |simply |also |even |totally |still )*(?:didn't|did not|don't|haven't|hadn't|
    never) (?:even |bother to |manage to |think to |remember to |once )?(?:call|text|write|let you know|show|inform|
    tell|ring|rang|message|reply|warn|think|check|keep|update|pick|phone|buzz|get in touch|send|
    do (?:it|that|so|what)|call am|remember|come|turn up|make it|give you a)\w*\b
  `,
  pattern`
    \bi (?:promised|said i'd|said i would|said i will|told you i'd|told you i would|was (?:meant|supposed) to|
    had one job|meant to)\b[^.!?]*\b(?:didn't|forgot|never|went|dropped|failed|wasn't)\b|\bi had one job\b
  `,
  '\\b(?:wrong|careless|thoughtless|not okay|not fair|bad|stupid|selfish|rude|inconsiderate|poor|unfair) of me\\b',
  '\\b(?:all |fully |entirely |totally |purely )?(?:on me|down to me|my (?:own )?(?:fault|mistake|bad(?! luck)|responsibility|doing|error|failing|slip|stuff-up|cock-up|screw-up|job))\\b',
  pattern`
    \bi (?:take|own|accept|hold|bear) (?:full |the |all |up |complete |total )*(?:responsibility|blame|that|this|it|
    to (?:it|that|this))\b|\b(?:mess|screw)(?:ed|ing) up\b|\bno excuses?\b|\bblame me\b|
    \bi(?:'m| am) (?:the one )?(?:to blame|at fault|in the wrong)\b
  `,
  '\\b(?:slipped|went|gone|flew|fell)(?: \\w+){0,2} (?:my|out of my|from my) (?:mind|head|brain|memory)\\b|\\b(?:escaped|left) my mind\\b',
  "\\bsorry (?:that )?i (?:\\w+ )?(?:didn't|forgot|left|never|made|kept|let|failed|wasn't|put)\\b|\\b(?:because|since|that) i (?:\\w+ )?(?:didn't|forgot|never|failed)\\b",
  '\\bsorry for (?:not |leaving|forgetting|making|keeping|letting|putting|failing|my)|\\bby not (?:calling|texting|ringing|telling|letting)|\\bi apologi[sz]e (?:for|that i)|\\bi apologi[sz]e\\b',
  "\\bi(?:'m| am) (?:\\w+ )?(?:annoyed|angry|raging|mad|cross|furious|disappointed|embarrassed|ashamed) (?:with|at|of|in) (?:myself|me)\\b|\\bi put you (?:in|through)\\b|\\bi made you\\b",
)

/** Whether the writer names their own part. */
export const owns = (text: string): boolean => isStated(OWNING, text)
