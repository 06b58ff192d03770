import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { MEDICINE, OUTFIT } from './words.ts'

/** Who has no say over their body: pregnancy, medicine, doctors, food, sleep, warmth, looks. */
export const BODY: readonly Cue[] = [
  // pregnancy
  cue(
    `(?:flushed|flushes|threw|throws|thrown|hid|hides|swapped|replaced|poked|pokes|pricked|put holes|holes|cancelled|
      cancels|binned|will not be taking|not be taking|not (?:let|allow|allowed)|sabotaged?|tampered|stop taking|
      stopped (?:me|my)|come off|going off|made me (?:stop|come off|take out|remove)|removed|took out|
      pulled (?:it )?off|took (?:it|the condom) off|refuses? to wear|refused to wear)`,
    `(?:baby|pregnan[a-z]+|condoms?|coil|contracepti[a-z]+|the pill|birth control|my pills?|your pills?|her pills?|
      holes|implant|iud|abortion|my body|going to be a father|another baby|a second baby)`,
  ),
  cue(
    `(?:you|i|she) (?:will|must|have to|had to|has to|am going to|are going to|owe me|owes? (?:him|us)|
      owed) (?:[a-z]+ ){0,3}?(?:get pregnant|pregnant|a son|a child|a baby|another (?:baby|child|one)|an heir|
      give (?:me|him|us) (?:a|another)|abort)|(?:wants?|wanted) (?:a|another) (?:baby|child|son|
      one) ${gap(4)}(?:not to argue|no say|flushed|hid|so)|(?:force|forced|forces|made|making|makes|
      pressur[a-z]+) (?:me|her) (?:to |into )?(?:have |having |get |keep |an? )*(?:abortion|termination|pregnant|baby|
      abort|sterili[sz]ed|tubes)`,
  ),
  // medicine and aids
  cue(
    `(?:hide|hides|hid|hidden|keep|keeps|kept|key to|holds?|withholds?|locks?|locked|stops?|stopped|flushed|threw|
      binned|controls?|counts out|rations?|swaps?|swapped|have my|took|takes away|will not give|would not give|
      not giving|refuses?|pays for|removed|unplugged) ${gap(5)}${MEDICINE}|${MEDICINE} ${gap(4)}(?:back|hidden|locked|
      in (?:the bin|his|her|your) ?(?:pocket|handbag|bag|drawer)?)|get (?:my|your|
      them) (?:${MEDICINE} )?(?:back )?(?:if|when) (?:i|you) (?:have|am|are)`,
    `(?:he|she|you|husband|wife|mother in law|son|partner|they|please|nice|nicer|pleasant|behave|until|my hands|
      round my neck|i keep|i hold)`,
    `(?:my|your|mum|mums|dads|her|his|get (?:them|me)|me)`,
    `(?:he|she|you|they|husband|wife|partner|son|i) (?:[a-z]+ ){0,2}?(?:hides?|hid|hidden|keeps?|kept|holds?|
      withholds?|locks?|locked|flushed|threw|swaps?|swapped|took|takes|controls?|refuses?|stops|stopped|not|counts|
      unplugged|removed|get)|who pays|may i|the key|have my|in the bin|hands`,
  ),
  // doctors
  cue(
    `(?:see|seeing|go|going|talk|talking|speak|visit|call|appointments?|therapy|therapist|doctor|
      gp) (?:[a-z]+ ){0,3}?(?:doctor|gp|therapist|counsell?or|hospital|midwife|dentist|clinic|psychiatrist|nurse|
      optician|appointment|a and e|therapy|scan|physio)|therapy|my appointments?|your appointments?|eye test|smear`,
    `(?:stopped me|stop me|forbade|forbids?|will not (?:let|allow|drive|take)|would not (?:let|allow|drive|take)|
      not (?:let|allow|allowed)|no need for|do not need|does not need|on your own|alone|i do not go|do not go|
      cancelled (?:it|two|my|your|the)|cancels my|behind my back|husbands (?:approval|permission)|approval|permission|
      without (?:him|me|her) (?:in|there|present|listening)|sit in|in the room|come into)`,
  ),
  // food
  cue(
    `(?:no (?:dinner|supper|food|lunch|breakfast|meals?|tea)|not (?:get|have|be given|given|allowed) (?:any |my |
      your )?(?:dinner|supper|food|tea|lunch|breakfast|anything to eat)|nothing to eat|(?:padlock|padlocks|padlocked|
      locks|locked|key|chain|alarm|camera|timer) ${gap(3)}(?:fridge|pantry|freezer|kitchen|cupboards?|larder|food)|
      (?:fridge|pantry|freezer|kitchen|cupboards?|larder) (?:[a-z]+ ){0,2}?(?:locked|padlocked|padlock)|eat (?:what|
      when|after|only|once|whatever) (?:i|he|she|you|the men|everyone|they|it) ?(?:is left|give|gives|put|puts|say|
      says|have|has|serve|are|is|finish|finished|tell|tells)?|then you can eat|i get what is left|scraps|
      counts? (?:the |my |every )*(?:slices|biscuits|calories|eggs|bites|food|bread|spoons)|plate away|took my plate|
      starve|starves|starving me|go hungry|goes hungry|to bed hungry|eats? (?:in the kitchen|alone|after|on the floor|
      standing)|enough (?:to eat )?on (?:saturday|sunday))`,
    `(?:until|when|if (?:i|you|it|she|he)|because|after|then|you know the rule|rules?|late|he|she|only (?:he|you|she)|
      my (?:mother in law|husband|wife|stepmum|dads|boss|partner|boyfriend|girlfriend)|you (?:have the|had|said|will|
      lock|locked|took|do|are)|weigh|weight|pounds|kilos|in the kitchen|obey|punish|short|i (?:say|give|put)|the key)`,
  ),
  cue(
    `(?:weigh|weighs|weighed|weighing|scales?|weight|gained|pounds|kilos|kg|fat|size|diet|calories|bmi|thin|thinner)`,
    `(?:in front of (?:him|her|you|me|them)|(?:every|on|each) (?:friday|monday|sunday|morning|week|saturday)s?|
      (?:makes?|made|force|forced|forces) me|if (?:it is|you are|i am) (?:above|over|under|more)|you will be weighed|
      not having it|until you (?:have |are )?(?:lost|lose|thin|under)|when you have lost|till (?:i|you|he|she) (?:saw|
      see|sees|lose|lost)|no (?:dinner|birthday|supper|card|dress|food|holiday)|nothing till|you get (?:your|it)|
      what i (?:give|put)|allowed|decides?|he (?:checks|counts|records|writes)|punish[a-z]*|i decide)`,
    `(?:he|him|she|her|you will|i (?:have to|must|had to|give|put|decide|am not|say)|until|till|when|no birthday|your)`,
  ),
  // sleep, warmth, light, water
  cue(
    `(?:not (?:let|allowed|allow|be|been)(?: me| to| you| her)*(?: to)? ?(?:sleep|sleeping|slept|rest|lie down|
      go to bed|bed)|wakes? (?:me|her|him|us)|woke me|keeps? (?:me|her|him) (?:awake|up)|kept me (?:awake|up)|
      light on|no sleep|deprives?|shakes me awake|(?:sleep|sleeping|sleeps|slept|stand|stands|standing|stood|sit|
      kneel|wait) (?:outside|(?:in|on|at) the (?:shed|hall|hallway|corridor|garage|bath|bathtub|car|kitchen|garden|
      porch|floor|balcony|corner|landing|stairs|street|rain|cold|doorstep|sofa|utility room|cellar|basement|
      laundry room))|on the floor|heating (?:stays|is|goes|went) off|(?:turns?|turned|switch(?:es|ed)?|
      cuts?) (?:off )?(?:the )?(?:heating|hot water|electricity|water|power|gas|lights?|boiler) ?(?:off)?|cold shower|
      coins for the meter|takes the (?:fuse|power lead|heater|bulb)s?)`,
    `(?:makes?|made|until|till|confess|apologi[sz]e|sorry|displeased|rule|punish[a-z]*|not (?:let|allowed)|
      how you spoke|because (?:i|you) (?:did|said|would|was|went|came|talked|refused|forgot|were)|lock|locks|locked|
      if (?:i|you|he) (?:miss|do not|refuse|come|came|am|argue|have|displease)|all night to|goes away|when you say|
      deprives?|so i)`,
  ),
  cue(
    `(?:minutes|minute|timer|timed|times|outside with|door (?:open|off)|watches|no lock|lock) ${gap(6)}(?:shower|bath|
      toilet|loo|bathroom|bedroom)|(?:shower|bath|toilet|loo|bathroom|bedroom) ${gap(6)}(?:timer|timed|door (?:open|
      off)|watches|watch)|(?:takes?|took) (?:my|our|the) (?:[a-z]+ )?door off|keep (?:my|the) (?:[a-z]+ )?(?:door|
      curtains) open|ring a bell|ask(?:s|ed|ing)? to (?:pee|use the (?:toilet|loo|bathroom))`,
    `(?:i have|my|me|your|him|we have|our|for the loo)`,
  ),
  // clothes and hair
  cue(
    `(?:i|you|my|your|she|her|me) (?:[a-z]+ ){0,3}?(?:wear|wears|wearing|wore|${OUTFIT})`,
    `(?:not be going out|not going out|not leaving|no make ?up|not allowed|permission|forbids? me|forbade|dump|
      makes? me (?:change|wear|cover)|made me (?:change|wear|cut|cover)|lays? out|approves? (?:my|what)|picks|was cut|
      cut up|burned|warned|decides?|inspects?|change before|can not cut)`,
  ),
  cue(
    `(?:eat|eats|ate|sleep|sleeps|slept|sit|stay) in the (?:garage|shed|garden|kitchen alone|bathroom|utility|car|
      hall|cellar|basement|yard|laundry|corridor|dog)`,
    `(?:do as|you will|like last|he makes|she makes|makes me|made me|told|if (?:you|i)|because (?:i|you)|until|
      punish[a-z]*|when i|when (?:he|she)|since)`,
    `(?:do as|you will|like last|makes|made|punish[a-z]*|until (?:i|you|he|she)|because (?:i|you) (?:did|was|were|
      said|would|had|forgot))`,
  ),
  cue(
    `(?:abort|get rid of|keep|have) (?:the baby|this baby|my baby|a baby|his baby|another (?:baby|one|child))|
      abort it|give (?:him|me|you|us|her) (?:a |an |another |my )*(?:kid|child|son|baby|grandson|grandchild|heir)`,
    `(?:or (?:i|he|she|we|you)|or else|if (?:i|you) do not|says if|puts? (?:me|you) out|leave me|not let|makes me|
      he says|they say|by (?:the time|christmas|[0-9]+)|no say)`,
    `(?:or i (?:will|tell|make)|or (?:he|she|we|you) (?:will|would|leave)|or else|if (?:i|you) do not|makes me|no say|
      not let)`,
  ),
  cue(
    `(?:i am |he is |she is |you are |keep |keeps |kept )?(?:holding on to|hold on to|holds on to|holding|keeping|
      keep|keeps|takes|took|take|hides|hid) (?:my|your|her|his|mums|dads) (?:insulin|inhaler|wheelchair|hearing aids?|
      medication|meds|crutches|walker|walking stick|epipen|glasses|pump|oxygen|painkillers|antidepressants|tablets|
      cane)(?! (?:to the|with|for|every (?:morning|day)|at|after|in the morning))`,
    `(?:until|cross|angry|out|away|garage|punish[a-z]*|so (?:that )?(?:i|you)|because|when(?:ever)? (?:he|she|i|you)|
      finished|behave|if|he says|row)`,
    `(?:he|she|i am|you|until|they|husband|wife|son|partner)`,
  ),
]
