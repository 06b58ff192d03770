import { gap } from '../sign.ts'
import { BODY, WEAPON } from '../vocabulary.ts'
import { type Cue, cue } from './cue.ts'
import { BEDROOM_CUES } from './violence-at-home/bedroom.ts'
import { BLOW_CUES } from './violence-at-home/blows.ts'
import { COLLOQUIAL_CUES } from './violence-at-home/colloquial.ts'
import { FEAR_CUES } from './violence-at-home/fear.ts'
import { FURTHER_CUES } from './violence-at-home/further.ts'
import { INJURY_CUES } from './violence-at-home/injuries.ts'
import { HARMLESS_CAUSE } from './violence-at-home/words.ts'
import { BLOW, INTIMATES, NOT, THEY, without } from './words.ts'

const FORCE = `(?:slam|slams|slammed|break|breaks|broke|broken|crack|cracked|cracks|smash|smashed|smashes|twist|
  twisted|twists|pull|pulled|pulls|yank|yanked|yanks|grab|grabbed|grabs|squeeze|squeezed|crush|crushed|crushes|bend|
  bent|burn|burned|burns|cut|cuts|step on|stepped on|stomp|stomped|knock|knocked|bash|bashed|rip|ripped|split|bloody|
  bloodied|dislocate|dislocated|picking|pinned|held|sit on|sat on)`
const PERSON = `(?:me|you|him|her|us|them|my (?:wife|husband|girlfriend|boyfriend|partner|ex|son|daughter|kids|mum|
  mother|sister|brother|dad|father|dog|cat|friend)|your (?:wife|husband|girlfriend|boyfriend|partner|ex|son|daughter|
  kids|mum|mother|sister|brother))`
const INJURY = `(?:hospital|er|ambulance|stitches|bruis[a-z]+|blood|bleeding|bled|concussion|unconscious|passed out|
  scars?|black eye|broken (?:nose|rib|ribs|arm|wrist|jaw|tooth))`
const DRUNK = `(?:drunk|drink|drinks|drinking|angry|mad|temper|rage|rages|furious|loses it|lose it|lost it|snaps?|high)`

export const VIOLENCE_CUES: readonly Cue[] = [
  cue(
    `${NOT}${BLOW} ${PERSON}(?! (?:head|like an?|with another|under the table|up|out|off|down gently|to (?!death|
      the (?:ground|floor))|at (?!home|night)|by|with (?:work|bills|questions|a (?:smile|bill|fee))|over (?:for|to)|
      in (?:chess|the (?:game|race|first|last))|feelings|car|bike|phone)\\b)`,
    without(`${HARMLESS_CAUSE}|biography|shuttlecock`),
  ),
  cue(`should (?:not|never) have ${BLOW} ${PERSON}`),
  cue(
    `${NOT}(?:slapped|punched|strangled|whipped|spanked|molested|raped|groped|headbutted|throttled) (?!(?:a|an|the|it|
      on|together|down|up|my|your|his|her|our|me|you|that|this|with|in|by|at|some|harmless|for|out|through|
      cream) )[a-z]+`,
    without(`${HARMLESS_CAUSE}|true crime`),
  ),
  cue(
    `${NOT}(?:${BLOW}|${FORCE}) (?!the )(?<!held )(?:[a-z]+ ){0,4}?(?:my|your|his|her|our) ${BODY}(?! (?:together|
      out of|with (?:words|joy)|about|and (?:i )?(?:came|went|agreed)|to spite|on the|crossed|free|for (?:a|
      the) (?:photo|picture)|and (?:danced|walked|kissed))\\b)`,
    THEY,
  ),
  cue(
    `${NOT}(?:${BLOW}|elbowed|poked|struck|pushed|jabbed) (?:me|him|her|us|you) (?:[a-z]+ )?in the (?:${BODY}|stomach|
      belly|chest|groin|kidneys|shoulder)`,
  ),
  cue(
    INJURY,
    `(?:you|he|she|they|boyfriend|husband|wife|girlfriend|partner|dad|father) (?:[a-z]+ ){0,3}?(?:put|gave me|caused|
      beat|sent me|hit|knocked|made me|threw|pushed)`,
    `(?:me|my|us)`,
  ),
  cue(
    `(?:hide|hid|hides|hiding|run|ran|sleep|slept|leave the house|escape|flee|fled) ${gap(5)}(?:in|to|at|from|behind|
      under|outside|until|with)`,
    `(?:when|whenever|if|because|until|while|since) ${gap(3)}(?:you|he|she|dad|father|mum|mother|husband|
      wife) ${gap(3)}${DRUNK}`,
  ),
  cue(
    `(?:made|makes|make|forced|forces|force|pressured|pushes|pushed) me (?:to |into )?(?:sleep|sleeping|sex|have sex|
      having sex|touch (?:him|you|her)|undress|strip|kiss)`,
  ),
  cue(`(?:see|seen|have|want|wants|wanted|wish|wishes|prefer|prefers|left|leave) me dead`),
  cue(
    `(?:over|at|on|above|against|towards|to) my (?:head|face|throat|neck|chest|back|temple)`,
    `(?:${WEAPON}|bottle|scissors|pan|chair|glass|stick|fists?|hand|iron|lighter|pillow|cable|phone|foot|knee|elbow)`,
    THEY,
  ),
  cue(`(?:ripped|tore|tear|rip|torn|rips|tears) (?:off )?my (?:shirt|dress|clothes|blouse|hair|jacket|shirt off)`),
  cue(
    `(?:scared|afraid|terrified|frightened|fear|panic|tremble|trembling|shake|shaking|freeze|flinch)`,
    `(?:when|whenever|every time|each time|once|as soon as|if|hear|hearing) ${gap(4)}(?:you|he|she|your|his|her|dad|
      father|husband|wife) ${gap(4)}(?:home|drunk|drink|drinks|key|keys|steps|voice|door|hand|belt|angry)`,
  ),
  cue(
    `(?:hands?|fingers?|grabbed|touched|touches|touching|groped) ${gap(4)}(?:under|up|between|down|inside|on|in|
      at)? ?(?:my|her|his|the)(?: [a-z]+){0,2} ${INTIMATES}`,
    `(?:put|puts|slid|slides|touched|touches|touching|grabbed|grabs|groped|reached|reaches|placed|keeps|kept|stuck|
      shoved|moved)`,
  ),
  cue(
    `(?:told|tell|said|say|lied to|claimed to|pretended to) ${gap(4)}(?:i|that i|had) (?:had )?(?:fell|fallen|tripped|
      slipped|walked into|ran into|bumped)`,
    `(?:but|because|to (?:cover|protect)|it was you|you did|he did|truth|really|lie|lied|pretended|ashamed)`,
  ),
  cue(
    `(?:lock|locks|locked|locking|throw|throws|threw|kick|kicked|push|pushed|shut|shuts) (?:me|us|her) (?:out|outside|
      on)`,
    `(?:winter|cold|snow|night|balcony|garden|rain|barefoot|naked|street|freezing|without (?:clothes|shoes|a coat|
      phone))`,
    `(?:angry|punish|punishment|drunk|whenever|every|when|because|and|until|for hours|all night)`,
    `(?!(?:landlord|roommate|flatmate) )(?:you|he|she|husband|wife|dad|father|mother|mum|boyfriend|girlfriend|partner|
      stepdad|stepfather)`,
  ),
  ...BLOW_CUES,
  ...INJURY_CUES,
  ...FEAR_CUES,
  ...FURTHER_CUES,
  ...BEDROOM_CUES,
  ...COLLOQUIAL_CUES,
]
