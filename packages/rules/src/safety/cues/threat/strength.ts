import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'

const MEN = `(?:(?:my|our|some|a few|the|his|certain) (?:[a-z]+ )?(?:brothers?|cousins?|uncles?|sons?|father|dad|nephews?|people|lads|boys|friends?|
  mates?|family|men|guys|fellas|gang|crew|husband|dogs?)|people who|people that|somebody|someone|men who|friends who|they|he)`
const TAKEN_SIDES = `(?:i|we)`

/** Hints at what the author is capable of: others who would act, weapons, nothing to lose, what became of the last one. */
export const STRENGTH_CUES: readonly Cue[] = [
  // others who would act
  cue(
    MEN,
    `(?:has|have|got|know|knows|asked (?:for|about|me)|asking (?:for|about|where)|gave (?:him|them)|give (?:him|them)|give it to) ${gap(3)}(?:your|new) (?:[a-z]+ )?(?:address|postcode|name|street|number|door)|
      (?:not|less|nothing like) (?:as )?(?:patient|polite|nice|gentle|calm|understanding|forgiving|lawyers|so)(?= (?:as|men|people|like)\\b| $)|are not(?= $)|
      hot ?headed|(?:just |is |are |got |gets |came |comes |home |has )+(?:out|out of (?:prison|jail)|released|home from (?:prison|jail)|back from the army|returned from)|
      on (?:their|his) way|(?:want|wants|like|love|wanting|likes) (?:to have )?(?:a )?(?:word|chat|talk|visit|minutes|meet)|interested (?:to meet|in meeting)|
      (?:dying|keen|eager|looking forward|happy|itching|waiting) to (?:meet|have|see|visit|pay|talk)|five minutes (?:with|alone)|(?:he|they|who|[a-z]+s?) do(?:es)? not (?:talk|ask|chat|drink|play|forgive|forget)|never said they|
      how long (?:he|they) will|ow(?:es?|ed) me|favou?rs?|pass by|pay you|(?:take care of|handle|deal with|sort) (?:you|him|her|people like)`,
    `(?:you|your|it|think|ask|why|much|like that|problem|kind of|people like|tea)`,
  ),
  cue(
    `(?:call|calls|phone|word|made the calls?|say the word|ask|snap of|signal|nod)`,
    `(?:one|just|only|made the|a single|all it takes|have to)`,
    `(?:they (?:will|come)|be there|done|coming|handled|take care|my (?:brothers?|cousins?|people|boys|lads)|what is coming|gone|over)`,
  ),
  cue(
    `(?:will not|not) (?:have to |need to |even )?lift a finger|will not (?:have|need) to (?:do|lift|say)`,
    `(?:i|we)`,
    `(?:not have to|not need to|will not have|else|others|finger(?= $))`,
  ),
  // nothing to lose, nobody to answer for it
  cue(
    `(?:nothing (?:left |more )?to lose|a lot to lose|great deal to lose|everything to lose|not (?:scare|frighten|bother) me|not (?:scared|afraid) of (?:prison|jail|the police|the law|court)|
      not (?:be )?(?:going )?down alone|going down with me|take (?:you|everyone|them) (?:all )?with me|dragging you|not be held responsible|not (?:be )?responsible for what|
      (?:not|can not|cannot) (?:promise|guarantee|answer for|control|hold back|be sure) (?:what|myself|how)|out of my hands|stops caring|pushed (?:so|too) far|
      do not care (?:what happens|about (?:prison|jail|consequences|my life))|on your (?:own )?(?:head|conscience)|will be on (?:you|your)|your (?:own )?(?:blood|funeral)|on you(?= $| and))`,
    `(?:you|your|if|i|man|what)`,
    `(?:(?:i|we|man) ${gap(4)}(?:do|did|does|stops|have nothing|left|alone|lose|down)|you (?:keep|push|have|come|go|are)|mouthy|what (?:i|happens|follows|comes|my)|think about|provok|if (?:i|you|he|she)|
      custody|life sentence|prison|funeral|consequences|next)`,
  ),
  cue(
    `(?:life sentence|prison|jail|years inside|time inside|the police|hell)`,
    `(?:not|never|does not|nothing) ${gap(2)}(?:frighten|scare|bother|worry|afraid|mean)|past caring|(?:worth|happy to (?:go|do)|gladly (?:go|do)|been there before)`,
    TAKEN_SIDES,
  ),
  // the law is paper
  cue(
    `(?:restraining order|court order|order|police|laws?|judge|cameras?|no contact|injunction|locks?|walls?|lawyers?|solicitor)`,
    `(?:(?:piece|sheet|bit|scrap) of paper|(?:is|are|only|just) paper|made of|bulletproof|(?:not|never|nobody|can not|will not|does not|do not) (?:going to |always |be able to )?(?:save|stop|protect|help|
      keep you|be there|be around|guard|watch|get (?:here|there))|is a wall|takes? ${gap(3)}minutes|only record|always be there|bricks?)`,
    `(?:you|your|think|anything|paper|order)`,
  ),
  // weapons, and having used them
  cue(
    `(?:gun|rifle|shotgun|pistol|machete|knife|knives|axe|crossbow|bullets?|bat|cutlass|weapon|hunting|shooting range|petrol|matches|lighter)`,
    `(?:i|we) (?:still |also |always |just |have )*(?:kept|keep|have|got|own|bought|carry|sharpened|cleaned|been (?:sharpening|cleaning)|sleep with|loaded|know how|found|brought)(?! (?:to|my gun licence|a licence))`,
    `(?:just so|under (?:the|my)|for you|near you|loaded|in (?:the|my) (?:boot|car|drawer|bag|truck)|in case|remember|know how to use)`,
  ),
  // what became of others
  cue(
    `(?:ask|remember|know|recall|heard|hear|forget|forgotten|seen)`,
    `(?:what (?:happened|happens|became|we did|i did|they did) (?:to|of|with|when)|how (?:it|that|things) (?:ended|went|turned out)|why (?:he|she|they) (?:left|walks|moved|limps)|the last (?:one|person|man|guy|woman|tenant|
      neighbour|husband|boyfriend|time someone)|who (?:crossed|messed|lied|stole|tried))`,
    `(?:the last|(?:crossed|messed|lied|tried|stole|sold)|people like (?:you|him|her)|(?:[a-z]+s )(?:wife|husband|brother|son|car|house|dog|face|legs?)|before you|where i (?:grew|come)|that is all|(?:he|she) (?:did|had|was)|around|big mouth|to (?:him|her|them)(?= $| and))`,
  ),
  cue(
    `(?:people|men|women|boys|girls|snakes|thieves|rats|cheats|liars|guys|folk|types|someone|somebody) (?:like (?:you|him|her|that|them)|with|who (?:talk|lie|steal|cheat|cross|snitch|grass))|some people|the last (?:one|tenant|man|guy|person|
      neighbour|boyfriend|fella)|nobody (?:does|crosses|laughs|talks)`,
    `(?:(?:grow|be|get|live to be|live to get) old|live long|last long|disappear|disappears|disappeared|end(?:s|ed)? up|ditch(?:es)?|river|canal|found|hospital|walks?|graves?|limps?|missing|vanish(?:ed)?|accidents?|dead|twice|for less|gets? hurt|fall|fell|cripple|buried|floating|woods|never (?:seen|found))`,
    `(?:old|live long|last long|for less|end(?:s|ed)? up|in (?:a |the )?(?:ditch|river|canal|woods|hospital|ground)|disappear|vanish|missing|twice|so good|no more|accident|found|where i come|hurt|buried)`,
  ),
  cue(
    `(?:polite|nice|calm|patient|gentle|quiet|good|friendly|kind|soft|civil|sweet|other|dark|bad|old|worst) (?:version|side|face|me)(?= (?:of me|of my|and|so far|you|is|for)\\b| $)|side of me`,
    `(?:only|never|not|have not|do not want|until now|so far|yet|met|seen|meet|see)`,
    `(?:you|your)`,
  ),
  cue(
    `(?:next time|the next time|when) ${gap(3)}(?:i|we) (?:come|visit|call|knock|see you|meet|am there)`,
    `(?:not be (?:coming )?(?:to )?(?:talk|talking|polite|nice|asking|knocking|so|alone|words)|will not (?:knock|ask|talk|be)|not (?:come|be) (?:to talk|alone|empty handed))`,
  ),
  cue(
    `(?:our|my|the) (?:own )?(?:way|family|people|hands|village)`,
    `(?:handle|settle|solve|deal with|sort|fix|do) (?:such |these |our |this |it |things|matters|problems)`,
    `(?:not in court|not (?:the )?police|not like|own way|own hands|our way|without|the old way|not lawyers|ourselves)`,
  ),
  cue(
    `(?:price|debt|bill|account|interest|score|even)`,
    `(?:not (?:with|in) money|blood|one way or (?:the other|another)|settled?|pay(?:ing)? (?:it|soon|dearly|with)|make it even|get even|with interest|collect)`,
    `(?:you|your)`,
  ),
  cue(
    `one way or (?:the other|another)|the (?:other|hard|easy) way(?= $| (?:or|and|if|then))`,
    `(?:you (?:will|can|are going to|shall)|your choice|i will|we can)`,
    `(?:learn|find out|respect|get|pay|listen|hard way|stop|leave|make)`,
  ),
]
