/**
 * English verbs whose past or participle doesn't end in "-ed": the verb, its past, and its participle if that differs.
 */
const VERBS =
  `arise arose arisen, awake awoke awoken, bear bore borne, beat beat beaten, become became, begin began begun, bend bent, bet, bid, bind bound,
  bite bit bitten, bleed bled, blow blew blown, break broke broken, breed bred, bring brought, build built, burn burnt, burst, bust, buy bought,
  cast, catch caught, choose chose chosen, cling clung, come came, cost, creep crept, cut, deal dealt, dig dug, draw drew drawn, dream dreamt,
  drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found, fit, flee fled, fling flung,
  fly flew flown, forbid forbade forbidden, foresee foresaw foreseen, forget forgot forgotten, forgive forgave forgiven, freeze froze frozen,
  get got gotten, give gave given, go went gone, grow grew grown, hang hung, hear heard, hide hid hidden, hit, hold held, hurt, keep kept, kneel knelt,
  know knew known, lay laid, lead led, lean leant, leap leapt, learn learnt, leave left, lend lent, let, lie lay lain, light lit, lose lost, make made,
  mean meant, meet met, mislead misled, mistake mistook mistaken, misunderstand misunderstood, overcome overcame, overhear overheard, overtake overtook
  overtaken, pay paid, prove proved proven, put, quit, read, rebuild rebuilt, redo redid redone, repay repaid, rid, ride rode ridden, ring rang rung,
  rise rose risen, run ran, say said, see saw seen, seek sought, sell sold, send sent, set, sew sewed sewn, shake shook shaken, shed, shine shone,
  shoot shot, show showed shown, shrink shrank shrunk, shut, sing sang sung, sink sank sunk, sit sat, sleep slept, slide slid, sling slung, smell smelt,
  sneak snuck, speak spoke spoken, speed sped, spell spelt, spend spent, spill spilt, spin spun, spit spat, split, spoil spoilt, spread, spring sprang
  sprung, stand stood, steal stole stolen, stick stuck, sting stung, stink stank stunk, stride strode, strike struck stricken, string strung,
  swear swore sworn, sweep swept, swell swelled swollen, swim swam swum, swing swung, take took taken, teach taught, tear tore torn, tell told,
  think thought, throw threw thrown, thrust, tread trod trodden, understand understood, undertake undertook undertaken, undo undid undone, upset,
  wake woke woken, wear wore worn, weave wove woven, weep wept, win won, withdraw withdrew withdrawn, withhold withheld, write wrote written`
    .split(',')
    .map((forms) => forms.trim().split(/\s+/))

/** The verb of each form: "took" and "taken" → "take". "Lay" counts as a verb and not as the past of "lie". */
export const BASES: ReadonlyMap<string, string> = new Map(
  VERBS.flatMap(([base = '', ...forms]) =>
    forms.filter((form) => form !== base && form !== 'lay').map((form) => [form, base] as const),
  ),
)

const PAST: ReadonlySet<string> = new Set(VERBS.map(([base = '', past]) => past ?? base))

/** Whether a word is or may be the past of an irregular verb: "took", "paid", "put". */
export const isIrregularPast = (word: string): boolean => PAST.has(word)
