import { gap, type Sign, sign } from '../sign.ts'
import { CHILD, YOUNG_AGE } from '../vocabulary.ts'

const STRIKE = `(?:(?:hit|slap|beat|punch|kick|smack|spank|molest|mistreat|neglect|hurt)(?:s|es|ed|ing)?|
  (?:abus|starv|shak|rap|tortur|strangl|chok)(?:e|es|ed|ing)|slapp(?:ed|ing)|hitting|shook|whip|whipped|burn|burned|
  throws?|threw|bite|bit|drug|drugged)`
const TOUCH = `(?:touch|touches|touched|touching|grope|groped|gropes|fondle|fondled|molest|molests|molested|kisses|
  kissed|undresses|undressed|photographs|films|filmed)`
const NUDITY = `(?:nudes?|nude (?:pictures?|photos?)|naked|without clothes|undressed|explicit|porn|dick pics?|sexual|
  sexts?|sexting|underwear|private parts|his penis|of his body|of her body|lingerie)`
const GROWN = `(?:grown (?:man|men|up|woman)|adult|adults|older (?:man|men|guy|boy|boyfriend)|old man|stranger|
  strangers|teacher|coach|uncle|grandpa|grandfather|stepfather|stepdad|stepbrother|priest|neighbou?r|trainer|tutor|
  babysitter|boyfriend|cousin|pastor|father|dad|mother|mum|parents|stepmother|stepmum|brother|
  foster (?:father|mother|parents)|man|guy)`
const YOUNG = `(?:${CHILD}|[a-z0-9]+ year olds?|minors?|underage [a-z]+|teenagers?|schoolgirls?|schoolboys?|
  (?:our|my|your|his|her|an?) ${YOUNG_AGE})`

/**
 * Children who are hit, neglected, left alone, touched, or asked for secrets or pictures, and authors who are children.
 */
