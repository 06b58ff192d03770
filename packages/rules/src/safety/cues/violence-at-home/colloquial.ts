import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'

const WHO = `(?:he|she|you|they|dad|daddy|mum|father|mother|husband|wife|hubby|partner|boyfriend|girlfriend|bf|gf|ex|stepdad|stepmum|brother|sister|son|daughter|fella|bloke|missus|uncle|nan|aunt|cousin|flatmate|man)`
const WHOM = `(?:me|us|her|him|mum|mam|dad|my (?:mum|mam|mother|sister|brother|son|daughter|dad|face|head|arms?|back|jaw|ear)|our (?:mum|son|daughter|mother)|the (?:kids|boys?|girls?|baby|little one)|his (?:wife|girlfriend|mum|mother)|your (?:wife|mum|sister|girlfriend|mother))`
const STRUCK = `(?:clocked|battered|batters|clouted|clouts|walloped|wallops|whacked|whacks|belted|belts|decked|lamped|twatted|clobbered|thumped|thumps|leathered|backhanded|cuffed|struck|lashed out at|swung (?:for|at)|swings at|went for|goes for|laid (?:a hand|a finger|hands|into)|lays (?:a hand|hands|into)|raised (?:a|his|her|your) (?:hand|fist)s? (?:to|at)|put (?:his|her|your) hands on|puts (?:his|her|your) hands on|knocked|knocks|gets physical with|got physical with|pinned|tripped|pinches|pinched|stamped on|stamps on|yanked|dragged|held down|pinned down|smothered|got hold of|cornered)`
const SPORT = `ball|goal|match|game|rugby|football|judo|boxing|karate|spar(?:ring)?|tackle|tackled|paintball|pillow fight|snowball|hockey|cricket|wrestling club|training|play(?:ing|ed)?|film|movie|show|series|novel|joke|laughed|laughing|shuttlecock|frisbee|accident|accidentally|by mistake|toddler|puppy|kitten|the cat|the dog|water fight|drill|exam|interview`
const THROW = `(?:throw|throws|threw|throwing|thrown|chuck|chucks|chucked|chucking|lob|lobs|lobbed|lobbing|fling|flung|flings|hurl|hurls|hurled|launch|launched|launches|flicks?|flicked|poured|pours|tipped|pelted|smashed)`

