import { pattern } from '../../../../text/pattern.ts'
import type { Language } from './language.ts'

const ADVERBS = pattern`
    (?:(?:echt|wirklich|einfach|so|doch|ja|nur|halt|eben|schon|wohl|immer|immer noch|eh|voll|total|totaler|richtig|
    mal wieder|auch|sowas von|ganz|nichts als|nix als|nichts weiter als|nichts anderes als|und bleibst|und bleiben|
    wie) )*
  `
const DEGREE = pattern`
    (?:(?:nur|echt|wirklich|einfach|so|doch|ja|halt|eben|voll|total|völlig|komplett|richtig|dermaßen|derart|
    unglaublich|verdammt|saumäßig|ganz schön|ziemlich|zu|viel zu|eigentlich|immer|sowas von|nur noch|auch) )*
  `
const ARTICLE = '(?:ein|eine|einer|nen|n|ne|son|sone|der größte|die größte|der letzte|die letzte) '
const DECLINED = '[a-zß-]+(?:er|es|e|en)[§¤]?[†‡]? '
const PRAISED = pattern`
    (?:(?:[a-z]+[§¤†‡]* )?(?:gut|lieb|toll|nett|best|groß|vater|mutter|kind|freund|mieter|nachbar|mensch|mann|frau|
    chef|teil|schatz|engel|profi|super|wunder|stark|klug|erwachsen|wichtig|jung|neu|alt|teil|mitglied|vorbild|held|
    held|glücks|paar|team|bruder|schwester|tochter|sohn|kolleg|enkel|oma|opa|onkel|tante|papa|mama|gast|kund|student|
    schüler|lehr|arzt|ärzt))
  `
const NO_NAME = pattern`
    (?:auch|doch|nicht|ja|nein|und|oder|da|hier|so|wieder|schon|mal|allein|alleine|selber|selbst|dann|jetzt|noch|nie|
    immer|haste|lieber|liebe|liebes|schatz|papa|mama|oma|opa|bei|am|im|in|an|auf|zu|mir|mich|dir|dich|uns|ihn|sie|es|
    das|bitte|danke|eigentlich|wenigstens|heute|morgen|gestern|kein|keine|keinen|mein|meine|arme|armer|gute|guter|
    kleine|kleiner|süße|süßer|glückliche|glücklicher|mit|von|für|vom|dein|deine|deinen|alles|nichts|etwas|viel|oft|
    gern|gerne|leider|bald) 
  `
const LACKED = pattern`
    (?:anstand|scham|schamgefühl|gewissen|hirn|verstand|ehre|ehrgefühl|benehmen|manieren|rückgrat|mitgefühl|erziehung|
    kinderstube|herz|charakter|stil|niveau|eier|schneid|funken anstand|funken verstand|anstand im leib|hirn im kopf)
  `

