import { gap, type Sign, sign } from '../../sign.ts'
import { A, ARM, DWELLING, FLESH, LIQUID, type Verbs, VICTIM, verbs, WHOSE } from './words.ts'

/** Verbs that are unambiguous when a person follows. */
const WOUND = verbs(
  `kill|murder|strangle|throttle|stab|shoot|punch|slap|batter|thrash|behead|slaughter|butcher|poison|drown|glass|shank|
    lamp|deck|lynch|scald|maim|cripple|kneecap|skin|gut|headbutt|nut|chin|clobber|wallop|flog|cane|brain|suffocate|
    smother|electrocute|leather|pummel|bludgeon|choke out|snuff|waste|bash|crucify|castrate|flatten|floor|hang|whip|
    torture|gas|hurt|harm|bury|rape|kick|impale|slit|curb stomp|stomp|ragdoll|suckerpunch|sucker punch|wipe out|
    take out|do over|boot|disembowel|skewer|slash|knife|bottle|finish off|run through|do in|slice up`,
  `stabbing|shooting|punching|slapping|battering|thrashing|beheading|slaughtering|butchering|poisoning|drowning|
    glassing|strangling|scalding|kneecapping|skinning|gutting|headbutting|clobbering|bashing|knifing|burying|whipping|
    murdering`,
)
const BREAK = verbs(
  `break|smash|crush|cut|slit|knock|kick|punch|bash|crack|rip|tear|twist|wring|snap|shatter|cave|blow|rearrange|bust|
    slap|chop|split|stomp(?: on)?|stamp(?: on)?|smack|mash|bite|burn|slice|slash|saw|gouge|carve|stave|fracture|mangle|
    dislocate|claw|scratch|poke|take|have|pull|yank|nail|flatten|pound|splatter|squash|pop|shoot|remove|scoop|rock|
    fill in|kick in|smash in|bash in|cave in|spread|scald|squeeze|skin`,
  `breaking|smashing|crushing|cutting|slitting|knocking|kicking|punching|bashing|cracking|ripping|tearing|twisting|
    wringing|snapping|shattering|caving|rearranging|slapping|chopping|splitting|stomping on|stamping on|slicing|
    slashing|gouging|carving|taking|pulling|pounding`,
)
const PLANT = verbs(
  'put|stick|shove|drive|plant|bury|sink|ram|stab|push|run|lodge|empty|unload|send|slide',
  'putting|sticking|shoving|driving|planting|burying|sinking|ramming|emptying|unloading|sliding',
)
const SWING = verbs(
  'take|use|bring|break|smash|swing|lay|crack|snap|wrap|bust|try|test|bend',
  'taking|using|breaking|smashing|swinging|laying|cracking|wrapping|trying|testing',
)
const THROW = verbs(
  'throw|push|shove|chuck|kick|hang|toss|drop|fling|sling|hurl|drag|knock|boot|launch|tip|dump',
  'throwing|pushing|shoving|chucking|kicking|hanging|tossing|dropping|flinging|slinging|hurling|knocking|launching|dumping',
)
const POUR = verbs('pour|throw|chuck|tip|empty|splash|toss|fling|spray', 'pouring|throwing|chucking|tipping|splashing')
const BEAT = verbs(
  'beat|kick|punch|stab|batter|bleed|choke|hit|knock|stamp|stomp|slap|whip|hack|starve|strangle|cane|stone|flog|bash|thrash|smash',
  'beating|kicking|punching|stabbing|battering|choking|hitting|knocking|stamping|whipping|slapping|thrashing',
)
const KINDLE = verbs(
  'torch|burn|burn down|set fire to|set light to|light up|firebomb|petrol bomb|blow up|set alight|burn up',
  'torching|burning|burning down|setting fire to|setting light to|firebombing|blowing up',
)
/** A tool counts as a weapon when it is meant for a person, or comes with a condition. */
const AFTER = `(?=(?: (?:for (?:you|him|her|them|your)|and (?:i|you|we|it|my|if|then|no)|in (?:my|the) (?:hand|boot|
  bag)|if|unless|until|so you|you|tonight)\\b)|(?<=gun|pistol|rifle|machete|acid|axe|crowbar|bat) $)`

const IT = `(?:it|${VICTIM})`
const HURT_LIKE = `(?:to (?:death|a pulp|pieces|the ground|bits)|unconscious|senseless|bloody|black and blue|
  blue and black|half (?:to death|dead)|until|till|so (?:hard|badly|bad|much)|with (?:${A} )?(?:${ARM}|bare hands)|
  like a (?:dog|drum|snake|goat|pig|thief|rug)|into (?:the|a) (?:ground|coma|next|hospital|wall)|up|down|out cold|cold|
  flat)`

