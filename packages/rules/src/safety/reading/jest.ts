import { pattern } from '../../text/pattern.ts'
import { gap, sign } from '../sign.ts'

/** Laughter next to a threat most likely means a joke between people who know each other. */
const LAUGHTER = sign('lol|(?:just|only) (?:kidding|joking)')
const LAUGHTER_IN_OTHER_LANGUAGES = /哈哈|开玩笑|開玩笑|هههه|😂|🤣/u

/** "You ate my savings" isn't a joke. */
const NOT_MONEY =
  '(?! (?:money|savings|salary|share|profits?|deposit|dinero|lana|plata|sueldo|argent|fric|dinheiro|grana))'

/** Spoilers: revealing the end of a story to someone who hasn't seen it. */
const ENDING = `tell (?:me|us) (?:how it ends|the ending|who dies)|(?:cuent[ae]s|contas|dices|digas|has contado|contaste) (?:el final|
  como (?:acaba|termina)|el ultimo capitulo)|(?:das ende|die letzte folge|wer stirbt|wie es ausgeht) ${gap(2)}(?:verratst|
  erzahlst|sagst|verraten)|(?:racontes?|dis|raconte) (?:la fin|le dernier episode|qui meurt)|
  (?:watched|watch|finished|finish|binged|binge|seen) ${gap(4)}without me|
  (?:fini|regarde|vu|finis|regardes) ${gap(3)}sans moi|
  ohne mich ${gap(1)}(?:geschaut|geguckt|gesehen|angeschaut|zu ende geschaut)|
  (?:viste|visto|terminaste|terminado|acabaste|assististe|assistiu) ${gap(3)}(?:sin mi|sem mim)|(?:contar|contas?) (?:o final|o fim|
  o ultimo episodio|quem morre)|(?:ending|climax|last episode) (?:bata|bol)[a-z]*`

/** Food and drink over which friends jokingly threaten to kill each other, by language. */
const FOOD = {
  en: `yog(?:h)?urts?|leftovers|fries|crisps|chips|nachos|pizza|cakes?|chocolate|biscuits|cookies|snacks|ice cream|
    sandwich|cheese|cereal|noodles|nuggets|pudding|beers?|charcoal`,
  es: `yogur(?:es|t)?|carbon|cerve[sz]as?|chelas|birras?|hielo|carne|arepas?|pan|pizza|tacos?|papas|patatas|galletas|
    chocolate|helado|queso|salsa|tortillas?|empanadas?|croquetas?|tarta|pastel|torta`,
  de: `jog(?:h)?urt|kuchen|pizza|kase|schokolade|schoki|eis|bier|pommes|chips|nudeln|wurst|gulasch|brotchen|pudding|
    kekse?|doner|schnitzel|salat|(?:grill)?kohle`,
  fr: `yaourts?|gateaux?|chocolat|pizza|frites|chips|glaces?|bieres?|fromage|charbon|glacons|biscuits|croissants?|
    raclette|merguez|nutella|kebab|pates`,
  pt: `iogurtes?|carvao|cervejas?|breja|gelo|carne|pao|pizza|bolo|pudim|chocolate|brigadeiros?|sorvete|coxinhas?|queijo|
    batatas?|biscoitos?|bolachas?|acai|lanche|picanha|linguica`,
  hi: `dahi|maggi|momos?|samos[ae]|biryani|chai|pizza|paneer|golgapp[ae]|chips|cake|kebabs?|mithai|laddoo|jalebi|dosa|
    ice cream`,
} as const

/** Spoilers, finished food or drink, and games: what friends jokingly threaten to kill each other over. */
const TRIFLE = sign(
  `spoil(?:ed|ers?|ing|eas|easte|ear|ern|erst|ert|es|ez|eado|e)?(?! (?:my|our|his|her|their|everything)\\b)|${ENDING}|
    (?:ate|eaten|drank|scoffed|drunk) (?:up )?(?:all )?(?:of )?(?:my|our|the (?:last|good|whole|entire)|
    the [a-z]+ (?:cake|pizza|milk|chocolate|biscuits))${NOT_MONEY}|hid (?:the|my) (?:good|last) ${gap(1)}|
    (?:carrom|ludo|monopoly|scrabble|fifa|mario|kart|chess|uno|catan|pub quiz|ping pong|karaoke|baloot|viewing cent(?:er|re))|
    (?:in|on|at) (?:the |my |our )?fantasy (?:league|football|this|next|on|team)|pina (?:a|en) (?:la|una) (?:tortilla|pizza)|
    (?:comiste|comieron|echaste|acabaste|bebiste) (?:mi|mis|el ultimo|la ultima|las|los)${NOT_MONEY}|
    (?:gegessen|aufgegessen|weggegessen|ausgetrunken|leergetrunken|leer (?:zuruck)?gestellt|leergemacht)|
    (?:mange|bouffe|bu) (?:mon|ma|mes|le dernier|la derniere|les derniers|tout|toute)${NOT_MONEY}|
    (?:comeu|comeste|bebeu|bebeste) (?:o meu|a minha|meu|minha|meus|minhas|o ultimo|a ultima|tod[oa])${NOT_MONEY}|
    era (?:o )?meu (?:pudim|bolo|chocolate|almoco|lanche|sorvete|iogurte|ultimo)|mer[aei] (?!pais[ae])[a-z]+ (?:khaa?|
    pee?)(?:y[aei]|li|liy[ae])`,
)

