import { gap, type Sign, sign } from '../sign.ts'

const MEET = `(?:see|seeing|meet|meeting|visit|visiting|talk to|talking to|speak to|speaking to|speak with|talk with|
  call|calling|contact|contacting|text|texting|be with|hang out with|go out with|spend time with) (?:(?:my|your|her|
  his) (?:own )?(?:[a-z]+ ){0,1}(?:friends?|family|mother|mum|sisters?|brothers?|parents|father|dad|gran|grandma|
  girlfriends|cousins?|relatives|colleagues|mates|aunt|neighbours)|anyone|anybody|other (?:people|men|women|guys|girls)|
  friends|family|my people|people)`
const LIFE = `(?:${MEET}|leave (?:the (?:house|flat|room|home)|home|without|alone|on my own|you|him|her)|
  go (?:out|anywhere|outside|nowhere|to (?:work|the doctor|school|my (?:mum|mother|family|sister)|church))(?! (?:of|
  on a limb)\\b)|work(?= (?:and|anymore|or|because|outside|with (?:men|other)|so)\\b| $)|have (?:any |my own |a |
  your own )?(?:friends|money|a job|job|bank account|own bank account|phone|key|visitors alone|life|privacy)(?! over)|
  have (?:my|a|your) (?:own )?(?:bank )?(?:account|money|phone)|wear|use (?:my|the) (?:own )?(?:phone|money|card|
  bank card)|spend (?:my|any|a|money)|study|sleep alone|eat (?:what|when|until)|decide anything about my 
  (?:own )?(?:money|body|clothes)|see a doctor|take my (?:pill|medication|medicine)|learn (?:the language|german|
  english))`
const DOCUMENTS = `(?:passports?|papers|documents|bank cards?|bank card|credit card|wages|salary|pay ?check|
  identity card|id card|id|birth certificate|visa|residence permit)`

/**
 * Control of another person: keeping them from people, money, papers or the door, watching every step, or threatening
 * consequences.
 */
