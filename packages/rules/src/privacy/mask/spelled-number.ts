/** The digit that each word stands for, in eight languages and in spellings that sound like it. */
const VALUES: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  nought: '0',
  naught: '0',
  nil: '0',
  nul: '0',
  null: '0',
  cero: '0',
  zéro: '0',
  one: '1',
  won: '1',
  eins: '1',
  uno: '1',
  un: '1',
  um: '1',
  ek: '1',
  two: '2',
  too: '2',
  zwei: '2',
  zwo: '2',
  dos: '2',
  deux: '2',
  due: '2',
  dois: '2',
  twee: '2',
  do: '2',
  three: '3',
  drei: '3',
  tres: '3',
  trois: '3',
  tre: '3',
  três: '3',
  drie: '3',
  teen: '3',
  four: '4',
  for: '4',
  fore: '4',
  vier: '4',
  cuatro: '4',
  quatre: '4',
  quattro: '4',
  quatro: '4',
  chaar: '4',
  char: '4',
  five: '5',
  fünf: '5',
  fuenf: '5',
  cinco: '5',
  cinq: '5',
  cinque: '5',
  vijf: '5',
  paanch: '5',
  six: '6',
  sechs: '6',
  seis: '6',
  sei: '6',
  zes: '6',
  chhe: '6',
  seven: '7',
  sieben: '7',
  siete: '7',
  sept: '7',
  sette: '7',
  sete: '7',
  zeven: '7',
  saat: '7',
  eight: '8',
  ate: '8',
  acht: '8',
  ocho: '8',
  huit: '8',
  otto: '8',
  oito: '8',
  aath: '8',
  nine: '9',
  niner: '9',
  neun: '9',
  nueve: '9',
  neuf: '9',
  nove: '9',
  negen: '9',
  nau: '9',
}
/** Words that repeat the next digit, and words that add zeros after one. */
const REPEATS: Readonly<Record<string, number>> = { double: 2, dbl: 2, doppel: 2, triple: 3, treble: 3, doble: 2 }
const NOUGHTS: Readonly<Record<string, string>> = { hundred: '00', thousand: '000' }
/** Words that count as digits only between other digits, because "too", "for" and "do" have other meanings. */
const ALSO_WORDS = new Set([
  'too',
  'for',
  'fore',
  'do',
  'o',
  'won',
  'ate',
  'due',
  'char',
  'teen',
  'un',
  'um',
  'sept',
  'dos',
  'sei',
  'tre',
  'oh',
  'nil',
  'saat',
  'nau',
])
const TEENS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?'

const TOKEN = `(?:${[...Object.keys(VALUES), ...Object.keys(REPEATS), ...Object.keys(NOUGHTS)].sort((one, other) => other.length - one.length).join('|')}|${TEENS}|\\d{1,4})`
/** What separates two tokens; nothing is needed between a digit and a word ("5five5"). */
const BETWEEN = '(?:[ ,.…/-]{1,3}|(?<=\\d)(?=[a-z])|(?<=[a-z])(?=\\d))'
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}'’])(?:plus )?${TOKEN}(?:${BETWEEN}${TOKEN}(?:(?![\\p{L}\\p{N}'’])|(?<=\\d)(?=[a-z])|(?<=[a-z])(?=\\d))){3,24}(?![\\p{L}\\p{N}'’])`,
  'giu',
)
const WORD = new RegExp(TOKEN, 'giu')
const DIGIT_WORD = /\p{L}{2,}/u

/** Phone numbers have at least seven digits. */
const FEWEST = 7
/** "One, two, three, four, five, six, seven" is just counting. */
const COUNTING = '0123456789012'

/**
 * Replaces phone and account numbers with digits written as words with `[phone]`: "oh seven double nine, one two
 * three".
 */
export const maskSpelledNumbers = (text: string): string =>
  text.replace(RUN, (found) => {
    const tokens = found.toLowerCase().match(WORD) ?? []
    const words = tokens.filter((token) => DIGIT_WORD.test(token))
    if (words.filter((token) => token in VALUES && !ALSO_WORDS.has(token)).length < 2) return found
    const singles = tokens.filter((token) => token in VALUES || token in REPEATS || /^\d$/.test(token))
    if (singles.length < tokens.length * 0.55) return found
    const digits = digitsOf(tokens)
    return digits.length < FEWEST || COUNTING.includes(digits) ? found : '[phone]'
  })

function digitsOf(tokens: readonly string[]): string {
  let digits = ''
  let repeat = 1
  for (const token of tokens) {
    if (token in REPEATS) {
      repeat = REPEATS[token] ?? 1
      continue
    }
    digits += (NOUGHTS[token] ?? VALUES[token] ?? (/\d/.test(token) ? token : '00')).repeat(repeat)
    repeat = 1
  }
  return digits
}
