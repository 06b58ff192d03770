import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'

/** What a threat without a threat ends with. */
const THINK = `(?:think (?:about (?:it|that|this)|on it|again|hard|carefully)|do think on|consider (?:that|this|it)|understand (?:what|me|my meaning)|remember (?:that|this)|just saying|that is all i (?:will )?say|only saying|just so you (?:know|are aware)|
  keep (?:that|it) in mind|you know what i mean|catch my drift|if you know what|get my meaning|bear (?:that|it) in mind|not threatening|not a threat|i notice|mark my words|believe me|trust me|would hate|what a shame|be a (?:pity|shame)|your move|up to you|
  your choice|laugh|smile|smiling|i were you|you will see|wait and see|just wait|for now|remember this message)`
const MENACE = `(?:alone|on (?:your|her|his) own|by (?:her|him|your)self|asleep|in (?:your|their) (?:sleep|beds?)|spare key|old key|keys? to your|which stair|creaks|back gate|back door|window|fire (?:exit|escape|station)|staircase|at night|after dark|in the dark|dark|army|prison|jail|shovel|acres|quarry|
  woods|lake|canal|axe|gun|rifle|shotgun|machete|petrol|matches|snare|in my trap|wood and sawdust|insurance|burns?|brakes|favou?rs|pushed so far|walk(?:s|ing)? home|walking to (?:your|his|her) car|jogging|school gate|bus stop|small and furry|fright|bad fall|slipped|accident|
  on the news|ICU|intensive care|hospital|limp|graves?|buried|bury|disappear(?:ed|s)?|missing|never found|forty minutes|hold (?:him|them|it) (?:back|off)|to hold them|nobody (?:asks|about|around|knows|finds out|would know|saw)|no (?:one|witnesses)|did not see (?:it|a thing|anything)|
  how easy|easy it would|my hands|out of my hands|bullets?|what (?:i|we) (?:did|do) to|bleed|blood|funeral|without a (?:mother|father|dad|mum)|your kids|your (?:little )?(?:daughter|son|girl|boy|dog|cat))`

