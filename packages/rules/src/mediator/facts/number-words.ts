import { pattern } from '../../text/pattern.ts'

/**
 * How a language spells numbers: the words up to twenty and for the tens, how they are joined, and its hundreds and
 * ordinals.
 */
type Spelling = {
  /** From one upwards, separated by spaces; "|" separates spellings. */
  small: string
  tens: Readonly<Record<number, string>>
  join: (ten: string, one: string, value: number) => readonly string[]
  hundreds: string
  ordinals: string
}

const SPELLINGS: Readonly<Record<string, Spelling>> = {
  de: {
    small:
      'ein zwei|zwo drei vier fünf|fuenf sechs sieben acht neun zehn elf zwölf|zwoelf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: {
      20: 'zwanzig',
      30: 'dreißig|dreissig',
      40: 'vierzig',
      50: 'fünfzig',
      60: 'sechzig',
      70: 'siebzig',
      80: 'achtzig',
      90: 'neunzig',
    },
    join: (ten, one) => [`${one}und${ten}`],
    hundreds:
      'hundert|einhundert zweihundert dreihundert vierhundert fünfhundert sechshundert siebenhundert achthundert neunhundert',
    ordinals:
      '- zweite[nmrs]? dritte[nmrs]? vierte[nmrs]? fünfte[nmrs]? sechste[nmrs]? siebte[nmrs]? achte[nmrs]? neunte[nmrs]? zehnte[nmrs]?',
  },
  es: {
    small:
      'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno|veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    tens: {
      30: 'treinta',
      40: 'cuarenta',
      50: 'cincuenta',
      60: 'sesenta',
      70: 'setenta',
      80: 'ochenta',
      90: 'noventa',
    },
    join: (ten, one) => [`${ten} y ${one}`],
    hundreds: pattern`
        cien|ciento doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|
        quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas
      `,
    ordinals: '- segund[oa] tercer[oa]? cuart[oa] quint[oa] sext[oa] séptim[oa] octav[oa] noven[oa] décim[oa]',
  },
  fr: {
    small:
      'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: {
      20: 'vingt',
      30: 'trente',
      40: 'quarante',
      50: 'cinquante',
      60: 'soixante',
      70: 'soixante-dix|septante',
      80: 'quatre-vingts?',
      90: 'quatre-vingt-dix|nonante',
    },
    join: (ten, one, value) => (value === 1 ? [`${ten} et un`, `${ten}-et-un`] : [`${ten}-${one}`, `${ten} ${one}`]),
    hundreds:
      'cent deux\\Wcents? trois\\Wcents? quatre\\Wcents? cinq\\Wcents? six\\Wcents? sept\\Wcents? huit\\Wcents? neuf\\Wcents?',
    ordinals: '- deuxième|seconde? troisième quatrième cinquième sixième septième huitième neuvième dixième',
  },
  it: {
    small:
      'un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: {
      20: 'venti',
      30: 'trenta',
      40: 'quaranta',
      50: 'cinquanta',
      60: 'sessanta',
      70: 'settanta',
      80: 'ottanta',
      90: 'novanta',
    },
    join: (ten, one, value) => [`${value === 1 || value === 8 ? ten.slice(0, -1) : ten}${one}`],
    hundreds: 'cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento',
    ordinals: '- second[oa] terz[oa] quart[oa] quint[oa] sest[oa] settim[oa] ottav[oa] non[oa] decim[oa]',
  },
  pt: {
    small:
      'um dois|duas três|tres quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
    tens: {
      20: 'vinte',
      30: 'trinta',
      40: 'quarenta',
      50: 'cinquenta',
      60: 'sessenta',
      70: 'setenta',
      80: 'oitenta',
      90: 'noventa',
    },
    join: (ten, one) => [`${ten} e ${one}`],
    hundreds:
      'cem|cento duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas seiscentos|seiscentas setecentos|setecentas oitocentos|oitocentas novecentos|novecentas',
    ordinals:
      '- segund[oa](?!-feira) terceir[oa] quart[oa](?!-feira) quint[oa](?!-feira) sext[oa](?!-feira) sétim[oa] oitav[oa] non[oa] décim[oa]',
  },
  nl: {
    small:
      'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: {
      20: 'twintig',
      30: 'dertig',
      40: 'veertig',
      50: 'vijftig',
      60: 'zestig',
      70: 'zeventig',
      80: 'tachtig',
      90: 'negentig',
    },
    join: (ten, one) => [`${one}(?:en|ën)${ten}`],
    hundreds:
      'honderd tweehonderd driehonderd vierhonderd vijfhonderd zeshonderd zevenhonderd achthonderd negenhonderd',
    ordinals: '- tweede derde vierde vijfde zesde zevende achtste negende tiende',
  },
}

/** By language: the pattern for the words of each number, longest first, so that "fünfundvierzig" precedes "fünf". */
export const NUMBER_WORDS: Readonly<Record<string, readonly (readonly [pattern: string, value: number])[]>> =
  Object.fromEntries(Object.entries(SPELLINGS).map(([language, spelling]) => [language, wordsOf(spelling)]))

function wordsOf({ small, tens, join, hundreds, ordinals }: Spelling): [string, number][] {
  const ones = small.split(' ')
  const words: [string, number][] = ones.slice(1).map((word, index) => [word, index + 2])
  for (const [ten, said] of Object.entries(tens)) {
    words.push([said, Number(ten)])
    for (const [index, one] of ones.slice(0, 9).entries())
      for (const each of said.split('|'))
        for (const joined of join(each, one.split('|')[0] ?? '', index + 1))
          words.push([joined, Number(ten) + index + 1])
  }
  words.push(...hundreds.split(' ').flatMap((word, index): [string, number][] => [[word, (index + 1) * 100]]))
  words.push(
    ...ordinals.split(' ').flatMap((word, index): [string, number][] => (word === '-' ? [] : [[word, index + 1]])),
  )
  return words
    .flatMap(([said, value]) => said.split(/\|(?![^[(]*[\])])/).map((word): [string, number] => [word, value]))
    .sort(([one], [other]) => other.length - one.length)
}

/** Numbers in romanised Hindi, in their usual spellings. */
export const HINDI_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  'ek:1 do:2 teen:3 char:4 chaar:4 paanch:5 panch:5 chhe:6 saat:7 aath:8 nau:9 das:10 barah:12 pandrah:15 bees:20 pachees:25 tees:30 chalees:40 pachas:50 pachaas:50 saath:60 assi:80 nabbe:90 dedh:1.5 dhai:2.5'
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([word = '', value = '']) => [word, Number(value)]),
)
