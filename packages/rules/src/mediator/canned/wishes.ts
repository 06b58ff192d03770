import { pattern } from '../../text/pattern.ts'

const startsWith = (...openings: readonly string[]): RegExp => new RegExp(`^(?:${openings.join('|')})`, 'iu')
const I_WOULD = "i(?:['’]d| would| should)"
const ADVERBS = '(?: just| only| also| far| much|(?! particularly)(?: \\p{L}+ly))*'
const THING = `(?:what|all) (?:i|we)(?:['’]d| would)?${ADVERBS} (?:need|want|ask|like)(?: for)? is`
/** What follows these is asked of the other person, or of both, and becomes a task of theirs. */
const OF_SOMEONE = pattern`
    (?!(?:for )?(?:you|u|us|we|so little|little|nothing(?! .*\b(?:but|except|apart)))\b|
    (?:he|she|they) (?:\p{L}+ed|told)\b|it(?:[.,;]|$)|to\b|him\b|her\b|them\b|it to (?:be over|stop)|what\b|how\b|
    why\b|this\b)
  `

/** A wish for a thing or a state: it can't be reworded as an order to do something. */
export const WISH = startsWith(
  `${THING} (?!(?:for )?(?:you|u|to|that|not)\\b)`,
  "i(?:['’]?m| am) (?:just |only )?(?:looking|hoping) for ",
  `(?:i(?: do| really| just| only| also|['’]m| am)*|${I_WOULD}${ADVERBS}) (?:want|need|expect|ask(?:ing)?(?: for)?)(?: that)? ${OF_SOMEONE}`,
  `${I_WOULD}${ADVERBS} (?:like|love)(?: that)? ${OF_SOMEONE}`,
  pattern`
    ${I_WOULD}${ADVERBS} like to (?!say\b|think\b|believe\b|point\b|remind\b|thank\b|apologi|start by\b|begin\b|add\b|
    note\b|raise\b|mention\b|know (?:why|how|what you)\b|(?:talk|meet|sit down|agree|discuss|settle|sort|split|
    share)\b)
  `,
  "i(?:['’]d| would)(?: far| much)? (?:rather|prefer|sooner) (?!(?:also )?(?:pay|cover|give|lend|help)\\b|not\\b(?: if\\b| say\\b| discuss\\b| involve\\b| go to\\b| have to\\b|[.,;]|$)|.* than )",
  // "I don't want you to go" reassures.
  pattern`
    i(?: really| just| also)* (?:don['’]?t|do not) want (?!(?:the|any|your|his|her) (?:\p{L}+ )?(?:money|cash|pounds?|dollars?|euros?|hundred|thousand|refund|
    apolog\p{L}+|sympathy|pity|charity|thanks|[£$€₹₦]?\d[\d.,]*)(?=[,.;]|$))(?:the|my|our|it|this|that|any|to be(?! (?:seen|accused|rude|difficult|unfair|mean|petty|nasty|harsh|an? (?:bother|nag|burden)))|
    (?:you|him|her|them|people) to (?!go\b|leave\b|worry\b|suffer\b|feel\b|think\b|be (?:sad|alone|hurt)))
  `,
  // "I want you at Grandpa's on Sunday"
  'i(?: really| just| also)* (?:want|need) you (?:at|in|on|there|here|home|back|with|around)(?!\\p{L})',
  'may i (?:request|ask|suggest|propose) that ',
  "what i (?:can['’]?t|cannot|won['’]?t|will not) (?:have|do|accept|live with|take)(?: any more)? is ",
  'no (?:more )?\\p{L}{3,}ing (?!of\\b)',
)

