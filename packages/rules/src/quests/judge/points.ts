import { DEGREE, FEELING } from './feelings.ts'
import { sentencesIn } from './plain-words.ts'
import type { Point } from './rubric.ts'

const re = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'g')

const BEING =
  "\\b(?:i|we)(?:'m|'ve been|'d be|'ll be|'d feel)?(?: (?:was|were|feel|felt|get|got|become|became|been|end up|ended up|start feeling|started to feel|came home|went home|left|find myself|found myself|keep feeling|would be|would feel|would have been|would have felt))?"
const FEELINGS = re(
  `${BEING} ${DEGREE}{0,4}${FEELING}`,
  // "felt pretty lonely tbh": without its subject, at the start of a clause
  `(?:^|[.!?,;…-] ?|\\b(?:and|but|so) )(?:i )?(?:feel|felt|feeling|got|getting) ${DEGREE}{0,4}${FEELING}`,
  `\\b(?:makes?|made|leaves?|left|keeps?|kept|gets?|got|getting) me (?:feel |feeling )?${DEGREE}{0,4}${FEELING}`,
  "\\bi(?:'m)? (?:really |still |just |also |do )*(?:worry|dread|fear|struggle|resent|panic)(?:ing|ling)?\\b",
  '\\b(?:i|and) (?:really |still |do |also )*miss(?! (?:a|an|the|any|anything|something|your (?:message|text)|out)\\b)',
  '\\b(?:it|that|this|which|and) (?:really |still |kind of |honestly |did )?(?:hurts?|stung|stings|bothers? me|bothered me|worr(?:ies|ied) me|stress(?:es|ed) me(?: out)?|saddens me|frustrates me|upsets me|gets to me|weighs on me|wears? me (?:out|down)|drains me|scares me|exhausts me)\\b',
  '\\b(?:running on empty|los(?:e|ing) (?:my temper|it)|about to (?:shout|cry|explode|snap|scream|yell|lose)|too (?:much|long|often) for me|at (?:my|the) (?:limit|end of my rope)|mood sinks|heart (?:is )?(?:racing|sank|sinks|pounding)|head is (?:spinning|pounding|too full)|worn (?:out|down) by|getting (?:to be )?too much for me|had enough for today)\\b',
  // idioms from Britain, America, India and Nigeria
  "\\b(?:(?:doing|did) my head in|head(?:'s|s| is)? (?:all over the place|a mess|gone)|on my last nerve|at (?:my )?wits'? end|not (?:very |so |too |really |that |at all )?(?:happy|okay|ok|comfortable|at ease|feeling (?:good|great|well)) (?:about|with|right now|at all)|(?:i'm|i was|feel|felt) (?:not|n't) (?:very |so |too |really |that )?(?:happy|okay|ok|comfortable|at ease|myself)|(?:it|that|this|they|which) (?:really |kind of |honestly )?(?:stress(?:es|ed|ing)? me|stings|pains me|gets me down|got me down|made my heart)|stressing me out|under (?:a lot of |so much )?(?:stress|pressure)|not in (?:the|a) (?:right |good |great )?(?:frame of mind|head ?space|mood|place|state)|can't (?:relax|sleep|concentrate|think straight|keep up|cope))\\b",
  `\\b(?:and|but|so|,) (?:honestly |just |kind of |really )*(?:was|am) ${DEGREE}{0,4}${FEELING}`,
  `\\b(?:honestly|really|just|kind of|actually) (?:feel|felt|feeling) ${DEGREE}{0,4}${FEELING}`,
  '\\b(?:a|this|some) (?:\\w+ )?(?:pang|wave|feeling|sense|lot) of (?:jealousy|sadness|anger|loneliness|frustration|disappointment|worry|panic|anxiety|dread|stress|hurt|resentment)\\b',
  '\\b(?:finding|find) (?:it|this|that) (?:really |very |so |pretty )?(?:hard|difficult|tough|exhausting|stressful|upsetting)',
  "\\b(?:it's|it is|this is|that's|that was|it was) (?:really |very |so |pretty )?(?:hard|difficult|tough|stressful|exhausting|upsetting|hurtful|painful) (?:for|on|to) me\\b",
)

