/**
 * Wordings of equal meaning that fit wherever they are found. No pattern looks beyond what it replaces except by lookaround,
 * and no replacement holds what an earlier pattern would change back: contractions are only written out, never made.
 */
export const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/\bbecause\b(?! of\b)/gi, 'since'],
  [/\bI want to\b/g, 'I would like to'],
  [/\bI want (?=you\b|my\b|the\b|a\b|an\b|us\b|your\b)/g, 'I would like '],
  [/\binstead of\b/gi, 'rather than'],
  [/\blet me know\b/gi, 'tell me'],
  [/\ball (day|night|morning|evening|afternoon|week|weekend)\b/gi, 'the whole $1'],
  [/\bthe whole (?=(?!day|night|morning|evening|afternoon|week)\p{L})/giu, 'the entire '],
  [
    /\bevery (?=(?:day|night|morning|evening|week|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)/gi,
    'each ',
  ],
  [/\bfor the (last|past) (?=\p{L}|\d)/giu, 'over the $1 '],
  [/\bI think (?=I\b|you\b|we\b|it\b|that\b|the\b)/g, 'I believe '],
  [/\b(I|you|we|they) have to (?=\p{L})/giu, '$1 need to '],
  [/\b(I|you|we|they|he|she) had to (?=\p{L})/giu, '$1 needed to '],
  [/\bkids\b/gi, 'children'],
  [/\bmaybe\b/gi, 'perhaps'],
  [/\bstuff\b/gi, 'things'],
  [/\bokay\b/gi, 'all right'],
  [/\balmost\b/gi, 'nearly'],
  [/\bwithout asking\b(?! (?:me|for|us|him|her|anyone))/gi, 'without asking me'],
  [/\bto talk about\b/gi, 'to discuss'],
  [/\bbecause of\b(?! (?:you|me|us)\b)/gi, 'due to'],
  [/\ba lot of\b/gi, 'a great deal of'],
  [/\band then\b/gi, 'and after that'],
  [/\byou promised to (?=\p{L})/giu, 'you promised that you would '],
  [/\bI promised to (?=\p{L})/gu, 'I promised that I would '],
  [/\bwe promised to (?=\p{L})/giu, 'we promised that we would '],
  [
    /\b(said|think|know|knew|promised|(?:told|tell) (?:me|you|us)) (?=(?:I|you|we|he|she|they|it|my|your)\b)(?!you (?:about|how|to)\b)/gi,
    '$1 that ',
  ],
  [/(?<!you )\bonly (?=\p{L}|\$|\d)/giu, 'just '],
  [/\bjust (?=\p{Ll}+ed\b|don't\b|do not\b)/giu, 'simply '],
  [
    /\b(the|all the) (\p{Ll}+(?<!ing|ed|ly|s|first|last|next|other|same|way|day|night|morning|evening|moment|time)) (?=(?:I|we) \p{L}+)/gu,
    '$1 $2 that ',
  ],
  [/\bbig\b/gi, 'large'],
  [/\bI(?:'m) (?=\p{L})/gu, 'I am '],
  [/\b(you|we|they)'re (?=\p{L})/giu, '$1 are '],
  [/\b(I|you|we|they)'ve (?=\p{L})/giu, '$1 have '],
  [/\b(I|you|we|they|it)'ll (?=\p{L})/giu, '$1 will '],
  [
    /\b(it|that|he|she|there|what)'s (?=(?:not|a|an|the|my|your|our|so|too|very|really|about|always|often|hard|fair|unfair|still)\b)/gi,
    '$1 is ',
  ],
  [
    /\b(?<!why )(did|do|does|is|was|are|were|has|have|would|could|should|had)n't (?!you\b|i\b|we\b|they\b|he\b|she\b|it\b)(?=\p{L})/giu,
    '$1 not ',
  ],
  [/\bcan't (?!you\b|i\b|we\b)/gi, 'cannot '],
  [/\bwon't (?!you\b|i\b|we\b)/gi, 'will not '],
  [/\breally\b/gi, 'truly'],
  [/(?<!\bonce )\bagain\b(?! and\b)/gi, 'once again'],
  [
    /\bby (?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next|the end|noon|midnight|january|february|march|april|may|june|july|august|september|october|november|december)\b|\d{1,2}(?::\d\d| ?[ap]m|th\b|st\b|nd\b|rd\b))/gi,
    'no later than ',
  ],
  [
    /(?<=\b(?:(?:tell|told) (?:me|us)|know|knew|said|say|think|thought|believe)) that(?= (?:the|my|our|your|you|we|I|it|he|she|they)\b)/gi,
    '',
  ],
  [/\beven though\b/gi, 'although'],
  [/\buntil\b/gi, 'till'],
  [/\b(every|some|any)one\b/gi, '$1body'],
  [/\bno one\b/gi, 'nobody'],
  [/\bhelp me with\b/gi, 'give me a hand with'],
  [/\b(you|I|we) promised\b/gi, '$1 did promise'],
  [/\b(you|I|we) told\b/gi, '$1 did tell'],
  [/\b(you|I|we) said\b/gi, '$1 did say'],
  [/\b(you|I|we) asked\b/gi, '$1 did ask'],
  [/\b(you|I|we) agreed\b/gi, '$1 did agree'],
  [/\b(you|I|we) forgot\b/gi, '$1 did forget'],
  [/\b(I|we) waited\b/gi, '$1 did wait'],
  [/\b(you|I|we) took\b/gi, '$1 did take'],
  [/\b(you|I|we) left\b(?! (?:hand|side)\b)/gi, '$1 did leave'],
  [/\b(I|we) need\b/gi, '$1 do need'],
  [/\b(I|you|we) missed\b/gi, '$1 did miss'],
  [/\b(I|you|we) went\b/gi, '$1 did go'],
  [/\b(I|you|we) paid\b/gi, '$1 did pay'],
  [/\b(I|you|we) bought\b/gi, '$1 did buy'],
  [/\b(I|you|we) got\b(?! (?:to|me)\b)/gi, '$1 did get'],
]

/** An "and" that joins two statements. */
export const JOINED = {
  pattern: /,? and (?=(?:I|you|we|he|she|they)(?:'\p{L}+)? \p{L})/gu,
  replacement: '. Also, ',
  /** Two statements are two sentences; two people ("my sister and I") and an if-clause are not. @param before the sentence up to the "and" */
  mayPart: (before: string): boolean => CLAUSE.test(before) && !CONDITION.test(before),
} as const
const CONDITION = /\b(?:if|when|because|since|while|whether|unless|after|before)\b/
const CLAUSE =
  /(?:[^\s.?!]+ ){3}(?!(?:me|you|him|her|he|she|they|we|both|sister|brother|mother|father|mom|mum|dad|wife|husband|partner|friends?|roommates?|boss|kids|family|parents)\b)[\p{Ll}\d$][^\s.?!]*$/u

/** Said in passing about what "you" did, where no swap fits: before the first of these words that the run has. */
export const ASIDES = ['as I see it', 'from my side', 'in my view', 'the way I see it'] as const
export const ROOM_FOR_ASIDE: readonly string[] = 'because since when while before after without about and but so'.split(
  ' ',
)
