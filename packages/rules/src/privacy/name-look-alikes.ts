import { pattern } from '../text/pattern.ts'

const words = (rows: string): ReadonlySet<string> => new Set(rows.trim().split(/\s+/))

/** Hyphenated brands, states and streets. */
export const HYPHENATED_THINGS = new RegExp(
  pattern`
    ^(?:rolls-royce|coca-cola|spider-man|ant-man|x-men|wi-fi|mercedes-benz|harley-davidson|land-rover|aston-martin|
    baden-.*|nordrhein-.*|rheinland-.*|schleswig-.*|mecklenburg-.*|sachsen-.*|
    .*-(?:straße|strasse|str|platz|weg|allee|based|style|shirt|mart|mail|royce|street|road|town|city|park|centre|
    center|school|universität|am|upon|sur|on))$
  `,
)
/** First words in the names of companies, peoples and places, which people ask, call and blame as well. */
export const NOT_FIRST_NAME = new RegExp(
  pattern`
    ^(?:british|american|royal|national|virgin|united|air|sky|bank|uber|amazon|google|apple|microsoft|meta|tesco|
    deutsche|north|south|east|west|northern|southern|eastern|western|central|new|san|santa|los|las|el|la|le|port|fort|
    lake|mount|mt|st|saint|upper|lower|grand|great|green|black|white|red|blue|iron|super|captain|burger|pizza|taco|
    domino's|papa|costa|delta|general|data|human|public|family|health|social|customer|parks?|planning|tax|housing|
    student|child|animal|citizens?|help|home|human|local|lost|first|second|third|fourth|high|supreme|crown|small|
    legal|trading|italian|french|spanish|german|polish|indian|nigerian|chinese|japanese|african|asian|european|
    english|irish|scottish|welsh|mexican|canadian|australian|catholic|muslim|hindu|sikh|jewish|buddhist|christian|
    thames|severn|pacific|atlantic|trip|door|just|deliver|post|parcel|royal|premier|world|city|metro|union|western|
    money|cash|pay|square|stripe|south-?west|north-?east|vice|covid|real|inter|sporting|atletico|cancer|deputy|
    assistant|senior|junior|head|chief|firma|bäckerei|metzgerei|praxis|autohaus|kanzlei|gasthof|restaurant|hotel|café|
    cafe|apotheke|fahrschule|friseur|buchhandlung|schloss|burg|sankt|bad|haus|villa|team|club|camp|hurricane|storm|
    environmental|planet|project|operation|radio|studio|house|casa|château|domaine|boulangerie|pharmacie|garage|
    clinique|banco|
    farmacia|panadería|taller|colegio|plaza|cerveza|monte|puerto|playa|rio|río|porto|praia|são|nossa|ponte|via|vila)$
  `,
)
/** Roles that follow a title in place of a name: "Herr Nachbar", "Chief Executive". */
export const OFFICE = new RegExp(
  pattern`
    ^(?:nachbar(?:in)?|projektleiter|lehrer(?:in)?|direktor(?:in)?|doktor|hausmeister|chef(?:in)?|kollegin?|secretary|
    president|chairman|chairwoman|chair|manager|director|minister|executive|officer|inspector|of|christmas|time|judge|
    jury|justice|super|right|perfect|world|universe)$
  `,
)
/** Words that start nicknames and group names, which aren't full names: "Big Phil", "The Smiths". */
export const EPITHET =
  /^(?:the|new|old|big|little|great|royal|saint|young|poor|super|lord|lady|princess|queen|king|captain)$/

