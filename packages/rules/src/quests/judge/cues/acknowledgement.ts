import { pattern } from '../../../text/pattern.ts'
import { FEELING } from '../feelings.ts'
import { isStated, oneOf } from './pattern.ts'

const HARD = pattern`
    (?:awful|horrible|horrid|rubbish|grim|rough|tough|hard|bad(?! luck)|terrible|miserable|nasty|painful|annoying|
    frustrating|humiliating|embarrassing|lonely|cold|rotten|dreadful|crap|crappy|shit|shitty|unfair|upsetting|
    infuriating|maddening|mortifying|ghastly|hurtful|brutal|exhausting|unpleasant|no fun|
    not (?:easy|fun|nice|fair|okay|ok)|the worst)
  `
/** What a person left in the rain may feel. Words that could describe only the weather aren't included. */
const THEIR_STATE = pattern`
  (?:${FEELING}|furious|livid|raging|mad|pissed|freezing|frozen|soaked|drenched|humiliated|foolish|stupid|daft|silly|
  ridiculous|like (?:an? |such an? |a complete |a right )?(?:idiot|fool|lemon|mug|muppet|numpty|plonker)|abandoned|
  forgotten|let down|stood up|unwanted|embarrassed|mortified|worried sick|sick with worry)
`
const HOW =
  '(?:so |really |very |pretty |absolutely |totally |completely |quite |utterly |a bit |proper |right |such |bloody |just |how |all |dead |properly |also |even )'

const SAID = oneOf(
  '\\byou (?:must|have to|must have to|will) (?:be|feel|have (?:been|felt)|surely)\\b',
  '\\b(?:that|it|this|which|waiting|standing) (?:\\w+ ){0,5}?(?:must (?:have|be|feel)|sounds|sucks|sucked)\\b',
  '\\bmust(?:n.t)? (?:really |surely )?(?:have (?:been|felt|really)|hurt|feel)\\b|\\bno wonder\\b',
  pattern`
    \bi (?:can |could |do |totally |completely |really |fully |only |just |well |know |absolutely )*(?:see|imagine|
    understand|get|hear|picture|appreciate) (?:that|why|how|what|you|it|the|being|standing)\b|
    \bi (?:can |do |completely |really |fully |totally )*(?:imagine|understand)\b
  `,
  pattern`
    \byou(?: have| had|'ve|'d) (?:got )?every (?:right|reason)\b|\banyone would (?:be|feel|have)\b|
    \b(?:no one|nobody) (?:likes|deserves|wants|should have)\b|\byou (?:didn't|don't) deserve\b|
    \byou deserved (?:better|more|a)\b
  `,
  '\\b(?:makes|made) (?:total |complete |perfect |a lot of )?sense\\b',
  `\\bi(?:'d| would|'ll)(?: \\w+)? (?:be|feel|have been|have felt|have gone|have lost|go) (?:\\w+ ){0,3}?(?:${THEIR_STATE}|${HARD}|too|the same|as well|my (?:mind|rag|temper)|it|spare|mad|ballistic)`,
  pattern`
    \byou(?:'re| are) (?:\w+ )?right to be\b|\bi hear you\b|\bunderstand your (?:feelings?|anger|hurt|frustration|
    position)\b|\byour (?:anger|frustration|hurt) (?:is|makes)\b|
    \bi know (?:it|that|this|how) (?:\w+ )?(?:hurts?|hurt you|stung|was|felt|must|you feel|you felt|awful|bad|hard|
    much)
  `,
  `\\b(?:of course|no wonder) (?:you(?:'re| are|'d| were| feel| felt)|it hurt)\\b`,
  `\\b(?:waiting|standing|stood|being|left|getting|alone|stuck)(?: [\\w']+){0,9} (?:is|was|must be|must have been|hurts|sounds|feels|would be) ${HOW}{0,2}${HARD}\\b`,
  pattern`
    \b(?:it|that|this|how|what an?|must be|must have been|sounds|felt|
    feel)(?:'s| was| is| must be| must have been| sounds| would be| would have been| would feel| must feel)? ${HOW}{0,2}${HARD}\b(?! of me)
  `,
  pattern`
    \bit (?:must )?hurts? you\b|\bwhat (?:i put you through|you went through|that was like)\b|
    \bhow (?:stupid|small|foolish|awful|horrible|frustrating|humiliating|miserable|alone|let down|silly|upset|angry|
    hurt|bad|embarrass\w+|cold|wet|long|annoy\w+|worried) (?:you|that|it|i made|this|must)
  `,
)

