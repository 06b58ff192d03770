import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'

const TRACKER = `(?:air ?tags?|trackers?|tracking (?:device|app|thing)|gps|listening device|recorder|recording device|
  spy ?cams?|spy camera|hidden camera|baby monitor|spyware|stalkerware|key ?logger|tile|transmitter|(?:old|spare|
  second) phone|microphone|device)`
const HIDDEN_IN = `(?:in|into|inside|under|underneath|behind|on|to) (?:the (?:lining|bottom|boot|back|wheel arch|seat|
  pocket) of )?(?:my|your|her|his|our|the) (?:[a-z]+ )?(?:bags?|handbag|rucksack|backpack|coat|jacket|car|seat|bumper|
  glove ?box|lining|teddy|toy|bear|pram|buggy|bike|bicycle|van|shoe|shoes|boot|purse|wallet|phone|laptop|bedroom|
  bathroom|living room|lounge|kitchen|wheel arch|lamp|plug|smoke alarm|clock|scooter|wheel|flat|room)`

/** Devices, accounts and keys through which somebody is watched without knowing. */
export const DEVICE_CUES: readonly Cue[] = [
  cue(
    TRACKER,
    `${HIDDEN_IN}|sewn|lining|sends my (?:position|location)|(?:my|your|her) (?:position|location|whereabouts|
      movements)`,
    `(?:found|finds?|find|discovered|put|puts|hid|hidden|sewn|sewed|slipped|planted|stuck|installed|fitted|taped|
      attached|there is|there was|mechanic|sends|dropped|kept)`,
    without(
      `keys|key ring|luggage|suitcase|lost|lose|cat|dog|collar|insurance|sat nav|dash ?cam|stolen|our son|mileage`,
    ),
  ),
  cue(
    `drone`,
    `(?:over|outside|above|near|around|at|past) (?:[a-z]+ )?(?:my|our|her|the) (?:[a-z]+ )?(?:bathroom|bedroom|window|
      garden|house|flat|balcony|pool|roof|yard)`,
    `(?:hangs|hovers|hovering|hanging|he|she|ex|bikini|undress|watching|me|every|again|filming|separated)`,
    without(`wedding|photographer|birthday|christmas|present|toy|estate agent`),
  ),
  // accounts and the phone
  cue(
    `(?:logs?|logged|logging|gets?|got|been|signed|signs|hacks|hacked|went|goes) (?:in|into|on|onto|in to|back in|
      on to) ?(?:to )?(?:my|her|your) (?:i ?cloud|e ?mails?|google|gmail|instagram|insta|facebook|account|accounts|
      ipad|laptop|phone|whatsapp|camera|doorbell|ring|snapchat|messages|photos|cloud|maps)`,
    `sees?|saw|reads?|reading|read|photos|location|where|months|since|still|every|secretly|while|without|know|knows|
      how`,
    without('help|fix|printer|set up|backup|password reset|homework'),
  ),
  cue(
    `(?:been )?reading (?:your|my|her) (?:messages|e ?mails|texts|chats|dms|whatsapps?|diary|post|mail)`,
    `since|for (?:weeks|months|a year|years|ages)|every|i know|know about|logged|secretly|that is how|and i|knows`,
  ),
  cue(
    `(?:using|used|uses|through|via|on|from|with|checks?|checked|checking) ${gap(3)}(?:watch|family sharing|find my|
      location|snap ?map|fitbit|strava|smart ?watch|google maps|car app|ipad|doorbell)`,
    `(?:to |and )?(?:see|sees|know|knows|find|track|tracks|watch|saw) (?:exactly )?(?:where|when|which|who|what) (?:i|
      you|she)|where (?:i|you|she) (?:live|lives|run|go|goes|sleep|was|were|am)`,
    without('worried|safe|airport|landed|surprise'),
  ),
  cue(
    `can (?:always |still )?see (?:exactly )?(?:when|whenever|where|who) (?:you|she) (?:are|is|were|was|go|goes)`,
    `online|awake|active|at (?:two|three|four|one|night)|drove|not replying|home|out|with`,
    `drove|fair|why|who|not replying|all night|other men|him|know`,
  ),
  cue(`how i came to be|that is how i (?:knew|found|came)|how else would i know`),
  // inside the home
  cue(
    `(?:someone|somebody|he|she|ex) (?:is|has|had|was|have|must have) (?:been|come|got) (?:again )?(?:in|into|inside|
      through) my (?:garden|house|flat|home|yard|shed|car|loft|bedroom)`,
    `again|trainers|footprints?|cigarettes?|smokes|moved|things|window|key|locks?|under|while|though|changed|night`,
    without(`cat|dog|fox|foxes|kids?|football|ball|badger|flatmate|brother|sister`),
  ),
  cue(
    `things (?:still |keep |have |are |get )?(?:move|moved|moving)`,
    `locks?|flat|home|know|he|she|when i`,
    `changed|locks?|alone|every`,
  ),
  cue(
    `(?:my|your|her) (?:post|mail|letters) (?:is|was|has been|are|gets?|have been|were|being)? ?(?:always |all |
      been )?(?:opened|redirected|steamed open|intercepted)|(?:redirected|redirecting|intercepted) (?:your|my|
      her) (?:post|mail)`,
  ),
  cue(
    `(?:spare key|copy of (?:your|my|the) key|still (?:has|have) (?:a|the|my|your) key|let (?:myself|himself|
      herself) in|(?:come|comes|came|go|been|was) in(?:to)? (?:sometimes|your (?:flat|house|room|place|home)|
      my (?:flat|house|place))|(?:lie|lay|sit|sat|slept|sleep) on your bed)`,
    `(?:while|when) (?:you|i|she|he) (?:are|am|were|was|is) (?:at work|out|asleep|away|sleeping|not (?:in|there|
      home))|on your bed|on (?:the|my) pillow|your drawers|smell|in your bed|sit on|at night`,
    without(`plants?|cat|dog|feed|water|fish|plumber|boiler|parcel|emergency`),
  ),
  cue(
    `(?:on|under) (?:my|the|her) pillow`,
    `(?:leaves?|left|found|puts?) (?:[a-z]+ ){0,3}(?:something|note|rose|flower|letter|photo|gift|ring)`,
    `he|she|ex|someone|knows|code|lock|locks`,
    without(`tooth|tooth fairy|anniversary|birthday|romantic|sweet`),
  ),
  cue(
    `(?:goes|went|going|gone|been) through (?:my|your|her) (?:drawers|underwear|bins?|rubbish|post)`,
    `he|she|you|ex|i`,
  ),
  // under another name
  cue(
    `(?:under (?:a|another|different) (?:false|fake|different|other)? ?names?|(?:pretended|pretending|pretends|posed|
      posing) (?:to be|as|he was|she was) (?:a|an|my|the|someone|somebody|from|another)|(?:false|fake|
      different) names?|(?:a )?profile as|(?:made up|invented) names?|uses? my (?:name|picture|photo)|fake profile)`,
    `number|address|viewings?|pictures|each time|every time|see (?:you|your|me|my)|joined|club|groups?|writes? to|
      people at my work|desk|ward|interview|find|follow|message|same spelling`,
    `me|my|you|your|her|him`,
    without('film|character|novel|game|theatre|costume|scam|bank'),
  ),
  cue(
    `(?:said|says|saying|claims?|claimed|told|tells) ${gap(6)}(?:we|they|he and i|she and i) (?:are|were|
      have) (?:reconciled|engaged|married|back together|meant to be|getting back)`,
    `does not know|all my|everyone|my (?:family|cousins|parents|colleagues|boss)|never|stranger|i have not|restraining`,
  ),
  cue(`(?:so i know )?(?:she|he) (?:really |still |secretly )?wants me to (?:keep|try|fight|come|follow|wait)|
    you will be glad once i am there`),
  cue(
    `(?:been |is |was |are |am )?(?:track|tracked|tracks|tracking) (?:your|my|her) (?:phone|car|location|mobile|
      movements|runs)`,
    `been|since|noticed|never|where|secretly|he|ex|months|still|without|every`,
    without('lost|stolen|find my phone|parcel|insurance|delivery'),
  ),
  cue(
    `(?:been |was |is )?(?:at|outside|over|by) my (?:bedroom|bathroom|kitchen|living room) window`,
    `evenings?|nights?|drone|again|week|times|it`,
    without(`bird|pigeon|cat|tree|branch|ivy|bin|bins|light|builder|scaffolding|cleaner`),
  ),
  cue(
    `camera`,
    `(?:in|inside|at|on|into) (?:my|the|her) (?:bedroom|bathroom|room|shower|smoke alarm|clock|window)`,
    `(?:did not|never) (?:put|install|agree|ask)|found|hidden|pointing|pointed|you put|he put|it was you`,
  ),
]
