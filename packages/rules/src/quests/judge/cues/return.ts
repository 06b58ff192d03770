import { pattern } from '../../../text/pattern.ts'
import { isStated, oneOf } from './pattern.ts'

const HOUR =
  '(?:(?:half|quarter)(?: past| to)? )?(?:\\d{1,2}(?:[:.h]\\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight)'
/** Minutes without the word for them: "back in forty", "15 then we carry on". */
const MINUTES = '(?:ten|fifteen|twenty|thirty|forty(?:[- ]five)?|fifty|sixty|ninety|\\d{2})'
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|the weekend|the (?:morning|morn|evening)|this (?:evening|afternoon)|(?:by|come|till) evening|first thing|later tonight)'
const TIME = oneOf(
  pattern`
    \b(?:in|for|take|me|within|after|need|have) (?:about |like |another |around |maybe |a |just |
    the next )*(?:half an hour|half hour|an hour|hour|(?:a few|couple of|couple|\w+) (?:minutes|hours|mins|hour|
    min))\b
  `,
  `\\b(?:at|by|around|about|till|until|before|for|from|round|@|come|say) (?:about |around |like |say )?${HOUR}\\b(?! (?:rent|euro|pound|dollar|times|of|people|days|weeks|months|years))`,
  pattern`
    \b(?:back|again|up|home) (?:in|at|by) (?:about |around |like )?${HOUR}\b|\bin (?:one|an|\d+) ?(?:hours?|h|hr)?\b|
    \bone hour\b|\b(?:later|sometime) (?:this evening|tonight|today|this afternoon)\b
  `,
  pattern`
    \b(?:in|for|after|take|need|give (?:me|us)|back) (?:about |around |like |say |just )?${MINUTES}\b(?! (?:people|
    pounds?|euros?|
    dollars?|quid|years?|days?|weeks?|months?|of|times|per|more|\w+s)\b)|\b${MINUTES}(?: and|,)? then we\b|
    \b(?:five|ten|fifteen|twenty|thirty|forty|forty-five|sixty|\d+) ?min(?:ute)?s?\b|\bhalf(?: an| a)?[- ]hour|
    \bquarter of an hour\b|\ban hour\b|\b(?:hours?|minutes?) from now\b|\b\d+ ?(?:h|hr|hrs|hours?)\b|
    \b(?:take|give me|gimme|need) (?:\d+|ten|fifteen|twenty|thirty)\b|
    \b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|ish|o.?clock)\b|\b\d{1,2}[:.]\d{2}\b
  `,
  pattern`
    \b(?:${DAY}|(?:after|over|at|before|during|with) (?:dinner|lunch|breakfast|supper|tea|work|school|bed|coffee|
    my \w+|a \w+|the (?:news|kids|gym|match|show)|some (?:food|sleep|rest)|a night|
    (?:(?:evening|morning|friday) )?prayers?|fajr|dhuhr|zuhr|asr|maghrib|isha|tarawih|mass|jummah)|
    (?:once|when|after) (?:the (?:kids?|baby|wee one|children|boys|girls|little one)|i've (?:eaten|slept|had|walked|
    showered|
    prayed)|i (?:pray|shower|eat|sleep)|we've (?:eaten|slept|had)|dinner)|when the clock)\b
  `,
)
const RESUMING = new RegExp(
  pattern`
    \b(?:talk|talking|continue|finish|pick(?:ing)? (?:\w+ ){0,3}(?:back )?up|come (?:straight |right )?back|
    be (?:right |straight )?back|back (?:to|at|in|here|on|after|by|then|and)|i'm back|go on|
    come (?:and )?(?:find|knock|get|see|look|meet|join|to you|back to you)|(?:chap|tap|knock) (?:on )?your door|
    have (?:it|this) out|we go again|go again|at it again|find you|knock|sit (?:back )?down|sit (?:together|with you)|
    round the table|return|carry on|(?:try|start|begin|go at it|look at (?:it|this)|go through (?:it|this)) (?:again|
    over|fresh)|revisit|discuss\w*|discussion|go (?:over|through)|resume|reconvene|regroup|restart|
    sort (?:\w+ ){0,3}(?:out)?|settle|solve|work (?:it|this) out|figure (?:it|this) out|thrash|hash|chat|speak|convo|
    conversation|all ears|ready to|(?:another|fresh) (?:go|try|start|crack|look)|crack on|
    bring (?:it|this) (?:back )?up|(?:get|meet) back (?:to|into|in|at|here|up)|meet (?:up|again|here)|deal with|
    tackle|wrap (?:it|this) up|(?:do|have|face|handle|manage) (?:it|this|that) (?:after|at|in|again|tomorrow|later|
    over|when|once|on|tonight|properly)|(?:go|talk|run|get|look|work|think|sit) (?:\w+ ){0,2}(?:through|over|into|at|
    back)|let's (?:\w+ ){1,5}(?:again|then)|(?:and|,)? ?then (?:we|i|i'll|we'll|let's|i'd|you)|you and me|
    leave (?:it|this) (?:there )?(?:till|until)|home (?:by|at))\b
  `,
)

/** Whether the writer says when they will come back to the matter. */
export const returns = (text: string): boolean => isStated(TIME, text) && RESUMING.test(text)
