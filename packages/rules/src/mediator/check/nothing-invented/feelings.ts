import { pattern } from '../../../text/pattern.ts'
import { sentencesOf } from '../plain.ts'

/** A feeling that an answer mustn't add: words that name it, and words with which a message shows it. */
type Family = { named: RegExp; shown: RegExp }

/** Feelings that anyone may have in a quarrel, and that an angry message therefore shows without naming them. */
export const DISTRESS = new RegExp(
  pattern`
    \b(?:angry|furious|livid|annoyed|irritated|frustrat(?:ed|ing)|frustration|fed up|unhappy|exasperated|
    disappoint(?:ed|ing)|let down|bothered|bothers|resentful|displeased|dissatisfied|had enough|upset(?:ting)?|
    heartbroken|devastat(?:ed|ing)|crushed|shattered|hurt|hurts|hurtful|hurting|sad|saddens|saddened|sadness|
    pain(?:ful|ed|s)|uneasy|unsettled|shaken|unheard|(?:not|n't) (?:being |feel |feeling )?(?:heard|listened to)|
    talked over|dismissed|shut out|brushed (?:off|aside)|overlooked|ignored|invisible|unappreciated|taken for granted|
    undervalued|disrespected|unsupported|taken advantage of|treated unfairly|unimportant|belittled|
    overwhelm(?:ed|ing)|exhaust(?:ed|ing)|drained|worn out|stress(?:ed|ful)|tired|tiring|at my limit|anxious|nervous|
    worried|worry|worries|worrying|concerned|on edge|left out|excluded|rejected|betrayed|misled|embarrass(?:ed|ing)|
    humiliat(?:ed|ing)|ashamed)\b
  `,
)

/** Signs of anger: its words, or a reason to complain. */
const HEATED = new RegExp(
  pattern`
    !|\b(?:never|always|again|still|hate|sick of|fed up|tired of|enough|wrong|unfair|lie[ds]?|liar|late|forgot|
    ignor\w*|selfish|stupid|ridiculous|joke|(?:don't|dont) care|unbelievable|seriously|how dare|wtf|hell|damn|fuck\w*|shit\w*|crap|
    bullshit|annoy\w*|angr\w*|upset|mad|furious|frustrat\w*|disappoint\w*|unacceptable|disgust\w*|pathetic|lazy|rude|
    disrespect\w*|shame|nonsense|rubbish|why (?:can't|don't|do|are|would|is)|every (?:single )?time|not ok\w*|vex\w*|
    spill\w*|ruin\w*|scratch\w*|took|taken|without|lost|miss(?:ed|ing)|cancel\w*|owe[sd]?|ignored|parked|block\w*|
    bark\w*|shout\w*|yell\w*|scream\w*|laugh\w*|embarrass\w*|my money|overdue|due|lazy|excuses?|suffer\w*|
    not (?:paid|told|replied|answered|returned)|over it|done with|stop|last time|first time|supposed to|promised|
    wait(?:ed|ing)|warning|without asking|behind my|broke|stole|cheat\w*|betray\w*|wicked|useless|worst|had it|wasted|mess|dirty|
    loud|noise|complain\w*|can't (?:believe|stand|take)|nobody|no one|not once|n't)\b
  `,
)

