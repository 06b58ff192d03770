import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'

const INFORMER = `(?:neighbou?rs?|driver|hairdresser|receptionist|girl at|guard|watchman|doorman|porter|concierge|lad|
  postman|cleaner|babysitter|nanny|colleagues?|landlord|landlady|secretary|barista|caretaker|gateman|maid|security|
  till|friend of yours|friend at|cousin|mate)`
const WATCHER = `(?:man|men|driver|lad|detective|investigator|someone|somebody|guy|boy|boys|neighbou?rs?|friend|kid|
  private eye|people)`
const WHEREABOUTS = `(?:where|when|which|what time) (?:you|she|i|he|it|my|your|her) (?:[a-z]+ )?(?:moved|move|live|
  lives|go|goes|come|comes|leave|leaves|light|lights|are|is|am|work|works|park|parks|stay|staying|get|gets|finish|
  finishes|sleep|ends|starts)`

/** Somebody finds out what another did not tell: address, ways, times, company. */
export const KNOWLEDGE_CUES: readonly Cue[] = [
  cue(
    INFORMER,
    `(?:tells?|told|telling|gave|gives|lets? me know|let slip|informs?|reports?|writes? down)`,
    WHEREABOUTS,
  ),
  cue(
    `would not (?:tell|say) (?:me )?where (?:you|she)|(?:nobody|no one|none of them) (?:will |would )?(?:tells?|
      told) me where (?:you|she)`,
  ),
  cue(
    `(?:pay|pays|paid|paying|hire|hires|hired|hiring|bribed?|employs?|employed|got|getting|have|
      has) ${gap(3)}${WATCHER}`,
    `(?:to |and |who |they )(?:follow|follows|trail|trails|tail|tails|watch (?:you|me|her|your|my)|
      keep an eye on (?:you|me|her)|tells? (?:me|her|him) (?:where|when)|report|find (?:you|me|her|out where)|
      photograph|spy|write down)`,
  ),
  cue(
    `ask(?:s|ed|ing)? ${gap(5)}to (?:follow|trail|tail|spy|watch (?:you|me|your|my)|keep an eye on (?:you|me|her)|
      (?:write down|note|tell me|let me know) (?:when|where|if|whenever|who))`,
    `you|me|her|your|my`,
    without(`parcel|package|kids?|dog|cat|baby|bins?|post|delivery|ready|dinner|meeting`),
  ),
  cue(
    `(?:thought|think|thinking|believed|reckon|expect|expected|means) ${gap(5)}(?:would|could|can|will|
      do) not (?:find|track|follow|work out|get to)`,
    `moved?|moving|street|address|shifts?|number|where|town|changing|changed|new|house|job|school|hotel|you(?= $)`,
    `you|me|her`,
  ),
  cue(
    `(?:your|my|her|his) (?:home |new |private )*address (?:[a-z]+ ){0,2}(?:from|off|out of|through) (?:the|a|your|my|
      her|his)`,
    without('book|form|letterhead|envelope|invoice|label|lease'),
  ),
  cue(
    `(?:got|found|have got|took|copied) (?:your|my|her|his) (?:new )?(?:number|phone number|schedule|flight)`,
    `off the|from the (?:list|system|file|records?|database)|changed|blocked|pretend|did not give|never gave`,
  ),
  cue(
    `(?:do not|never|dont) (?:even )?ask (?:me )?how i (?:know|knew|found|got)|how i (?:know|knew) (?:the|your|which|
      where) (?:flight|address|shift|hotel|you)|how else would i know`,
  ),
  // what was told to nobody is known
  cue(
    `(?:had|have|did) (?:not|never) (?:told|said|tell|mention|mentioned) (?:to )?(?:a soul|anyone|anybody|anyone else)`,
    `which|where|travel+ing|flight|train|park|moved|new (?:job|flat|place|address|number)|would be|was on`,
    without('surprise|present|pregnant|baby|engaged|news'),
  ),
  cue(`(?:told|tell) (?:nobody|no one|not a soul) (?:about )?(?:where|which|my new|i (?:moved|live))`),
  cue(`(?:had|have) (?:not|never) (?:told (?:you|him|her)|said) (?:that )?i was (?:going to|at|in|on) the [a-z]+`),
  cue(
    `(?:new job|new flat|new address|new place|new number|new school) (?:that )?i (?:have |had )?(?:told nobody|
      not told|never told|kept (?:secret|quiet))`,
  ),
  cue(
    `(?:he|she|you|ex|they|him) (?:always |still |somehow |already |even |just )*(?:know|knows|knew)`,
    `(?:which|what|where|when|whenever) ${gap(3)}(?:ward|flight|train|hotel|shift|i (?:had |have )?(?:cooked|bought|
      ate|wore|was wearing|am wearing|searched|watched)|code|lock|calendar)`,
    `i|my`,
    without('want|wanted|like|book|booked'),
  ),
  cue(
    `(?:change|changed|changing|changes) (?:the|my) (?:lock|locks|code|lock code|password|passwords|number)`,
    `(?:he|she|ex|you) (?:still |always |just )?(?:knows?|gets in|finds|found|has|had|rings|calls)|(?:twice|
      three times|again) and|things (?:still )?move|by (?:sunday|monday|the weekend|morning)`,
  ),
  cue(
    `i (?:also |always )?know (?:that |about |exactly )*(?:you|your|the|when|which|what time)`,
    `your (?:shifts?|train|bus|gym|route|routine|flight|plates?|balcony) (?:changed|is|are|leaves|ends|times)|
      you (?:do your (?:shop|shopping)|swim|run|jog|train|park|get off|take the|walk the dog|finish|
      leave) (?:[a-z]+ ){0,3}(?:at [a-z0-9]+ )?(?:on [a-z]+days|every [a-z]+day|at (?:five|six|seven|eight|nine|
      ten))`,
    without('so could|can you|could you|please|drop|collect|pick'),
  ),
  // watched at home or on the way
  cue(
    `(?:your|my|her|the) (?:[a-z]+ )?(?:lights?|curtains?|blinds?)`,
    `lights? (?:goes|went|go|going|is|was|turned) (?:out|off|on)|(?:curtains?|blinds?) (?:up|were drawn|open|
      were open|drawn)`,
    `i (?:saw|see|watch|watched|like to|can see|could see|sit|noticed)|tells? (?:me|her|him)|he (?:knew|saw|sees|
      watches)|she (?:knew|saw|sees|watches)`,
  ),
  cue(
    `(?:photographs?|photographed|photographing|films?|filmed|filming|takes? (?:photos|pictures) of|took (?:photos|
      pictures) of|taking (?:photos|pictures) of) (?:me|you|her)`,
    `through|hedge|fence|from (?:his|her|across|behind)|for (?:a year|months|weeks|years)|album|every (?:day|time i|
      morning)|solicitor|in secret|bins|garden|sunbath[a-z]*|without (?:me|you|asking)|undress[a-z]*`,
    without('wedding|photographer|video|dance|concert|snoring|family'),
  ),
  cue(
    `(?:folder|album|notebook|file|log|spreadsheet|scrapbook|diary|record|map)`,
    `(?:your|her|my) (?:[a-z]+ )?(?:routes?|times|movements|plates?|comings|outfits|visitors|shifts|habits|hair)|
      when (?:you|she) (?:come|comes|leave|leaves)`,
    `(?:i|he|she) (?:still )?(?:keep|keeps|kept|have|has|made|started|wrote)`,
  ),
  cue(
    `(?:saw|seen|know|find out|check|find|see) (?:exactly )?(?:who (?:you|she|i|he) (?:were|was|are|is) with|
      whose car|the man who)`,
    `followed|waited|parked|outside|past your|through the|across|window|curtains|went (?:through|thru)|every night|
      drove|your flat`,
  ),
  cue(
    `(?:you|she) looked (?:so )?(?:tired|lovely|beautiful|sad|thin|happy|pretty|cold|good)`,
    `table by|at the|through the|from (?:the|my)|your (?:window|balcony|garden)|hope you enjoyed`,
    without(`photos?|pictures?|wedding|party|dinner we|when we|zoom|together|our`),
  ),
  cue(
    `(?:went|gone|going|scrolled|been) (?:through|thru)`,
    `followers|your (?:photos|pictures|likes|friends|drawers|phone records|bins?|rubbish)|her (?:friends|likes)|
      all of (?:your|her)|them all`,
    `[0-9]{2,}|hundreds|several times|every one|daily|to find|saved`,
    without('box|boxes|wedding|slideshow|album|together|we'),
  ),
]
