import { pattern } from '../../../text/pattern.ts'
import { DEGREE, FEELING, NO_FEELING } from '../feelings.ts'
import { isStated, oneOf } from './pattern.ts'

const BEING = pattern`
    \b(?:i|we)(?:'m|'ve been|'d be|'ll be|'d feel)?(?: (?:was|were|been|feel|felt|get|got|become|became|end up|
    ended up|go|went|start feeling|started to feel|came home|went home|left|find myself|found myself|keep feeling|
    would be|would feel|would have been|would have felt))?
  `
/** Up to three words between "I am" and the feeling, none of them a negation or the start of another phrase. */
const GAP = pattern`
    (?:(?!(?:not|never|no|hardly|the|my|your|you|you're|we|he|she|they|it|it's|to|of|for|about|with|that|if|when|
    because|made|make|who|glad|happy|at|on|in|and|but)\b|(?!getting|feeling|becoming|being|running|starting)\w+ing\b|
    \w+n't\b)[\w']+,? ){0,3}
  `
const START = '(?:^|[.!?,;:…–-] ?|\\b(?:and|but|so|because) )'
/** Adverbs after which a feeling counts even without a subject and verb: "bit bummed", "so gutted". */
const ADVERB =
  '(?:bit|a bit|a wee bit|a little|a tad|so|pretty|really|quite|kind of|proper|super|just|honestly|low-key|very)'

const STATED = oneOf(
  `\\b(?:i'm|i am|i feel|i felt|i was|i've been|i'd be|feeling|felt|i've felt|i get|i got) ${GAP}${FEELING}`,
  `\\b(?:has|have|had|leaves|left|leaving|makes|made|making|got|gets|getting|keeps|kept|sends|sent) me ${GAP}${FEELING}`,
  `${BEING} ${DEGREE}{0,4}${FEELING}`,
  // without its subject, at the start of a clause: "felt pretty lonely", "was a bit sad", "me: hungry"
  `${START}(?:i |me:? |also |honestly |just )*(?:feel|felt|feeling|got|getting|was|am|been) ${DEGREE}{0,4}${FEELING}`,
  `${START}(?:still |also )?(?:${ADVERB} ){1,2}${FEELING}`,
  // "gutted I wasn't there"
  `${START}${FEELING} (?:that )?(?:i|we|it) (?:was|were|wasn't|weren't|didn't|missed|couldn't|had|hadn't)\\b`,
  `\\bme: ?${DEGREE}{0,2}${FEELING}`,
  `\\b(?:honestly|really|just|kind of|actually) (?:feel|felt|feeling|was) ${DEGREE}{0,4}${FEELING}`,
)

/** After "feel", nearly every word is a feeling, so only the exceptions are listed. */
const FELT = oneOf(
  `(?:\\b(?:i|and|but|me|honestly|just|really|so)|^|[.!?,;…-]) ?(?:'m |'ve been |still |just |really |honestly |kind of |also |am )*(?:feel|felt|feeling) (?:p |${DEGREE}){0,3}${NO_FEELING}[a-z]{3,}`,
  `\\b(?:makes?|made|making|leaves?|left|leaving|has|had) me (?:feel|feeling) ${DEGREE}{0,3}${NO_FEELING}[a-z]{3,}`,
  pattern`
    \b(?:makes?|made|making|leaves?|left|leaving|keeps?|kept|gets?|got|getting|has|had|turns?|drives?|
    driving) me (?:all |up )?${DEGREE}{0,4}(?:${FEELING}|mad|crazy|nuts|bonkers|insane|up the wall|round the bend)
  `,
  pattern`
    \bfe(?:el|lt|eling) (?:a bit |a little |kind of |really |so |quite |pretty |totally |
    completely )*(?:like (?:an? (?:idiot|outsider|outcast|stranger|ghost|spare part|fool|loser|failure|burden|
    afterthought|odd one out|third wheel|mug|zombie|wreck)|the odd one out|crying|screaming|
    i don't (?:belong|matter|live)|i(?:'m| was| am)? (?:\w+ )?(?:not|didn't|don't|wasn't|on the outside|outside|
    missing out|invisible|an? (?:outsider|idiot|fool|burden|afterthought)|unwanted|unwelcome|nobody|second|carrying|
    drowning|alone|the only one|running|going to|about to|stuck)\b)|out of (?:it|place|the loop|sorts)|
    under the weather|on the outside|the odd one out|at sea)\b
  `,
)

