import { type Sign, sign } from '../sign.ts'

/*
 * Direct threats in languages other than English: what the author, or people they send, will do to the recipient's
 * body. Each language follows its own word order: the author, the target, the act, the part of the body. Wordings used
 * in jest, about games or about feelings are left out ("je te casse les pieds", "te mato de risa").
 */

const FRENCH_I_YOU =
  '(?:(?:je|j|on|nous|et) (?:[a-z]+ ){0,2}?(?:te |t ?|vous |lui )|jte |jt |jv(?:ai )?te |j?irai t|jvais t|je vais t)(?:[a-z]+ )?'
const FRENCH_BODY =
  '(?:tete|gueule|jambes?|genoux?|bras|dents?|nez|machoire|doigts?|mains?|gorge|crane|yeux|os|cotes|figure|cou|tronche|rotules?)'
const FRENCH_KIN =
  '(?:freres?|soeurs?|meres?|peres?|fils|filles?|femme|mari|mec|gosses?|enfants?|famille|chiens?|chat|pote|daronne?)'
const IN_A_GAME = '(?! (?:au|aux|sur|a (?:fifa|mario|la))\\b)'

const FRENCH: readonly string[] = [
  `${FRENCH_I_YOU}(?:tuer?|tue|tuerai|buter?|buterai|crever?|creverai|egorger?|egorgerai|etrangler?|poignarder?|
    massacrer?|tabasser?|cogner?|frapper?|saigner?|demolir|demolis|flinguer?|abattre|abats|fumer?|cramer|crame|noyer|
    planter?)(?! (?:la|un lapin|de rire)\\b)${IN_A_GAME}`,
  `(?:je|j|on) (?:vais |va |irai )?(?:tuer?|buter?|creve[r]?|egorger?|flinguer?|fumer?|saigner?) (?:ton|ta|tes|votre|
    vos) (?:[a-z]+ )?${FRENCH_KIN}|(?:je|on) (?:vais |va )?(?:le|la|l|les) (?:tue|bute|creve|egorge|flingue|
    saigne)r? (?:devant toi|sous tes yeux|(?:et )?(?:apres|ensuite) (?:c |ce )?(?:est |sera )?(?:ton tour|toi))`,
  `${FRENCH_I_YOU}(?:casser?|peter?|briser?|eclater?|exploser?|defoncer?|demonter?|fracasser?|couper?|arracher?|crever?|
    trancher?|ouvrir?|ouvre)e? (?:la|le|les|l|ta|ton|tes) ?(?:deux |trois )?${FRENCH_BODY}`,
  `teclater(?:ai)? la ${FRENCH_BODY}|${FRENCH_I_YOU}(?:mets?|mettrai|mettre|colle|coller|tire|tirer)e? (?:une |des |un |
    deux |dans )?(?:balles?|plomb|coups? de couteau|dessus)|on te laisse(?:ra)? par terre|${FRENCH_I_YOU}(?:defonce|
    demonte|explose|eclate)(?= (?:devant|ce soir|demain|sale|si|a coups)\\b|$)`,
]

const PORTUGUESE_BODY =
  '(?:cara|cabeca|pernas?|bracos?|dentes?|nariz|ossos?|dedos?|focinho|fuca|boca|cranio|joelhos?|costelas?|pescoco)'
const PORTUGUESE_KIN =
  '(?:irma[os]?|irmaos|mae|pai|filh[oa]s?|mulher|marido|namorad[oa]|familia|cachorro|gato|amig[oa]s?|parceir[oa]|primo)'
const YOURS = '(?:a |as |o |os )?(?:tuas?|teus?|suas?|seus?)'

