import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'

const WHO = '(?:your|his|her|their|my)'
const PICTURES =
  '(?:pictures?|photos?|videos?|pics|vids?|clips?|footage|recordings?|images?|tapes?|selfies|film|snaps|shots)'
const NUDE = `(?:nudes?|sex ?tapes?|dick pics?|${PICTURES} of (?:you|me|her|him) (?:naked|nude|undressed|topless|without|in (?:bed|the (?:bath|shower)|your underwear))|
  (?:naked|nude|intimate|private|sexy|sexual|explicit|dirty|bedroom|topless|lingerie|underwear|honeymoon|shower|bath|spicy) (?:[a-z]+ )?(?:${PICTURES}|messages|stuff)|without (?:any |your )?clothes|onlyfans)`
/** What somebody told or wrote in confidence. */
const CONFIDED = `(?:therapy (?:[a-z]+ )?(?:emails?|e mails?|messages|notes|letters?|records?|sessions?)|therapist|medical (?:[a-z]+ )?(?:files?|records?|results?|history|letters?|notes)|
  (?:test|blood|hiv|std|sti|scan|clinic|hospital|psychiatric|rehab) (?:results?|records?|letters?|notes|reports?|file)|diagnosis|hiv|miscarriage|abortion|diary|journal|medication|prescriptions?|
  voice (?:notes?|messages?|mails?)|voicemails?|love letters|private (?:messages|chats?|emails?|letters|stuff|life|conversations?)|chat history|whole chat|browser history|search history|
  bank (?:statements?|details|letters)|pay ?slips?|payslips?|criminal record|secrets?|immigration (?:papers|status|letters?)|passport|insurance number|crying|everything you (?:wrote|told|said|sent)|every (?:single )?(?:thing|message|word) you (?:wrote|told|said|sent)|
  (?:your|her|his|our|my) (?:old )?(?:messages|dms|texts|emails|e mails|chats?|letters|screenshots))`
/** Where somebody is found. */
const WHEREABOUTS = `(?:${WHO} (?:[a-z]+ )?(?:[a-z]+ )?(?:address|addy|street|postcode|post code|house number|phone|number|mobile|number ?plates?|plates|licen[cs]e plate|registration|work(?:place| rota)?|shifts?|employer|nursery|school|full name|
  real name|surname|name and|location|routine|photo and|picture and|face and|door|front door|flat number|buzzer|gym|uni)|where (?:you|he|she|your [a-z]+|her [a-z]+|his [a-z]+) (?:all )?(?:lives?|living|works?|is living|are living|sleeps?|goes|go|stays?|moved|parks?|are hiding|is hiding)|
  (?:some phone|some address)|(?:shelter|refuge|safe house)|(?:name|number) and (?:number|address|photo|picture|workplace|street)|picture of (?:my|your|her|his) (?:door|house|car|kids))`

const PUBLIC = `(?:internet|online|web|website|web ?site|site|(?:facebook|whatsapp|telegram|wechat|insta|instagram|twitter|tik ?tok|reddit|discord|snapchat|snap|youtube|general chat|lads chat|girls chat|bathroom|every ?1|every ?one|link in bio|google doc|uploading now|cricket club|club|toilets?|pub|linkedin|nextdoor|x)(?: page| group)?|blog|forum|server|thread|page|
  (?:family|parents|mums|dads|class|work|village|street|neighbou?rhood|local|residents|school|church|rights|community|office|staff|team|company|alumni|building|football|group|estate|uni) (?:group|chat|page|list|forum|channel|newsletter|noticeboard|notice board|app)|
  (?:group|all staff|mailing) (?:chat|list)|lamp ?posts?|posters?|flyers?|leaflets?|notice ?board|canteen|gate|billboard|shop window|staff room|bus stops?|followers|subscribers|viewers|everyone|everybody|anyone|strangers|the world|whole (?:[a-z]+ )?(?:world|family|town|village|
  office|school|street|company|internet|class|church|team|building|estate|group|congregation|uni|neighbou?rhood|community|staff|year|club)|public|viral|goes live|go live|live at|tabloids?|newspapers?|reporters?|press|dating (?:site|app|profile)|grindr|tinder|
  all of (?:facebook|twitter|them)|article|comments?|the lads|the boys|the guys|for all|people|nobody|all (?:the|your|my|his|her) [a-z]+|thousand|hundreds|reddit|printed|walls?)`
