import { pattern } from '../text/pattern.ts'
import { NAMED_ELSEWHERE } from './person-words.ts'

/** Roles in English that refer to a person before a name: "my boss", "our neighbour". */
const ROLE = pattern`
    boss|manager|nurse|plumber|electrician|builder|
    mechanic|cleaner|(?:estate |letting |travel )?agent|broker|banker|midwife|vet|surgeon|gp|physio(?:therapist)?|
    driver|postman|waiter|waitress|barber|hairdresser|tailor|referee|captain|chair(?:man|woman|person)?|treasurer|
    warden|caretaker|porter|janitor|superintendent|contractor|handyman|gardener|roofer|painter|decorator|carer|
    social worker|case ?worker|officer|detective|sergeant|inspector|principal|headteacher|professor|instructor|
    recruiter|rep|clerk|teller|cashier|receptionist|concierge|owner|seller|buyer|lodger|investigator|adviser|advisor|
    counsell?or|psychologist|psychiatrist|pharmacist|imam|priest|vicar|chef|bouncer|usher|witness|in-laws?|
    step(?:dad|mum|mom|son|daughter|brother|sister)|godmother|godfather|grand(?:ma|pa|mother|father|son|daughter)|
    colleague|co-?worker|workmate|neighbou?r|landlord|landlady|flat ?mate|room ?mate|house ?mate|friend|bestie|mate|
    boyfriend|girlfriend|partner|husband|wife|fianc[ée]e?|ex|brother|sister|cousin|uncle|aunt|aunt(?:ie|y)|nephew|
    niece|mother|father|mum|mom|dad|son|daughter|teacher|tutor|coach|doctor|dentist|therapist|lawyer|solicitor|
    accountant|tenant|client|customer|supervisor|director|ceo|hr|pastor|nanny|babysitter|trainer|assistant|secretary|
    classmate|in-law|named|called|guy|woman|man|girl|boy|lady|oga|broda|sista|padi|egbon|steward|goalie|goalkeeper|
    team-?mate|helper|maid|umpire|linesman|marker|councillor|organi[sz]er|auditor|photographer|dj|florist|baker|
    (?:mother|father|sister|brother|son|daughter)-in-law|bhabhi|didi
  `
/** Words before a name that refer to a person: "my boss", "our neighbour". */
export const PERSON = new RegExp(
  pattern`
    \b(?:my|his|her|our|your|their|the|a|an|this|that|ex-?|named|called|with|about|from|by|and|to|for|of|like|than|
    married|dating|met|saw|told|asked|ask|tell|is|was|him|guy|woman|man|girl|boy|lady) ?(?:own |new |old |ex-?|
    former |best |so-called |late |little |older |younger |big |next-door |downstairs |upstairs )*(?:${ROLE})(?: is|
    was|,? [Mm]iss)?(?:,| -| –|:)? ?$|\ba certain $|(?:${NAMED_ELSEWHERE})$
  `,
  'i',
)
/** Words after a name that only fit a person: "said", "’s wife", ", my cousin", "from next door". */
export const AFTER_PERSON = new RegExp(
  pattern`
    ^(?:['’]s (?:wife|husband|son|daughter|mother|father|mum|mom|dad|brother|sister|flat|house|place|car|desk|phone|
    party|wedding|dog|account|name|number|address|email|signature|salary|garden|fence|shed|van|room|boyfriend|
    girlfriend|family|kids?|bike|cat|driveway|handwriting|birthday|turn|word|lawyer|idea|opinion)|
    ,? (?:who|whose)| (?:out of|into) (?:this|it|our)(?! \p{L}+ing)|
    ,? \(?(?:my|his|her|our|their) (?:\p{L}+ )?(?:${ROLE})(?!\p{L})|
    ,? \(?(?:the|a|an) (?:\p{L}+ )?(?:${ROLE})(?=[,.;:)!?]|$| (?:who|whose|from|at|next|in|on)(?!\p{L}))|
    ,? \(?from (?:accounts?|accounting|work|school|church|college|uni|next door|upstairs|downstairs|across the|hr|it|
    the (?:office|gym|club|team|choir|second|third|first|ground|corner|bakery|pub|salon|estate|block|shop|bank)|
    number|no\.?|flat|apartment|our|my|his|her|your)(?!\p{L})|
    ,? (?:said|says|told|texted|lied|cheated|slept|kissed|owes?|owed|promised|admitted|asked|knows|thinks|wants|
    wanted|lent|borrowed|stole|hit|shouted|yelled|swore|refused|insists|claims|claimed|agreed|married|died|earns?|
    lives|lived|cried|laughed|filmed|recorded|witnessed|watched|signed|confirmed|drove|parked|rang|phoned|
    apologi[sz]ed|sent me|gave me|called me|knew|heard|saw|sits|sat|texts|swears?|begged|paid|noticed|saw|wrote|
    collects?|collected|helped|offered|admits|remembers?|remembered|overheard|whispered|complained|complains|
    warned|invited|hugged|smiled|waved|smokes?|smoked|snores|votes?|voted|counted|umpired|refereed|cooked|cooks|
    joined us|came (?:round|over|with|to|and|home)|went (?:home|with|and|to)|turned up|showed up|picked (?:up|me|her|
    him|it|them)|
    dropped (?:me|him|her|it|off|by|round)|(?:took|takes|has|had|kept|keeps|wore) (?:my|his|her|our|your|their|me|
    him|it)|can (?:confirm|tell|vouch|testify)|will (?:confirm|tell|vouch|testify|be there)|
    (?:was|is) (?:there|present|standing|sitting|watching|crying|laughing|shouting|drunk|asleep|at (?:the|my|our)|
    my|our|his|her|a witness|the (?:one|witness|person|only one)|angry|upset|married|pregnant|retired)|
    and (?:his|her) (?:wife|husband|kids?|mother|father|boyfriend|girlfriend)))(?![\p{L}])
  `,
  'u',
)