/** Proposals and demands that say what could or should be done, without asking. */
export const PROPOSAL = new RegExp(
  `(?:^|[,;] )(?:${[
    '(?:maybe|perhaps) (?:we|you|i) could ',
    '(?:would|do) you mind if (?:i|we) (?!ask|say)',
    '(?:just )?(?:can|could|would) (?:it|this|that|they|he|she|someone|the [a-z]+) (?!have\\b)',
    'would [\\p{L}\\d:.]+ do\\b',
    'what would (?:put (?:it|this|things) right|help|work|make (?:it|this) right)(?: for me)? is ',
    "it(?:['’]?d| would)(?: \\p{L}+ly)? (?:be (?:nice|good|great|helpful|fair|a help|a start)|help|mean a lot)(?: a great deal| a lot| so much| me| to me)* if ",
    "i(?:['’]?d| would) (?:be (?:happy|happier|content|fine|okay|ok) with |ask (?:only )?that )",
    "i(?:['’]?d| would) (?:[a-z]+ ){0,2}?(?:prefer (?:that|if|it if)|be happier if|feel (?:a lot |much |so much |far )?better if) ",
    "if we (?!don['’]?t\\b|do not\\b|had\\b|were\\b|could\\b|split up\\b|break up\\b|divorce|lose\\b|end up\\b|go to court\\b)[^,;]{5,80}, (?:[^,;]{3,50}, )?(?:you|we|it|that|there)(?:['’]?d| would| could)\\b",
    'can i (?:please )?(?:have|get|borrow|see|know)\\b(?! your attention)',
    '(?:i (?:think|feel|reckon) )?(?:an?|the|half|full|some) (?:\\p{L}+ ){1,4}(?:is|would be|seems) (?:reasonable|(?:only )?fair|right|in order)(?=[,.; ]|$)',
    `${THING} (?:that|for) `,
    "(?:you|u)(?:['’]?re| are) (?:going to|gonna) have to |(?:you|u)(?:['’]ll| will) have to (?!(?:wait|excuse|forgive|admit|agree|accept|understand|believe|trust|ask)\\b)",
    "you (?:mustn['’]?t|must not|might(?! (?:have|be|as well|think|say)\\b)) ",
    // "The rest I'd want to see receipts for".
    pattern`
      (?!(?:all|what|that|everything|which|if|when|because|and|but|so|now|then|
      honestly)\b)(?:the )?(?:[\p{L}\d]+ ){1,5}?(?<!\b(?:all|what|that|everything|which|if|when|because|and|but|so|
      know|think|said|say|times?) )i(?:['’]d)? (?:need|want)(?=[ ,.;]|$)
    `,
    // A plan of payments: "£50 a month from May".
    '(?<!\\b(?:pay|paying|paid|costs?|is|was|earn|get)\\b[^.;]*)(?:[£$€₹₦]|r ?)\\d[\\d ,.]* (?:a|per|each|every) (?:week|month|fortnight)(?!,? (?:he|she|they) (?:say|said|tell|told))',
    "(?:i|we) (?:reckon|think|feel|believe) (?!you (?:should|ought to) have)(?:[\\p{L}’']+ ){1,7}?(?:should|ought to) (?!have\\b)",
  ].join(
    '|',
  )})|(?:^|[,;] |^(?:but|and|so|then) )(?:in \\p{Lu}\\p{L}+ )?(?:(?:it|this|the (?:\\p{L}+ ){1,3}) ?(?:must|has to|have to|mustn['’]?t|can['’]?t be|cannot be)|(?:he|she|they) (?:must|mustn['’]?t|ha(?:s|ve) to (?:be|stop|know|hear|pay|leave|apologi[sz]e))) |^(?:from now on|in future|next time),? (?!i\\b|i['’]|we\\b)|, (?:perhaps|maybe)\\?$|(?<=\\p{L}),? (?:please|pls)(?=[,.!]|$)`,
  'iu',
)

/**
 * A request in the first person, addressed to anyone: "I'd like her to join us", "we need it from 5", "I should be
 * grateful if you would sign". What the author themself wants to do isn't a request.
 */
export const ASKS = new RegExp(
  pattern`
    ^(?:(?:if|when|whenever|next time) [^,;]{1,60},? )?(?:(?:i|we)(?: do| really| just| only| also| must|['’]m| am|
    ['’]re| are)*|(?:i|we)(?:['’]d| would| should)(?: be)?${ADVERBS}) (?:want|need|ask(?:ing)?|beg(?:ging)?|appreciate|expect|
    demand|insist|urge|request(?:ing)?|(?:(?:very|most|so) )*(?:grateful|obliged)|(?:glad|happy) if|
    (?<=(?:['’]d|would|should)${ADVERBS} )(?:like|love|prefer))(?![\p{L}’'])(?! (?:it(?:[,.;]|$)|
    for (?:so )?(?:little|nothing)\b|(?:he|she|they|it|we|you)(?:['’]ll|['’]d)? (?!to\b)\p{L}+|
    to (?!know\b|see\b|hear\b|be (?:told|asked|included|consulted)|have\b|get\b|keep\b|understand\b|talk\b|meet\b|
    speak\b)|this[.!]|that[.!]|nothing from))|^either (?!way\b)
  `,
  'iu',
)
