import { pattern } from '../../../../text/pattern.ts'
import type { Language } from './language.ts'

const YOU_ARE =
  "(?:t'es|t es|tu es|t'étais|t|vous êtes|t'as toujours été|tu as toujours été|tu n'es|t'es donc|vous n'êtes)"
const ADVERBS = pattern`
    (?:(?:vraiment|quand même|juste|franchement|rien|qu'|complètement|totalement|tellement|trop|si|aussi|donc|ben|
    bien|très|tout|toute|toujours|toujours aussi|encore plus|plus|carrément|grave|sérieusement|un peu|une|un|d'une?|
    qu'une?|le|la|les|des|que|vous|tous|toutes|rien d'autre qu'une?|le pire des|la pire des|la reine des|
    le roi des) )*
  `
const ROLE = pattern`
    (?:(?:très |vraiment |plus )?(?:bon |bonne |grand(?:e)? (?!mala|grin)|meilleur|ami|père|mère|sœur|frère|fils|
    fille|enfant|voisin|locataire|homme|femme|amour|ange|collègue|propriétaire|peu |des |partie|exemple|personne|chic|
    super|belle|génial|adulte|artiste|client|patron|étudiant|membre|chouette|gentil|seul|pro |crack|héros|chef |prof))
  `
const LACKED =
  '(?:parole|honte|éducation|cœur|coeur|respect|dignité|cervelle|cerveau|manières|savoir-vivre|morale|scrupules?|conscience|couilles|gêne|classe|pudeur|tripes|courage|honneur|pitié)'
const INSULTING =
  '(?:sale|gros|grosse|pauvre|vieux|vieille|petit|petite|espèce de|bande de|tas de|sacré|sacrée|sombre|maudit|maudite|ostie de|estie de|câlice de|crisse de|putain de)[§¤]?[†‡]? '

