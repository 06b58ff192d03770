import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'

const HIDDEN = `(?:hedge|bushes|stairwell|shed|carport|(?:back|side) garden|behind the (?:tree|hedge|wall|bins|car|curtain)|
  (?:two|three|a few) (?:carriages|rows|cars|tables|seats|doors) (?:behind|back|down|away)|across the (?:road|street) in|
  opposite your|in the car opposite|round the corner from (?:you|your)|in the dark|binoculars|telescope|zoom lens|drone)`
const AT_HOME = `(?:curtains?|blinds?|(?:bed|bath)room|kitchen|porch light|(?:bedroom|landing|kitchen) light|balcony|
  sofa|bed|garden|new (?:flat|place|house|door|car|number plate|haircut|coat|boyfriend|girlfriend))`
const PLACE = `(?:library|cafe|pub|bar|gym|salon|office|shop|bus|train|tram|carriage|platform|supermarket|aldi|lidl|tesco|
  boots|coop|co op|asda|sainsburys|morrisons|church|park|pool|restaurant|floor|table|queue|lecture|class|surgery|cinema|
  market|waitrose|starbucks|costa|greggs)`
const CHANGED = `(?:chang(?:e|es|ed|ing)|new|moved|moving|swapped|switched)`
const THEIRS = `(?:number|locks?|route|address|email|gym|school|job|jobs|house|home|flat|sim|shift|shifts|bus|phone|town|city)`

/** What can be known only by one who was there and should not have been. */
export const SEEN_CUES: readonly Cue[] = [
  // the author watched from where nobody saw them
  cue(
    `(?:i|he|she|you) (?:was|were|am|have been|has been|sat|stood|hid|wait|waits|waited|watch|watched|parked|sits|stands) ${gap(5)}${HIDDEN}|
      (?:hiding|hid|hidden|crouch(?:ing|ed)|lurking|sat|standing|stood|sleeps?|sleeping) (?:[a-z]+ )?(?:in|behind|under|at the (?:bottom|end|foot) of|by) (?:my|your|her|the) (?:[a-z]+ )?(?:hedge|shed|stairwell|garden|bushes|garage|porch|drive|van|wardrobe|car|road|street|railings)`,
    `(?:you|your|her|my|me|mine)`,
    without(
      `keys|wait for us|kids|hide and seek|party|surprise|queue|game|mow|mowing|barbecue|bbq|bins?|dog|cat|cut the|trim|tools|your turn|taxi|uber|lift`,
    ),
    `(?:saw|see|seen|noticed|know|knew|night|there|when|third|again|light|watch(?:ed|ing)?|[0-9]|morning|asleep|goes out|hours?|why|still|enjoy|behind you)`,
  ),
  cue(
    `(?:i (?:have )?(?:saw|seen|see|watch|watched|noticed|notice|know|like|love|loved)|you look|you looked|suits? you|you dance|you sleep|you always|you never (?:close|shut|draw|lock)|why (?:did|do|was|is|were)|who (?:was|is|were))`,
    `(?:your|you) ${gap(4)}${AT_HOME}`,
    `(?:at (?:night|[0-9]+|two|three|four|midnight)|till|until|last night|alone|when you are|through|did not (?:see|know|notice) me|did you know|new|off|on|open|asleep|sleep|with you|who|are you (?:alone|asleep))`,
    without(
      `noise|music|loud|rent|paint|leak|boiler|wifi|mess|dishes|tidy|clean|washing|parcel|landlord|neighbou?r complained|deposit|mum|kids|congrat[a-z]*|housewarming|invite|lend|borrow|smell|electric|bill|left (?:the|your)`,
    ),
  ),
  cue(
    `(?:you are|your) (?:sat |sitting |standing |still )?(?:in|at|on|by|near) (?:the |that )?(?:[a-z0-9]+ ){0,3}?(?:${PLACE}|window)`,
    `(?:look up|turn round|turn around|look behind|behind you|wave|by the window|i can see you|see you from|across from|wearing|drinking|who is (?:that|he|she|the (?:guy|man|girl|woman))|do not (?:turn|look|move))`,
    without(`meeting you|meet you|coming to join|be there in|save me|grab me|table for`),
  ),
  cue(
    `i (?:saw|seen|watched|was (?:right )?(?:behind|next to|near|there)|sat|waited|followed) ${gap(6)}(?:${PLACE}|grave|bus|carriages?)`,
    `(?:did not (?:see|notice) me|you did not (?:see|know|notice)|without you (?:seeing|knowing|noticing)|until you(?: had| left| went)|behind you|because i (?:was|followed)|you had no idea|you buy|you looked|you took|ring off|who you were)`,
    without('sorry|say hello|surprise party|too shy to'),
  ),
  // whatever changes, they find it
  cue(
    `${CHANGED} (?:[a-z]+ ){0,3}?(?:your|my|her|our|his) (?:[a-z]+ )?${THEIRS}|(?:moved|move) (?:house|flat|town|city|to [a-z]+|away|in (?:january|february|march|april|may|june|july|august|september|october|november|december))|new (?:number|address|flat|job|email)|house moves?`,
    `(?:took me|it took|found (?:it|me|you|her|out|my)|finds (?:it|me|her)|i (?:noticed|know|knew|was there|moved too)|within (?:days|a (?:week|day|month)|the (?:week|month|hour))|(?:he|she) is (?:at|there|outside|behind)|got my new|still (?:found|finds|knows)|surprise|told (?:nobody|no one|none|him none)|gave (?:you|him|her) none|easy to find|nice try|flowers|postcard|no stamp)`,
    without(`hard to find|congrat[a-z]*|lost my|update|dentist|bank|gp|forward(?:ed|ing)?|housewarming|estate agent`),
    `(?:you|he|she|him|her|me|stamp|flowers|hand)`,
  ),
  cue(
    `(?:no matter|wherever|whichever|everywhere|every time|whenever|as often as) ${gap(6)}(?:i (?:go|pick|move|choose|turn|change|look|sit|run|eat|shop|leave)|she (?:goes|moves|leaves))`,
    `(?:there (?:he|she|you) (?:is|are)|(?:he|she|you) (?:is|are|was|were|will be) (?:already |always )?(?:there|in the|at the|behind|outside|waiting)|turns? up|shows? up|the (?:engine|car) starts|appears?)`,
    without('dog|cat|kitten|puppy|toddler|queue|advert'),
  ),
  cue(
    `(?:stop appearing|you (?:were|are) (?:right )?(?:behind|outside|in front of|next to) (?:me|my)|(?:he|she) (?:was|is) (?:right )?(?:behind|outside|in front of|next to) (?:me|my))`,
    `(?:again|and (?:at|outside|in)|[0-9]+ days|days running|third time|every|at mums grave|never told|no contact|also|too)`,
    without('queue|class|desk|choir|race|car park space'),
  ),
  // things that give a place away
  cue(
    `(?:air ?tags?|trackers?|tracking device|gps|spyware|stalkerware|key ?logger|find my|nest cam|ring (?:cam|doorbell|password)|baby monitor|doorbell (?:cam|camera|app)|my sim|location|snap map|icloud|smart lock)`,
    `(?:in|on|under|inside|into) (?:my|her|the lining of my|the lining of her) (?:[a-z]+ )?(?:bag|car|coat|pram|phone|bike|jacket|lining|purse|rucksack|suitcase|toy|glovebox)|not mine|is not mine|aint mine|cloned|logged (?:in|into|on)|has the (?:login|password)|still (?:has|got|have) (?:the|my|access)|without (?:me|my|telling|asking)|whole time|separated|my ex|the speaker said|watch(?:es|ed)? me|comments? on|never (?:gave|shared|told)|behind my back`,
    without(
      `lost (?:my|the) keys|lost luggage|airline|parcel|dog|cat|festival|share (?:ours|it) (?:with|again)|as we agreed|luggage`,
    ),
    `(?:me|my|her|mine)`,
  ),
  cue(
    `(?:bank transfers?|1p|a penny|one penny|paypal|venmo|revolut|monzo|transfers?|deliveroo|uber eats|pizzas?|taxis?|amazon)`,
    `(?:with (?:messages?|notes|words)|messages? in (?:it|them|the)|as a reference|in the reference)`,
    `(?:block(?:ed)?|stop|keeps?|every|sends?|sending|he|she|ex)`,
  ),
  // under another name
  cue(
    `(?:pretend(?:s|ed|ing)? (?:to be|he is|she is)|posing as|poses as|posed as|impersonat[a-z]+|claims? to be|saying (?:he|she) is|different names?|with my (?:face|name|photos?|pictures?))`,
    `(?:a (?:girl|boy|guy|colleague|friend|client|student|cousin|delivery|relative|parent|woman|man)|(?:my|her) (?:fiance|boyfriend|husband|dad|father|boss|brother|friend|cousin|solicitor|partner|wife|sister|mum|face|photos?)|me(?= (?:to|on|and)\\b)|tinder|hinge|bumble|profile|account)`,
    `(?:my|her|hers|me)`,
    `(?:talk|rang|ring|rings|call|calls|called|phone[ds]?|told|tell|tells|write|writes|writing|wrote|text(?:s|ed)?|message[ds]?|gets? (?:her|me)|find|found|work|school|months|weeks|gate|hostel|nursery|hr|only (?:one|person)|made|snap|insta)`,
    without('game|play|drama|costume|halloween|role|pantomime|toddler'),
  ),
]