/** The words that families have for blows: slang, things thrown, one slap that was only one. */
export const COLLOQUIAL_CUES: readonly Cue[] = [
  cue(
    `${WHO} (?:[a-z]+ ){0,2}?${STRUCK} ${WHOM}(?! (?:out for|back to life|off the list|with questions|for (?:money|a loan|lunch|tea|coffee|a walk)|into|socks|with (?:kindness|love|kisses|presents)|to (?:a|that|the|your|my|this|see) [a-z]+|along|through|away from)\\b)`,
    without(SPORT),
  ),
  cue(
    `(?:gets?|got|getting|being|been|was) (?:knocked (?:about|around|down|out)|battered|belted|clouted|slapped (?:about|around)|pushed around the|roughed up|beaten)`,
    WHO,
    `(?:by|dad|he|husband|mum|home|night|does not fall|drunk|again|when|every)`,
    without(`${SPORT}|team|league|wind|waves|weather|dog|owner|parcel|minutes|to that|price|offer|in the polls`),
  ),
  cue(
    `${THROW} ${gap(5)}at (?:me|us|her|him|my (?:head|face|back)|mum|the wall|my)`,
    without(
      `${SPORT}|money|confetti|rice|shade|looks?|questions|kisses|glance|bouquet|flannel|ideas|solutions|bread|peas|spaghetti|controller|fair and square`,
    ),
  ),
  cue(
    `(?:poured|threw|tipped|pours|throws|chucked) ${gap(4)}(?:boiling|hot|scalding|burning|lit) ${gap(3)}(?:on|over|at|in) (?:me|my|her|him)|held (?:my|her|his) (?:[a-z]+ )?(?:hand|arm|head|face|fingers) (?:on|under|over|in|into|to|against) the (?:[a-z]+ )?(?:stove|hob|pot|water|pillow|iron|ring|shower|wall|grill|toilet|sink|bath|cooker|radiator|mattress|floor|table)|held (?:my|her) (?:face|head|mouth) (?:in|under|into|shut|down)`,
  ),
  cue(
    `(?:just |only )?(?:one|a single|the one|only a|just a|the odd|first|second|couple of|two|three) (?:[a-z]+ )?(?:slaps?|punch|punches|shoves?|smacks?|clouts?|kick|backhander|blows?|clips? round)(?! (?:in the face for|bowl|line|up))`,
    `(?:he|she|i|you|it was|only|had a few|drunk|drink|sorry|deserved|never again|asked for|provoked|stress(?:ed)?|lip|out of hand|count|key)`,
    without(`${SPORT}|on the back|high five|wrist|bass|vodka|rum|start|tequila|chest bump`),
  ),
  cue(
    `(?:promis(?:e|ed|es)|swore|sworn|swear|vow(?:ed)?|told the (?:counsellor|judge|therapist|priest|pastor|imam)|agreed)`,
    `(?:no more|never|stop|stopped|not) (?:[a-z]+ ){0,3}?(?:hitting|slapping|hands|fists|violence|blows|pushing|beating|hit (?:me|her|us)|laying|raise (?:a|your|his) hand|lay a (?:hand|finger)|hurt (?:me|us))`,
    `(?:took|lasted|again|days|weeks|until|but|last time|and then|every time|yesterday|last night|still)`,
  ),
  // listening for the mood
  cue(
    `(?:keys?|key in the (?:door|lock)|car door|stairs?|footsteps|gate|engine|boots|mood|steps|van|front door|quiet)`,
    `(?:what kind of (?:night|mood|evening|day)|know (?:then )?(?:to|if|whether|what|which)|learn(?:ed|t)|listen(?:s|ing)?|hear|i know|tell (?:by|from)|count(?:ed)? the)`,
    `(?:going to be (?:hurt|hit|bad)|before it starts|get the kids|kids (?:upstairs|to bed|to their room)|(?:kind of|sort of) (?:a )?(?:night|mood|evening)|if (?:tonight|he|it) (?:is|will be|has)|first blow|hide|safe|bad (?:night|one)|in for it)`,
    without('thunder|storm|neighbour|party|baby|dog|santa'),
  ),
  cue(
    `(?:packed|pack|packing|keep|got|have|hid|hidden) (?:a|my|an) (?:[a-z]+ )?(?:bag|suitcase|emergency bag|go bag|holdall)|bag (?:is )?(?:at|under|by|hidden)`,
    `(?:gets bad|bad again|when he|when she|last time|kicks off|safe|quickly|run|lip|bruise|in case (?:he|she|i (?:have|need) to)|leave fast|the kids and i|before he)`,
    without('hospital bag|labour|due|birth|holiday|gym|flight|festival|sleepover|camping|trip'),
  ),
  cue(
    `(?:had|has|have|having|in) (?:one of )?(?:his|her) (?:[a-z]+ )?(?:evenings|moments|nights|moods|turns|tempers|episodes|rages)`,
    `(?:my|our|the) (?:[a-z]+ ){0,3}?(?:shoulder|arm|face|eye|lip|wrist|ribs?|back|collarbone|jaw|door|plates|kids|hand|nose|knee)|i (?:hide|lock|stay|keep|can not)|was my`,
    without('hot flush|menopause|toddler|diabet[a-z]+|asthma|epilep[a-z]+|migraine'),
  ),
  cue(
    `(?:every (?:time|saturday|sunday|friday|weekend|payday|match)|whenever|each time|when) (?:that )?${gap(4)}(?:lose|loses|lost|drinks|drunk|drinking|pub|payday|wasted|home late|comes home|came home)`,
    `(?:i|mum|we|she|me) (?:[a-z]+ ){0,3}?(?:cop it|cops it|end up with|ends up with|pay for it|pays for it|get it|gets it|suffer|suffers|know about it|in for it|hide|hides|duck|keep out|regret it)`,
    without('goldfish|hangover|taxi'),
  ),
  cue(
    `(?:ice|frozen peas|cold (?:flannel|spoon|compress)|tea towel|concealer|foundation|sunglasses|long sleeves|scarf|polo neck)`,
    `(?:on|over|for|to hide|to cover|in july|in august|in june|in summer|again) (?:my|her|the) (?:[a-z]+ )?(?:face|eye|lip|cheek|jaw|neck|arms?|bruises?|marks?|ribs|nose|july|heat)|(?:face|lip|eye)(?= $)`,
    `(?:again|every|each time|because|he|you|lose|row|argu[a-z]+|told|said|night)`,
    without(`${SPORT}|dentist|wisdom|tooth|botox|lip filler|allergy|sting|migraine|sunburn|ski(?:ing)?|fell|tripped`),
  ),
  cue(
    `(?:allowed|ok|okay|fine|right|entitled|free) to (?:be (?:angry|mad|upset|cross)|shout|feel)`,
    `not (?:allowed|ok|okay|fine|entitled|all right|alright)? ?(?:to )?(?:throw|chuck|lob|hit|grab|shove|push|slap|smash|punch|kick|put your hands|raise your hand|corner|block the door)`,
  ),
  cue(
    `(?:scar|scars|dent|hole|mark|hearing|tooth|limp)`,
    `(?:from|is|in|by|where|lost) (?:[a-z]+ ){0,3}?(?:your|his|her|my|one of) (?:[a-z]+ )?(?:ring|signet ring|belt|buckle|fist|hand|boot|clouts?|blows?|temper|shoulder|back|head|elbow|fathers clouts|dads)`,
    `(?:i|my|me|you|not the hoover|still)`,
    without(`${SPORT}|surgery|operation|c section|caesarean|appendix|piercing|tattoo|bike|dog|cat`),
  ),
  cue(
    `(?:fractured|broken|swollen|black|split|busted|burst|bruised|cut) (?:[a-z]+ )?(?:wrist|eyes?|lip|jaw|nose|ribs?|cheek|arm|collarbone)|eye (?:is )?(?:still )?swollen`,
    `(?:told (?:work|them|everyone|my|the|people)|court date|stye|came off my bike|dont own|police|restraining|said it was|had to say|make ?up|solicitor|statement|cover)`,
    without(`${SPORT}|insurance claim|cycling|ski|fell off|claim form`),
  ),
]
