import type { SafetyKind } from '@squash/contract/values'
import { gap, type Sign, sign } from '../sign.ts'

const VERBS_OF_BLOWS = `(?:geschlagen|gewurgt|getreten|geschubst|gestossen|verprugelt|vergewaltigt|misshandelt|gepackt|
  geohrfeigt|gebissen|bedroht mit|gegen die wand)`
const KIN = '(?:mann|frau|freund|freundin|partner|partnerin|ex|vater|mutter|bruder|stiefvater)'
const CHILD = `(?:unser[a-z]*|mein[a-z]*|dein[a-z]*|sein[a-z]*|ihr[a-z]*|die|das|den|der) (?:klein[a-z]+ )?(?:kind|
  kinder|kindern|sohn|tochter|baby|jungen?|madchen|neffen?|nichte|enkel|enkelin)`

/** German, written without umlauts; covers the plain wordings of each kind. */
export const GERMAN: Partial<Record<SafetyKind, readonly Sign[]>> = {
  self_harm: [
    `(?:will|mag|mochte|kann|wollte) (?:einfach |so |wirklich |gar |auch )*(?:nicht mehr|nicht langer|nimmer) (?:leben|
      da sein|weiterleben|aufwachen|existieren|auf dieser welt)`,
    `(?:mich|sich|dich) (?:selbst )?(?:um ?zu ?bringen|umbringen|umzubringen|zu toten|toten|das leben (?:zu )?nehmen|
      zu verletzen|ritzen|zu ritzen)`,
    `(?<!ich (?=[a-z]+ dich ))(?:bringe?|bringt|tote|ritze|verletze|erhange) (?:mich|sich|dich)(?: selbst)?(?: jetzt| 
      heute| dann)? ?(?:um|selbst|noch um|)(?<=um|ritze mich|verletze mich|tote mich|erhange mich|selbst)`,
    `(?:will|mochte|wollte|ware lieber|ware gern|am liebsten) (?:nur noch |einfach |am liebsten )*(?:sterben|
      tot(?: sein)?)|selbstmord(?! ?kommando| film)|suizid[a-z]*(?! film)|keinen (?:grund|sinn) (?:mehr )?(?:zu leben|
      im leben|weiterzuleben)|lebensmude|ohne mich (?:ware|waren|ginge|geht es) ${gap(4)}besser|mir das leben nehmen|
      meinem leben ein ende|abschiedsbrief[a-z]*|(?:keinen|nicht mehr den|jeden) lebenswillen|lebenswillen verloren`,
  ].map(sign),
  violence_at_home: [
    `(?:hast|hat|habt|haben|wurde|wurdest|habe) (?:du |er |sie |ich )?(?:mich|uns|dich|meine [a-z]+|
      meinen [a-z]+)(?: [a-z]+){0,5} ${VERBS_OF_BLOWS}`,
    `(?:${KIN}|er|sie|du|der|die) (?:schlagt|schlagst|wurgt|wurgst|tritt|trittst|verprugelt|verprugelst|bedroht|
      misshandelt|vergewaltigt|schlug|schlugst|wurgte) (?:mich|uns|meine [a-z]+|seine [a-z]+|ihn|
      ihre [a-z]+)(?! (?:im|beim)\\b (?:schach|spiel|kicker|tennis))`,
    `(?<!(?:keine|nicht) )angst (?:vor (?:dir|ihm|ihr|(?:meinem|meiner|deinem|deiner) (?!schweigen|urteil|reaktion|
      meinung|prufung|chef))|um mein leben|dass (?:du|er|sie) (?:mich|mir|uns))`,
    `(?:droht|drohst|drohte|gedroht|drohtest)(?: [a-z]+){0,4} (?:mich |uns |mir )?(?:umzubringen|zu toten|zu schlagen|
      umbringen|etwas anzutun|wehzutun)|hausliche gewalt|blaue flecken|blaues auge|frauenhaus`,
  ].map(sign),
  coercive_control: [
    `(?:verbietest|verbietet|verbiete|verboten) (?:mir|dir|ihr|ihm)|(?:darf|durfte) (?:ich )?(?:nicht|nie|niemanden|
      keine)(?: mehr)? (?:allein |ohne (?:dich|ihn|deine) )?(?:raus|aus dem haus|arbeiten|weg|
      meine [a-z]+ (?:sehen|treffen)|freunde|ausgehen|das haus|treffen)`,
    `kontrollier(?:st|t|e) (?:mein|meine|meinen|mich|jeden|alles)|(?:nimmst|nimmt|genommen|weggenommen|versteckt|
      versteckst)(?: [a-z]+){0,3} (?:meinen (?:pass|ausweis|lohn)|mein geld|meine papiere|meine karte)|
      (?:sperrt|sperrst|(?<!escape room )eingesperrt|sperrte) (?:mich|sie)?|siehst (?:du )?(?:die|deine) kinder nie|
      ohne meine erlaubnis|um erlaubnis (?:bitten|fragen)|du gehorst mir|lasst (?:du )?mich nicht (?:raus|gehen|weg|
      arbeiten|allein)`,
    `wenn du (?:mich verlasst|gehst|schluss machst) ${gap(3)}(?:bringe?|tote|nehme|siehst)`,
  ].map(sign),
  stalking: [
    `weiss (?:genau |jetzt )?wo (?:du|ihr|deine [a-z]+) (?:wohn|arbeit|schl|park)[a-z]*|(?:lauert|lauerst|
      lauerte) (?:mir|ihr)|(?:verfolgt|verfolgst|verfolge|beobachtet|beobachtest|beobachte) (?:mich|dich|
      sie)(?! (?:gern|mit (?:interesse|dem thema)|auf insta)\\b)|(?:finde|find) dich (?:uberall|schon|egal wo)|
      (?:steht|stehst|stand|wartet) (?:jeden|jede|nachts|abends|immer)(?: [a-z]+){0,3} vor (?:meiner|meinem|deiner|
      deinem)|stalk(?:t|st|en|ing)|herausgefunden wo du`,
  ].map(sign),
  minor_at_risk: [
    `(?:schlagst|schlagt|schlug|schlugst|verprugelst|verprugelt|schuttelst|misshandelst|misshandelt|missbrauchst|
      missbraucht) (?:${CHILD}|kinder|ein kind)|(?:hast|hat) ${CHILD}(?: [a-z]+){0,4} (?:geschlagen|geschuttelt|
      angefasst|eingesperrt|verprugelt|missbraucht|allein gelassen|alleine gelassen)|(?:lasst|liess|
      lassen) ${CHILD}(?: [a-z]+){0,4} (?:allein|alleine|hungern)|(?:fasst|fasste|begrapscht) (?:${CHILD}|
      mich)(?: [a-z]+){0,3} an|ich bin (?:erst )?(?:[89]|1[0-7]) (?:jahre )?(?:alt )?und(?: [a-z]+){0,4} (?:schlagt|
      fasst|angst)|kindesmiss[a-z]+`,
  ].map(sign),
  doxxing: [
    `(?:deine|seine|ihre) (?:adresse|nummer|handynummer|telefonnummer|nacktbilder|nacktfotos|intimen [a-z]+|
      privaten [a-z]+)(?: [a-z]+){0,5} (?:ins (?:netz|internet)|online|offentlich|veroffentlich[a-z]*|poste[a-z]*|
      schicke?n?|teilen|posten)|(?:poste|veroffentliche|schicke|teile|leake) (?:ich )?(?:deine|seine|ihre) (?:adresse|
      nummer|handynummer|nacktbilder|nacktfotos|intimen|privaten|bilder)`,
  ].map(sign),
}
