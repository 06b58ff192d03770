import { pattern } from '../../text/pattern.ts'

const GLADLY_WORDS =
  '(?:also|even|then|probably|maybe|perhaps|always|gladly|happily|just|definitely|more than|perfectly|quite|absolutely)'
const GLADLY = `(?: ${GLADLY_WORDS})*`
/** "I could have told you": a regret, unlike "I can have it fixed by Friday". */
const DONE = pattern`
    (?:\p{L}+(?:ed|en)|been|gone|told|rung|said|made|got|left|paid|sent|kept|come|held|brought|bought|thought|caught|found|
    felt|heard|lost|met|run|sat|slept|spent|stood|understood|won|put|let|cut|hit|hurt|done)
  `
/** Actions that "I'd" offers; before other verbs, it mostly expresses a wish. */
const GIVING = pattern`
    (?:pay|refund|give|bring|send|cover|lend|chuck|second|split|share|take|help|drive|fix|replace|return|leave|go (?:halves|half|two-thirds|fifty-fifty|50)|
    do (?:it|that|every|alternate|one|two|half|my|the|\d)|accept|agree to|settle for|reconsider|drop|waive|swap|pick|
    come|meet you)
  `
/** Threats and plans to do without. "I'll pay the council tax" and "throw in the parts" are offers. */
const HARM = [
  '(?:get (?:another (?:man|woman|builder|plumber|cleaner|tenant|supplier|lawyer)|(?:someone|somebody) else(?! to\\b))|go elsewhere|sue|report|evict|expose|block|ban|ignore|withhold|deduct|fine|hit|slap|punch|smash|burn|destroy|ruin|wreck|forgive|survive|manage without)\\b',
  '(?:throw|chuck|dump|kick|bin) (?:it|them|you|him|her|your|all)\\b',
  'have (?:you|it|him|her|them|your \\p{L}+) (?:removed|towed|evicted|blocked|banned|arrested|charged|sacked|fired)\\b',
  'change the locks\\b|cut (?:you|it|that) off\\b|stop (?:paying|all payments)\\b|leave you\\b|walk away\\b|be gone\\b',
  "(?:tell|inform) (?:everyone|everybody|people|the (?:whole|others|group|team|family|school|boss|manager|landlord)|your \\p{L}+)\\b(?! (?:that )?i(?:[’']| ))",
  'keep [^,.;]{1,40} (?:until|till|unless) you\\b',
  pattern`
    [^,.;!?]{0,80}\b(?:lawyers?|solicitors?|attorneys?|barristers?|court|small claims|tribunal|police|cops|
    council(?! tax)|ombudsman|trading standards|regulator|bailiffs?|debt collect\p{L}*|tow (?:company|truck)|
    human resources)\b
  `,
].join('|')
/** How an offer begins, unless the next words show that it isn't one: "you know I'll never understand". */
export const OFFER = pattern`
  i(?:(?:['’]?ll| will| shall| can| could|(?: can)? promise to| offer to)${GLADLY}|
  (?:['’]m|m| am|['’]d be| would be)${GLADLY} (?:happy|willing|glad|fine|ok|okay|prepared|ready) to|
  (?:['’]?d| would)(?: rather| sooner)?(?: also)?(?= ${GIVING}\b)) (?!${GLADLY_WORDS}\b|never\b|(?:really )?not\b|(?:really )?do with\b|have to\b|give (?:you|u) (?:that|this one|credit)\b|
  be (?:taking|deducting|withholding|charging|billing|calling|ringing|telling|contacting|reporting|suing|speaking to|writing to|forced|honest|frank|blunt)\b|
  believe\b|see\b|hear\b|only\b|say\b(?! (?:it (?:from|to|at|in|again|out)|sorry|so (?:at|in|to|from)|no more|something (?:at|in|to|about)))|understand\b|promise (?:you )?that\b|have ${DONE}\b|
  (?:imagine|remember|feel|cry|scream|swear|guarantee|go on|admit|grant|own|hold my hands|agree(?! (?:to|on|with)\b))\b|
  be (?:brief|clear|plain|quick|short)\b|keep (?:it|this) (?:short|brief)\b|tell (?:that|when|you (?:that|now))\b|
  ${HARM})
`
/** "Let me extend the pipe" offers; "let me know" doesn't, and "let me stay" asks. */
export const LET_ME =
  'let me (?!also\\b|not\\b|know|have|see|finish|explain|speak|guess|be|tell|say|ask|go|get|borrow|keep|use|stay|live|sleep|off|in|out|come|decide)(?=\\p{L})'
/** "You'll have them by Friday", "you're welcome to wear it", but not "you can keep your apology". */
export const GRANTED = pattern`
    you(?:(?:['’]ll| will| can| may| could) (?:have|get(?= (?:the|your|it back|them back)\b)) (?:it|them|her|him|the|my|your (?!apolog|say\b|opinion|
    [^.;]{1,30} (?:when|once|if|until) )|that|this|those|all|every|£|\$|€|\d)|
    (?:['’]re| are) (?:very |more than |most |always |quite )?welcome to | can (?:do|pay) [^,.;]{1,30} in (?:two|three|four|2|3|4|parts|
    stages|instal)|(?: can|['’]ve got the right to| have the right to) (?:keep|have|take|borrow|use|trim|sleep|stay|
    come|bring) (?!your (?:apolog|excuse|sorry|opinion|advice)|a (?:taste|go at)|
    [^.;]{1,60} (?:when|once|if|until) i (?:have|get|see)\b))
  `
