import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { THEY, without } from '../words.ts'

const SHELTERS = `(?:hide|hides|hid|hiding|lock|locks|locked|sleep|sleeps|slept|sleeping|stay|stayed|sit|sat|
  barricade[ds]?|shut|crouch(?:ed)?|run|ran|walk the streets)`
const SHELTER = `(?:bathroom|toilet|loo|car|closet|wardrobe|cupboard|garage|shed|garden|neighbou?rs?|bedroom|attic|
  box room|kids room|under the (?:bed|table|stairs)|outside|barefoot|landing|launderette|park|porch)`

/** Flight, locks and shelters; being shut in or out; what others hear through the wall. */
export const FEAR_CUES: readonly Cue[] = [
  cue(
    `${SHELTERS} ${gap(6)}${SHELTER}`,
    `(?:until|till|when|whenever|because|if|while|in case) (?:he|she|you|dad|husband|wife|mum|stepdad|
      they) (?:[a-z]+ ){0,2}?(?:asleep|sleeps?|passes|calms?|calm|stops?|goes|gets|leaves|drinks?|drunk|drinking|
      drink|come|comes|shouts?|starts?|kicks?|angry|rages?|temper)`,
    without(
      `snores?|snoring|game|work|wrapping|present|presents|surprise|phone call|spider|hide and seek|calls|barking|dog|
        cat|film|football|late shift|early|school run`,
    ),
  ),
  cue(
    `(?:lock|bolt|chair|chest of drawers|alarm) (?:on|against|under|for|across|on the inside of) (?:my|the|
      our) (?:bedroom |bathroom )?(?:door|bedroom|bathroom|room|handle)`,
    `because of (?:you|him|her|my (?:wife|husband|dad|son|brother|partner))|so (?:that )?(?:you|he|she) can not|
      afraid|scared|at night|to (?:keep|feel) (?:him|her|you|safe)|in case (?:he|she|you)`,
    without('toddler|cat|dog|flatmate|privacy|cleaning'),
  ),
  cue(
    `(?:bag|suitcase|rucksack|keys|shoes|trainers|coat|passport|money)`,
    `(?:by|behind|under|near|beside|next to) the (?:front |back )?(?:door|bed|stairs)|in the (?:car|boot|shed)|
      at my (?:sisters|mums|friends)`,
    `last time|(?:had to|have to|need to|can) (?:run|leave|go fast|get out)|ready to (?:run|leave|go)|barefoot|flee|
      escape|in case (?:he|she|you) (?:[a-z]+ )?(?:start|starts|hit|comes|kicks|loses|gets)`,
    without('train|fire|airport|flight|labour|baby|gym|hospital'),
  ),
  cue(
    `(?:lock|locks|locked|locking|shut|shuts|shutting) (?:me|us|him|her|them|my [a-z]+) (?:in|inside|into|up|
      out) ?(?:in )?(?:there|the|a|on the|for|of the)? ?(?:(?:[a-z]+ )?(?:cellar|cupboard|bathroom|basement|closet|
      shed|room|garage|attic|bedroom|wardrobe|toilet|balcony|outhouse|house|flat|garden)|there|hours)`,
    `when(?:ever)? (?:i|we|he|she|you|dinner)|every time|each time|because|used to|for (?:hours|the night|days|two|
      three)|all night|until|till|as a punishment|punish(?:es|ed|ment)?|normal|again|if (?:i|we|he|she)`,
    without(`accident|accidentally|by mistake|key snapped|forgot|dog|cat|broken lock|jammed|handle broke`),
  ),
  cue(
    `(?:harmless|threw|throws|put|puts|kicked|kicks|pushed|locked|left|sent) (?:me |us |him |her |them )?(?:out |
      outside )?(?:in|into|on|onto) the (?:[a-z]+ )?(?:snow|rain|cold|street|night|balcony|frost|garden)`,
    `socks|barefoot|bare feet|pyjamas|nightie|nightdress|naked|underwear|hours|all night|without (?:shoes|a coat|
      my (?:phone|coat|keys|shoes))|in my|middle of the night`,
    without('dog|cat|bins?|recycling|plants|tent|festival'),
  ),
  // what others hear and see
  cue(
    `(?:hear|heard|hearing|listen|listened|listening|hears)`,
    `thuds?|thumps|slaps?|blows|begging|sorry sorry|being hit|hitting (?:her|him|the)|(?:her|him|mum|she|your (?:wife|
      girlfriend|mum|sister)) (?:crying|cry|scream|screaming|begging|beg|plead|pleading)|stop it please|please stop`,
    `wall|next door|upstairs|downstairs|floor|ceiling|night|flat|room|scared|through|every`,
    without(`baby|music|bass|drums?|dance|film|tv|washing machine|game|concert|band`),
  ),
  cue(
    `(?:watched|saw|seen|see|witnessed|watch) (?:you|him|her|your (?:dad|father|brother|husband|boyfriend|mum|mother|
      son)|my (?:dad|father|brother|husband|mum|mother|sister)|dad|mum) (?:hit|hits|hitting|slap|slapping|kick|
      kicking|knock|knocking|drag|dragging|punch|punching|choke|choking|shove|shoving|push|pushing|throw|throwing|
      strangle|beat|beating|shake|shaking|grab|grabbing) (?:me|her|him|your|my|mum|dad|the (?:kids|baby|dog|boy|girl)|
      a)`,
    without(`ball|goal|six|match|game|record|golf|tennis|high score|egg|drum|swing|film|play`),
  ),
  cue(
    `(?:scared|frightened|afraid|worried|terrified) for (?:her|him|my life|my (?:mum|mother|sister|daughter|kids)|
      the (?:kids|children|baby))`,
    `wall|hear|heard|boyfriend|husband|stepdad|him|he|drunk|temper|shout|shouts|hits?`,
    without(`exam|exams|operation|interview|flight|future|school|surgery|results`),
  ),
  cue(
    `(?:could feel|knew|felt|thought|sure) (?:that )?(?:i was|i am|i would be|we were|it would be me) next(?= (?:and|
      then|so|because)\\b| $)|(?:the|first the|then the) (?:doors?|walls?|dog|plates?|cat),? (?:then|next) (?:it was |
      was )?(?:me|us)|then it was me|then i was next`,
    without(`queue|line|turn to|cook|dentist|deal|sing|karaoke|promoted|redundan[a-z]+|bingo`),
  ),
  // with a weapon in the hand
  cue(
    `(?:came|comes|come|coming|went|goes|sat|stood|stands|sits|got|gets|took|takes|held|holds|holding|grabbed|picked|
      pulled|pulls|had|has|waved|waving|waves|walked|pointing|pointed|followed|chased) ${gap(5)}(?:a|the|his|her|
      your) (?:[a-z]+ )?(?:knife|hammer|axe|machete|gun|poker|crowbar|cleaver|shotgun|rifle|pistol|baseball bat|
      screwdriver|blade)`,
    `(?:he|husband|wife|she|you|dad|ex|son|brother|boyfriend|stepdad) `,
    `me|us|my|said|her|asked|kitchen|bed|door|drunk|every|opposite|again`,
    without(
      `cake|onions?|butter|bread|cheese|chop(?:ping|ped)?|carrots?|steak|turkey|cut the|picture|nail|nails|shelf|
        shelves|flat ?pack|wood|logs|ikea|film|game|play|scene|toy|water gun|nerf|glue gun|fancy dress|costume`,
    ),
  ),
  cue(
    `flowers`,
    `hands|fists?|hits?|hit|slap|slaps|shove|bruise[sd]?|rage|throat`,
    `first|then|every time|after|same|next day|always`,
    without('garden|wedding|bouquet|arrang[a-z]+|by hand|in my hands'),
  ),
  cue(
    `${THEY} (?:[a-z]+ ){0,2}?(?:shows?|showed|tells?|lets? (?:me|us) know|says) (?:it|me|us|so|
      sorry) (?:[a-z]+ )?with (?:his|her|your) (?:boots?|fists?|hands?|belt)|(?:get|gets|got|feel|felt|
      taste[ds]?) (?:the|his|her|your) (?:fists?|boot|boots|belt|back of (?:his|her|your) hand)`,
  ),
  cue(
    `(?:hid|hide|hides|hiding|locked|lock) (?:away )?(?:all )?the (?:knives|sharp [a-z]+|scissors|kitchen knives)`,
    `because|you|him|her|when|so|from`,
    without('toddler|kids|children|baby|child'),
  ),
  cue(
    `neighbou?rs?|police|upstairs|next door`,
    `heard (?:me|her|him) (?:scream|screaming|crying|cry|begging|shout for help|shouting for help)|
      called the police ${gap(5)}(?:screaming|crying|hit|fight)`,
    without('tv|goal|match|spider|birth|labour|game|mouse'),
  ),
  cue(
    `(?:scared|afraid|frightened|terrified) (?:not to|to say no|to (?:move|breathe|answer|disagree|refuse))`,
    `you|he|she|him|her|said|because|was`,
    without('boss|interview|exam|dentist|doctor'),
  ),
  cue(
    `(?:grabbed|grabs|pulled|yanked|turned|jerked) the (?:steering )?wheel|(?:drive|drove|put|steer|crash) (?:us|
      the car) into (?:the|a) (?:barrier|wall|tree|river|lorry|oncoming [a-z]+)`,
    without('go kart|arcade|game|learner|lesson|instructor|pothole|deer'),
  ),
  cue(
    `(?:finish|finishes|end|ends|ended|finished|ending) (?:up )?(?:with (?:me|her) )?on the (?:[a-z]+ )?(?:floor|
      ground)|stand(?:s|ing)? over (?:me|her)|stood over (?:me|her)`,
    `you|he|argument|we|fight|discuss|bills`,
    without(`laughing|laughter|drunk|yoga|party|lego|toys|crumbs|clothes|queue|bed|homework`),
  ),
]