export const FRENCH: Language = {
  code: 'fr',
  cues: "tu t'es t'as te toi ton ta tes vous votre vos je j'ai j' me moi mon ma mes il elle on nous est es et le la les un une des du de d'un d'une que qui quoi quand ou où comment pourquoi pas ne n'est c'est ça ce cette ces avec sans pour dans sur au aux mais ou donc encore toujours jamais rien plus très si quel quelle espece espèce va vas allez êtes bravo sale rends hier demain samedi lundi",
  opens:
    "t'étais t'es t'avais je j'ai j'en j'attends tu t'as t'avais quand où comment pourquoi rends rend renvoie paie paye rappelle appelle range lave fais viens envoie réponds donne ramène dis le la les c'est ça ce il elle on et mais parce demain hier ce on nous mon ma mes pour la prochaine depuis samedi lundi mardi tu vous si maintenant",
  barbs: [
    {
      name: 'French: a name',
      cut: 'words',
      examples: [
        'Connasse !',
        'sale menteur.',
        'Espèce de rapace.',
        'Vieille peau aigrie. Allez vous faire voir.',
        'quel petit lèche-bottes',
        'Quel talent : le devis est parti chez le concurrent.',
        "Bravo, l'artiste du canapé.",
        'la porte est restée ouverte espèce de grosse feignasse le chat est sorti',
        'tu viens quand connard',
        'Quelle mère indigne.',
        'Voleur de grand chemin !',
      ],
      harmless: [
        'Quel jour ?',
        'Gros bisous, Léa.',
        'Pauvre Léa, elle a pleuré.',
        'Vieux copain, tu me manques.',
        'Quelle espèce de chien as-tu ?',
        'Une remarque idiote.',
        "Il m'a traité de menteur.",
      ],
      patterns: [
        `(?:, )?(?<! (?:une|quelle|cette|aucune) )esp[eè]ces? (?:de |d'|d’)?(?:{w}){1,3}?{stop}`,
        `(?:, )?{start}(?:(?:mais|quel|quelle|tiens|alors|eh|hé|hey|ah|salut|bonjour) (?:, )?)?${INSULTING}(?:${INSULTING})?(?:{known}|{w}{known})(?:{known})?{stop}`,
        pattern`
          (?:, )?(?<! (?:un|une|le|la|les|des|mon|ma|ton|ta|son|sa|ce|cet|cette|de|du|au|comme|est|suis|es|était|êtes|
          que|et|ou|pour|avec|sur|par|plus|très|bien|chez|dans) )(?:sale|gros|grosse|pauvre|vieux|vieille|petit|
          petite|sombre) {strong}{stop}
        `,
        `(?:, )?{start}(?:sale|bande de|tas de|vieille) (?!(?:problème|souci|temps|histoire|dossier|journée|amie|maison|voiture|dame) )(?:{w}){1,3}(?=[.!?¶]|$)`,
        `(?:, )?{start}(?:(?:mais|ah|eh|hé|salut|merci) (?:, )?)?{noun}(?:(?:de|du|des) {w}(?:{w})?|{adjective})?{end}`,
        `{start}(?:mais )?quel(?:le)? (?:petite?|sale|grosse?|pauvre|belle bande de|bande de) (?!(?:surprise|journée|soirée|idée|problème) )(?:{w}){1,2}?{end}`,
        `{start}(?:mais )?quel(?:le)?s? (?:{known}|{w}{adjective})(?:tu fais |tu es |vous faites |vous êtes |celle-là |celui-là |, celle-là |, celui-là )?{end}`,
        pattern`
          {start}quel(?:le)? (?!(?:dommage|jour|bonheur|horreur|plaisir|chance|surprise|heure|date|prix|journée|honte|
          galère|bazar|bordel|problème|temps|idée|soirée|histoire|vie|année|semaine|bonne|joie|tristesse|beauté|
          fatigue|angoisse|stress|froid|bruit|gâchis|cauchemar|taille|couleur|merveille|vue|match|film) ){w}(?=[.!:] |
          $)
        `,
        `(?<=(?:bravo|félicitations|chapeau|merci) ), (?:l'[a-z-]+[§¤]? |le {w}|la {w}|monsieur |madame )(?:du|de la|de|des|le|la|je) (?:{w}){1,3}{end}`,
        pattern`
          (?<! (?:un|une|le|la|les|des|mon|ma|ton|ta|son|sa|ce|cet|cette|de|du|d'un|d'une|au|comme|est|suis|es|était|
          êtes|que|qu'un|et|ou|pour|avec|sur|par|plus|très|bien|chez|dans|traité|traitée|aucun|aucune|quel|quelle|pas|
          deux|trois|en|sans|être|se|rencontré|sens|sentie) )(?:{name}(?=$|[.!?¶X] )|{phrase}{stop})
        `,
        `{start}(?:non )?(?:mais )?quel(?:le)? (?:gros |grosse |sale )?{noun}{stop}`,
        `{start}{strong}{stop}`,
      ],
    },
    {
      name: 'French: a verdict',
      cut: 'words',
      examples: [
        "T'es vraiment un boulet, Julien.",
        'Vous êtes un escroc en costume.',
        "Vous êtes d'une goujaterie sans nom.",
        "t'es trop con rends moi mes clés",
        "T'es donc ben niaiseux !",
        "T'es aveugle ou quoi ?",
        "T'as vraiment aucune parole.",
        "t'as un petit pois dans la tête ou bien",
        'Tu vaux rien.',
      ],
      harmless: [
        "T'es un bon père.",
        'Vous êtes le locataire.',
        "T'es fatigué ?",
        "Tu n'es pas bête.",
        'Je suis un idiot.',
        'Tu as été injuste.',
        "T'as pas le temps.",
        'Tu es malade ?',
      ],
      patterns: [
        pattern`
          (?:tu es|t'es|vous êtes) (?:vraiment |complètement )*(?:aveugle|sourde?|bouché|bouchée|débile|con|conne|
          malade|folle|fou|dingue|bête|stupide|bourré|idiot|idiote)[§¤]?[†‡]? (?:ou quoi|ou bien|ou tu le fais exprès|
          ma parole|dans ta tête|dans la tête|de la tête) ?{stop}
        `,
        pattern`
          (?:(?:franchement|sérieux|sérieusement|honnêtement|putain|non mais|
          vraiment)[§¤]? (?:, )?)?${YOU_ARE} (?!pas )${ADVERBS}(?:${INSULTING})?{known}(?:(?:de|du|
          comme) (?:{w}){1,3}?)?(?:doublée? d'une? {known}|
          doublée? d'[a-z-]+[§¤†‡]* )?(?:et ${ADVERBS}{known})?(?:et tout le monde le sait |
          (?:, )?même (?:ta mère|tes parents|ton père|ta sœur|ton chien)¤? (?:le dit|le dis|le sait|le savent|
          te supporte plus|a honte de toi) |ou quoi |hein |ma parole |en fait |mon pauvre |ma pauvre |, mon pauvre |
          , ma pauvre )?{stop}
        `,
        `${YOU_ARE} (?:vraiment |quand même |juste |franchement |rien |qu' )*(?:un|une|d'un|d'une|qu'un|qu'une) (?!${ROLE})(?:{w}){1,6}?(?:et tout le monde le sait )?{end}`,
        pattern`
          (?:tu n'as|t'as|tu as|vous n'avez|vous avez|n'avez-vous|
          n'as-tu) (?:(?:vraiment|donc|franchement|même|absolument|décidément) )*(?:aucune?|pas de|pas d'|
          pas une once de|zéro|plus aucune?|pas la moindre|pas le moindre|
          ni) ?${LACKED}[§¤]? (?:ni ${LACKED}[§¤]? )?{stop}
        `,
        pattern`
          (?:t'as|tu as|vous avez) (?:vraiment )?(?:un petit pois|de la merde|un pois chiche|du vent|rien|
          un courant d'air|une case en moins|la cervelle d'un[e]?|le cerveau d'un[e]?|le qi d'un[e]?|
          le sens de l'orientation d'un[e]?|l'intelligence d'un[e]?)[§¤]? ?(?:(?:dans|à la place de|entre) (?:la tête|
          le crâne|le cerveau|du cerveau|les oreilles|cœur) |[a-z]+[§¤]? )?(?:ou quoi |ou bien |, ma pauvre |
          , mon pauvre )?{stop}
        `,
        `(?:tu te|vous vous) (?:fous|foutez) (?:vraiment |bien )?de (?:ma|notre) gueule (?:ou quoi |là )?{stop}`,
        `comment (?:on peut|peut-on|tu peux|vous pouvez) être (?:aussi|si) {known}(?:{w}){0,2}?{stop}`,
        `(?:t'as|tu as|tu n'as|vous n'avez) (?:donc |vraiment )?pas honte (?:un peu )?{stop}`,
        `(?:tu es|t'es|vous êtes) (?:pire|aussi {known}) ?que (?:ton|ta|votre) {w}{end}`,
        `{start}quel(?:le)? (?:genre|sorte|espèce) de (?:père|mère|personne|femme|fils|fille|frère|sœur|mari|voisin) (?:es-tu|tu es|êtes-vous|fait ça) {end}`,
        `(?:tu n'as|vous n'avez) jamais été (?:rien d'autre )?(?:qu'une?|que des) (?:petite? |sale |gros |grosse |pauvre )?{known}{stop}`,
        `(?:tu es|t'es|vous êtes) l[ae] pire (?:des )?{w}{end}`,
        `(?:tu es|t'es|vous êtes) la honte (?:de (?:{w}){1,3}?)?{end}`,
        `(?:sérieux )?t'es grave {stop}`,
        `{start}quel manque (?:de (?:classe|respect|tact|savoir-vivre|culture|courage|politesse)|d'[a-zé]+) {end}`,
        `{start}(?:tu crains|vous craignez|c'est quoi ton problème|c'est quoi votre problème) {end}`,
        pattern`
          {start}(?:même )?(?:un|une) (?:gosse|gamin|gamine|enfant|môme|
          singe)[§¤]? (?:de {w}ans )?(?:aurait (?:compris|vu|su|remarqué|pigé|fait mieux|trouvé|pensé)|
          (?:pourrait|saurait) (?:le |la |les |ça )(?:faire|lire|voir|comprendre)|(?:ferait|ferais) mieux|
          comprendrait) (?:{w}){0,3}?{end}
        `,
        pattern`
          {start}(?:même )?mon (?:chien|chat|poisson rouge)[§¤]? (?:est|a) (?:mieux élevé|
          plus (?:poli|malin|intelligent|propre|utile|fidèle)|plus de (?:manières|cervelle|classe|respect)|
          plus d'éducation)[§¤†‡]* que (?:toi|vous) {stop}
        `,
        `{start}bravo (?:, )?le génie[§¤]? {end}`,
        `{start}on se demande (?:bien )?(?:qui|où|comment) (?:t'a|tu as été|t'as été|on t'a|vous a) (?:élevée?|éduquée?) {end}`,
        `{start}(?:retourne|retournez) dans (?:ta|ton|votre) (?:grotte|trou|caverne|étable|jungle) {stop}`,
        `(?:tu|vous) (?:ne )?(?:vaux|valez) pas mieux que (?:les autres|eux|lui|elle|ton {w}|ta {w}|ça) ?{end}`,
        pattern`
          {start}(?:les )?gens comme (?:toi|vous) (?:me dégoûtent|me répugnent|ne changent (?:jamais|pas)|
          ne méritent (?:rien|pas (?:{w}){1,2})|devraient (?:avoir honte|disparaître|être en prison)|
          sont (?:la honte|le problème|le pire) (?:de {w}{w})?|sont des {known}) ?{end}
        `,
        `{start}pour (?:un|une|quelqu'un) (?:{w}){0,2}?de (?:ton|votre) (?:niveau|espèce|genre) (?:, )?c'(?:était|est) (?:prévisible|normal|trop (?:dur|compliqué|demander)|beaucoup demander) ?{end}`,
        `(?:tu|vous) (?:ne )?(?:vaux|valez|sers|servez) (?:vraiment )?(?:rien|à rien|pas mieux|pas un clou) {stop}`,
        `(?:tu|vous) (?:me )?(?:dégoûtes|dégoûtez|dégoutes|fais pitié|faites pitié|fais honte|faites honte|fais gerber|faites gerber) (?:vraiment )?{stop}`,
        `(?:pour qui (?:tu te prends|vous vous prenez|te prends-tu|vous prenez-vous)|tu te prends pour qui|vous vous prenez pour qui) (?=[?]|$|¶)`,
        `(?:faut|il faut|fallait) (?:vraiment )?être (?:(?:vraiment|bien|sacrément|un peu|quand même) )*{adjective}(?:pour (?:{w}){1,5}?)?(?=[.!?¶]|$)`,
        `vous (?:vous )?foutez (?:vraiment |bien )?de la gueule du monde `,
      ],
    },
    {
      name: 'French: upbringing, age, or a curse',
      cut: 'words',
      examples: [
        "On t'a jamais appris à dire bonjour ?",
        'À ton âge, on devrait savoir faire la vaisselle.',
        'dégage sale gosse',
        'Va te faire cuire un œuf, Sandrine.',
        "T'as été élevé où ?",
        'casse-toi je veux mes 40 euros',
        'Grandis un peu.',
      ],
      harmless: [
        'À ton âge, je vivais à Lyon.',
        "On t'a appris la nouvelle ?",
        'Va te coucher tôt.',
        'Où as-tu été élevé, à Lille ?',
      ],
      patterns: [
        pattern`
          (?:on|personne|ta mère|tes parents|vos parents|ta maman) (?:ne )?(?:t'a|t'ont|vous a|vous ont|te l'a|
          m'a) (?:donc |vraiment )?(?:jamais|rien|pas|mal) ?(?:appris|élevée?|éduquée?|expliqué|enseigné|
          dit)(?:e)? (?:(?:à|que|comment|ce|la politesse|les bonnes manières|le respect) (?:{w}){0,6}?)?{end}
        `,
        `personne ne (?:t'a|vous a) (?:appris|expliqué|élevé|enseigné) (?:{w}){0,6}?{end}`,
        `(?:t'as|tu as|vous avez) été (?:élevée?s?|éduquée?s?) (?:où|par (?:des|les) {w}|dans (?:une|un|la) (?:{w}){1,2}?|chez les {w}|avec les {w}) ?(?:, )?{end}`,
        `{start}à (?:ton|votre) âge (?:, )?(?:on|tu|vous) (?:devrait|devrais|devriez|pourrait|pourrais|pourriez|sait|sais) (?:{w}){1,8}?{end}`,
        `{start}(?:grandis|grandissez|mûris) (?:un peu|enfin|donc)? ?(?=[.!,¶]|$)`,
        `{start}(?:mais )?(?:allez vous|allez-vous|va te|vas te|va-te|allez tous vous) faire (?:voir(?: ailleurs)?|foutre|cuire un œuf|mettre|enculer|soigner|pendre) (?:(?:, )?{known})?`,
        `{start}(?:va|allez) (?:chier|mourir|crever|au diable|brûler en enfer|te pendre|te noyer|te cacher|jouer ailleurs) {stop}`,
        pattern`
          {start}(?:mais )?(?:dégagez?|degage|ferme-la|ferme ta gueule|ta gueule|vos gueules|la ferme|casse-toi|
          casse toi|cassez-vous|barre-toi|barre toi|tire-toi|fous le camp|foutez le camp|fous-moi la paix|
          nique ta mère|ntm|je t'emmerde|je te déteste|je vous emmerde|honte à toi|honte à vous|lâche-moi la grappe|
          ferme-la)[§¤]?[†‡]? (?:d'ici )?(?:(?:, )?(?:sale {w}(?:{known}{known}|{known})?|${INSULTING}{w}|
          {known}))?{stop}
        `,
        `{start}(?:dégage|degage) (?:{w}){0,4}?(?=[.!?¶]|$)`,
      ],
    },
  ],
}