const PORTUGUESE: readonly string[] = [
  `(?:vou|vo|vamos|venho|irei) (?:ai )?(?:e )?(?:te|lhe) (?:matar?|esfaquear?|espancar?|arrebentar?|furar?|quebrar?|
    queimar?|enforcar?|degolar?|dar um tiro|encher de (?:porrada|tiro|bala|soco)|meter (?:bala|a faca))(?! de (?:rir|
    saudades?|vergonha|beijos?)\\b)`,
  `(?:vou|vo|vamos|ai) (?:ai )?(?:e )?(?:quebrar?|partir|rachar|arrebentar?|rebentar|estourar|cortar|
    arrancar) ${YOURS} ${PORTUGUESE_BODY}`,
  `(?:te|eu|e) (?:quebro|arrebento|parto|racho|corto|arranco|furo) (?:todo |toda |${YOURS} |a |os |as )?(?:na porrada|
    ${PORTUGUESE_BODY})`,
  `(?:parto|racho|arranco|rebento|quebro|corto|abro|partir|rachar|rebentar|quebrar|arrancar|cortar|abrir) (?:te|
    lhe) (?:a|o|os|as) ${PORTUGUESE_BODY}`,
  `te (?:mato|esfaqueio|espanco|encho de (?:tiro|bala|porrada|soco)|meto (?:bala|uma bala|a faca))|mato te|
    (?:taco|boto|ponho|meto) fogo em (?:vc|voce|ti|tu)|pass(?:o|ar) com o (?:carro|caro) (?:por|em) sima|
    pass(?:o|ar) (?:com o carro )?por cima (?:de ti|de voce|de vc|dele|dela)`,
  // the object after the verb
  `(?:mato|vou matar|vamos matar|acabo com a vida de|meto bala em) (?:voce|vc|tu|voces|vcs|
    (?:o |a |os |as )?(?:seus?|suas?|teus?|tuas?) (?:[a-z]+ )?${PORTUGUESE_KIN})(?! de (?:rir|saudades?|vergonha|
    beijos?)\\b)`,
  `(?:mato|vou matar|vamos matar) (?:ele|ela|eles|elas|todo mundo|todos) (?:[a-z]+ ){0,2}?(?:(?:na|a) (?:sua|tua|
    vossa) frente|(?:e )?depois (?:e|sera|vai ser) (?:voce|vc|tu|a sua vez|a tua vez))`,
  `(?:te|vou te|vou ai te|eu te) (?:jogar?|jogo|atiro|atirar|empurro|empurrar) (?:[a-z]+ ){0,3}?(?:la de cima|da laje|
    da janela|da sacada|da varanda|da ponte|da escada|escada abaixo)|vou te (?:abrir|rasgar)(?= (?:de fora|todo|toda|
    ao meio|no meio|a barriga|na faca|que nem|igual))`,
]

const SPANISH_YOU = '(?:te|os|lo|la|le|les)'
const SPANISH_KIN =
  '(?:herman[oa]s?|madre|padre|mama|papa|vieja|viejo|hij[oa]s?|mujer|marido|novi[oa]|familia|perr[oa]|gat[oa]|amig[oa]s?)'
const SPANISH_BODY = `(?:cara|cabe[zs]a|boca|piernas?|dientes?|crisma|hocico|huesos?|brazos?|cuello|jeta|nariz|
  mandibula|rodillas?|manos?|dedos?|panza|tripas)`

const SPANISH: readonly string[] = [
  `(?<!no )${SPANISH_YOU} (?:[vb]oy|[vb]amos) a (?:[a-z]+ )?(?:matar|golpear|pegar|partir|romper|apunalar|disparar|
    re[vb]entar|violar|quemar|rajar|degollar|estrangular|moler|dar una paliza|hacer dano)`,
  `${SPANISH_YOU} (?:[vb]oy|[vb]amos) a (?:quebrar|abrir|arrancar|cortar) (?:la|el|los|las|tu|
    tus) (?:dos )?${SPANISH_BODY}|voy a (?:matar|golpear|pegar|apunalar|violar|quemar|romper|partir|reventar)te`,
  `(?:te|os|lo|la) (?:matare|matamos|mato|golpeare|partire|rompere|reventare|quemare|apunalare|violare)(?: |$)|
    (?:mato|matare|voy a matar|vamos a matar) a (?:tus?|sus?|vuestr[oa]s?) (?:[a-z]+ )?${SPANISH_KIN}|
    estas muert[ao] (?:si|cuando)|eres hombre muerto`,
  `te (?:parto|rompo|re[vb]iento|quiebro|rajo|abro|arranco|corto|bajo|machaco|vuelo) (?:la|el|los|las|
    todos los) (?:dos )?${SPANISH_BODY}|te (?:clavo|meto|hundo|entierro) (?:el|la|un|una) (?:cuchill[oa]|navaja|
    destornillador|tiro|balazo|faca|machete|punalada)|te pego (?:un tiro|dos tiros|una punalada)|
    te (?:prendo|pego|meto) fuego|te cago a (?:trompadas|palos|pinas|tiros|punos|golpes)|te (?:apunalo|degollo|deguello|
    acuchillo|balaceo|estrangulo)|de (?:ahi|aqui|alli) no (?:sale|sales|vas a salir) (?:caminando|vivo|viva|andando)`,
]

