import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'
import { CHIEF, CLOSE, THEY_OR_YOU } from './words.ts'

const HELD = `(?:car keys?|house keys?|keys?|shoes|phone|clothes|purse|coat|bank card|cards?|passport|wallet|id|sim|laptop|pills|glasses|inhaler|charger|hijab pins|bus pass|driving licence|papers)`
const ORDINARY = `boss|manager|landlord|landlady|bank|plumber|detention|grounded|homework|toddler|(?:six|seven|eight|nine|ten) year old|three year old|years? old|borrow(?:ed)?|by accident|by mistake|forgot|sorry|teacher|school rules?|dress code|ceremony|black tie|invite|stag do|hen do|game|festival|hostel|office policy|surprise|playhouse|wendy house`

/** A hold on another grown person: what is theirs is taken, asked for, looked through, counted or withheld. */
export const GRIP: readonly Cue[] = [
  cue(
    `(?:you are|u are|your|ur|she is|he is|im|i am|you belong to|belongs? to|you will always be|you will be) (?:only |always |still )?(?:mine|me(?= (?:and|now|you|not)\\b)|his|hers|my property|his property)(?= (?:and|you|until|forever|till|not|now|so|nobody|no|i|u|to)\\b| $)`,
    `(?:leave|nobody|no one|forever|till|until|walk away|get to|decide|property|belong|share|look at|not yours|death|else|other (?:man|woman|men)|never)`,
    without(`fault|be mine|valentine|colleague|pleasure|turn|pen|charger|seat|friend of`),
  ),
  cue(
    `(?:do not|does not|did not|never|can not|not) get to (?:leave|go|have (?:friends|male|a job|a life|your own|an opinion|a say|money)|see (?:your|them|him|her|anyone)|choose|say no|walk (?:out|away)|move (?:out|on)|break up|end (?:it|this)|work|wear)`,
    `(?:you|u|i|she)`,
    without(`mess|dishes|meeting early|before the end|kids every|the last word|last word|final say|team`),
  ),
  cue(
    `(?:give|gave|tell|show|hand|send|share|want|need|unlock|demand(?:s|ed)?|ask(?:s|ed)? for|insists? on) (?:me |over |him |her |us )?(?:all )?(?:your|my|the) (?:[a-z]+ )?(?:passwords?|passcode|pin|phone|location|unlock code|code|login|messages|dms)`,
    `(?:nothing to hide|hide|(?:a )?(?:real |good |proper )?(?:wife|husband|girlfriend|boyfriend|partner) (?:with|would|who|should|does)|fuss|if you (?:love|loved|trust|cared|are faithful)|prove|or (?:we are|i am|else|it is over|we|it|he)|done|faithful|cheat(?:ing)?|at all times|i check|or were|dont turn it off|every (?:hour|night|day|evening))`,
    without(`netflix|wifi|wi fi|alarm|shared|work account|printer|spotify|school portal|${ORDINARY}`),
  ),
  cue(
    `(?:took|taken|takes|taking|hid|hides|hidden|hiding|locked|locks|kept|keeps|keeping|has|have|got|confiscated|cut up|smashed) (?:away )?(?:my|her|the|all my|both my) (?:[a-z]+ )?${HELD}`,
    CHIEF,
    `(?:can not (?:come|leave|go|get|call|ring|work|drive|make)|so (?:that )?i (?:can not|could not|do not|stay|would not|would|will|have to)|again|until i|till i|so she|not allowed|upstairs|because i (?:saw|went|spoke|talked)|when(?:ever)? i|every time)`,
    without(`${ORDINARY}|the wrong|my car in the garage|mechanic`),
    `(?:my|her|the car keys|shoes)`,
  ),
  cue(
    `(?:never|not|havent|have not|has not) (?:been |get |got |had |have )*(?:given|allowed|trusted with|know|knows?|seen) ${gap(3)}(?:key|pin|bank card|account|how much (?:we|he|she|i) (?:have|has|earns?|owe)|what we (?:have|owe|own)|password to (?:our|my|the joint)|bank statement)|(?:key to my own|not locked in)`,
    `(?:my|our|we|he|she|husband|wife|years|i am|home|bank)`,
    without(`new (?:job|tenant|flatmate|house)|landlord|gym|shed|estate agent|lodger|office|surprise`),
  ),
  cue(
    `(?:abortion|termination|pregnan[a-z]+|another baby|the pill|the coil|sterili[sz]ed|miscarr[a-z]+)`,
    `(?:(?:did|do) not want|made me|told me to (?:choose|get)|forced|or the street|choose between|threw (?:out|away)|flushed|hid|decided (?:that )?(?:we|i)|against my will|had to or|out of the house|poked holes|would not let me)`,
    `(?:he|you|she|they|husband|mother|mum|family|boyfriend|because)`,
    without('without asking before|told (?:your|my) mum'),
  ),
  cue(
    `(?:goes?|went|going|gone|looks?|looked|reads?|checks?|scrolls?|unlocks?|searches?) (?:it |through )(?:through |it |all )?(?:first|all|every|my|when|while|with my|using|at night|in the evening|it|again)|goes through it|reads it first`,
    `(?:phone|messages|texts|bag|mail|post|letters|e ?mails|insta|whatsapp|receipts|thumb|chats)`,
    THEY_OR_YOU,
    `(?:my|husband|wife|boyfriend|girlfriend|asleep|sleep|he|she|keeps the phone)`,
    without(`${ORDINARY}|proofread|editor|customs|kids|son|daughter|together|my (?:mum|mother) reads|post office`),
  ),
  cue(
    `(?:logs?|logged|logging) ?(?:in|into|on|onto|in ?2)|replies to (?:people|my)|answers? (?:as|for) me|writes? (?:back )?as me|texts? (?:people|my [a-z]+) as me|changed all (?:the|my) passwords`,
    `(?:as me|my (?:insta|instagram|e ?mail|facebook|account|whatsapp|snap|bank|friends)|in my name|ask me nicely|(?:in)?to your (?:bank|e ?mail))`,
    without(`${ORDINARY}|work account|hacked|scammer|my permission`),
  ),
  cue(
    `(?:counts?|counted|counting|checks?|checked|logs|times?|timed|measures?|writes down|notes) (?:[a-z]+ )?(?:my |the |her |every |how many )?(?:miles|mileage|odometer|steps|minutes (?:i|that)|receipts|petrol|calories|bites|toilet|how long i|coins|change|pennies|penny|milometer)`,
    `(?:he|she|you|husband|wife|boyfriend|partner) `,
    `(?:my|i|me|car|get|work|shop|when|row|if|late)`,
    without(`${ORDINARY}|tax|fitbit|diet|expenses|marathon|accountant|run|sports`),
  ),
  cue(
    `(?:loan|loans|credit card|credit cards|klarna|debts?|overdraft|phone contract|mortgage|finance) `,
    `in my name|my card|my signature|forged`,
    `(?:he|she|you|husband|wife|ex|boyfriend|girlfriend)`,
    `(?:took|takes|taken|opened|run up|ran up|cant leave|can not leave|without (?:telling|asking)|forced|signed|made me|until|forged)`,
  ),
  cue(
    `(?:wants?|made|makes?|decided|decides?|says?|said|told|insists?|expects?|after the wedding) `,
    `(?:not to have|no more|i am not to|am not to|no) (?:[a-z]+ )?(?:social media|job|friends|phone|key|male friends|make ?up|car|visitors|night shifts)`,
    `(?:i|me|my|she)`,
    CHIEF,
    without(`${ORDINARY}|doctor|detox|lent|resolution|driving test`),
  ),
  cue(
    `(?:children|kids|house|money|car|visa|passport|everything) (?:stays?(?! up)|stay here|stay with me|is mine)|free to (?:leave|go)|(?:if|when) you (?:ever )?(?:leave|go|walk|report|tell)|withdraw the|ever went to live`,
    `(?:(?:children|kids) stays?|solicitor plays|know the judge|immigration|visa|deport(?:ed)?|forget that you|never see|tell (?:the|your) (?:judge|court|parole|school|social)|parole officer|unfit|mad|on pills|police statement|send you (?:home|back)|every judge)`,
    `(?:you|your)`,
  ),
  cue(
    `(?:i|ive) (?:have )?(?:rang|rung|told|texted|called|cancelled|unbooked|messaged|phoned|replied to|blocked|deleted) ${gap(4)}(?:for you|your (?:friends?|sister|mother|mum|boss|train|ticket|appointment|job|interview|[a-z]+ and told)|on your behalf|and told (?:her|him|them) you)`,
    `(?:not well enough|not coming|at home|do not need|find out why|listen|will be staying|you will not|any ?more|instead)`,
    without('as you asked|like you asked|because you were ill|flu|fever'),
  ),
  cue(
    `(?:ask|asking|beg|permission|money|pay) (?:[a-z0-9]+ )?(?:him |her |you )?(?:for |2 |to )?(?:[a-z0-9]+ )?(?:for )?(?:tampons?|pads|sanitary|underwear|nappies|bus fare|shampoo)(?: money)?`,
    `(?:i|me|my|have to|every|he|husband)`,
    without('lend|run out|machine|shop list|pick up'),
  ),
  cue(
    `(?:told|tells|turned|turns|convinced|poisoned) (?:all )?(?:the|my|our) (?:neighbours?|${CLOSE}|village|school|church|son|daughter|kids)`,
    `(?:against (?:me|us|all of us)|(?:i am|im) (?:a )?(?:thief|crazy|mad|liar|unstable|drunk|addict)|so (?:that )?(?:none|nobody|no one)|what (?:he|she|you) wants?|believe me|nobody (?:to|left)|isolat[a-z]+)`,
    `(?:he|she|you|husband|wife|ex|now)`,
    without('joke|surprise|secret santa|puppy|hamster|placards'),
  ),
  cue(
    `(?:make|makes|made|set|sets) (?:me|my) ${gap(3)}(?:alarm|facetime|video call|call|stay on the phone|sleep on call|share my location|send (?:him|her|you))|(?:stay|sleep|fall asleep) on (?:the phone|call|facetime)|facetime (?:you|him|her)`,
    `(?:every (?:day|night|single)|or (?:you|he|she) (?:go|goes|gets|get)|go mad|goes mad|mental|if i (?:sleep|do not|miss)|before (?:your|his|her) shift|all night|every hour)`,
    without('grandkids|grandchildren|mum|nan|gran'),
  ),
  cue(
    `(?:not allowed|allowed|let|lets|need permission|have to ask|had to ask|ask permission|asking permission)`,
    `(?:before i (?:use|ring|call|go|have|buy|eat|see|leave)|to (?:have a bath|shower|eat|sleep|use the (?:car|toilet|heating)|see (?:my|a) (?:[a-z]+ )?${CLOSE}|speak to))`,
    `(?:i|me|my) `,
    `(?:he|she|you|husband|wife|him|her|grown|am [2-9][0-9]|forty|thirty|fifty|every|before i)`,
    without(ORDINARY),
  ),
]
