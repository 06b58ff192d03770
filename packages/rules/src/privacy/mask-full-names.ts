import { FIRST_NAMES, NO_NAMES } from '../mediator/facts/name-words.ts'
import { pattern } from '../text/pattern.ts'
import { MORE_FIRST_NAMES, NO_SURNAMES, PUBLIC_FIGURES, SURNAMES } from './full-names.ts'

const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}'’]*(?:-\\p{Lu}[\\p{L}\\p{M}]+)*"
const PARTICLE = '(?:van der|van den|van|von|de la|del|della|de|da|dos|di|bin|ibn|al|el|ter|le|la) ?-?'
/** Two to four capitalised words: "Sarah J. van der Berg". */
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}\\[@#_/.])${CAPITAL}(?: \\p{Lu}\\.?(?= \\p{Lu}))?(?: (?:${PARTICLE})?${CAPITAL}){1,5}(?![\\p{L}\\p{N}_\\]@])`,
  'gu',
)
const TITLED = new RegExp(
  pattern`
    (?<![\p{L}\p{N}])((?:(?:(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Sra?|Mme|Mlle|Sig|Sig\.ra|Dott|Ing|Adv|Engr|Barr)\.?|Miss|
    Professor|Doctor|[Hh]errn?|[Ff]rau|[Mm]onsieur|[Mm]adame|[Ss]eñor(?:a|ita)?|[Ss]ignor(?:a|ina|e)?|
    [Dd]ottor(?:e|essa)?|[Dd]oña|[Mm]evrouw|[Mm]eneer|Pan|Pani|[Ss]hri|Smt\.?|Detective|Barrister|Engineer|Imam|Rabbi|
    Councill?or|Alhaji|Alhaja|Chief|Pastor|Reverend|Father|[Oo]fficer|[Cc]onstable|[Ss]ergeant|[Ii]nspector|Judge|
    Councillor|Headmaster|
    Headteacher) )+)((?:\p{Lu}\.? )?(?:${PARTICLE})?${CAPITAL}(?: (?:${PARTICLE})?${CAPITAL}){0,2})
  `,
  'gu',
)
/** Roles that follow a title in place of a name: "Herr Nachbar", "Chief Executive". */
const OFFICE = new RegExp(
  pattern`
    ^(?:nachbar(?:in)?|projektleiter|lehrer(?:in)?|direktor(?:in)?|doktor|hausmeister|chef(?:in)?|kollegin?|secretary|
    president|chairman|chairwoman|chair|manager|director|minister|executive|officer|inspector|of|christmas|time|judge|
    jury|justice|super|right|perfect|world|universe)$
  `,
)
/** A name that is introduced as one, even in lower case: "her name is sarah jenkins". */
const NAMED = new RegExp(
  pattern`
    \b((?:full name|name is|name was|name's|real name|named|goes by(?: the name)?|surname is|by the name of|
    last name is)(?: is| was)?:? )(\p{L}[\p{L}'’-]{2,20} \p{L}[\p{L}'’-]{2,20})(?![\p{L}\p{N}])
  `,
  'giu',
)
/** Words before a name that refer to a person: "my boss", "our neighbour". */
const PERSON = new RegExp(
  pattern`
    \b(?:my|his|her|our|your|their|the|a|an|this|that|ex-?|named|called|with|about|from|by|and|to|for|of|like|than|
    married|dating|met|saw|told|asked|ask|tell|is|was|him|guy|woman|man|girl|boy|lady) ?(?:own |new |old |ex-?|
    former |best |so-called |late |little |older |younger |big )*(?:boss|manager|nurse|plumber|electrician|builder|
    mechanic|cleaner|(?:estate |letting |travel )?agent|broker|banker|midwife|vet|surgeon|gp|physio(?:therapist)?|
    driver|postman|waiter|waitress|barber|hairdresser|tailor|referee|captain|chair(?:man|woman|person)?|treasurer|
    warden|caretaker|porter|janitor|superintendent|contractor|handyman|gardener|roofer|painter|decorator|carer|
    social worker|case ?worker|officer|detective|sergeant|inspector|principal|headteacher|professor|instructor|
    recruiter|rep|clerk|teller|cashier|receptionist|concierge|owner|seller|buyer|lodger|investigator|adviser|advisor|
    counsell?or|psychologist|psychiatrist|pharmacist|imam|priest|vicar|chef|bouncer|usher|witness|in-laws?|
    step(?:dad|mum|mom|son|daughter|brother|sister)|godmother|godfather|grand(?:ma|pa|mother|father|son|daughter)|
    colleague|co-?worker|workmate|neighbou?r|landlord|landlady|flat ?mate|room ?mate|house ?mate|friend|bestie|mate|
    boyfriend|girlfriend|partner|husband|wife|fianc[ée]e?|ex|brother|sister|cousin|uncle|aunt|aunt(?:ie|y)|nephew|
    niece|mother|father|mum|mom|dad|son|daughter|teacher|tutor|coach|doctor|dentist|therapist|lawyer|solicitor|
    accountant|tenant|client|customer|supervisor|director|ceo|hr|pastor|nanny|babysitter|trainer|assistant|secretary|
    classmate|in-law|named|called|guy|woman|man|girl|boy|lady)(?: is| was)?,? ?$
  `,
  'i',
)
/** Words after a name that only fit a person: "said", "’s wife". */
const DOES = new RegExp(
  pattern`
    ^(?:['’]s (?:wife|husband|son|daughter|mother|father|mum|mom|dad|brother|sister|flat|house|place|car|desk|phone|
    party|wedding|dog|account|name|number|address|email|signature|salary|garden|fence|shed|van|room|boyfriend|
    girlfriend|family|kids?)|,? (?:who|whose)| (?:out of|into) (?:this|it|our)(?! \p{L}+ing)|
    ,? (?:said|says|told|texted|lied|cheated|slept|kissed|owes?|owed|promised|admitted|asked|knows|thinks|wants|
    wanted|lent|borrowed|stole|hit|shouted|yelled|swore|refused|insists|claims|claimed|agreed|married|died|earns?|
    lives|lived|cried|laughed|filmed|recorded|witnessed|watched|signed|confirmed|drove|parked|rang|phoned|
    apologi[sz]ed|sent me|gave me|called me|knew|heard|saw|sits|sat|texts|
    and (?:his|her) (?:wife|husband|kids?|mother|father|boyfriend|girlfriend)))(?![\p{L}])
  `,
  'u',
)

