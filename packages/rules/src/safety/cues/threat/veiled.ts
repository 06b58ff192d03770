import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'

const KIN = `(?:brothers?|cousins?|sons?|boys|lads|uncles?|mates?|friends?|people|family|dad|father|husband|associates?|dogs?|mandem|crew)`
const DEAR = `(?:kids?|daughter|son|baby|mum|mother|nan|wife|husband|dog|cat|house|car|windows?|conservatory|shop|sister|brother|legs?|knees|face|teeth|hands|little one|grandkids|twins|boy|girl|van|business|garden|club)`

/** A threat that its author could deny: what befell others, what those behind them may do, what is so easily broken. */
export const VEILED_CUES: readonly Cue[] = [
  cue(
    `(?:what (?:happened|happens|can happen|will happen|they do|we do|i do|gets done) (?:to|with)|ask what happened to|remember what happened to|the same (?:thing )?(?:can |could |will |might )?happens? to)`,
    `(?:people (?:who|like)|men who|women who|those who|anyone who|grass(?:es)?|snitch(?:es)?|liars|thieves|rats|boys (?:with|who)|the last (?:one|guy|man|woman|person)|[a-z]+ (?:he|she) did not listen|him was only|warm ?up|your brother|anybody|you if)`,
    without(
      `funding|parcel|complaint|money|kids when|after (?:we )?die|bodies in|recycling|rubbish|plants?|film|show|book`,
    ),
  ),
  cue(
    `(?:only|just) (?:the |a )?(?:warm ?up|beginning|start|taste|first round|appeti[sz]er|rehearsal)|i have been (?:nice|patient|polite|kind|gentle) (?:so far|until|up to)|so far i have been (?:nice|polite|kind)`,
    `(?:what happened|to him|to her|to you|brother|car|window|nice so far|polite so far|you (?:do not|would not) want|other (?:me|side)|next time|ask my|wait till|so far)`,
    without('gig|match|band|marathon|show|tour|meeting|project'),
  ),
  cue(
    `(?:do not|would not|will not|dont) (?:want|like) to (?:meet|see|know|find out|wake) (?:the )?(?:other (?:me|side)|my (?:other|bad|dark|angry) side|real me|bad side|me (?:angry|when)|what (?:i|we|my [a-z]+) (?:do|did|can)|how)|(?:will|would) not like (?:how|what|the way) (?:we|i|they) (?:handle|deal|do|sort)|handle (?:such|these|those)? ?(?:matters|things|it) (?:in the family|the way we|ourselves|our way|back home)`,
  ),
  cue(
    `(?:can not|could not|cant|will not|wont) (?:promise|guarantee|vouch for|answer for|be responsible for|speak for) (?:your|his|her|their|what) (?:safety|health|legs|life|well being|happens|i (?:do|will do)|teeth)`,
  ),
  cue(
    `(?:where i come from|in my (?:village|country|family|day|town|street)|back home|on (?:this|our) estate|round here|around here)`,
    `(?:buried|killed|shot|stabbed|cut|beaten|hurt|grow old|disappears?|lose (?:a|an|your) (?:hand|tongue|finger)|for less|nobody reports|does not live|do not live|get dealt with|taught a lesson)`,
    without('price|prices|tax|corner|film|history|nature|fox(?:es)?|winter'),
  ),
  cue(
    `(?:a |there is a |theres a |special )?(?:place|hole|spot|grave|plot|ditch|room) (?:in hell )?for (?:people|men|women|someone|liars|a man) like you|room for you (?:in|next to|under)`,
    `(?:six feet|deep|ground|dig|dug|under|quarry|woods|river|hell|cold|nobody)`,
  ),
  cue(
    `(?:somebody|someone|one day|one of these days|some ?one|i|he|they|people)`,
    `(?:shut|close|wire|break|wipe) (?:that|your|his|her) (?:[a-z]+ )?(?:mouth|gob|trap|face|jaw|smile|grin)(?: (?:off|shut))?(?: for (?:you|him|her|good))`,
  ),
  cue(
    `(?:they|you|he|she|somebody|someone|everyone|each) (?:will|is going to|are going to|shall|is gonna) (?:all )?pay(?:s)?`,
    `(?:one (?:after|by) (?:another|one|the other)|not in money|every (?:last )?(?:name|one)|in blood|with (?:your|their|his|her)|list|written down|make sure|dearly)`,
    without('invoice|rent|bill|share|tab|deposit|instal[l]?ments?'),
  ),
  cue(
    `(?:bullet|knife|blade|brick|bat|rope|grave|stone|baseball bat)`,
    without('hatchet|merger'),
    `(?:with (?:somebodys|someones|your|a|his|her|their|that) [a-z ]{0,12}?name|name on it|drives a|(?:has|got) your name|still deciding (?:whose|who)|waiting for (?:somebody|someone|the right))`,
  ),
  cue(
    `(?:hope|bet|trust|suppose) (?:that )?(?:you|u|ya) (?:all )?(?:like|enjoy|can|have|got|know how to|are good at|heal)`,
    `(?:hospital (?:food|beds?)|eating through a straw|eat through a straw|straws?|wheelchairs?|swim in|run fast|walk(?:ing)? to the car|in the dark|heal (?:fast|quick)|life insurance|good dentist|a dentist|crutches|the ground)`,
    without('smoothie|milkshake|recover|get well'),
  ),
  cue(
    `(?:hate|pity|shame|terrible|sad|unfortunate|tragic|careful) ${gap(4)}(?:for|if|to (?:see|have|lose)|how|wouldnt|would not|who|anything|something)|would be (?:terrible|a shame|sad|a pity|awful) (?:would|if)|(?:terrible|shame|pity) would not it|shame how|would be terrible wouldnt it`,
    `(?:nice|lovely|beautiful|pretty|cute|small|got|have|your|thin) (?:[a-z]+ ){0,2}?${DEAR}`,
    `(?:another (?:fall|accident|fire)|glass goes|(?:another|get|got|have) (?:a )?(?:fright|fall|accident)|lost? the last|lose its|lose your|happens?|happened|easily|would not it|wouldnt it|who you upset|thin|break|burn|keep coming by|all by herself|alone)`,
    without('sunburn|miss(?:ed)? the|weather|rain|exam|storm|frost|cold|fundraiser|miss out|waste'),
  ),
  cue(
    `(?:my|our|the) (?:[a-z]+ )?${KIN}`,
    `(?:(?:do not|does not|dont|is not|are not|not) (?:take|as|so|do writing|knock|ask|like being|lawyers|one for talking|the talking)|less (?:patient|kind|polite)|out of my hands|very angry|on their way|will be round|boxes|just got out|did (?:[a-z]+ )?years|knows? where)`,
    `(?:insults?|as (?:nice|polite|patient|kind|well)|hold them|make sure you are in|says hi|knock|writing|lawyers|out of my hands|your (?:door|address|name|street)|what my|until (?:friday|sunday|monday|tonight)|four years|less than)`,
    without('vegetarian|gluten|party invite|birthday'),
  ),
  cue(
    `(?:check|get) your (?:brakes|locks|tyres|smoke alarms?|will)|(?:update|write|make) your will|still leave the ${gap(2)}(?:gate|door|window) (?:unlocked|open)|lock(?:ing)? (?:your|ur) (?:bedroom )?door`,
    `(?:ought|should|would|wise|after what|just (?:curious|saying|asking)|all i am saying|remember|start|if i were|i would)`,
    without(
      'icy|winter|mot|service|holiday|burglar(?:s|ies|y)|break ins|cat got|solicitor|pension|kids might|storm|insurance',
    ),
  ),
  cue(
    `not (?:threatening|a threat|saying (?:anything|what))|just saying|all (?:i am|im) saying|thats all|only (?:telling|saying)|not going to say what`,
    `(?:what happens to|people who|woods|spade|shovel|accidents?|brakes|let it happen|walks? home|school|alone|hospital|fall|burn|dark|happen to)`,
    `(?:you|your|u|people|near|me|it)`,
    without('icy|wet|slippery|weather|insurance|careful driving'),
  ),
  cue(
    `(?:next time|soon|after (?:that|tonight)|by the end|when (?:i|we) (?:am|are) (?:done|finished))`,
    `(?:nobody will be laughing|you will not be (?:laughing|smiling|walking|talking|able to)|will not be (?:much|a lot) (?:of you )?left|not have (?:pockets|teeth|knees)|wont be laughing)`,
  ),
  cue(
    `(?:need|bring|going to need|gonna need) ${gap(4)}(?:someone|somebody|a friend|one|mates?) (?:to )?(?:carry|walk|drag|scrape) you|(?:much|enough|anything|something) (?:of you )?left (?:of you )?for (?:your|ur) (?:mum|mother|family)|take you down with me|take it out of you (?:another|some other) way|(?:your|that) (?:car|house|face|week|windows?) (?:is|are) (?:going to|gonna) have a (?:really |very )?bad`,
  ),
  cue(
    `(?:things|something) that can be done to (?:a person|people|somebody|someone|you)|nobody (?:ever )?(?:finds|found|will find) out who|you never found out who did`,
    `(?:you|your|person|did)`,
    without('graffiti|secret santa|murder mystery|prank'),
  ),
]
