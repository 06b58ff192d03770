import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'
import { REFUSED, UNTIL_THEY_YIELD } from './places.ts'

const MANY = `(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|hundreds|dozens|[2-9][0-9]|
  [1-9][0-9]{2,})`
const OTHERS = `(?:managers?|boss|bosses|employer|landlord|landlady|vicar|priest|pastor|gp|doctor|parents|colleagues?|
  work|school|dentist|hairdresser|wife|husband|teacher|supervisor|secretary|hr|golf secretary|church|university|
  neighbours?|ex)`
const REACHES = `(?:rang|rings?|ringing|contact|contacts|contacted|contacting|wrote|written|writes|writing|phoned|
  phones|spoken|spoke|speaks|messages?|messaged|emailed|emails|calls?|called|befriended|visited|visits|approached)`
const GIFT = `(?:flowers|roses|bouquets?|chocolates|gifts?|presents?|letters?|parcels?|teddy|pizzas?|taxis?|poems?|
  postcards?|cards?|note|notes|little something|bunch of [a-z]+)`
const GIVES = `(?:sends?|sending|sent|leaves?|leaving|left|comes?|came|come|coming|arrives?|arrived|appears?|appeared|
  puts?|found|finds?|delivers?|delivered|waits|turns? up|posts?|on my|every day)`