const FAMILIES: readonly Family[] = [
  {
    named:
      /\b(?:grie(?:f|ving|ve)|miserable|depressed|hopeless|desperate(?! (?:for|to)\b)|in despair|broken inside|suicidal|worthless|numb)\b/,
    shown:
      /\b(?:cry|cried|crying|tears|grie\w*|miserable|depress\w*|hopeless|desperat\w*|despair|died?|dead|funeral|broken|worthless|numb|ruin\w*|destroy\w*|end it)\b/,
  },
  {
    named: new RegExp(
      pattern`
        \b(?:afraid|worried (?:about|for|sick about) you|scared(?! for (?:him|her|them|you|my|our)\b)|frightened|
        frightening|terrified|unsafe|(?:not|n't) (?:feel )?safe|panicked|insecure|fear|threatened)\b
      `,
    ),
    shown: new RegExp(
      pattern`
        \b(?:afraid|scar(?:e|ed|es|y|ing)|fright\w*|terrif\w*|safe\w*|unsafe|anxi\w*|nervous\w*|worr\w*|panic\w*|
        fear\w*|threat\w*|danger\w*|hit|hospital|a&e|casualty|ambulance|emergency|hives|allerg\w*|choking|smoke|fire|flames|knife|crash\w*|police|drunk|edge|insecure|where (?:were|are) you|
        could have (?:died|been)|kill(?:ed)?|bit|bite|heart attack|concern\w*|eviction|evict\w*|lose (?:my|our|the))\b
      `,
    ),
  },
  {
    named: /\b(?:lonely|loneliness|abandon\w*|isolated|unwanted|unloved|forgotten|alone)\b/,
    shown: new RegExp(
      pattern`
        \b(?:alone|lone\w*|left|leav\w*|without me|invit\w*|exclud\w*|ignor\w*|ghost\w*|abandon\w*|nobody|no one|
        never (?:there|home|here|visit\w*|call\w*|around|come|came|see|help)|by myself|myself|on my own|not once|
        forgot\w*|reject\w*|unwanted|behind my back|missed|didn't (?:come|show|call|visit|invite)|only one|all by|
        isolat\w*|unloved|single-handed\w*)\b
      `,
    ),
  },
  {
    named: /\b(?:jealous|envious|jealousy|envy)\b/,
    shown: /\b(?:jealous\w*|env(?:y|ious)|flirt\w*|your ex|insecure|favou?rit\w*)\b/,
  },
  // A message also shows the following feelings by naming their cause: a witness, a burden, a lie.
  {
    named: /\b(?:humiliat(?:ed|ing)|embarrass(?:ed|ing)|mortified)\b/,
    shown: new RegExp(
      pattern`
        \b(?:asham\w*|shame\w*|humiliat\w*|embarrass\w*|mortif\w*|laugh\w*|mock\w*|joke\w*|fool\w*|loner|waiters?|
        in front of|everyone|everybody|public\w*|people|whole|entire|all (?:of )?(?:my|the|our|your)|told|tell\w*|post\w*|
        group|clients?|boss|guests?|relatives|colleagues|meeting|shout\w*|scream\w*|didn't even|wouldn't even|embar+as+\w*|teachers?|customers?|neighbou?rs?|
        family|called me|beggar)\b
      `,
    ),
  },
  {
    named: /\bashamed\b/,
    shown: /\b(?:asham\w*|shame\w*|humiliat\w*|embarrass\w*|mortif\w*|funeral|in front of|laugh\w*|disgrac\w*|face)\b/,
  },
  {
    named: /\b(?:anxious|nervous|on edge|anxiety)\b/,
    shown: new RegExp(
      pattern`
        \b(?:anxi\w*|nervous\w*|worr\w*|panic\w*|scar(?:ed|y)|afraid|edge|sick|hospital|danger\w*|safe\w*|threat\w*|
        stress\w*|days|weeks|deadline|exams?|rent|money|latch|lock\w*|door|evict\w*|lose|lost|job|child|baby|daughter|son|kids?|sleep)\b
      `,
    ),
  },
  {
    named: /\b(?:exhaust(?:ed|ing)|drained|worn out|overwhelm(?:ed|ing))\b/,
    shown: new RegExp(
      pattern`
        \b(?:exhaust\w*|drain\w*|worn|tired|knackered|sleep\w*|slept|awake|shifts?|hours?|nights?|alone|every\w*|
        all (?:the|of)|again|dead on|overwhelm\w*|working|days|weeks|months|running|always|daily|times|yourself|
        myself|newborn|baby|toddlers?|morning|midnight)\b
      `,
    ),
  },
  {
    named: /\b(?:betray(?:ed|al)|deceived)\b/,
    shown: new RegExp(
      pattern`
        \b(?:betray\w*|lie[ds]?|lying|liar|trust\w*|promis\w*|swor(?:e|n)|cheat\w*|secret\w*|quiet|begged|confiden\w*|
        private\w*|asked you not|behind|knew|group|whole|stole\w*|snake|two-faced|backstab\w*|judas|loyal\w*|affair|robb\w*|sold|deceiv\w*|fake\w*|
        hid|hiding|hidden|thief|robbed)\b
      `,
    ),
  },
  {
    named: /\b(?:violated|traumati[sz]ed|dehumani[sz]ed|sickened|haunted|suffocat(?:ed|ing))\b/,
    shown:
      /\b(?:violat\w*|traum\w*|dehumani\w*|sick\w*|haunt\w*|suffocat\w*|invad\w*|diar(?:y|ies)|letters|touch\w*|grab\w*|naked|nightmares?)\b/,
  },
  {
    named: /\bi(?:'ve|'m|'d)? (?:\w+ ){0,3}(?:shaking|trembling|in shock|sick to my stomach|having nightmares)\b/,
    shown: /\b(?:sh[ao]k\w*|trembl\w*|shock\w*|sick\w*|nightmares?|stomach)\b/,
  },
  { named: /\b(?:guilty|guilt)\b/, shown: /\bguilt\w*\b/ },
  {
    named: new RegExp(
      pattern`
        \b(?:i (?:still |really |do |truly )*love (?:you|us|our|this|spending|living|being|having|sharing|how)|
        miss (?:you|us|our|how|the way|having|being|seeing|spending)|
        (?:care|caring) (?:deeply |so much |a lot )?(?:about|for) (?:you|us|our)|cherish|adore|
        mean(?:s)? (?:so much|a lot|the world|everything) to me|(?:value|treasure) (?:our|you|this|your)|dear to me)\b
      `,
    ),
    shown: new RegExp(
      pattern`
        \b(?:love[ds]?|miss(?:ed|ing)? (?:you|us|our|how)|car(?:e|ed|ing) (?:about|for) (?:you|us)|cherish\w*|ador\w*|
        means? (?:so much|a lot|the world|everything|to me)|valu\w*|treasur\w*|dear|cried|crying|tears|heirloom|gran\w*|nan|
        i (?:used to )?care)\b
      `,
    ),
  },
  {
    named: new RegExp(
      pattern`
        \b(?:(?:i'm|i am|we're|we are) (?:\w+ )?(?:grateful|thankful)|
        (?:i|we) (?:really |do |truly |always |also |genuinely )*appreciate (?!it (?:if|when)\b|
        (?:a|an|the|your|you) (?:quick |prompt )?(?:reply|response|answer|help|getting|paying|letting|sending)\b)|
        thank you (?:so much )?for|thanks (?:so much )?for|(?:i'm|i am) (?:so |very |really )?(?:happy|glad|proud|
        excited|relieved|pleased) (?:that|with|about|we|you|of|for))\b
      `,
    ),
    shown:
      /\b(?:thank\w*|thx|grateful|appreciat\w*|cheers|ta|glad|happy|proud|excit\w*|reliev\w*|pleas(?:ed|ure)|enjoy\w*|great|nice of)\b/,
  },
  {
    named: new RegExp(
      pattern`
        \b(?:i(?:'ve|'d)? (?:\w+ ){0,3}(?:cried|wept|sobbed|broke down|burst into tears|was in tears)|
        (?:brought|reduced|moved) (?:me )?to tears|cried (?:for|about|over|all)|
        (?:he|she|they|we|who) (?:\w+ ){0,2}(?:in tears|burst into tears|crying|cried|wept))\b
      `,
    ),
    shown: /\b(?:cr(?:y|ied|ying)|tears|sob\w*|wept|weep\w*|bawl\w*|broke down|breakdown)\b/,
  },
  {
    named: /\bi (?:\w+ ){0,2}(?:lost sleep|(?:couldn't|can't|haven't) (?:sleep|slept|eat|eaten))\b/,
    shown: /\b(?:sleep\w*|slept|awake|eat|ate|eaten|nights?)\b/,
  },
  {
    named: /\b(?:einsam|traurig|verängstigt|verzweifelt|eifersüchtig|angst)\b/,
    shown: /\b(?:einsam\w*|allein\w*|traurig\w*|angst|fürcht\w*|verzweifel\w*|eifers\w*|wein\w*)\b/,
  },
  {
    named: /\b(?:triste|asustad[oa]|miedo|celos[oa]?|desesperad[oa])\b/,
    shown: /\b(?:triste\w*|asust\w*|miedo|cel[oa]s\w*|desesper\w*|llor\w*|duele|sol[oa])\b/,
  },
  {
    named: /\b(?:peur|jaloux|jalouse|désespérée?|tristesse)\b/,
    shown: /\b(?:peur|jalou\w*|désesp\w*|trist\w*|pleur\w*)\b/,
  },
]

const FIRST_PERSON =
  /\b(?:i|i'm|i've|me|we|my|myself|us|it(?:'s)?|this|that|which|ich|mir|mich|me|estoy|tengo|siento|je|j'ai|moi)\b/
/** Words before a feeling that isn't the author's: "are you afraid?", "you hurt my arm", "don't be sad". */
const NOT_FELT = /\b(?:you(?:'re| are)?|he|she|they|don't|do not|aren't|if you're|be|being|to|get|not to be) (?:\w+ )?$/

/**
 * Whether an answer names a feeling that its message neither names nor shows. Both are plain texts. An angry message
 * shows distress in any words; fear, love, loneliness and other feelings that anger doesn't imply need a sign of their
 * own.
 * @param isAngry whether the message is known to be angry, for example because it insults
 */
export function inventsFeeling(message: string, answer: string, isAngry: boolean): boolean {
  if (!isAngry && !complains(message) && addsFeeling(DISTRESS, message, answer)) return true
  return FAMILIES.some(({ named, shown }) => !shown.test(message) && addsFeeling(named, message, answer))
}

/** The feeling of another person, which an angry message doesn't show: "who came by bus and was very upset". */
const OTHERS_FEEL = new RegExp(
  pattern`
    \b(?:(?:he|she|they|who|my (?!self)\p{L}+|our \p{L}+)(?:'s|
    're)?(?: (?:is|was|are|were|has been|have been|felt|feels|got|became))?|
    and (?:is|was|were|felt)) (?:(?:very|so|really|quite|deeply|absolutely|extremely) )*(upset|devastated|heartbroken|
    distraught|distressed|terrified|frightened|scared|humiliated|embarrassed|mortified|inconsolable|traumati[sz]ed|
    disappointed|heartbroken|gutted)\b
  `,
  'gu',
)
/** Words with which a message shows that someone was in distress. */
const DISTRESSED = new RegExp(
  pattern`
    \b(?:cr(?:y|ied|ying)|tears|sob\w*|weep\w*|wept|upset|devastat\w*|heart\w*|distraught|distress\w*|terrif\w*|
    fright\w*|scar(?:e|ed|y)|shak\w*|humiliat\w*|embarrass\w*|mortif\w*|inconsolable|trauma\w*|disappoint\w*|gutted|
    sad|hurt|petrified|afraid|panic\w*|sick|laugh\w*|bits|pieces)\b
  `,
)

/** Whether the answer says that another person was upset although nothing in the message shows it. */
export const inventsOthersFeeling = (message: string, answer: string): boolean =>
  !DISTRESSED.test(message) &&
  [...answer.matchAll(OTHERS_FEEL)].some(([whole, felt = '']) => !message.includes(felt) && !/^(?:i|we)\b/.test(whole))

const ASKS = /\b(?:please|kindly|(?:can|could|would|will) you|i(?:'d| would) like|thank)\b/

/** Whether a message is heated, or says more to the reader than a polite request. */
const complains = (message: string): boolean =>
  HEATED.test(message) ||
  sentencesOf(message).some((sentence) => !ASKS.test(sentence) && /\byou(?:'ve|'re|rs?|rself)?\b/.test(sentence))

function addsFeeling(named: RegExp, message: string, answer: string): boolean {
  return [...answer.matchAll(new RegExp(named.source, 'g'))].some(({ 0: word, index }) => {
    if (message.includes(word)) return false
    const before =
      answer
        .slice(Math.max(0, index - 60), index)
        .split(/[.!?;]/)
        .at(-1) ?? ''
    if (
      /^(?:alone|afraid|forgotten|fear)$/.test(word) &&
      !/\b(?:feel|felt|feeling|i'm|i am|am|was|makes? me|left me)\b/.test(before)
    )
      return false
    // "I'm afraid it's late", but not "I'm afraid of you"
    if (word === 'afraid' && /\bi'm $/.test(before) && !/^ (?:of|to)\b/.test(answer.slice(index + word.length)))
      return false
    return (
      (/^i\b/.test(word) || /^(?:thank|miss|mean|car|valu)/.test(word) || FIRST_PERSON.test(before)) &&
      !NOT_FELT.test(before)
    )
  })
}
