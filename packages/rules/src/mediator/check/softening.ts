import { pattern } from '../../text/pattern.ts'
import { type Addition, adds } from './addition.ts'
import type { Compared } from './compared.ts'
import { isInEnglish } from './language.ts'

/** Words that weaken a statement: "a bit late", "at times". */
const LESS: Addition = {
  said: new RegExp(
    pattern`
    \b(?:sometimes|occasionally|a (?:little|bit|tad)(?! (?:longer|later|earlier)\b)|slightly|somewhat|kind of|
    sort of(?! thing)|at times|now and then|from time to time|not always|not entirely|not quite|tends? to|
    (?:small|minor|slight) (?:delay|issue|accident|stumble|problem|mistake|mishap|misunderstanding))\b
  `,
  ),
  allowed: new RegExp(
    pattern`
      \b(?:sometimes|occasionally|little|bit|slightly|somewhat|kind(?:a| of)|sort of|times|now and then|time to time|
      always|quite|often|tends?|tad|small|minor|slight|basically|practically|usually|mostly|half|some)\b
    `,
  ),
}
/** "Never" as "hardly ever". */
const HARDLY: Addition = {
  said: /\b(?:hardly|barely|scarcely|rarely|seldom)\b/,
  allowed: /\b(?:hardly|barely|scarcely|rarely|seldom|almost|not often|just about)\b/,
}
/** Denials that become partial: "you never asked" as "you didn't ask early enough". */
const PARTLY: Addition = {
  said: /\b(?:not|\p{L}+n't) (?:\p{L}+ ){0,3}?(?:much|many|enough|entirely|quite|fully|always|particularly|exactly|completely)\b/u,
  allowed:
    /\b(?:much|many|enough|entirely|entire|quite|fully|full|always|particularly|exactly|complete\w*|half|part\w*|only|(?<!at )all|whole|every\w*)\b/,
}
/** What happened becomes what nearly happened: "I nearly fell". */
const NEARLY: Addition = {
  said: /\b(?:i|you|he|she|it|they|we)(?:'(?:d|ve)| was| were| had| have| has)? (?:very )?(?:nearly|almost) \p{L}/u,
  allowed: /\b(?:nearly|almost|near|close|about|could(?:'ve| have)|practically|virtually|basically)\b/,
}
/** Doubt about what the message states. */
const DOUBT: Addition = {
  said: new RegExp(
    pattern`
    \b(?:it (?:seems|seemed|appears|appeared|looks)(?: to me)?(?: like| as if| as though| that)? (?!(?:i'm|i am|
    only)\b)|you seem(?:ed)? to|(?:you|he|she|they) (?:may|might) (?:well |possibly )?(?:have|be)|
    i (?:think|believe|suspect|gather|get the impression|have the impression|was under the impression|
    am under the impression) (?:that )?(?:you|he|she|it|they|the|your|my)\b(?! (?:should|need|must|owe|deserve))|
    as far as i (?:know|can tell|remember|understand))\b
  `,
  ),
  allowed: new RegExp(
    pattern`
      \b(?:seem\w*|appear\w*|looks?|think|thought|believe|suspect|apparently|guess|maybe|probably|perhaps|bet|reckon|
      clearly|obviously|may|might|understand|gather|must|sure|could|suppose\w*|sounds?|so (?:i'm|you|it's|we))\b
    `,
  ),
}
/** A fact that becomes a guess: "it was free" as "it was probably free". */
const PROBABLY: Addition = {
  said: new RegExp(
    pattern`
    \b(?:probably|presumably|supposedly|in all likelihood|(?:is|are|was|were) likely|
    (?:he|she|it|they|this|that|(?:the|my|your|his|her|our) \p{L}+) may (?:well )?(?:be(?! able)|belong|have|owe|
    contain|come))\b
  `,
    'u',
  ),
  allowed:
    /\b(?:probably|presumably|suppos\w*|likely|may|might|maybe|perhaps|possibl[ey]|bet|guess|reckon|think|suspect|must|could|apparently|imagine|assume)\b/,
}
/** "I never used it" as "I no longer use it". */
const NO_LONGER: Addition = {
  said: /\bno longer (?!be (?:able|welcome)\b)\p{L}+/u,
  allowed:
    /\b(?:longer|any ?more|no more|stop\w*|used to|again|still|quit|since|now|left|gone|done|over|until|last|ended?|finished|from (?:today|this)|future|was|were|gave up|through)\b/,
}
/** A decision that becomes an idea: "I'm moving out" as "I'm thinking of moving out". */
const HESITATES: Addition = {
  said: new RegExp(
    pattern`
    \b(?:i|we)(?:'m| am|'re| are| were| was|'ve been| have been|'d been| had been|'d| would)? (?:also |now |still |
    seriously |even )?(?:thinking (?:of|about)|considering|tempted to|toying with|leaning towards|in two minds|
    not sure (?:about|whether|if)|half inclined|wondering (?:about|whether|if)|consider) (?:i |we )?(?:should |might |
    to )?(?!how|what|why|you|it\b|this|that)\p{L}+
  `,
    'u',
  ),
  allowed: new RegExp(
    pattern`
      \b(?:think\w*|thought\w*|consider\w*|tempted|toying|leaning|minds?|sure|inclined|wonder\w*|might|may|maybe|
      perhaps|probably|possibly|could|if i|half|close to|(?:'d|would) (?:rather|like|love)|need to|have to|should|
      want(?:s|ed)?)\b
    `,
  ),
}
/** A demand that becomes a wish. */
const WISH: Addition = {
  said: new RegExp(
    pattern`
    \b(?:it would be (?:really |very )?(?:nice|lovely|great|good|wonderful)|
    i (?:just |only |do |really )*hope (?:that )?(?:one day |some day |maybe )?(?:you|we|things|this)|
    i(?:'d| would)? wish (?:you|that)|(?:maybe|perhaps) you (?:could|might)|
    you (?:might|may) (?:perhaps |maybe |possibly |also )?(?:want|like|consider|try)|some ?day|
    please (?:do )?(?:consider|think about|see if)|if you (?:get|have) (?:a|the) (?:chance|moment)|ideally|
    i was hoping|would you consider|it might be (?:good|nice|worth|an idea))\b
  `,
  ),
  allowed:
    /\b(?:would be (?:\w+ )?(?:nice|lovely|great|good)|hop(?:e|ing)|wish|maybe|perhaps|if you|you (?:might|may|could)|some ?day|consider|think about|see if|chance|moment|ideally|idea)\b/,
}
/** A demand to stop that becomes one to do it less: "stop parking there" as "please park there less". */
const FEWER: Addition = {
  said: new RegExp(
    pattern`
    \b(?:please|kindly|(?:could|can|would) you|i(?:'d| would) like you to)\b[^.!?]*\b(?:(?<!\b(?:no|or|
    even) )less(?! than\b)|more (?:quietly|softly|gently)|quieter|fewer(?! than\b)|cut down on|
    not (?:so|as) (?:often|much|frequently)|as little as)\b
  `,
  ),
  allowed:
    /\b(?:less|fewer|so|as|cut down|quiet\w*|noise|noisy|loud\w*|volume|soft\w*|gentl\w*|yell\w*|shout\w*|scream\w*|rais\w*|bark\w*|reduc\w*|lower|little|limit\w*|max\w*|often|much|many|too)\b/,
}
/** A refusal that becomes a preference: "you will not be walking her" as "I'd rather someone else walked her". */
const RATHER: Addition = {
  said: /\bi(?:'d| would) (?:rather|prefer)(?= (?:someone|somebody|\p{L}+ (?:else|other)|you|it|that|if|some|any|he|she|they)\b)/u,
  allowed: /\b(?:rather|prefer\w*|better|want|like|wish|hope)\b/,
}

/**
 * Whether the answer weakens a statement with words that its message doesn't have: "he was a little wet", "it seems you
 * took it", "I'm thinking of moving out".
 */
export const softens = (answer: Compared): boolean =>
  isInEnglish(answer) && adds([LESS, HARDLY, PARTLY, NEARLY, DOUBT, PROBABLY, NO_LONGER, HESITATES], answer)

/** Whether a demand becomes a wish, a preference, or less: "it would be nice if you paid". */
export const asksLess = (answer: Compared): boolean => isInEnglish(answer) && adds([WISH, RATHER, FEWER], answer)