const NEEDS = re(
  "\\b(?:i|we)(?:'d)? (?:really |also |just |do |will |would |still |do really )*needs?(?:ed)?\\b(?! (?:you|people|everyone) )(?! to (?:tell|say|point)\\b)",
  "\\b(?:is|are|was|it's|that's|which is) (?:really |very |so |pretty |quite )?important (?:to|for) (?:me|us)\\b",
  '\\b(?:matters?|mattered|means (?:a lot|so much)) (?:a lot |so much )?to me\\b',
  '\\bi (?:really |do |deeply )*(?:value|rely on|depend on|count on|care (?:about|for))\\b',
  "\\bi(?:'d| would) (?:really |also |so |just )*(?:like|love|prefer)(?! (?:you|to (?:say|tell|point|know))\\b)",
  '\\bi (?:really |just |do )*want(?:ed)? (?!you\\b|to (?:say|tell|point|scream|shout|throw)\\b)',
  '(?:^|[.,!?;…] ?|\\b(?:and|but|so|please) )(?:really |just |also )*need (?:a|an|some|my|the|to|time|space|this)\\b',
  "\\bi(?:'ve not| haven't|'ve hardly| hardly|'ve barely| barely) (?:seen|had|spent|slept|been)\\b",
  "\\bi(?:'m| am) saving\\b|\\b(?:tight|own) budget\\b|\\bmoney(?:'s| is) tight\\b|\\b(?:and|i) need (?:it|this|that|what|mine)\\b|\\bi (?:really |do )?have to (?:rest|sleep|pay|save|be with|look after|study|see)\\b|\\bi(?:'d| would) rather\\b|\\bi don't want (?:it|this|that|money|us|things)\\b",
  "\\bso (?:that )?(?:i|we) (?:can|could|don't)\\b|\\bi(?:'m| am) saving\\b|\\bi wish\\b|\\bi(?:'m| am) trying to\\b",
)

