const startsWith = (...openings: readonly string[]): RegExp => new RegExp(`^(?:${openings.join('|')})`, 'iu')
const I_WOULD = "i(?:['’]d| would| should)"
const ADVERBS = '(?: just| only|(?! particularly)(?: \\p{L}+ly))*'
const THING = `(?:what|all) (?:i|we)(?:['’]d| would)?${ADVERBS} (?:need|want|ask|like)(?: for)? is`

/** A wish for a thing or a state: it can't be reworded as an order to do something. */
export const WISH = startsWith(
  `${THING} (?!(?:for )?(?:you|u|to|that|not)\\b)`,
  "i(?:['’]?m| am) (?:just |only )?(?:looking|hoping) for ",
  "i(?:['’]d| would| do| really| just| only|['’]m| am)* (?:like|want|need|expect|ask(?:ing)?(?: for)?)(?: that)? (?!you\\b|u\\b|to\\b|us\\b|we\\b|him\\b|her\\b|them\\b|it to (?:be over|stop)|what\\b|how\\b|why\\b|this\\b)",
  `${I_WOULD}${ADVERBS} like to (?:keep|have|see|stay|continue|get|go on|be (?:told|asked|included|consulted))`,
  // "I don't want you to go" reassures.
  "i(?: really| just)? (?:don['’]?t|do not) want (?:the|my|our|it|this|that|any|to be|(?:you|him|her|them|people) to (?!go\\b|leave\\b|worry\\b|suffer\\b|feel\\b|think\\b|be (?:sad|alone|hurt)))",
  'no (?:more )?\\p{L}{3,}ing (?!of\\b)',
)

/** Proposals and demands that say what could or should be done, without asking. */
export const PROPOSAL = new RegExp(
  `(?:^|, )(?:${[
    '(?:maybe|perhaps) (?:we|you|i) could ',
    '(?:just )?can (?:it|this|that|they|the [a-z]+) ',
    'what would (?:put (?:it|this|things) right|help|work|make (?:it|this) right)(?: for me)? is ',
    "it(?:['’]?d| would)(?: \\p{L}+ly)? (?:be (?:nice|good|great|helpful|fair|a help|a start)|help|mean a lot)(?: a great deal| a lot| so much| me| to me)* if ",
    "i(?:['’]?d| would) (?:be (?:happy|happier|content|fine|okay|ok) with |ask (?:only )?that )",
    "i(?:['’]?d| would) (?:[a-z]+ ){0,2}?(?:prefer (?:that|if|it if)|be happier if|feel (?:a lot |much |so much |far )?better if) ",
    `${THING} (?:that|for) `,
    // A plan of payments: "£50 a month from May".
    '(?:[£$€₹₦]|r ?)\\d[\\d ,.]* (?:a|per|each|every) (?:week|month|fortnight)',
    "(?:i|we) (?:reckon|think|feel|believe) (?!you (?:should|ought to) have)(?:[\\p{L}’']+ ){1,7}?(?:should|ought to) (?!have\\b)",
  ].join('|')})`,
  'iu',
)