/** A Japanese surname before its title: "Tanaka-san". */
const HONOURED = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,}(?=-(?:san|sama|sensei)(?!\p{L}))/gu

/** Words after which a name is always a person's: "ask Bronwen Caddick", "he's Leopold Quarrington". */
const POINTS_AT = new RegExp(
  pattern`
    (?:\b(?:ask(?:ed|ing)?(?: for)?|vraag(?: maar)?(?: aan)?|frag(?:t|en)?(?: mal)?|demande[rz]? à|
    pregunt[aá](?:le)? a|habl[aeo]r? con|fal[ae]r? com|parla(?:re)? con|(?:sprich|rede|red) mit|parle[rz]? (?:à|avec)|
    praat met|chied[iere]+ a|(?:bell|buzzer|letterbox|doorbell|envelope|name ?plate) (?:says|reads)|
    (?:speak|spoke|spoken|speaking|talk|talked|talking)(?: to| with)|told|tell|thank|blame[ds]?|pay|paid|owes?|owed|
    (?:gave|give|handed|lent|paid|showed|introduced|sold) (?:\w+ ){1,3}to|trust|contact|call|ring|rang|phoned?|
    warn(?:ed)?|e-?mail(?:ed)?|text(?:ed)?|met(?: with)?|married|dating|hired|named|attn\.?:?|c\/o|payee:?|
    beneficiary:?|in the name of|account name:?|name:|signed by|written by|owned by|run by|payable to|intestato a|
    a nome di|a nombre de|à l'ordre de|im namen von|heißt|heisst|se llama|si chiama|s'appelle|se chama)|
    \b(?:he|she)(?:['’]s| is| was)(?: called| named)?|\bthe (?:man|woman|guy|lad|bloke|chap|girl|lady|person) (?:is|
    was)(?: called| named)?|\b(?:someone|somebody|person|fella|chap|bloke|lad|kid) (?:called|named)),? $
  `,
  'i',
)
/** Contact details right after the name, already masked. */
const REACHED_AT = /^(?:,| -| –|:)? ?\(?(?:on |at )?\[(?:phone|email|handle|account)\]/
/** "Caddick-Rees": a surname, apart from the exceptions below. */
const DOUBLE_BARRELLED = /^\p{Lu}[\p{Ll}\p{M}]{2,}-\p{Lu}[\p{Ll}\p{M}]{2,}$/u
const HYPHENATED_THINGS = new RegExp(
  pattern`
    ^(?:rolls-royce|coca-cola|spider-man|ant-man|x-men|wi-fi|mercedes-benz|harley-davidson|land-rover|aston-martin|
    baden-.*|nordrhein-.*|rheinland-.*|schleswig-.*|mecklenburg-.*|sachsen-.*|
    .*-(?:straße|strasse|str|platz|weg|allee|based|style|shirt|mart|mail|royce|street|road|town|city|park|centre|
    center|school|universität|am|upon|sur|on))$
  `,
)
/** First words in the names of companies, peoples and places, which people ask, call and blame as well. */
const NO_FIRST_NAME = new RegExp(
  pattern`
    ^(?:british|american|royal|national|virgin|united|air|sky|bank|uber|amazon|google|apple|microsoft|meta|tesco|
    deutsche|north|south|east|west|northern|southern|eastern|western|central|new|san|santa|los|las|el|la|le|port|fort|
    lake|mount|mt|st|saint|upper|lower|grand|great|green|black|white|red|blue|iron|super|captain|burger|pizza|taco|
    domino's|papa|costa|delta|general|data|human|public|family|health|social|customer|parks?|planning|tax|housing|
    student|child|animal|citizens?|help|home|human|local|lost|first|second|third|fourth|high|supreme|crown|small|
    legal|trading|italian|french|spanish|german|polish|indian|nigerian|chinese|japanese|african|asian|european|
    english|irish|scottish|welsh|mexican|canadian|australian|catholic|muslim|hindu|sikh|jewish|buddhist|christian|
    thames|severn|pacific|atlantic|trip|door|just|deliver|post|parcel|royal|premier|world|city|metro|union|western|
    money|cash|pay|square|stripe|south-?west|north-?east|vice|covid|real|inter|sporting|atletico|cancer|deputy|
    assistant|senior|junior|head|chief)$
  `,
)

const isFirstName = (word: string): boolean => FIRST_NAMES.has(word) || MORE_FIRST_NAMES.has(word)
const isWord = (word: string): boolean => NO_NAMES.has(word.replace(/['’]s$/, ''))

/**
 * Replaces people's full names with `[name]`: a first name with a surname, a title with a surname, and two capitalised
 * words that are used like a person. A first name alone stays, and so do the names of public figures.
 */
export function maskFullNames(text: string): string {
  const isTitle = isTitleCase(text)
  return text
    .replace(TITLED, (found, title: string, name: string) => {
      const first = plainWord(name.split(' ')[0] ?? '')
      return isWord(first) || OFFICE.test(first) || NO_SURNAMES.has(first) ? found : `${title}${hidden(name)}`
    })
    .replace(HONOURED, '[name]')
    .replace(NAMED, (found, before: string, name: string) => {
      const [first = '', last = ''] = name.toLowerCase().split(' ')
      return isFirstName(first) && !isWord(last) && !SMALL.test(last) ? `${before}[name]` : found
    })
    .replace(RUN, (found, offset: number) => nameWithin(found, text, offset, isTitle))
}

/** Words that follow a first name given alone: "her name is sarah and …". */
const SMALL =
  /^(?:and|but|who|she|he|they|from|with|was|has|had|not|because|at|in|on|the|works|lives|said|told|again|now|too|btw|lol)$/

const plainWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/\.$/, '')
const hidden = (name: string): string => `[name]${/['’]s$/.exec(name)?.[0] ?? ''}`

/** Masks the name within a run of capitalised words; words before and after it that aren't part of the name stay. */
function nameWithin(run: string, text: string, offset: number, isTitle: boolean): string {
  const words = run.split(' ')
  const plain = words.map(plainWord)
  for (let from = 0; from < words.length - 1; from += 1) {
    if (isWord(plain[from] ?? '') && !isFirstName(plain[from] ?? '')) continue
    let to = words.length
    while (to > from + 1 && isWord(plain[to - 1] ?? '')) to -= 1
    if (isTitle) to = Math.min(to, from + 2)
    const start = offset + words.slice(0, from).join(' ').length
    const end = offset + words.slice(0, to).join(' ').length
    const around = {
      before: text.slice(Math.max(0, start - 60), start).trimEnd(),
      after: text.slice(end, end + 30),
      isTitle,
    }
    if (isFullName(plain.slice(from, to), words.slice(from, to).join(' '), around))
      return [...words.slice(0, from), hidden(words[to - 1] ?? ''), ...words.slice(to)].join(' ')
  }
  return run
}

type Around = { before: string; after: string; isTitle: boolean }
/** Words that start nicknames and group names, which aren't full names: "Big Phil", "The Smiths". */
const EPITHET = /^(?:the|new|old|big|little|great|royal|saint|young|poor|super)$/

/** Whether an unlisted name must be a person's because of the words around it or its form. */
function isPointedAt(written: string, { before, after }: Around): boolean {
  const last = written.split(' ').at(-1) ?? ''
  const bare = last.replace(/['’]s$/, '')
  if (DOUBLE_BARRELLED.test(bare)) return !HYPHENATED_THINGS.test(bare.toLowerCase())
  const spelt = written.split(' ').every((word) => /\p{Ll}/u.test(word))
  return spelt && (POINTS_AT.test(`${before} `) || REACHED_AT.test(after))
}

function isFullName(parts: readonly string[], written: string, around: Around): boolean {
  const { before, after, isTitle } = around
  const [first = '', second = ''] = parts
  const last = parts.at(-1) ?? ''
  const follows = `${/['’]s$/.exec(written)?.[0] ?? ''}${after}`
  if (parts.length < 2 || parts.some((part) => NO_SURNAMES.has(part)) || EPITHET.test(first)) return false
  if (PUBLIC_FIGURES.has(`${first} ${second}`)) return false
  if (isFirstName(first.split('-')[0] ?? '')) return !isTitle || SURNAMES.has(last)
  if (isTitle) return false
  // The family name comes first, or the first name is unlisted.
  const startsSentence = /[.!?:]$|^$/.test(before)
  if (SURNAMES.has(first) && isFirstName(second)) return true
  if (NO_FIRST_NAME.test(first)) return PERSON.test(before)
  if ((SURNAMES.has(last) && !startsSentence) || PERSON.test(before) || DOES.test(follows)) return true
  // Particles don't count: "Marijke van der Zwaluwe".
  return written.split(' ').filter((part) => /^\p{Lu}/u.test(part)).length <= 3 && isPointedAt(written, around)
}

/** Whether a text is in title case, where ordinary words are capitalised too: "My Neighbour Ate My Lunch". */
function isTitleCase(text: string): boolean {
  const [, ...words] = text.match(/\p{L}[\p{L}'’]*/gu) ?? []
  const large = words.filter((word) => /^\p{Lu}/u.test(word))
  return large.length > words.length * 0.6 && large.some((word) => word.length > 1 && isWord(word.toLowerCase()))
}
