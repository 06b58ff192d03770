import { type Cue, cue } from '../cue.ts'
import { KIDS, THEY_OR_YOU } from './words.ts'

const DISSENT = `(?:disagree|disagreed|talk back|talked back|answer back|answered back|back chat|say no|said no|
  object|objected|argue|argued|complain|complained|refuse|refused|disobey|disobeyed|displease|embarrass|embarrassed|
  stand up|speak up|am rude|was rude|been rude|is rude|be rude|cry|cried|question|get upset|ask why|contradict|
  mention|talk to|speak to|go out|go to|go without|leave the|leave him|leave her|leave you|left him|left her|left you|
  try to leave|tried to leave|wanted to leave|want to leave|walk out|get a job|work|study|apply|get home|come home|
  came home|am late|see|visit|make a friend|smile|wear|have a|plan|do not (?:answer|reply|sleep|cook|do|pay|pick|give|
  send|obey|come|agree|want|say|hand|tell|show)|did not (?:answer|reply|pick|cook|do|give|want|say|smile))`

const PUNISHES = `(?:take|takes|took|turn|turns|turned|switch|switches|shut|shuts|lock|locks|locked|cut|cuts|hide|
  hides|hid|throw|throws|threw|smash|smashes|smashed|break|breaks|broke|burn|burns|kill|kills|killed|put|puts|change|
  changes|cancel|cancels|stop|stops|block|blocks|starve|refuse|refuses|ignore|ignores|make me|makes me|wake|wakes|
  keep|keeps|send|sends|tell|tells|ring|rings|tears|tear|tore|get ill|get sick|gets ill|fine|fines|dock|
  docks|sulk|sulks|sell|sells|dump|dumps|report|reports|follow|follows|rip|rips|disconnect|unplug|unplugs|post|posts|
  kick|kicks|deport|evict|spit|spits|scream|screams)`

const LOSS = `(?:phone|car|keys?|card|money|food|dinner|heating|water|power|wi ?fi|internet|router|charger|lights?|
  locks?|door|room|bed|bedroom|clothes|shoes|dog|cat|pets?|plants?|keyboard|tablet|laptop|passport|papers|visa|
  ${KIDS}|my things|my stuff|my mother|my family|my mum|my parents|my boss|work|immigration|allowance|pills|
  medication|insulin|something (?:off|i love)|smash something|house|sleep|music|all night|until morning|for (?:days|
  weeks|a week|hours)|account|silent|silence|out in|outside|my (?:[a-z]+))`

const THING_HELD = `(?:ticket|baby|bag|passport|papers|phone|car|dog|cat|house|money|visa|residency|residence|status|
  job|card|insurance|lease|${KIDS}|share|account|diary|e ?mails|photos|photographs|letters|certificates?|keys?)`

