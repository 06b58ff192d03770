import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { A_CHILD, AGED, I_AM_A_CHILD } from './words.ts'

const SIBLING = `(?:my|our) (?:lil |little |baby |small |big |younger |older |step )*(?:sis|sister|sisters|bro|
  brother|brothers)`
const YOUNG_ONE = `(?:${A_CHILD}|${SIBLING}|year (?:[7-9]|10|11)s?|yr (?:[7-9]|10|11)s?|whos (?:1[0-6]|[5-9])|kids?)`

/** What relatives, neighbours, brothers and sisters notice, and what young people say of themselves. */
export const NOTICED_CUES: readonly Cue[] = [
  cue(
    `(?:drive|drives|drove|driving|pick|picks|picked) ${gap(2)}(?:our |the |my |your |his |her )?(?:kids|children|
      son|daughter|boys?|girls?|twins|baby|them|toddler)`,
    `(?:pints?|drinks?|drunk|cans|bottles?|beers|wine|vodka|stoned|high|joint|spliff|wasted|over the limit|
      smell[a-z]* of|no (?:licence|license|seat ?belts?|car seats?))`,
  ),
  cue(
    `(?:lock|locks|locked|shut|shuts|kept|keep) (?:(?!(?:my|your|the|a|it|that|our|his|this|me|myself|up|bikes?|
      everything|stuff|things|us) )[a-z]+|the (?:kids|boys?|girls?|child|baby)|my [a-z]+|our [a-z]+) in (?:her|his|
      their|the) (?:bed)?rooms?`,
    `(?:from (?:friday|saturday|the outside)|days|all (?:day|night|weekend)|crisps|hours|wee|bucket|food|cry[a-z]*|
      no|until|till|weekend|dark)`,
  ),
  cue(
    `(?:strapped|left|leaves|leave|waiting|waits|sat|sits|sleeping|asleep) ${gap(3)}in (?:the|her|his|your|
      a) (?:hot )?(?:car|van|pram|buggy)`,
    `(?:him|her|them|kids?|baby|toddler|boy|girl|son|daughter|twins|child|children)`,
    `(?:bingo|casino|pub|bookies|july|june|august|heat|windows|hours?|shift|gym|shop(?:ping)?|drinking|score|dealer|
      club|nails|while)`,
  ),
  cue(
    `(?:bathes?|bathing|showers?|washes|undress(?:es)?|changes|sleeps?|shares a bed|gets in) (?:in |the |a |
      bed )*(?:with|next to)? ?(?:my|our|the|your|his|her) (?:[a-z0-9]+ )?(?:[a-z0-9]+ year old|daughter|son|girls?|
      boys?|niece|nephew|stepdaughter|stepson|kids)`,
    `(?:bloke|boyfriend|man|fella|uncle|mate|lodger|brother|cousin|friend|step ?dad|he)`,
    `(?:shuts?|locks?|door|alone|every|at night|naked|new|insists?|secret|will not let)`,
  ),
  cue(
    `(?:send|sending|sent|take|taking|took|flying|fly|ship|shipping) (?:her|him|them|my [a-z]+|our [a-z]+|
      the girl|[a-z]+) (?:back |home |away |off |over )*(?:to|for)`,
    `(?:marry|married|marriage|wed|wedding|fiance|husband|engagement|cut|circumcis[a-z]*|ceremony|nikah)(?! (?:dress|
      cake|outfits?|reception|party)\\b)`,
    `(?:cousin|niece|sister|daughter|girl|her|school|does not want|summer|ticket)`,
    `(?:to marry|be married|marriage|does not want|nikah|be cut|circumcis[a-z]*|husband|ceremony)`,
  ),
  // men and groomers, seen by brothers and sisters
  cue(
    `(?:some |a |this |an |older |random |her |old |weird )+(?:man|guy|bloke|dude|lad|adult|men)|(?:hes|he is|youre|
      you are|is|aged?) (?:2[1-9]|[3-6][0-9])`,
    `${YOUNG_ONE}`,
    `(?:messag[a-z]+|dms?|adding|snap|snapchat|roblox|insta|instagram|discord|gaming|game|pics?|pictures?|photos?|
      uniform|nudes?|caravan|gives|buys?|bought|sweets|tenner|stay w(?:ith)?|meet|hotel|when it started|
      sixth form)(?! (?:of the (?:dog|cat)|repair)\\b)`,
    `(?:pics?|pictures?|photos?|uniform|nudes?|caravan|sweets|tenner|adding|messaging|dms?|gives (?:her|him)|
      bought (?:her|him|me)|stay w(?:ith)?|meet|hotel|when it started|roblox|snap)`,
  ),
  cue(`(?:goes|went|going|go|been) (?:over |round |off |up )*(?:to|into|in) (?:a|the|this|that|some) (?:old |
    older )?mans? (?:caravan|house|flat|car|van|room|shed|garage|place|trailer)`),
  cue(
    `(?:now |he |they |and )(?:he |they )?(?:says?|said|reckons?|thinks) i owe|i owe (?:him|them)|(?:or|and|
      says) (?:he|they)(?: will|ll)? (?:send|show|post|share|leak|tell)|(?:sending|sent|passing|showing|
      sharing) (?:round|around) (?:a |my |the )?(?:pic|pics|picture|photo|video|nude|nudes)|pic of me`,
    `(?:trainers|phone|meet|mates|friends|pic|pics|picture|photo|video|nudes?|send more|facetim[a-z]*|camera|money|
      year|yr|school)`,
    `(?:yr|year|school|meet his|owe|send more|facetim[a-z]*|nudes?|i am (?:1[0-7]|[89])|im (?:1[0-7]|[89])|boy|lad|
      someone|he)`,
  ),
  cue(`(?:she|shes|she is|he|hes|he is|daughter|sister|niece|girl) ${gap(3)}(?:was |is |were )?(?:only )?(?:1[0-5]|
    twelve|thirteen|fourteen|fifteen|eleven) (?:years old )?when (?:it|this|you|he|they) (?:started|began|first|got|
    slept|met|kissed)`),
  cue(
    `(?:pregnant|expecting|abortion|morning after pill|the pill|sti|chlamydia)`,
    `(?:i am|im|she is|shes|daughter|
    niece|sister|whos|is) (?:only |just )?${AGED}|(?:only |just )?(?:1[0-5]|twelve|thirteen|fourteen|fifteen|
    eleven)(?= $| (?:and|n|years?|so|but)\\b)`,
    `(?:boyfriend|dad|step ?dad|uncle|teacher|he|man|pregnant|mums|
    brother)(?! (?:teacher training)\\b)`,
  ),
  cue(
    `(?:ran away|run away|running away|ran off|kicked out|sleeping rough|sofa surfing|at the station|
    missing since)`,
    `${I_AM_A_CHILD}|${YOUNG_ONE}`,
    `(?:man|stay|sleep|night|cold|nowhere|alone|dads?|mums?|home|
    foster|since|older)`,
  ),
  cue(
    `(?:nicking|nick|stealing|steal|steals|shoplift[a-z]*|robbing|begging|dealing|running (?:drugs|packages)|
    dropping off|carrying|selling|fight|fights|boxing for)`,
    `(?:for (?:him|her|them|you|bets?|money|the camera|
    drugs)|off other|his phone|live|on camera)`,
    `${YOUNG_ONE}|nephew|niece|brother|kid`,
  ),
  // how a child changes
  cue(
    `(?:stopped|stop|will not|wont|does not|no longer|hardly|barely) (?:talk|talking|speak|speaking|eat|eating|
    smile|smiling|sleep|sleeping|play|playing|let)`,
    `(?:grandson|granddaughter|son|daughter|he|she|nephew|niece|
    child|boy|girl|little one)`,
    `(?:since|whenever|after|when) ${gap(4)}(?:partner|boyfriend|man|bloke|uncle|
    grandad|he|visits?|weekend|yours|sleepover|step ?dad|lodger|coach)|wets? (?:him|her)self`,
  ),
  cue(
    `(?:wets?|wetting|wee(?:s|d)?|soils?|flinch(?:es|ed)?|shak(?:es|ing)|hides?|freez(?:es|e)|scream(?:s|ed)?|
    cr(?:ies|y|ied))`,
    `(?:whenever|every time|when|as soon as|if) (?:[a-z]+ ){0,2}(?:partner|boyfriend|bloke|man|
    uncle|step ?dad|dad|he|she|mum|coach|grandad|door|lodger|name) (?:enters?|comes?|walks?|is (?:near|here|
    mentioned)|opens?|picks?|gets|shouts?|name)`,
    `(?:grandson|granddaughter|son|daughter|nephew|niece|child|boy|
    girl|baby|little|kids|she|he)(?! (?:dog|cat)\\b)`,
    `(?:grandson|granddaughter|son|daughter|nephew|niece|child|
    boy|girl|little|kids|himself|herself)`,
  ),
  cue(
    `(?:comes? back|came back|come home|coming back|returns?|back from) ${gap(3)}(?:thinner|hungry|filthy|starving|
    quiet|crying|dirty|bruised|hurt|limping|sick|sore|shaking|wearing the same|unwashed|smelling|
    stinking)`,
    `(?:week|weekend|yours|you|every|from|dads?|mums?|she|he|they)`,
    `(?<!(?:dog|cat|
    husband) (?:[a-z]+ ){0,2})(?:she|he|they|kids|boys|girls|twins|son|daughter|child)`,
  ),
  cue(
    `(?:hid|hides|hiding|hoard[a-z]*|stash[a-z]*|steal[a-z]*|stole|sneak[a-z]*) (?:the |some )?(?:bread|food|
    biscuits|crackers|snacks|crusts) ${gap(2)}(?:under|in|from|behind)`,
    `(?:pillow|bed|mattress|socks?|bag|drawer|
    bins?|wardrobe|school|neighbou?r)`,
  ),
  cue(
    `(?:soap|tape|tapes|taped|sock|rag|pepper|chilli|washing up liquid|mustard|vinegar)`,
    `(?:in|over|on|
    across) (?:his|her|their|my|the (?:boys|girls|kids|babys)) (?:mouth|mouths|tongue|eyes|lips)|tapes? it`,
  ),
  cue(
    `(?:baby|babys|babies|newborn|toddler|kids?|child|children)`,
    `(?:crying|cried|screaming|cries|
    screams)`,
    `(?:since (?:yesterday|last night|this morning|[a-z]+day)|all (?:day|night|weekend)|nobody(?: is|
    s)? answer[a-z]*|nobody (?:comes|in|home|there)|no answer|for hours)`,
  ),
  cue(
    `(?:scared|afraid|frightened|terrified) (?:to|of) (?:go|going|come|be|being|live|stay) ${gap(2)}(?:to |at |
    with |near )?(?:yours|home|his|hers|dads?|mums?|you|there|him|her|school because)`,
    `(?:he|she|son|daughter|kids|
    told|teacher|boy|girl|nephew|niece|they)`,
    `(?:told|teacher|school|says|said|because|son|daughter|boy|girl|
    kids)`,
  ),
  cue(
    `(?:trap house|crack house|crack den|drug den|dealers? (?:house|place|flat)|to score|scor(?:e|ing)|brothel|
    squat)`,
    `(?:kids?|children|baby|son|daughter|toddler|twins|boys?|girls?|nephew|niece)`,
    `(?:took|takes?|brought|
    bring|with|left|live|lives|living|staying|in)(?! (?:goals?|a goal)\\b)`,
    `(?:trap house|crack|drug den|
    dealer[a-z]*|could score|to score(?! (?:a|the|goals|points))|brothel|squat)`,
  ),
]
