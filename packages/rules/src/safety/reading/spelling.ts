import { pattern } from '../../text/pattern.ts'

/** Verbs after which "ill" is "I'll". */
const AFTER_ILL = pattern`
    kill|murder|hurt|hit|beat|slap|punch|stab|shoot|strangle|choke|break|smash|burn|make|find|come|get|post|send|tell|
    show|ruin|destroy|end|cut|kick|knock|fuck|rape|never|always|just|put|be|leak|take|slit|see to|do|chop|bash|batter|
    deck|throw|run|snap|wring|drag|bury|drown|poison
  `

/** Contractions and chat spellings, written out, so that each sign needs only one wording. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b1(?= (?:will|am|swear|want|hope)\b)/g, 'i'],
  [/(?<=[a-z] )n(?= [a-z])/g, 'and'],
  [/\b2(?= (?:me|you|u|him|her|them|be|go|do|see|get|send|talk|come|tell|ask|my|the|ur)\b)/g, 'to'],
  [/\b(every|some|any)1\b/g, '$1one'],
  [/\b(he|she)s\b/g, '$1 is'],
  [/\b(that|what|there|where|who|how)s\b/g, '$1 is'],
  [/\b(would|could|should)ve\b/g, '$1 have'],
  [/\b(?:gna|gonna'?)\b/g, 'going to'],
  [/\b(?:tryna|trynna)\b/g, 'trying to'],
  [/\br (?=(?:you|u|ya)\b)/g, 'are '],
  [
    /\bur(?= (?:getting|about|mine|allowed|the one|just|still|lucky|always|never|being|too|nothing|asleep|alone|here|there|coming|leaving|lying|in the|on my|[0-9]+)\b)/g,
    'you are',
  ],
  [new RegExp(`\\b(?:ill|il) (?=(?:${AFTER_ILL})\\b)`, 'g'), 'i will '],
  [/\b(?:i'?m|im) ?(?:gonna|gunna|a)\b/g, 'i am going to'],
  [/\b(?:imma|i'ma|ima)\b/g, 'i am going to'],
  [/\b(?:gonna|gunna|gon)\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'have to'],
  [/\b(?:can'?t|cannot)\b/g, 'can not'],
  [/\b(?:won'?t)\b/g, 'will not'],
  [/\b(do|does|did|is|was|are|were|would|could|should|have|has|had|ai)n'?t\b/g, '$1 not'],
  [/\b(?:u|ya) r\b/g, 'you are'],
  [/\b(we|they|you) r\b/g, '$1 are'],
  [/\b(?:ur|your)(?= (?:dead|a|so|going|not|finished|next)\b)/g, 'you are'],
  [/\bur\b/g, 'your'],
  [/\b(?:u|ya|yall|y'all)\b/g, 'you'],
  [/\bu?r (?=dead\b)/g, 'are '],
  [/\byou'?re\b/g, 'you are'],
  [/\b(we|they)'re\b/g, '$1 are'],
  [/\btheyre\b/g, 'they are'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(i|you|we|they|should|would|could)'ve\b/g, '$1 have'],
  [/\bive\b/g, 'i have'],
  [/\b(i|you|he|she|it|we|they|that|who|somebody|someone|nobody)'ll\b/g, '$1 will'],
  [/\b(youll|theyll)\b/g, 'you will'],
  [/\b(i|you|he|she|it|we|they|who)'d better\b/g, '$1 better'],
  [/\b(i|you|he|she|it|we|they|who)'d\b/g, '$1 would'],
  [/\b(he|she|it|that|there|who|what|here|where|somebody|someone|nobody|everybody|everyone|life)'s\b/g, '$1 is'],
  [
    /\b([a-z]{2,20})'s (?=(?:going|been|always|never|not|so|scared|afraid|stalking|threatening|hitting|controlling)\b)/g,
    '$1 is ',
  ],
  [/(?<=[a-z])'s\b/g, 's'],
  [/'/g, ''],
  [/\bhad better\b/g, 'better'],
  [/\bno[ -]one\b/g, 'nobody'],
  [/\bany more\b/g, 'anymore'],
  [/\bmy self\b/g, 'myself'],
  [/\burself\b/g, 'yourself'],
  [/\bppl\b/g, 'people'],
  [/\bthru\b/g, 'through'],
  [/\babt\b/g, 'about'],
  [/\bnite(s?)\b/g, 'night$1'],
  [/\bwknd\b/g, 'weekend'],
  [/\bik\b/g, 'i know'],
  [/\baddy\b/g, 'address'],
  [/\bhav\b/g, 'have'],
  [/\bwil\b/g, 'will'],
  [/\b(?:tmrw?|2moro|tomoro)\b/g, 'tomorrow'],
  [/\b(com|stabb|beat|kill|smash|break|punch|chok|burn|kick|slapp|shoot|gett|put|drag?g)in\b/g, '$1ing'],
  [/\bthrout\b/g, 'throat'],
  [/\byour self\b/g, 'yourself'],
  [/\b(?:bc|bcs|bcos|cuz|coz|cos|cus)\b/g, 'because'],
  [/\bfuckin\b/g, 'fucking'],
  [/\b(?:haha+|hehe+|lmao+|lmfao|rofl|jk|j\/k|lolol|lolz|p?t?mdr+|kkk+|(?:ja){2,}j?|(?:rs){2,})\b/g, 'lol'],
  [/\b(?:mom|mommy|mummy|mama)\b/g, 'mum'],
  [/\bapartment\b/g, 'flat'],
]

export const writtenOut = (text: string): string =>
  SPELLINGS.reduce((plain, [pattern, spelling]) => plain.replace(pattern, spelling), text)