export const COERCIVE_CONTROL: readonly Sign[] = [
  `(?:angry|mad|furious|jealous|upset|crazy|violent|explode|explodes|rage|freak out|freaks out|punish|punishes|
    pick a fight|start a fight|yell|yells|shout|shouts|silent treatment|sulk|accuse|accuses|interrogate|
    interrogates)(?: me| at me)? (?:of cheating )?(?:if|when|whenever|every time|each time|because|
    just because) i (?:so much as |even |just |only |ever |want to |dare to |try to |have )*(?:speak|spoke|talk|talked|
    look|looked|smile|see|saw|meet|met|go out|went out|text|laugh|wear|wore|visit|spend time|leave the house|call my|
    answer (?:another|a)|have lunch with|come home (?:five|ten|a few|[0-9]+) minutes)(?! (?:over you|too (?:loud|fast)|
    loudly|about (?:politics|football|work|money))\\b)`,
  `(?:every time|whenever|each time|if|when) i (?:want|try|plan|ask|wanted|tried|decide|arrange)(?:ed)? to (?:see|meet|
    visit|go to|talk to|speak to|call|go out|leave|invite|work|study) ${gap(4)}(?:you|he|she) (?:always |then |just |
    immediately )?(?:pick|picks|start|starts|get sick|gets|get|rage|punish|sulk|cry|threaten|threatens|make|makes|find|
    finds|invent|call me|hide|hides|block|blocks|stop|stops|forbid)`,
  `(?:count|counts|time|times|check|checks|note|writes down|monitor|track|measure) (?:the|my|every|
    how many) (?:minutes?|time|miles|kilomet(?:er|re)s|mileage|steps|hours) (?:when|whenever|while|that|every|until|if|
    i|of my|of the car|i am|on my)|(?:hand over|hands over|give you|give him|give her|transfer|surrender|turn over|
    pay in) (?:all )?(?:of )?my (?:whole |entire |full )?(?:salary|wages|pay|pay ?check|income|earnings|pension|
    benefits|passport|id|phone)(?! number)`,
  `(?:had to|have to|made me|make me|makes me|must|forced to|told me to|tells me to|wants me to|want me to|
    because you) ${gap(3)}(?:delete|deactivate|close|give up|quit|block|unfriend|cut off|drop|end|stop seeing|
    stop talking|unfollow|hand over|get rid of) ${gap(1)}(?:my|all my|all of my|every|any|contact with|
    to my) (?:social media|instagram|facebook|accounts?|friends?|male|friendships?|hobby|hobbies|family|sister|brother|
    job|studies|contacts?|phone|salary|wages|savings|guy|own|pass)`,
  `if i (?:ever |even )*(?:divorce|divorced|leave|left|break up with|broke up with|walk out on|quit) (?:you|him|
    her) (?:[a-z]+ ){0,1}?(?:i|you|he|she|it) (?:would|will|is|am)|(?:get|have|lose|see|keep) 
    (?:the )?custody(?: of)? ${gap(6)}(?:make sure|never|street|nothing|if i leave)|(?:leave|leaves|leaving|throw|put|
    make sure (?:that )?i end up) (?:me )?(?:without a (?:cent|penny|dime|euro|roof)|on the street|with nothing|
    penniless|homeless)(?! (?:at|in)\\b (?:the|your) party)`,
  `(?:am|is|are) (?:not|never|no longer) (?:allowed|permitted) to (?:close|lock|cry|sleep|eat|be alone|say no|disagree|
    laugh|speak|look|shower|rest|be tired|answer|call|drive|show|sit|shut|have (?:an opinion|male)|say anything|
    contradict|smile|be sad|make (?:friends|my own))(?! (?:the (?:shop|office|windows?|account)|at the (?:office|desk)|
    in the (?:office|library))\\b)`,
  `(?:makes?|made|making|force|forces|forced) me (?:ask (?:for|before)|beg|kneel|apologi[sz]e (?:for (?:looking|talking|
    existing|smiling))|sign over|weigh|strip|report|hand|wait for (?:your|his) permission|choose between you and my|
    account for)`,
  `(?:not|never|refuse to|refuses to|hardly|rarely) (?:even |ever )?(?:let|lets|allow|allows|allowed|permit|permits|
    permitted) (?:me|her|him)(?: ever| to)* ${LIFE}(?! (?:the (?:chat|group|meeting|lease|call)|over|
    a (?:pet|dog|cat))\\b)`,
  `(?:forbid|forbids|forbade|forbidden|forbidding|ban|bans|banned|prohibit|prohibits|prohibited|stop|stops|stopped|
    prevent|prevents|prevented|keep|keeps|kept) (?:me|you|her|him) (?:to |from |ever )*${LIFE}`,
  `(?:forbid|forbids|forbade) (?:me|you|her|him) (?:to|from|my|your|any)`,
  `(?:am|are|is|was|were|be) (?:not|never|no longer|only) (?:even |ever )?(?:allowed|permitted) (?:to |out )?(?:${LIFE}|
    leave (?:the (?:house|flat|home)|home|without)|out alone|when he|when you)`,
  `(?:may|can|shall|must|will|are) (?:not|never|no longer)(?: be)? (?:${MEET}|leave (?:the (?:house|flat)|home|without)|
    go (?:out|anywhere) (?:without|alone|unless|with)|(?:wear|be seen|have (?:friends|male friends|other)))`,
  `(?:check|checks|checking|checked|search|searches|searching|go through|goes through|going through|read|reads|reading|
    control|controls|controlling|monitor|monitors|monitoring|inspect|inspects|look through|looks through|want to see|
    demand to see|demands to see) (?:through )?(?:all |every one of |all of )?my (?:phone|messages|texts|e ?mails|chats|
    location|calls|call log|whatsapp|pockets|receipts|mail|accounts?|bank account|spending|clothes|weight|
    food) (?:every|all|daily|constantly|always|nightly|each|whenever|and (?:delete|want|demand|decide|my|ask|tell|shout|
    control|then)|at night|to see|when (?:i|you|he))`,
  `(?:read|reads|check|checks|monitor|monitors|control|controls) (?:all|every one) ?(?:of )?my (?:messages|texts|mails|
    e ?mails|chats|calls|accounts)|(?<!(?:not|never) )(?:demand|demands|demanded|want|wants|have|has|insist on|changed|
    give you|give him) (?:all |to know |to have |all of )?(?:my |him my |you my )(?:passwords?|
    pin)(?! (?:for the wifi|to the wifi)\\b)`,
  `(?:track|tracks|tracking|tracked|follow|follows|watch|watches) (?:my )?(?:phone|location|gps|
    every (?:step|move|movement|minute)|where i (?:am|go)|my (?:phone|location|every))|(?:make|makes|made|force|forces|
    want|wants|expect|expects|have to|must|should|need to|ask|asks) (?:me )?(?:to )?(?:send|share|show|text) (?:you|him|
    her|my|with you)? ?(?:my )?(?:live )?(?:location|gps|a (?:photo|picture|selfie) (?:to prove|every|of where))|
    (?:have to|must|should|need to|makes me|make me) (?:video ?call|call|facetime|send|photograph|prove|
    report)(?: (?:you|him|her|to you))? ${gap(3)}(?:so (?:that )?(?:you|he|she) can see|to prove|where i am|
    who i am with|every hour|each hour|every (?:minute|half))`,
  `(?:control|controls|controlled|controlling|manage|manages|keeps?|took over|takes|hold|holds) (?:all |every |
    over )?(?:the|my|our|of my|of our)? ?(?:money|finances|bank accounts?|income|salary|wages|paycheck|spending|
    every (?:cent|penny|dollar|euro|step|aspect)|what i (?:wear|eat|do|spend|say))(?! (?:jar|
    for the (?:party|trip|gift)|box)\\b)(?! (?:we|of the (?:club|team|company))\\b)`,
  `(?:gives?|give|gave|get|gets) (?:me )?(?:a (?:weekly |daily |small )?|an )allowance`,
  `(?:took|take|takes|taken|hid|hide|hides|hidden|keep|keeps|kept|has|have|withhold|withholds|confiscated|destroyed|
    burned|locked away|stole) (?:away )?(?:all |both )?(?:my|our|her|his|the children ?s?) (?:[a-z]+ (?:and |
    and my )?){0,3}?${DOCUMENTS}(?! (?:photo|holder|copy|number)\\b)(?= (?:so|and|from|because|to|in|away|until|since|
    hidden|with)\\b| $)`,
  `(?:took|take|takes|hid|hides|hide|keep|keeps|kept|broke|smashed) (?:away )?my (?:phone|keys|car keys|shoes|clothes|
    car) ${gap(4)}(?:so (?:that )?i (?:could|can|would|will) not|to (?:keep|stop|prevent|punish) me|
    until i (?:obey|apologi[sz]e|do))`,
  `(?:never|not) (?:ever )?see (?:the|your|our|my|them|those)? ?(?:own )?(?:kids|children|son|daughter|baby|boys|girls|
    little one) (?:ever )?again|take (?:the|our|your|my) (?:kids|children|son|daughter|baby) (?:away|from you|
    and (?:you|leave|go|disappear)|where you)|(?:you|i) (?:will|would) not see them again`,
  `(?:nobody|they|the police|the judge|people|everyone|everybody) (?:will|would|is going to) (?:ever |not |never |
    all )*(?:believe (?:you|me)(?! (?:were|could|forgot|ate)\\b)|take you|want you|love you|help you|
    think you are crazy)(?= (?:if|when|because|over|anyway|except|but|with|like|without|ever)\\b| $)|
    (?:nobody|no man|no woman|no other) (?:else )?(?:will |would )(?:ever )?(?:take|want|love|have|put up with) (?:you|
    me)`,
  `without me you (?:are|would be|have|will be) (?:nothing|nobody|lost|worthless|no one|on the street)|
    you (?:belong|belonged) to (?:me|him)|i own you`,
  `(?:decide|decides|decided|tell|tells|choose|chooses|dictate|dictates|control|controls) (?:me |
    for me )?(?:everything )?(?:about )?(?:what i (?:wear|eat|am allowed|may|can|should wear|spend|do with my)|
    who i (?:may|can|am allowed|see|meet|talk|should)|where i (?:go|may|can)|when i (?:may|can|sleep|eat|am allowed|
    leave)|how i (?:dress|should dress)|which clothes|what to wear)`,
  `if you (?:ever |really |even )*(?:leave|left|break up with|divorce|abandon|dump|block|go to|tell|call|talk to|
    do not (?:come back|sleep with|have sex with|take me back|obey|do what i)) ?(?:me|the police|anyone|anybody|him|
    her)? ?(?:i|you|and|then)? ${gap(6)}(?:kill myself|hurt myself|to myself|take the (?:kids|children)|never see|
    see the (?:kids|children)|your (?:secrets?|photos|pictures|nudes)|everyone|everybody (?:who|what)|show everybody|
    tell everybody|deported|regret|destroy|end my life|immigration)`,
  `(?:do|doing|did) (?:as|what) i (?:say|tell you|want) or|you will (?:do|obey) (?:as|what|me|exactly)(?= i| $)|obey me|
    (?:tell|call|inform|report (?:you )?to) (?:the )?(?:immigration|ice|ausl[a-z]+|migration)|
    (?:get|have) you deported`,
  `(?:cut|cuts|cutting|isolate|isolates|isolated|isolating|separated|separates) me (?:off )?from (?:all |all of |
    everyone|everybody|both |almost )?(?:my )?(?:family|friends|everyone|everybody|parents|people|sister|mother|anyone)|
    (?:delete|deletes|deleted|blocked|block|blocks|remove|removed) (?:all )?(?:the )?(?:contacts? of )?my (?:friends|
    contacts|family|sister|male friends)(?: from my phone| on my phone| numbers)?`,
  `(?:do not|not|never) (?:want|like|let|allow|tolerate|accept) (?:you|me) (?:to (?:see|talk|be|have|work)|seeing|
    talking|near|around|with|having|working) ?(?:to |with |near |around |any )?(?:any )?(?:other )?(?:men|women|guys|
    boys|girls|male|female|your (?:family|friends|mother|sister))|quit (?:that|your|the|my) job because (?:i|you|he)|
    (?:make|makes|made|force|forces|forced) me (?:to )?(?:quit|give up|leave) my (?:job|work|studies|school|friends|
    family)`,
  `(?:need|needs|want|have to (?:have|get)) (?:your|his|her) (?:permission|approval|consent) for (?:everything|every|
    anything|all)|punish(?:es|ed)? me (?:for|by|when|with|if)`,
  `if you do not (?:sleep with|have sex with|send me (?:nudes|pictures|photos)|come back to) me`,
].map(sign)