/** Blows in one form of the verb. "It" may be an animal. */
const blows = (form: keyof Verbs): readonly string[] => [
  `${WOUND[form]} (?:up )?${VICTIM}(?! (?:off|out(?! cold)|in line|loose|short|free|from|with (?:kindness|love|
    questions)|feelings|a (?:link|mail|text|message|look|glance)|some|me|down (?:gently|easy))\\b)`,
  `${BREAK[form]} (?:out |in |off |up |open |all (?:of )?)?(?!your (?:hand|hands|arm|back|head off|heart|eyes off|
    mouth off|feet)(?: (?:in|off|again|whenever|for|up|and|out of)\\b| $))${WHOSE} ${FLESH}(?! (?:off about|line|start|
    count)\\b)`,
  `${BEAT[form]} ${IT} (?:(?:right|so|well) )?${HURT_LIKE}`,
  `${BEAT[form]} the (?:[a-z]+ )?(?:shit|crap|hell|daylights|life|lights|teeth|snot|soul|stuffing|smile|grin|laugh|
    black|devil|stupid|cheek|disrespect|attitude) (?:right |off |out )*(?:of )?(?:you|your|him|her|his|them)`,
  `${BREAK[form]} (?:that|the) (?:[a-z]+ )?(?:smile|grin|laugh|smirk|face|look|teeth|tongue|head) (?:right |
    clean )?(?:off|out of|from|of|out) (?:of )?(?:you|your|his|her)`,
  // with a weapon
  `${PLANT[form]} (?:${A} |one )?(?:${ARM}|hand|foot|head) (?:straight |right |clean |deep )?(?:in|into|through|between|
    inside|up|down|across|to) (?:${IT}|${WHOSE} (?:${FLESH}|skull))(?! (?:hand|hands)\\b)`,
  `${SWING[form]} ${A} ?(?:${ARM}|teeth)? (?:on|over|to|across|round|around|upside) (?:you|him|them|
    the (?:pair|lot|two) of|${WHOSE} (?:${FLESH}|skull))`,
  `(?:use|using|try|trying|test|testing|swing) (?:it|this|that|them) on (?:you|him|her|them|the (?:pair|lot|two) of|
    your)`,
  `${POUR[form]} (?:[a-z]+ ){0,3}${LIQUID} (?:[a-z]+ ){0,2}?(?:on|over|at|in|into|down) (?:you|him|her|them|your|his|
    their|that)|${POUR[form]} (?:[a-z]+ ){0,2}${LIQUID} through (?:your|the|his|her) (?:letter ?box|door|window)`,
  // falls, fire and wheels
  `${THROW[form]} ${IT} ${gap(1)}(?:down|off|through|out of|out|over|under|in front of|in|into|from|onto) (?:the|that|
    those|a|your|my|this|of the|of that|of a) ${gap(1)}(?:stairs|steps|balcony|window|roof|bridge|wall|cliff|bus|train|
    tram|car|lorry|traffic|river|lake|canal|sea|quarry|fire|tracks|platform|banister|staircase|stairwell|railing|well|
    ditch|pool|rails|grave)`,
  `${PLANT[form]} (?:${IT}|${WHOSE} (?:head|face|skull)) (?:straight |right )?(?:through|into) (?:it|him|
    (?:the|a|that|this|your) ${gap(1)}(?:wall|window|windscreen|door|floor|ground|glass|table|mirror|fence|screen|
    hospital|windshield|bonnet|oven|sink|pavement|kerb|icu|ward))`,
  `${PLANT[form]} ${IT} (?:in|into|under|six feet) (?:the |a |an )?(?:[a-z]+ )?(?:hospital|ground|grave|coffin|morgue|
    wheelchair|icu|body bag|box|floor|deck|pavement|casualty|intensive care|a and e|river|boot|earth|soil|concrete|dirt|
    under|feet)`,
  `${KINDLE[form]} (?:down )?(?:your|his|her|their|that|this|the (?:whole|entire)) ${gap(2)}${DWELLING}`,
  `(?:driv|ramm?|crash)(?:e|ing)? (?:[a-z]+ ){0,3}(?:into|through) (?:the (?:front|wall|side) of )?${WHOSE} (?:front|
    house|living|door|legs)`,
  `${KINDLE[form]} (?:down )?(?:the|it|this) (?:[a-z]+ )?(?:down )?(?:[a-z]+ )?(?:with|while|when|and) (?:you|everyone|
    him|her|them|your|all)`,
]