const GOES = `(?:posts?|posted|posting|publish(?:ed|es|ing)?|upload(?:ed|ing|s)?|leak(?:ed|ing|s)?|drop(?:ped|ping|s)?|shar(?:e|ed|es|ing)|print(?:ed|ing|s)?|hang(?:s|ing)?|past(?:e|ed|ing)|put(?:s|ting)?|sends?|sent|sending|forward(?:ed|ing|s)?|
  show(?:ed|ing|s|n)?|read(?:ing)?|spread(?:ing|s)?|releas(?:e|ed|ing)|g(?:o|oes|oing|one)(?! (?:to (?:bed|sleep|work|the)))|up on|wrote|write|expos(?:e|ed|ing)|circulat(?:e|ed|ing)|tweet(?:ed|ing)?|g(?:ive|ave|iving)|made|set up|mak(?:e|ing)|sees?|seen|saw|
  knows?|find(?:s)?|found|get(?:s)?|got|hav(?:e|ing)|has|stuck|pinn?(?:ed|ing)?|tag(?:ged|ging)?|mail(?:ed|ing)?|e ?mail(?:ed|ing)?|read out|tell|told|learn|deserves?|under|sold|sell(?:ing)?|distribut(?:e|ed|ing)|handed|handing)`
const SPREAD = `(?:posts?|posted|posting|publish(?:ed|es|ing)?|upload(?:ed|ing|s)?|leak(?:ed|ing|s)?|dropped|dropping|drop|print(?:ed|ing|s)?|past(?:e|ed|ing)|forward(?:ed|ing|s)?|spread(?:ing|s)?|releas(?:e|ed|ing)|expos(?:e|ed|ing)|circulat(?:e|ed|ing)|
  tweet(?:ed|ing)?|distribut(?:e|ed|ing)|goes live|go live|goes on|go on|going on|going out|already (?:in|on)|is (?:now )?(?:in|on) (?:the|a|every)|link in bio|timetable|goes out|go out|goes up|going up|go up|shar(?:e|ed|es|ing)|put|putting|sent|send|sending|gave|give|giving|stuck|hanging|show|showed|showing|made|wrote|read(?:ing)?|sold|selling|be up|ready to go|press publish|photographed|one page a|deserves? to know|would like to (?:see|know)|sent (?:them|it) round|on there|cards|ring him|ring her|share it)`
const NOT_MY =
  '(?:your|yours|you|his|her|hers|him|me|of my|my (?:nudes?|face|photos?|full|address|name|diary|number|medical|letters|pictures?|private|therapy|door|messages))'

