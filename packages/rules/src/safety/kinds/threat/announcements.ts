import { gap, type Sign, sign } from '../../sign.ts'
import { ADVERBS, SCORN, WEAPON, WILL } from '../../vocabulary.ts'

const CREW = `(?:brothers?|cousins?|friends?|boys|crew|people|guys|family|men|mates?|homies|lads|gang|uncles?|dogs?|
  sons?|nephews?|workers|bros?|sis)`
const PROXY = `(?:my|our|the) (?:[a-z]+ )?(?:${CREW}|husband|boyfriend|dad|father)`

/** Phrases directly before an act that the author announces, to be done by themselves or by others. */
export const ANNOUNCING: readonly Sign[] = [
  `(?:i|we) (?:do |also )?(?:fucking |really |honestly |so |swear (?:to god |on [a-z ]{1,20})?(?:that )?(?:i |
    we )?)?${WILL} ${ADVERBS}$`,
  `(?:i|we) ${gap(2)}(?:or|then|and) ${WILL} ${ADVERBS}$`,
  `(?:i|we) (?:${WILL}|am coming|am gonna|will be going|will be coming|am going|are going|are coming) (?:(?!(?:not|
    never|no|stop|if|because|help|let|ask|try|avoid|refuse|pretend|why|how|who|what|he|she|they|
    you (?:are|will|can|do|have|were|would|could|should|always|keep)) )[a-z0-9]+ ){0,10}(?:and|n|then|
    to) (?:(?:i|we) (?:will )?)?${ADVERBS}$`,
  `(?:i|we) ${WILL} (?:go|come|drive|walk|stand|sit|wait|be) (?:[a-z0-9]+ ){0,8}and $`,
  `(?:ill|il|imma|ima|iam|watch me|i go|we go|me go) ${ADVERBS}$`,
  `(?:i|we) (?:am |are )?(?:gona|gon|finna|boutta|fixing to|off to|coming round to) ${ADVERBS}$`,
  `(?:me|i|us|we) (?:n|and) (?:my |the )?[a-z]+ (?:are |am )?${WILL} ${ADVERBS}$`,
  `(?:i|we) (?:have )?(?:told|asked|paid|sent|ordered|got) (?:my|the|our|some|two|three) (?:[a-z]+ )?${CREW} to 
    (?:(?!(?:not|never|stop) )[a-z]+ ){0,9}$`,
  `(?:i|we) (?:have )?(?:decided|promised|vowed|sworn|made up my mind|told (?:the|my) [a-z]+|asked (?:the|my) [a-z]+|
    paid [a-z]+ [a-z]+) to ${ADVERBS}$`,
  `(?:my|our|the) (?:[a-z]+ )?${CREW} ${gap(6)}(?:and )?(?:they|he|she) (?:will|are going to|is going to) ${ADVERBS}$`,
  `(?:i|we) (?:${WILL}) be (?:glad|happy|delighted|pleased|the one) to $`,
  `(?:i|we) (?:will|am going to) (?:get|do|spend) ${gap(4)}(?:for|inside for|in prison for) $`,
  `(?:do not|never) think (?:that )?(?:i|we) (?:will not|would not|can not) ${ADVERBS}$`,
  `(?:i|we) will not (?:hesitate|think twice|be afraid) to ${ADVERBS}$`,
  `(?:or|else|then|until) (?:i|we) ${WILL} ${ADVERBS}$`,
  `(?:or|else|until) (?:i|we) $`,
  `i come ${gap(4)}(?:and|to) $`,
  `(?:time|(?<!was )ready|here|coming|on my way|there) to $`,
  `${PROXY} (?:will|are going to|is going to|are coming to|are ready to|can) ${ADVERBS}$`,
  `(?:i|we) (?:am|are) (?:gonna|about to|going to) (?:snap and|lose it and|come (?:over )?and) $`,
  // without the "I"
  `^ (?:and |so |then |or |lol )?(?:will|going to|about to) ${ADVERBS}$`,
].map(sign)

const LATER = `(?:one more|once more|another|next time|the next|one word|touch|again|until|by|come|step|dare|if|when|
  unless|before|tonight|tomorrow|today|after|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|monday|tuesday|wednesday|
  thursday|friday|saturday|sunday|the moment|the minute|the day|then|so|or|here is|say|keep|try|sunday|i come|i drive|
  i swear)`

/** The present tense means the future after a condition or a time: "one more word and I break your jaw". */
export const ANNOUNCING_AT_ONCE: readonly Sign[] = [
  `^ (?!(?:i|we|he|she|they|it|you|the|my|your|his|her|and|so|then|yesterday|last|once|sometimes|but|because|this|that|
    there|our|in|at|on|after|a|an|every|often|usually|always) )(?:[a-z0-9]+ ){1,12}(?:and|or) (?:i|we) (?:just |
    swear i )?$`,
  `${LATER} ${gap(4)}me and (?:my|the) [a-z]+ (?:come|drive|go) ${gap(4)}(?:and|to) (?:we )?$`,
  `${LATER} ${gap(14)}(?:i|we|they)(?: [a-z]+ (?:and|then))? (?:just |swear i |personally |really |fucking )*$`,
  `${LATER} ${gap(10)}(?:i|we) (?:come|drive|go|walk|fly|will come) ${gap(8)}(?:and|to) (?:i |we )?(?:then )?$`,
  `(?:i|we) need (?:only|just) ${gap(3)}to $`,
  `(?:drop|sign|pay|give|leave|withdraw|take back) ${gap(10)}(?:and|so|then) (?:i|we) (?:do not|will not) $`,
].map(sign)