/** Food that is to be brought or left alone: "bring the charcoal", "if you eat my yoghurt again". */
const ABOUT_FOOD = sign(
  `(?:eat|touch|steal|nick|finish|drink|bring|pass|forget) (?:all )?(?:of )?(?:my|our|the|me the|us the|
    some) ${gap(2)}(?:${FOOD.en})|(?:com[ae]s|toc[ao]s|toques|rob[ae]s|traes?|traete|traigas?|trajiste|pasa(?:me)?|
    compra|olvid[ae]s|acab[ae]s) (?:mi|mis|el|la|los|las|un|unas?|mas) ${gap(1)}(?:${FOOD.es})|
    (?:mein|meine|meinen|den|die|das) ${gap(1)}(?:${FOOD.de}) ${gap(1)}(?:isst|frisst|aufisst|wegisst|klaust|anfasst|
    anruhrst|trinkst|austrinkst|nachsalzt|vergisst|mitbringst)|(?:bring|hol) (?:mal |bitte |endlich )?(?:den|die|das|
    noch) ${gap(1)}(?:${FOOD.de})|(?:manges?|bouffes?|touches?|piques?|finis|bois|oublies?|ramenes?|apportes?|
    rapportes?) (?:encore |pas )?(?:a )?(?:mon|ma|mes|le|la|les|du|des) ${gap(1)}(?:${FOOD.fr})|
    (?:comer(?:es)?|comes?|mexer|mexe|pegar|pega|traz|traga|trazer|trouxer|beber|esquecer|esquece|
    acabar) (?:de novo )?(?:[oa]s?|meus?|minhas?|n[oa]s?|em|uma?) ${gap(1)}(?:${FOOD.pt})|
    mer[aei] ${gap(1)}(?:${FOOD.hi}) ${gap(1)}(?:kha|chhu|chu|li|bhu?l)[a-z]*|(?:${FOOD.hi}) (?:bhi )?(?:le aa?|la de|
    leke aa?|laana|lana|lao)`,
)
const TRIFLE_IN_OTHER_LANGUAGES = new RegExp(
  pattern`
    剧透|劇透|(?:说|說|讲|講|告诉我|告訴我)(?:了|出)?(?:大)?结局|我的?[^。！？]{0,6}(?:吃|喝)(?:了|光|完|掉)|
    (?:吃|喝|动|動|碰|带|帶|拿|买|買)[^。！？]{0,4}(?:酸奶|优格|木炭|薯片|蛋糕|奶茶|火锅|零食|啤酒|冰淇淋|披萨|泡面|巧克力|外卖|炸鸡|辣条)|
    حرقت (?:الفيلم|المسلسل|النهاية)|(?:حكيت|قلت|تحكي|تقول)(?:لي|يلي|لنا)? .{0,8}(?:الحلقة|حلقة|النهاية)|
    [أا]كلت (?!.{0,12}(?:فلوس|مصاري|حق))|(?:ت[أا]كل|لمست|تلمس|جيب|هات|نسيت|تنسى) .{0,6}(?:زبادي|بيتزا|شاورما|شوكولا|
    كيك|كنافة|فحم|بطاطس|شيبس|آيس كريم|كبسة|ثلج)|بلوت
  `,
  'u',
)

/**
 * How likely a threat in a text is just a joke between friends: likely if the text laughs or is about a trifle, and
 * almost certain if both.
 */
export type Jest = 'none' | 'likely' | 'certain'

export function jestIn(text: string, sentences: readonly { words: string }[]): Jest {
  const laughs = LAUGHTER_IN_OTHER_LANGUAGES.test(text) || sentences.some(({ words }) => LAUGHTER.occursIn(words))
  const trifles =
    TRIFLE_IN_OTHER_LANGUAGES.test(text) ||
    sentences.some(({ words }) => TRIFLE.occursIn(words) || ABOUT_FOOD.occursIn(words))
  if (laughs && trifles) return 'certain'
  return laughs || trifles ? 'likely' : 'none'
}