/** Both words of places, clubs, brands, shows and games that no other list recognises. */
export const KNOWN_PAIRS: ReadonlySet<string> = new Set(
  `costa rica|puerto rico|sri lanka|sierra leone|burkina faso|el salvador|saudi arabia|hong kong|abu dhabi|
  addis ababa|kuala lumpur|phnom penh|buenos aires|rio grande|belo horizonte|porto alegre|novi sad|tel aviv|
  abuja central|burj khalifa|burj dubai|palm jumeirah|ras al|umm al|nova scotia|baton rouge|sault ste|palo alto|
  monte carlo|notre dame|tierra fuego|machu picchu|angkor wat|taj mahal|karol bagh|lajpat nagar|connaught place|
  chandni chowk|andhra pradesh|madhya pradesh|uttar pradesh|tamil nadu|navi mumbai|dar salaam|oyo state|
  port harcourt|tan tock|ang mo|toa payoh|bukit timah|bukit batok|bukit bintang|tanjong pagar|jurong east|
  petaling jaya|shah alam|johor bahru|kota kinabalu|chiang mai|da nang|hai phong|ho chi|koh samui|quezon city|
  aston villa|tottenham hotspur|crystal palace|nottingham forest|sheffield wednesday|real betis|borussia dortmund|
  hertha berlin|bayern münchen|juventus turin|kaizer chiefs|orlando pirates|gor mahia|enyimba aba|asante kotoko|
  hearts oak|elden ring|stardew valley|mario kart|rocket league|animal crossing|genshin impact|valorant masters|
  assassin's creed|zelda breath|resident evil|baldur's gate|clash royale|peaky blinders|bake off|grey's anatomy|
  bridgerton season|hogwarts legacy|harry kane|pokemon go|pokémon go|wuthering heights|moby dick|don quixote|
  tesco extra|tesco express|aldi süd|aldi nord|asda living|marks spencer|mercado livre|mercado libre|jollibee foods|
  paypal credit|revolut premium|monzo plus|nationwide flex|tottenham court|karva chauth|karwa chauth|
  ganesh chaturthi|raksha bandhan|eid mubarak|rosh hashanah|yom kippur|chap goh|bonfire night|mardi gras|dia muertos|
  cinco mayo|semana santa|feria abril`
    .split('|')
    .map((pair) => pair.trim()),
)

/** Nouns that follow a first name in German, where they are capitalised: "weil Henning Geld braucht". */
export const GERMAN_NOUNS: ReadonlySet<string> = words(`
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar märz april mai juni juli august
  september oktober november dezember montags dienstags mittwochs donnerstags freitags samstags sonntags morgen mittag
  abend nacht ostern weihnachten pfingsten silvester neujahr urlaub ferien geld euro cent miete kaution rechnung
  schulden schuld konto rate zinsen strom gas wasser heizung wohnung haus zimmer küche bad keller garten hecke zaun
  balkon flur dach treppe auto wagen fahrrad rad roller bus bahn zug führerschein parkplatz garage schlüssel handy
  laptop computer fernseher kamera drucker buch bücher zeitung spiel spiele karten ball hund hunde katze katzen kind
  kinder mama papa mutter vater eltern oma opa bruder schwester tante onkel frau mann freund freunde freundin kollegen
  chef chefin nachbar nachbarn kaffee tee bier wein milch brot kuchen pizza essen frühstück mittagessen abendessen
  salat suppe fleisch nudeln eis schokolade obst gemüse zucker salz arbeit schule uni büro job termin prüfung abitur
  klausur hausaufgaben projekt bericht vertrag kündigung zeugnis noten note stunden stunde minuten minute tage tag
  woche wochen monat monate jahr jahre zeit angst lust hunger durst recht unrecht ärger streit stress ruhe hilfe glück
  pech spaß freude mut geduld wut trauer kummer sorgen schmerzen fieber kopfschmerzen grippe husten bescheid sport
  fußball tennis yoga musik gitarre klavier geige schlagzeug filme film serie serien bilder fotos foto video videos
  nachricht nachrichten mail mails post brief briefe paket pakete anfang ende mitte seite teil hälfte liter kilo gramm
  meter kilometer prozent uhr stück mal grund gründe problem probleme frage fragen antwort idee ideen vorschlag
  meinung wahrheit lüge lügen schuhe jacke hose kleid hemd brille tasche koffer rucksack bett sofa tisch stuhl stühle
  schrank lampe teppich vorhänge geschirr wäsche müll putzmittel werkzeug bohrmaschine rasenmäher leiter respekt
  vertrauen verständnis interesse erlaubnis einladung geschenk geschenke geburtstag hochzeit party feier besuch gäste
  leute menschen männer frauen jungs mädels team verein polizei anwalt arzt deutsch englisch französisch spanisch
  türkisch mathe bio chemie physik kunst geschichte religion aldi lidl rewe edeka ikea netflix whatsapp instagram
  facebook paypal ebay amazon dankeschön danke tschüss hallo`)

