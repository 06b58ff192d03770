import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'

const DATE = `(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer|winter|spring|
  autumn|next (?:year|summer|christmas|birthday)|new year|(?:my |his |her )?(?:birthday|fortieth|fiftieth|sixtieth|seventieth|eightieth|thirtieth|[a-z]+tieth)|
  monday|tuesday|wednesday|thursday|friday|saturday|sunday|the wedding|graduation|the (?:trial|holidays?|weekend)|the end of (?:the )?(?:year|month|week)|by then|much longer|long|any monday)`
const ORDINARY = `holiday|flight|train|work|shift|office|moving|move (?:out|to|house)|interview|leave the company|resign|new job|notice period|
  uni|training|conference|abroad|spain|france|cruise|trip|traffic|deadline|pension|retire|season|league|diet|late for|marathon|exam hall|budget`
const SORTED = `(?:sorted|sorted out|put|organi[sz]ed|cancelled|written|wrote|arranged|labelled|packed|cleared|cleaned out|deleted|uninstall(?:ed|ing)|
  gave|given|giving away|paid|settled|updated|left) ${gap(3)}(?:paperwork|affairs|bills|letters?|notes?|will|insurance|policy|folders?|passwords|funeral|accounts?|hamster|dog|cat|
  things|stuff|everything|milk|rings?|albums?|my (?:airpods|guitar|bike|records|books|clothes|jewellery)|keys?|finances|shed)|affairs in order`
const FOR_AFTER = `(?:(?:will not|wont|would not|not) (?:be )?need(?:ing)?(?: (?:it|any|to|them|furniture|me|anything))?|(?:you|they) will (?:manage|cope|be (?:fine|better|ok|okay|alright))(?: (?:fine|well))? without me|do not come (?:up|in|to)|ring the (?:ambulance|police) first|where i am going|
  when (?:i am|it is|it) (?:gone|over|happens?)|after (?:i am gone|me|this|that)|going to mum|look after (?:him|her|the|my)|goodbye|bye|one is for you|there is one for you|find (?:them|it|me)|needn?t (?:ring|come)|permanently|for good|behind the clock|stopped fighting|i wrote the letters|open it|by the time)`