/** Words after which a name is always a person's: "ask Bronwen Caddick", "he's Leopold Quarrington". */
export const POINTS_AT = new RegExp(
  pattern`
    (?:\b(?:ask(?:ed|ing)?(?: for)?|vraag(?: maar)?(?: aan)?|frag(?:t|en)?(?: mal)?|demande[rz]? à|
    pregunt[aá](?:le)? a|habl[aeo]r? con|fal[ae]r? com|parla(?:re)? con|(?:sprich|rede|red) mit|parle[rz]? (?:à|avec)|
    praat met|chied[iere]+ a|(?:bell|buzzer|letterbox|doorbell|envelope|name ?plate) (?:says|reads)|
    (?:speak|spoke|spoken|speaking|talk|talked|talking)(?: to| with)|told|tell|thank|blame[ds]?|pay|paid|owes?|owed|
    (?:gave|give|handed|lent|paid|showed|introduced|sold) (?:\w+ ){1,3}to|trust|contact|call|ring|rang|phoned?|
    warn(?:ed)?|e-?mail(?:ed)?|text(?:ed)?|met(?: with)?|married|dating|hired|named|attn\.?:?|c\/o|payee:?|
    beneficiary:?|in the name of|account name:?|name:|signed by|written by|owned by|run by|payable to|intestato a|
    a nome di|a nombre de|à l'ordre de|im namen von|heißt|heisst|se llama|si chiama|s'appelle|se chama|
    (?:(?:heard|know|got|borrowed|received|had) (?:\w+ ){0,3}|(?:text|message|letter|call|email|note|card|dm|word|
    invite|apology|complaint) )from|(?:witnessed|sent|led|driven|filmed|overseen|refereed|umpired|approved|confirmed|
    backed|raised|told|taken|overheard|agreed) by|according to|on behalf of|asking for|laut|selon|d['’]après|según|
    secondo|volgens|aka|a\.k\.a\.|kay|kina|sina|
    (?:regards|sincerely|faithfully|yours(?: etc\.?)?|truly|love|cheers|thanks|wishes|signed|gruß|grüße[n]?|
    cordialement|saludos|cumprimentos|saluti|groet(?:en|jes)?|pozdrawiam),?)|
    \b(?:he|she)(?:['’]s| is| was)(?: called| named)?|\bthe (?:man|woman|guy|lad|bloke|chap|girl|lady|person) (?:is|
    was)(?: called| named)?|\b(?:someone|somebody|person|fella|chap|bloke|lad|kid) (?:called|named)),? $
  `,
  'i',
)
/** Contact details right after the name, already masked. */
export const REACHED_AT = /^(?:,| -| –|:)? ?\(?(?:on |at )?\[(?:phone|email|handle|account)\]/

/** "And" in languages that use the Latin script. */
const AND = '(?:and|&|\\+|und|et|y|e|en|og|och|i|ve|na|dan|with|mit|avec|con|com|met)'
/** One of two people who are named together: a pronoun, a relative, or a name that is masked already. */
const OTHER_PERSON = pattern`
    (?:me|him|her|us|them|i|he|she|we|you|ich|mich|mir|dich|ihn|sie|moi|toi|lui|elle|yo|mí|ella|eu|mim|ele|ela|mum|
    mom|dad|mama|papa|wife|husband|brother|sister|son|daughter|boss|friend|mate|cousin|neighbou?r|colleague|\[name\])
  `
/** The word before "and …" or after "… and", which may be a first name. */
export const JOINED_BEFORE = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:${OTHER_PERSON}|(\\p{Lu}[\\p{L}’'-]+)( \\p{Lu}[\\p{L}’'-]+)?),? ${AND}$`,
  'u',
)
export const JOINED_AFTER = new RegExp(
  `^,? ${AND} (?:${OTHER_PERSON}(?![\\p{L}])|(\\p{Lu}[\\p{L}’'-]+)( \\p{Lu})?)`,
  'u',
)
/** Places and companies are met "in" or "at", and take an article; people aren't and don't. */
export const PLACED = new RegExp(
  pattern`
    (?:^|[^\p{L}])(?:in|at|near|outside|inside|around|via|towards?|across|through|over|under|behind|into|onto|on|off|
    up|down|the|a|an|this|that|these|those|my|your|his|her|its|our|their|some|any|no|every|each|another|visit(?:ed|
    ing)?|
    für|im|am|zum|zur|vom|beim|nach|aus|der|die|das|den|dem|des|ein|eine[nmrs]?|mein|dein|sein|ihr|unser|le|la|les|l|
    un|une|des|du|au|aux|à|en|dans|chez|sur|el|los|las|una|unos|del|al|o|os|as|um|uma|no|na|nos|nas|do|da|dos|
    das|ao|em|il|lo|gli|i|uno|nel|nella|al|alla|dal|dalla|sul|sulla|di|de|het|een|te|bij|naar|w|na|do|z)$
  `,
  'iu',
)
