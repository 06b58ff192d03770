type Rewording = readonly [everyday: RegExp, standard: string]

/** Chat abbreviations, with what they mean. */
const CHAT: readonly Rewording[] = [
  [/\babt\b/g, 'about'],
  [/\blil\b/g, 'little'],
  [/\blmk\b/g, 'let me know'],
  [/\byour (?=(?:so |really |very )?(?:angry|upset|mad|furious|annoyed|cross|right to)\b)/g, "you're "],
  [/\bb4\b/g, 'before'],
  [/\b(c|w|sh)(?:l|u)d\b/g, '$1ould'],
  [/\brly\b/g, 'really'],
  [/\brn\b/g, 'right now'],
  [/(?<= )w(?= \p{L})/gu, 'with'],
  [/\b(?:cos|coz|bcos|bcoz|becoz)\b/g, 'because'],
  [/\bsome1\b/g, 'someone'],
  [/\b(?:tmrw|tmr|tmw|2moro|tomoz)\b/g, 'tomorrow'],
  [/\b(?:2nite|tonite)\b/g, 'tonight'],
  [/\bwks?\b/g, 'weeks'],
  [/\bhrs?\b/g, 'hours'],
  [/\bgimme\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
  [/\bmust(?:ve|a)\b/g, 'must have'],
  [/\b(should|could|would|might)ve\b/g, '$1 have'],
  [/\b(should|could|would)a\b/g, '$1 have'],
  [/\bdidn\b|\bdint\b/g, "didn't"],
  [/\b(?:ngl|tbh|lol|imo|fr|btw|sha|sef|oo+)\b,?/g, ''],
  [/\bgon(?:na|e)\b/g, 'going to'],
  [/\bdunno\b/g, "don't know"],
  [/\bkinda\b/g, 'kind of'],
  [/\bthx|thnx|tnx\b/g, 'thanks'],
  [/\bwldnt\b/g, "wouldn't"],
  [/\bnah\b/g, 'no'],
]

/** Indian and Nigerian English, and Pidgin, in words the rubric understands. */
const ELSEWHERE: readonly Rewording[] = [
  [/\b(?:kindly|please) do the needful\b/g, ''],
  [/\bdo (?:not be|no be)\b/g, "don't be"],
  [/\bkindly\b/g, 'please'],
  [/\b(?:abeg|biko|ejoor?|jare)\b,?/g, 'please'],
  [/\bno (?:wahala|yawa|shaking)\b/g, 'no problem'],
  [/\bno vex\b,?/g, ''],
  [/\bi no (?:go )?fit\b/g, "i can't"],
  [/\bi no go (?=\p{L})/gu, "i won't "],
  [/\b(?:please )?fit (?:you|u) (?:please )?/g, 'could you '],
  [/\b(?:you|u) fit\b/g, 'could you'],
  [/\bmake (?:we|us)\b/g, "let's"],
  [/\b(?:please )?make you\b/g, 'could you'],
  [/\bi (?:no|nor) dey happy\b/g, "i'm not happy"],
  [/\b(?:i|we) dey vex\b|\bi don vex\b/g, "i'm angry"],
  [/\b(?:body|e|it|this thing) (?:don|dey) tire me\b|\bi (?:don|dey) tire\b/g, "i'm tired"],
  [/\b(?:e|it) (?:dey )?(?:pain|pained|paining) me\b/g, 'it hurts'],
  [/\bi dey (?=(?:worry|fear|stress))/g, "i'm "],
  [/\bi dey (\p{L}+)\b/gu, "i'm $1ing"],
  [/\bi don\b/g, "i've"],
  [/\b(?:na|is) my (fault|mistake)\b/g, "it's my $1"],
  [/\bi no try\b/g, 'i failed'],
  [/\bi for (?=\p{L})/gu, 'i should have '],
  [/\b(?:e|it) no easy\b/g, 'it must have been hard'],
  [/\bdey\b/g, 'are'],
  [/\bi wan\b/g, 'i want to'],
  [/\bin (one|an|half an|\d+) hours? time\b/g, 'in $1 hour'],
  [/\btensed\b/g, 'tense'],
  [/\bpained (?:me|to)\b/g, 'hurt me'],
  [/\bmyself (?:is|am)\b/g, "i'm"],
  [/\bi am having\b|\bi'm having\b/g, 'i have'],
  [/\b(?:revert|revert back)(?= (?:to me|with|by|on))/g, 'reply'],
]

/** "on tues", "3 fri in a row": abbreviated days after a word that precedes days. */
const SHORT_DAY =
  /(?<=\b(?:on|from|since|this|last|next|every|of|the|your|til|till|until|by|was|\d+) )(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)\b(?!')/g
const DAYS: Readonly<Record<string, string>> = {
  m: 'monday',
  tu: 'tuesday',
  w: 'wednesday',
  th: 'thursday',
  f: 'friday',
  sa: 'saturday',
  su: 'sunday',
}
const wholeDay = (short: string): string => DAYS[short.slice(0, 2)] ?? DAYS[short.slice(0, 1)] ?? short

/**
 * Replaces everyday words in an answer with words the rubric understands.
 * @param plain lower case, one kind of apostrophe
 */
export const everydayWords = (plain: string): string =>
  [...CHAT, ...ELSEWHERE].reduce(
    (text, [everyday, standard]) => text.replace(everyday, standard),
    plain.replace(SHORT_DAY, wholeDay),
  )