export const GERMAN: Language = {
  code: 'de',
  cues: 'du dich dir dein deine deinen deiner deinem sie ihr ihnen ihre ihren ich mich mir mein meine meinen wir uns ist bist sind und nicht auch noch schon das der die den dem ein eine einen einem einer mit fuer fur hast habe hab haben hat war wie wo wann warum wer was ist so echt mal doch halt eh nix nichts kein keine keinen von zu zum im am auf bitte bis euch ihr seid wenn dass weil aber oder geh halt jetzt heute gestern morgen alter boah',
  opens:
    'ich du wir er wo wann wieso warum mach gib bring hol ruf zahl zahle überweis überweise stell räum komm lass kannst_du könntest_du hast_du willst_du bist_du kann_ich soll_ich und aber weil morgen heute heut gestern jetzt bis bitte das wenn ihr es seit am um beim nächstes hätte hab habe meine mein sag schick schreib antworte putz spül',
  barbs: [
    {
      name: 'German: you and a name',
      cut: 'words',
      namesAllowed: true,
      examples: [
        'Du wandelnde Baustelle, das Bad ist halb fertig.',
        'Ruf da morgen an, du Trantüte.',
        'Das sind die Zahlen, Sie aufgeblasener Gockel.',
        'heul leise du opfer',
        'hab gestern den mist weggeräumt du fauler sack morgen um 18 uhr kommen gäste',
        'Du Rindvieh hast die Datei gelöscht.',
        'So eine herzlose Tochter!',
        'ey Jonas du Vollpfosten, das war am Montag',
        'Was für ein Angeber. Ich bin müde.',
        'Hallo Arschloch, der Müll steht noch da.',
      ],
      harmless: [
        'Du hast recht.',
        'Hey Jonas du weißt, das Bad ist offen.',
        'Du auch, Papa.',
        'Sie haben Zeit, Sie wissen das.',
        'Das ist mein Gift.',
        'Hast du faule Eier gekauft?',
        'So ein schöner Abend.',
        'Haben Sie dumme Fragen gestellt?',
      ],
      patterns: [
        `(?:, )?(?<!st |und |wenn |weil |dass |ob |wie |bist |was |wo )(?:du|ihr) (?:${DECLINED}(?:, |und )?){0,3}{noun}(?:{noun})?{stop}`,
        `(?<=(?:^|[-,.;:!?¶] |st |wenn |weil |dass |ob |und )(?: )?du )(?:${DECLINED}(?:, |und )?){0,3}{noun}(?=[a-z]+st |[a-z]+t |mir |mich |uns |den |die |das |mein|nicht |wieder )(?![a-z]+[§¤†‡])`,
        `(?:, )?(?<!st |und |wenn |weil |ob |wie |was )du (?:[a-z]+ )?(?:[a-z-]+(?:er|es|e)[§¤]?[†‡] )(?:{w}){1,2}?{stop}`,
        pattern`
          (?:, )?{start}(?:(?:na|ach|ey|hey|und|hallo|hi|alter|mann|tja|
          also) (?:, )?)?du (?!${NO_NAME})(?:(?!(?:[a-z]+t|ich|wir|mir|mich|uns|dir|dich|das|den|die|der|nicht|
          [a-z]{2,}st) ){w}){1,4}(?:echt )?{end}
        `,
        `(?:, )?(?<!en |sind |und |dass |wenn |ob |wie |was |weil )sie (?:${DECLINED}(?:, |und )?){0,3}{noun}(?:{stop}|(?=haben |sind |können ))`,
        `(?:, )?{start}sie (?:(?:[a-z]+(?:er|es|e)[§¤†‡]* ){1,2}|(?=[a-z]{5,}[§¤†‡]* ))(?!(?:[a-z]+(?:en|t)|auch|nicht|selbst|immer|wieder|beide|alle) ){w}{end}`,
        `(?:, )?{start}(?:(?:hallo|hey|ey|hör zu|na) (?:, )?)?(?:${DECLINED}){0,2}{strong}(?:{strong})?{end}`,
        pattern`
          (?<! (?:ein|eine|einen|einem|einer|der|die|das|den|dem|des|mein|meine|dein|deine|kein|keine|ihr|sein|zum|
          als|wie|bin|bist|war|ist|sind|wäre|sei|vom|beim|und|oder|mit|von|fur|zwei|drei|viele|wurde|ihn|mich|dich|
          sie|uns|alte|alter|alten|dieser|diese|diesen|so|zu|sehr|fast) )(?:{name}(?=$|[.!?¶X] )|{phrase}{stop})
        `,
        pattern`
          (?:, )?{start}(?:so|was für|was bist du für|was sind sie für) (?:ein|eine|einen|einem|n|
          ne) (?:[a-z]+ ){0,2}(?:{noun}|{adjective}{w})(?:bist du |sind sie |seid ihr |hat niemand verdient |
          braucht niemand |braucht kein mensch )?{end}
        `,
        `(?:, )?(?:mit )?so (?:einem|einer|einen|eine|ein|nem) (?:[a-z]+ )?{strong}(?:wie (?:dir|dich|ihnen|du|sie|euch) ){stop}`,
      ],
    },
    {
      name: 'German: a verdict',
      cut: 'words',
      namesAllowed: true,
      examples: [
        'Du bist so ein Vollpfosten.',
        'Sind Sie eigentlich noch ganz dicht?',
        'Du bist echt das Letzte, weißt du das?',
        'du bist einfach zu blöd zum staubsaugen und ich mach alles',
        'Für wie dumm halten Sie mich eigentlich?',
        'Du hast null Anstand.',
        'du taugst zu nichts ich hab am montag gekocht',
        'Spinnst du eigentlich?',
      ],
      harmless: [
        'Du bist eine gute Freundin.',
        'Du bist zu spät gekommen.',
        'Du bist nicht dumm.',
        'Ich bin so ein Idiot.',
        'Sie sind der Vermieter.',
        'Du bist krank.',
        'Das war dumm von mir.',
        'Du bist der Letzte auf der Liste.',
      ],
      patterns: [
        pattern`
          (?:(?:boah|ey|echt|mann|alter) (?:, )?)?(?:du bist|sie sind|ihr seid|bist du|seid ihr|
          bist) ${ADVERBS}(?:${ARTICLE})?(?:${DECLINED}(?:, |
          und )?){0,3}{noun}(?:und (?:${ARTICLE})?(?:${DECLINED})?{noun})?(?:oder was |oder wie |, echt |
          weißt du das |, weißt du das |, dass (?:es|man|einem) (?:{w}){1,4}?)?{stop}
        `,
        pattern`
          (?:(?:boah|ey|echt|mann|alter) (?:, )?)?(?:du bist|sie sind|ihr seid|bist du|seid ihr|sind sie|
          bist) ${DEGREE}{adjective}(?:und {adjective})?(?:zum {w}|um {w}(?:{w}){0,3}?zu {w}|wie {w}(?:{w})?|
          oder was |oder wie |oder so |geworden |digga |alter |ey |mann )?{stop}
        `,
        `(?:du bist|sie sind|ihr seid|bist) ${ADVERBS}(?:${ARTICLE})(?:[a-zß-]+(?:er|es|e)[§¤]?[†‡] (?:, |und )?){1,3}{w}{stop}`,
        pattern`
          (?:(?:boah|ey|echt|mann|alter) (?:, )?)?(?:du bist|sie sind|ihr seid|du warst|bist) ${ADVERBS}(?:ein|eine|
          einer|n|ne|der|die|das) (?!${PRAISED}|(?:erste|letzte|nächste|einzige|[a-z]+te[rns]? )|
          (?:jahr|stunde|tag|woche|minute|halbe|bisschen|wenig|paar|ort|meter) )(?:{w}){1,4}(?:, echt )?{end}
        `,
        `(?:du )?bist so {w}(?:digga|alter|ey|man) {end}`,
        `(?:du bist|sie sind|ihr seid) ${ADVERBS}(?:das|der|die) (?:aller)?letzte (?:, )?(?:weißt du das |wissen sie das |echt )?{end}`,
        pattern`
          (?:sind sie|bist du|seid ihr) (?:(?:eigentlich|noch|nicht|total|völlig|komplett|jetzt|ganz) )*(?:dicht|
          bei trost|sauber|bescheuert|blöd|dumm|taub|blind|irre|verrückt|bei sinnen|richtig im kopf|klar im kopf|
          schwer von begriff)[§¤]?[†‡]? (?:oder was |oder wie |oder )?{stop}
        `,
        `(?:du hast|sie haben) sie (?:(?:ja|doch|echt|wohl|eigentlich|noch|auch|nicht|mehr|ganz) )*alle {end}`,
        `(?:hast du|haben sie) tomaten auf den (?:augen|ohren) (?:oder was |oder wie )?{end}`,
        `(?:du bist|sie sind|ihr seid) keinen (?:deut|funken|strich) besser (?:als (?:{w}){1,3}?)?{end}`,
        `{start}typisch (?:du|mann|mal wieder du) (?:, (?:immer )?nur ich (?:, ich )*)?(?=[.!?¶]|$)`,
        `so (?:was|etwas|jemand|jemanden) {w}wie (?:dich|dir|sie|ihnen) (?:habe? ich|hab|ist mir) (?:{w}){0,2}(?:nie|selten) {w}{end}`,
        `du kannst (?:(?:echt|wirklich|einfach|auch|ja) )*(?:gar )?(?:nichts|nix) {end}`,
        pattern`
          {start}(?:sogar )?(?:ein|jeder|jedes|selbst ein) (?:[a-z]+jährige[rs]?|kind|kleinkind|affe|schimpanse|
          blinder|hamster)[§¤]? (?:hätte|könnte|kann) (?:(?:das|es) (?:auch |sofort |längst )?(?:gemerkt|gesehen|
          gewusst|gekonnt|verstanden|kapiert|besser|merken|lesen|verstehen)|
          (?:deine[nm]?|ihre[nm]?|dein|ihr) (?:job|arbeit|bericht)) (?:{w}){0,3}?{end}
        `,
        pattern`
          {start}(?:sogar |selbst )?mein (?:hund|kater|goldfisch|hamster)[§¤]? (?:hat|ist|kann) (?:mehr |bessere |
          besser |klüger |schlauer |sauberer |netter )(?:manieren |verstand |benehmen |anstand |hirn |
          erzogen )?als (?:du|sie) {end}
        `,
        `{start}(?:deine|ihre|eure) (?:unfähigkeit|dummheit|faulheit|frechheit|dreistigkeit|inkompetenz|ignoranz|arroganz|unverschämtheit)[§¤]? (?:ist|stinkt|kennt keine) (?:{w}){1,4}?{end}`,
        `{start}von (?:leuten|menschen|typen|jemandem)[§¤]? wie (?:ihnen|dir|euch) (?:{w}){0,3}?(?:nichts|nicht|nie|kein[a-z]*) (?:{w}){0,4}?{end}`,
        `{start}mit (?:deinem|ihrem) niveau (?:{w}){1,6}?{end}`,
        `{start}(?:dumm|blöd|dreist|falsch)[§¤]?[†‡]? wie (?:{w}(?:echt|ey|digga) |{w}{stop})`,
        `{start}(?:aber )?{w}gehört (?:{w}){0,2}?nicht (?:gerade )?zu (?:ihren|deinen|euren) stärken {end}`,
        `{start}was für (?:ein|eine) (?:vater|mutter|freund|freundin|mensch|sohn|tochter|bruder|schwester) (?:bist du|sind sie) (?:(?:eigentlich|nur|bloß) )?{end}`,
        `{start}nicht (?:mal|einmal) das (?:kriegst|bekommst|schaffst|kannst) du (?:hin |gebacken )?{end}`,
        `{start}(?:deine|ihre) (?:mutter|eltern) (?:muss|müssen) ja (?:(?:echt|richtig|sehr|so) )*stolz (?:auf dich |auf sie )?sein {end}`,
        `(?:hast du|haben sie|habt ihr) sie (?:(?:eigentlich|noch|nicht|mehr) )*alle (?:tassen im schrank |latten am zaun )?{end}`,
        pattern`
          (?:hast du|haben sie|du hast|sie haben) (?:(?:doch|echt|wohl|eigentlich|ja) )*(?:einen|nen|ne|eine|
          n) (?:knall|vogel|dachschaden|sockenschuss|macke|klatsche|schatten|sprung in der schüssel)[§¤]? {end}
        `,
        `(?:spinnst du|spinnen sie|spinnt ihr|tickst du|ticken sie) (?:(?:eigentlich|jetzt|komplett|total|völlig|noch|ganz|richtig|sauber|nicht) )*{stop}`,
        `für wie (?:dumm|blöd|bescheuert|doof)[§¤]?[†‡]? (?:hältst du|halten sie) mich (?:eigentlich |denn )?{end}`,
        pattern`
          (?:hast du|haben sie|du hast|sie haben|habt ihr) (?:(?:eigentlich|überhaupt|echt|wirklich|einfach|wohl|denn|
          gar) )*(?:kein|keine|keinen|null|nullkommanull|nicht einen|nicht mal einen|
          weder) ${LACKED}(?: und (?:kein |keine |keinen )?${LACKED})? (?:im leib |im kopf |mehr )?{stop}
        `,
        `wie {adjective}(?:muss|kann) man (?:(?:eigentlich|nur|bloß) )?sein (?:(?:, )?(?:um|nicht mal|nicht einmal) (?:{w}){1,14}?)?{end}`,
        `mit (?:dir|ihnen|euch) (?:kann|muss) man sich (?:(?:nur|echt|wirklich|noch) )*schämen {end}`,
        `wie {adjective}(?:muss|kann) man (?:(?:eigentlich|nur|bloß) )?sein {stop}`,
        `(?:du taugst|sie taugen|du bist|sie sind) (?:(?:echt|wirklich|doch|einfach|ja|zu|für|auch) )*(?:nichts|gar nichts|nix) (?:zu gebrauchen |wert |nütze |gut )?{stop}`,
        `du (?:kriegst|bekommst|bringst) (?:(?:echt|auch|ja|doch|einfach|wirklich|gar) )*(?:nichts|nix) (?:auf die reihe|gebacken|hin|zustande) {stop}`,
        `(?:was ist|was läuft|was stimmt) (?:(?:eigentlich|nur|bloß|denn|nicht) )*(?:bei|mit) (?:dir|ihnen|euch) (?:(?:eigentlich|nur|bloß|denn|falsch|schief|kaputt|verkehrt|nicht) )+{stop}`,
        `(?:du bist |sie sind )?(?:auch )?nicht (?:gerade )?die hellste (?:kerze|lampe)(?: [a-z]+){0,3} {end}`,
        `(?:du bist |sie sind )?dümmer (?:als|wie) (?:{w}){1,4}{end}`,
        `(?:du|sie) (?:kotzt|kotzen|widerst|widern|ekelst|ekeln) mich (?:einfach |echt |nur noch )?an {stop}`,
        `das ist an (?:{w}){1,2}nicht zu überbieten {end}`,
        `mit (?:deinem|ihrem|so einem|deiner|ihrer) (?:[a-z]+ )?{strong}(?:kann|darf|braucht) (?:{w}){1,6}?{end}`,
        `(?:deine|ihre|eure) ganze (?:familie|sippe|sippschaft|brut|bande) (?:{w}){0,3}?(?:{adjective}|{noun}){stop}`,
      ],
    },
    {
      name: 'German: a mocking question, a curse, or upbringing',
      cut: 'words',
      namesAllowed: true,
      examples: [
        'hat dir mama nie gezeigt wie ein schwamm aussieht',
        'Hat Ihnen nie jemand Manieren beigebracht?',
        'Verpiss dich. Ich will mein Geld.',
        'In deinem Alter sollte man wissen, wie man spült.',
        'Werd endlich erwachsen.',
        'Wer hat dich eigentlich erzogen?',
        'geh scheißen ich will die 40 euro',
      ],
      harmless: [
        'Hat dir jemand gezeigt, wie die Heizung geht?',
        'In deinem Alter war ich in Berlin.',
        'Halt bitte die Tür auf.',
        'Wer hat dich abgeholt?',
      ],
      patterns: [
        pattern`
          hat (?:dir|ihnen|euch) (?:(?:denn|eigentlich|deine|deiner|dein|ihre) )*(?:(?:mama|mami|mutter|papa|oma|
          eltern|jemand|einer) )?(?:nie|niemals|niemand|keiner|kein mensch|
          nicht mal)[§¤]? (?:(?:jemand|mama|mutter|jemals|wer|einer) )?(?:{w}){0,4}?(?:beigebracht|gezeigt|erklärt|
          gelehrt|gesagt|erzogen) (?:(?:, )?(?:wie|was|dass|wo) (?:{w}){1,6}?)?{stop}
        `,
        `haben (?:dir|ihnen|euch|dich) (?:deine|ihre|eure) eltern (?:(?:denn|eigentlich) )*(?:nie|nichts|nicht|kein|keine|keinen) (?:{w}){0,3}?(?:beigebracht|gezeigt|erklärt|erzogen) {stop}`,
        `wer hat (?:dich|sie|euch) (?:(?:eigentlich|denn|bloß|nur|so) )*(?:erzogen|großgezogen) {stop}`,
        pattern`
          {start}(?:sag mal (?:, )?)?(?:bist du|sind sie|seid ihr) (?:(?:eigentlich|denn) )?(?:im stall|unter wölfen|
          auf bäumen|in der gosse|im wald|im zoo|in einer höhle|aus der wiege|auf den kopf)[§¤]? (?:groß geworden|
          großgeworden|aufgewachsen|gefallen|geboren) {stop}
        `,
        pattern`
          {start}(?:(?:in|mit) (?:deinem|ihrem|eurem) alter) (?:sollte|müsste|könnte|dürfte|darf|solltest|müsstest|
          könntest|sollten|kann|weiß) (?:man |du |sie |ihr |eigentlich |langsam |
          schon )+(?:{w}){1,5}?(?:(?:, )?(?:wie|was|dass|wo) (?:{w}){1,4}?)?{end}
        `,
        `{start}(?:werd|werde|werden sie) (?:(?:endlich|mal|doch|erst) )*erwachsen {stop}`,
        pattern`
          {start}(?:heul (?:doch|leise)|halt (?:einfach |doch |mal |endlich |bloß )?(?:die|deine?|dein) (?:klappe|
          fresse|maul|schnauze|schnabel|rand)|verpiss dich|verpisst euch|verzieh dich|fick dich|fickt euch|
          leck mich(?: am arsch§?)?|leck mich doch|schäm dich|schämen sie sich|geh sterben|geh scheißen|geh kacken|
          geh zum teufel¤?|fahr zur hölle|scher dich zum teufel¤?|zieh leine|schleich dich|schnauze|maul halten|
          fresse|du kannst mich(?: mal)?(?: am arsch§? lecken)?|ihr könnt mich mal|ich scheiß auf dich|
          geh mir aus den augen) (?:doch |mal |endlich |was )*(?:, )?{stop}
        `,
      ],
    },
    {
      name: 'German, of a landlord with the spine of a slug',
      cut: 'words',
      namesAllowed: true,
      examples: ['Ein Vermieter mit dem Rückgrat einer Nacktschnecke hilft mir wenig.'],
      harmless: ['Ein Vermieter mit der Nummer 12 hilft.'],
      patterns: [
        '{start}(?:ein|eine|einem|einer) (?:{w}){1,3}mit (?:dem|der|den) (?:{w}){1,2}(?:einer|eines) {w}(?:{w}){0,8}{end}',
      ],
    },
  ],
}
