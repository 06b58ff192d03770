import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'
import { BODY_PART, HARMLESS_CAUSE, HURTS, VICTIM } from './words.ts'

const WOUND = `(?:stitches|concussion|concussed|burst ear ?drum|perforated ear ?drum|ear ?drum|eye socket|cheek ?bone|
  collar ?bone|broken [a-z]+|fractured [a-z]+|cracked rib|(?:two|three|front|back) teeth|tooth|swelling|swollen|cast|
  sling|plaster|blisters|burns?|scars?|lump|hand ?print|finger ?(?:prints?|marks)|bite marks?|marks?|bruis(?:e|es|ed|
  ing)|limp|limps|limping|bleeding|bled|blood(?! is boiling| pressure| test)|(?:two|three|four|broken) ribs|split lip|
  fat lip|black eyes?|shiner|bald patch|dislocated [a-z]+|welts?|wounds?|purple|all colou?rs|scan|x ?ray|neck brace|
  crutches|a and e|hospital|ambulance)`
const NO_CAUSE = without(
  `${HARMLESS_CAUSE}|fell off|playing|ski|operation|surgery|birth|pregnan[a-z]+|baby shower|wisdom|donor|donation|
    pressure|stair ?gate|scaffold(?:ing)?|ladder|tan|car accident|crash|chemo|knee replacement|mole|blood type|
    nose ?bleed|tattoo|allergy|eczema|shaving|cooking|parking`,
)