const SOMEWHAT = pattern`
    (?:a bit|a little|a little bit|a tad|so|too|way too|really|very|pretty|quite|kind of|sort of|getting|getting all|
    starting to (?:feel|get|be)|feeling|rather|totally|completely|absolutely|properly|utterly|truly|super|proper|dead|
    increasingly|more and more|slightly|all|genuinely|beyond|wound)
  `
/** After "I'm a bit", any adjective is a feeling or a state, except these. */
const NO_STATE = pattern`
    (?!(?:happy|glad|sure|free|sorry|late|close|grateful|thankful|keen|new|good|great|fine|okay|ok|busy|excited|lucky|
    kind|proud|able|used|aware|certain|clear|confident|curious|interested|willing|ready|open|fond|pleased|thrilled|
    delighted|impressed|blessed|better|well|much|many|far|long|little|bit|few|often|soon|early|old|young|tall|big|of|
    to|in|on|at|the|a|an|my|your|you|we|they|it|he|she|i|for|with|from|by|that|like|want|need|hope|think|know|
    appreciate|love|enjoy|wish|feel|home|back|here|there|into|up|out|off|not|never|no|nice|polite|patient|generous|
    careful|helpful|reasonable|honest|serious|right|wrong|disgusted|very|really|so|too|quite|pretty|more|less|lot|
    glad|welcome|amazing|awesome|funny|cool|just|set|about|over|\w{3,}ing)\b|\w+ly\b)
  `
const SOMEHOW = oneOf(
  pattern`
    \b(?:i'm|i am|i was|i've been|i get|i got|i felt|i feel|i'd be|makes me|made me|leaves me|left me|gets me|
    got me) (?:feeling |just |still |also |honestly |already |now |
    actually )*(?:${SOMEWHAT} ){1,3}${NO_STATE}[a-z]{3,}
  `,
  pattern`
    \b(?:it|this|that|which)(?:'s| is| was| has been| keeps| kept|'s been| had been| kind of| kinda)+ (?:really |
    just |kind of |honestly |so |all |still )*(?!ask|tell|giv|help|lett|cost|tak|show|bring|call|remind|mak|offer|sav|
    pay|giving)\w+ing (?:at )?me\b
  `,
  `\\b(?:it|that|this) (?:really |just |kind of |honestly )*(?!ask|remind|help|allow|call|want|need|reach|show|cost|tagg|add|invit|text|offer|owe|us)\\w+ed me\\b`,
  `(?<!\\byour )\\b(?:sadness|loneliness|frustration|irritation|annoyance|disappointment|anxiety|resentment|jealousy|envy|unease|heartache|fomo|exhaustion)\\b`,
  pattern`
    \b(?:it|that|this) (?:really |just |kind of |did |small )*(?:touch|touched|touches|pinch|pinched|pinches|bugs|
    kills|pains|rankles|rankled|nagged|nags|niggles|grates|galls)\b|\bi hate (?:that|it|this)\b|
    \bhot under the collar\b|\bwound (?:too|so|very|up) ?(?:tight)?\b|\b(?:in|into) my (?:own )?(?:head|feelings)\b|
    \b(?:body|chest|legs?|feet|back|knees|head) (?:is |are )?killing me\b|\bmake my (?:body|heart|head|mind) \w+\b|
    \ba (?:bit|touch) of an? (?:lemon|mug|outsider|fool|idiot|spare part)\b
  `,
)

/** Verbs for what an event does to the writer. */
const HURTING = pattern`
    (?:hurt|sting|stung|sadden|frustrate|upset|drain|scare|exhaust|bother|worri|worry|stress|depress|annoy|irritate|
    pain|bug|trouble|distract|deflate|unsettle|overwhelm|crush|unnerve|disappoint|disturb|shake|shook|rattle|grate on|
    weigh on|wear on|gets? to|got to|getting to|rile|freak|tire|tiring|stressing|weighing on)
  `