/** Words and things that keep coming although nobody wants them. */
export const CONTACT_CUES: readonly Cue[] = [
  // a number is blocked and the next one calls
  cue(
    `block|blocks|blocked|blocking`,
    `(?:make|makes|made|making|find|found|get|gets|got|use|uses|using|opened|opens|create[ds]?|from|off|buy|bought|
      have|try|always) ${gap(3)}(?:new|another|different|second|other|fresh|fake|burner|more) ?(?:account|accounts|
      accs?|number|numbers|profile|profiles|one|ones|sims?|e ?mails?|phones?)?|(?:watch|look at|see|read|
      follow) ${gap(4)}(?:from|on|through|via|with) (?:my|a|another|his|her)`,
    `me|you|her|him|mine|yours|i`,
    without(`drive|driveway|car|cars|road|sink|drain|toilet|view|exit|entrance|spam|cookies?|parking|scam|scammers?`),
  ),
  cue(
    `(?:messages?|messaging|dms?|dming|dmed|writes?|writing|texts?|texting|contact(?:s|ing|ed)?|calls?|calling|rings?|
      following|keeps?|made|making)`,
    `(?:off|from|with|on|making|made|using|under|another) (?:[a-z]+ )?(?:fake|different|anonymous|burner|withheld|
      hidden|unknown|new) (?:accs?|accounts?|numbers?|profiles?|names?)`,
    `keeps?|every time|again|still|each|since|stop|stopped|times|blocked?|me`,
    without('i have a new|my new|this is my'),
  ),
  cue(
    `(?:two|three|four|five|six|seven|eight|ten|several|[0-9]+) (?:new|different|other|unknown|hidden) (?:numbers?|
      accounts?|profiles?)|(?:numbers?|calls?|phone|line)`,
    `(?:same|heavy|just|only) (?:breathing|silence|man|voice)|breathing (?:down|on) the (?:phone|line)`,
  ),
  // too often
  cue(`${MANY} (?:[a-z]+ )?missed calls`, without('group|sorry|was it|everything ok|are you ok|worried')),
  cue(
    `${MANY} (?:[a-z]+ )?(?:calls|texts|messages|voice ?mails|letters|e ?mails|times)`,
    `(?:hidden|withheld|unknown) number|(?:and|when|since|after|although|though) i (?:have )?(?:said|told|asked|
      blocked|left)|in (?:one|a single) (?:day|night|hour)|same (?:man|woman|person)`,
    `me|my|her|you`,
    without('group|work|team|class'),
  ),
  cue(`(?:letter|e ?mail|message|voice ?mail) (?:number )?${MANY}`, `you|not to write|asked|again|dear|my`),
  // "no" has been said
  cue(
    REFUSED,
    `(?:still |keeps? )(?:writes?|writing|rings?|ringing|calls?|calling|texts?|texting|messages?|messaging|sends?|
      sending|waits?|waiting|turns? up|shows? up|comes? (?:round|to|by)|coming|follows?|following|knows? (?:where|
      which)|dms?|dming)|(?:written|writes|wrote|writing|write|talks|talked|spoken|speaks) to my|waits? (?:for|at|by|
      outside)|(?:turns?|turned|shows?|showed) up|(?:every|each) (?:day|night|morning|evening)|another (?:letter|
      parcel|bunch)|letter (?:number )?[a-z]+ (?:one|two|three)|outside (?:my|the|her)|wherever|hidden number|
      follows? (?:me|her)|hired|trail|calls? me|i do not accept|do not accept it|make(?:s)? no difference|
      eleven times|ten times|(?:will|shall) be (?:on|at|outside)|without (?:saying|being)|i will find|stories|
      found me|finds me|asked for the desk|applied for`,
    without(`kids?|son|daughter|maintenance|solicitors?|custody|loud|singing|smoking|shouting|mess|dishes|snoring`),
  ),
  cue(
    `(?:do|does|will|can|did|would) not (?:just )?(?:accept|decide)|refuse(?:s|d)? to accept`,
    `(?:it is|it was|we are) (?:over|finished|done)|(?:break ?up|divorce|no for an answer)`,
    `i|he|she|you`,
    `(?:i do not accept|he|she|outside|wherever|come|wait|you can not just decide)`,
  ),
  cue(
    `i (?:have )?(?:said|told (?:him|her|you|them)) no`,
    `in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:like |
      about )?(?:[0-9]+|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred) times|again and again`,
    without(`kids?|children|dog|puppy|cat|loan|biscuits?|cake|sweets|ipad|tablet`),
  ),
  // will not stop
  cue(
    `(?:will|shall|does|do|would|can) not (?:ever )?(?:stop|give up|rest|quit)|(?:will|shall|
      am going to) (?:just )?(?:keep|carry|go on|continue)|never (?:stop|give up)|keep trying`,
    `(?:coming|calling|ringing|writing|texting|messaging|contacting|knocking|following|waiting|looking for you|
      searching|trying|asking you out|sending you)`,
    `${UNTIL_THEY_YIELD}|restraining|police|watchman|security|or not|no matter (?:what|how)|block me|wherever|
      for ever|forever`,
  ),
  cue(
    `(?:ask you out|ring you|call you|write to you|send you|text you|message you|phone you|on the (?:next|
      following) day)`,
    `every (?:single )?(?:day|night|hour|morning)|and (?:on )?the day after`,
    `${UNTIL_THEY_YIELD}|day after that|whether|i will`,
    without('when i am away|from the hotel|miss you'),
  ),
  cue(
    `restraining order|no contact order|non ?molestation order|exclusion order|injunction against (?:me|him|her)|
      asked the (?:court|police|mediator) to (?:keep|stop|put)`,
  ),
  // flowers and notes that nobody asked for
  cue(
    GIFT,
    GIVES,
    `(?:on|at|to|in|under|by) (?:my|our|her) (?:[a-z]+ )?(?:windscreen|windshield|doorstep|step|pillow|desk|office|
      gate|car|work|workplace|door ?mat|letter ?box|new (?:address|flat|place|house)|parents|mothers?|school|door|
      porch)|(?:her|my) (?:mother|mum|parents|sister|boss)|flat i have moved`,
    `stop|every (?:day|morning|week|evening|night)|each (?:day|week|evening|morning)|keeps?|no stamp|no name|
      anonymous|told nobody|nobody knows|eleven times|within a week|although|so that i know|whenever|wherever|walked|
      himself|herself|asked|ex|after i|since i`,
    without(`delivery|delivered to the wrong|parking|blocking|neighbour|amazon|birthday|valentines?|anniversary`),
  ),
  cue(
    `(?:every|each) (?:flat|house|place|address|job|town|city) (?:that )?(?:i have|i had|i) (?:moved|lived|worked|had|
      rented)`,
    `(?:flowers|roses|letters?|notes?|parcels?|finds?|found|within|came|come|calls?|turns?|message)`,
  ),
  cue(
    `(?:sent|sends|sending|posts|posted) (?:me )?(?:my own|pictures of my|photos of my|a photo of my|
      a picture of (?:our|my))`,
    `photos?|pictures?|gate|house|door|car|kids|window|bedroom|baby`,
    `every|each|one a day|no words|anonymous|ex|begged|nobody|from outside|doorstep`,
  ),
  // everybody around somebody is written to
  cue(
    `${REACHES} (?:to )?(?:my|your|her|his) ${OTHERS} (?:and |then )*(?:to )?(?:my|your|her|his|
      the) (?:[a-z]+ )?${OTHERS}`,
  ),
  cue(
    `${REACHES} (?:to |with )?(?:my|your|her) (?:new |old )*(?:managers?|boss|employer|landlord|landlady|vicar|priest|
      wife|husband|workplace|colleagues)`,
    `again|tomorrow|still|every (?:day|week|month)|about my shifts|kind of (?:person|man|woman)|years since|
      will not speak|interesting|where (?:i|you|she)|daily|what (?:i|you) do`,
    without('rent|repairs?|boiler|lease|deposit|leak|heating|noise|sick'),
  ),
  cue(
    `(?:contacts?|contacted|messages?|messaged|written to|writes to|warned|got a (?:message|letter|call)|follows)`,
    `every (?:boyfriend|girlfriend|woman|man|girl|guy|date|partner|new friend|person)|each (?:boyfriend|girlfriend|
      woman|man|girl|date)|all (?:the|my) (?:boyfriends|girlfriends|women|men|dates)`,
    `i have|i had|liked|since|followed|dated|i date|i meet|i talk to|who`,
  ),
  cue(
    `(?:message|messages|write to|writes to|text|texts|call|calls) (?:him|her|me) (?:daily|every (?:day|night|hour))`,
    `now|find|found|since|went|still|ex|followers|stop|fake|blocked`,
    without('homework|from uni|school|nurse|mother|mum|dad|gran|nan'),
  ),
  cue(
    `(?:it (?:has been|is)|for) (?:[a-z0-9]+ )?(?:years|months) (?:since|ago|after)|(?:eight|five|six|seven|four|
      three|two|ten) years (?:i have been|since)`,
    `still (?:writes?|calls?|rings?|texts?|messages?|follows?|knows|sends?|waits?|turns? up)`,
    `my|me|which|where|to`,
  ),
  // letters and calls that are counted
  cue(
    `(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|twentieth) (?:letter|note|card|parcel|voice ?mail|
      bunch|bouquet|account|number)`,
    `under my|unsigned|this (?:week|month)|handwriting|blocked|from (?:him|her|you|my ex)|made|no name|since`,
    without('solicitors?|school|parking|council|landlord|reminder'),
  ),
  cue(
    `${MANY} (?:[a-z]+ )?(?:e ?mails|messages|texts|letters|calls|voice ?mails)`,
    `(?:you have|he has|she has|you|he|she) (?:sent|left|written|made)|not about work`,
    `not about|since i|stop|asked|my (?:work|phone)|me`,
    without('group|class|team|planning|wedding'),
  ),
  cue(
    `${REACHES} (?:to |with )?(?:all )?(?:my|your|her) [a-z]+ (?:and |then )*(?:to )?(?:my|your|her) [a-z]+ (?:and |
      then |and then )*(?:to )?(?:my|your|her|the) [a-z]+`,
    without(`birthday|invite|invited|funeral|news|baby|died|emergency|hospital bed`),
  ),
  cue(
    `(?:rang|called|phoned|wrote to|messaged|emailed) (?:the|your|my|her) (?:[a-z]+ )?(?:and )?then (?:the |your |my |
      her )?[a-z]+ (?:and )?then`,
    `your|my|her|she|you`,
    without('plumber|bank|council|gas|insurance|doctor'),
  ),
  cue(
    `blocked (?:on everything|everywhere|me on|you on)`,
    `so i (?:am|have|made|had|will)|made|using|sending|tenth|another|nine|bank transfer`,
  ),
  cue(
    `made (?:a |another |up a )?(?:fake|false|second|new) (?:[a-z]+ )?(?:tinder|hinge|bumble|instagram|insta|facebook|
      snapchat|tiktok|linkedin|account|profile)`,
    `see|check|follow|talk|test|catch|find|watch`,
    `you|your|her|me|him`,
    without('band|business|shop|dog|cat|raid'),
  ),
  cue(
    `(?:got|took|takes|has|started|found) (?:a|the same) (?:job|flat|room|cruise|course|class|shift|desk|flight|
      hotel) (?:at|in|as|on|under|next to) `,
    `(?:under|opposite|next to|below|above|near|across from|round the corner from) my|same [a-z]+ as (?:me|her|you)`,
    `leave me alone|so (?:that )?(?:she|you|i) (?:would|could|can|has|have)|after i|ex|who does that|broke|rejected|
      he|she|have to talk`,
    without('we|both of us|together'),
  ),
]
