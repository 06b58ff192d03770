import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'
import { BODY_PART, HARMLESS_CAUSE, TOOL, VICTIM } from './words.ts'

const NO_CAUSE = without(HARMLESS_CAUSE)
const BLOWS = `(?:hit|hitting|punch|punching|slap|slapping|kick|kicking|choke|choking|push|pushing|shove|shoving|
  shake|shaking|grab|grabbing|throw things at|throwing things at|smack|beat|beating|strangle|pinch|bite|scratch|hurt|
  hurting)`

/** Violence by other ways of telling it: asked to end, told in passing, with things at hand. */
export const FURTHER_CUES: readonly Cue[] = [
  cue(
    `(?:not|stop|never|without|quit) (?:to )?(?:you )?${BLOWS} (?:me|my|her|the kids|us)(?= (?:again|when|anymore|
      in front|if|while|every|because|either|and|at home|for)\\b| $)`,
    without(`feelings|feeling|up with|${HARMLESS_CAUSE}|notifications?|under the table|messages?|never`),
  ),
  cue(
    `(?:he|she|you|dad|husband|wife) (?:only |still |always )?(?:beats?|hits?|slaps?|punches|kicks|bites|chokes)(?= $|
       (?:less|more|again|when|harder|because|then|first|hard|if (?:i|dinner|we))\\b)`,
    NO_CAUSE,
    without('drum|ball|bottom|heart'),
  ),
  cue(
    `i did (?:push|hit|slap|shove|grab|kick|punch|shake|choke|bite|hurt) (?:${VICTIM}|[a-z]+)`,
    NO_CAUSE,
    without('send|reply|snooze|the|a|feelings'),
  ),
  cue(
    `(?:dug|digs?|digging|sank|sinks|stuck|jabs?|jabbed) (?:his|her|your|their) (?:[a-z]+ )?(?:nails|fingers|teeth|
      elbows?|knees?|fingernails|heels?)(?: [a-z]+)? (?:in|into|through|on) (?:me|my|her|his|the)`,
    without('sand|garden|cake|pie|heels in|dough'),
  ),
  cue(
    `(?:flog|flogs|flogged|flogging|cane|caned|lash|lashed|thrash|thrashed|batter|battered|batters|pummel|pummels|
      pummelled|wallop|walloped|clobber|clobbered|belt|belts|belted|whoop|whooped|backhand|backhanded|knife|knifed|
      throttle|throttled) ${VICTIM}(?! (?:at|in the (?:game|match|final))\\b)`,
    NO_CAUSE,
  ),
  cue(
    `(?:whacks?|whacked|lash(?:ed|es)? out at|hits?|beats?|smacks?|smacked|strikes?|struck|went for|goes for|came at|
      comes at|attacks?|attacked|thumps?|jabs?|jabbed) (?:my |your |his |her )?[a-z]+ with (?:the|a|an|his|her|your|
      my) (?:[a-z]+ )?(?:${TOOL}|newspaper|saucepan|frying pan|remote|phone|magazine|torch|brush|hairbrush|towel|keys|
      kettle|vase|laptop|umbrella|ruler|spade|jump leads)`,
    NO_CAUSE,
    without('nail|nails|drum|ball|rug|dust|fly|wasp|spider'),
  ),
  cue(
    `(?:throws?|threw|knocks?|knocked|shoves?|shoved|chucks?|chucked|slaps?|slapped|kicks?|kicked|pushes|tosses|
      tossed|smacks?|bounces) (?:me|her|him|us|my (?:mum|sister|daughter|son|kids)|your (?:mum|wife|
      sister)) (?:around|about)(?! the (?:pool|court|pitch)\\b)`,
    NO_CAUSE,
  ),
  cue(
    `(?:set|sets|setting) (?:fire to )?(?:my|her) (?:hair|clothes|dress|bed|sleeve|coat)(?: on fire)?`,
    `fire|you|he|she|prank|locked`,
    without('alarm|candle by accident|accidentally'),
  ),
  cue(
    `(?:${TOOL}|saucepan|frying pan|pan|phone|remote|elbow|knee|boot|kettle|bottle) (?:to|in|into|on|round|across|
      over|against) (?:the|my|her|his) (?:[a-z]+ )?${BODY_PART}`,
    NO_CAUSE,
    without(`hands on the|hands in|hands on (?:my|his|her) (?:hips|head)|clap|pray|belt across|massage|cold`),
  ),
  cue(
    `(?:forced|forces|pushed|shoved|poured|rammed|stuffed) (?:the |a |some |my |her )?(?:pills?|tablets?|food|drink|
      soap|water|sock|cloth|pepper|chilli) (?:down|into|in) (?:me|my|her|his|the)`,
    without('cat|dog|blender|bottle|sink'),
  ),
  cue(`(?:it is|it was|is|was) me (?:that |who )?(?:you|he|she) (?:breaks?|hits?|hurts?|kicks?|punch(?:es)?)`),
  cue(
    `(?:missed|misses|missing|grazed|caught|clipped) (?:my|her|his|our (?:sons|daughters)) (?:head|face|eye|ear|
      temple)(?! ball)`,
    NO_CAUSE,
    without('ball|roof|branch|bus|boom'),
  ),
  cue(
    `(?:heated|heats|heat|warmed) (?:up )?(?:the|a) (?:spoon|knife|iron|fork|lighter)|belt (?:comes|came) off|
      took (?:a|the|his|her) ${TOOL} to (?:me|my|her|him|us|the (?:kids|boys|dog))`,
    without('flight|airport|security|soup|honey'),
  ),
  cue(
    `harmless (?:the|a) (?:[a-z]+ )?(?:oven|bann?isters?|radiator|shower|bath|fridge|sink|lockers?|wardrobe|furniture|
      mirror|railings?|counter|worktop|kerb|landing)`,
    `you|he|she|i|sorry|when|because|dad`,
    NO_CAUSE,
  ),
  cue(
    `rais(?:e|ed|es|ing) (?:a|his|her|your|their) hands? (?:on|to|at|against) (?:me|us|her|him|you|my|the (?:kids|
      children))`,
  ),
  cue(
    `(?:hit|hits|kick|kicks|slap|slaps|punch(?:es)?|shoves?|beats?) (?:me|us|her) ${gap(3)}(?:when|if|because|
      every time|whenever) (?:he|she|you|i|dinner|arsenal|the)`,
    NO_CAUSE,
    without('never|texts?|message|hit me that'),
  ),
]