const GERMAN_BLOW = `(?:bring|mach|brech|schlag|hau|tret|polier|box|stech|ramm|schneid|knall|prug[e]?l|zerleg|erschiess|
  erwurg|ermord|tot|erstech|vergewaltig|verprug[e]?l)(?:e|s)?`
/** "I" and "you" on either side of the verb: "ich schlag dich", "schlag ich dich", "dich schlag ich". */
const germanBlow = (you: string): string =>
  `(?:ich ${GERMAN_BLOW} ${you}|${GERMAN_BLOW} ich ${you}|${you} ${GERMAN_BLOW} ich)`
const GERMAN_YOU = `(?:dich|euch|ihn|sie|(?:deine?n?|eure?n?) (?:[a-z]+ )?(?:bruder|schwester|mutter|vater|sohn|tochter|
  frau|mann|freund|freundin|familie|kinder|hund|katze))`
const GERMAN_YOUR = '(?:dir|euch|ihm|ihr|ihnen|dich)'
const GERMAN_BODY = `(?:knochen|beine?|arme?|hande?|finger|nase|genick|hals|kiefer|zahne?|fresse|schadel|knie|kopf|
  rippen|bauch|gesicht|maul|kehle)`
const AT_A_TIME =
  '(?! (?:[0-9]|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|halb|viertel|mitternacht))'

const GERMAN: readonly string[] = [
  `${germanBlow(GERMAN_YOUR)}(?! vor\\b)(?: (?!nicht )[a-z]+){0,5} (?:${GERMAN_BODY}|ein(?= $| wenn?\\b)|
    eine?s?(?= $| dass| rein| auf die| in die))(?! (?:[a-z]+ ){0,3}vor\\b)`,
  `${germanBlow(GERMAN_YOU)}(?: (?!nicht )[a-z]+){0,4} (?:um${AT_A_TIME}|ab|tot|zusammen|kalt|krankenhausreif|
    windelweich|blutig|auf die fresse)`,
  `ich (?:erschiess|erwurg|ermord|tot|erstech|vergewaltig|verprug[e]?l)e? (?:dich|euch|ihn|sie)`,
  `(?:ich (?:werde|will)|werde ich) (?:${GERMAN_YOU}|${GERMAN_YOUR})(?: [a-z]+){0,6} (?:umbringen|toten|erstechen|
    erschiessen|totschlagen|zusammenschlagen|verprugeln|prugeln|abstechen|brechen|schlagen|einschlagen|ermorden|
    vergewaltigen|erwurgen|wehtun|abknallen|hinunterstossen)(?! vor)`,
  `du bist (?:ein )?(?:toter mann|so gut wie tot|tot wenn)|du kom+s?t im sarg raus|kom+s?t du im sarg raus|
    du (?:kommst|gehst) nicht lebend raus`,
]

const HINDI_BODY =
  '(?:haa?th|pair|per|ta+ng(?:e|ein)?|haddi(?:yan)?|pasli|mu+n?h|gardan|sa+r|chamdi|gala|na+k|da+nt|ungli|a+nkh|sh?ir)'
const WILL_IN_HINDI = '(?:d(?:u|oo)n+g+[aei]+|denge|da+lunga+|[a-z]{2,8}unga+|[a-z]{2,8}ungi+)'