const FORMLESS: readonly string[] = [
  `(?:make|watch|see) (?:you|him|her|them) (?:bleed|choke on|swallow|eat (?:your|his|her) (?:own )?(?:teeth|words with|
    tongue)|crawl|beg for|burn|disappear|limp|a cripple|scream (?:for|in|until))`,
  `cost (?:you|him|her) (?:your|his|her|both) ${FLESH}`,
  `(?:beat|kick|choke|cut|squeeze|carve) (?:it|them|that|every (?:penny|cent|pound|[a-z]+)) out of (?:you|him|her|them|
    your)`,
  `feed (?:you|him|her|your [a-z]+(?: [a-z]+)?) to (?:the|my) (?:dogs?|pigs?|crocodiles?|sharks?|fish|fishes|lions?)`,
  `(?:fire|point|aim|unload) (?:it|this|that|one|both barrels|[a-z]+ [a-z]+) (?:at|into|in) (?:you|him|her|them|your)`,
  `put (?:a|the) (?:petrol bomb|firebomb|molotov|brick|rock|bottle|grenade) through (?:your|his|her|the|
    that) (?:[a-z]+ ){0,3}(?:while|when|with) (?:you|he|she|they|everyone|your)`,
  `put one (?:in|through|between) (?:you|him|her|your|his)`,
  `drag (?:you|him|her|them) ${gap(4)}by (?:your|his|her|the) (?:[a-z]+ )?(?:hair|neck|throat|ears?|legs?|feet|collar|
    ankles?)`,
  `(?:break|smash|crack|chop|cut|crush|snap) (?:off )?(?:the|that) (?:hands?|arms?|fingers?|legs?|foot|skull|jaw|face|
    nose) (?:that|which|you|of)`,
  `(?:break|smash|crack) (?:a |the |this )?bottle (?:for|over|on|across) (?:your|his|her)`,
  `(?:drown|strangle|behead|butcher) it(?= (?:if|when|next|tonight|tomorrow|myself|in)\\b| $)`,
  `put (?:[a-z]+ )?(?:poison|bleach|glass|rat poison|antifreeze|acid) in(?:to)? (?:your|his|her|their|the) [a-z]+`,
  `cut (?:it|them) off (?:your|his|her)`,
  `hold (?:the|a|that) pillow (?:down|over)`,
  `(?:see|make sure) (?:to it )?(?:that )?(?:you|he|she|they) (?:never|do not|does not) (?:walk|breathe|wake|see|talk|
    leave|eat|work) (?:again|out|up|another|alive|solid)`,
  `(?:put|hold|shove|stick|push|force) (?:your|his|her) (?:[a-z]+ )?(?:head|hands?|face|fingers|arm) (?:in|on|under|
    into|over|against) (?:the|a|that) (?:[a-z]+ )?(?:oven|grill|fire|stove|mincer|fryer|hob|water|pan|toilet|chipper|
    grinder|bath|flame|river|sink|pool)`,
  `(?:do|finish) (?:you|him|her|them) (?:in|off|with (?:my|a|this|these)|for good|once and for all|like)`,
  `finish (?:the job|what i started)`,
  `run ${VICTIM} (?:over|down|off the road)`,
  `give (?:you|him|her|them) (?:a|the|such a|one hell of a) (?:[a-z]+ )?(?:beating|hiding|thrashing|kicking|slap|smack|
    black eye|bloody nose|bullet|broken [a-z]+|scar|whipping|knuckle|belting|caning|flogging)`,
  `(?:rip|tear|hack|chop|slice|cut|carve|saw|blow) (?:you|him|her|them) (?:limb|up|into|to|in|open|apart|from|a new|
    piece|like)(?! (?:on|off|some|with)\\b)`,
  `(?:come|drive|walk|march) (?:over |round |there |down |up |upstairs |in |to [a-z]+ (?:[a-z]+ )?){0,3}with (?:a |an |
    my |the |this )?(?:[a-z]+ )?(?:${ARM}|acid|petrol)${AFTER}`,
]

export const BLOWS: readonly Sign[] = [...blows('plain'), ...FORMLESS].map(sign)

/** Forms that follow "I am". Leaves out those used in confessions ("I am hurting you"). */
export const BLOWS_IN_PROGRESS: readonly Sign[] = [
  ...blows('going'),
  `(?:coming|driving|walking|heading) (?:over |round |there |down |up |upstairs |in |back |
    to [a-z]+ (?:[a-z]+ )?){0,3}with (?:a |an |my |the |this )?(?:[a-z]+ )?(?:${ARM}|acid|petrol)${AFTER}`,
  `(?:running|mowing|knocking) ${VICTIM} (?:over|down)`,
  `burning (?:the|this|that) (?:[a-z]+ )?(?:place|house|flat|building|shop|home) (?:down|to the ground|with)`,
  `dragging (?:you|him|her|them) ${gap(4)}by (?:your|his|her|the) (?:[a-z]+ )?(?:hair|neck|throat|ears?|legs?)`,
  `(?:breaking|smashing|crushing|snapping) (?:the|that) (?:hands?|arms?|fingers?|legs?|foot|skull|jaw|face|
    nose) (?:that|which|you|of)`,
  `bringing (?:a|my|the|this) (?:[a-z]+ )?(?:${ARM}) ${gap(6)}(?:you|your|him|her)`,
  `(?:giving) (?:you|him|her|them) (?:a|the) (?:[a-z]+ )?(?:beating|hiding|thrashing|kicking|slap|smack|black eye|
    whipping|belting)`,
].map(sign)