/** Descriptions of the other person's experience: "you were soaked", "standing there feeling daft". */
const SAID_BACK = oneOf(
  `\\b(?:rain|minutes|mins|cold|wait|alone)\\b(?: in the rain| alone| outside| like that)* (?:is|was|sounds|must be|must have been) ${HOW}{0,2}${HARD}\\b`,
  '\\bi know how (?:it|that) (?:feels|felt|is)\\b',
  pattern`
    \bi(?:'d| would|'ll) (?:\w+ )?(?:be(?! (?:happy|glad|there|grateful|able|home|late|in touch|back|honou?red|more|
    ok|okay|fine|up))|feel|have (?:been|felt|cried|gone|lost|screamed|walked|hated|\w+ed))\b
  `,
  pattern`
    \byou (?:\w+ )?(?:suffered|struggled|froze|shivered|endured|went through)\b|
    \bi feel (?:for you|awful|terrible|horrible|so bad) (?:for|about|that|thinking|knowing|picturing)? ?(?:you|what|
    how|leaving|making)|\bfeel for you\b|\bno (?:be )?small thing\b|
    \byou had (?:such )?an? (?:\w+ )?(?:rotten|horrible|awful|miserable|terrible|rubbish|grim|bad|lonely|cold)\b
  `,
  pattern`
    (?:^|[.!?…,] )(?:so |all |freezing |soaking |oh |ash |dripping )*(?:cold|wet|soaked|drenched|
    alone)(?:,| and) (?:\w+,? )?(?:and |cold|wet|alone|no |with no|checking|waiting|humiliated|worried|soaked|
    confused|angry)
  `,
  `\\byou(?:'re| were| got| stood there| stood| waited)(?: \\w+){0,4} ${HOW}?(?:cold|wet|alone|soaking|dripping|shivering)(?:,| and| with| in the dark) [a-z]`,
  pattern`
    \b(?:being|getting|to be|to get|to stand|to wait)(?: [\w']+){0,8} (?:hurts?|stings?|
    is (?:hard|too much|painful|no joke|not easy))\b|\bit (?:go|will|would|must) (?:pain|hurt|vex|annoy|
    upset) (?:anyone|anybody|you|everyone|me too)\b|\byou felt\b
  `,
  pattern`
    \byou(?:'re|'d been|'ve been| were| must| felt| feel| ended up| got| stood there| was| would have| had to (?:feel|
    be))? ${HOW}{0,2}(?:being |feeling |getting |left |looking |been |be |have been |
    have felt )?${HOW}{0,2}${THEIR_STATE}
  `,
  pattern`
    \b(?:feeling|felt|looking|wondering|worrying|not knowing|thinking (?:i|you|maybe)|checking your|hoping|expecting|
    believing) (?:${HOW}{0,2}(?:${THEIR_STATE}|more)|where i|if i|whether|i'd|i was|that i|your (?:phone|watch)|
    i would|i wasn't|you'd|phone|each|every)\b
  `,
  pattern`
    \b(?:standing|stood|waiting|waited|left|sat|stuck)\b[^.!?]{0,60}\b(?:alone|on your own|by yourself|feeling|
    wondering|not knowing|with no (?:word|call|text|message|idea|news|sign)|without a (?:word|call|text|message|sign)|
    thinking|looking|soaked|drenched|freezing|soaking|shivering|like an? (?:idiot|fool|lemon|mug)|while everyone|
    everyone (?:walking|staring|else)|people (?:walking|staring|looking))
  `,
  pattern`
    \b(?:soaked|drenched|freezing|shivering)\b[^.!?]{0,40}\b(?:alone|no (?:word|call|sign|idea)|waiting|wondering|
    because of me|and|through)\b|\bmade you (?:feel|wait|look|stand)\b|\byou (?:were|was) counting on me\b|
    \byou (?:counted|relied) on me\b
  `,
)

/** Whether the writer acknowledges what it was like for the other person. */
export const acknowledges = (text: string): boolean => isStated(SAID, text) || isStated(SAID_BACK, text)
