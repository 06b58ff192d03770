import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { NOT, THEY, without } from '../words.ts'
import { BODY_PART, HARMLESS_CAUSE, HURTS, TOOL, VICTIM } from './words.ts'

const SURFACE = `(?:walls?|radiator|floor|ground|stairs|steps|door|doors|doorframe|door frame|banisters?|bannisters?|
  lockers?|fridge|oven|sink|table|cupboards?|counter|worktop|furniture|sofa|bed|bath|bathtub|shower|wardrobe|car|
  railings?|fence|mirror|window|shelves|shelf|kerb|landing|dresser|tiles|bonnet)`
const NO_CAUSE = without(HARMLESS_CAUSE)

/** Force of one person against another: told of, or made light of. */
export const BLOW_CUES: readonly Cue[] = [
  // thrown, pushed or knocked against something hard
  cue(
    `${NOT}(?:threw|throws?|thrown|throwing|slam|slams|slammed|slamming|push|pushed|pushes|pushing|shoved?|shoves|
      shoving|knock|knocked|knocks|drag|drags|dragged|dragging|bang|banged|hurled|fling|flung|smash|smashed|smashes|
      pinned|pins|pressed|swung|bounced|marched|kicked|kicks) (?:${VICTIM}|[a-z]+|(?:my|her|his|your) head) (?:up |
      hard |right |backwards |straight |back )*(?:against|into|down|onto|on to|across|off|through|over|along) (?:the |
      a |my |our |your )?(?:[a-z]+ )?${SURFACE}`,
    `${VICTIM}|i|he|she|head`,
    NO_CAUSE,
    without(
      `bags?|box|boxes|keys|rubbish|laundry|washing|clothes|shopping|ball|suitcase|it|them|coat|trolley|pram|myself|
        yourself|herself|himself`,
    ),
  ),
  cue(
    `(?:me|her|him|you|mum|mother|gran|them) (?:into|against|down) the (?:${SURFACE})`,
    `harmless|slam(?:s|med)?|shoved?|shoves|threw|throws|pushe[sd]|push`,
    NO_CAUSE,
  ),
  cue(
    `${NOT}knock(?:s|ed|ing)? (?:${VICTIM}|your [a-z]+|my [a-z]+) (?:down|over|about|around|unconscious|
      to the (?:floor|ground)|sideways|flying|off (?:my|her|his) feet)`,
    without(`dog|car|bike|wave|price|puppy|cyclist|scooter|bus|pounds|news|trolley|${HARMLESS_CAUSE}`),
  ),
  // to the body
  cue(
    `${NOT}${HURTS} (?!the )(?:[a-z]+ ){0,3}?(?:my|her|his|your|our) (?:[a-z]+ )?${BODY_PART}`,
    `(?:he|she|you|ex|husband|wife|boyfriend|girlfriend|partner|dad|father|mother|mum|mam|stepdad|stepfather|stepmum|
      uncle|brother|sister|roommate|flatmate|someone|they) (?:has |have |had |is |was |used to |would |just |only |
      then |always |regularly |even |once |nearly |almost |will )*${HURTS}`,
    NO_CAUSE,
    without(
      `promise|promises|feelings|heart|nerve|nerves|bank|leg of|habit|record|records|sweat|wind|eye on|hand in|
        my hand in|hands with|photo|head on|elbow on|knee on|toe|funny bone|laughing|physio|massage|hairdresser|
        barber|tattoo|branch|yourself|himself|herself`,
    ),
  ),
  cue(
    `(?:grab|grabs|grabbed|grabbing|had|has|held|hold|holds|holding|drag|drags|dragged|dragging|pulls?|pulled|pulling|
      yank|yanked|lift|lifted|lifts|picked|pinned|caught|swung|took|takes) (?:${VICTIM}|[a-z]+) (?:[a-z]+ )?(?:by|
      round|around|at) (?:the|my|her|his|your) (?:neck|throat|hair|scruff|collar|ear|ears|wrists?|ankles?|arm|arms|
      shoulders|face|jaw|chin)`,
    NO_CAUSE,
    without(`barber|hairdresser|dance|danced|dancing|massage|road|traffic|prom|wedding`),
  ),
  cue(
    `(?:hands?|fingers|arm|cord|lead|cable|belt|rope|scarf|wire|pillow|cushion|towel|dog lead) (?:[a-z]+ )?(?:round|
      around|on|over|to) (?:my|her|your|his|the) (?:neck|throat|mouth|windpipe|face)`,
    `put|puts|putting|had|has|twist(?:ed|s)?|pull(?:ed|s)?|wrapped|wraps|closed|squeezed?|pressed|presses|held|holds|
      went|got|until|till`,
    without(`hug|hugged|danced|dancing|kissed|cold|warm|knitted|necklace|tie|laughing|${HARMLESS_CAUSE}`),
  ),
  cue(
    `(?:my|her|his) head (?:was )?(?:under|in|between|into|against|through|off|on) (?:his|her|the|your) (?:arm|elbow|
      water|pillow|toilet|bath|sink|wall|floor|door|table|steering wheel|dashboard|window|knees)`,
    `lock|locks|locked|held|holds|push|pushed|pushes|bang|bangs|banged|slam|slammed|slams|smash|smashed|forced|shoved|
      put|puts|hit|hits|bounced`,
    `he|she|you|ex|dad|i|they|${THEY}`,
    without(`i hit my head|bumped|hungover|headache|${HARMLESS_CAUSE}`),
  ),
  cue(
    `(?:stood|stamped|stomped|trod|stamps|stands|stomps|jumped|knelt|kneels|sat|sits|sitting|kneeling) on (?:my|her|
      his|your) (?:hands?|foot|feet|chest|face|head|back|stomach|neck|throat|fingers|ribs|legs|hair)`,
    `he|she|you|ex|dad|until|till|and|when|they`,
    without(
      `cat|dog|accident|accidentally|toddler|baby|massage|dance|dancing|bus|train|tube|queue|sorry|${HARMLESS_CAUSE}`,
    ),
  ),
  cue(
    `(?:until|till|when) (?:i|she|he) (?:went|turned|go|goes|was|could see) (?:all )?(?:blue|grey|gray|limp|purple|
      black|white|stars)|saw stars|blacked out|passed out`,
    `he|she|you|pull(?:ed|s)?|squeez(?:ed|es)|chest|neck|throat|hit|up`,
    without(`wine|drunk|drinking|heat|marathon|gym|beers?|tequila|vodka|film|blood test|tired|sofa|exhausted`),
  ),
  // things thrown and poured
  cue(
    `${NOT}(?:threw|thrown|throws?|throwing|chucks?|chucked|hurls?|hurled|lobs?|lobbed|launched|smashed|smashes|
      pours?|poured|tips?|tipped|flung|swung|broke|breaks|hit) (?:me |her |him |you |with )?(?:a |an |the |his |her |
      my |your |boiling |hot |scalding |full |whole |cup of |mug of |bowl of |pan of |pot of |glass of |
      plate of )*(?:plates?|mugs?|cups?|glass(?:es)?|remote|phone|tablet|laptop|shoes?|boots?|pans?|pots?|kettle|tea|
      coffee|water|soup|oil|ashtray|chairs?|bottles?|lamps?|vase|knife|fork|iron|hairbrush|ornaments?|candle|
      candlestick|jar|stool|books?|hammer|tools?|keys|dumbbell|weights?|dish(?:es)?|bowls?|food|dinner|things|
      stuff) (?:straight |right |hard )?(?:at|on|over|towards|across|past|into|off) (?:${VICTIM}|my|her|his|your|
      (?!the |it |this |that |all |work |home |night |least |once |last |a |an )[a-z]+)(?! (?:bin|bag|room|table|sofa|
      bed|floor|desk|plants?|grave)\\b)`,
    NO_CAUSE,
    without(
      `bin|skip|charity|recycling|compost|fire|sink|garden|rice|pasta|salad|away|accident|accidentally|tripped|
        spilled|spilt|dishwasher`,
    ),
  ),
  cue(
    `(?:you|he|she|dad|mum|husband|wife|ex) (?:always |still |just |even )*(?:throw|throws|threw|smash|smashes|
      smashed|hurl|hurls) (?:things|stuff|plates|furniture|objects|glasses|crockery|dishes|cups|chairs)`,
    without(`away|out|skip|bin|recycling|charity|clumsy|greek|wedding|${HARMLESS_CAUSE}`),
  ),
  cue(
    `(?:next to|beside|inch(?:es)? from|near|past|behind|above|by|against|on|over|at|off) (?:my|her|our|his) (?:head|
      face|ear|skull|feet)`,
    `(?:wall|fists?|hand|plate|mug|glass|phone|laptop|bottle|chair|pan|door|punch(?:ed|es)?|smash(?:ed|es)?|threw|
      throws|thrown|broke|broken|exploded|landed|cracked|${TOOL})`,
    NO_CAUSE,
    without(`ball|roof|poster|mistletoe|hat|hood|hairdresser|sun|moon|balloon|cat|dog|cup of`),
  ),
  cue(
    `(?:punch(?:ed|es|ing)?|kick(?:ed|s|ing)? (?:in|through|down)|(?:put|puts|putting|smash(?:ed|es)?|rammed|
      shoved) (?:his|her|your|my|a|an|the) (?:fist|foot|hand|head|boot|elbow|shoulder)) ?(?:in|through|into)? (?:the|
      a|my|our|his|her|another) (?:[a-z]+ )?(?:walls?|doors?|windows?|mirror|plaster|plasterboard|panel|windscreen|
      telly|tv|cupboard|wardrobe|dashboard|fridge)`,
    without(
      `electrician|cable|builder|picture|shelf|drill|plumber|gloves?|accident|accidentally|tripped|${HARMLESS_CAUSE}`,
    ),
  ),
  // beaten with something, or by way of correction
  cue(
    `(?:with|uses?|used|using|by|got|gets|gives? (?:us|me|him|her|them|you)|gave (?:us|me|him|her|them|you)|get|took|
      takes?|taking|feel|felt) (?:the |a |his |her |my |an )?${TOOL}`,
    `(?:beat(?:s|en|ing)?|hit|hits|hitting|hide|disciplin[a-z]+|correct(?:s|ed)?|teach(?:es)?|lesson|it was me|
      me in the|can not sit|could not sit|punish(?:es|ed)?|behave|snaps|deserved?|every time|when i (?:cried|cry|
      was late|answered)|drinks|drunk|off before|across (?:my|her|his|the)|till it|until it|marks|legs)`,
    NO_CAUSE,
    without(`tennis|drums?|eggs|dirt|rug|carpet|cake|butter|nail|nails|dance|massage`),
  ),
  cue(
    `belt (?:is |was )?(?:hanging |hangs )?behind the door|(?:take|takes|took|taking|undo|undoes|reach(?:es|
      ed)? for) (?:off )?(?:his|her) (?:belt|slipper|shoe)(?: off)?`,
    `he|dad|father|mum|mother|grandad|uncle|we|i|everybody|everyone|would|before|stepdad`,
    without(`airport|security|dinner|trousers|prayer|mosque|temple|weight`),
  ),
  cue(
    `(?:correct(?:s|ed|ing)?|disciplin(?:e|es|ed|ing)|chastis(?:e|es|ed)|straighten(?:s|ed)? out) (?:me|you|her|him|
      his wife|my wife|the wife|his woman|a wife)`,
    `husband|wife|hand|cable|belt|stick|church|culture|tradition|permitted|allowed|bible|quran|scripture|physically|
      marriage|man of the house|obey|disobey[a-z]*`,
    without(`grammar|spelling|pronunciation|english|homework`),
  ),
  cue(
    `${NOT}(?:a|the|one|two|one or two|few|proper|good|little|that|another|your|his|her|single|
      three) (?:[a-z]+ )?(?:slaps?|shoves?|push|smacks?|beatings?|hidings?|thrashings?|kickings?|backhanders?|
      clips? round the|clout|thumps?|punch|punches|blows|whacks?|kicks?)`,
    `(?:gave|give|gives|given|got|get|gets|getting|it was|was only|only|deserved?|took|takes|apologi[sz]ed|sorry|
      small thing|disobey[a-z]*|nagging|call it|not (?:abuse|violence)|ask(?:ed)? for it|when (?:he|she|i)|received|
      earned|had|need(?:s|ed)?)`,
    `${VICTIM}|violence|marriage|wife|husband|nagging`,
    NO_CAUSE,
    without(
      `punch line|bowl|fruit|rum|slap up|on the back|pat|to the (?:gut|heart)|price|tax|fine|penalty|out of it|bill|
        in the teeth|verbal|kick out of|notifications?|push notification|deadline`,
    ),
  ),
  // the author makes light of it
  cue(
    `(?<!never )(?<!would not )(?<!not )(?:i|he|she|you) (?:had |have |has |just |only |once |then |might have |
      may have |did |sort of |admit i )*(?:push(?:es|ed)?|shoved?|shoves|grabbed|slapped|hit|hits|struck|smacked|
      shook|kicked|punched|choked|pinned|restrained|held) (?:you|her|him|me|them|my wife|my husband|the (?:kids|boy|
      girl|baby))(?! (?:off|up|back|out|to|in the|with a (?:bill|fine)|responsible|accountable|hostage|over|
      liable)\\b)`,
    `only|just|once|twice|deserved?|had it coming|made me|goad(?:ed|ing)|provoked?|asked for it|sorry|apologi[sz]ed|
      small thing|so (?:that )?(?:you|she|he) would (?:listen|stop|calm)|not (?:abuse|violence)|times|getting at me|
      nagging|open hand|calm (?:you|her|him) down|by yourself|fell|nobody|different thing|too hard|lost my temper|
      snapped|left straight after`,
    without(
      `hit me up|it hit|like a|hugged|swing|swings|sledge|hit send|car|text|limit|jackpot|button|paid|too hard at|
        ${HARMLESS_CAUSE}`,
    ),
  ),
  cue(
    `(?:times|time|occasions?|apologi[sz]ed for|sorry (?:for|about)|regret|ashamed of) ${gap(4)}(?:struck|hit|slapped|
      hurt|pushed|shoved|the (?:shove|slap|push|punch|stairs|bruises?|black eye|arm|wrist)|pushing|hitting|slapping|
      shoving|grabbing|throwing you|choking|strangling)`,
    `${VICTIM}|shove|slap|push|bruises?|i`,
    without(`hit (?:send|the|a)|deadline|notification|prank|alarm|${HARMLESS_CAUSE}`),
  ),
  cue(
    `(?:shake|shook|shaken|shaking|smack(?:s|ed|ing)?|slap(?:s|ped|ping)?|hit(?:s|ting)?|beat(?:s|ing)?|bite(?:s)?|
      pinch(?:es|ed|ing)?|kick(?:s|ed|ing)?|shove[ds]?) (?:the|my|our|your|his|her) (?:[a-z]+ )?(?:baby|babies|twins|
      newborn|infant|grandma|gran|nan|grandad|mother|mum|wife|husband|girlfriend|sister|daughter|son|kids|children|
      boys?|girls?)(?! (?:hand|hands|friends?|bike|car|toys?)\\b)`,
    without(`never|would not|do not|agreed|head on|high five|${HARMLESS_CAUSE}`),
  ),
  cue(
    `(?:he|she|dad|mum|father|husband|wife|boyfriend|girlfriend|stepdad|brother|son|uncle) (?:is|keeps|was|has been|
      started|still) (?:now |always |also )?(?:beating|hitting|slapping|kicking|punching|choking|strangling|
      hurting) (?!the |a |it |up |on |my (?:nerves|head|record|budget)|all |that |this |snooze|send|eggs|traffic|off|
      back|out|himself|herself|goals?|around|targets?|reply|them all|everyone at|notes)[a-z]+`,
    NO_CAUSE,
  ),
  cue(
    `(?<!not )(?<!never )(?:gets?|got|getting|being|was|were|been) (?:hit|slapped|punched|beaten|smacked|belted|
      kicked|choked|strangled|pushed around|knocked about|dragged|struck|shoved|whipped|beaten up|hurt)`,
    `(?:by (?:him|her|you|my (?:husband|wife|boyfriend|girlfriend|dad|father|mum|mother|partner|brother|ex))|
      in this house|at home|deserved?|because (?:i|dinner|he|she|the)|again|every time|as a child|growing up|
      in front of)`,
    without(`ball|car|bus|storm|hail|tax|fees?|virus|flu|inflation|lightning|${HARMLESS_CAUSE}|feelings`),
  ),
  cue(
    `(?:never|not) (?:even )?(?:laid|lay|lays|put) a (?:finger|hand)`,
    `but|correct|chair|belt|says|said|because|it was|true|used`,
  ),
  cue(
    `(?:made|makes|make|forced|forces) (?:me|us|him|her) (?:to )?(?:kneel|crawl|stand in the corner|beg|eat off|
      sleep on the (?:floor|balcony)|stand (?:outside|naked))|(?:was|were|been) made to (?:kneel|crawl|stand|
      sleep on the|beg|eat off)`,
    without('church|altar|pray|prayer|photo|proposal|queue|school'),
  ),
  cue(`if i (?:had )?(?:really )?(?:wanted|want|meant|mean) to (?:hurt|hit|harm|kill|beat) (?:you|her|him)`),
  cue(
    `(?:black and blue|heavy handed with|plays? rough with|handy with (?:his|her|your) fists|quick with (?:his|her|
      your) (?:hands|fists)|free with (?:his|her|your) (?:hands|fists)|rough with (?:me|her|him|us|the (?:kids|baby|
      children))|raise[sd]? (?:a|his|her|your) hands? (?:to|at|against)|(?:you|he|she) breaks? me)`,
    without('make up|makeup|cake|sky|dress|paint|shirt|kit|heart'),
  ),
  cue(
    `(?:your|his|her|my|dads|mums|husbands|wifes) (?:own )?(?:violence|violent (?:temper|outbursts?|side|streak|
      episodes?|rages?))|(?:got|get|gets|turned|became|went) (?:a bit |really |too |so )?(?:physical|violent|
      rough)(?= (?:on my part|with|and|again|when|last|between)\\b| $)`,
    without(`game|rugby|match|football|film|fields?`),
  ),
  cue(
    `(?:tapped|begged|screamed|cried|asked|shouted|said stop) ${gap(6)}(?:did not|would not|does not|will not|never|
      kept|carried) (?:let (?:me )?go|stop|get off|let up|on|going)`,
    `he|she|you|him|her`,
    without(`music|barking|noise|parking|talking|texting|singing|snoring|tickling|ringing|drilling|alarm`),
  ),
]