const OPENS_OFFER = new RegExp(`^(?:${OFFER}|${LET_ME}|${GRANTED})`, 'iu')
/** "Let me pay" is an offer, although it has the form of a request. */
export const HELPS = new RegExp(`^${LET_ME}`, 'iu')
/** "In the meantime I can lend you mine", "If it isn't right I'll come back" */
const WHEN = pattern`
  (?:in the meantime|meanwhile|instead|otherwise|from (?:now|here|today) on|in (?:the )?future|next time|tonight|today|
  tomorrow|going forward|th(?:is|at) (?:week|weekend|evening|afternoon)|next (?:week|month|year)|(?:on |this |next )?\p{L}{2,6}days?|
  (?:from (?:now|here) on,? )?(?:if|when) [^,;.?!]{3,70}?)
`
/** An offer begins its clause: "you know I'll crack first" isn't one, nor is "I'm at the end of what I can do". */
const OFFERS = new RegExp(
  `(?:^|[,;:–—] ?|(?:^|[\\s,])(?:and|but|or|so|then|ok|okay|fine|yes|sure|also|this is what|(?:promise|think|suggest|propose|agree) that) |^(?:(?:and|but|so),? )?${WHEN} (?:then )?)(?:${OFFER}|${LET_ME}|${GRANTED})`,
  'iu',
)

