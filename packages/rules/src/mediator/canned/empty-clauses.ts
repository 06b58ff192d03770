import { pattern } from '../../text/pattern.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const ADVERB =
  '(?:all|both|always|never|still|already|really|just|clearly|even|too|also|now|honestly|finally|well|forever|probably|simply|obviously|only)'
const AUXILIARY =
  "(?:can|could|will|would|must|should|do|does|did|don't|doesn't|didn't|can't|won't|are|is|were|was|am|have|has|had|'s|'d)"
const ANYONE = pattern`
    (?:you|i|we|he|she|they|(?:everyone|nobody|people)(?: (?:in|on|at|
    of)(?: (?:the|your|my|our|this|that))?(?: [a-z]+){1,2})?|anyone|
    (?:all of |half |half of |most of |the whole |the rest of |even |
    every )?(?:(?:the|your|my|our|his|her|this|that) )?[a-zP'-]+(?: (?:in|on|at|
    of)(?: (?:the|your|my|our|this|that))?(?: [a-z]+){1,2}| [a-z]+)?)
  `

/**
 * Clauses that only refer back to an insult: "and you know it", "everyone can see it", "and I say that with pity".
 * Matched against the words of a clause without its "and" or "but".
 */
const REFERENCES_BACK = [
  pattern`
    ${ANYONE}(?: ${ADVERB}| ${AUXILIARY})* (?:gets?|knows?|knew|sees?|saw|seen|thinks?|thought|says?|said|agrees?|
    agreed|notice[sd]?|smells?|tells?|testify|hears?|feels?|admits?|known|heard|knowing|
    mean)(?: (?:it|that|so|this|why|as much|me so|me that|me too|the same|how|through (?:it|you)))(?: (?:too|now|
    as well|yourself|already|here|by now|about you|though|fyi|btw|tbh|lol))*
  `,
  '(?:i|we) (?:am|are) not (?:the only (?:one|ones|people|person)|alone)(?: (?:who|in|to) .{1,40})?',
  "(?:that|which|it)(?: is| 's| takes)? (?:some doing|saying (?:something|a lot)|quite (?:something|an achievement)|no mean feat)",
  'half [a-z]+(?: [a-z]+)? (?:think|say|know) so|i have (?:known|met|seen) (?:some|a few|many|worse)(?: [a-zNFSP]+)?',
  `${ANYONE} (?:knows?|knew|agrees?|agreed|sees|noticed|can (?:tell|testify|see)|said so|says so|think so|thinks so)(?: too)?`,
  'i (?:only |just |do )?(?:say|mean) (?:that|this|it) (?:as|with|in|because|for|from|sadly|kindly|to)(?: .{1,60})?',
  pattern`
    (?:(?:actually|well|yes|no|oh) )?(?:(?:you|he|she|they|it|i|we|there) )?(?:${ADVERB} )*(?:are|were|is|was|am|do|
    did|does|have|has|had|will|would|can|could)(?: (?:be|been|always|too|not|before|forever|alone|as well|
    ${ADVERB}))*(?: since (?:you|we|i) (?:were|was|got)(?: .{1,20})?| all your life| even as a [a-z]+| at school)?
  `,
  '(?:so|neither) (?:is|are|was|were|does|do) (?:your|his|her|the|that|you)(?: .{1,24})?',
  "(?:(?:you|ye|they)(?:'re| are) )?(?:(?:all|both|every|the|pair|lot|last|single|whole|bunch|three|two|four|D|one|pack) ){1,4}of (?:you|ye|them|it|y'all)",
  '(?:clearly|evidently|obviously|apparently) (?:not|never|no)',
  '(?:and )?not (?:just|only) me|since (?:you|we|i) (?:were|was) .{1,20}',
  'every last one|exactly the same|at that|plain and simple|nothing more|nothing less|end of|full stop|period|in every way|through and through',
  pattern`
    (?:sorry but )?(?:it|that|this)(?: is| was|'s| 's)(?: just| so| only| simply)? (?:true|the truth|a fact|that|sad|
    mad|[TW]|a shame|embarrassing|unreal|crazy|wild|obvious|all|why|how|what|who|not even funny|not just me|
    that simple|the (?:truth|shame|worst|sad part|thing|problem)(?: of it)?)
  `,
  "that(?:'s| is| 's) the word(?: for .{1,12})?|that(?:'s| is| 's) what .{1,24} made of you",
  "(?:they|he|she|we|i|my [a-zP]+|your [a-zP]+|people) (?:are|is|was|were|am|'s) (?:right|not wrong|correct)(?: about (?:it|that|you))?",
  pattern`
    (?:(?:they|we|everyone|everybody|people|nobody)(?: are|'s| 's| is)(?: all| just| simply| both)* )?too (?:polite|
    scared|afraid|nice|kind|embarrassed|decent)(?: of you| with you)?(?: to (?:say|tell|admit|
    mention)(?: (?:it|so|you|anything|you so))?)?
  `,
  '(?:do|did) you (?:even )?(?:know|realise|realize|see) (?:that|it)|you know (?:that|it)|you know or not|i ask you|i (?:tell|am telling) you|mark my words|trust me|believe me',
  '(?:it|that|and it) (?:really )?shows(?: .{1,30})?|it gets worse',
  "(?:it|he|she|that|you|it's|he's|she's|you're)(?: is| are| 's)? (?:just|almost|nearly|twice|half|every bit|easily) as [a-zTW]+",
  '(?:never mind|let alone|much less|not to mention) (?:an?|the|my|your|our|any|to) (?:[a-z-]+ ?){1,4}',
  '(?:(?:i|we) (?:think|believe|suspect|guess) )?(?:we|you|i) (?:both|all|already)? ?know the answer(?: to that(?: one)?)?',
]