export const HINTED_CUES: readonly Cue[] = [
  cue(
    THINK,
    MENACE,
    `(?:you|your|yours)`,
    `(?:i|we|my|our|you know|they|someone|somebody|one|people|god|a man|me|would|how easily)`,
    `(?:alone|own|by (?:her|him|your)self|asleep|sleep|keys?|stair|creaks|gate|staircase|night|dark|army|prison|jail|shovel|quarry|axe|gun|rifle|shotgun|petrol|
    trap|sawdust|burns?|brakes|pushed|walking|fright|fall|slipped|accident|icu|intensive|limp|graves?|buried|bury|disappear(?:ed|s)?|missing|minutes|hold|nobody (?:asks|about|around|knows|finds|saw)|witnesses|see it|easy|hands|bullets?|bleed|blood|funeral|without a (?:mother|father|dad|mum)|furry)`,
  ),
  cue(
    `(?:last|other|previous) (?:[a-z]+ ){1,2}(?:who|that|to) ${gap(6)}`,
    `(?:icu|hospital|fall|fell|accident|ended up|end up|moved away|left town|walk|limp|missing|never|regret(?:ted|s)?|sorry|bury|buried|disappeared|ask him|ask her|paid for)`,
    `(?:you|your|only saying|consider|ask|think)`,
    `(?:talked|crossed|took|lied|tried|stole|cheated|messed|said|did|laughed|touched|called|thought|treated|spoke|complained|reported|sued)`,
  ),
  cue(
    `(?:people|anyone|anybody|those|men|everyone|somebody|a man|a woman|person) (?:who|that) (?:[a-z]+ ){0,2}(?:cross(?:es)?|mess(?:es)?|do(?:es)?|lies?|steals?|talks?|betrays?|disrespects?|takes?|cheats?|insults?|laughs?|snitch(?:es)?|reports?)`,
    `(?:regret(?:s)? it|do not (?:tend to )?(?:stay|last|live|get)|does not (?:live|last|stay|get|tend)|tend to|never (?:last|stay|live|work|walk)|end up|pays?|disappears?|get hurt|gets hurt|sorry)`,
    `(?:(?:our|my|the) (?:family|people|country|village|street|brother|name)|us|me|like (?:that|this)|in my|this)`,
  ),
  cue(
    `(?:(?:said|say|hope|hoping|pray|make sure|sure|let us hope|would be good if) (?:that )?nothing (?:bad |ever )?happens to|nothing happens to)`,
    `(?:you|him|her|your|them|it)`,
    `(?:lol|on (?:his|her|your) own|alone|hope|nice|pretty|lovely|would not want)`,
  ),
  cue(
    `(?:you|he|she|they|your [a-z]+) (?:should|ought to|had better|better|need to|might want to) (?:really |all |both )?(?:be|start being|get) (?:very |really |more |so )?(?:scared|afraid|worried|frightened|terrified|nervous)(?! (?:about|that|for) (?:the|your) (?:exam|weather|price|bill)\\b)`,
  ),
  cue(
    `(?:kids|children|daughter|son|baby|boys|girls|twins|wife|husband) ${gap(4)}(?:without (?:a|their|her|his) (?:mother|father|dad|mum|parents)|orphans?|visit (?:your|you in) (?:grave|hospital)|widow)`,
    `(?:would|hate|do you want|want|pity|shame|going to|will|grow up|unless|if|sad)`,
  ),
  cue(
    `(?:(?:uncle|brother|cousin|son|father|dad|husband|friend|mate|boyfriend|nephew|he)(?: [a-z]+){0,4} (?:out of|from|in) (?:prison|jail)|did time|done time|ex con|been inside)`,
    `(?:ask(?:ed|ing|s)?|where you|your|visit|meet|know|you)`,
    `(?:where you|about you|your (?:name|address|door|place|new)|meet you|see you|find you|visit you|for your sake)`,
  ),
  cue(
    `if i were (?:you|her|him)`,
    `(?:dark|night|insurance|brakes|locks?|doors?|sleep|police|move|leave|back|dog|cat|kids|children|careful|school|alone|run|hide|house|car|behind|watch|outside|window|street|travel)`,
    `(?:i would|would not|id|better|check|careful)`,
    `(?:your|you|the dog|move|leave|alone|dark|watch|run|hide)`,
  ),
  cue(
    `(?:stop being|not be|no longer|not) (?:be )?(?:responsible|able to (?:hold|stop|help|protect|control))|can not (?:help|protect|save|hold) (?:you|him|them|her)|hold (?:him|them|my [a-z]+) (?:off|back)|what (?:he|they|my [a-z]+) (?:do|does|might do|will do) to you`,
    `(?:you|your)`,
    `(?:after|until|from (?:here|now)|last chance|then|angry|brothers?|boys|anymore|they|happens|whatever|unless)`,
  ),
  cue(
    `(?:take|lose) (?:something|someone|somebody|everything|what|the thing|one thing)`,
    `(?:you (?:will not|never) know (?:when|what|where)|you love|from you|dear to you|something from you)`,
    `(?:will|going to|so i)`,
  ),
  cue(
    `(?:you will not|never|do not|will not|you never) (?:even )?(?:know|see|hear|notice) (?:when|what hit|it coming|me coming|us coming|who|which day|the hour)`,
    `(?:you)`,
    `(?:will|when|coming|hit|until)`,
  ),
  cue(
    `(?:say|repeat|try|do|come) (?:that|it|this|here|round|and say (?:it|that)) ${gap(6)}`,
    `(?:nobody (?:about|around|watching|else)|no ?one (?:about|around|watching)|just (?:us|the two|you and me)|outside|to my face|alone|without your|no cameras)`,
    `(?:some (?:evening|night|day)|when there|nobody|see what|and see|dare|go on|i dare)`,
  ),
  cue(
    `(?:look(?:ed|ing)? at|watch(?:ed|ing)?|stand(?:ing)? over|think(?:ing)? (?:of|about)) (?:you|him|her|your [a-z]+)`,
    `(?:asleep|sleep(?:ing)?|in (?:the )?bed|throat|neck|pillow|knife)`,
    `(?:easy|quiet|one|quick|simple|could|would|pillow|how)`,
  ),
  cue(
    `(?:what goes around|karma|finished when i say|over when i say|be there to (?:see|watch)|will not last|live to regret|does not live to|not live to be old|moved when you (?:had|could)|left when you (?:had|could))`,
    `(?:you|your|i|around|old|country)`,
    `(?:be there|i say|see it does|chance|keep|old|soon|understand|will|regret|enjoy|smil(?:e|ing))`,
  ),
  cue(
    `(?:police|cops|ambulance|neighbou?rs)`,
    `(?:take(?:s)? ${gap(3)}(?:minutes|hours?|long|ages)|minutes|not come out|too late|far away|never come)`,
    `(?:go on|ring|call|a lot can|plenty|happen|enough time|by then)`,
    `(?:happen|only need|enough|by then|too late|save|done by)`,
  ),
]