/** Injuries that somebody else has caused, and how they are explained away. */
export const INJURY_CUES: readonly Cue[] = [
  cue(
    WOUND,
    `(?:you|he|she|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|mum|mother|brother|ex|son) (?:had |
      has |have |did |only |once |just |then |used to )*${HURTS}|(?:you|he|she|i) (?:gave|give|gives|left|caused|
      put there|did (?:this|that|it) to|owe me)|(?:from|by|of) (?:your|his|her|my (?:husband|wife|dad|father|brother|
      partner)s?) (?:ring|hands?|fingers|fists?|boot|teeth|belt|nails|last|temper|rage)|since he moved in|
      after (?:our|the|my|his|her|your) (?:[a-z]+ )?(?:dinner|argument|fight|row|anniversary|party|visit)|
      and not because i|your violence|(?:your|his|her) temper|until i promised|on my (?:cheek|neck|throat|arms?|
      wrists?|thighs?|face|back)`,
    NO_CAUSE,
    without(`feelings|heart|promise|silence|bread|news`),
  ),
  cue(
    `(?:my|her|his|your|grandmas|grans|mums) (?:[a-z]+ )?${BODY_PART} (?:is|are|was|were|has|have|took|still|
      got) (?:all |still |completely |been )*(?:purple|black|blue|swollen|all colou?rs|colou?rs|bleeding|broken|
      fractured|burst|cracked|dislocated|never been right)`,
    NO_CAUSE,
    without(`hair|my back is broken|black hair|dyed|sun|cold|winter|ink|paint|blueberr[a-z]+`),
  ),
  cue(
    `(?:my|her|his|your|mums|grans|grandmas) (?:[a-z]+ ){0,2}${BODY_PART}`,
    `(?:because|since|from when|from where|from the (?:time|night|day)|where|after|when|from the last time) (?:you|he|
      she|your (?:brother|dad|mum|son|mother|father)|my (?:husband|wife|dad|ex|brother)) (?:last |had |has |only |
      just )*(?:kicked|bent|twisted|broke|hit|pushed|shoved|threw|slammed|stamped|stood on|pulled|grabbed|bit|burnt|
      burned|dragged|squeezed|punched|slapped|harmless|held|dropped|trod|lost (?:his|her|your) temper)`,
    NO_CAUSE,
    without(`heart|feelings|promise|brakes|hair (?:cut|dye)`),
  ),
  cue(
    `(?:did|does|done|do) (?:my|her|his) (?:ribs|face|arm|back|jaw|nose|knee|wrist|eye|shoulder|hand)(?: (?:in|again|
      over|last))`,
    `he|she|you|dad|stepdad|husband|again`,
    without('make ?up|tattoo|nails|physio|massage|facial'),
  ),
  cue(
    `(?:marks|bruis(?:e|es|ing)|hand ?prints?|finger ?marks) (?:all )?(?:on|down|over|round|around|up) (?:my|her|his|
      the) (?:[a-z]+ )?${BODY_PART}`,
    NO_CAUSE,
    without(`pen|ink|paint|glasses|mask|sun|henna|sheet|pillow|sock|socks|bra|birth`),
  ),
  cue(
    `(?:spitting|peeing|pissing|vomiting|spat|spit|coughing|tasting|swallow(?:ed|ing)) (?:up )?blood|till (?:it|i|she|
      he) bled|until (?:it|i|she|he) bled`,
    `he|she|you|i|her|his|mum|mother`,
    NO_CAUSE,
    without('dentist|tooth|gums|nails|blister|blisters|shoes'),
  ),
  cue(
    `(?:owe|bill|pay|paid|invoice) (?:[a-z]+ ){0,5}(?:two|three|front|back|my|the) (?:[a-z]+ )?(?:teeth|tooth|nose|
      ribs|jaw|glasses that you broke)`,
    `you|your|he|she|court|violence`,
    without(`braces|wisdom|implant|whitening|filling|insurance|fairy|cleaning|crown|root canal`),
  ),
  // the swelling must not be seen, the doctor is told a story
  cue(
    `(?:see|sees|seeing|show|photo of|hide|hides|hiding|cover|covers|look at) (?:my|her|his) (?:face|eye|arms|neck|
      lip)`,
    `swelling|swollen|bruis(?:e|es|ing)|goes down|is down|marks|heals?|healed|make ?up|concealer|sunglasses|scarf`,
    without(`${HARMLESS_CAUSE}|wisdom|dentist|allergy|surgery|botox|filler|spots?|acne|sting|mumps|lip filler`),
  ),
  cue(
    `(?:told|tell|tells|telling|said|say|saying|lied to|explain(?:ed)? to|thinks?|believe) (?:[a-z]+ ){0,3}?(?:work|
      everyone|everybody|the (?:doctor|nurse|hospital|teacher|school|police|paramedics?)|doctor|a and e|school|
      my (?:boss|mum|sister|parents|friends|dad|manager|colleagues)|people|them|mum|nan|it was)`,
    `(?:walked into|tripped|slipped|(?:i|she|he) fell|fell (?:down|off|over)|it was (?:the|a|my) (?:ice|stairs|door|
      dog|cupboard|accident|fall|bike|football|cat|radiator|car door)|cupboards?|car door)`,
    `again|but|because|there was not|really|truth|every time|covering|cover for|instead|always|he|you|ashamed|
      how (?:i|she) got|so (?:i|he|she)`,
    without(`${HARMLESS_CAUSE}|laughed|hilarious|embarrassing|funny|drunk`),
  ),
  cue(
    `(?:you|she|he) did not (?:just )?(?:fall|trip|slip|walk into)|not because i (?:slipped|fell|tripped)|
      walked into (?:the|a|another) (?:cupboard|door) again`,
    without('asleep|for it|in love|behind|apart|out|through|short|test'),
  ),
  cue(
    `why (?:i|she|he) (?:had|would|would have|have|has) (?:a |an |the |my |her |such )?${WOUND}`,
    `he (?:answered|said|told|laughed)|answered for|doctor|nurse|asked|teacher|school`,
    NO_CAUSE,
  ),
  cue(
    `(?:drive|drove|driven|take|took|taken|rush|rushed|send|sent) (?:you|me|her|him) to (?:a and e|casualty|
      the (?:hospital|emergency [a-z]+|er)|hospital)`,
    `never had to|because of (?:you|me|him|her)|after (?:you|he|she|i) (?:hit|pushed|threw|kicked|lost)|temper|
      you (?:sent|put)|his (?:fists?|temper)`,
    NO_CAUSE,
  ),
  cue(
    `next thing ${gap(3)}(?:i am|i was|she was|she is|i wake|i woke) (?:lying )?(?:up )?on the (?:[a-z]+ )?(?:floor|
      ground|stairs)|(?:and )?then (?:i was|she was|i am|he was) (?:lying )?on the (?:[a-z]+ )?(?:floor|ground)|
      (?:woke|came|wake) (?:up|round|to) on the (?:[a-z]+ )?floor`,
    without(
      `${HARMLESS_CAUSE}|laughing|slipped|tripped|ice|fainted|drunk|party|sleeping bag|camping|playing|banana|lego|
        tickl[a-z]+|crying with laughter`,
    ),
  ),
  cue(
    `(?:blisters|burns?|scald|scar|scars|black eye|bruises|limp|concussion|fat lip|split lip|
      broken [a-z]+) (?:that )?(?:i|you|he|she) (?:gave|left|caused|put|did|made)`,
    without('promise|heart'),
  ),
  cue(
    `(?:where|so|somewhere|anywhere) (?:that )?(?:people|nobody|the [a-z]+|no one|they|it|others|my [a-z]+) (?:can|
      can not|could not|do not|does not|will not|would not|never|cannot)? ?(?:see|sees|look|looks|notice|notices|show|
      shows|know)`,
    `(?:${HURTS}|hitting|pinching|hurting|bruises|marks) |careful`,
    `he|she|you|me|her|him`,
    without(`show|photo|hide the presents|presents|present|tattoo|logo|wrap|scratch|camera|${HARMLESS_CAUSE}`),
  ),
  cue(
    `(?:broke|breaks|broken|smashed|snapped) (?:[a-z]+ ){0,4}?(?:glasses|phones?|pairs|hearing aids?)`,
    `while (?:she|i|he) (?:was|were|is) (?:wearing|holding|using)|on my (?:head|face|back)|off (?:my|her) face|
      each one while`,
  ),
  cue(
    `(?:her|his|your) (?:husband|wife|boyfriend|girlfriend|partner|man|ex|dad|father|mother|
      brother) (?:[a-z]+ )?(?:broke|fractured|cracked|burnt|burned|bruised|split|dislocated|did) (?:it|her|his|my)`,
    NO_CAUSE,
    without('promise|phone|heart|car|record|window|tv|vase|laptop|trust'),
  ),
  cue(
    `(?:afterwards|next day|every morning|after that|always) (?:she|he|mum|i) (?:[a-z]+ )?(?:limps?|can not (?:sit|
      walk|stand|lift)|wears? (?:sunglasses|a scarf|long sleeves))`,
    without(`run|gym|${HARMLESS_CAUSE}|leg day`),
  ),
  cue(
    `${VICTIM} (?:flinch(?:es|ed)?|cowers?|cowered|shakes|wets? (?:himself|herself|the bed|myself)|goes quiet|freezes)`,
    `(?:when|whenever|if|every time|each time|at|as soon as) ${gap(3)}(?:he|she|you|i|dad|the gate|key|keys|the door|
      your|his|my)`,
    without(`dog|cat|thunder|fireworks|dentist|injection|needle|spider|hoover|puppy`),
  ),
  // plain marks of blows, unless sport or age explains them
  cue(
    `(?:bruis(?:e|es|ed)|black eyes?|broken (?:nose|rib|ribs|arm|wrist|jaw|finger|tooth)|finger marks|
      strangle marks)(?! (?:ego|feelings|pride|dignity|banana|apples?|fruit)\\b)`,
    NO_CAUSE,
    without(`ego|pride|dignity|fell|tripped|slipped|stairs by accident|ball|black belt|fight at|rail`),
  ),
  cue(
    `(?:dent|hole|crack|blood|stain) (?:[a-z]+ ){0,4}?(?:is|was|came) (?:from|where) (?:my|her|his|your) (?:head|face|
      fists?|back|elbow|nose|boot|foot)`,
    NO_CAUSE,
  ),
  cue(
    `(?:came|come|arrived|turned up|went|goes|left|sat) ${gap(6)}with (?:a |an |her |his |two )?(?:split lip|
      black eye|fat lip|swollen [a-z]+|bruis(?:es|ed [a-z]+)|bleeding [a-z]+|one shoe|no shoes)`,
    NO_CAUSE,
  ),
  cue(
    `(?:say|says|said|told|tell|tells|pretend|lie)(?: [a-z]+){0,5} (?:that )?(?:i|she|he) (?:fell(?= $| (?:again|
      down the|over)\\b)|walked into (?:a|the) (?:door|cupboard|cabinet|wall))|cover(?:ed|ing)? for (?:you|him|
      her) ${gap(4)}(?:doctor|police|hospital|nurse|school|a and e)`,
    without(`asleep|love|${HARMLESS_CAUSE}`),
  ),
  cue(`(?:it|he|she|you|they|that) left (?:welts|bruises|scars|marks on|a mark on|hand ?prints?)`, NO_CAUSE),
]
