/**
 * The words for days and months in the languages in which facts are recognised; everything else is recognised by its
 * digits.
 */
type Lexicon = {
  weekdays: readonly string[]
  months: readonly string[]
  /** Relative days; a name means the same day in every language. */
  days: Readonly<Record<string, string>>
}

export const LEXICONS: Readonly<Record<string, Lexicon>> = {
  de: {
    weekdays: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend'],
    months: 'januar februar märz april mai juni juli august september oktober november dezember'.split(' '),
    days: { heute: 'today', gestern: 'yesterday', vorgestern: 'before yesterday', wochenende: 'weekend' },
  },
  es: {
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles|miercoles', 'jueves', 'viernes', 'sábado|sabado'],
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    days: { hoy: 'today', ayer: 'yesterday', anteayer: 'before yesterday', mañana: 'tomorrow' },
  },
  fr: {
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
    months:
      'janvier février|fevrier mars avril mai juin juillet août|aout septembre octobre novembre décembre|decembre'.split(
        ' ',
      ),
    days: { "aujourd'hui": 'today', hier: 'yesterday', demain: 'tomorrow', 'week-end': 'weekend' },
  },
  it: {
    weekdays: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
    days: { oggi: 'today', ieri: 'yesterday', domani: 'tomorrow' },
  },
  pt: {
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
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'.split(' '),
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
    days: { vandaag: 'today', gisteren: 'yesterday', morgen: 'tomorrow', weekend: 'weekend' },
  },
}
