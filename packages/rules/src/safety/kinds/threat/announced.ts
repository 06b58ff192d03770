import { gap, sign } from '../../sign.ts'
import { ADVERBS, HARM, PERSON, SCORN, WEAPON, WILL } from '../../vocabulary.ts'

const PROXY = `(?:my|our|the) (?:big |older |little )?(?:brothers?|cousins?|friends?|boys|crew|people|guys|family|men|
  mates?|homies|lads|gang|uncles?|husband|boyfriend|dog|dogs)`
const HAVING = `(?:i|we) (?:have |have got |got )(?:a|the|my) (?:[a-z]+ )?${WEAPON}`

/** What stands directly before a deed that somebody announces, themselves or through others. */
export const ANNOUNCING: readonly RegExp[] = [
  `(?:i|we) (?:do |also )?(?:fucking |really |honestly |so |swear (?:to god |on [a-z ]{1,20})?(?:that )?(?:i |
    we )?)?${WILL} ${ADVERBS}$`,
  `(?:i|we) ${gap(2)}(?:or|then|and) ${WILL} ${ADVERBS}$`,
  `(?:do not|never) think (?:that )?(?:i|we) (?:will not|would not|can not) ${ADVERBS}$`,
  `(?:i|we) will not (?:hesitate|think twice|be afraid) to ${ADVERBS}$`,
  `(?:or|else|then|until) (?:i|we) (?:${WILL} )?${ADVERBS}$`,
  `i come ${gap(4)}(?:and|to) $`,
  `(?:time|ready|here|coming|on my way|there) to $`,
  `${PROXY} (?:will|are going to|is going to|are coming to|are ready to|can) ${ADVERBS}$`,
  `(?:i|we) (?:am|are) (?:gonna|about to|going to) (?:snap and|lose it and|come (?:over )?and) $`,
  // without the "I"
  `^ (?:and |so |then |or |lol )?(?:will|going to|about to) ${ADVERBS}$`,
].map(sign)

/** Announcements whose deed has no verb of its own. */
export const ANNOUNCED: readonly RegExp[] = [
  `(?:i|we) will not (?:stop|rest|sleep) until (?:i|we) (?:have )?(?:${HARM} ${PERSON}|killed you|hurt you|
    you are dead)`,
  `${HAVING} (?:with your name|for you|for him|for her|waiting|ready for|and (?:i )?(?:will|am not afraid|
    know how to) use)`,
  `(?:bring|bringing|brought|carrying) (?:a|my|the) (?:[a-z]+ )?${WEAPON} to (?:the |your |our )?(?:office|school|
    work|class|house|home|flat|meeting|place|next)`,
  `coming for (?:you|him|her|them) with (?:a |an |my |our )?(?:[a-z]+ )?(?:bats?|guns?|knife|knives|axes?|hammers?|
    fists|sticks|everything)`,
  `you are (?:a )?dead (?:man|woman|meat|bitch|girl|boy|person)|you are (?:so |already |fucking |
    all )?dead(?= (?:i am|i will|if you|when|next|tomorrow|tonight|you hear|for this|you|bitch|motherfucker|$)\\b| $)`,
  `you (?:will|are going to) (?:all )?die (?:by|for this|tonight|soon|today|tomorrow|slowly|screaming|like|if you|
    when i)`,
  `you (?:will not|are not going to) (?:live (?:to see|long|another|much)|survive|make it (?:out|home|through)|
    leave (?:here |there )?alive|walk (?:away|out|again)|get out (?:of here )?alive|see (?:tomorrow|another day|
    the morning))`,
  `(?:bullet|grave|coffin|knife) (?:has|with|waiting for|reserved for) your name`,
  `your (?:mouth|face|hands?|fingers?|nose|legs?|arms?|neck|head) (?:or|before) i (?:will )?(?:break|smash|cut|shut|
    rip|crush|chop|snap) (?:it|them)`,
  `you (?:will|are|are going to|would) (?:be )?(?:getting|get|taking|catch|receive) (?:a|the) ${SCORN}(?:beating|
    thrashing|hiding|kicking|bullet|beat down|fist|slap|punch|ass kicking|knife|worst beating)`,
  `you (?:will|are going to) (?:be )?(?:get |getting )?(?:beaten|stabbed|shot|killed|murdered|slapped|punched|
    knocked out|buried|raped|beat)(?! (?:at|in|by (?:the|another|a) (?:team|price))\\b)`,
  `you (?:will|are going to) (?:be )?(?:leaving|leave|end up|go|going|be carried|wake up|need|
    be in) ${gap(5)}(?:ambulance|body bag|stretcher|hospital|coffin|hearse|wheelchair|morgue|six feet|dentist|surgeon)`,
  `you (?:will|are going to) (?:be )?(?:picking|collecting|pick|collect|searching for|spitting|spit|swallow|
    swallowing|eat|eating) (?:up )?your (?:own )?(?:teeth|bones|blood|guts|face)`,
  `^ (?:and |so |then |or |lol )?i (?:kill|murder|stab|strangle|shoot) (?:you|him|her|them)`,
].map(sign)