const WEARING =
  '(?:wear|wore|wind|wound|winding|grind|ground|get|got|getting|bring|brought|knock|pull|drag|dragg|hit|wip|tir|stress|freak|burn|eat|chok|weigh|cut|do)'
const DOES_TO_ME = oneOf(
  pattern`
    \b(?:it|that|this|which|and|they|these|those|money|\w+s|\w+ing|
    \w+ between us)(?:'s| is| has been| has| was| are)? (?:really |still |just |kind of |honestly |did |do |
    starting to |beginning to |been |also |always |only )*(?:${HURTING})(?:s|es|ed|d|ing|ting)? me\b
  `,
  `\\b${WEARING}(?:s|es|ed|ing)? me (?:up|down|out|off|hard|over|in)\\b`,
  `\\b(?:hurts?|hurting|stings?|stung|stresse?[sd]?|stressing|worries|bothers?|bothering|drains?|exhausts|saddens|upsets|scares|annoys|unsettles|overwhelms) me\\b`,
  '\\b(?:it|that|this|which|and) (?:really |still |kind of |honestly |did |does |actually )*(?:hurts?|stung|stings|smarts|smarted)\\b(?! (?:you|him|her|them)\\b)',
  pattern`
    \b(?:do(?:es|ing|ne)?|did) my (?:head|nut|brain) in\b|\b(?:on|got on|getting on|gets on) my (?:last )?(?:nerves?|
    mind)\b|\bbreaks my heart\b|\bkeep(?:s|ing)? me (?:up|awake)\b|
    \b(?:doesn't|don't|didn't|isn't) (?:quite |really )?(?:sit(?:ting)?|feel) (?:well|right|good|easy)\b|
    \b(?:taking|takes|taken|took) (?:it'?s|a|its) toll\b|\bget(?:s|ting)? (?:to be )?(?:too|a bit|quite) much\b|
    \btoo much for me\b|\ba lot for me\b|\bmade my heart\b
  `,
)

const PARTS = pattern`
    (?:head|mind|brain|chest|heart|stomach|tummy|gut|blood|body|nerves|mood|spirits?|throat|shoulders|jaw|belly|pulse|
    temper|patience|cheeks|face|hands|confidence|morale|energy|batter(?:y|ies)|tank|eyes|ears|bones|soul|fuse|
    bandwidth|voice|legs?|feet|temper)
  `
const BODY_STATES = pattern`
    (?:boil|hot|heat|heav|rac|pound|spin|tight|sank|sink|drop|fried|frying|mush|gone|full|fog|hurt|pain|ach|tired|
    broken|broke|knot|churn|all over|mess|flip|flop|twist|clench|shak|trembl|sore|burn|explod|burst|thump|beat|thudd|
    fell|fall|fraz|shot|scrambl|turn|low|dark|worn|thin|running|wearing|weigh|empty|drain|elsewhere|reel|buzz|swim|
    clos|fray|jangl|wreck|not in|at (?:its|the) limit|up|on fire|blown|cooked|mash|melt|rising|rise|going up|flat|
    ragged|low|short|numb|foggy)
  `
const EMOTION = pattern`
    (?:jealousy|envy|sadness|anger|loneliness|frustration|irritation|annoyance|disappointment|worry|panic|anxiety|
    dread|stress|hurt|resentment|shame|guilt|fear|grief|regret|unease|tension|pressure|fomo|rage|sorrow|nerves|
    exhaustion|tiredness|fatigue|despair|headaches?|the creeps|the jitters|the blues|a headache|a knot|grief|the fear|
    strain|pain)
  `