/** What follows on a step that a grown person may take: the shape that control has whatever it is about. */
export const CONDITIONS: readonly Cue[] = [
  // "if I talk back he turns the water off"
  cue(
    `(?:if|when|whenever|every time|each time|once|one for each time|because|after|last time|the day) i (?:ever |
      even |dare to |dared to |have |had |try to |tried to )*${DISSENT}`,
    `(?:you|he|she|they|partner|husband|wife|boyfriend|girlfriend|bf|gf|mother in law) (?:will |would |is going to |
      has |have |then |just |always |says he will |says she will |going to |even |threatens to |said he would |
      said you would )*${PUNISHES} (?:[a-z]+ ){0,3}?${LOSS}`,
  ),
  // the same from the one who punishes
  cue(
    `(?:if|when|whenever|every time|each time|next time|because) (?:you|she) (?:ever |even |have |has |has been |
      have been |is |are |dare )*(?:${DISSENT}|rude|difficult|cheeky|disrespectful|late|bad|embarrass(?:es)?|disobeys|
      argues|refuses|answers back|break the|go behind)(?! me my)`,
    `i (?:will |am going to |just |then |have to |do )*(?:take|turn|switch|shut|lock|cut|hide|cancel|stop|block|
      disable|keep|fine|dock|sell|change|put) (?:off |up |away |the |her |your |my )*(?:the |her |your )?(?:phone|car|
      keys?|card|money|food|heating|water|power|wi ?fi|internet|router|lights?|locks?|door|allowance|clothes|passport|
      account|cat|dog|things)|(?:you|she) (?:will not|does not|do not) (?:be coming|be going|get to|get (?:your|her)|
      see|eat|sleep|leave|come anywhere)`,
  ),
  // "leave, and the dog goes to the shelter"
  cue(
    `(?:^| )(?:leave|divorce me|walk out|tell (?:your|anyone|anybody|the|them|a soul)|go to (?:the police|court|your|
      that)|refuse|report me|call (?:the police|anyone|a lawyer)|try it|do that|cross me|take that job|you leave|
      you tell|you go|you walk|you do that|you refuse|you report|do as you are told|
      do what i say)(?: [a-z]+){0,4} (?:and|or) (?:i|the|your|you|he|we|nobody|my|it)`,
    `(?:never|goes|gets|tell them|tell your|stay|lose|show|send|shelter|deport|custody|${KIDS}|gay|photos|photographs|
      pictures|secret|sleep outside|immigration|visa|homeless|street|nothing|back to|burn|emails|diary|
      read them)(?! (?:off|me off))`,
  ),
  cue(
    `(?:free to|welcome to|can|stopping you from|stops you from) (?:leave|leaving|go|going|walk|
      walking)(?: [a-z]+){0,4}(?: but| the| your|$)`,
    `${THING_HELD}(?: and your [a-z]+)? (?:is|are|stays?|staying|remain|remains|will stay|belongs?)(?: here| with me|
      mine| staying)`,
  ),
  cue(
    `(?:your|my|her|his) (?:visa|residency|residence|status|sponsorship|stay|papers|future|place here|custody|
      medicine|treatment|insurance|rent) (?:[a-z]+ ){0,2}?(?:depends? on|hangs on|is in (?:my|his|her) hands|
      is through|is tied to)`,
  ),
  // sabotage: what was taken so that somebody stayed away
  cue(
    `(?:took|takes?|hid|hides?|hidden|turned|switched|removed|disabled|broke|kept|locked|emptied|let|unset|deleted|
      cancelled|cancels|sat|woke|started|starts|asking|flushed|spilled|poured|cut|lost|
      picks?)(?: [a-z]+){1,12} so (?:that )?i (?:could|would|can|will|have|had|miss|missed)(?: not| to)? (?:get|go|
      miss|leave|work|attend|make|sleep|see|be late|study|start|come|call|drive|take|reach|stay|cancel|want)`,
    `(?:you|he|she|husband|wife|partner|they)`,
  ),
  cue(
    `(?:hides?|hid|hidden|takes?|took) (?:away )?my (?:shoes|purse|keys|glasses|contact lenses|wallet|bag|clothes|
      uniform|coat|hearing aids|phone|pass|id|make ?up|laptop|charger)`,
    `(?:not want me|when (?:i|there)|before (?:i|my)|on the (?:days|mornings)|interview|shift|exam|so i|whenever|
      every time|until)`,
  ),
  // one who decides and one who asks
  cue(
    `(?:she|he|you) (?:asks?|has to ask|have to ask|will have to ask|will have to ring me|must ask|comes? to me|
      come to me first|needs? to ask)(?: [a-z]+){0,3} (?:i decide|i say|when (?:she|you) (?:wants?|needs?)|first|
      before|if (?:she|you) (?:wants?|needs?)|nicely)`,
    `(?:i|me|money|petrol|food|go|out|leave|buy)`,
  ),
  cue(
    `i (?:will |shall |get to |always )?(?:decide|say|choose|determine|approve|control) (?:who|what|when|where|how|if|
      whether) (?:it goes|comes|you|she|he|goes|anyone|people|her|your|my wife)`,
  ),
  cue(
    `(?:do not|not|never) (?:need|want|require) (?:any(?:one|body)?|friends|others|them|other people|anyone else|
      family|your (?:friends|family|mother|sister))|(?:are|is) not welcome|no visitors`,
    `(?:you have (?:got )?me|have me|got me|should be enough|enough for you|i am your family|i am all you|
      we have each other|just us)`,
  ),
  // a person who may not be alone
  cue(
    `(?:not once|never|not been|have not|has not|can only|may only|only allowed|not allowed|
      only) (?:[a-z]+ ){0,5}?(?:out|market|shops?|town|house|leave|outside|street|alone|by (?:myself|herself)|
      on my own|on her own|shopping|go)`,
    `(?:must follow|has to follow|follows me|comes with (?:me|her)|come with me|with me there|accompan[a-z]+|
      by (?:myself|herself)|if (?:his|her|my|your) (?:mother|brother|sister|father|aunty|aunt|mum|cousin)|
      escort[a-z]*|since the wedding|since (?:we|i) married)`,
  ),
  // orders in a row
  cue(
    `(?:no (?:car|phone|visitors|money|friends|job|internet|make ?up|contact|dinner|going out|socials?|social media|
      boys|men|girls|door|lock|key|keys|card)(?: and| or)? no [a-z]+)`,
    `(?:consequences|behaviour|rules?|agreement|until|when you|he|she|you|allowed|week|month|learn|months|since)`,
  ),
  cue(
    `(?:lights out|house rules|rules of (?:the|this) house|for each (?:one|rule) you break|for every (?:minute|one|
      rule|lie|time) (?:you|i)|i get a mark|marks? out of|strike|a point for|points? (?:off|deducted)|screen time)`,
    `(?:take|lose|no visitors|text me|food|can not ring|not allowed|he|off|give you|fine|phone|checks|line by line|
      i have to|you will)`,
  ),
  // debts and signatures under pressure
  cue(
    `(?:loans?|credit cards?|debts?|mortgage|finance|overdraft|contract|the house|papers|
      car) (?:[a-z]+ ){0,4}?in my name|(?:made|makes|forced|make|forcing) me (?:to )?(?:sign|co sign|take out|borrow)|
      sign(?:ed)? (?:it |them |everything |the house |my [a-z]+ )?over`,
    `(?:you|he|she|standing over|husband|wife|partner|or|threatened|without (?:telling|asking)|never saw|forged|
      pressure)`,
    `(?:made|makes|forced|make|forcing|standing over|forged|without (?:telling|asking) me|threatened|signature|
      never saw)`,
  ),
  // unpaid work held by papers
  cue(
    `(?:have|has|had|hold|holds|keep|keeps|kept|took|takes|back) (?:[a-z]+ ){0,3}?(?:certificates?|passport|id|
      documents|papers|degree)`,
    `(?:finish|years? for (?:you|him|her)|not (?:been )?paid|no pay|work(?:ed|ing)? for free|contract|debt|owe|oga|
      madam|boss|employer|sponsor|complain|until i)`,
  ),
  cue(
    `${THEY_OR_YOU} (?:told|tell|tells|telling|informed|instructed) (?:the )?(?:desk|receptionist|surgery|school|bank|
      nurse|doctor|clinic|hotel|neighbours|landlord|staff|carers?|office)`,
    `(?:not (?:to )?(?:put|let|speak|talk|give|call|answer)|only to (?:me|him|her|you)|calls through|i (?:was|
      am) (?:ill|not|confused|unwell|mad|away)|speak only|no more ringing|behind my back)`,
  ),
  cue(
    `(?:each|every) time i (?:make|find|get|start|meet|have|plan|arrange|want|try|book)`,
    `(?:you|he|she) (?:[a-z]+ )?(?:make|makes|get|gets|smash|smashes|find|finds|pick|picks|start|starts|end|ends|ruin|
      ruins|have|has|fall|falls|need|needs|call|calls) `,
    `(?:friend|friends|job|jobs|ill|sick|smash|emergency|fight|row|something wrong|change|quit|chest pains|drop|
      sister|family|suspicious)`,
  ),
  cue(
    `(?:hide|hides|nothing to hide|real (?:wife|love)|good (?:wife|girl|husband)|loyal|faithful|if you loved me|
      who love each other|love me)`,
    `(?:password|passcode|phone|location|pin|e ?mails|messages|screen|snap|accounts?)`,
    `(?:give|show|shows|send|share|shares|now|every|want|unlock|hand|says|said|let me|should|must|always)`,
  ),
  cue(
    `(?:disabled|cancelled|frozen|froze|blocked|stopped|took back|closed) (?:her|your|my|the) (?:joint )?(?:card|
      cards|account|phone|credit card|bank card|phone contract)`,
    `(?:she|you|i) (?:will|would|can|could|have|has|had|was) (?:have to|not|to|nothing|left|ask|ring)|the day after|
      without telling|when (?:i|she|you) (?:left|leave|told|said)|so (?:that )?(?:i|she|you)|learn`,
  ),
  cue(
    `no (?:make ?up|skirts?|gym|phone|friends?|boys|men|girls|lads|job|visitors|going out|tv|internet|money|car|
      nights out|instagram|snap|dresses|shorts|crop tops?|tattoos|heels)(?: and| or|
      n)? no (?:[a-z]+ )?(?:[a-z]+ )?(?:and |or |n )?no [a-z]+`,
  ),
  cue(
    `(?:gave up|lost|left|quit|let me go|sacked me|fired me|lost my) (?:[a-z]+ ){0,3}?(?:work|job|me|shifts?|it|place|
      position)`,
    `(?:you|he|she) (?:[a-z]+ )?(?:turned up|turns up|came in|came to my|kept (?:ringing|calling|turning|coming|
      phoning)|rang (?:me|them|my)|called (?:my|them|the) |waited outside|hid|locked|set|woke|kept me)|
      until they (?:let|sacked|fired)`,
  ),
  cue(
    `(?:to make|to get|so that|so) (?:me|i|she|he) (?:will |would |can not |could not |have to |had to |
      has to )*(?:stay|stay home|miss|late|cannot leave|leave early|come home|not go|depend|rely|beg|need (?:him|her|
      you))`,
    `(?:hid|hides?|hidden|took|takes|locks?|locked|turns?|turned|spills?|spilled|cancels?|cancelled|breaks|broke|
      poured|fakes?|pretends?|deletes?|deleted|unplugged|flattened|emptied|cut)`,
    `(?:he|she|you|they|husband|wife|partner|mum)`,
  ),
]