export const ANNOUNCING_IN_PROGRESS: readonly Sign[] = [
  `(?:me|i|us) (?:n|and) (?:my |the )?[a-z]+ (?:are|r|am|is) $`,
  `(?:or|and|then|else) (?:i am |we are |im )$`,
  `(?<!(?:that|think|say|said|says|like|if|whether|when|while|dreamt|dreamed) )(?:i|we) (?:am|are|will be|shall be|
    am going to be|are going to be) (?:(?:so|just|personally|really|fucking|gladly|literally|only|also|now|then|coming|
    going) (?:over |round |there |back |home |and )*){0,3}$`,
  `(?:i|we) (?:am|are|will be|shall be) (?!not )${gap(9)}(?:and|then) (?:then )?(?:i am |we are )?$`,
  `${PROXY} (?:will be|are|is) ${ADVERBS}$`,
  `(?:going|coming) (?:round|over|there) (?:and )?$`,
  `(?:i|we) (?:have|am|are) (?:finished|done) $|(?:inside|prison|jail|time|years?|life) for $`,
].map(sign)

/** Announcements whose act has no verb of its own. */
export const ANNOUNCED: readonly Sign[] = [
  `(?:bring|bringing|brought|carrying) (?:a|my|the) (?:[a-z]+ )?${WEAPON} to (?:the |your |our )?(?:office|school|work|
    class|house|home|flat|meeting|place|next)`,
  `coming for (?:you|him|her|them) with (?:a |an |my |our )?(?:[a-z]+ )?(?:bats?|guns?|knife|knives|axes?|hammers?|
    fists|sticks|everything)`,
  `you are (?:a )?dead (?:man|woman|meat|bitch|girl|boy|person)|you are (?:so |already |fucking |
    all )?dead(?= (?:i am|i will|if you|when|next|tomorrow|tonight|you hear|for this|you|bitch|motherfucker|$)\\b| $)`,
  `you (?:will|are going to) (?:all )?die (?:by|for this|tonight|soon|today|tomorrow|slowly|screaming|like|if you|
    when i)`,
  `you (?:will not|are not going to) (?:live (?:to see|long|another|much)|survive|make it (?:out|home|through)|
    leave (?:here |there )?alive|walk (?:away|out|again)|get out (?:of here )?alive|see (?:tomorrow|another day|
    the morning))`,
  `your (?:mouth|face|hands?|fingers?|nose|legs?|arms?|neck|head) (?:or|before) i (?:will )?(?:break|smash|cut|shut|rip|
    crush|chop|snap) (?:it|them)`,
  `you (?:will|are|are going to|would) (?:be )?(?:getting|get|taking|catch|receive) (?:a|the) ${SCORN}(?:beating|
    thrashing|hiding|kicking|bullet|beat down|fist|slap|punch|ass kicking|knife|worst beating)`,
  `you (?:will|are going to) (?:be )?(?:get |getting )?(?:beaten|stabbed|shot|killed|murdered|slapped|punched|
    knocked out|buried|raped|beat)(?! (?:at|in|by (?:the|another|a) (?:team|price))\\b)`,
  `you (?:will|are going to) (?:be )?(?:leaving|leave|end up|go|going|be carried|wake up|need|
    be in) ${gap(5)}(?:ambulance|body bag|stretcher|hospital|coffin|hearse|wheelchair|morgue|six feet|dentist|
    surgeon)`,
  `you (?:will|are going to) (?:be )?(?:picking|collecting|pick|collect|searching for|spitting|spit|swallow|swallowing|
    eat|eating) (?:up )?your (?:own )?(?:teeth|bones|blood|guts|face)`,
  `(?:i|we) (?:(?:am|are|go|${WILL}|am going to) (?:come and |personally )?(?:put|putting|send|sending) (?:you|him|
    her)|(?:come and |personally )?(?:put|send) you) (?:there|(?:in|into|to|through) (?:a |an |the |that |your )?(?:hospital|ground|coffin|wheelchair|morgue|hearse|
    ambulance|grave|window|wall|windscreen|floor|intensive care|one(?= $)))`,
  `(?:i|we) (?:am|are|${WILL}) ${ADVERBS}(?:put|putting|lay|laying) (?:my |our )?hands on you`,
  `(?:i|we) (?:${WILL}|go) ${ADVERBS}(?:cut|machete|axe|cutlass|finish|acid) (?:you|him|her)(?= $| (?:in front|up|open|
    like|with|if|if you|tonight|where|remember)\\b)`,
  `(?:i|we) (?:will |go |am going to )?(?:come (?:round |over )?(?:with ${gap(3)})?and )?do your (?:kneecaps|knees|
    legs)`,
  `(?:i|we) (?:will|go|am going to) ${ADVERBS}(?:pour|throw) (?:acid|petrol) (?:for|at|on|in) (?:that )?your 
    (?:[a-z]+ )?(?:face|eyes|shop|house|body)`,
  `you (?:think|reckon) ${gap(8)}i (?:can|will) not (?:slap|beat|cut|kill|stab|punch|break|shoot|touch) (?:you|the life|
    the shit|your)`,
  `drag you behind (?:the|my|a) (?:truck|car|van|pickup)|(?:come over there and )?shut you up with my (?:boot|fist|
    fists|knife)`,
  `(?:over|round|there) and (?:stabbing|shooting|beating|killing|choking|cutting) (?:you|him|her)|
    (?:i am|im) (?:choking|beating|stabbing|shooting) (?:you|your [a-z]+ ass|your ass)`,
  `(?:petrol|gasoline) and a match|you will not be walking (?:back|after|away|home|out)|bring (?:an ambulance|
    your teeth in a bag)`,
].map(sign)
