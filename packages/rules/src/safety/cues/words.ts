import { RELATIVE } from '../vocabulary.ts'

export const NOT = '(?<!(?:not|never|nobody|nor|without|stop) (?:[a-z]+ )?)(?<!(?:never|not) (?:[a-z]+ ){0,6}to )'
export const BLOW = `(?:hit|hits|slap|slaps|slapped|punch|punches|punched|kick|kicks|kicked|choke|chokes|choked|
  strangle|strangled|strangles|beat|beats|beaten|elbow|elbowed|elbows|wrestle|wrestled|wrestles|shove|shoved|shoves|
  smack|smacked|smacks|whack|whacked|stab|stabbed|whip|whipped|headbutt|headbutted|rape|raped|rapes|molest|molested|
  grope|groped|gropes|throttle|throttled|clobber|clobbered|jumped|jump|tackled|spank|spanked|spat at|spit at|tase|
  tased|bit|bites|bite|knee|kneed|thump|thumped|beating up|hitting|slapping|punching|kicking|choking|strangling|
  shoving)`
export const THEY = `(?:you|he|she|they|ex|husband|wife|boyfriend|girlfriend|partner|dad|father|mother|mum|stepdad|
  stepfather|somebody|someone|man|guy|neighbou?r|${RELATIVE})`
export const INTIMATES = `(?:skirt|shirt|pants|trousers|thighs?|breasts?|chest|bottom|butt|underwear|panties|bra|
  dress|pyjamas|pajamas|crotch|leg|legs|knee|waist)`

/** A group that is met when none of these words stands in the sentence: what makes the others harmless. */
export const without = (words: string): string => `^(?!.* (?:${words}) )`