const IN_THE_BODY = oneOf(
  `\\b(?:feel|felt|feeling|notice|noticed) (?:\\w+ in )?my ${PARTS}\\b|\\bin my (?:chest|stomach|gut|throat|belly|tummy|heart)\\b`,
  pattern`
    \bmy ${PARTS}(?:'s|
    s| is| are| was| has| just| feels?| felt| went| goes| kind of| really| keeps?| kept| started| starting)*(?: (?:just|
    all|so|too|a bit|really|completely|absolutely|totally|properly|been|to|getting|about to|
    starting to))* ?${BODY_STATES}\w*
  `,
  pattern`
    \bmy ${PARTS}(?:'s not| is not|'s never| isn't| wasn't| won't| can't| not| just won't)(?: (?:at|in|being|
    feeling))? (?:rest|peace|ease|settle\w*|right|calm|here|working|it|quiet|clear|good|well|cope|stop)\b
  `,
  `(?:^|[.,!?] ?|\\band )${PARTS}(?:'s|s| is| was| are)? (?:all |so |too |a bit |completely |totally |just |about to )*${BODY_STATES}\\w*`,
  '\\b(?:a|an|this|that|some|the|bit of a|slight|little) (?:\\w+ )?(?:pang|knot|lump|twinge|sting|pit|weight|ache|heaviness|tightness|wave|wobble|sinking feeling|bad mood|grump|strop|panic)\\b',
  `\\b(?:a|this|some|that|the) (?:\\w+ )?\\w+ of (?:\\w+ )?${EMOTION}\\b`,
  `\\b(?:i|i've|and|really|just) (?:feel|felt|feeling|have|had|got|get) (?:such |so much |a lot of |some |real |a bit of |this |a (?:\\w+ )?)?${EMOTION}\\b`,
  `\\b(?:giv(?:e|es|ing)|gave|caus(?:e|es|ed|ing)|bring(?:s|ing)?|brought|puts?|putting) (?:me |on me )?(?:such |so much |a lot of |some |real |a bit of |under |a (?:\\w+ )?)?${EMOTION}\\b`,
  '\\b(?:fomo|the (?:jitters|blues|hump|creeps|wobbles|shakes|fear)|in my feelings|butterflies|goosebumps|(?:a|with) (?:heavy|sinking) heart|wave of \\w+)\\b',
  pattern`
    \bi (?:\w+ )?(?:went|go|got|get) (?:all |a bit |really |so |very )*(?:quiet|cold|hot|red|numb|blank|silent|
    pale)\b|\bi (?:nearly |almost )?(?:welled up|teared up|cried|choked up|sighed|froze|panicked|winced|sulked|
    moped)\b
  `,
  pattern`
    \bi(?:'m| was| am)? (?:\w+ )?(?:shaking|trembling|crying|sulking|seething|reeling|boiling|fuming|struggling|
    flagging|drowning|dying|stewing|smarting|burning up|steaming|crashing|spiralling|spiraling|losing it|losing sleep|
    losing heart|sweating|dreading|hurting|grieving|panicking|freaking out|tearing up|raging|seeing red|
    running on (?:empty|fumes)|dead on my feet|at boiling point|falling apart)\b
  `,
)

