import { pattern } from '../../../text/pattern.ts'

/** Refusals in the languages models use most often, in lower case with plain apostrophes. */
export const REFUSED_IN_OTHER_LANGUAGES: readonly RegExp[] = [
  // German
  new RegExp(
    pattern`
    \b(?:dabei|damit|hierbei|hiermit|bei (?:dieser|deiner|ihrer|eurer) (?:anfrage|bitte|nachricht|aufgabe)|
    diese[nrm]? (?:anfrage|bitte|nachricht|text|inhalt|aufgabe))\b[^.!?]{0,40}\bnicht\b[^.!?]{0,30}\b(?:helfen|
    weiterhelfen|unterstützen|behilflich|umschreiben|umformulieren|erfüllen|bearbeiten|nachkommen|beantworten|
    vermitteln)\b
  `,
  ),
  new RegExp(
    pattern`
    \b(?:kann|könnte|darf|möchte|werde) (?:ich |dir |ihnen |euch |dich |sie |leider |hier |dabei |
    damit )*nicht (?:dabei |damit |bei dieser anfrage )?(?:helfen|weiterhelfen|unterstützen|behilflich sein)[.! ]*$
  `,
  ),
  /\bals (?:ki|k\.i\.|künstliche intelligenz|sprachmodell|ki-\w+)\b/,
  // French
  new RegExp(
    pattern`
    \bje (?:suis (?:désolée?|navrée?),? (?:mais )?(?:je )?)?(?:ne (?:peux|puis|pourrai|
    saurais) (?:malheureusement )?pas|ne suis pas en mesure de|regrette,? (?:mais )?je ne peux pas) (?:vous |t'|te |
    y )?(?:aider|assister|répondre|traiter|reformuler|réécrire|satisfaire|accéder|
    donner suite)(?: (?:à |avec |sur |dans )?(?:cela|ça|ceci|ce sujet|cette (?:demande|requête)|ce (?:message|texte)|
    votre demande))?[.! ]*(?:$|[.!,])
  `,
  ),
  /\ben tant qu(?:'|e )(?:ia|intelligence artificielle|assistant|modèle|médiateur)\b/,
  // Spanish
  new RegExp(
    pattern`
    \bno (?:puedo|podré|podría|soy capaz de|me es posible) (?:ayudar(?:te|le|lo|la|os)?|asistir(?:te|le)?|cumplir|
    responder|reescribir|reformular|atender|procesar|completar|
    mediar)(?: (?:con |a |en )?(?:eso|esto|ello|esa (?:solicitud|petición)|esta (?:solicitud|petición)|
    ese (?:mensaje|texto)|este (?:mensaje|texto)|tu solicitud|su solicitud))?[.! ]*(?:$|[.!,])
  `,
  ),
  /\bcomo (?:una )?(?:ia|i\.a\.|inteligencia artificial|modelo de lenguaje|asistente virtual|mediador(?:a)?, no)\b/,
  // Italian
  new RegExp(
    pattern`
    \bnon (?:posso|potrei|sono in grado di|mi è possibile) (?:aiutar(?:ti|la|vi|e)?|assister(?:ti|la|e)?|soddisfare|
    riscrivere|riformulare|elaborare|rispondere|mediare)(?: (?:con |a |in |su )?(?:questo|ciò|questa richiesta|
    questo (?:messaggio|testo)|la tua richiesta|tale richiesta))?[.! ]*(?:$|[.!,])
  `,
  ),
  /\b(?:come|in quanto) (?:una? )?(?:ia|intelligenza artificiale|modello linguistico|assistente virtuale)\b/,
  // Portuguese
  new RegExp(
    pattern`
    (?:^|[^\p{L}])não (?:posso|consigo|poderei|sou capaz de) (?:ajudar|te ajudar|ajudá-l[oa]|auxiliar|atender|
    reescrever|reformular|processar|cumprir|responder)(?: (?:com |a |em )?(?:isso|isto|esse (?:pedido|texto)|
    essa (?:solicitação|mensagem)|este pedido|esta (?:solicitação|mensagem)|seu pedido))?[.! ]*(?:$|[.!,])
  `,
    'u',
  ),
  /\bcomo (?:uma )?(?:ia|inteligência artificial|modelo de linguagem)(?![\p{L}])/u,
  // Dutch
  new RegExp(
    pattern`
    \bdaar kan ik (?:je |u |jullie )?(?:helaas )?niet (?:mee|bij) helpen\b|
    \b(?:daar|hier)(?:mee|bij|aan) (?:kan|kon|mag|wil) ik (?:je |u |jullie |jou )?(?:helaas )?niet (?:mee )?(?:helpen|
    assisteren|voldoen|bemiddelen)\b|\bik (?:kan|mag|wil) (?:je |u |jullie |
    jou )?(?:helaas )?(?:(?:daar|hier)(?:mee|bij)|met (?:dit|dat) (?:verzoek|bericht)|aan dit verzoek|
    dit (?:verzoek|bericht)) (?:helaas )?niet (?:helpen|assisteren|voldoen|herschrijven|uitvoeren|verwerken)\b
  `,
  ),
  /\bals (?:ai|taalmodel|kunstmatige intelligentie|ai-\w+)\b/,
  // Polish, Turkish, Russian
  /\bnie mogę (?:w tym |ci |państwu |panu |pani |niestety |tego )*(?:pomóc|zrealizować|przepisać|spełnić|wykonać)(?![\p{L}])/u,
  /(?:bu|buna|bunda|bu konuda|bu isteğe|bu talebe|bu mesaj)[^.!?]{0,30}(?:yardımcı olamam|yardımcı olamıyorum|yerine getiremem|yanıt veremem)/,
  new RegExp(
    pattern`
    (?:не (?:могу|смогу|в состоянии)) (?:вам |тебе |с этим |в этом |вам в этом |вам с этим )*(?:помочь|выполнить|
    переписать|ответить)(?: (?:с|в) (?:этим|этом))?(?: (?:этот|эту) (?:запрос|просьбу))?[.! ]*(?:$|[.!,])
  `,
  ),
  // Chinese, Japanese
  /(?:抱歉|对不起|很遗憾)[^。！？]{0,12}(?:无法|不能|没办法)[^。！？]{0,12}(?:帮助|帮你|帮您|协助|满足|处理|完成|回答|改写|提供)/,
  /(?:申し訳(?:ありません|ございません)|すみません|ごめんなさい)[^。！？]{0,30}(?:できません|できかねます|お手伝い|対応)/,
]
