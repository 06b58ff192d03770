import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'
import { PLACE, REFUSED, UNTIL_THEY_YIELD } from './places.ts'

const STAYS = `(?:be|is|was|were|am|been|sits?|sat|sitting|stands?|stood|standing|waits?|waited|waiting|parks?|parked|
  drives?|drove|driving|go|goes|went|come|comes|came|coming|slept|sleeps|sleeping|turns? up|turned up|shows? up|
  showed up|hangs? around|lurks?|lurking|back)`
const TURNS_UP = `(?:turns?|turned|turning|shows?|showed|showing|pops?|popped|appears?|appeared|attends?|attended|
  joined|joins|coincidence|bump(?:s|ed|ing)? into|ran into|run into|outside|been to|follow(?:s|ed)?|waits?|
  see (?:this|the|that) same)`

/** Somebody is where another lives, works or goes, without being wanted there. */
export const PRESENCE_CUES: readonly Cue[] = [
  // stays at a place until the other gives in, or day after day
  cue(
    `(?:outside|opposite|across|in front of|by|near|at|on|to|around|past|beside) (?:from )?(?:my|your|her|his|our|
      the) (?:[a-z]+ )?${PLACE}|be wherever you are|be there`,
    STAYS,
    `${UNTIL_THEY_YIELD}|(?:days|nights|mornings|evenings|weeks) (?:running|in a row)|(?:your|my|her) lights?|
      whose car|from (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:to|till|until)|never (?:even )?(?:noticed|notice|
      knew|know|spotted)|(?:to|and) look at (?:you|me|her)|to see (?:who|whether) (?:you|she)|to check (?:who|whether|
      if|whose)|(?:in|for) case you came`,
  ),
  cue(
    `(?:will|am going to|shall|going to) (?:always )?(?:be|wait|stand|sit|keep coming|come|turn up|ring|call|knock|
      phone|ask you)`,
    `every (?:single )?(?:day|night|morning|evening|hour)|each (?:day|night|morning|evening)|wherever|outside|there|
      keep coming`,
    UNTIL_THEY_YIELD,
  ),
  cue(
    `(?:in|inside|from|with) (?:his|her|my|the|a) (?:car|van|truck)|parked`,
    `(?:sit|sits|sitting|sat|slept|sleeps|sleeping|wait|waits|waiting|watch|watching|parked)`,
    `(?:outside|across|opposite|by|near|in front of|down) (?:from )?(?:the|your|my|our|her) (?:[a-z]+ )?(?:road|
      street|house|flat|work|nursery|school|office|building|gym|window|place)`,
    `(?:until|till|from monday|all night|to see you|every|hours|again|overnight|your light|most (?:nights|days))`,
  ),
  cue(
    `(?:he|she|man|guy|ex|boy|lad|stranger|brother|student|woman) (?:is|was|has been|stands|sits|
      waits) (?:[a-z]+ )?(?:there|outside|out there|downstairs|across the (?:street|road)) again`,
  ),
  cue(
    `(?:waits?|waiting|waited) (?:for me |for her )?(?:at|by|outside|near|under) (?:my|the|her) (?:[a-z]+ )?${PLACE}`,
    `(?:each|every) (?:day|night|evening|morning|week)|though i|although i|gift|after work|again and again|since i`,
    without('bus|taxi|school|kids|pick|late|coming'),
  ),
  // one place after another
  cue(
    `(?:my|your|her) (?:[a-z]+ )?${PLACE} (?:and |then |or |and then )*(?:i have been |been )?(?:at |to |outside |
      in )?(?:my|your|her) (?:[a-z]+ )?${PLACE}`,
    TURNS_UP,
  ),
  cue(
    `(?:the|my|your|her) (?:[a-z]+ )?${PLACE} (?:and )?(?:at|outside|to|in) (?:the|my|your|
      her) (?:[a-z]+ )?${PLACE} (?:and )?(?:at|outside|to|in) (?:the|my|your|her) (?:[a-z]+ )?${PLACE}`,
    `${TURNS_UP}|everywhere|wherever`,
  ),
  cue(
    `(?:coincidence|bump(?:s|ed|ing)? into (?:you|me|each other)|fate|running into you|ran into you)`,
    `everywhere|outside your|wherever|every (?:time|day|week)|always|swap|again and again|keep(?:s)? (?:bumping|
      running)`,
  ),
  cue(
    `(?:there (?:you|he|she) (?:were|was|is|are)|(?:he|she|you|i) (?:is|was|were|are|am) (?:already |also )?there)`,
    `wherever (?:it|i|she|you)|every (?:time i|where i|one of your)|also when|calendar|new job|same (?:train|bus|
      carriage)|never (?:spot|see|notice) me`,
  ),
  cue(
    `(?:in|on|at) the same (?:train|bus|tram|carriage|cafe|gym|class|hotel|resort|flight|restaurant|lift)`,
    `every (?:day|morning|evening)|each (?:day|morning)|also when|even when|wherever|i changed|i switched`,
    `(?:he|she|ex|you|man|him|her)`,
    without('we|us|our'),
  ),
  cue(
    `see (?:this|the|that|his|her) same (?:[a-z]+ )?(?:car|van|man|woman|face|helmet|bike|motorbike|jacket|cap)|
      same (?:car|van|man|motorbike) (?:[a-z]+ ){0,3}(?:behind|outside|following)`,
  ),
  // moves into somebody's life: their club, their workplace, the flat opposite
  cue(
    `(?:joined|joins|(?:got|gets|took|takes|taken|found|applied for) (?:a|the|herself a|himself a) (?:job|desk|flat|
      room)|started (?:shopping|going|coming|attending|training|working|drinking|running|swimming|praying)|signed up|
      enrolled|moved in|moved into|swapped?|switched|transferred)`,
    `(?:in|at|to|for|into|joined|joins|on|with) (?:my|your|her|the same) (?:[a-z]+ ){0,2}${PLACE}|(?:opposite|
      next to) (?:mine|yours|me|you|her)|because you go`,
    `${REFUSED}|ex|rejected|then (?:my|her)|because you|chance|coincidence|different name|had to leave|just to|
      (?:so that|so) (?:i|he|she) can (?:see|be near|watch)|desk opposite|lives (?:[a-z]+ ){1,3}(?:miles|hours|away)`,
  ),
  cue(
    `(?:bought|rented|rents|taken|took|found|moved into|renting) (?:the|a|an) (?:[a-z]+ )?(?:flat|house|room|place|
      bungalow|desk) (?:right |directly |just )?(?:opposite|next door to|across from|facing|below|above|
      behind) (?:yours|mine|you|me|hers|your|my)`,
    without('we|us|our'),
  ),
  cue(
    `(?:got|taken|took|found) (?:a|herself a|himself a) job (?:in|at) (?:my|your) (?:[a-z]+ )?(?:building|office|work|
      gym|nursery|school|department|shop|hospital|church)|started (?:shopping|training|drinking|running|swimming|
      praying|going|coming|eating) (?:at|in|to|on|along) my (?:supermarket|gym|pool|pub|church|cafe|park|route|beach|
      class|mosque|shop)`,
    `(?:he|she|you|ex)`,
  ),
  // behind or beside somebody on their way
  cue(
    `(?:drives?|driving|walks?|walking|cycles?|cycling|rides?|riding|runs?|running) (?:alongside|behind|after) (?:me|
      you|her)`,
    `stop|every|each|mornings|slowly|home|nights|weeks|days`,
  ),
  cue(
    `(?:follow|follows|followed|following|trail|trails|trailed|tail|tailed|shadow|shadows) (?:the|that|this|my|your|
      a) (?:[a-z]+ ){1,5}(?:home|to (?:her|his|my|your) (?:car|door|house|flat|work))`,
  ),
  cue(
    `(?:i|he|she|you|ex) (?:have |had |has |just |only )*(?:followed|trailed|tailed) (?:you|me|her|him)`,
    `saw|who|to (?:the|a|your|my|her)|home|from|without|yesterday|last night`,
    without(`we|directions|instructions|instagram|insta|recipe|map|sat nav|lead|advice|into the (?:kitchen|garden)`),
  ),
]
