/** The words for numbers, days and months in the languages that facts are read in; everything else is read by its digits. */
type Lexicon = {
  numbers: Readonly<Record<string, number>>
  weekdays: readonly string[]
  months: readonly string[]
  /** Days seen from today; the same names stand for the same day in every language. */
  days: Readonly<Record<string, string>>
}

const numbered = (words: string, values: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    words.split(' ').flatMap((group, index) => group.split('|').map((word) => [word, values[index] ?? Number.NaN])),
  )
const UNITS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000]

export const LEXICONS: Readonly<Record<string, Lexicon>> = {
  de: {
    numbers: numbered(
      'zwei|zwo drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend',
      UNITS,
    ),
    weekdays: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend'],
    months: 'januar februar märz april mai juni juli august september oktober november dezember'.split(' '),
    days: { heute: 'today', gestern: 'yesterday', vorgestern: 'before yesterday', wochenende: 'weekend' },
  },
  es: {
    numbers: numbered(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien|ciento mil',
      UNITS,
    ),
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles|miercoles', 'jueves', 'viernes', 'sábado|sabado'],
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    days: { hoy: 'today', ayer: 'yesterday', anteayer: 'before yesterday', mañana: 'tomorrow' },
  },
  fr: {
    numbers: numbered(
      'deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante septante quatre-vingts|quatre-vingt nonante|quatre-vingt-dix cent mille',
      UNITS,
    ),
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
    months:
      'janvier février|fevrier mars avril mai juin juillet août|aout septembre octobre novembre décembre|decembre'.split(
        ' ',
      ),
    days: { "aujourd'hui": 'today', hier: 'yesterday', demain: 'tomorrow', 'week-end': 'weekend' },
  },
  it: {
    numbers: numbered(
      'due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille|mila',
      UNITS,
    ),
    weekdays: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
    days: { oggi: 'today', ieri: 'yesterday', domani: 'tomorrow' },
  },
  pt: {
    numbers: numbered(
      'dois|duas três|tres quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem|cento mil',
      UNITS,
    ),
    weekdays: [
      'domingo',
      'segunda-feira|segunda',
      'terça-feira|terça',
      'quarta-feira',
      'quinta-feira',
      'sexta-feira|sexta',
      'sábado|sabado',
    ],
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
    days: { hoje: 'today', ontem: 'yesterday', anteontem: 'before yesterday', amanhã: 'tomorrow' },
  },
  nl: {
    numbers: numbered(
      'twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend',
      UNITS,
    ),
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'.split(' '),
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
    days: { vandaag: 'today', gisteren: 'yesterday', morgen: 'tomorrow', weekend: 'weekend' },
  },
}
