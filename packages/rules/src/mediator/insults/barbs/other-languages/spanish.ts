import { pattern } from '../../../../text/pattern.ts'
import type { Language } from './language.ts'

const YOU_ARE =
  '(?:(?:tú|tu|vos|usted|ustedes|vosotros) )?(?:eres|eris|sos|sois|es usted|son ustedes|usted es|ustedes son|fuiste siempre|siempre has sido|has sido siempre)'
const ADVERBS = pattern`
    (?:(?:realmente|de verdad|siempre|solo|bien|muy|tan|más|re|súper|super|demasiado|todo|toda|puro|pura|un|una|unos|
    unas|el|la|lo|pinche|puto|puta|maldito|maldita|grandísimo|grandísima|reverendo|reverenda|soberano|soberana|
    pedazo de|cacho de|nada más que|un completo|una completa|de lo más|el más|la más) )*
  `
const ROLE = pattern`
    (?:(?:muy |más |tan |un poco |algo )?(?:buen|gran |mejor|amig|padre|madre|herman|hij|niñ|persona|mujer|hombre|
    vecin|inquilin|jef|sol |ángel|encanto|amor|únic|primer|últim|ejemplo|dueñ|propietari|abuel|tí[oa] |prim[oa] |
    médic|profesor|alumn|compañer|parte |list[oa] |inteligente|generos|amable|important|joven|mayor|trabajador|fuerte|
    valiente|guap|dulce|simpátic|alt[oa] |colombian|mexican|español|argentin|part[ei]|ciel|maravill))
  `
const TAIL = pattern`
    (?:(?:de (?:mierda|primera|toda la vida|campeonato|cuidado|pacotilla|padre|madre|hombre|mujer|persona|cuarta)|
    con patas|sin (?:corazón|alma|vergüenza|escrúpulos)|redomad[oa]|asqueros[oa]|insoportable|profesional|total|
    complet[oa]|integral|barat[oa])[§¤]?[†‡]? )?
  `
const LACKED =
  '(?:vergüenza|educación|madre|corazón|respeto|decencia|dignidad|cerebro|modales|palabra|moral|clase|principios|conciencia|escrúpulos|sangre en las venas|huevos|pelotas|perdón de dios|nombre)'

