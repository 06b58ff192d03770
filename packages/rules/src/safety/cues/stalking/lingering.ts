import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'
import { PLACE, UNTIL_THEY_YIELD } from './places.ts'

const NEAR = `(?:across from|outside|in|at|on|opposite|near|up at|behind|by|under|round|around) (?:of )?(?:my|our|the|
  her|your) (?:[a-z]+ )?(?:house|home|garden|stairwell|stairs|porch|hallway|lobby|doorway|doorstep|building|road|
  hedge|bushes|gate|window|landing|bus stop|car park|steps|flat|back door|front door|entrance|corridor|yard|balcony|
  alley|lane)`
const ERRAND = without(
  `pick|picking|collect|lift|bring|deliver|delivery|parcel|kids|bins?|tickets|party|barbecue|builders?|scaffolding|
    dog|cat|fox|parking`,
)

/** Somebody lingers near another, watches, and comes back. */
export const LINGERING_CUES: readonly Cue[] = [
  cue(
    `(?:waits?|waiting|waited|stands?|standing|stood|sits?|sitting|sat|hides|hiding|hid|lurks?|lurking|looking (?:up|
      in|through|into)|was|were|is|loiters?|loitering|hanging|paces|pacing)`,
    NEAR,
    `at night|in the dark|again|hours?|every|(?:third|fourth|fifth) time|(?:three|four|five) (?:times|evenings|nights|
      mornings)|when i (?:come|came|bring|leave|left|get|got|look|return)|from (?:five|six|seven|eight) |
      looking (?:up at|in|into|through)|until i|all (?:day|night|evening)|at (?:two|three|four|midnight)`,
    `he|she|ex|someone|somebody|you|man|guy|student|stranger`,
    ERRAND,
    without(`we|party|music|noise|your (?:son|kids|boys|friends)|bike|car is|bikes|shoes|pram|bags`),
  ),
  cue(
    `(?:drives?|drove|driving|walks?|walked|goes|go|going|went|cycles?|rides?|cruises?|creeps?) (?:slowly )?(?:past|
      by|round|around|down) (?:the|my|your|her|our) (?:[a-z]+ )?${PLACE}`,
    `(?:every|each|most) (?:single )?(?:days?|nights?|afternoons?|evenings?|mornings?)|slowly|again and again|(?:five|
      six|ten|several) times|to see (?:your|her|if|who|whether)`,
    `he|she|ex|you|i|someone|somebody|his|man`,
    without(`run|jog|route to work|commute|on my way to work|school run|dog`),
    ERRAND,
  ),
  cue(`i (?:will|am going to) be (?:waiting |sitting |standing )?outside (?:of )?your (?:[a-z]+ )?${PLACE}`, ERRAND),
  cue(
    `(?:was|is|were|be|been) (?:back )?(?:in|on|at|outside) my (?:[a-z]+ )?(?:porch|garden|steps?|stairs|gate|
      doorstep|landing|window|bedroom window) (?:again|three|four|every|when|at)`,
    `he|she|you|ex|it|someone`,
    ERRAND,
  ),
  cue(
    `(?:comes?|came|coming|been) to my (?:new )?(?:building|flat|house|work|office|bus stop|school|gym|church|door|
      rehearsals?|matches|class|classes|shop|stall|hostel|room)`,
    `(?:[a-z0-9]+ )?times|daily|every (?:day|night|week|evening)|although|asked you not|begging|refuse|refused|still|
      stands at|rung all|rang all`,
    without('help|mum|dinner|kids|meeting|carpool|practice'),
    ERRAND,
  ),
  cue(
    `(?:he|she|ex|you|they) (?:still|keeps?|kept|constantly) (?:on )?(?:shows? up|showing up|turns? up|turning up|
      comes? to my|coming to my|waits? for me|waiting for me|follows? me|following me|writes? to me|calls? my (?:work|
      mum|mother|parents|boss|office|sister)|drives? (?:past|by)|driving (?:past|by))(?! (?:late|drunk|hungry|
      with)\\b)`,
    without('late|work|meeting|meetings|practice|instagram|unprepared'),
  ),
  cue(
    `(?:he|she|ex|you) still (?:shows|turns) up(?= $| (?:at|outside|in|to|wherever)\\b)`,
    without('late|work|meeting|training'),
  ),
  cue(
    `(?:you|he|she|i) (?:was|were|am|is|are) (?:at|outside|in|on) my [a-z]+ (?:and )?(?:you|he|she|i) (?:was|were|am|
      is|are) (?:at|outside|in|on) my`,
  ),
  cue(
    `(?:you|he|she) (?:was|were|is|are|appeared|turned up|showed up) (?:already )?(?:outside|at|
      in front of) the new (?:place|flat|house|office|building|address|job|school)`,
  ),
  cue(
    `(?:turned|turns|showed|shows|popped|appeared) up? ?(?:in|at|on) ${gap(4)}my (?:holiday|honeymoon|date|conference|
      trip|retreat|graduation|funeral|hotel|resort)`,
  ),
  cue(
    `(?:on|at|in) every (?:train|bus|class|flight|event|concert|match|meeting|lecture) (?:that )?(?:i|she|you) (?:am|
      go|take|get|goes|is|are|attend|was)`,
    `he|she|ex|you|i am|there`,
  ),
  cue(
    `(?:i|he|she) (?:just |only |always )?(?:go|goes|went|am|is|be) where(?:ver)? (?:she|you|i|he) (?:goes|go|went|is|
      are)`,
    `keep|well back|near|be near|behind|see|love|scare|always`,
  ),
  cue(
    `i was (?:right |only |just )?(?:two|three|four|five|a few|one) (?:tables?|seats?|rows?|cars?|steps?) (?:away|
      behind)`,
  ),
  cue(
    `(?:follow|follows|followed|following) (?:me|her|you|him|my [a-z]+) (?:round|about|through|all over|across|
      in (?:his|her|a) (?:car|van))`,
    without('instagram|recipe|instructions|questions'),
  ),
  cue(
    `(?:i|he|she) (?:have |has )?followed (?:you|me|her|him) (?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|
      yesterday|last (?:night|week)|today|after work)`,
  ),
  // watches from a distance
  cue(
    `(?:like|love|enjoy|have|had|likes|loves) (?:to )?watch(?:ing)? (?:you|her|me)`,
    `think|thinks|do not know|alone|from (?:the|my|across|behind)|through|other platform|platform|when nobody|sleep|
      asleep|undress`,
    without('play|dance|perform|stage|match|football'),
  ),
  cue(
    `(?:from|on) (?:the|my|his|her) (?:other )?(?:roof|window|car|flat|balcony|cafe|bench|platform|bushes|trees|hill|
      rooftop|van|hedge|street corner|corner) ?(?:opposite|across|over|below|outside)?`,
    `(?:i|he|she|who) (?:have to |can |could |always |would )?(?:see|sees|saw|watch|watches|watched|recogni[sz]e|look|
      looks|stare|stares|count|counts)`,
    `you|your|me|my|her`,
    without('fireworks|sunset|parade|moon|waved|match|kids|eclipse|game'),
  ),
  cue(
    `i saw you (?:get|getting|leave|leaving|come out|coming out|go in|going in|walk|walking|through)`,
    `looked|platform|coat|dress|with (?:him|her|that|a man)|from (?:the|my)|today|alone|will not (?:answer|reply)|
      into his|jogging`,
  ),
  cue(
    `what time (?:you|she) (?:go|goes|come|comes|leave|leaves|get|gets) (?:out|in|home|back|up)?`,
    `what time (?:you|she) [a-z]+ [a-z]+ (?:and )?(?:what time|who|when)|log|know exactly|written down|notes?|every|
      months of`,
    without('dinner|cook'),
  ),
  cue(
    `your new (?:boyfriend|girlfriend|man|guy|friend|bloke|fella|woman|bf|husband|wife)`,
    `parks|leaves (?:at|for|home|work|his)|works (?:at|in)|lives (?:at|in|on)|drives a|gym|everything about|
      number ?plate|his (?:address|car|route|shifts?)|where he`,
  ),
  // searches
  cue(
    `to (?:see|find out|know|check|track) where (?:exactly )?(?:i|she|you) (?:sleep|sleeps|live|lives|go|goes|am|was|
      spend|spends|stay|stays|run|work|works)`,
    without('worried|safe|landed|safety'),
  ),
  cue(
    `(?:ask|asking|asked|asks|messaged|called|rang|wrote|contacted|told|tells?) ${gap(9)}where (?:i|she) (?:live|
      lives|work|works|am|is|moved|went|stay|sleep|sleeps)(?: now)?`,
    `my|her|every|until|who|stop|neighbou?rs?|friends`,
    without('taxi|driver|form|bank|census|policy|job interview|lost'),
  ),
  cue(
    `tell me where (?:she|you|he) (?:[a-z]+ ){0,2}(?:moved|staying|living|lives?|hiding|gone|went|is|are)`,
    `or (?:i|else)|until i (?:find|get)|going on asking|every (?:school|hotel|hospital|street)|i will find`,
  ),
  cue(
    `(?:stop|please stop) (?:looking|searching) for me|(?:i )?found you (?:in|at) [a-z]+ and|
      (?:i )?will find you (?:there|again|too|wherever)|never (?:gave|given|told) (?:you|him|
      her) (?:my (?:new )?(?:address|number|flat)|where i)`,
  ),
  cue(
    `(?:am |are |is )?(?:not going to|will not|never going to|can not|refuse to) (?:ever )?(?:stop|give up)`,
    UNTIL_THEY_YIELD,
    `you|she|he`,
  ),
  cue(
    `(?:wanted|needed|had|want|need) to (?:see|know) who (?:was|is|you|she|he) (?:was |were |is |are )?(?:visiting|
      coming|staying|there|seeing|with|inside)`,
    `i|only|just`,
    without('party|meeting|dinner|guest list|wedding|headcount'),
  ),
  cue(
    `(?:got hold of|got|found|has|copied|photographed|stole|memori[sz]ed) my (?:rota|timetable|calendar|shifts|
      itinerary|schedule)`,
    `he|she|ex|every|and|colleague|stalk`,
    without('boss|manager|hr|secretary'),
  ),
]
