import { gap } from '../sign.ts'
import { type Cue, cue } from './cue.ts'
import { CONTACT_CUES } from './stalking/contact.ts'
import { DEVICE_CUES } from './stalking/devices.ts'
import { KNOWLEDGE_CUES } from './stalking/knowledge.ts'
import { LINGERING_CUES } from './stalking/lingering.ts'
import { PRESENCE_CUES } from './stalking/presence.ts'
import { SEEN_CUES } from './stalking/seen.ts'

export const STALKING_CUES: readonly Cue[] = [
  cue(
    `(?:watch|watches|watched|watching|film|filmed|films|observe|observed|spied on|photographed|followed|follow|
      follows|following|stare|stared|staring at) (?:you|me|her|him|us)`,
    `(?:through|window|hour|hours|from (?:the|my|his|a) (?:car|street|bushes|dark|distance)|home|all (?:day|night|
      evening)|every|secretly|without (?:you|me) (?:knowing|noticing)|street|asleep|sleep|sleeping|at night)`,
    `(?!(?:tv|series|film|instagram) )(?:i|he|she|you|they|who|ex|somebody|someone|man|guy)`,
  ),
  cue(
    `(?:know|knows|knew|learned|memori[sz]ed|found|noted|tracks?|has|have) ${gap(3)}(?:my|your|her|
      his) (?:time ?table|schedule|routine|routes?|daily|shifts?|class schedule|jogging|habits|whereabouts|every move|
      movements)`,
    `(?:always|heart|every|wait|waits|waiting|there|exact|exactly|when|alone|bus stop|appears|shows)`,
  ),
  cue(
    `always know (?:exactly )?where (?:you|she|he|i) (?:are|is|am|go|goes)|(?:track|tracked|tracking|tracks) (?:you|
      me|her|him)(?= (?:down|with|on|by|via|through|everywhere|all|every)\\b| $)`,
  ),
  cue(
    `(?:parked|parks|parking|sits|sit|sitting|sat|standing|stood|stands|lurking|waiting|waits|wait|
      hanging) ${gap(5)}(?:in|on|outside|at|near|down|by|before|opposite|across) (?:from )?(?:my|your|her|
      his) (?:street|road|house|door|building|drive|driveway|block|bus stop|work|flat|window|home|gym|school)`,
    `(?:nights?|every|always|row|hours|weeks?|again|daily|evenings?|mornings?|days|until|since|still|constantly)`,
  ),
  cue(
    `(?:fake|new|false|secret|several|other|different|anonymous|burner) (?:[a-z]+ )?(?:profiles?|accounts?|numbers?|
      phones?)`,
    `(?:see|follow|contact|write|message|text|watch|reach|what i|me|spy|check|call)`,
    `(?:made|makes|make|created|creates|uses?|using|opened|from|with|keeps)`,
  ),
  cue(
    `(?:call|calls|calling|called|phone|phones|phoning|ring|rings|ringing) (?:me|my)`,
    `(?:breath|breathes|breathing|silent|silence|hang up|hangs up|hangs|without saying|says nothing|hidden number|
      unknown number|withheld|anonymous|at 3|in the middle of the night|a hundred times|[0-9]{2,} times|
      dozens of times)`,
  ),
  cue(
    `(?:i|he|she|they|ex|you) (?:always |now |also |do |exactly )*(?:know|knows|knew|found out|figured out|remember|
      wrote down|tracked)`,
    `(?:which|what|when|where|how) ${gap(4)}(?:bus|train|route|way|gym|street|parking|entrance|time|door|floor|seat|
      shop|school|car|jog|run|walk) ${gap(3)}(?:you|she|i|your|her|my)`,
    `(?:you|she|i) (?:always |usually )?(?:take|takes|use|get|gets|come|comes|go|goes|leave|leaves|jog|run|walk|park|
      sit|arrive|are alone|sleep|finish|work)(?= (?:home|every|and|alone|in|at|to|on|it|there|from)\\b| $)`,
    `(?:home|alone|every|work|night|morning|evening|exactly|your daughter|school|bed)`,
  ),
  cue(
    `(?:stood|stands|standing|appeared|appears|waited|waiting|sat|sits|lurked|lurking|showed up|turned up|was|
      were) ${gap(2)}(?:in front of|outside|at|before|near|behind|under|across from) (?:my|your|
      her) (?:[a-z]+ )?(?:house|door|window|flat|home|building|bedroom|gate|garden|balcony)`,
    `(?:(?:two|three|four|five|1|2|3|4|5) (?:in the morning|at night|am)|midnight|in the middle of the night|night|
      in the dark|all night|at dawn|hours|again|(?:[a-z]+ )?nights)`,
    `(?!(?:we|party|music|noise) )(?:i|he|she|you|they|ex|man|guy|somebody|someone|stranger)(?! (?:keys|brought)\\b)`,
  ),
  cue(
    `(?:call|calls|called|calling|text|texts|texted|texting|message|messages|messaged|write|writes|phone|phones|ring|
      rings|email|emails) (?:me|her|him)`,
    `(?:twenty|thirty|forty|fifty|sixty|eighty|hundred|hundreds|[2-9][0-9]|[1-9][0-9]{2}|a hundred|dozens of|
      a thousand) (?:and more )?times`,
    `(?:a|per|every|each) (?:day|night|hour|evening)|since|although|blocked|scream|screams|voicemail|in one (?:day|
      night)|last night`,
  ),
  ...PRESENCE_CUES,
  ...LINGERING_CUES,
  ...KNOWLEDGE_CUES,
  ...CONTACT_CUES,
  ...DEVICE_CUES,
  ...SEEN_CUES,
]