/** Offers in other forms, each at the start of a clause. */
const OTHER_OFFERS = [
  'what (?:i|we) (?:can|could) (?:do|offer|manage|pay|give|afford|promise) is ',
  'how about (?:if )?i ',
  // "Leave the council with me"
  "leave (?!me\\b)(?:[\\p{L}’']+ ){1,4}(?:with|to) me(?=[,.;]|$)",
  // "A roll of wire you can have for nothing"
  "(?:[\\p{L}’']+ ){1,12}you can (?:have|keep|borrow|use)(?: it| them)? (?:for (?:nothing|free)|any ?time|if you (?:like|want))",
  // "I refund the £799 tomorrow, or you wait"
  'i (?:refund|pay|lend|bring|give) (?:you |the |half |[£$€₹₦])[^.;]*(?:tomorrow|tonight|, or you|if you)\\b',
  // "If you keep to nine, I won't take it any further"
  "if you [^,;]{3,50},? i (?:won['’]?t|will not) (?:take it|go|report|say|raise|mention|push|ask|complain)\\b",
  'if you (?:want|like|wish|prefer)(?: to| me to)?,? i (?:write|can|could|will|do|bring|come|pay|call|speak|talk|help)\\b',
  "i(?:['’]m| am) (?:happy|fine|ok|okay|content|glad) for you to\\b",
  'we can forget (?:about )?(?:it|this|that|them|those)(?: one)?(?=[,.;]|$)',
  // "I will not stop on the kerb again", unlike "I won't be spoken to like that again"
  "i (?:won['’]?t|will not) (?:let (?:it|this|that)|(?!go\\b|come\\b|help\\b|lend\\b|trust\\b|pay\\b|be\\b|stand\\b|accept\\b|tolerate\\b|let\\b|ask\\b|tell\\b|say\\b|forgive\\b|speak\\b|talk\\b|see\\b|put up\\b|deal\\b|work\\b)\\p{L}+) (?:\\p{L}+ ){0,5}?again(?=[,.;]|$)",
  "(?:if|once) [^,.;]{3,50},? i(?:['’]?ll| will) (?:say no more|drop it|let it go|leave it at that)",
  // "Won't park there again", "dinner on me"
  "(?:i )?wo(?:n['’]?t) (?:park|do|say|use|take|touch|post|leave|play|come|go|make|forget|be late)\\b[^.;]{0,40} again(?=[,.;!]|$)",
  "(?:[\\p{L}’']+ ){0,4}(?:dinner|lunch|breakfast|drinks|coffee|beers|taxi|petrol|fuel|repair|tickets?) (?:is |are )?on me(?=[,.;!]|$)",
  "i(?:['’]?m| am) (?:fine|ok|okay|happy) with (?!you\\b|that\\b|it\\b|how\\b|what\\b|being\\b)",
  'i intend to (?!take\\b|go\\b|sue\\b|leave\\b|report\\b|complain\\b|stay\\b|keep\\b)',
  "(?:i|we)(?:['’]ve| have)?(?: got)? no (?:objection|problem|issue) (?:to|with) you",
  "(?:i|we)(?:['’]d| would) (?:(?:also )?love to (?:take|treat|cook|help|make|have|buy|come|meet|see)|be open to )",
  '(?:happy|willing|glad|prepared|open) to (?!know\\b|hear\\b|report\\b|go to\\b|take (?:it|this)\\b)',
  // "Seven I can agree to", "The tank I'll fill tomorrow".
  pattern`
    (?!(?:i|you|u|we|they|he|she|it|all|nothing|anything|everything|something|what|when|if|that|as|maybe|so|now|then|
    yes|no|and|but|or|though|although|also|which|where|unless|until|because|since|once|think|hope|know|say|said|only|best|least|
    most)\b)(?:the )?[\p{L}\d$£€₹₦,.]+(?: [\p{L}\d]+)? i(?:['’]ll| will| can| could)(?=[ ,.;]|
    $)(?! (?:hold my hands\b|not\b|see\b|tell\b|say\b|remember\b|hear\b))
  `,
  "we(?:['’]ll|['’]d| will| would| can| could) (?:go halves|split|share|help|lift|swap|repair|replace|refund|redo|collect|deliver|clean|paint|move|turn|keep it|bring|send|put|be (?:off|out|quiet|done|finished|there|round|with you|with ye))\\b",
  `we(?:['’]ll|['’]d| will| would| can| could) ${GIVING}\\b`,
  // "I'm going to ring her tonight", unlike "I'm going to be honest"
  `i(?:['’]?m| am) (?:also )?(?:going to|gonna) (?!${HARM})(?:ring|phone|text|message|email|apologi[sz]e|say sorry|clean|put|move|change|make|get|buy|look after|${GIVING})\\b`,
  "(?:let['’]?s )?call it (?:quits|even|square|a draw|[£$€₹₦]?\\d)",
  'my (?!lawyer|solicitor|attorney|union)\\p{L}+ (?:can|could|will) (?:answer|help|drive|fit|mend|build|paint|lend|carry|sort|take|bring|pay|fix|do|come|collect|pick|watch|mind|send|cover)\\b',
  "(?:[\\p{L}’']+ ){1,4}(?:will|can) be (?:with you|there|yours|done|ready|fixed)\\b",
  // "I'd like to give you £108 for that", unlike other wishes.
  "i(?:['’]d| would)(?: also| really)? like to (?:give you|pay (?:you|for|half|the|my|back)|offer|contribute|apologi[sz]e|say sorry|chip in|cover|make (?:it )?up|lend you|buy you|cook for|treat|help)",
  // "I'm emailing Karen this afternoon"
  "i(?:['’]?m| am) (?:also )?(?:sending|paying|bringing|dropping|emailing|mailing|fixing|ordering|booking|transferring|collecting) [^.;]*(?:tonight|today|tomorrow|this (?:afternoon|evening|week|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\\p{L})",
  // A lower price.
  "(?:i['’]?m|i am) (?:knocking|taking) (?:\\S+ ){1,4}off",
  // What someone else would do, or what would be fine.
  "(?!(?:i|you|nobody|no|who|what|which|that|it)\\b)\\p{L}+(?: is| are|['’]s|['’]re| would be) (?:happy|willing|glad|prepared) to ",
  '(?:he|she|they) (?:can|could|will) (?:wait|meet|stop|move|practise|practice|pay(?! for (?:it|this|that)\\b)|help|start|come|lead|keep|have|use) ',
  "(?:[\\p{L}’']+ ){1,2}can (?:stay|stand) (?:as|where|with)",
  "(?:[\\p{L}’']+ ){1,3}(?<!\\b(?:all|everything|anything|what) )you can (?:have|keep)(?=[,.;]|$)",
  "(?![^,.;]*\\b(?:told|said|says|thinks?|thought|bill|costs?|fees?|debt|fault|mess|problem|share|half)\\b)(?:[\\p{L}\\d’':.]+ ){1,6}(?:is|are) (?:no (?:drama|problem|bother)|(?:fine|okay|ok)(?: (?:with|by) me)?|(?:all )?yours)(?=[,.;]|$| if | as long as | from | provided )",
  "it['’]s (?:all )?yours(?=[,.;]|$)",
].join('|')
const OPENS_OTHER_OFFER = new RegExp(
  `(?:^|[,;] |\\b(?:and|but|so|after that|until then|then) )(?:${OTHER_OFFERS})`,
  'iu',
)
/** "Two weeks ahead I can do", but not "all I can do". */
const CAN_DO =
  /(?<!\b(?:all|what|best|least|most|everything|anything|nothing|that) )\bi (?:can|could)(?: probably| just| maybe)? (?:do|promise|manage)(?=[,.;]|$)/iu

const THREATENS = new RegExp(
  `(?<!\\p{L})(?:i|we)(?:['’]ll| will| shall|['’]m going to| am going to| can| could) (?:${HARM})`,
  'iu',
)

/** Whether someone says that they will harm the other party. */
export const isThreat = (said: string): boolean => THREATENS.test(said)

/** Whether a sentence or a part of one offers something. */
export const isOffer = (said: string): boolean => OFFERS.test(said) || OPENS_OTHER_OFFER.test(said) || CAN_DO.test(said)

/** Whether a part of a sentence begins with an offer. */
export const opensOffer = (part: string): boolean => OPENS_OFFER.test(part) || OPENS_OTHER_OFFER.exec(part)?.index === 0