export const SPANISH: Language = {
  code: 'es',
  cues: 'ni sirves servis tienes tiene tu te ti tus eres sos vos usted ustedes es el la los las un una unos unas de del que como cuando donde por para con sin pero muy mas ya no si me mi mis yo lo se le nos al en y o a su sus esta estas este esto eso hay qué ser son soy fue era porque pues che wey guey tio parce oye siempre nunca otra vez nada vete vaya tan hasta desde hoy ayer manana pinche pedazo cara das',
  opens: pattern`
      yo tú cuándo cuando dónde dame dime págame pagame llámame llamame devuélveme devuelveme mándame mandame avísame avisame contéstame limpia lava friega paga devuelve recoge quita pon haz manda ven ve me te no si ya hoy mañana ayer esta son el la lo los las y pero porque otra otra quiero necesito tienes puedes podrías hasta desde son fueron otra al por favor pásame regrésame consígneme te nos devuélvelo devuélvela págalo límpialo límpiala hazlo bájalo súbelo arréglalo [a-z]{3,}(?:mel[oa]s?|
      nosl[oa]s?|aste|iste|ame|eme|ime) saca baja sube repite deja pide habla vete_a tráeme
    `,
  barbs: [
    {
      name: 'Spanish: a name',
      cut: 'words',
      examples: [
        'Otra vez llegas tarde, maldito mentiroso.',
        'Otra vez llegas tarde, pedazo de alcornoque.',
        'Mentiroso de pacotilla, pagas hoy.',
        'Bruja. Baja la música.',
        'otra vez la cocina sucia pedazo de guarro yo limpié el lunes',
        'qué tipo tan rastrero',
        'Hay que ser miserable.',
        'no servís ni para felpudo',
        'Pinche vieja cochina, con razón ni las plantas te aguantan.',
        'cuándo me vas a pagar gilipollas',
        'Qué poca vergüenza tienes.',
      ],
      harmless: [
        'Vaya a casa.',
        'Ni la luz ni el agua llegan.',
        'Fue un comentario estúpido.',
        'Me llamaste mentiroso.',
        '¡Qué bueno!',
        'Tengo un perro y un burro.',
        'No soporto a los mentirosos.',
        'Vieja amiga, te extraño.',
      ],
      patterns: [
        pattern`
          (?:, )?(?:pedazo|cacho|trozo) de (?!(?:pan|tarta|pastel|torta|pizza|tela|papel|madera|carne|queso|tierra|
          jardín|pared|techo|terreno|cielo|hielo|cable|tubo|cartón|vidrio|cristal|comida) )(?:{w}){1,2}?{stop}
        `,
        pattern`
          (?:, )?{start}(?:so|grandísim[oa]|maldit[oa]s?†?|pinches?|put[oa]s?§?†?|viej[oa]s?|
          car[ao] de) (?!(?:amig[oa]|amor|costumbre|casa|mesa) )(?:(?:viej[oa] )?{known}|{w}(?=[.!?¶]|$))(?:{known}|
          de {w})?{stop}
        `,
        `(?:, )?{start}(?:{known}|{w})(?:{w})?de (?:pacotilla|mierda¤?|cuarta|quinta|tres al cuarto|campeonato|feria|poca monta) {stop}`,
        `(?:, )?{start}(?:(?:hola|oye|eh|che|mira|ay|uy|ah|y) (?:, )?)?(?:{known})?{noun}(?:{adjective}|de {w})?{end}`,
        pattern`
          (?:, )?{start}(?:menud[oa]s?|vaya) (?!(?:a|usted|al|con|día|semana|noche|susto|sorpresa|suerte|lío) )(?:un |
          una )?(?:{noun}|{adjective}{w}|{w}{known}|jeta |elemento |cara |morro |pieza )(?:estás hech[oa] |tienes |
          eres |tenés )?{end}
        `,
        `{start}qué (?:{w}){1,2}(?:tan|más) {known}(?:y (?:tan )?{known})?(?:(?:eres|tienes|sos|tenés|es usted) )?{stop}`,
        `{start}qué (?:poca|falta de|poquísima) (?:${LACKED})¤? (?:(?:que )?(?:tienes|tenés|tiene|la tuya|tienen) )?{stop}`,
        `{start}qué (?:pedazo de |poco )?{known}(?:(?:que )?(?:eres|sos|es usted|son ustedes|me saliste|saliste) ){stop}`,
        `{start}qué {noun}(?:{adjective})?{end}`,
        `(?:no mames )?qué (?:{known}(?:eres|sos) |{strong}(?:tan|más) {w}){stop}`,
        `(?<! (?:un|una|el|la|los|las|mi|tu|su|del|de|con|como|ser|es|soy|muy|tan|más|y|o|a|que|por|para|sin) ){noun}(?:de mierda¤?|de los cojones|de pacotilla) {stop}`,
        `{start}la {phrase}{stop}`,
        `hay que ser (?:muy |bien |bastante |más )?(?:{w}){0,1}{known}{stop}`,
        `no (?:sirves|servís|vales|sirve|valés) (?:ni |pa |para )+(?:{w}){1,3}?{stop}`,
        pattern`
          (?<! (?:un|una|el|la|los|las|mi|tu|su|al|del|de|con|como|ser|es|soy|era|fue|eres|sos|muy|tan|más|y|o|a|que|
          por|para|sin|llamó|llamaste|llama|llamas|dijo|dijiste|dices|siento|sentí|estoy|ningún|ninguna|otro|otra|
          este|esta|ese|esa|qué|unos|unas|sus|tus|mis|parezco|pareces|parece|comentario|hecho|niño|niña|odio|
          vi) )(?:{name}(?=$|[.!?¶X] )|{phrase}{stop})
        `,
        pattern`
          (?<! (?:un|una|el|la|los|las|mi|tu|su|al|del|de|con|como|ser|es|soy|era|fue|muy|tan|más|y|o|a|que|por|para|
          sin|llamó|llamaste|dijo|dijiste|otro|otra|este|esta|ese|esa|qué|unos|unas|sus|tus|mis|parece|comentario|
          hecho) )(?:pinche |puto |puta§?†? |maldito† ){name}{stop}
        `,
      ],
    },
    {
      name: 'Spanish: a verdict',
      cut: 'words',
      examples: [
        'Eres más vago que la chaqueta de un guardia, Sergio.',
        'eres un cara de mierda y encima no contestas',
        'eres una rata págame la mitad',
        'Son unos buitres. Quiero los papeles.',
        '¿Estás ciego o qué?',
        'No tienes vergüenza.',
        '¿Quién te crees que eres?',
      ],
      harmless: [
        'Eres un buen amigo.',
        'Eres la madre de Ana.',
        'No eres tonto.',
        'Soy un idiota, perdona.',
        'Estás cansado.',
        'Fuiste injusto conmigo.',
        'Eres más alto que yo.',
        'No tienes tiempo.',
      ],
      patterns: [
        `(?<! no )${YOU_ARE} ${ADVERBS}(?:{known}|cara (?:dura )?)${TAIL}(?:y ${ADVERBS}{known}${TAIL})?(?:, (?:{known}|y {known}))?{stop}`,
        `(?<! no )${YOU_ARE} (?:más|tan) {known}(?:{w}){0,6}?y encima (?:{w}){1,16}?{end}`,
        `(?<! no )${YOU_ARE} (?:igualit[oa]|igual|peor) (?:que|a) (?:tu|su) (?:{w}){1,2}?(?=[.!?¶]|$)`,
        `{start}ni (?:para|pa) (?:{w}){1,4}?(?:sirves|servís|vales|valés) {end}`,
        `{start}(?:no sé|no entiendo|me pregunto) cómo (?:te|os|lo|la) (?:aguantan?|soportan?|quieren?) (?:{w}){1,3}?{end}`,
        `{start}(?:se nota|se ve|está claro) que (?:no|nadie|nunca) te (?:(?:educaron|educó|criaron|crió) (?:{w}){0,2}?|(?:enseñaron|enseñó) (?:modales|educación|nada|respeto) ){end}`,
        `{start}qué tienes en la (?:cabeza|mollera|sesera) (?:, (?:serrín|aserrín|mierda|aire|paja|piedras|agua|nada|caca)¤? )?(?=[?])`,
        pattern`
          {start}(?:un|una|cualquier) (?:niñ[oa]|cr[ií][oa]|nen[ea]) de (?:{w})años (?:(?:lo|la) haría mejor|
          (?:lo |la |se )?(?:habría|hubiera) (?:visto|hecho|entendido|dado cuenta|sabido)|
          (?:lo )?(?:sabría|entendería)) (?:{w}){0,2}?{end}
        `,
        pattern`
          {start}(?:hasta )?mi (?:perro|perra|gato)[§¤]? (?:tiene (?:más|mejor) (?:educación|cerebro|modales|
          vergüenza|sentido|clase|dignidad|luces)|es más (?:list[oa]|educad[oa]|limpi[oa]|útil|inteligente|
          fiel))[§¤†‡]* que (?:tú|tu|vos|usted) {stop}
        `,
        `{start}con amig[oa]s como (?:tú|tu|vos) (?:, )?(?:quién|para qué|no (?:hacen falta|necesito|necesita)) (?:{w}){1,4}?{end}`,
        pattern`
          (?<! no )${YOU_ARE} (?:realmente |de verdad |siempre |solo )*(?:un|una|unos|unas|más|tan|muy|el|la|
          lo) (?!${ROLE}|(?:tarde|temprano|pronto|que |alto|alta|poco|mejor))(?:{w}){1,7}(?:y (?:un|
          una) (?:{w}){1,4})?(?:{end}|(?=y ))
        `,
        `{start}(?:son|es) (?:un|una|unos|unas) {noun}(?:{adjective})?${TAIL}{stop}`,
        `{start}eres de lo peor {stop}|{start}(?:eres|sos) lo peor {stop}|(?:eres|sos) (?:una )?(?:basura|mierda|porquería|vergüenza|desgracia|peste)¤? ${TAIL}{stop}`,
        `(?:tienes|tenés|tiene usted) (?:menos|más) (?:{w}){1,3}que (?!(?:yo|antes|nadie|nosotros|tiempo|ayer|hacer|pagar) )(?:{w}){1,6}{end}`,
        pattern`
          (?:pero )?(?:ustedes |usted )?(?:no (?:tienes|tenés|tiene|tienen|conoces|conocés) (?:ni )?(?:un poco de |
          nada de |la más mínima |ni una pizca de |ni pizca de )?|
          (?:tienes|tenés|tiene) cero )(?:${LACKED})¤? (?:y (?:sigues|seguís) [a-z]+ )?{stop}
        `,
        `¿?(?:tienes|tenés|tiene) (?:serrín|mierda|aserrín|aire|paja|piedras|un mosquito|caca)¤? en (?:la cabeza|el cerebro|vez de cerebro) (?:o qué (?:te pasa |le pasa )?)?{stop}`,
        pattern`
          (?:estás|estas|está usted|eres|sos|es usted|están) (?:(?:tú|medio|completamente|
          mal de la cabeza y) )?(?:cieg[oa]|sord[oa]|tont[oa]|loc[oa]|idiota|imbécil|bob[oa]|boludo|pendej[oa]|
          mal de la cabeza|enferm[oa] de la cabeza|mal del coco|tarad[oa])[§¤]?[†‡]? (?:o (?:qué|que|
          q)(?: te pasa| le pasa)? |o te (?:lo )?(?:haces|hacés) |o algo |o )?(?=[?]|$)
        `,
        `(?:eres|sos|estás|estas) {known}o (?:qué|que|q) te pasa {stop}`,
        `(?:estás|está usted) (?:mal|enferm[oa]|podrid[oa])[§¤]?[†‡]? (?:de la cabeza|del coco|de la azotea|por dentro) {stop}`,
        `{start}(?:quién|quien) (?:te|se|os) (?:crees|creés|cree|creen) (?:que (?:eres|sos|es|son)|usted)? ?(?:, )?(?:{w}){0,4}?(?=[?]|$|¶)`,
        `{start}qué (?:clase|tipo) de (?:padre|madre|persona|amig[oa]|hombre|mujer|hij[oa]|herman[oa]) (?:eres|sos|es usted) {end}`,
        `{start}qué (?:morro|jeta|rostro|caradura)[§¤]?[†‡]? (?:más grande |más dura )?(?:tienes|tenés|tiene usted) (?:, {w})?{stop}`,
        `(?:menud[oa]|vaya) (?:{w}){1,2}?de (?:pacotilla|mierda¤?|cuarta) {stop}`,
        `{start}(?:con esa cara|qué cara|que cara|qué jeta|qué morro)[§¤]? (?:más |tan )?dura¤? ?(?:tienes |tenés |tiene )?{stop}`,
      ],
    },
    {
      name: 'Spanish: upbringing, age, or a curse',
      cut: 'words',
      examples: [
        'A su edad ya podría haber aprendido un poco de educación.',
        '¿Nadie te enseñó a limpiar?',
        '¿En qué establo te criaste?',
        'Vete a la mierda. Quiero mi dinero.',
        'métetelo por el culo quiero mis llaves',
        'Que te jodan.',
      ],
      harmless: [
        'A tu edad yo vivía en Lima.',
        'Vete a casa.',
        '¿Quién te enseñó a cocinar?',
        'A su edad el médico recomienda descansar.',
      ],
      patterns: [
        `{start}(?:me )?das (?:mucho |mucha )?(?:asco|pena|vergüenza|lástima)[§¤]?[†‡]?(?: ajena)?[§¤]? (?:, (?:tú|tu) y (?:{w}){1,4}?)?{end}`,
        pattern`
          {start}a (?:tu|su|vuestra) edad (?:, )?(?:ya )?(?:podrías|podría|deberías|debería|tendrías que|tendría que|
          es hora de que|va siendo hora de que|y no|y todavía no|y aún no) (?:{w}){1,8}?{end}
        `,
        pattern`
          (?:nadie|tu madre no|tus padres no|tu mamá no|en tu casa no|en su casa no|tu vieja¤? no) (?:te|le|os|
          les) (?:enseñó|enseñaron|ha enseñado|han enseñado|educó|educaron|crió|
          explicó) (?:(?:a|cómo|lo|modales|educación|que|nunca|nada) )*(?:{w}){0,4}?{end}
        `,
        `{start}(?:dónde|en qué (?:establo|cueva|cuadra|corral|selva|pocilga|granja)|quién) (?:te|se|le|lo|la) (?:criaste|crió|criaron|educó|educaron|crio|criasteis) {end}`,
        `{start}(?:se ve que te criaste|te criaste|te criaron|te has criado) (?:en|con|entre) (?:un |una |los |el )?(?:{w}){1,2}{end}`,
        pattern`
          {start}(?:(?:que )?(?:te|os|se|lo|le)? ?)?(?:andate|ándate|andá|anda|vete|váyase|vayase|iros|idos|
          que te vayas) (?:a la mierda|al carajo|al diablo|a la porra|al infierno|a la chingada|a la verga|
          a tomar por culo|a freír espárragos|a la concha de tu madre|a cagar|a lavar)[§¤]? (?:(?:, )?{known})?{stop}
        `,
        pattern`
          {start}(?:a la mierda contigo|a tomar por culo|que te jodan|que te den|que te follen|que te den por culo|
          que te parta un rayo|chinga tu madre|chingas a tu madre|chíngate|jódete|jodete|púdrete|pudrete|muérete|
          piérdete|cállate la boca|cállate|callate|cierra el pico|cierra la boca|cerrá el orto|la concha de tu madre|
          la puta que te parió|métetelo por el culo|métetela por el culo|no me jodas|me cago en tu madre|
          me cago en tus muertos|das asco|das pena|me das asco|me das pena|das vergüenza|das vergüenza ajena|
          me das vergüenza|sinvergüenza)[§¤]?[†‡]? {stop}
        `,
        `{start}ojalá (?:te|os|se) (?:(?:mueras|pudras|estrelles|hundas) (?:{w}){0,3}?|quedes (?:sol[oa]|cieg[oa]|calv[oa]|sin {w}) ?){end}`,
        `{start}(?:madura|crece|espabila)(?: de una vez| un poco| ya)? (?=[.!,¶]|$)`,
        `(?:con razón |por eso |y )*ni (?:l[ao]s?|el|tus?|sus?) {w}(?:te|os|lo|la) (?:aguantan?|soportan?|quieren?) {end}`,
        `con razón (?:{w}){0,3}?(?:nadie|ni) (?:{w}){0,2}te (?:{w}){1,2}{end}`,
      ],
    },
  ],
}