/** Clauses that only introduce something or comment on it: "I'll be honest", "with due respect", "if I may say so". */
const PREAMBLES = [
  "(?:i|i will|i 'll|let me|let us|let 's|to|i have to|i must|i need to|i am going to|i am just going to) (?:will |have to |just |only )?be (?:honest|frank|blunt|clear|real)(?: with you)?",
  'with (?:all |all due |due |the greatest |great |every )?respect',
  "if (?:i|you) (?:may|might|can|don't|will) (?:say so|mind(?: me saying)?|be honest|be so bold|forgive me)",
  pattern`
    (?:i (?:am|'m) )?(?:so |really |very )?sorry(?: but)?|(?:and |but )?(?:even )?(?:although|though)|
    (?:and |but )?(?:i (?:am|'m) )?sorry to (?:say|tell you)(?: it| this| so)?|
    i (?:regret|hate|am loath) to (?:say|tell you)(?: it| this)?|it grieves me to say|needless to say|
    i (?:must|have to|dare|daresay)(?: say)?|i dare say|shall we say
  `,
  '(?:go on |so |and |now )?(?:tell|remind) me',
  pattern`
    i swear (?:to (?:god|you)|down|on my (?:life|mum|mom|mother))|no offen[cs]e(?: but)?|
    to be (?:fair|honest|frank|blunt)|truth be told|by the way|as (?:ever|always|usual)|
    in my (?:judgment|judgment|opinion|view|book)|i (?:suppose|imagine|guess|reckon|swear|wonder|think|believe|know)|
    you know what|you see|believe me|mind you|trust me|good heavens|god love you|sorry|frankly|honestly|seriously|
    evidently|clearly|obviously|apparently|really|surely|again
  `,
  "(?:i )?don't (?:know|ask) (?:how|what|why)|i (?:really |honestly |just )*(?:don't know|can't tell|can't decide|am not sure)|i (?:'d|would) (?:ask|say|wonder|call you|explain)(?: you)?",
  '(?:[a-z]+ ){1,2}my (?:hole|foot|eye|O)',
]

const INTERJECTION = pattern`
    (?:ag|ach|och|eish|yoh|haai|hayi|arre|haan|sheesh|pfft|tsk|ugh|bravo|mate|buddy|truly|chai|haba|wah|aha|oho|ah|
    aiyoh|ayo|jaysus|jesus|jeez|gosh|blimey|crikey|strewth|cousin|brother|sister|bro|dear|my dear|dear me|dearie|sir|
    madam|ma'am|please|continue|proof|typical|sure|respekt|look|listen|see|well|my|oh please|no no|go on|
    the state of you|congratulations|congrats|well done|oh well done|full marks|nice one|nice work|nice going|
    good job|great job|good work|great friend|hats off|clap clap|thanks|thanks a lot|cheers|lmk|everybody|everyone|somebody|
    someone)
  `

const whole = (patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`)

/** Whether a clause only refers back to an insult: "and you know it". */
export const refersBackToInsult: (words: string) => boolean = matcher(whole(REFERENCES_BACK))
/** Whether a clause only introduces something or comments on it: "I'll be honest". */
export const isPreamble: (words: string) => boolean = matcher(whole(PREAMBLES))
/** Whether a clause consists of interjections: "oh please", "well done". */
export const isInterjection: (words: string) => boolean = matcher(whole([`${INTERJECTION}(?: ${INTERJECTION})*`]))

function matcher(pattern: RegExp): (words: string) => boolean {
  return (words) => pattern.test(words)
}