/** Plans that leave their author out: dates that will not be reached, things set in order for those who stay. */
export const LEAVING_CUES: readonly Cue[] = [
  cue(
    `i (?:will|would|shall|am|do|may|might|can)(?: not| never)? (?:just )?(?:not |think |expect |plan |imagine |see |reckon |suppose )*(?:i will |i would |to |myself |on )*(?:not )?(?:be )?(?:still )?(?:around|be here|make it to|make (?:it|${DATE})|see|reach|last until|be alive|here) ${gap(2)}${DATE}`,
    `not|never|doubt`,
    without(`${ORDINARY}|can not make it|see you|sorry`),
  ),
  cue(
    `(?:not|never) (?:to )?(?:(?:reach|live to see) ${gap(3)}it|(?:reach|be (?:here|around|alive)|wake|make it to|get to|live to see|see) ${gap(3)}(?:by then|${DATE}|another|tomorrow|morning))(?= (?:if i|honest|to be honest|anyway|again|i)\\b| $)`,
    `i|my|me|honest|hope|like|want`,
    without(`${ORDINARY}|see you|film|sorry i`),
  ),
  cue(
    `not (?:going to )?be (?:at|in|coming to) (?:[a-z]+ )?(?:monday or any|school again|anywhere|work ever)|(?:monday|tomorrow|today) or any (?:monday|other|day)|will not be (?:here|around) (?:to (?:see|watch|hear) (?:it|this|that|u|you|them|him|her)|any ?more|much longer)`,
    `i|he|she|my|u`,
    without(
      `${ORDINARY}|for (?:dinner|tea|lunch|the meeting|the delivery)|when (?:you|the plumber) (?:get|come|arrive)|appointment|plumber|parcel|so can you`,
    ),
  ),
  cue(
    SORTED,
    FOR_AFTER,
    `i|my|me|ive`,
    without(
      `${ORDINARY}|estate agent|divorce|solicitor says|tenancy|deposit|new flat|weekend away|while i am away|two weeks|fortnight|surgery|operation`,
    ),
  ),
  cue(
    `(?:only|main|one|whole|sole) (?:thing|reason|person) ${gap(3)}(?:i|me|im) (?:am |have |do |did |ve )?(?:still )?(?:do not|not|have not|stay|stayed|here|alive|get up|keep(?:s|ing)? (?:me|going)|did not|hold on|hang on|around|go on)|(?:keeps|keeping|kept) me (?:here|alive|going|from (?:it|doing it|jumping|ending))|
      if it (?:was not|were not|wasnt|is not|had not been) for ${gap(4)}(?:i would|id|i will) (?:be|have) (?:gone|dead|done|jump|not be)|if (?:i was not|i were not|i wasnt) so (?:scared|afraid|frightened|cowardly)|would (?:have )?done it (?:already|by now|years ago|ages ago|long ago)`,
    without(`coffee|netflix|football|diet|homework|dishes|the job|this job|team|club|subscription|gym|quit smoking`),
  ),
  cue(
    `(?:will|would) (?:have |of )(?:already )?(?:done it|gone|ended it|finished it|stopped) (?:by (?:then|the time|now)|already)|what i (?:am going|have decided|decided) to do to myself|working out how long it would be|how long (?:it would|before) ${gap(4)}(?:found|find|notice)(?:d)? me|rather ${gap(4)}alone with me when it happens`,
  ),
  cue(
    `(?:stopped|no longer|quit|not|never|tired of|given up|do not) (?:really )?(?:want(?:ing|ed)?|wish(?:ing)?|care (?:about|if)|caring (?:if|about))(?: to)? (?:wake up|waking up|wake|be (?:here|alive|around)|being (?:here|alive)|exist|live(?! (?:like|with|in|here|near|at|together|on))|living(?! (?:like|with|in|here|near|at|together|on))|go on|carry on|see tomorrow|continue(?= $))|looking forward to (?:is )?(?:it )?(?:stopping|being over|the end|not waking)`,
    without(
      'alarm|early|camping|jet lag|hotel|in this (?:flat|house|town|city)|with (?:you|him|her|them)|here anymore because of the noise',
    ),
  ),
  cue(
    `(?:tired|sick|exhausted|done|weary|bored) (?:of|with) (?:being (?:alive|here|me)|living|existing|life|breathing|waking up)(?! (?:on|in|with|at|like|out of|here|together|next|a|to)\\b)|like to stop(?= $)|given it a fair go|now i have a date`,
  ),
  cue(
    `(?:kindest|best|nicest|only decent|most useful|greatest) (?:thing|gift|favou?r|present) ${gap(4)}(?:i|me) (?:could|can|to|would) ${gap(5)}(?:disappear|go|vanish|gone|stop|end|die|leave)|(?:burden|weight|dead weight|nuisance)`,
    `(?:disappear|vanish|for good|stop being one|not be (?:for )?(?:much )?long(?:er)?|much longer|wont be long|without me|gone|free of me|rid of me)`,
    `i|me|im|my`,
    without('of proof|tax|student|weight loss|kilos|pounds|diet'),
  ),
  // places that somebody keeps going to
  cue(
    `(?:bridge|tracks|platform|yellow line|cliff|multi ?storey|car park roof|roof|viaduct|overpass|flyover|river|weir|railway|train coming|station)`,
    `(?:harder (?:to|not)|every (?:night|day|time)|one step|thats all it|all it would take|in front(?= $| of it)|the edge|looked (?:down|over)|stood (?:there|on|at|by)|standing (?:on|at|behind|by)|took my (?:sleeve|arm)|thought about|pull(?:s|ed)? me|keep driving|walk(?:ed)? (?:to|up)|took my shoes off|how (?:high|deep|cold|long)|do not (?:remember|know) why|would not (?:feel|hurt))`,
    `(?:night|harder|step|edge|keep|driving|front|sleeve|thought|shoes|down|over|high|deep|cold|know why|hurt|in)`,
    without(
      `commute|delayed|late|photo|view|picnic|fishing|cycl(?:e|ing)|run|running|dog|swim|swimming|traffic|game|play(?:ed|ing)?|roof (?:leaks?|repair|tiles|rack)|bought|tickets?|queue|tour|wedding|concert`,
    ),
  ),
  cue(
    `(?:if|when) i (?:fail|lose|get (?:a )?[a-z]+|do not (?:pass|get)|am caught|flunk)|(?:if|when) (?:he|she|they|you) (?:leave|find out|tell|take)`,
    `i (?:am|will|am going to) (?:jumping|jump|ending it|end it|doing it|off the|done for good|hang|hanging)|cannot face|can not face`,
    `jump(?:ing)?|ending|end it|doing it|hang(?:ing)?|off the`,
    without('ship|queue|rope|trampoline|bungee|parachute|career|season|game'),
  ),
  // what somebody else said they would do
  cue(
    `(?:he|she|they|friend|mate|son|daughter|brother|sister|dad|mum|partner|husband|wife|girlfriend|boyfriend|ex|gf|bf|flatmate|nephew|niece|cousin|student|kid) `,
    `(?:told|tells|said|says|texted|messaged|wrote|threatens?|threatened|keeps saying|left a note|posted) `,
    `(?:(?:going|about|want(?:s|ed)?|plan(?:s|ned)?|ready|threatens?) to (?:jump|hang (?:him|her)self|end it|take (?:all )?(?:the|his|her) (?:pills|tablets)|do it(?= (?:tonight|if i|now)|$)|drive (?:into|off))|(?:would|will) not be here for|do something (?:stupid|to (?:him|her)self)|never wake up|better off without (?:him|her)|planning it)`,
    without('film|show|series|book|queue|ship|train carriage|trampoline|rope|parachute|bungee|diving board|pool'),
  ),
  cue(
    `(?:blade|razor|razors|scissors|compass|lighter|sharpener)`,
    `(?:pencil case|under my (?:bed|pillow|mattress)|up my sleeve|in my (?:sock|bra|phone case|bag|drawer)|only do it|when (?:the shouting|it gets|they fight|i cant)|my (?:arms?|thighs?|legs?|wrists?))`,
    `i|my`,
    without('shav(?:e|ing)|art|craft|school supplies|maths|beard|barber|geometry|wax|fringe'),
  ),
  cue(
    `(?:not|nothing|never) (?:eaten|eat|ate|had any(?:thing)?|drunk)|stopped eating|starv(?:e|ing) myself`,
    `(?:hope|want|wish|until|till|so that) ${gap(3)}(?:heart|body|i|it) (?:just )?(?:stops?|gives? (?:up|out)|disappear|fade|die|shuts? down)`,
  ),
  cue(
    `(?:rope|noose|gas|hose|insulin|gun|rifle)`,
    `(?:is not|isnt|was not) for (?:the|a)|i know what (?:it is|its) for|it is for me|ready in the|waiting for me|for when i`,
    `i|me|my|kids`,
    without('climb|tow|garden|sail|boat|watering'),
  ),
  cue(
    `(?:shot|put down|rehomed|gave away|given away) (?:his|her|my|all his|all my) (?:[a-z]+ )?(?:dogs?|cats?|hamster|horse|rabbit|things|stuff)`,
    `(?:key|letter|cleaned|goodbye|nobody does|byee*|uninstall|told me where|quiet|planning)`,
  ),
]