/** What is nobody's business, on its way to those whose business it is not. */
/** Their groups may stand in neighbouring sentences. */
export const PRIVATE_CUES: readonly Cue[] = [
  cue(
    NUDE,
    `(?:${PUBLIC}|husband|wife|boss|mum|mother|dad|father|parents|family|school|church|work|uni|pastor|colleagues?|friends|brothers?|mates|lads|pay|unless|until|or else|delete|take down|forum|class)`,
    `(?:${GOES}|take|off|delete)`,
  ),
  cue(
    `(?:${PICTURES}|it all|everything)(?! of (?:the|our) (?:kids?|holiday|wedding|garden|dog|cat|house|party|kitchen|trip)\\b)`,
    `(?:(?:pay|agree|be reasonable|drop|retract|come back|unless|ring me|sign|give me|give back|or|apologi[sz]e|withdraw|delete|so) ${gap(8)}(?:and|or|unless|until|your|nobody|sees?|gets?|goes)|kind of woman|you sent me|she sent me|he sent me|i kept|kept them|i still have|i saved|i have got|choose|interested|pay me|say sorry|take back)`,
    `(?:gets? the|nobody (?:has to|needs to|will|sees)|sees? (?:it|them|what)|will see|(?:post|send|show|share|upload|leak|publish|email|forward)(?:ing|s)? (?:the|those|your|all|them|it|every|my) |would be interested|tag your|or straight to|to your|(?:go|goes|be|going) (?:out|up|public|live|online)(?= $| (?:tonight|unless|and|at|on|with|if|to|by))|goes (?:on|to|out|up|online)|go (?:on|up|online|out|public)|share those|post(?:ing)? (?:it|them)|to your (?:boss|husband|wife|mum|mother|parents|family|pastor|church|work|colleagues|school)|your (?:husband|wife|boss|family) (?:and|can|will|gets|to)|has to see)`,
  ),
  cue(
    CONFIDED,
    SPREAD,
    `(?:${PUBLIC}|relatives|cousins|your (?:boss|husband|wife|mum|mother|dad|family|parents|church|pastor|colleagues|clients|customers|new|ex|lawyer)|(?:his|her) (?:boss|husband|wife|mum|family|parents|colleagues))`,
    NOT_MY,
  ),
  cue(
    WHEREABOUTS,
    SPREAD,
    PUBLIC,
    `(?:your|you|his|her|my (?:full|name|address|new|school|number|face|door)|he|she|some (?:phone|address))`,
  ),
  cue(
    WHEREABOUTS,
    `(?:so|so that|then|now|soon|tomorrow|will|go|come|come and|let)`,
    `(?:(?:everyone|everybody|people|anyone|strangers|followers|thousand|they) ${gap(3)}(?:know|knows|come|talk|visit|see|find|say|call|ring|will)|all ${gap(4)}(?:know|followers)|say hi|pay (?:him|her|you) a visit|pizzas?|ring (?:him|her)|call (?:him|her) at|give (?:him|her) a (?:call|ring)|say hello|send (?:him|her) (?:a|some|your))`,
  ),
  cue(
    `(?:your|his|her) (?:[a-z]+ )?(?:photo|photograph|picture|face|name|number|street|address)`,
    `(?:your|his|her|where|which|what) (?:[a-z]+ )?(?:address|street|number|mobile|name|nursery|workplace|school|car|house|you|he|she|live|lives|living|kids|work|employer)`,
    `(?:page|post|posts?|poster|posters|lamp ?posts?|every lamppost|gate|goes live|up on|going up|board|website|site|online|group|flyers?|leaflets?|facebook|internet|forum|app|article|window)(?! (?:office|code|box)\\b)`,
  ),
  cue(
    `(?:posted|shared|put up|uploaded|published|leaked|tweeted|made)`,
    `(?:picture|photo|video|tiktok|reel|story|post|screenshot|page|account|doc)`,
    `(?:my|your|his|her) (?:[a-z]+ )?(?:front door|door|house|postcode|street|address|full name|school|workplace|number ?plate|plates)`,
    `(?:lives? here|postcode|with my|with your|with his|with her|full name|and where|scammer|cheater|front door|everyone|online|address)`,
  ),
  cue(
    `(?:will not|not|never) (?:publish|post|leak|share|upload|tell (?:everyone|people|them)) ${gap(2)}(?:where|your|her|his|those|the (?:pictures|photos|videos|messages))`,
    `(?:if|and|as long as|unless|until|when|so)`,
    `(?:you|your)`,
  ),
  cue(
    `(?:take|took|delete|remove|get) (?:down )?(?:my|the|those|that|all)? ?(?:[a-z]+ )?(?:nudes?|photos?|pictures?|videos?|address|name|face|number|post)`,
    `(?:off|down|from)`,
    `(?:my|of me|me)`,
    `(?:forum|site|website|page|internet|group|blog|porn|reddit|telegram)`,
  ),
  cue(`(?:found|find|know) (?:out )?where`, `(?:shelter|refuge|hid|hiding|safe house|hide)`, PUBLIC),
]