/** Being close to losing one's temper: "about to shout", "two minutes off yelling", "at the end of my tether". */
const LOSING_IT = '(?:shout|yell|cry|explode|snap|scream|lose|losing|blow|burst|crack|flip|erupt|boil|tears|kick off)'
const AT_THE_LIMIT = oneOf(
  pattern`
    \b(?:about to|close to|near(?:ly)?|on the (?:verge|edge|brink|point) of|this close to|
    (?:minutes?|seconds?|secs?|mins?|inch(?:es)?|moments?) (?:off|from|away from)|going to|on the way to|ready to|
    might|could|want to|starting to|end up|before i|don't want to|rather not) (?:just |actually |
    end up )?${LOSING_IT}(?:ing|ting|ping)?\b
  `,
  pattern`
    \bat (?:my|the) (?:\w+ )?(?:limit|wits'? end|end|end of (?:my|the) \w+|breaking point|boiling point)\b|
    \bat the end of my\b|\bend of my (?:tether|rope)\b|\b(?:on|at) edge\b|\brunning on (?:empty|fumes)\b|
    \bhad (?:enough|it) (?:for|of) (?:today|tonight|one day|now)\b|\bup to here\b|\b(?:lie|lying|lay|lain) awake\b|
    \bfeeling (?:it|the strain|the pinch)\b|\bcan't take (?:it|this|any ?more|anything|much)\b|
    \blos(?:e|ing) (?:my (?:temper|rag|cool|head|mind|patience)|it|sleep|heart)\b|\bcan feel (?:it|my|myself)\b|
    \bmood sinks\b|\bheart (?:is )?(?:racing|sank|sinks|pounding)\b|\bhead is (?:spinning|pounding|too full)\b|
    \bworn (?:out|down) by\b
  `,
  "\\bi(?:'m)? (?:really |still |just |also |do )*(?:worry|dread|fear|struggl|struggle|resent|panic|hate|regret)(?:ing|ling)?\\b(?! (?:you|your|how you)\\b)",
  '\\b(?:i|i.m|and) (?:really |still |do |also |am )*miss(?:ed|ing)?(?! (?:a|an|the|any|anything|something|your (?:message|text)|out|it|that|this|you)\\b)',
  pattern`
    \bi(?:'m| was)? (?:\w+ )?not (?:very |so |too |really |that |at all )?(?:happy|okay|ok|comfortable|at ease|myself|
    great|alright|feeling (?:good|great|well|it))(?: (?:about|with|right now|at all)|\b)|
    \b(?:feel|felt) (?:not|n't) (?:very |so |too |really |that )?(?:happy|okay|ok|comfortable|at ease|myself)|
    \bnot (?:very |so |too |really |that |at all )?(?:happy|okay|ok|comfortable|at ease) (?:about|with|right now|
    at all)\b|\bi don't feel (?:very |so |too |really |that )?(?:great|good|okay|ok|comfortable|right|safe|at ease|
    happy|well|easy)\b
  `,
  pattern`
    \bnot in (?:the|a) (?:right |good |great )?(?:frame of mind|head ?space|mood|place|state)\b|
    \bcan't (?:relax|sleep|concentrate|focus|think(?! (?:of|about|why|you|it|that))(?: straight| clearly)?|keep up|
    cope|breathe|settle|switch off|hear (?:you|straight|properly)|listen (?:properly|well|any more|anymore))\b|
    \b(?:in|under) (?:a lot of |so much )?(?:stress|pressure)\b|
    \b(?:i'm|i am|pretty|so|kind of|bit|really) (?:\w+ )?over it\b|\bin(?:to)? knots\b|
    \b(?:finding|find) (?:it|this|that) (?:really |very |so |pretty |quite )?(?:hard|difficult|tough|stressful|
    awkward|painful|hurtful|lonely|exhausting|upsetting|frustrating|
    (?:discourag|dishearten|unsettl|drain|tir|disappoint|annoy|irritat|worry|overwhelm|demorali[sz]|depress|distress|
    infuriat|madden|deflat)ing)|\b(?:no longer|not|hardly|barely) (?:really )?(?:able to|capable of) (?:really |
    properly )?(?:listen|think|hear|concentrat|focus|cop|talk|speak)\w*|
    \b(?:it's|it is|this is|that's|that was|it was) (?:really |very |so |pretty |quite )?(?:hard|difficult|tough|
    stressful|exhausting|upsetting|hurtful|painful|frustrating) (?:for|on|to) me\b
  `,
)
/** Pidgin and Indian English, as reworded by `world-english.ts`. */
const WORLD_ENGLISH = oneOf(
  '\\bi(?:.m| am) (?:too |so )?(?:worry|fear|stress|vex|boil|panic)(?:ing)?\\b|\\bit hurts me\\b|\\bbody no be (?:firewood|wood|stone)\\b',
  "\\bi'm (?:vexed|vexing)\\b",
  '\\bi (?:am|have|had) (?:so |very |a lot of )?(?:tension|stress|headache)\\b',
)

const ALL: readonly RegExp[] = [STATED, FELT, SOMEHOW, DOES_TO_ME, IN_THE_BODY, AT_THE_LIMIT, WORLD_ENGLISH]

/** Whether the writer names a feeling of their own, in one word or as an image. */
export const hasFeeling = (text: string): boolean => ALL.some((pattern) => isStated(pattern, text))
