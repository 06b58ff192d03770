import type { Barb } from './barb.ts'

type Elsewhere = Omit<Barb, 'reason'>

/** A word; `§` follows those in the lexicon. */
const w =
  "(?!(?:und|aber|weil|wenn|dass|y|pero|porque|cuando|et|mais|parce|quand|mas|porque|quando|aur|lekin) )[a-zà-ÿœ'’-]+§? "
const KNOWN = "[a-zà-ÿœ'’ -]{2,30}§ "
const START = '(?<=(?:^|[-,.;:!?¶)EX]) )'
const END = '(?=[-,.;:!?¶)EX]|$)'
/** "Du Trantüte", and no "du hast" */
const DU = `du (?!(?:auch|doch|nicht|ja|nein|und|da|hier|so|wieder|schon|mal|allein|alleine|selber|dann|jetzt|noch|nie|immer|haste|lieber|liebe|schatz|papa|mama|oma|opa|bei|am|im|zu|mir|mich|dir|dich|uns|ihn|sie|es|das) )(?:(?!(?:[a-zà-ÿ]+t|ich|wir|mir|mich|uns|dir|dich|das|den|die|der|nicht) )${w}){1,4}(?:echt )?${END}`
const ROLE =
  '(?:gut|lieb|toll|nett|best|groß|vater|mutter|kind|freund|mieter|nachbar|mensch|mann|frau|chef|teil|schatz|engel|profi|buen|gran |amig|padre|madre|hij|niñ|persona|mujer|hombre|vecin|inquilin|jef|sol |ángel|encanto|bon|bonne|grand|ami|père|mère|enfant|voisin|locataire|homme|femme|amour|ange|bom|boa |pessoa|ótim|pai |mãe |filh|homem|mulher|vizinh|inquilin|chefe|anjo|amor|achha|acche|dost)'

