import { pattern } from '../../../text/pattern.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const YOU_ARE = "(?:you are|you're|you were)(?: (?:also|already|always|just|literally|now|only|still|both))*"
const DOING = pattern`
    (?:arguing|asking|blocking|calling|charging|coming|drinking|driving|fighting|going|hiding|hurting|keeping|leaving|
    letting|lying|making|missing|moving|parking|paying|playing|running|scaring|selling|shielding|shouting|smoking|
    taking|telling|upsetting|using|waking)
  `
const ROLE =
  '(?:boss|carer|coach|executor|godfather|godmother|godparent|guarantor|guardian|landlady|landlord|manager|nurse|owner|parent|secretary|tenant|trustee|treasurer|witness|P)'
const PLACE =
  '(?:home|upstairs|downstairs|outside|(?:at|in|on) (?:the|my|our|work|home|school|bed|church)|there|here|away)'
const SEEN = '(?:caught|filmed|heard|saw|seen|watched)'

/**
 * Clauses that state something plain, which the model often mistakes for insults: what the reader is doing, where they
 * are, their role, who heard them, what would have been enough. Matched against the words of a clause without its "and".
 */
const STATEMENTS: readonly string[] = [
  // "You're making too much noise", "you are fighting with a child"
  `${YOU_ARE} ${DOING} (?!(?:like|nowhere|off|out|backwards|around|mad|crazy|soft)(?: |$))[a-zP]+.*`,
  // "You're supposed to be my friend"
  `${YOU_ARE} (?:supposed|meant) to [a-z]+.*`,
  // "You were a witness", "you are her godmother"
  `${YOU_ARE} (?:an?|the|my|our|his|her|their) ${ROLE}`,
  // "You're the one who wanted a dog"
  `${YOU_ARE} the (?:only )?(?:one|ones|person) (?:i|that|we|who|with) .*`,
  // "You were at the pub all afternoon", "you're home all day playing"
  `${YOU_ARE} ${PLACE}(?: .*)?`,
  // "You live upstairs", "you wear his watch", "you have a car"
  pattern`
    you (?:also |both |still )?(?:live (?:upstairs|downstairs|opposite|alone|next|here|there|on|two|D)|
    wear (?:his|her|my|our|the)|have (?:an?|my|our|the|two|D) (?:car|copy|job|key|keys|licence|number|permit|phone|
    van))(?: .*)?
  `,
  // "You have a duty to the residents", "you have every right to be angry"
  'you (?:have|had) (?:an?|no|every|the) (?:choice|duty|obligation|reason|responsibility|right|say)(?: .*)?',
  // "You are lucky nobody was hurt"
  `${YOU_ARE} (?:aware|entitled|liable|lucky|owed|responsible|right|welcome) (?!in )[a-zP]+.*`,
  // "The children have been asking for you"
  '(?:the|my|our|his|her|both) [a-zP]+ (?:is|are|was|were|has been|have been) (?:asking|calling|crying|looking|ringing|waiting|worried) (?:.*)',
  // "The kids are scared of you"
  '(?:the|my|our|his|her|both|your) [a-zP]+ (?:is|are|was|were) (?:too |so |all )?(?:afraid|ashamed|frightened|scared|terrified) of (?:you|your [a-z]+)(?: .*)?',
  // "Your letter was discourteous", "your silence is noted"
  'your (?:comments?|conduct|e-?mail|letter|message|reply|remarks?|silence|tone|words) (?:is|was|were) (?:so |very |quite |really |rather )*(?:W|[a-z]+)(?: and (?:W|[a-z]+))?',
  // "One had expected a reply by now"
  'one (?:had|has|would have) (?:expected|hoped for) (?:an?|some|the) (?:acknowledgement|answer|apology|reply|response|word).*',
  // "You can't bring a dog into a ward"
  "you (?:can't|can not|may not|mustn't) (?:just )?(?:bring|cancel|change|charge|park|smoke|use) .*",
  // "You must have seen it", "you might have woken the baby"
  pattern`
    you (?:may|might|must|would) (?:all |at least |also )?have (?!been|fallen|fooled|inherited|learned|
    swallowed)(?:asked|called|done|felt|got|had|heard|known|left|let|noticed|rung|said|seen|taken|told|waited|warned|
    woken)(?: .*)?
  `,
  // "The whole street heard you"
  `(?:half |all )?(?:the|my|our) (?:whole |entire )?[a-zP]+ ${SEEN} (?:you|it|him|her|them|us|me|everything|all of it)(?: .*)?`,
  // "We all know it's you"
  "(?:we|they|i|everyone|everybody) (?:all )?knows? (?:that )?(?:it's|it 's|it is|it was) (?:you|[a-z]+)",
  // "An apology would help"
  '(?:even )?an? (?:simple |quick |short |little )?(?:answer|apology|call|card|heads-up|message|note|phone call|reply|sorry|text|thank you|warning)(?: from you)? (?:would|might) .*',
  // "Your silence hurts more than the words"
  'your [a-z]+ (?:hurts?|scares?|frightens?|worr(?:ies|ied)) (?:me|us|more|most|him|her|the kids|the children)(?: .*)?',
]
const PLAIN = new RegExp(`^(?:${STATEMENTS.join('|')})$`)
/** With an insulting word or a comparison in it, a clause is a figurative insult. */
const FIGURATIVE = /(?:^| )(?:[NSFTVCOHX]|like an?|like the|as an?|better than|than an?|than most)(?: |$)/

/** "What you did at the party was cheap": a judgment of an action, however harsh. */
const JUDGES_ACTION = /^(?:.* but )?what (?:you|he|she|they) (?:did|said|wrote|put|called)(?: .*)? (?:is|was) /

export const isPlainStatement = (words: string): boolean =>
  (PLAIN.test(words) && !FIGURATIVE.test(words)) || JUDGES_ACTION.test(words)