const HINDI: readonly string[] = [
  `(?:tujhe|tujhko|tumhe|tumhein|tuje|usko|use|teri|tere|tera|tumhara|tumhari) (?:[a-z]+ ){0,8}?(?:ma+r|goli ma+r|
    jaan se ma+r|gaad|jala|ka+t|cheer|kuchal|kaat ke) ${WILL_IN_HINDI}`,
  `(?:tujhe|tumhe|tuje) (?:[a-z]+ ){0,8}?(?:ma+runga+|peetunga+|ka+tunga+|ma+rungi)`,
  `(?:tera|tere|teri|tumhara|tumhari|tumhare) (?:[a-z]+ ){0,4}?${HINDI_BODY} (?:[a-z]+ ){0,5}?(?:to?r+|tod+|ka+t|phod|
    fod|alag|udhed|tezab) ?(?:[a-z]+ ){0,3}?${WILL_IN_HINDI}`,
  `(?:${HINDI_BODY} (?:aur )?)+(?:[a-z]+ ){0,2}?(?:tod+|tor|ka+t|phod|fod|ek|alag|udhed) 
    (?:[a-z]+ ){0,6}?${WILL_IN_HINDI}|chamdi udhed[a-z]+`,
]

/**
 * Direct threats in languages other than English, matched against normalised sentences: lower-case Latin letters,
 * single spaces.
 */
export const ANNOUNCED_IN_OTHER_LANGUAGES: readonly Sign[] = [
  ...FRENCH,
  ...PORTUGUESE,
  ...SPANISH,
  ...GERMAN,
  ...HINDI,
].map(sign)

/** "I will" before the verb, as a prefix or a separate word, then the act, then "you". */
const ARABIC_WILL = '(?:[وف]?س[اأن]|[وف]?ه[اأن]?|ح[اأن]?|ل[اأ]|و[اأن]|را?ح [اأن]|ب[اأ]?|[اأ]قسم[^.]{0,20}ل[اأ]|ن)'
const ARABIC_YOURS = '(?:عضم|عظم|رجل|راس|رأس|دماغ|[اإ]يد|يد|رقب|سنان|[اأ]سنان|ضهر|ظهر|وش|وجه|فك|خشم|[اأ]نف)[ا-ي]{0,4}ك'
const ARABIC = new RegExp(
  `(?<![\\u0621-\\u064a])(?:${ARABIC_WILL}(?:قتل|ذبح|دبح|طعن|خنق|حرق|موت|فجر|فشخ|شرح)ن?(?:ك|كم|كي|ج)(?![\\u0621-\\u064a])` +
    `|${ARABIC_WILL}(?:كسر|فتح|شق|قطع|هشم|كسّر)(?:لك|لكم|ن)? ?${ARABIC_YOURS}` +
    `|${ARABIC_WILL}(?:قتل|ذبح|دبح|طعن|خنق)(?:ه|ها|هم)? ?(?:[اأ]خوك|[اأ]ختك|[اأ]بوك|[اأ]مك|ابنك|بنتك|مرتك|قدامك|[اأ]مامك|قدام عينك)` +
    `|${ARABIC_WILL}طلق(?:ن)? (?:عليك|عليكم|النار عليك))`,
  'u',
)

const CHINESE_ACT = '(?:弄死|打死|捅死|砍死|殺了|杀了|宰了|掐死|燒死|烧死|廢了|废了|做掉|砍|捅|揍死|整死)'
const CHINESE_BODY = '(?:狗)?(?:腿|手|胳膊|脖子|頭|头|腦袋|脑袋|脑带|臉|脸|嘴|牙)'
const CHINESE = new RegExp(
  `(?:我|老子|一刀|[带帶]人|今晚)[^想恨。！？!?]{0,14}${CHINESE_ACT}(?:你|妳|您)` +
    `|(?:打[断斷折]|敲[断斷]|砍[断斷]|剁[了掉]?)(?:你|妳)的?${CHINESE_BODY}|把(?:你|妳)的?${CHINESE_BODY}[^。！？!?]{0,3}(?:打爆|砸|打[断斷烂爛掉]|砍|拧|擰|剁)` +
    `|当着(?:你|妳)的?面[^。！？]{0,6}${CHINESE_ACT}|${CHINESE_ACT}(?:他|她)[^。！？]{0,8}(?:下一个|再|然后)(?:就)?(?:是|轮到)?(?:你|妳)` +
    '|把(?:你|妳)打[到得]|再砸(?:你|妳)(?!的)',
  'u',
)

/** Whether a text in a non-Latin script contains its author's direct threat. Takes the text as it was typed. */
export function threatensInOtherScript(text: string): boolean {
  if (!/[\u0600-\u06ff\u4e00-\u9fff]/u.test(text)) return false
  return CHINESE.test(text) || ARABIC.test(text.replace(/[\u064b-\u0652\u0640]/gu, ''))
}