/** What the barbs and the plainest insults look like in other languages: a message in one of them has few other words read. */
export const OTHER_LANGUAGES: readonly Elsewhere[] = [
  {
    name: 'a known name',
    cut: 'words',
    examples: ['Otra vez llegas tarde, maldito mentiroso.', 'Kitni baar bolun, gadhe?', 'Connasse !', 'sale menteur.'],
    harmless: ['Das ist mein Gift.'],
    patterns: [`(?:, )?${START}${KNOWN}(?:(?:de|do|da|du|ki|ka|ke) ${w}|${w})?${END}`],
  },
  {
    name: 'German',
    cut: 'words',
    namesAllowed: true,
    examples: [
      'Du wandelnde Baustelle, das Bad ist halb fertig.',
      'Ruf da morgen an, du Trantüte.',
      'Das sind die Zahlen, Sie aufgeblasener Gockel.',
      'Du bist so ein Vollpfosten.',
      'Sind Sie eigentlich noch ganz dicht?',
      'heul leise du opfer',
      'ey Jonas du Vollpfosten, das war am Montag',
      'Was für ein Angeber. Ich bin müde.',
    ],
    harmless: [
      'Du hast recht.',
      'Hey Jonas du weißt, das Bad ist offen.',
      'Du auch, Papa.',
      'Sie haben Zeit, Sie wissen das.',
      'Du bist eine gute Freundin.',
    ],
    patterns: [
      `(?:, )?${START}(?:(?:na|ach|ey|hey|und) (?:, )?)?${DU}`,
      `(?<=(?:^|[-,.;:!?¶)EX]) (?:ey|hey|na) [a-zà-ÿ]+ )${DU}`,
      `(?:, )?(?:du) (?:(?:mies|faul|dumm|blöd|feig|verlog|elend|klein|arm|alt|fett)[a-zà-ÿ]*(?:er|es|e) |opfer|idiot)(?:${w}){0,2}${END}`,
      `(?:, )?${START}sie (?:(?:[a-zà-ÿ]+(?:er|es|e) ){1,2}|(?=[a-zà-ÿ]{5,} ))(?!(?:[a-zà-ÿ]+(?:en|t)|auch|nicht|selbst|immer|wieder) )${w}${END}`,
      `(?:boah |ey |echt )?(?:du bist|sie sind|du warst|bist) (?:echt |wirklich |einfach |so |doch |ja |nur |halt )*(?:ein|eine|einer|n|ne|der|die|das) (?!${ROLE})(?:${w}){1,4}(?:, echt )?${END}`,
      `(?:du )?bist so ${w}(?:digga|alter|ey|man) ${END}`,
      `${START}(?:was für|so) (?:ein|eine|n|ne) (?!(?:tag|mist|glück|pech|schade|chaos|stress) )(?:${w}){1,3}${END}`,
      `(?:sind sie|bist du|seid ihr) (?:eigentlich |noch |nicht |total |völlig )*(?:ganz )?(?:dicht|bei trost|sauber|bescheuert|blöd|dumm|taub|blind|irre|verrückt) ${END}`,
      `(?:hast du|haben sie) sie (?:eigentlich |noch |nicht |mehr )*alle ${END}`,
      `für wie (?:dumm|blöd|bescheuert) (?:hältst du|halten sie) mich (?:eigentlich |denn )?${END}`,
      `${START}(?:heul (?:doch|leise)|halt (?:die|deine?) (?:klappe|fresse|maul|schnauze)|verpiss dich|fick dich|leck mich(?: am arsch)?|schäm dich|geh sterben|schnauze) (?=du |${END})`,
      `das ist an (?:${w}){1,2}nicht zu überbieten ${END}`,
    ],
  },
  {
    name: 'German, of a landlord with the spine of a slug',
    cut: 'sentence',
    namesAllowed: true,
    examples: ['Ein Vermieter mit dem Rückgrat einer Nacktschnecke hilft mir wenig.'],
    harmless: ['Ein Vermieter mit der Nummer 12 hilft.'],
    patterns: [`(?:ein|eine|einem|einer) (?:${w}){1,3}mit (?:dem|der|den) (?:${w}){1,2}(?:einer|eines) ${w}`],
  },
  {
    name: 'Spanish',
    cut: 'words',
    examples: [
      'Otra vez llegas tarde, pedazo de alcornoque.',
      'Mentiroso de pacotilla, pagas hoy.',
      'Eres más vago que la chaqueta de un guardia, Sergio.',
      'eres un cara de mierda y encima no contestas',
      'Hay que ser miserable.',
      'no servís ni para felpudo',
      'qué tipo tan rastrero',
      'Pinche vieja cochina, con razón ni las plantas te aguantan.',
    ],
    harmless: ['Eres un buen amigo.', 'Eres la madre de Ana.', 'Vaya a casa.', 'Ni la luz ni el agua llegan.'],
    patterns: [
      `(?:, )?(?:pedazo|cacho|trozo) de (?:${w}){1,2}${END}`,
      `(?:, )?${START}(?:so|grandísim[oa]|maldit[oa]|puto|puta|pinche|viej[oa]|car[ao] de)§? (?:${w}){1,2}${END}`,
      `(?:con razón |por eso |y )*ni (?:l[ao]s?|el|tus?|sus?) ${w}(?:te|os|lo|la) (?:aguantan?|soportan?|quieren?) ${END}`,
      `(?:, )?${START}(?:${w}){1,2}de (?:pacotilla|mierda|cuarta|quinta|tres al cuarto|campeonato|feria|poca monta) ${END}`,
      `(?:(?:tú|tu|vos|usted|ustedes) )?(?:eres|sos|sois|es usted) (?:realmente |de verdad |siempre |solo )*(?:un|una|unos|unas|más|tan|muy|el|la|lo) (?!${ROLE}|(?:tarde|temprano|pronto) )(?:${w}){1,7}(?:y (?:un|una) (?:${w}){1,4})?(?:${END}|(?=y ))(?:y (?:encima |además )?)?`,
      `${START}(?:menud[oa]s?|vaya) (?!(?:a|usted|al|con|día|semana) )(?:un |una )?(?:${w}){1,2}${END}`,
      `${START}qué (?:${w}){1,2}(?:tan|más) ${w}(?:(?:eres|tienes|sos|tenés) )?${END}`,
      `${START}qué ${w}(?:eres|sos) ${END}`,
      `(?:tienes|tenés|tiene usted) (?:menos|más) (?:${w}){1,3}que (?!(?:yo|antes|nadie|nosotros|tiempo) )(?:${w}){1,6}${END}`,
      `hay que ser (?:${w}){1,2}${END}`,
      `no (?:sirves|servís|vales|sirve) (?:ni )?para (?:${w}){1,3}${END}`,
      `${START}(?:andate|ándate|vete|váyase|iros|que te) (?:a la mierda|al carajo|al diablo|a la porra|jodan|follen|den) (?:, ${w})?${END}`,
    ],
  },
  {
    name: 'French',
    cut: 'words',
    examples: [
      "T'es vraiment un boulet, Julien.",
      'Vous êtes un escroc en costume.',
      "Vous êtes d'une goujaterie sans nom.",
      "Bravo, l'artiste du canapé.",
      'Espèce de rapace.',
      'Vieille peau aigrie. Allez vous faire voir.',
      'quel petit lèche-bottes',
      'Quel talent : le devis est parti chez le concurrent.',
    ],
    harmless: ["T'es un bon père.", 'Quel jour ?', 'Vous êtes le locataire.', 'Gros bisous, Léa.'],
    patterns: [
      `(?:t'es|t’es|tu es|t|vous êtes|vous etes) (?:vraiment |quand même |juste |franchement |rien |qu' )*(?:un|une|d'un|d'une|d’un|d’une|qu'un|qu'une) (?!${ROLE})(?:${w}){1,6}${END}`,
      `(?:, )?esp[eè]ces? (?:de |d'|d’)(?:${w}){1,3}${END}`,
      `(?:, )?${START}(?:sale|gros|grosse|pauvre|vieux|vieille|bande de|tas de) (?!(?:problème|souci|bisous?|copain|ami|amie|travail|dossier) )(?:${w}){1,3}${END}`,
      `${START}quel(?:le)? (?:petite?|sale|grosse?|pauvre|beau|belle) (?!(?:surprise|journée|soirée|idée|problème) )${w}${END}`,
      `${START}quel(?:le)? (?!(?:dommage|jour|bonheur|horreur|plaisir|chance|surprise|heure|date|prix|journée|honte|galère|bazar|bordel|problème|temps|idée|soirée) )${w}(?=[.!:])`,
      `(?<=(?:bravo|félicitations|chapeau|merci) ), (?:l'[a-zà-ÿ]+|l’[a-zà-ÿ]+|le ${w}|la ${w}|monsieur|madame) (?:du|de la|de|des|le|la|je) (?:${w}){1,3}${END}`,
      `${START}(?:allez vous|allez-vous|va te|vas te|va-te) faire (?:voir|foutre|cuire un œuf|mettre) `,
      `${START}(?:dégage|degage|ferme-la|ta gueule|casse-toi|casse toi) (?:${w}){0,4}${END}`,
      `vous (?:vous )?foutez (?:vraiment |bien )?de la gueule du monde `,
    ],
  },
  {
    name: 'Portuguese',
    cut: 'words',
    examples: [
      'seu irresponsável do caralho. paga a metade',
      'Tu prometeste, ó cabeça de abóbora, e ele ficou à chuva.',
      'És um forreta sem coração.',
      'Que figura rasteira que você é.',
      'Isso é coisa de capataz, não de gerente.',
      'vai chorar no banho, eu cansei',
    ],
    harmless: ['O seu galo canta às 3.', 'Você é um bom amigo.', 'Seu contrato acabou.'],
    patterns: [
      `(?:, )?${START}(?:(?:viu|né) , )?(?:seu|sua|seus|suas|ó|ô) (?!(?:favor|contrato|dinheiro|filho|filha|pai|mãe|galo|cachorro) )(?:${w}){1,4}${END}`,
      `(?:, )?(?:seu|sua) (?:${w}){1,2}(?:do|de|da) (?:merda|caralho|bosta|porra|puta|caramba)§? `,
      `(?:(?:você|voce|vc|vcs|tu|o senhor|a senhora|o sr|a sra) (?:é|és|e|são)|${START}és) (?:mesmo |muito |só )*(?:um|uma|uns|umas) (?!${ROLE})(?:${w}){1,5}${END}`,
      `${START}que (?:${w}){1,3}(?:que )?(?:você|vc|tu|o senhor|a senhora) (?:é|és) ${END}`,
      `${START}(?:vai|vá|vão) (?:te catar|se catar|se ferrar|se foder|tomar no cu|chorar|à merda§?|pro inferno|pastar) (?:, )?(?:${w}){0,2}${END}`,
      `${START}é muita falta de ${w}`,
      `${START}(?:isso|isto) é coisa de (?:${w}){1,3}(?:, não de ${w})?${END}`,
    ],
  },
  {
    name: 'romanised Hindi',
    cut: 'words',
    examples: [
      'Tum aur tumhare bahane, poore nautanki ho.',
      'tu ek number ka chor hai',
      'chugalkhor kahin ki',
      'gadhe ki aulaad',
    ],
    harmless: ['tum ghar pe ho?', 'tu kal aayega'],
    patterns: [
      `(?:${w}){1,2}kah[ie]n (?:ka|ki|ke) ${END}`,
      `(?:${w}){1,2}(?:ki|ka|ke) (?:aulaad|aulad|bachch[ae]|bacch[ae]|puttar) ${END}`,
      `(?:(?:tu|tum|aap) )?(?:toh? |bilkul |ekdum )*(?:ek number k[aei]|poor[aei]|pur[aei]|pakk[aei]|bad[aei] wal[aei]|nihayat) (?:${w}){1,2}(?:ho|hai|hain|he) ${END}`,
      `(?:(?:tu|tum|aap) )(?:toh? |ek |bahut |kitne |itne |bade )*${KNOWN}(?:${w})?(?:ho|hai|hain|he) ${END}`,
      `(?:aap|tum|tere|tujh) jais[aei] (?:${w}){1,3}(?:maine |mene )?nahin? ${w}${END}`,
      'sha[kq]al mat dikhana(?: apni)? ',
    ],
  },
]

/** Words that only sentences in these languages have. */
const CUE =
  /(?<![\p{L}])(?:du|bist|sie|eres|sos|qué|pedazo|t['’]es|tu|vous|esp[eè]ce|você|vc|és|seu|tum|kahin|hai)(?!\p{L})/iu

export const mayBeElsewhere = (text: string): boolean => CUE.test(text)

export const COMPILED_ELSEWHERE = OTHER_LANGUAGES.map((barb) => ({
  ...barb,
  reason: 'insult' as const,
  pattern: new RegExp(`(?<= )(?:${barb.patterns.join('|')})`, 'gu'),
}))
