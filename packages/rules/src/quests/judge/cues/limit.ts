import { pattern } from '../../../text/pattern.ts'
import { isStated, oneOf } from './pattern.ts'

const HAND_OVER = '(?:lend|loan|give|giv|borrow|send|help with|do|stretch|spare|front|sub|cover)'
const NOT = pattern`
    (?:can't|cannot|won't|not going to|not gonna|not able to|not (?:lending|giving|loaning|doing)|not prepared to|
    not willing to|not in a position to|not in the position to|unable to|don't (?:want to |feel able to |wish to )?|
    refuse to)
  `
const LIMITS = oneOf(
  pattern`
    \b(?:i|we)(?:'ve|'m| am| have|'ll)? (?:really |just |honestly |sadly |simply |afraid |sorry |definitely |
    \w+ly )*(?:can't|won't|not going to|not able to|not lending|not giving|unable to|
    don't (?:want to )?(?:lend|loan|give|mix|do (?:loans|lending|money))|decided (?:not to|to stop|against)|
    (?:have|need|want|am going|going|got|had|choose|prefer) to (?:say no|decline|pass|keep it a no)|say no|saying no|
    stopped lending|not comfortable (?:with )?(?:lending|giving)|not up for|not in (?:a|the) position|not happy to|
    no longer lend|don't lend|turn(?:ing)? (?:this|it|that) down|passing on|declining)\b
  `,
  // without its subject, as in a chat
  `(?:^|[.!?;…,-] ?|\\b(?:sorry|toni|but|so|mate|bro|hey|hun|love)(?: \\w+)?,? )(?:really |just |honestly |simply )*${NOT} ?(?:be )?(?:able to )?(?:${HAND_OVER}|this|that|the|it|any)?\\w*`,
  pattern`
    \b(?:going to|gonna|will|'ll|i'd) (?:have to |need to )?(?:say no|pass (?:on|this)|decline|sit this (?:one )?out|
    leave it)\b|\bhave to (?:say no|pass|decline)\b|\bno (?:more|further) (?:lending|loans?|money|cash)\b|
    \bi(?:'m| am) (?:out|saying no|closed for loans)\b(?= on|,|\.| to)
  `,
  "\\bi(?:'d)? (?:\\w+ )?rather not\\b(?! really)",
  "\\b(?:the |my )?answer(?:'s| is| has to be| will be| stays| remains) (?:a |still )?(?:\\w+ )?no\\b",
  pattern`
    \b(?:it|that|this)(?:'s|'ll be| is| has to be| will be| must be)? (?:a |
    got to be a )?(?:\w+ )?no\b(?! (?:problem|worries|trouble|bother|big))|
    \b(?:a|it's|is|firm|hard|clear|be|gentle|kind|simple|honest) no (?:from (?:me|my)|
    to (?:the|this|that|more|any|lending)|on (?:the|this|that|any|lending)|for|this time)|
    \bnot (?:this time|happening)\b|\bno can do\b|^(?:\w+,? ){0,3}no[,.! -](?! (?:problem|worries))
  `,
  pattern`
    \b(?:but|so|stick(?:ing)? (?:with|to)|saying|say|hard|still|answer|toni|and|from me|here)(?: a| with|:|
    ,)? no\b(?! (?:problem|worries|more|idea|one|longer|matter|big|bother|hard))|\bno o\b|\bno(?=[.!;])|
    \b(?:must|have to|need to) (?:decline|refuse|say no)\b|\b(?:bank|wallet|purse)(?:.s| is)? (?:\w+ )?(?:shut|
    closed)\b
  `,
  "\\bi don't have (?:it|am|the money|any|money|that|200)(?: am)? (?:to (?:give|lend|spare|borrow)|spare)\\b",
  '\\bno (?:from|to the|on the|toni|love|mate|thanks|sorry)\\b',
)
/** Phrases that retract a no in the same text. */
const GIVING_IN = new RegExp(
  pattern`
    \b(?:i(?:'ll| will| can| could| might)(?: maybe| still| only| just)? (?:lend|give you (?:the|\d|some|half|a bit)|
    send you|do it)|not sure|let me (?:think|see|check)|i guess|maybe i|maybe \d+|maybe half|maybe\.|maybe,|
    maybe next|hmm|we'll see|ask me (?:again|next)|(?:by|at|till|until) the end of the month\?|i don't think i can)\b
  `,
)

/** Whether the writer clearly says no. */
export const hasLimit = (text: string): boolean => isStated(LIMITS, text) && !GIVING_IN.test(text)
