import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { KIDS } from './words.ts'

/** Rules and punishments among grown people, work and study taken away, a reality that is bent so that one stays. */
export const CONDUCT: readonly Cue[] = [
  // rules and curfews
  cue(
    `(?:rules?|curfew|home by|be home (?:by|before|at)|back (?:by|before) (?:four|five|six|seven|eight|[3-9])|bedtime|
      minutes late|a minute late|late home|if (?:i am|you are|im|youre) (?:even )?(?:a minute |five minutes |
      ten minutes )?late|home late|after six|after seven|come home after|[a-z]+ minutes late)`,
    `(?:makes? me|lock|locks|locked|no (?:supper|dinner|going out|make ?up|phone|contact|male|friends|visitors|bed|
      sleep|food)|sleep|slept|takes? (?:my|the|away)|lose|punish[a-z]*|fines?|grown|years old|im [2-9][0-9]|
      i am [2-9][0-9]|i am (?:twenty|thirty|forty|fifty|sixty)|phone on|or (?:he|she|i|else|the)|you know the|
      since (?:you|u) cheated|break (?:one|1|a|it)|keep to (?:it|them)|for you|my house|location|outside|stand|wife|
      husband|permission|obey|follow|problems|apologi[sz]e|on my knees|beat|scream[a-z]*|hell|explain|accuses?|
      interrogat[a-z]+)`,
    `(?:makes? me|lock|locks|locked|no (?:supper|dinner|going out|make ?up|phone|contact|male|friends|bed|sleep|food)|
      sleep|slept|takes? my|door|lose|punish[a-z]*|fines? me|grown|phone on|obey|i decide|break (?:one|1)|keep to it|
      my house my|my money|stand in|outside|for my wife|cheated|location on|explain|accuses?|interrogat[a-z]+|
      on my knees|curfew)`,
  ),
  // punishment
  cue(
    `(?:days?|week|weekend|month|phone|car|keys?|money|sister|family|friends?|door|speak|silent|silence|talking|sleep|
      bed|pantry|food|out|going out|her|allowance|say|smil[a-z]+|talk|late|without telling|rule|list|corridor|hall|
      floor|stand|knees|each|every)`,
    `(?:punish[a-z]*|fines? me|fined me|obedience|disobe[a-z]+|privileges?|firm hand|costs you|lost your say|
      lose the (?:car|phone|keys)|learn your lesson|no allowance|discipline[a-z]*|stands? in the|loses? (?:the|her|
      his) (?:car|phone|keys))`,
  ),
  cue(
    `for (?:[a-z]+ )?(?:days|weeks|a week|a month|hours|months)|days and|until i (?:apologi[sz]e|beg|say sorry|
      give in|agree|cry|do)`,
    `(?:so i (?:do not|stopped|stop|have stopped|never|no longer)|if i (?:see|go|visit|call|talk|say no|disagree|
      speak|ring|wear)|when i (?:disobey|see|go|visit|say no|disagree|talk|speak|ring)|locks?|because i (?:saw|
      visited|talked|went|spoke)|every time i|until i|whenever i)`,
  ),
  // work and study
  cue(
    `(?:quit|resign|resignation|give up|gave up|leave|left|stop|stopped|drop|dropped|turned down|not (?:work|study|
      working|go back|be working|take|be taking|be doing)|no more|no job|lost|sacked|fired|missed|hides?|hid|torn up|
      tore up|deleted|withdrew|cancelled|spoken to|rang|called|emailed|written to|go back to|sabotage[a-z]*|turned up|
      turns up|handle your) ${gap(5)}(?:job|work|career|studies|study|studying|university|uni|college|course|degree|
      class|classes|promotion|shifts?|evenings|boss|manager|interview|application|nursing|teaching|exam|exams|thesis|
      school|training|licence|license|lessons|english|overtime|office|employer|enrolment|place|notice|resignation|
      business)|want your resignation|your resignation`,
    `(?:because (?:you|he|she|i|my)|you (?:cried|made|said|told|forced|wanted|hid|will|do not|did not|would not|
      have (?:got )?me|can not|never let|turned)|he (?:made|said|told|says|did not|does not|hides?|forced|wants?|
      would not|will not|turns?|turned)|she (?:made|said|told|says|hides?|forced|turns?|turned|can|will not|
      would not)|or i|by tonight|so (?:no more|that is that)|i have (?:already|spoken|written|told|cancelled|torn|
      called)|shoes|no need|once (?:both|the)|when the kids|with men|not need|until|been told|explained|from your|
      works? in|i decided|not let|i am not allowed|i (?:rang|called|emailed|told))`,
    `(?:you made|you cried|made me|makes me|forced|forces|your (?:boss|manager|resignation|job|work|address|class|
      course|shift|shifts|employer|evenings|college|uni|studies|place)|my (?:job|boss|work|manager|shoes|studies|
      degree|course|uniform|laptop|interview|application|exam|exams|shift|shifts|career|classes|promotion|place)|
      she can|no more job|no more work|been told to stop|the promotion|torn up|with men|hides?)`,
  ),
  cue(
    `(?:wife|woman|mother|bride|girl|you|she|daughter in law|i) (?:do|does|did|will|have|has) ?(?:not|never|
      no) (?:need|require|want)(?: to)?(?: have| go to| see| a| an| any| your| that| no| more| learn| to)* (?:thesis|
      degree|education|english|job|work|therapy|therapist|school|college|university|friends|licen[cs]e|career|drive|
      study|doctor|phone|lessons|class|classes|driving|hobby|hobbies|outside|gym|mobile)|what for you need|why (?:do|
      would) you need (?:a|an|to) (?:job|friends|phone|work|study|english|licen[cs]e|degree|money|key|car)|(?:you|
      she) (?:have|has) no (?:need|reason|business|right) (?:to|of|for|being|calling|going|talking|leaving)`,
    `(?:said|says?|say|told|you have (?:got )?me|i (?:speak|have|buy|give|earn|provide|cancelled|decide|will|am)|wife|
      mother|bride|woman|have me|got me|when i am|at work|cancelled|threw|burned|i have|my)`,
  ),
  // being kept in
  cue(
    `(?:door|doors|gate|porch|windows?|house|flat|room|balcony|bedroom) (?:[a-z]+ ){0,3}?(?:locked|locks?|bolted|
      padlocked|nailed|shut)|(?:lock|locks|locked|bolts?|bolted) (?:the |me |her |you |him |us |all |my |
      mum )*(?:front |back |bedroom )?(?:porch|door|doors|gate|in|inside|out|outside|windows|up)|only key|(?:no|not|
      without|never) (?:[a-z]+ ){0,3}?(?:own |front door |house |room |a )*key|your own (?:[a-z]+ )?key|stay (?:in|
      inside) the (?:house|flat)|not leaving (?:this|the) (?:flat|house|room)|key to my own`,
    `(?:i|me|my|you|her|she|mum)`,
    `(?:safety|panic|trusted|nowhere|whole truth|camera|he says|she says|until (?:i|you|he|she)|at (?:five past|seven|
      eight|nine|ten)|goes to work|i go to work|you have the|while i am|leaving this|not leaving|slept|sleep|only key|
      from the outside|my own (?:front )?door|punish[a-z]*|every (?:morning|night|day)|when (?:he|she) (?:goes|
      leaves))`,
  ),
  // nobody will believe, it is all in your head, stay quiet
  cue(
    `(?:nobody|no one|noone|who|police|judge|they|people|everyone) (?:[a-z]+ ){0,5}?(?:believe|believes|listen to|
      help|want|take) (?:you|me|her|a)`,
    `(?:language|visa|english|crazy|mental|mad|hysterical|history|diagnosis|pills|medication|drunk|immigrant|
      foreigner|my word|against mine|i am (?:a|the) (?:doctor|police|respected|teacher)|he is a|she is a|known|
      respected|charming|unstable|he says|she says|reminds|tells me|leave|left)`,
  ),
  cue(
    `(?:you (?:get|are|were|seem) (?:so |too |very |always |easily |getting )*(?:confused|forgetful|unwell|fragile|
      tired|mixed up|muddled|hysterical|paranoid)|tells? me (?:that )?i am (?:confused|crazy|forgetful|mad|losing|
      going|imagining|paranoid|ill|unstable|too sensitive)|says i am (?:confused|losing|mad|imagining|forgetful|
      unstable))`,
    `(?:better when i|so i (?:have|will|decide|handle|told|took)|i decide|i handle|i will (?:decide|handle|speak)|
      book|pension|money|when i ask|for the|doctor|hid|hides|moves?|keys?|sweetheart|from now on|take care of|
      everyone|told my|cannot be trusted|can not be trusted|after (?:he|she) (?:hid|moved)|alone)`,
  ),
  cue(
    `(?:i was not|not|never|can not|could not|was|were|is) (?:be )?(?:able|allowed|free|permitted) to (?:speak|talk|
      say|answer|disagree|leave|go|be alone|have an opinion|cry|be sad|be tired|laugh)|scared of (?:a list|the list|
      coming home|going home|being late|his|her) |because i knew what (?:you|he|she) would do|knew what you would do|
      (?:can not|can nt|not) breathe from fear|ask her while i am|in (?:this|that) voice|while i am in the room|
      happy with this one`,
    `(?:he|she|you|dinner|list|if i|again|husband|everything is|everything at home|him)`,
  ),
  cue(
    `from (?:now on|today|this day|tonight|tomorrow|monday)|starting (?:today|now|tonight)|end of (?:discussion|
      story)|that is (?:how it (?:works|is|will be)|final|the end of it|the deal|my final)|(?:the |here are (?:my|
      the) |my )rules?(?: is| are| since)?|i have decided|(?:is|are) (?:cancelled|over) for you|no more (?:job|phone|
      friends|gym|work|money|going)|as punishment|your privileges`,
    `(?:your (?:wages|salary|pay|card|phone|mobile|friends?|sister|mother|job|passport|messages|emails?|location)|see|
      leave|meet|wear|i hold|i keep|i handle|i decide|location on|without me|permission|be going out|obey|i read|
      i check|one phone|hand over|into the room|home by|speak to)`,
  ),
  cue(
    `i (?:do not|never|have never|would never|am not) (?:hit|hurt|beat|touch|shout|jealous|controlling|lay)(?: (?:her|
      you|him|a (?:hand|finger)))?`,
    `(?:i (?:just|only|merely|simply) (?:do not let|decide|prefer|want|do not|keep|take|expect|like to|ask|
      need to know|check|make|manage)|she needs|firm hand)`,
  ),
  cue(
    `(?:her|my wife|my girlfriend|my daughter in law|she) (?:[a-z]+ ){0,4}?(?:when i say so|if i say so|
      with my permission|firm hand|knows her place|know her place|does as she is told|do as she is told|
      what she is told|asks? me first|has asked|silly with)`,
  ),
  cue(
    `(?:accused|accuses|accusing|accuse) (?:me |him |her )?(?:of )?(?:[a-z]+ ){0,2}?(?:sleeping|cheating|flirting|
      affairs?|looking)`,
    `(?:so (?:now )?i (?:eat|stopped|stop|do not|have stopped|no longer|never|quit|avoid)|every (?:friend|man|time|
      colleague)|i (?:stopped|avoid|no longer|do not (?:go|talk|speak|see))|if i (?:smile|talk|look|speak|come)|
      anymore|each)`,
  ),
  cue(
    `(?:took|takes|removed|let down|let the air|slashed|hid|hides|disabled|disconnected|sold|
      sent back) (?:[a-z]+ ){0,3}?(?:wheels|tyres|tires|car keys|distributor|battery|your car|my car|plates|shoes|
      car seat|bike|scooter|your coat)(?: off)?`,
    `(?:not be trusted|trusted|going out|calmed|calm|leave|so (?:that )?(?:i|you)|until|mornings?|shift|work|back in|
      learn|when i|maybe|go anywhere|because|get away|stay)`,
  ),
  cue(
    `(?:marry|marriage|wedding|the man|engaged|husband|the groom)`,
    `(?:if i (?:refuse|say no|do not|run)|if you refuse|no choice|(?:father|parents|family|mother|uncle) (?:has|
      have) (?:chosen|picked|decided|arranged|accepted)|(?:force|forced|forcing|making|made) (?:me|her) (?:to |into )|
      have to marry|must marry|brought forward)`,
  ),
  cue(
    `(?:you|i) (?:will|must|are going to|have to) (?:sit|stand|kneel|wait|stay|watch|speak|eat|sleep|wear|answer|
      serve)`,
    `(?:and watch|when i have finished|when i say|until i (?:say|come|tell|have|am)|next to me|what i (?:put|give|say|
      tell|choose)|when (?:spoken|i speak)|as i say|before i)`,
  ),
  cue(
    `(?:turned|turning|turns|poisoned|set) (?:my |our |the |your |his |her )*(?:${KIDS}|brother|sister|family|friends|
      parents)? ?against (?:me|us|all of us|his|her|my)`,
    `(?:he can not|not ring|not call|takes? away|she (?:reads|checks|controls|decides|takes)|not allowed|he (?:reads|
      checks|controls|decides)|so (?:that )?i)`,
  ),
  cue(
    `(?:you|he|she|they|partner|husband|wife|boyfriend|girlfriend) (?:then |just |even |always )*(?:made|makes|make|
      forced|forces) me (?:to )?(?:burn|kneel|drop|sell|delete|unfriend|block|quit|beg|strip|weigh|report|resign|
      cut off|throw away|give up|give away|rip|tear|swear on|confess|write down|hand over|repeat|thank (?:him|her|
      you)|apologi[sz]e to (?:him|her|you|his) (?:for|on))(?! (?:me|you) (?:a|the) (?:line|text|note))`,
    `(?:my|it|her|him|all|them|choir|job|on my|in front|every|until|in the|for|their|out|i)`,
  ),
  cue(
    `(?:you|he|she) (?:chose|choose|chooses|picked|picks?|decided|decides?) my (?:course|haircut|clothes|hair|friends|
      job|degree|food|outfits?|subjects|underwear|doctor|books|music|shoes|dress|uni)`,
    `(?:you|he|she|made me|drop|love|sit|sits|not|and|every|says|always)`,
  ),
  cue(
    `(?:bolts?|bolted|locks?|locked|chains?|latch(?:es|ed)?) (?:the |me |my |her )*(?:front |back )?(?:door|out|gate)`,
    `(?:minutes? late|late|step|until (?:he|she|i|you)|till (?:he|she|i|you)|slept|sleep|because i|if i|when i|
      home by|outside)`,
    `(?:i|me|my|she|her)`,
    `(?:if i|when i|step|slept|sleep|late|because i|until (?:he|she) (?:is|decides|says|wakes)|till (?:he|she) is)`,
  ),
  cue(
    `(?:he|she|you|they|mother in law|stepmum|husband|wife|partner|landlord)(?: is| has| have)? (?:[a-z]+ )?(?:put|
      puts|got|keeps?|fitted|have|has) (?:a |the )?(?:lock|padlock|chain|alarm|code|camera) on (?:the |my )?(?:fridge|
      freezer|pantry|cupboards?|larder|kitchen|phone|landline|thermostat|wardrobe|food)`,
  ),
  cue(
    `(?:rations?|rationed|rationing|doles? out|measures? out|counts? out) (?:out )?(?:my|the|our|her|his) (?:petrol|
      food|money|water|data|medicine|tablets|pads|tampons|loo roll|toilet paper|milk|shopping|time|calls|heating|
      bread|showers?)`,
  ),
  cue(
    `(?:you|he|she|they) (?:always )?(?:records?|recorded|recording|films?|filmed|filming) (?:me|my (?:calls|sleep|
      conversations))`,
    `(?:while i|sleep|in case|when i|to (?:prove|show|use|send)|every|argue|cry|shower|as proof|against me)`,
  ),
  cue(
    `(?:inspections?|inspects?|inspected|checks the (?:dust|house|cleaning)|passes (?:his|her|the)|a mark|
      review my week|performance review)`,
    `(?:he|she|you|his|her|mother in law)`,
    `(?:allowed|if|meal|eat|or|punish[a-z]*|keys?|wipes|do it again|again|scared|until|not get|lose|week)`,
    `(?:i|me|my)`,
    `(?:allowed|meal|punish[a-z]*|keys|scared|until|lose|not get|review)`,
  ),
]
