import { pattern } from '../../text/pattern.ts'
import { type Addition, adds } from './addition.ts'
import type { Compared } from './compared.ts'
import { isInEnglish } from './language.ts'

/** Sadness, disappointment and shame. Anger isn't included, because any complaint shows it. */
const FEELINGS: readonly Addition[] = [
  {
    said: new RegExp(
      pattern`
      \b(?:ich (?:bin|fühle mich|war|fühlte mich)|bin ich|fühle ich mich|mich (?:macht|hat))\b[^.!?]*\b(?:enttäuscht|
      traurig|verletzt|gekränkt|hintergangen|verraten|gedemütigt|beschämt|hilflos|ausgenutzt|
      i'?m stich gelassen)(?!\p{L})|\b(?:das |es )(?:enttäuscht|verletzt|kränkt) mich\b|
      \btut (?:mir )?(?:sehr |wirklich )?weh\b
    `,
      'u',
    ),
    allowed:
      /enttäusch|traur|verletz|kränk|hinterg|verrat|demütig|scham|hilflos|ausnutz|ausgenutzt|stich|wein|heul|träne|weh|vertrau|verspr|lüg|log|gelacht|freund/,
  },
  {
    said: new RegExp(
      pattern`
      \b(?:estoy|me siento|me sent[ií]|me he sentido|qued[oé]) (?:muy |tan |bastante |realmente |
      profundamente )*(?:triste|decepcionad[oa]|dolid[oa]|herid[oa]|traicionad[oa]|abandonad[oa]|humillad[oa]|
      defraudad[oa])\b|\bme (?:duele|entristece|decepciona|apena|ha dolido)\b
    `,
    ),
    allowed: /trist|decepc|dol[ioe]|duel|herid|traici|abandon|humill|defraud|llor|mentir|menti|minti|promet|confi|amig/,
  },
  {
    said: new RegExp(
      pattern`
      (?<!\p{L})(?:je (?:suis|me sens|me suis sentie?)|j'ai été|ça me|cela me) (?:très |si |vraiment |profondément |
      tellement )*(?:triste|déçue?|blessée?|peinée?|trahie?|abandonnée?|humiliée?|rend triste|attriste|déçoit|blesse|
      peine)(?!\p{L})
    `,
      'u',
    ),
    allowed: /trist|déç|bless|pein|trah|abandon|humili|pleur|larme|menti|promis|promet|confian|ami/,
  },
  {
    said: new RegExp(
      pattern`
      (?<!\p{L})(?:estou|fico|fiquei|me sinto|me senti|sinto-me|senti-me) (?:muito |tão |bastante |
      profundamente )*(?:triste|magoad[oa]|decepcionad[oa]|desapontad[oa]|traíd[oa]|ferid[oa]|abandonad[oa]|
      humilhad[oa])(?!\p{L})|\bisso me (?:magoa|entristece|dói)
    `,
      'u',
    ),
    allowed: /trist|mago|decepc|desapont|traí|ferid|abandon|humilh|chor|menti|promet|confi|amig|dói|doeu|sozinh/,
  },
  {
    said: /\b(?:mujhe|mujhko|main|mera dil)\b[^.!?]*\b(?:dukh|dukhi|bura lag\w*|taklif|takleef|nirash\w*|udaas|sharminda|toot\w*)\b/,
    allowed: /dukh|bura lag|takl|nirash|udaas|sharm|toot|ro (?:rah|pad)|roya|royi|dil|bharos|dhokh|jhoo?th|dost/,
  },
]

const CONCESSIONS: readonly Addition[] = [
  {
    said: new RegExp(
      pattern`
      (?<!\p{L})(?:ich (?:weiß|verstehe|sehe ein|gebe zu|kann (?:gut |schon )?verstehen)|
      mir ist (?:klar|bewusst)),? (?:dass|ja|schon|auch|wie|natürlich)\b|\bvielleicht (?:habe|hätte|war|bin) ich\b|
      \bich hätte (?:auch |wohl |vielleicht )|\bkein problem\b|\bnicht so schlimm\b|
      \bkann (?:ja |mal |jedem )*passieren\b|\bkeine eile\b|\bwenn (?:du|sie) zeit ha
    `,
      'u',
    ),
    allowed:
      /(?<!\p{L})(?:weiß|wissen|versteh\w*|klar|bewusst|vielleicht|hätte|problem|schlimm|passier\w*|eile|zeit)(?!\p{L})/u,
  },
  {
    said: new RegExp(
      pattern`
      (?<!\p{L})(?:sé|entiendo|comprendo|reconozco|admito|imagino) que(?!\p{L})|
      (?<!\p{L})(?:quizá|quizás|tal vez) (?:yo|me|he|debí)|\bno pasa nada\b|\bsin prisa\b|\bno hay prisa\b|
      \bcuando puedas\b|\byo también (?:me |he |tengo |fui )
    `,
      'u',
    ),
    allowed:
      /(?<!\p{L})(?:sé|sabes?|entiend\w*|comprend\w*|reconozc\w*|admit\w*|imagin\w*|quizás?|tal vez|prisa|puedas|pasa nada|también)(?!\p{L})/u,
  },
  {
    said: new RegExp(
      pattern`
      (?<!\p{L})je (?:sais|comprends|reconnais|conçois|me doute|imagine) (?:bien )?qu|\bj'(?:admets|imagine) qu|
      \bpeut-être (?:que |qu')?(?:j|ai-je)|\bce n'est pas (?:si )?grave\b|\bprends ton temps\b|
      \bquand (?:tu|vous) (?:peux|pouvez|pourras|pourrez)\b|\bj'aurais dû\b|\bmoi aussi,? j
    `,
      'u',
    ),
    allowed:
      /\b(?:sais|savez|compren\w*|reconn\w*|conçois|doute|admet\w*|imagin\w*|peut-être|grave|temps|quand|aurais|moi aussi)\b/,
  },
  {
    said: new RegExp(
      pattern`
      (?<!\p{L})(?:sei|entendo|compreendo|reconheço|admito|imagino) que(?!\p{L})|\btalvez eu\b|\bnão tem problema\b|
      \bsem pressa\b|\bquando (?:você )?puder\b|\beu também (?:errei|tenho|fui|posso)
    `,
      'u',
    ),
    allowed:
      /(?<!\p{L})(?:sei|sabe\w*|entend\w*|compreend\w*|reconhe\w*|admit\w*|imagin\w*|talvez|problema|pressa|puder|também)(?!\p{L})/u,
  },
  {
    said: new RegExp(
      pattern`
      \b(?:mujhe pata hai|main (?:samajh|jaant|maant)\w*|koi baat nahi+n?|shayad (?:main|meri|mujhe)|
      meri bhi (?:galti|ghalti)|jab (?:time|waqt) mile|maaf (?:kar\w*|kijiy\w*)|maafi (?:chaah|maang)\w*)\b
    `,
    ),
    allowed: /\b(?:pata|samajh\w*|jaan\w*|maan\w*|koi baat|shayad|galti|ghalti|time|waqt|maaf\w*)\b/,
  },
]

/**
 * Whether an answer in German, Spanish, French, Portuguese or romanised Hindi adds a feeling that anger doesn't imply.
 */
export const inventsFeelingInOtherLanguages = (answer: Compared): boolean =>
  !isInEnglish(answer) && !answer.isRequested && adds(FEELINGS, answer)

/** Whether an answer in one of these languages adds a concession: "ich weiß, dass du viel zu tun hast". */
export const concedesInOtherLanguages = (answer: Compared): boolean =>
  !isInEnglish(answer) && !answer.isRequested && adds(CONCESSIONS, answer)
