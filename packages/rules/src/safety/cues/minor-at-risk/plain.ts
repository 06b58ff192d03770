import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'
import { A_CHILD, AGED, HIM, I_AM_A_CHILD } from './words.ts'

const GROWN = `(?:grown (?:man|men|up|woman)|adult|stranger|man (?:of|on|from|online)|coach|tutor|priest|leader|lodger|step ?dad|uncle|(?:he|she|boyfriend|girlfriend|bf|gf|man|guy|dude|cousin) (?:[a-z]+ ){0,2}?(?:is |was )?(?:1[89]|2[0-9]|3[0-9]|4[0-9]|5[0-9]|nineteen|twenty|thirty|forty|fifty)|mans|somebody (?:online|older)|older (?:man|guy|boy))`
const INDOORS = `homework|recipe|birthday|chess|football practice|swimming lesson|film|game night|piano`

/** What is done to children, said in plain words: by whom, with what, and how the child shows it. */
export const PLAIN_CUES: readonly Cue[] = [
  // a grown person and a child
  cue(
    GROWN,
    `(?:what (?:he|she|they) (?:is|are|was) wearing|move in|skip school|secret|keep it (?:a )?secret|pics|pictures|photos|gifts|presents|meet (?:him|her|me)|picks? (?:her|him) up|sweet|love|loves|dating|seeing|together|kiss(?:es|ed)?|bed|alone with|calls? (?:her|him|me) (?:baby|babe|his)|wants? (?:me|her|him) to)`,
    `${AGED}|${I_AM_A_CHILD}|turn(?:ing|s)? (?:1[0-7]|thirteen|fourteen|fifteen|sixteen)|year (?:seven|eight|nine|ten)|(?:twelve|eleven|thirteen|fourteen|fifteen|ten|nine) year old`,
    without(`${INDOORS}|his own (?:son|daughter)|grandson|granddaughter|nursing|mortgage`),
  ),
  cue(
    `(?:touch|touches|touched|touching|hand|hands|rub(?:s|bed)?|tickles?|kiss(?:es|ed)?|look(?:s|ed)? at) ${gap(4)}(?:there|down there|private|privates|her knickers|under (?:her|his|my)|in (?:my|her|his) (?:pants|knickers|shorts|pyjamas|bed))|(?:about|in|after) the shower(?= $| (?:they|and|he|with|she|or|if)\\b)|on his lap with the door|(?:door|doors) (?:shut|locked|closed)`,
    `(?:coach|teacher|uncle|grandad|grandpa|stepdad|step dad|friend|grown ups?|he|brother|cousin|boyfriend|tutor|priest)`,
    `(?:allowed|secret|not to tell|do not tell|tell any ?one|say|wet(?:s)? the bed|does not want to go|will not go|does not want|take (?:my|her|his)|asked|nobody (?:would|will)|since|told)`,
    `(?:she|her|my (?:girl|daughter|son|boy|little)|our [a-z]+|him|his|i|me)`,
    `(?:there|private|privates|under|pants|knickers|pyjamas|lap|shower|door|shorts)`,
    without(`${INDOORS}|office door|boiler|plumber|hot water|nappy rash`),
  ),
  cue(
    `(?:cut|circumcis(?:ed|ion)|the cutting|fgm|sunna)`,
    `(?:before she is|girls? (?:is|are|must)|our (?:family|tradition|custom)|holidays?|my (?:aunt|sister|mother)|back home|clean|pure)`,
    `(?:girl|girls|daughter|niece|she)`,
    without('hair|fringe|finger|cake|ribbon|paper|budget'),
  ),
  cue(
    `(?:marry(?:ing)?|married|wedding|engaged|promised to|betrothed|groom)`,
    `(?:${AGED}|(?:thirteen|fourteen|fifteen|sixteen|twelve))`,
    `(?:off|she|her|daughter|cousin|met once|a man|in the summer|agreed|family|him)`,
    without(`${INDOORS}|years|months|anniversary|guests?|bridesmaid|flower girl|since (?:she|he|i) was`),
  ),
  // hunger, work, drugs, drink
  cue(
    `(?:not (?:been )?(?:fed|eaten|had (?:dinner|tea|breakfast|lunch))|have not had (?:dinner|tea|breakfast|anything)|hungry|starving|eats? (?:out of|from) (?:our|the|your) bins?|no food|no dinner|nothing (?:in the fridge|to eat)|only ketchup|has (?:his|her) (?:tea|dinner) at ours|because there is not any|covered in lice|filthy|same clothes|tea towels)`,
    `(?:${A_CHILD}|daddys turn|mummys turn|your (?:turn|week|weekend)|teacher|little ones|nappies|his mums|her mums|grandparents)`,
    `(?:since|days?|always|every|at noon|asleep|again|when it is|sunday|monday|says|bin|bins|weekend|does not|week)`,
    without(`${INDOORS}|fussy|picky|veg(?:etables)?|broccoli|snack|after training|growth spurt|always hungry`),
  ),
  cue(
    `(?:meth|crack|heroin|coke|cocaine|weed|ket|pills|needles|spliffs?|joints?|dealing|vodka|whisk(?:y|ey)|cider|drunk|wasted|passed out|high|stoned|slurry|hammered|off (?:his|her|your) (?:face|head))`,
    `(?:next to the (?:cot|pram|crib|baby)|near the (?:cot|baby|kids|children)|in front of the (?:kids|children|baby|boys|girls)|(?:kids|boys|girls|children|baby) (?:in|on|and|were|was|both)|giv(?:e|es|ing|en) (?:our|my|the|him|her|your) (?:[a-z]+ )?(?:lad|boy|son|girl|daughter|kids?|baby|cider|weed|whisky|vodka)|to school|in (?:his|her|the) bottle|face down|school run|hide the baby|no belts|she is (?:six|five|four)|he is (?:six|five|four))`,
    without(`painkillers|calpol|party invite|last century|on stage|high (?:chair|street|school)`),
  ),
  cue(
    `(?:does not|do not|is not|not|never|stopped) (?:go(?:ing)?|sent|been|allowed) (?:to )?school|kept (?:out of|from|off) school`,
    `(?:cleans?|cooks?|minds?|works?|working|serves?|looks after|washes|in (?:your|the) (?:shop|house|kitchen|field))`,
    without('inset day|poorly|sick|chickenpox|half term|strike|snow'),
  ),
  // blows, shaking, shutting in
  cue(
    `(?:shook|shake|shakes|shaking|shaken|squeezed|threw|dropped|slammed) (?:her|him|the (?:baby|little one)|my (?:baby|son|daughter))`,
    `(?:weeks? old|months? old|baby|newborn|cot|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:weeks|months))`,
    without('rattle|milkshake|hands|bottle'),
  ),
  cue(
    `(?:shut|shuts|locks?|locked|puts?|sent|makes?|made|left|leaves?|banging|lock) (?:her|him|them|the (?:boy|girl|kids|little one))? ?(?:to )?(?:[a-z]+ )?(?:in|out|into|on|to get in)`,
    `(?:cellar|cupboard|shed|garage|wardrobe|loft|balcony|the car|attic|dark|coal|dog (?:cage|crate)|outside|pants|in like i do)`,
    `${A_CHILD}|nursery|daddy|windows shut|casino|six or seven|food when`,
    `(?:when|because|while|cries|cried|night|evenings?|hours|get in|told|july|windows|quiet|says|said)`,
    without(
      `${INDOORS}|hide and seek|accident(?:ally)?|door jammed|harry potter|playhouse|wendy|den|book|film|dog|cat`,
    ),
  ),
  cue(
    `(?:belt|buckle|cane|wooden spoon|slipper|hairbrush|cable|stick|coat hanger|extension (?:lead|cord)|flip flop)`,
    `(?:marks?|used|uses|hits?|again on|whacks?|across|welts?|until it breaks|breaks|bath(?:ed)?|legs|backside|got the)`,
    `(?:${A_CHILD}|he is (?:six|five|four|seven|eight|nine)|he said he fell|mum|dad|stepdad|below a)`,
    `(?:him|her|he|she|me|us|my|on)`,
    without(`${INDOORS}|seat belt|black belt|drum|golf|conveyor|baking|cake|tool belt|dog|trousers`),
  ),
  cue(
    `(?:child(?:ren)?|kids|underage|minors|schoolgirls?|little (?:girls|boys))`,
    `(?:on your (?:computer|laptop|phone|hard drive)|what (?:i saw|was) on your|found (?:on|pictures|chats))`,
    `(?:ring|report|police|explain|saw|chance|videos|pictures)`,
    without('tv|homework|parental|tablet time|learning|drawing'),
  ),
  cue(
    `(?:ran away|run away|running away|left home|kicked out)`,
    `(?:man|stay with him|stranger|lift|station|not going back|nowhere)`,
    `${I_AM_A_CHILD}|im (?:1[0-7])|miss (?:asked|said)`,
  ),
  cue(
    `(?:if (?:i|u|you|she|he) (?:tell|tells|say|says)|not to (?:tell|say)|do not tell|dont tell)`,
    `(?:take my (?:little )?(?:sister|brother)|take me away|nobody (?:will|gonna|would) believe|send (?:the|my) pics|tells my (?:school|mum|dad)|kill (?:my|the) (?:dog|cat)|go to prison|in (?:my|her|his) room|shower)`,
    `${I_AM_A_CHILD}|step ?dad|mums (?:bf|boyfriend)|uncle|coach|little sister|${AGED}`,
    without('surprise|present|party|santa'),
  ),
  cue(
    `(?:chats?|messages|dms|texts) (?:on|from|with|in)`,
    `(?:grown|older|adult|coach|stranger|man)`,
    `(?:${A_CHILD}|twelve|eleven|thirteen|fourteen|ten|nine) `,
    HIM,
    without(`${INDOORS}|parents group|class group|team chat`),
  ),
]