/** What two sentences tell: something was to be secret, and it was not. */
export const FOUND_CUES: readonly Cue[] = [
  cue(
    `(?:flowers|roses|notes?|letters?|cards?|parcels?|postcards?|chocolates)`,
    `(?:told (?:nobody|no one)|nobody (?:knows|knew)|no stamp|no card|no name|walked them over|by hand|moved (?:house|flat|in|to|away)|new (?:address|flat|place))`,
    `(?:every (?:morning|day|week|evening)|this morning|again|came to my|on (?:the|my) (?:step|doorstep|mat|windscreen)|at night|himself|herself|within)`,
    without('wedding|funeral|bouquet for|florist|birthday|estate agent|landlord|council'),
  ),
  cue(
    `(?:you|she|he) (?:have )?(?:changed|moved|swapped|switched|blocked|got a new) `,
    `(?:took me (?:a|an|one|two|three|ten|five|only|less)|i (?:noticed|found|was there|was in)|still found|nice try|did not take (?:me )?long|found (?:it|you) anyway)`,
    without('ikea|assemble|drive there|get there|the route'),
  ),
  cue(
    `(?:never stopped|can not stop|will not stop|could not stop) (?:watching|following|looking at|loving|waiting for) (?:you|her)|you can not stop me loving|i (?:still )?watch you`,
    `(?:alone|did you know|window|dance|sleep|office|every day|until you|till you|outside|home)`,
  ),
  cue(
    `(?:you|u) (?:are|is) in the (?:[a-z]+ )?(?:${PLACE})`,
    `(?:look up|turn round|turn around|behind you|wave|by the window)`,
  ),
]
