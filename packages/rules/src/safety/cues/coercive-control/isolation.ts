import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { CHIEF, CLOSE, THEY_OR_YOU } from './words.ts'

const AMONG_PEOPLE = `(?:see|seeing|meet|meeting|visit|visiting|talk to|talking to|speak to|speaking to|phone|phoning|
  ring|ringing|call|calling|text|texting|message|messaging|contact|write to|hang out with|be friends with|sit with|
  go to (?:your|my|her|his)|going to (?:your|my|her|his)|go round|invite|have [a-z]+ (?:over|round)|stay with|
  be around|hug|answer)`

/** Who is taken away from their people: by a ban, a choice they are put before, lies told to others, a price on each meeting. */
export const ISOLATION: readonly Cue[] = [
  // a ban in the author's own voice
  cue(
    `(?:you|she|my wife|my daughter) (?:are|is|will|can|may|shall|do|does) (?:not|no longer|never)(?: be| get to|
      need to| have to| to|going to be| allowed to| going to)* ${AMONG_PEOPLE} (?!me |
      us )${gap(3)}(?:${CLOSE})(?! (?:like that|that way|in that tone))`,
    `(?:anymore|again|ever|without|unless|until|from now on|i said|alone|end of|about it|while|behind my back|or|
      because|that is that|is final|understood|my wife|in this (?:house|family)|i have)`,
  ),
  cue(
    `(?:you|i|she|he) (?:do|does|did|will|can|may|could|would) not (?:get|have|be|need|want|allowed)(?: to)?(?: have|
      any|to be with| more| a single)* (?:friends|visitors|guests|company|social life|a social life|mates|
      male friends|girlfriends|outsiders)`,
    `(?:anymore|you|i|he|she|when|unless|allowed|without|because|have me|got me)`,
  ),
  cue(
    `(?:no visitors|no guests|no friends (?:over|round|here|in)|no male friends|no more friends|no contact with|
      no calls to|nomore (?:calls|visits|contact|seeing)|no going out|no nights out|no parties)`,
    `(?:i said|that includes|your|unless|without me|in (?:my|this) house|from now on|rules?|he|she|allowed|until|when)`,
  ),
  // "me or them"
  cue(
    `(?:choose|pick|it is|its|either|get rid of|give up|between|ultimatum)`,
    `(?:me or (?:your|them|her|him|those)|(?:him|her|them|mother|family|friends?|sister|brother|mum|job|cat|dog|
      church) or me|between me and (?:your|my)|between (?:him|her|you) and my (?:family|friends?|mother|mum|sister|
      parents|brother|kids|children))`,
  ),
  // others are told that this person does not want them, cannot come or is mad
  cue(
    `(?:told|rang|called|phoned|wrote to|written to|emailed|messaged|texted|spoke to|spoken to|informed|explained|let|
      told all|replies|reply|replied|answered|blocked|deleted|cancelled|convinced) (?:to )?${gap(3)}(?:boss|manager|
      friends?|mates?|work|job|school|clinic|doctor|doctors|surgery|gp|therapist|college|university|uni|them|
      colleagues|choir|club|sister|mother|mum|brother|family|parents|everyone|midwife|social worker|church|course|
      employer|hr|people|neighbou?rs|best mate|office)`,
    `(?:you (?:are|were|do|did|will|have|can|would) ?(?:not|no longer|never|unstable|ill|sick|unwell|crazy|mad|busy|
      mentally|depressed|drunk|drinking|addict|confused|too|changed|quit|resigned|leaving)|(?:i|she|he) (?:was|am|is|
      did|had|have|would|will) (?:crazy|mad|unstable|ill|unwell|changed|no longer|sick|mentally|changing|never|
      too ill|drinking|dead|busy|quit|resigned)|as me|as if (?:he|she) (?:was|were) me|pretend[a-z]* to be me|
      from (?:my|your) (?:phone|account|e ?mail|number|address)|not well|changed (?:my|your) mind|moved away|on (?:my|
      your) behalf|in my name|in your name|for you|against me)`,
    `(?:your|my|her|his|them|for you|everyone)`,
  ),
  // nobody is left
  cue(
    `(?:(?:no|not one|not a single|lost all|lost every|dropped|lost|have no|any|without) (?:of )?(?:my |a |single |
      one )*(?:friends?|mates|people)|(?:nobody|no one|not a soul|no friends|no family|no people) (?:left|anymore)|
      have nobody|got nobody|i have no one|one by one|stopped (?:calling|inviting|asking|coming)|do not (?:call|ring|
      ask|invite) (?:me )?anymore|nobody (?:rings|calls|visits|comes))`,
    `(?:you|he|she|found something wrong|easier|because (?:of )?(?:you|he|she|him)|your plan|cut off|accused|made|
      jealous|rude to|did not like|hated|drove|picked|row|fight|left)`,
    `(?:i|me|my)`,
  ),
  // each meeting has a price
  cue(
    `(?:if|when|whenever|every time|each time|after|because|since|for) i (?:[a-z]+ ){0,3}?(?:see|saw|visit|visited|
      meet|met|go|went|talk|talked|speak|spoke|ring|rang|call|called|phone|phoned|text|texted|message|mention|
      mentioned|smile|smiled|laugh|laughed|look|looked|come|came|have|had|answer|wear|wore|work|
      get) (?:[a-z]+ ){0,3}?(?:my|to|at|home|out|anyone|anybody|someone|with|somebody|coffee|men|a man|the)`,
    `${THEY_OR_YOU} (?:[a-z]+ ){0,2}?(?:do not speak|does not speak|not speak|did not speak|stops? (?:talking|
      speaking)|ignores?|silent|sulks?|goes? quiet|accuses?|calls? me a|punish(?:es)?|times?|measures?|smells?|
      sniffs?|inspects?|checks? my|searche?s?|locks?|lock me|threatens?|questions?|interrogates?|takes? (?:away |my|
      the)|hides?|break something|breaks|smashes|cries|fake|fakes|makes me|make me|writes? down|took|locked|smashed|
      kicks? off|starts? (?:a fight|on me)|refuse|refuses|gives? me (?:the )?(?:silent|silence)|wants? (?:proof|
      to know|a list|me to|every|photos?|pictures?))`,
  ),
  // hobbies and friends given up, one after another
  cue(
    `(?:gave up|giving up|give up|stopped|quit|dropped|left|turned down|cancelled|stop) (?:the |my |going to |seeing |
      doing |singing |playing )*(?:choir|club|gym|promotion|job|course|class|church|friends?|band|team|degree|studies|
      football|yoga|running|dancing|hobby|hobbies|volunteering|training|mosque|temple|group|night class|offer|
      swimming|painting|music|instagram|facebook)`,
    `(?:because|since|so|after|until|when) (?:that )?(?:you|he|she|my (?:husband|wife|partner|boyfriend|
      girlfriend)) (?:[a-z]+ ){0,2}?(?:cried|cry|followed|said|did not like|do not like|does not like|hated|hate|
      accused|accuse|made|sulked|sulk|shouted|threatened|would not|will not|not let|jealous|thought|told|kicked off|
      called|turned up|waited|forbade|wanted|insisted|thinks|think)`,
  ),
  // turned away from their own family by somebody else
  cue(
    `(?:he|she|son|daughter|brother|sister|mum|dad|mother|father) (?:can|may|is|does|will|could) (?:not|only|
      no longer|never) (?:be )?(?:allowed to |allowed |able to )?(?:ring|call|phone|visit|come by|come over|see us|
      speak to us|talk to us|answer|reply|to us|on the phone|leave)`,
    `(?:unless|since|because|when|any ?more|now|on the line|on speaker|in the room|listening|lets|permission|allowed|
      until|without) (?:[a-z]+ ){0,3}?(?:he|she|him|her|${CHIEF}|on|is|in|listening|permission|allowed|the line|us|
      used)`,
  ),
  cue(
    `(?:on speaker|on loud ?speaker|on the line|listens? in|listening in|record(?:s|ed)? (?:my|your|her|his) calls|
      sits? (?:next to|beside|with) (?:me|her|him|us) (?:when|while|during)|stands? (?:there|next to|behind|
      beside) (?:[a-z]+ )?(?:when|while) (?:i|she|he))`,
    `(?:phone|ring|rings|call|calls|talk|talking|speak|visits?|visit|conversation|us)`,
  ),
  // kept from a funeral, a wedding, a birth, a home country
  cue(
    `(?:my|her|his|your) (?:own )?(?:[a-z]+ )?(?:funeral|burial|wedding|graduation|deathbed|birthday|christening|
      hospital|village|home country|bedside|baby shower|reunion|wake|sick)|(?:mothers|fathers|grandmothers|
      grandfathers|sisters|brothers|mums|dads|nans|grans|daughters|sons) (?:funeral|burial|wedding|graduation|birth|
      christening|surgery|operation)`,
    `(?:not let|not allow|not allowed|forbade|forbid|forbids|forbidden|tore|ripped|burned|begged|permission|banned|
      had to (?:sign|ask|promise|beg)|hid|stopped (?:me|her|him))`,
  ),
  cue(
    `(?:your|her|his) (?:little |so called |old )?(?:friends|mates|family|people)|used to have friends|friends who|
      talk to people|talk to (?:anyone|strangers)|outsiders`,
    `(?:have me|you have got me|you got me|thank me|with me|i am enough|should thank|i have arranged|so i|i prefer|
      just me|only me|me now|just us)`,
  ),
  cue(
    `i (?:would |just |do )?(?:prefer|rather|like it better|insist|expect|do not like it) (?:it )?(?:that |if |
      when )?you (?:do|did|would|will)? ?not (?:talk|speak|go|see|meet|have|work|be|wear|leave)(?! (?:to me|
      at me) (?:like|that))`,
  ),
  cue(
    `(?:do|does|did|will|can) not (?:talk|speak|text|message|follow|work|sit|hang|reply|be friends|laugh|dance|
      chat)(?: to| with| out with| next to| beside| out)* (?:any |other |to )*(?:males?|men|boys|guys|lads|women|
      girls|females|male [a-z]+|man|my ex)`,
    `(?:you|she|i|boundary|rule|rules|agreed|break|allowed|deal|my wife|my girlfriend)`,
    `(?:boundary|rules?|agreed|break|deal|wife|girlfriend|because (?:he|she|you)|you do not|you will not|you can not|
      i do not anymore|allowed|or (?:i|we|else))`,
  ),
  cue(
    `(?:told|tells|telling) (?:the |my |our |his |her |your |all |everyone |everybody )*(?:neighbours|friends|family|
      school|mum|mother|sister|boss|work|colleagues|church|village|parents|everyone|everybody|people|street|nursery|
      doctor|teacher)`,
    `(?:i|you|she|he) (?:am|are|is|was|were|did|do) (?:a |an |not |the )*(?:thief|liar|drunk|junkie|dangerous|unfit|
      mad|mental|whore|prostitute|crazy|unstable|violent|abuser|stealing|addict|ill|want (?:her|him|them|to see|any)|
      want (?:you|me) calling)`,
    `(?:so|now|nobody|none|gate|wants?|wanted|let|behave|undo|stopped|to (?:me|him|her) first|sold|picks up|moved)`,
  ),
  cue(
    `(?:delete|unfollow|block|unfriend|dump|ditch|deactivate|remove|get rid of) (?:your|every|all|any|him|her|them|
      that) ?(?:[a-z]+ ){0,4}?(?:or|or else|tonight|now|by)`,
    `(?:whatsapp|insta|instagram|snap|snapchat|facebook|tiktok|contacts?|man|men|boy|boys|guys|numbers?|male|friend|
      friends|account|him|her|girl|girls|phone|everyone)`,
    `(?:or|we are done|were done|i am (?:done|telling|leaving)|sleep outside|tonight i|and show me|in front of me|
      watch)`,
  ),
  cue(
    `moved (?:us|me|her) (?:out )?(?:[a-z]+ )?(?:to|into|away|miles|here)`,
    `(?:middle of nowhere|away from|nobody|know no ?one|no one|sold my car|no (?:bus|car|neighbours|friends|signal)|
      not (?:let|allow|want)|cut|so (?:that )?i|my family)`,
    `(?:you|he|she|husband|partner|they)`,
  ),
  cue(
    `not one (?:friend|of my friends|visitor)|found something wrong with|(?:something|fault|problem) with (?:each|
      every|all) (?:one )?of (?:them|my)`,
    `(?:left|friend|friends|them|he|she|easier)`,
  ),
  cue(
    `(?:told|rang|phoned|called|messaged|written|spoken|emailed|
      let) (?:to )?(?:[a-z]+ ){0,4}?(?:already )?(?:on your behalf|on my behalf|for you|to speak only to me|
      speak only to me)|(?:told|phoned|rang|called|emailed) my (?:boss|manager|work|school|friends|family|landlord|
      team) (?:to say|saying|that) i`,
    `(?:behalf|cancelled|not be|never|only to me|will not|quit|seeing|ill|off|leaving|unwell|again)`,
  ),
  cue(
    `(?:told|tell|tells|telling|convinced) (?:the |my |our |her |his )?(?:whole |entire )?(?:family|everyone|
      everybody|friends|village|church|office) (?:that )?(?:she|he|i|you) (?:is|am|are|was) (?:unstable|crazy|mad|ill|
      mental|lying|a liar|dangerous|bipolar|psycho|not well)`,
    `(?:so|nobody|no one|teach|pick|come to me|believe|now|stops?|answers?)`,
  ),
  cue(
    `(?:friends?|family|sister|brother|mother|mum|parents|mates|people) (?:is|are) not welcome(?: here| in this house|
      anymore)?`,
    `(?:your|my) (?:[a-z]+ )?(?:friends?|family|sister|brother|mother|mum|parents|mates)`,
    `(?:enough|and your|friends are|he says|she says|you say|have me|anymore|in (?:this|my) house)`,
  ),
  cue(
    `(?:had to|have to|must|made me|makes me|told me to|i was told to) (?:delete|remove|block|unfollow|
      unfriend) (?:all )?(?:of )?(?:the |my |every )?(?:boys?|men|man|guys|lads|males?|girls|women|friends?|contacts?|
      exes|colleagues|cousins)`,
  ),
  cue(
    `(?:wants?|wanted|told|made|make|get|got) me to (?:quit|leave|drop|stop|give up|change) (?:the |my )?(?:team|club|
      jobs?|band|course|choir|group|church|class|gym|school|friends)|make me change jobs|
      never set foot in this (?:family|house) again|scared to (?:say|mention|tell|bring up|use|name) (?:her|his|their|
      my|a|the) (?:name|friends?|job)?`,
    `(?:you|he|she|they|either|family)`,
  ),
  cue(
    `(?:you|he|she|they|husband|wife|partner) (?:have |has |is |slowly )*(?:cut|isolated?|isolates|kept|keeps?|
      separated?) me (?:off |away )?from (?:my |all |everyone|everybody|the people|our )`,
  ),
  cue(
    `so (?:that )?i (?:am|was|would be|will be) (?:stuck|trapped|alone|locked)(?: here| in| at home)?`,
    `(?:took|take|takes|hid|sold|keys|car|cards?|phone|money|locks?|locked|shoes)`,
  ),
]
