import type { SafetyKind } from '@squash/contract/values'
import { gap, type Sign, sign } from '../sign.ts'

const KIN = '(?:marido|esposo|esposa|mujer|novio|novia|pareja|padre|madre|hermano|padrastro|ex|el|ella|tu)'
const CHILD = `(?:nuestr[oa]s?|mis?|tus?|sus?|al?|los|las|la|el) (?:pequen[oa] )?(?:hij[oa]s?|nin[oa]s?|bebe|
  sobrin[oa]s?)`

/** Spanish, written without accents; covers the plain wordings of each kind. */
export const SPANISH: Partial<Record<SafetyKind, readonly Sign[]>> = {
  self_harm: [
    `(?:ya )?no (?:quiero|deseo|tengo ganas de|puedo) (?:seguir )?(?:vivir|viviendo|estar vivo|estar viva|
      despertar)(?: mas)?(?! (?:contigo|aqui|en|con|asi contigo)\\b)`,
    `(?:quiero|deseo|prefiero|quisiera|gustaria) (?:estar muert[oa]|morir(?:me)?|desaparecer (?:del mundo|
      para siempre))(?! (?:de|por)\\b)`,
    `(?:me voy a|voy a|quiero|pienso en|intente|pense en) (?:matar(?:me)?|suicidar(?:me)?|quitarme la vida|
      acabar con mi vida|hacerme dano)(?<=me|vida|dano)|me (?:mato|suicido|matare|voy a matar)(?= (?:si|hoy|
      esta)\\b| $)|suicid(?:io|arme|arse|ate)|(?:estariais|estarias|estarian|estaran) mejor sin mi|
      no tiene sentido (?:mi vida|vivir)|cartas? de despedida|matate|(?:nadie|quien) (?:me )?(?:va a )?(?:echaria|
      echara|echar|extranaria|notaria|lloraria|extranara)(?: [a-z]+){0,4} (?:muero|muriera|muerto|muerta|desaparezco|
      no estoy)`,
  ].map(sign),
  violence_at_home: [
    `(?:me|nos) (?:pegas?|golpeas?|pego|pegaste|golpeo|golpeaste|empujas?|empujo|empujaste|estrangul(?:as?|o|aste|aba)|
      viol[oa]|violaste|ahorc[a-z]+|maltrat[a-z]+|pateas?|pateo|abofete[a-z]+)(?! (?:[a-z]+ ){0,2}(?:la|el|un|
      una) (?:gripe|sol|susto|vino|alcohol|hambre|bronca|risa|bajon|cancion))`,
    `(?<!(?:no tengo|sin) )miedo (?:de ti|a ti|de que (?:mi|me|el|tu|ella|nos)|de mi ${KIN}|a mi ${KIN}|por mi vida)`,
    `(?:amenaza|amenazo|amenazaste|amenazas|dijo que|dice que|dijiste que) (?:con |me |que )*(?:matarme|pegarme|matar|
      va a matar|iba a matar|hacerme dano)|violencia (?:domestica|de genero)|(?:moratones|moretones)|ojo morado`,
  ].map(sign),
  coercive_control: [
    `no me dejas? (?:ver|salir|hablar|trabajar|ir|estudiar|tener|estar con|vestir)|(?:no puedes|no puedo|prohibes|
      prohibe|prohibido) (?:[a-z]+ )?(?:salir|ver a|hablar con|trabajar|ir a ningun)(?: [a-z]+){0,4} (?:sin|famili|amig|
      casa|hombres|permiso|nadie)[a-z]*|sin (?:mi|tu|su) permiso`,
    `(?:controlas?|revisas?|vigilas?) (?:mi|todo mi|mis) (?:movil|telefono|celular|dinero|mensajes|ropa)|
      (?:quitaste|quito|escondiste|escondio|quitas?) (?:el|mi|los|mis) (?:pasaporte|papeles|documentos|tarjeta|dinero)|
      no volveras? a ver a (?:tus|los|nuestros|mis) (?:hijos|ninos)|me (?:encierras?|encerraste|encerro)|eres mia|
      sin mi no eres nada|si me dejas ${gap(2)}(?:me mato|mato|te quito)`,
  ].map(sign),
  stalking: [
    `se (?:muy bien |exactamente )?donde (?:vives|trabajas|vive tu|estudias|duermes|aparcas)|
      (?:me|te) (?:sigues|sigue|siguio|persigues?|persiguio|vigilas?|espias?|estoy vigilando|estoy siguiendo|acosas?|
      acoso)(?! (?:en|debiendo|gustando|pareciendo|queriendo|doliendo)\\b)|te (?:encontrare|voy a encontrar)|
      no puedes esconderte`,
  ].map(sign),
  minor_at_risk: [
    `(?:le|les) (?:pegas?|pego|pegaste|golpeas?|golpeo|toca|toco|haces dano) a ${CHILD}|(?:pegas?|pegaste|golpeas?|
      golpeaste|maltratas?|tocas?|toco|abus[a-z]+ de|dejaste sol[oa]s? a|dejas sol[oa]s? a) (?:a )?${CHILD}|
      tengo (?:[89]|1[0-7]) anos y(?: [a-z]+){0,4} (?:pega|toca|miedo)|abuso (?:infantil|de menores)`,
  ].map(sign),
  doxxing: [
    `(?:publicar|publicare|subir|subire|difundir|compartir|enviar|mandar|enviare|mandare) (?:tus|sus|tu|
      su) (?:fotos? (?:intimas?|desnud[oa]s?|privadas?)|direccion|numero|desnudos|datos)|(?:todos|
      todo el mundo) (?:va a saber|van a saber|sabran|sabra) donde (?:vives|trabajas)`,
  ].map(sign),
}