/** Words of chat, letters and feasts in several languages that begin sentences before a first name. */
export const OPENERS: ReadonlySet<string> = words(`
  paiseh sian wah alamak eh aiyo oi yo yoh eish haibo ehn chai abeg oya omo biko wallahi inshallah mashallah bhai arre
  yaar acha hola oye vale bueno pues mira salut bonjour coucou alors bon enfin hallo moin servus grüezi ciao allora
  dai senti olá oi então pois poxa merhaba selam evet hayır cześć hej hei moi tja jambo habari sasa mambo sawa halo
  hai eh aduh kumusta naku ano sige bye salam herr frau monsieur madame señor señora signor signora dona don doña
  tante tannie oom tita tito ate kuya haji hajja sheikh sahib ji chachi chacha nani dadi dada ustaz mdm messrs garda
  congrats congratulations`)

/** Common words in the names of shops, schools, teams, shows, papers and feasts. */
export const THINGS: ReadonlySet<string> = words(`
  infirmary tunnel watchers mints flags packaging harbour harbor lights housing supper meal meals men's women's trip
  wild wings stars kids rover bazaar base bastard dog dogs roofing fit inn inns interiors caterers marketplace
  wonderland nugget southern northern canon removals tribunal beauty vets vet estate homes hoist girls boys letters
  act acts section hurricane primary form golden morn lodge monuments registry triples bell royale rugby cricket
  football league division conference championship tournament final finals semi marathon derby classic open masters
  grand prix rally legacy crossing rising rings kingdom kingdoms wars war battle battlefield craft quest saga
  chronicles legends legend heroes hero tales tale story stories adventure dungeon dungeons dragons night nights
  morning evening weekend easter bank holiday fair carnival parade gala festival fest concert gig show shows theatre
  theater cinema opera ballet orchestra choir band club market markets bazaar plaza square mall centre center tower
  towers stadium arena park parks gardens green common heath forest woods hills valley falls beach bay harbour port
  pier quay restaurant grill kitchen diner bistro tavern arms head inn pub bar lounge bakery café coffee tea tandoori
  palace curry noodle sushi burger burgers pizza kebab chicken fish chips insurance mortgage finance financial capital
  savings credit union building society pay wallet card cards express premium plus pro max ultra mini prime gold
  silver platinum basic fitness yoga pilates wellness dental clinic surgery medical hospital hospice pharmacy health
  care nursing nursery academy college school university institute polytechnic campus motors auto autos garage tyres
  tires rentals hire travel travels tours airlines airways cargo logistics freight courier couriers removals storage
  plumbing heating electrical electronics phone phones mobile telecom broadband fibre network networks media news
  times post herald tribune gazette journal magazine radio television channel studios records music chocolate cake
  cakes cookies biscuits crisps beer lager stout ale cider wine whisky whiskey gin vodka rum cola juice water noodles
  cereal flakes yoghurt cheese butter bread sauce cardigan jumper jacket boots trainers shoes bag bags watch ring
  rings necklace guitar piano bike scooter car van truck tickets ticket voucher vouchers subscription membership
  church cathedral chapel temple mosque synagogue abbey priory gurdwara mandir masjid parish diocese scouts guides
  brownies rotary masons lions county state republic kingdom province district region island islands isle peninsula
  coast desert river lake ocean sea mountain mountains mount canyon plains agreement contract protocol policy rules
  code law bill charter treaty resolution committee commission council board agency authority bureau department
  ministry office`)