const ASKING = '(?:could|would|can|will|shall|may|might)'
const REQUESTS = re(
  `\\b${ASKING} (?:you|we|i|u|it|somebody|someone|the two of us)\\b(?! (?:(?:please|maybe|just|even) )*(?:not|stop|quit|be any|have the guts|at least|possibly find it|thank me))(?: \\w+['\\w]*){2,}`,
  "\\bplease (?:just )?(?!(?:the|i|my|your|our|we|it|this|there) |do not|don't|stop|grow|get a|find somebody else or)\\w+ \\w+",
  "\\b(?:how about|what if|let's|shall we)(?: \\w+){2,}",
  "\\bi(?:'d| would)(?: really)? (?:appreciate|love|like) (?:it if|your|you to|us to|if)\\b",
  "\\bi(?:'d| would)(?: really)? (?:like|love) to (?:ask (?:you )?(?:to|if|whether|for)|know (?:if|whether)|talk|come|join|be (?:asked|invited|included)|swap|agree|find|pick|hear)\\b",
  '\\bany chance (?:of |you |we |i |that )(?:\\w+ ?){2,}|(?:^|[.,!?] ?)(?:would you |do you )?mind (?:if|\\w+ing)\\b|\\b(?:would it be|is it|would that be) (?:ok|okay|possible|alright|fine|cool) (?:if|to|for)\\b|\\bgive me a (?:shout|heads up|ring|call|text) (?:if|when|before|next|about)|\\b(?:count|invite|include|add|ask|call|tell) me (?:in )?(?:too|as well|next time|the next time|for the next)\\b|\\bi request (?:you|that)\\b',
  '\\b(?:are you|would you be) (?:ok|okay|willing|open|able|up|free|fine)\\b',
  '\\bdo you (?:think (?:you|we) could|mind|have (?:time|a minute)|want to)\\b',
  '\\b(?:let me know|tell me|ping me|ask me|invite me)\\b(?= (?:if|when|before|whether|next|about|the|what|how))',
)
/** A genuine question counts as a request for an answer. */
const QUESTION =
  /^(?!.*\b(?:why|who do|how (?:dare|could)|seriously|what(?:'s| is) wrong|(?:can|could|would) you (?:please )?not|stop)\b).{12,}\?+$/

/** Signs that something is described as it happened. */
const FACTS = re(
  '\\bsince\\b|\\byesterday\\b',
  '\\blast (?:night|week|month|time|friday|saturday|three|two|few|\\w+day)',
  "\\b(?:this|on|from) (?:morning|\\w+day)\\b|\\b\\w+day's\\b",
  '\\b(?:for|after) (?:\\w+ ){0,2}(?:days?|weeks?|hours?|months?|minutes?|evenings?|nights?|times|fridays)\\b',
  '\\b(?:two|three|four|five|six|seven|several|a few|\\d+)(?: \\w+){0,2} (?:days?|weeks?|times|fridays?|pans|pots|shifts?|evenings?|of you)\\b',
  '\\bin a row\\b|\\brunning\\b',
  '\\b(?:second|third|fourth|fifth) (?:\\w+ )?(?:time|\\w+day|week|day|shift|month)\\b',
  '\\b(?:nobody|no one) (?:had |has )?(?:told|asked|said|mentioned|invited)\\b',
  '\\byou (?:left|borrowed|played|went|met|asked|said|wrote|cancelled|had|were|took)\\b',
  '\\bstill (?:here|there|where|in|on|soaking|dirty|full)\\b',
  "\\bi (?:just |'ve )?(?:saw|see|noticed|notice|found|find|realised|realized|heard|read|counted|came (?:home|into|across|in)|walked in|opened|looked|discovered|wanted|planned|tried|got home)\\b",
  '\\b(?:saw|opened|found|came across|looking at|seeing)\\b',
  '\\b(?:the|those|these) (?:\\w+ ){0,3}(?:photos|pictures|pics) (?:made|left|got|show)',
  '\\bwhen (?:i|we|you|the|there|your|plans)\\b',
  "\\b(?:are|is|were|was|'s|'re|been|sat|sitting|standing|lying|left) (?:still |all )?(?:in|on|there|at|full|empty|open|piled|soaking)\\b",
  '\\bthere (?:are|were|have been|has been|was|is)\\b',
  "\\bi(?:'ve)? (?:already )?(?:been covering|been doing|been working|covered|took|taken|done|did|worked|swapped)\\b",
)

const LIMITS = re(
  "\\b(?:i|we)(?:'ve|'m| am| have)? (?:really |just |honestly |sadly )*(?:can't|won't|not going to|not able to|not lending|not giving|unable to|don't (?:want to )?(?:lend|loan|give)|decided (?:not to|to stop|against)|(?:have|need|want|am going|going|got|had) to (?:say no|decline|pass)|say no|saying no|stopped lending|not comfortable (?:with )?lending|not up for)\\b",
  // without its subject, as in a chat
  "(?:^|[.,!?;…-] ?|\\b(?:sorry|toni|but|so|mate|bro|hey)(?: \\w+)?,? )(?:really |just |honestly )*(?:can't|won't|not able to|not (?:going to |gonna )?(?:be )?(?:lend|loan|giv)\\w*|not lending|unable to) (?:be )?(?:lend|loan|give|do|help|able)?\\w*",
  "\\b(?:going to|gonna|will|'ll) have to (?:say no|pass|decline)\\b|\\bi(?:'ll| will) have to (?:say no|pass|decline)\\b|\\bno more (?:lending|loans)\\b",
  "\\bi(?:'d)? (?:\\w+ )?rather not\\b",
  '\\b(?:the|my) answer (?:is|has to be|will be) (?:a )?(?:\\w+ )?no\\b',
  "\\b(?:it|that)'s a (?:\\w+ )?no\\b|\\bnot this time\\b|^(?:\\w+,? ){0,2}no[,.! -]",
)
/** Phrases that take back a no in the same sentence. */
const GIVING_IN =
  /\b(?:i(?:'ll| will| can| could| might)(?: maybe| still| only)? (?:lend|give you|do it)|not sure|let me think|i guess|maybe i|maybe\.|we'll see)\b/

const ACKNOWLEDGEMENTS = re(
  '\\byou (?:must|have to) (?:be|feel|have (?:been|felt))\\b',
  '\\b(?:that|it|this|which|waiting|standing) (?:\\w+ ){0,5}?(?:must (?:have|be|feel)|sounds|sucks|sucked)\\b',
  '\\bmust have (?:been|felt)\\b|\\bno wonder\\b',
  '\\bi (?:can |totally |completely |really |fully )*(?:see|imagine|understand|get|hear) (?:that|why|how|what|you)\\b',
  '\\byou have every (?:right|reason)\\b',
  '\\b(?:makes|made) (?:total |complete |perfect |a lot of )?sense\\b',
  `\\bi(?:'d| would) (?:be|feel|have been|have felt) (?:\\w+ ){0,3}?(?:${FEELING}|too|the same)`,
  `\\byou(?:'re| are) right to be\\b|\\bi hear you\\b`,
  `\\b(?:of course|no wonder) you(?:'re| are|'d| were| feel| felt)\\b`,
  '\\b(?:waiting|standing|stood|being|left)(?: \\w+){0,8} (?:is|was|must be|must have been) (?:\\w+ )?(?:rubbish|grim|rough|tough|hard|bad|terrible|miserable|not easy|no fun|nasty|painful)\\b',
  '\\b(?:it|that) must(?:n.t)? (?:have been|be) (?:\\w+ )?(?:hard|rough|tough|bad|rubbish|grim|terrible|annoying|cold)\\b',
  '\\b(?:i|i.d) (?:would )?(?:be|have been) (?:\\w+ )?(?:fuming|furious|livid|raging|annoyed|mad|upset|pissed|angry|hurt)\\b',
  `\\bhow (?:awful|horrible|frustrating|humiliating|miserable)\\b`,
  `\\b(?:that|it) (?:was|is) (?:really |so |just )?(?:awful|horrible|miserable|unfair|humiliating)\\b`,
)

const OWNING = re(
  "\\bi (?:\\w+ )?(?:forgot|messed up|screwed up|let you down|dropped the ball|should(?:'ve| have)|shouldn't have|didn't (?:call|text|write|let you know|show)|failed|was wrong|apologi[sz]e|left you|never called|blew it)\\b",
  "\\bi (?:promised|said i'd|said i would)\\b[^.!?]*\\bdidn't\\b",
  '\\b(?:wrong|careless|thoughtless|not okay|not fair|bad) of me\\b',
  '\\b(?:on me|my (?:fault|mistake|bad|responsibility))\\b',
  '\\bi (?:take|own) (?:full |the )?(?:responsibility|that|this|it)\\b|\\bmess(?:ed|ing) up by\\b',
  "\\b(?:it's|was|it was|that's|all) my (?:fault|mistake|bad)\\b|\\bi (?:lost track|got it wrong|got carried away|did wrong|made a mistake|kept you|forget|didn't (?:inform|tell|ring|message|reply|warn|think|check|keep|update))\\b|\\bi didn't (?:even )?(?:call|text|inform|tell|ring|message|pick)\\b|\\bi take the blame\\b",
  "\\bsorry (?:that )?i (?:\\w+ )?(?:didn't|forgot|left|never|made|kept)\\b",
  '\\bsorry for (?:not |leaving|forgetting|making|keeping)',
)

const TIME = re(
  '\\b(?:in|for|take|me) (?:about |like |another )?(?:half an hour|an hour|(?:a few|\\w+) (?:minutes|hours|mins))\\b',
  '\\b(?:back|again|up) (?:in|at|by) (?:about |around |like )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty)\\b|\\bin (?:one|an|\\d+) hours?\\b|\\bone hour\\b|\\b(?:later|sometime) (?:this evening|tonight|today)\\b',
  '\\b(?:ten|fifteen|twenty|thirty|forty|\\d+) ?min(?:ute)?s?\\b|\\bhalf an hour\\b',
  '\\b(?:tomorrow|tonight|this evening|after (?:dinner|lunch|breakfast|work|my \\w+|a \\w+|the \\w+)|over (?:coffee|breakfast|dinner)|at (?:about |around )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|noon))\\b',
)
const RESUMING =
  /\b(?:talk|continue|finish|pick (?:this|it|things) (?:back )?up|come back|be back|go on|come and find|sit down|back to (?:this|it|you)|return|carry on|try again|revisit|discuss|go over|resume|start (?:again|over)|sort (?:it|this) out|sort it|chat|speak)\b/

/** A denied point ("it's not that I'm sad") doesn't count. */
const DENIED = /\b(?:not|never|hardly|\w+n't)(?: (?!only|just)\w+){0,3} $/
/** How many characters back to look for a denial. */
const REACH = 40

const found = (pattern: RegExp, text: string): boolean =>
  [...text.matchAll(pattern)].some(
    (match) => !DENIED.test(`${text.slice(Math.max(0, match.index - REACH), match.index)}`),
  )

const isRequest = (sentence: string): boolean => found(REQUESTS, sentence) || QUESTION.test(sentence.trim())

/** What happened must be stated, not just mentioned in a request, so requests are cut off first. */
const beforeRequest = (sentence: string): string => {
  const [request] = sentence.matchAll(REQUESTS)
  return request ? sentence.slice(0, request.index) : sentence
}

const POINTS: Readonly<Record<Point, (text: string) => boolean>> = {
  observation: (text) => sentencesIn(text).some((sentence) => found(FACTS, beforeRequest(sentence))),
  feeling: (text) => found(FEELINGS, text),
  need: (text) => found(NEEDS, text),
  request: (text) => sentencesIn(text).some(isRequest),
  limit: (text) => found(LIMITS, text) && !GIVING_IN.test(text),
  acknowledgement: (text) => found(ACKNOWLEDGEMENTS, text),
  ownership: (text) => found(OWNING, text),
  return: (text) => found(TIME, text) && RESUMING.test(text),
}

/** Whether a message makes a point. @param text as returned by `ownWords(plainWords(…))` */
export const makes = (point: Point, text: string): boolean => POINTS[point](text)
