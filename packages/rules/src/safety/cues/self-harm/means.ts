import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { BLADE, BRINK, ONESELF, PILLS, SOMEBODY } from './words.ts'

const THINKS = `(?:think|thinks|thinking|thought|thoughts|wonder|wondered|wondering|imagine|imagining|picture|dream|
  dreamt|look at|looked at|looking at|stare|staring|keep|keeps|kept|every (?:time|day|morning|night|week|evening)|
  twice|
  again|nearly|almost|wanted|want|wants|wish|feel like|felt like|could|easy|easier|tempted|pull|pulls|calling|stood|
  standing|sat|told me|tells me|says|said|threat[a-z]+|going to|ready|instead|or i|one day|hour|quiet|hoping|closer|
  differently)`

/** Means of dying: kept, counted, looked at, taken, and places from which there is one step. */
export const MEANS_CUES: readonly Cue[] = [
  // counted, hoarded, laid out, asked after
  cue(
    `(?:count|counts|counting|counted|save|saved|saving|stockpil[a-z]+|hoard[a-z]*|collect(?:ed|ing)|stash[a-z]*|
      lined|lining|laid|put (?:by|aside)|staring at|stare at|looking at|look at|looks at|how many|how much|enough|
      gathered|hidden|hiding|hid|hides) ${gap(5)}${PILLS}(?! (?:cupboard|bottle for|for (?:the|a|my) (?:dog|cat|
      headache|back|cold|hay))\\b)`,
    SOMEBODY,
  ),
  // taken: the whole packet, the tablets, what was left
  cue(
    `(?:took|taken|take|takes|taking|swallow|swallows|swallowed|swallowing|downed|necked|overdosed on|eaten|
      ate) (?:all |
      every |the |a |an |my |her |his |of |whole |entire |full |rest |last |what |was |were |left |loads |lots |
      bunch |lot |
      load |too |many |handful |fistful |everything |in |more |some |one |bottle |packet |pack |box |strip |couple |
      ){1,6}(?:${PILLS}|whole (?:packet|pack|box|bottle|strip)(?! of\\b)|(?:left|everything) in the (?:bottle|packet|
      cabinet|box))(?! (?:for|the doctor|with food|with me|so i|that the|after|before (?:bed|breakfast|dinner))\\b)`,
    `(?:all|whole|entire|too many|handful|fistful|everything|loads|lots|lot|rest|left|bunch|bottle|packet|
      something stupid|
      woke|ambulance|hospital|stomach|rang|rung|called)`,
  ),
  cue(
    `(?:stupid|silly|bad|terrible|daft) (?:with|involving|and took) (?:[a-z]+ )?(?:${PILLS}|${BLADE}|rope|belt)|
      (?:had|have|
      has) taken (?:tablets|pills|an overdose|something)|pump(?:ed|ing)? (?:[a-z]+ )?stomach|stomach pumped|
      (?:drink|drank|drinking|swallow|swallowed) (?:[a-z]+ ){0,2}(?:bleach|poison|antifreeze|pesticides?|
      drain cleaner|
      petrol|rat poison)`,
  ),
  // what keeps one alive is no longer taken
  cue(
    `(?:stopped|stopping|quit|not|no longer|skipping|skipped|refus[a-z]+|threw away|flushed|
      off) (?:been )?(?:taking |take |
      to take |having |using )?(?:my |his |her |the |any )?(?:insulin|dialysis|chemo|heart (?:pills|tablets|medicine|
      medication|meds)|blood thinners|transplant [a-z]+)(?! (?:price|cost|bag)\\b)`,
    `(?:i|he|she|ive)`,
  ),
  cue(
    `no more (?:pills|tablets|appointments|treatment|meds|chemo)`,
    `(?:no more (?:me|of me)|peace|enough|let it|rather)`,
  ),
  // rope, gun, exhaust, gas
  cue(
    `(?:rope|noose|nylon cord|length of cord)`,
    `(?:look|looks|looking|stare|staring|neck|beam|ceiling|rafters?|hook|attic|loft|garage|shed|closet|tied|knot|
      hiding|hid|
      hide|hidden|think|thinking|how to tie|not for)`,
  ),
  cue(
    `(?<!(?:not|dont|you|stop|keep) (?:hold|holding|put|putting) an? )(?:gun|guns|pistol|rifle|shotgun|revolver|bullet)`,
    `(?:my|his|her|own) (?:[a-z]+ )?(?:mouth|head|temple|chin|heart)|by (?:the|his|her) bed|bullet (?:for|left for|
      with)(?:
      [a-z]+){0,2} (?:me|name|myself)|end it|use it on|sits? with|sat with|carted off|last one`,
  ),
  cue(`(?:garage|car|engine|exhaust|hose|hosepipe)`, `(?:engine (?:on|running|going)|exhaust|hose|hosepipe|fumes)`),
  cue(`(?:sealed|taped|turned on the gas|gas on|gas tap|charcoal)`, ONESELF),
  // a blade held, or set to the skin
  cue(
    `(?:${BLADE}|scissors|lighter|cigarettes?|glass)`,
    `(?:my|her|his|their|own) (?:[a-z]+ )?(?:wrists?|arms?|skin|thighs?|throat|veins?)`,
  ),
  cue(
    `(?:sit|sits|sat|sitting|lie|lay|stood|standing|stand|held|hold|holding|bed|bath|bathroom) ${gap(5)}(?:blades?|
      razors?|
      razor blades?|rope|noose|scalpel|bottle of pills|tablets|pills)`,
    `(?:night|nights|bath|bathroom|floor|hand|again|wrist|hours?|alone|typed|morning|cold|quiet|use it)`,
  ),
  // one step, one turn of the wheel
  cue(
    BRINK,
    `(?:jump|jumps|jumped|jumping|step (?:off|forward|out|in front|over)|one step|stepping|stepped (?:off|out|
      in front|over)|
      walk(?:s|ed|ing)? (?:straight |right |out )?(?:in|into|off|in front)|(?:drive|drives|driving|drove|steer|
      steering|
      swerve|swerving|swerved|crash|crashing|turn|turning) ${gap(3)}(?:into|off|off of|in front|over|wheel|at)|wheel|
      go(?:ing)? under|under (?:a|the) [a-z]+|throw(?:ing|s)? (?:myself|himself|herself|themself)|threw (?:myself|
      himself|
      herself)|let(?:ting)? go|let (?:it|the car|myself|himself|herself) (?:go|roll|fall|drop)|fall|falling|lean|
      leaning|
      shoes off|over the (?:edge|railings?|side|rail|barrier)|yellow line|open the door|quiet|talk(?:ed|ing)? (?:him|
      her|
      me|my [a-z]+|them) (?:down|out|off)|go again|the other lane|coming the other way)`,
    THINKS,
  ),
  cue(
    `(?:talk|talked|talking|coax|coaxed|got|bring|brought|pulled|drag|dragged) (?:my |the )?(?:him|her|me|them|
      husband|wife|
      brother|sister|son|daughter|friend|mate|dad|mum|partner|ex) (?:down |back |off |away )*(?:from|off) (?:the |a |
      that )?(?:
      bridge|roof|rooftop|ledge|edge|cliff|railings?|tracks|platform|balcony|window)`,
  ),
  cue(
    `(?:been|went|go|goes|gone|walk|walked|drive|drove|stood|standing|stand|ended up|was|up|out|
      found myself) (?:[a-z]+ ){0,2}(?:
      on|to|at|by|near|onto) (?:the |our |that |a )?(?:edge of the )?(?:[a-z]+ )?(?:bridge|roof|rooftop|viaduct|
      cliffs?|
      level crossing|tracks|railway|train line|multi ?storey)`,
    SOMEBODY,
  ),
  cue(
    `(?:think|thinks|thinking|thought|dream|look|looked|looking|stare|staring|stared) (?:[a-z]+ )?(?:about|of|at|
      down at|
      over|into) (?:the |a |that |those |my |it at the |this )?(?:[a-z]+ )?(?:lorry|lorries|trucks?|trains?|bridge|
      roof|tracks|
      cliff|river|sea|motorway|edge|drop|level crossing|crossing|rails|reservoir|canal|rope|beams?|hook|knives|razor|
      kitchen knife|tablets|pills)`,
    `(?:i|she|he)`,
  ),
]
