import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { A_CHILD, ABOUT_A_CHILD, AGED, I_AM_A_CHILD } from './words.ts'

const UNDRESSED = `(?:nudes?|naked|underwear|knickers|pants|bra|bikini|swimsuit|undress[a-z]*|no clothes|
  without (?:her|his|any|their) clothes|topless|shower|bath|bathroom|private parts?|privates|body|bottom|willy|chest|
  breasts?|thighs?|porn|dirty (?:films?|videos?|pictures?)|sexy|sex|sexual[a-z]*|lap|down there|special
  places?)`
const TOUCHES = `(?:touch|touches|touched|touching|rub|rubs|rubbed|tickles? (?:me|her|him) (?:under|there|in)|kiss|
  kisses|kissed|kissing|cuddle|cuddles|strok(?:e|es|ed|ing)|fondl[a-z]+|grop[a-z]+|grab|grabs|grabbed|feel|feels up|
  felt up|hurts?|lick[a-z]*|molest[a-z]*|abus(?:e|es|ed|ing)|interfer[a-z]+ with|rap(?:e|es|ed)|washes|
  sleeps? (?:with|next to|beside)|
  gets? in(?:to)?|climbs? in(?:to)?|comes? in(?:to)?|plays? doctors?)`
/** Children who are touched, watched, asked for secrets and pictures, approached by adults, sold, married, cut or put to work. */
export const ABUSE_CUES: readonly Cue[] = [
  // touched, in bed, in the bath
  cue(
    TOUCHES,
    `(?:${A_CHILD})`,
    `(?:(?:touch|rub|fondl|grop|molest|lick|strok|abus|interfer)[a-z]* (?:her|him|them|me|my|us|it|the|our|with)|
      in(?:to)? (?:the )?(?:bed|bath|shower) with|(?:her|his|my|their|daughters|sons|girls|boys) (?:bed|bottom|
      knickers|underwear|bath|blanket|lap)|under (?:the|her|his|my)|hurts? (?:her|his|my) (?:bottom|privates?)|
      doctors?|private[a-z]*|inappropriately|at night)(?! (?:story|stories|read|reading)\\b)`,
  ),
  cue(
    `(?:in|into) (?:the )?(?:bath|shower|bed) with (?:my|the|our|her|his|your|a) (?:[a-z0-9]+ ){0,2}(?:daughter|son|
      girl|girls|boy|boys|child|kids|children|niece|nephew|stepdaughter|stepson|baby)|(?:bath|shower|bed|tent|
      room)s? with (?:her|him) (?:and (?:the |her |his )?(?:stepdad|uncle|coach|man))`,
    `(?:man|boyfriend|fella|bloke|uncle|brother|stepdad|grandad|lodger|he|mate|friend|cousin)`,
  ),
  cue(
    `(?:hurts?|sore|bleed(?:s|ing)?|blood|itch[a-z]*|scratch[a-z]*|red|touche[ds]|touches|plays? with|looks? at|
      infection) ${gap(2)}(?:my|her|his|their|in her|in his|in) (?:bottom|bum|privates?|private parts?|willy|
      knickers|pants|underwear|down there|minnie|fanny|front bottom|tuppence|nappy area)`,
    `(?:she|he|her|his|me|they|daughter|son)`,
  ),
  cue(
    `(?:game|games|bath ?time|bed ?time|tickl[a-z]+|cuddles?|massage|wrestling|doctors?|hugs|sleepovers?|the shed|
      caravan|van|sofa)`,
    `(?:secret|secrets|hurts?|do not tell|not to tell|never to tell|not tell|not say|nobody (?:must|can)|special|
      private|what happens|between (?:us|them|him|her)|one at a time|on (?:his|her) own|alone with|will not say why|
      wont go back|will not go back|her own words|those were (?:her|his))`,
    `(?:${ABOUT_A_CHILD}|uncle|grandad|grandpa|coach|scout|stepdad|lodger)`,
  ),
  // secrets
  cue(
    `(?:secrets?|do not tell|not to tell|never to tell|not tell|is not to tell|isnt to tell|must not (?:tell|say|
      know)|not supposed to (?:tell|see|say|know)|nobody (?:must|can|should|needs to|has to) know|best if (?:we|you|
      mum|dad|nobody)|just between|our club|our thing|keep (?:it|this|that) (?:quiet|between|from)|delete (?:the|our|
      my) (?:messages|chats?)|secret app|without (?:your|her|his|my) (?:mum|mother|parents))`,
    `(?:${A_CHILD}|${I_AM_A_CHILD}|we are ${AGED}|bath ?time|(?:with|and) (?:me|her|him) and)`,
    `(?:touch[a-z]*|messages?|chats?|texts?|pictures?|photos?|films?|videos?|lifts?|presents?|gifts?|money|special|
      calls? (?:her|me|him)|burns?|marks?|meet|meets|bath|bed|games?|night|club|app|forty|thirty|twenty|kiss[a-z]*|
      what happens|happens|he did|visits?|alone|school|
      tell me|older|snapchat|tell anybody)(?! (?:for (?:mums?|dads?|grannys?) birthday)\\b)`,
  ),
  // pictures and people of the net
  cue(
    `(?:pictures?|photos?|pics?|videos?|films?|filmed|filming|photograph[a-z]*|webcam|camera|live ?stream[a-z]*|
      selfies?|nudes?|snaps?)`,
    UNDRESSED,
    `(?:${A_CHILD}|${I_AM_A_CHILD})`,
  ),
  cue(
    `(?:or (?:he|she|they|he will|else)|show (?:my|everyone|the|it|them)|wants? more|asks? for more|pay|
      post(?:ed)? (?:it|them)|leak|send (?:it|them) to|my whole (?:year|school|class)|blackmail[a-z]*|threat[a-z]*|
      keeps asking)`,
    I_AM_A_CHILD,
  ),
  cue(
    `(?:text|texts|texting|message[ds]?|messages|messaging|chat|chats|chatting|dms?|writes?|writing|calls?|talks?|
      talking|meet|meets|meeting|met|date|dates|dating|seeing|sees|boyfriend|girlfriend|sleep(?:s|ing)? with|
      slept with|kiss(?:ed|es|ing)?|picks? (?:her|him|me) up|gives? (?:her|him|me) lifts|lifts|hotel|motel|snapchat|
      discord|roblox|instagram|whatsapp|online|
      her game|his game|tinder|train ticket|going out with|in love with|marry|engaged)`,
    `(?:${AGED}|${I_AM_A_CHILD}|schoolgirl|minor|underage|our (?:[a-z]+ )?(?:daughter|son)|my (?:daughter|son|niece|
      nephew|little (?:sister|brother)))`,
    `(?:hotel|night|nights|secret|alone|meet|meets|station|forty|thirty|fifty|2[1-9]|[3-6][0-9]|twenty[a-z ]*|older|
      grown|man|bloke|vodka|stop texting|special|do not know|we do not|calls (?:her|me)|baby|app|wants? (?:her|me|
      to)|love|boyfriend|pictures?|ticket|
      buys?|gifts?|presents?|kiss[a-z]*|married|lifts|school gate|stranger|never met|from (?:her|
      his) game)(?! (?:minutes|quid|pounds|euros|miles|people|kids)\\b)`,
    `(?:${AGED}|secret|alone|hotel|meet|station|older|grown|stranger|nights?|special|calls (?:her|me) baby|
      from (?:her|his) game)(?! (?:and loves)\\b)`,
  ),
  cue(
    `(?:coach|trainer|teacher|tutor|scout leader|youth leader|pastor|priest|imam|uncle|grandad|grandpa|stepdad|
      stepfather|lodger|cousin|neighbou?r|instructor|babysitter|boyfriend)`,
    `(?:caravan|hotel|his (?:house|flat|car|van|room|home)|one at a time|alone|special|gifts?|presents?|lifts|
      at night|sleepover|her (?:room|bed)|his bed|changing room|shower|massage|undress[a-z]*|locks? the door|
      touch[a-z]*|
      films? we|calls (?:her|him|me) (?:baby|sexy|beautiful|his))`,
  ),
  cue(
    `(?:sleep|sleeps|sleeping|sleeps over|stays|stay|goes|comes|come|came|go|sneaks?|creeps?|slips?|walks) (?:in|
      into|to) (?:her|his|my|their|the girls|the boys|the kids|the childrens|my daughters|your daughters) (?:room|
      bed|bedroom|bath)(?= $| (?:because|at night|when|every|and|while|after|with|now|she|he)\\b)`,
    `(?:friend|friends|boyfriend|man|men|uncle|lodger|stepdad|brother|mate|cousin|he|daddys|grandad|
      bloke)(?! (?:reads|sings)\\b)`,
  ),
  // offenders
  cue(
    `(?:sex offender|offenders? (?:register|list)|registered offender|on the register|convicted|did time for|
      went to prison for|charged with|accused of|not (?:meant|allowed|supposed) to be (?:near|around|alone with)|
      banned from|in the paper|what he did to|restraining|paedo[a-z]*|pedo[a-z]*|groom[a-z]*|nonce|predator|
      history with|bail condition[a-z]*)`,
    `(?:bath|alone|near|around|bed|live[sd]?|living|moved in|minding|babysit[a-z]*|watch(?:es|ing)?|home|sleep[a-z]*|
      house|with|new (?:boyfriend|man|bloke|fella|partner)|picks? up|let|letting|me when)`,
  ),
  // married, cut, sold, put to work
  cue(
    `(?:at|she is|is|she is only|only|hes|shes|our|my|the|a|are|of|turns?|aged?) (?:only |just |barely )?(?:${AGED}|
      twelve|thirteen|fourteen|fifteen|sixteen|1[0-6]|[0-9]{1,2} year old(?:s)?)|child (?:bride|marriage)|schoolgirl|
      out of school|still at school`,
    `(?<!(?:bridesmaid|flower girl|years) (?:[a-z]+ ){0,4})(?:marry|marrying|bride|betroth[a-z]*|promised|dowry|sold|
      is marrying|to be married|married (?:off|at|to)|wed|husband|nikah|her (?:wedding|engagement|marriage))`,
  ),
  cue(
    `(?:to be|being|get|gets|getting|been|have (?:her|them)|had (?:her|them)|must be|should be|be) (?:cut|
      circumcised|purified|sewn)|fgm|the cutting|cutting ceremony|cut (?:her|them) like|made (?:a )?(?:woman|clean)`,
    `(?:niece|daughters?|girls?|village|home|ceremony|tradition|grandmother|holidays?|summer|auntie|ticket|she|
      granddaughter|${AGED})`,
  ),
  cue(
    `(?:work|works|working|carry|carries|carrying|sell|sells|selling|deliver|delivers|delivering|deal|deals|dealing|
      beg|begs|begging|break|breaking|wash|washes|washing|scrub|scrubs|clean|cleans|cleaning|cook|cooks|drop|drops|
      dropping|runs?|running|picking|pick pockets?|shoplift[a-z]*|steal[a-z]*)`,
    `(?:${A_CHILD}|small (?:girl|boy)|house ?girl|house ?boy)`,
    `(?:packages?|parcels?|drugs|county|phones?|burner|stones|bricks|debt|begging|begs?|factory|midnight|floor|
      not (?:been )?(?:in|at|attending|going to|to) school|instead of school|compound|hands are|burnt|flog[a-z]*|
      beat[a-z]*|maid|house ?girl|street|traffic lights|baggies|dawn|5am|from 5|no pay|deal(?:s|ing)?|older (?:lad|
      boy|man)|new trainers)
      (?! (?:food|fair|party)\\b)`,
  ),
  cue(`(?:older|big) (?:lads?|boys?|men|guys?|kids|ones)|gang|dealers?|men in (?:a|the) car`, `(?:${A_CHILD})`),
  cue(
    `(?:skip|skips|skipping|miss(?:es|ed)?|not (?:been )?(?:in|at|attending|going to|allowed to go to)|taken out of|
      took (?:her|him|my [a-z]+|our [a-z]+) out of|pulled (?:her|him) out of|kept (?:her|him) (?:home|out)|
      out of) (?:the )?school`,
    `(?:since|months?|weeks?|january|february|march|october|november|september|half term|to (?:be|marry|work|cook|
      look)|village|never|because (?:he|she|they|mum|dad))`,
  ),
]
