import { pattern } from '../text/pattern.ts'

/** Relatives, neighbours, jobs and the like before a name, and "a certain", in other languages than English. */
export const NAMED_ELSEWHERE = pattern`
    \b(?:(?:mein|dein|sein|ihr|unser|euer|eur)(?:e[mnrs]?)?|de[mnr]|die|eine?[mnr]?|vo[mn]|beim|zum|zur) (?:neue |
    neuen |alte |
    alten |ex-?|besten? )?(?:schwester|bruder|schwager|schwägerin|schwieger(?:mutter|vater|sohn|tochter)|nachbar(?:n|
    in)?|kolleg(?:e|en|in)|chef(?:in)?|freund(?:in)?|ex|vermieter(?:in)?|(?:rechts)?anw(?:alt|ältin)|(?:zahn|tier|
    haus)?(?:arzt|ärztin)|lehrer(?:in)?|trainer(?:in)?|tante|onkel|cousine?|neffe|nichte|mutter|vater|sohn|tochter|
    mann|frau|makler(?:in)?|handwerker|hausmeister(?:in)?|zeug(?:e|en|in)|mitbewohner(?:in)?|partner(?:in)?|
    verlobte[nr]?|mieter(?:in)?|kund(?:e|en|in)|fahrer(?:in)?|klempner|elektriker|steuerberater(?:in)?|
    kassenwart(?:in)?|
    schiedsrichter(?:in)?|pfarrer(?:in)?|erzieher(?:in)?|bekannte[nr]?|betreuer(?:in)?|vorsitzende[nr]?|richter(?:in)?|
    gutachter(?:in)?)(?:,| heißt| ist| namens)? ?|
    \b(?:gewisse[nmr]?|namens|genannt|un(?:e)? certaine?|(?:sur)?nommée?|appelée?|du nom de|una? tal|llamad[oa]|
    um(?:a)? tal(?: de)?|chamad[oa]|un(?:a)? cert[oa]|di nome|een zekere|genaamd|niejak(?:i|a|iego|iej)|jistý|en viss|
    ved navn|vid namn|nimeltä|adlı|adında|anayeitwa|aitwaye|bernama|alias|naam ka|naam ki) |
    \b(?:mon|ma|ton|ta|son|sa|notre|votre|leur|le|la|l['’]|un|une) ?(?:nouveau |nouvelle |ancien(?:ne)? |petite? |
    grande? |ex-?|
    meilleure? )?(?:voisine?|collègue|patron(?:ne)?|cheffe?|belle-(?:sœur|soeur|mère|fille)|beau-(?:frère|père|fils)|
    sœur|soeur|frère|cousine?|oncle|tante|neveu|nièce|amie?|copain|copine|ex|mari|femme|propriétaire|locataire|
    avocate?|médecin|dentiste|prof(?:esseure?)?|maîtresse|entraîneu(?:r|se)|plombier|électricien|notaire|témoin|
    coloc(?:ataire)?|fils|fille|mère|père|gardien(?:ne)?|concierge|direct(?:eur|rice)|
    arbitre)(?:,| est| s['’]appelle)? ?|
    \b(?:mi|tu|su|nuestr[oa]|el|la|un|una) (?:nuev[oa] |antigu[oa] |ex-?|mejor )?(?:vecin[oa]|cuñad[oa]|herman[oa]|
    prim[oa]|tí[oa]|sobrin[oa]|jef[ea]|compañer[oa](?: de \p{L}+)?|amig[oa]|novi[oa]|ex|marido|mujer|espos[oa]|
    suegr[oa]|caser[oa]|abogad[oa]|médic[oa]|dentista|profe(?:sora?)?|entrenadora?|fontaner[oa]|electricista|testigo|
    inquilin[oa]|hij[oa]|madre|padre|dueñ[oa]|soci[oa]|gestora?|árbitro|yerno|nuera)(?:,| es| se llama)? ?|
    \b(?:meu|minha|teu|tua|seu|sua|nosso|nossa|o|a|um|uma) (?:nov[oa] |antig[oa] |ex-?|melhor )?(?:vizinh[oa]|
    cunhad[oa]|irmão|irmã|prim[oa]|ti[oa]|sobrinh[oa]|chefe|patr(?:ão|oa)|colega|amig[oa]|namorad[oa]|ex|marido|
    mulher|espos[oa]|sogr[oa]|senhori[oa]|advogad[oa]|médic[oa]|dentista|professora?|treinadora?|canalizador|
    encanador|eletricista|testemunha|inquilin[oa]|filh[oa]|mãe|pai|don[oa]|sóci[oa]|genro|nora|
    árbitro)(?:,| é| chama-se)? ?|
    \b(?:mi[oa]|tu[oa]|su[oa]|nostr[oa]|il|la|lo|l['’]|un[oa]?) ?(?:nuov[oa] |ex-? ?|migliore )?(?:vicin[oa]|cognat[oa]|
    fratello|sorella|cugin[oa]|zi[oa]|nipote|capo|collega|amic[oa]|fidanzat[oa]|ex|marito|moglie|suocer[oa]|
    padron[ea](?: di casa)?|avvocat[oa]|medico|dentista|prof(?:essore|essoressa)?|allenatore|allenatrice|idraulico|
    elettricista|testimone|inquilin[oa]|figli[oa]|madre|padre|soci[oa]|genero|nuora|arbitro)(?:,| è| si chiama)? ?|
    \b(?:mijn|m['’]n|jouw|je|zijn|haar|onze|ons|hun|de|een) (?:nieuwe |oude |ex-?|beste )?(?:buurman|buurvrouw|collega|
    baas|
    schoon(?:zus|broer|moeder|vader|zoon|dochter)|zwager|zus|broer|neef|nicht|oom|tante|vriend(?:in)?|ex|man|vrouw|
    huisbaas|advocaat|(?:huis|tand|dieren)?arts|dokter|leraar|lerares|juf|meester|trainer|loodgieter|elektricien|
    getuige|huurder|huisgenoot|zoon|dochter|moeder|vader|scheidsrechter|makelaar)(?:,| is| heet)? ?|
    \b(?:m[oó]j(?:a|ego|ej|emu|ą|ym)?|moim|jego|jej|nasz(?:a|ego|ej)?) (?:sąsiad|szef|koleg|koleżan|brat|siostr|szwag|
    kuzyn|mąż|żon|adwokat|lekarz|właściciel|teściow)\p{L}*,? |
    \b(?:komşu|patron|kuzen|arkadaş|avukat|kardeş|ağabey|abla|abi|enişte|yenge|teyze|hala|dayı|amca)(?:m|ım|im|um|üm|
    mız|ımız|imiz),? |\bev sahibi\p{L}* |
    \b(?:jirani|rafiki|dada|kaka|mjomba|shangazi|bosi|mwalimu|daktari|fundi|wakili|dereva|shemeji|binamu) (?:yangu|
    yake|yetu|yao|wangu|wake|wetu|wa \p{L}+),? |
    \b(?:teman|adik|kakak|abang|bos|tetangga|jiran|kawan|sepupu|paman|bibi|cikgu|peguam|pengacara)(?:ku|nya|
    (?: saya| aku| kami| kita)),? |
    \b(?:mer[aie]|usk[aie]|hamar[aie]|tumhar[aie]) (?:bhai|behen|didi|chacha|chachi|mama|mami|dost|boss|padosi|padosan|
    saheli|jija|saali|saala|devar|nanad|bhabhi|beta|beti|sasur|saas),? |
    \b(?:min|mitt|vår|vores) (?:granne|nabo|kollega|chef|sjef|bror|syster|søster|svåger|svigermor|kusin|
    fetter|moster|tante|onkel|vän|venn|ven|hyresvärd|utleier|advokat|läkare|lege|tränare|trener),?\s
  `
