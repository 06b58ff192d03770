import { pattern } from '../../text/pattern.ts'

/** A pattern, and what replaces its matches. */
export type Rewording = readonly [everyday: RegExp, standard: string]

/**
 * Indian and Nigerian English and Pidgin, with the words that the rubric's patterns contain. Longer forms come first.
 */
export const WORLD_ENGLISH: readonly Rewording[] = [
  [/\b(?:kindly|please) do the needful\b/g, ''],
  [/\bdo (?:not be|no be)\b/g, "don't be"],
  [/\bkindly\b/g, 'please'],
  [/\b(?:abeg|biko|ejoor?|jare)\b,?/g, 'please'],
  [/\bno (?:wahala|yawa|shaking)\b/g, 'no problem'],
  [/\b(?:make you )?no (?:dey )?vex\b,?/g, ''],
  [/\bwetin\b/g, 'what'],
  [/\bwey\b/g, 'that'],
  [/\buna\b/g, 'you all'],
  [/\b(?:e be )?like say\b/g, 'as if'],
  // what someone does and wants
  [/\bi no (?:go )?fit\b/g, "i can't"],
  [/\bi no go (?=\p{L})/gu, "i won't "],
  [/\b(?:please )?fit (?:you|u) (?:please )?/g, 'could you '],
  [/\b(?:you|u) fit\b/g, 'could you'],
  [/\bmake (?:we|us)\b/g, "let's"],
  [/\b(let's) no(?= (?!\w*more))/g, '$1 not'],
  [/\bi no get\b/g, "i don't have"],
  [/\b(?:e|it) (?:touch|pinch|pierce|shock) me\b/g, 'it hurts me'],
  [/\bmake i\b/g, 'let me'],
  [/\b(?:please )?make you\b/g, 'could you'],
  [/\bi (?:go|will) come (?=to you\b)/g, "i'll come "],
  [/\bi (?:go|will) come (?=\p{L}{3,})/gu, "i'll come and "],
  [/\bi go (?!to\b|there\b|home\b|out\b|in\b)(?=\p{L})/gu, "i'll "],
  [/\bi (?:suppose|for|supposed to) (?=(?:\p{L}+))/gu, 'i should have '],
  [/\bi wan (?!to\b)(?=\p{L})/gu, 'i want to '],
  [/\bi no want\b/g, "i don't want to"],
  [/\bi no (?:try|do well)\b/g, 'i failed'],
  [/\bi (?:don )?(?:fall|fell) (?:your|ur) hand\b/g, 'i let you down'],
  [/\bna me (?:fall|fell) (?:your|ur) hand\b/g, 'i let you down'],
  [/\bi no (?!happy|too|so|dey)(?=\p{L})/gu, "i don't "],
  [/\b(?:na|is) my (fault|mistake|bad)\b/g, "it's my $1"],
  [/\bna me (?:cause|do) (?:am|it|this)\b/g, "it's my fault"],
  [/\b(pans?|pots?|plates?|dishes|them|dem|it|e) (?:don|still)(?= (?:dey|stay|sit|full))/g, '$1 have been'],
  [/\b(?:still )?(?:dey|stay)(?= (?:inside |for )(?:the )?sink)/g, 'are still in'],
  [/\bwaka\b/g, 'walk'],
  [/\b(?:yarn|gist)(?= (?:about|am|it|this|the)\b)/g, 'talk'],
  // what it is like
  [/\bi (?:no|nor) dey happy\b/g, "i'm not happy"],
  [
    /\b(?:e|it|this thing|this matter) (?:dey |don |just )*(?:vex|pain|pained|paining|choke|tire|weak|stress|worry|disturb) (me|you)\b/g,
    'it hurts $1',
  ],
  [/\b(?:e|it) (?:go|fit|for|must) (?:don )?(?:vex|pain|hurt) /g, 'it must hurt '],
  [/\b(?:i|we) (?:dey|don) (?:too |so |really |dey )?vex\b/g, "i'm angry"],
  [/\b(?:anybody|anyone|everybody|person) (?:go|for) (?:don )?vex\b/g, 'anyone would be angry'],
  [/\bi no (?:too |so )?happy\b/g, "i'm not happy"],
  [/\bi feel somehow\b/g, 'i feel bad'],
  [
    /\b(?:my )?(?:body|e|it|this thing) (?:don|dey) (?:tire|weak|pain) me\b|\bi (?:don|dey) (?:tire|taya|weak)\b/g,
    "i'm tired",
  ],
  [
    new RegExp(
      pattern`
      \b(my (?:head|chest|mind|heart|belle|body)) (?:don|dey|don dey|no dey|no|don't|not dey|just dey|
      still dey) (?:dey )?(?:hot|pain|scatter|rest|pieces|spoil|heavy|cut|tire|weak|turn|calm|at rest|cool|beat|fly|
      full)\b
    `,
      'g',
    ),
    '$1 is racing',
  ],
  [/\bi dey (?=(?:worry|fear|stress))/g, "i'm "],
  [/\bi dey (?=too|so|very|really)/g, "i'm "],
  [/\bi dey (\p{L}+?)e?\b/gu, "i'm $1ing"],
  [/\bi don\b(?!')/g, "i've"],
  [/\b(?:e|it) no (?:dey )?(?:easy|funny)\b/g, 'it must have been hard'],
  [/\bdey\b/g, 'are'],
  [/\bsee say\b/g, 'see that'],
  [/\bin (one|an|half an|\d+) hours? time\b/g, 'in $1 hour'],
  [/\b(?:tensed|in tension|under tension|taking tension|having tension)\b/g, 'tense'],
  [/\bpained (?:me|to)\b/g, 'hurt me'],
  [/\bmyself (?:is|am)\b/g, "i'm"],
  [/\bi am having\b|\bi'm having\b/g, 'i have'],
  [/\bi(?:'m| am) (seeing|noticing|feeling|needing|wanting)\b/g, "i'm $1"],
  [/\b(?:revert|revert back)(?= (?:to me|with|by|on))/g, 'reply'],
]