export const MINOR_AT_RISK: readonly Sign[] = [
  `(?:come|comes|came|coming|return|returned|returns|back) (?:home |back )*from (?:you|your|his|her|the|their|a|school|
    daycare|kindergarten) ?(?:[a-z]+ ){0,3}with (?:a |an |new |more |some |fresh )?(?:big |small |cigarette )?(?:burns?|
    bruis[a-z]+|marks?|black eye|cuts?|scratches|swollen|broken|injur[a-z]+|blood)(?! grades?| from (?:a|
    the) (?:[a-z]+ )?(?:collision|fall|tackle|ball|game|match|pitch))`,
  `${CHILD} ${gap(14)}(?:their|our|a|his|her|the|special) (?:little )?secret(?! (?:santa|recipe|ingredient|gift)\\b)`,
  `${CHILD} (?:is|are|was|were|stays?|stayed|left|home|sits|sleeps?|waits?) (?:at |all |home |left |always |
    often )*(?:alone|by (?:himself|herself|themselves|itself)|on (?:his|her|their) own|unsupervised|
    unattended)(?= (?:until|till|all|the whole|at night|for (?:hours|days)|every|in|while|when|because|at home|with|
    since|after)\\b| $)(?! with (?:the teacher|your|grandma|my))`,
  `${CHILD} ${gap(6)}after (?:[a-z0-9]+ )?(?:[a-z]+ of )?(?:beers?|drinks?|wine|vodka|whisky|whiskey|shots|drinking|
    cocktails|smoking (?:weed|pot)|joints?)`,
  `(?:comes?|came|goes|sneaks?|snuck|creeps?|crawls?|climbs?|gets?|slips?) (?:in ?to|in) (?:my|her|his|
    the (?:girl|boy|children)) ?s? ?(?:room|bed|bedroom|shower|bathroom) (?:at night|when (?:my|mum|everyone)|while|
    every night|and (?:touch|sits|lies|locks))`,
  `i am (?:only |just )?${YOUNG_AGE} (?:years old )?and (?:my|the) (?:boyfriend|girlfriend|lover|man|guy|
    friend) (?:i am seeing )?is (?:twenty|thirty|forty|fifty|sixty|[2-9][0-9])`,
  `(?<!(?:not|never|nobody) (?:[a-z]+ )?)(?<!me and )${STRIKE} (?:on |up )?${CHILD}(?! (?:s |feelings|bikes?|car|toys?|
    room|with (?:words|kindness|love|gifts|homework)|heart|by (?:leaving|missing|forgetting|not)|
    when you (?:forgot|forget|missed|left|cancel|shout)|at (?!home|night)|out of|off the|up for|party|school|door|
    a ball)\\b)`,
  `(?:beat|beats|hit|hits|slap|slaps|slapped|burned|kicked|whipped) them (?:with|when|every|again|if|because|and|in the|
    at home)`,
  `(?:drag|drags|dragged|pull|pulls|pulled|grab|grabs|grabbed|shove|shoved|push|pushed|throw|
    threw) ${CHILD} ${gap(2)}(?:by|across|down|against|into|out of|through)(?! (?:from|to)\\b )`,
  `(?:lock|locks|locked|locking|shut|tie|tied|chain|chained) ${CHILD} (?:up|in|inside|out|outside|
    to)(?! (?:the app|the tablet)\\b)`,
  `${CHILD} (?:has|have|had|comes? (?:home|back) with|came (?:home|back) with|with|is covered|is full of|told me|
    tells me|said|says|cries|is|are|was) ${gap(4)}(?:bruis[a-z]+|marks(?! (?:have |has |had |are |were )?(?:dropped|
    fallen|fell|gone|went|improved|slipped|better|worse|low)\\b)|burns|black eye|scratches|injur[a-z]+|
    (?:you|he|she) (?:beat|hit|touch|touched|slapped?|hurt|lock|locked|hits|beats|touches|hurts)|
    (?:afraid|scared|terrified|frightened) (?:of (?:you|him|her|going)|to (?:go|come|be)|when (?:you|he))|
    not (?:safe|fed)|in danger|starving|hungry all|neglected|abused|molested|unsafe)(?! (?:bikes?)\\b)`,
  `(?:leave|leaves|left|leaving) (?:${CHILD}|(?:a|our|my|your|the|his|her) [a-z0-9]+ (?:year|month) old|
    them both) ${gap(3)}(?:alone|unattended|unsupervised|by (?:himself|herself|themselves)|with nobody|
    without (?:food|an adult|anyone|supervision)|in (?:a|the) (?:hot )?car)(?! with (?:the teacher|your mother|grandma|
    my mother|the babysitter|my))`,
  `(?:drunk|high|wasted|stoned|drinking|on drugs|intoxicated|hammered|passed out) (?:[a-z]+ ){0,6}(?:with|and|while|
    in front of|driving|next to|when) (?:you (?:had|watched|drove) )?(?:[a-z]+ )?${CHILD}`,
  `${CHILD} (?:have|has|had|got|get|gets) (?:had )?(?:nothing to eat|no food|not eaten|no dinner|nothing but|
    not been fed|no (?:warm )?(?:clothes|bed|heating))|(?:do not|does not|did not|never|not) feed ${CHILD}|
    ${CHILD} (?:have|has) not (?:eaten|had food|been fed)`,
  `${TOUCH} (?:me|her|him|us|my (?:little |small |own )?(?:daughter|son|girl|boy|sister|brother|child|niece|nephew|
    stepdaughter)|our (?:[a-z]+ )?(?:daughter|son|girl|boy|child)|your (?:daughter|son|child|girl)|
    the (?:girl|boy|child|kids|children|baby))(?= (?:at night|and i am|there|down|inappropriately|when|
    in (?:a|the|my|her|his)|where|under|between|she told|he told|again|private|and (?:you|nobody|she|he|told)|while|
    every|on her|on his|sexually)\\b| $)(?<!(?:touched|touches|touch) (?:me|us|him|her))`,
  `(?:stepfather|stepdad|uncle|father|dad|grandpa|grandfather|teacher|coach|priest|trainer|neighbou?r|cousin|
    stepbrother|brother|babysitter|tutor|pastor|he) ${gap(2)}${TOUCH} (?:me|her|him|us|my|our|your|
    the)(?= (?:at night|and|there|down|inappropriately|when|where|under|private|she|daughter|son|little|sister|brother|
    girl|boy|kids|child|in (?:bed|the bath|the shower))\\b| $)(?! and i (?:cried|was moved))(?! (?:phone|stuff|things|
    car|bike|food)\\b)`,
  `on his lap|(?:watches|watched|watch|spies on|filmed|films|walks in on|stares at|looks at|photographed|
    photographs) (?:${CHILD}|her|him) (?:in the (?:shower|bath|bathroom|bath tub)|undress|undressing|changing|
    while (?:she|he) (?:showers|changes|undresses)|naked|sleep in)`,
  `(?:send|sends|sent|sending|ask|asks|asked|asking|show|shows|showed|showing|want|wants|wanted|take|takes|took|request|
    requested|share|shared|has|have|demand|demanded) ${gap(8)}(?:${YOUNG}|she is ${YOUNG_AGE}) ${gap(5)}${NUDITY}|
    ${NUDITY} ${gap(5)}(?:of|to|from|with) (?:${CHILD}|(?:a|an|my|our) (?:[a-z0-9]+ year old|minor|child))|
    (?:is|was|am|only) (?:only |just )?${YOUNG_AGE} (?:years old )?(?:and )?(?:you|he|she|they) ${gap(6)}${NUDITY}`,
  `${GROWN} ${gap(4)}(?:chat|chats|chatting|chatted|text|texts|texting|write|writes|writing|message|messages|messaging|
    meet|meets|meeting|met|date|dates|dating|sleep|sleeps|flirt|flirts|flirting|talk|groom|grooms) ${gap(2)}(?:with |
    to |alone with |in bed with |in the same bed )?(?:${CHILD}|our [a-z0-9]+ year old|my [a-z0-9]+ year old|
    a (?:[a-z0-9]+ year old|child|minor|schoolgirl)|our ${YOUNG_AGE}|my ${YOUNG_AGE})(?= (?:at night|online|alone|
    in secret|secretly|every|and|who|about (?:sex|her body|his body)|for (?:sex|pictures))\\b| $)|
    groom(?:s|ed|ing) (?:${CHILD}|her|a minor|minors|children|me)`,
  `(?:told|tells|asked|asks|made|makes|promise|make|forced|begged) ${gap(4)}(?:sons?|daughters?|child|children|kids?|
    brother|sister|girl|boy|niece|nephew|me|him|her|them) (?:not to (?:tell|say)|to keep (?:it|this|that|a|quiet|their|
    our)|never to tell|to lie to) (?:(?:anyone|anybody|mum|me|her|his|their|us|my)[a-z ]{0,30})?(?:secret|touch|games?|
    between them|parents|mum|about their|about what (?:he|she) (?:did|does))|keep it a secret between them`,
  `my (?:mum|mother|dad|father|stepdad|stepfather|stepmum|stepmother|parents|foster (?:mother|father|parents)|
    grandfather|grandpa) (?:[a-z]+ ){0,2}(?:hits?|beats?|slaps?|kicks?|punch(?:es)?|touch(?:es)?|lock(?:s)?|
    chok(?:es|e)|burns?|hurts?|starves?|threatens?) (?:me|us)(?! (?:at|in (?:chess|cards|tennis)|
    with (?:words|questions)|to (?:it|the)|when (?:he|she) (?:forgets|says)|by (?:not|forgetting|saying))\\b)`,
  `(?<!i would )(?:hurt|harm|kill|hit|beat|take|do something to|poison|drown) (?:your|our|the|my) (?:own )?(?:kids|
    children|son|daughter|baby|boy|girl|child)(?! (?:feelings|to (?:school|the|a|practice|football|soccer|piano|his|her|
    their|my|our|kindergarten|daycare|training|bed)|home|on|for|with|at|out|along|swimming|
    shopping)\\b)(?<!take (?:your|our|the|my) (?:own )?(?:kids|children|son|daughter|baby|boy|girl|child))`,
  `child (?:abuse|neglect|marriage|porn|pornography)`,
].map(sign)
