import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { CONDITION, KIDS, OUTFIT, PAPERS } from './words.ts'

const OTHERS = `(?:family|mother|mum|nan|gran|father|dad|parents|boss|work|church|school|uni|university|college|
  everyone|everybody|brother|brothers|sister|husband|wife|police|home office|immigration|social services|
  social worker|court|judge|mosque|community|imam|pastor|priest|village|colleagues|friends|employer|hr|council|
  authorities|neighbou?rs|team|whole [a-z]+|jobcentre|probation|parole officer|ex|landlord|people|internet|group|kids|
  children|congregation|your people|them all|in laws|doctor|embassy|solicitor|the lawyer)`
const SHAME = `(?:gay|lesbian|queer|trans|bi|bisexual|abortion|affair|pictures?|pics|photos?|nudes?|videos?|
  screenshots?|secrets?|diagnosis|hiv|drunk|junkie|addict|unstable|crazy|mental|illegal|fake|affair|arrested|record|
  past|what you are|why you (?:really )?left|who you (?:really )?are|what i (?:did|am)|diary|debts?|stole|cheat|
  cheated|cheating|slept|drugs|drink|whore|slut|unfit|bad mother|cash in hand|working|overstayed|hospital|self harm|
  sectioned|lie|letter|medication|breakdown|marriage is|sham|prison|rehab)`
const PET = `(?:dog|cat|rabbit|puppy|kitten|pets?|hamster|bird|budgie|parrot|horse|pony|guinea pigs?|tortoise|hens?|
  chickens|cats|dogs|ferret|fish|rabbits)`
const TREASURE = `(?:${OUTFIT}|phone|laptop|letters?|paints?|paintings?|violin|guitar|piano|keyboard|photos?|albums?|
  books?|thesis|sewing machine|passport|application|certificates?|ticket|tickets|diary|bible|quran|prayer mat|
  instrument|records|camera|bike|bicycle|tools?|plants?|ring|ashes|jewellery|necklace|glasses|uniform|work|notes|
  sketch ?books?|drawings|coursework|vinyl|teddy|toys?|trophy|medals|wheelchair|car|tablet|medication|hat|scarf|hijab|
  saree|letter|cards|mug|garden|flute|trumpet|knitting|artwork|manuscript|exam|textbooks?|uniforms?|quilt|cookbooks?|
  recipes)`
const DESTROY = `(?:cut up|cuts up|cut|shredded|smashed|smashes|smash|broke|breaks|break|burned|burnt|burns|burn|
  burning|ripped|rips|ripped up|tore|tore up|tears|torn|torn up|threw|throws|throw|thrown|throwing|sold|sells|sell|
  flushed|binned|binning|bin|destroyed|destroys|destroy|poured|pour|chucked|dumped|drowned|snapped|deleted|wiped|
  soaked|bleached|put out|gave away|given away|threw out|slashed|stamped on|in the fire|in the skip|drove over|
  ran over|in the bath|pawned)`

/** What is held over somebody: children, papers, secrets, animals, things they love, the roof. */
export const THREATS: readonly Cue[] = [
  // children
  cue(
    `(?:(?:never|not|no longer) (?:see|get to see|hold|get|be seeing|find|hear from|be having|get near|have|speak to|
      know|kiss)|lose|losing|forget|take|takes|taking|took|keep|keeps|keeping|say goodbye to|goodbye to|get custody|
      custody|stay|stays|staying|turn|hide|see|visit|have|for (?:diwali|christmas|eid|easter|the holidays)|
      come with me|are mine) ${gap(3)}(?:your |the |our |my |those |these |them|her|him)? ?(?:${KIDS})?`,
    `(?:${KIDS}|her again|him again|them again)`,
    `(?:(?:until|unless|when|if|once|otherwise|or) (?:you|i|she|he) (?:ever |even |do not |dont |[a-z]+ )?(?:learn|
      behave|stop|drop|withdraw|sign|leave|left|leaving|go|tell|told|report|file|divorce|refuse|argue|come back|move|
      take|took|talk|speak|say|keep|keeps|move back|marry|see|get|ring|call|walk|complain|try|start|apologi[sz]e|
      want)|withdraw|judge|custody|solicitor|lawyer|statement|social services|to my mother|never find|
      out of the country|abroad|free to (?:leave|go)|your choice|unfit|by the (?:end|time)|back home|disappear|
      remember)`,
    `(?:never|not|lose|losing|forget|take|takes|taking|keep|keeps|custody|goodbye|stay here|stay with|stays?|
      disappear|only when|when you|unless|otherwise|until|will not|if you want|withdraw)`,
  ),
  cue(
    `make (?:sure|certain)|see to it|i will (?:get|have|tell|convince|prove|swear|say)|going to (?:tell|say|prove|
      swear)`,
    `(?:judge|court|custody|school|social services|social worker|magistrate|cafcass|the law|jugendamt|lawyer|
      solicitor|psychiatrist)`,
    `(?:you|your|her)`,
  ),
  cue(
    `(?:told|tells?|telling|says?|said to|saying) (?:to )?(?:the |my |our |your )?(?:${KIDS})`,
    `(?:i am dead|i died|i do not (?:love|want)|do not love (?:them|him|her)|abandoned|is dead|was dead|left them|
      new (?:mum|dad)|hate|not their (?:real )?(?:father|mother|dad|mum)|mad|crazy|lied|cry when i)`,
  ),
  // papers and the right to stay
  cue(
    `(?:visa|sponsor|sponsorship|sponsored|home office|immigration|deport|deported|deportation|ice|green card|papers|
      residence|embassy|spouse visa|brp|asylum|citizenship|leave to remain|passport|status|illegal|border|cancel your|
      send (?:you|me|her|him|us) (?:back|home)|(?:back|home) to (?:your|my|her|his) (?:country|village|father|parents|
      family)|brought (?:you|me|her) (?:here|over)|one call|one phone call|next (?:plane|flight)|on a plane|
      on the (?:first|next) (?:plane|flight))`,
    `(?:${CONDITION}|remember|think of|think about|whose|forget|threatens?|threatened|cancels?|in my hands|every time|
      because of me|reminds|be out|with no|with me)`,
    `(?:i (?:can|will|could|am going|call|tell|send|cancel|report|withdraw|have|ring|pay|make)|we (?:can|will|could|
      send|cancel)|(?:he|she|they|husband|boss|wife|madam) (?:says|said|will|would|can|threatens|cancels|sends|told|
      tells|is going|threatened|reminds|calls|reports|rings)|whose|who (?:pays|signed|signs|got you|holds|brought)|
      in my hands|be out|threaten|in my (?:drawer|name|safe)|remember|send (?:you|me|her) (?:back|home)|without me|
      because of me)`,
    `(?:visa|sponsor|sponsorship|sponsored|home office|immigration|deport|deported|deportation|green card|residence|
      embassy|brp|asylum|citizenship|leave to remain|passport|papers|documents|send (?:you|me|her|him|us) (?:back|
      home)|brought (?:you|me|her)|illegal|plane|flight)`,
  ),
  cue(
    `(?:keep|keeps|keeping|kept|hold|holds|holding|has|have|took|takes|hid|hides|confiscated|locked|locks|safe with|
      burned|drawer|stay with|in (?:his|her|my) safe|give back|have my|get my) ${gap(3)}(?:me|my|your|her|his|our|all|
      the|all of|away|up|you) ?(?:[a-z]+ )?(?:and my |and the )?${PAPERS}|${PAPERS} (?:[a-z]+ ){0,4}?(?:safe with me|
      with me|in my (?:hands|drawer|safe)|back|stays)`,
    `(?:i keep|i have your|keep your|holding my|holds my|took my|has my|hides? my|keeps? my|hid my|safe with me|
      my (?:id card|id|passport|documents|papers|certificates|birth certificate) (?:too|back|and)|and my (?:documents|
      id|papers|passport)|my documents|took away my|in my hands|locked)`,
  ),
  // secrets and good names
  cue(
    `(?:tell|tells|told|telling|send|sends|show|shows|post|posts|gets?|find out|finds out|know|knows|hear|hears|ring|
      report|inform|leak|share|expose|spread|forward|forwards) (?:[a-z]+ ){0,3}?(?:${OTHERS}|them)`,
    SHAME,
    `(?:if (?:you|i)|unless (?:you|i)|until (?:you|i)|or (?:i|he|she|else)|otherwise|so (?:you will|be good|keep|
      smile)|would be (?:a )?(?:great )?(?:shame|pity)|threatens?|threatened|break (?:one|1)|leave me|before i|(?:ten|
      five|[0-9]+) minutes|next time|you break|think twice|remember what|have until|by (?:tonight|sunday|friday|
      monday)|again and|think about)`,
    `(?:i|he|she|they|husband|wife|ex|we) (?:will|would|am going to|is going to|are going to|tell|tells|send|sends|
      ring|threatens?|threatened|show|shows|can|could|have)|gets the|be telling|a (?:great )?(?:shame|pity)`,
  ),
  // animals
  cue(
    PET,
    `(?:you (?:are not back|do not|take|leave|go|come|see|ever|will never|will listen|learn|listen|walk|tell|want|
      draw|draws|keep|know|made|stay out)|back by|i (?:leave|left|do not|did not|go|went|am late|come|argue|talk|
      speak|tell|said|cry)|if (?:he|she) draws|will listen|lesson|next time|now you|teach|was gone|get rid of me)`,
    `(?:put (?:down|to sleep)|rehomed?|shelter|pound|throw|thrown|drown|drowned|get rid|got rid|kill|killed|poisoned|
      never see|was gone|is gone|be gone|sold|sell|gave away|given away|disappear|motorway|dumped?|starve|kicks?|
      hurts?|shot|locks?|accident|went to)`,
  ),
  // things that are loved, broken as a lesson
  cue(
    `(?:^ |(?:i|he|she|you|they|husband|partner|boyfriend|girlfriend|wife) (?:have |has |is |just |even |then |
      already |will |would )*)${DESTROY} (?:[a-z]+ ){0,4}?(?:your|my|her|his|every|the|all|mum s|
      mums) (?:[a-z]+ ){0,2}?${TREASURE}|(?:your|my|
      her) (?:[a-z]+ ){0,3}?${TREASURE} (?:[a-z]+ ){0,3}?(?:in the (?:fire|skip|bin|bath)|(?:is|are|was|were|
      got) (?:gone|burned|sold|in the|smashed))`,
    `(?:because (?:i|you|he|she)|warned|told you|permission|smiled|smile|laughed|talked|spoke|looked at|
      mother does not|not need|no need|lesson|learn|listen|was the problem|will not be having|so (?:that )?(?:i|you|
      she) (?:can|could|can not|could not|would|will|that is|have)|every time|whenever|when i (?:said|wanted|tried|
      got|had|talked|came|asked|told)|one at a time|or i|next it|next time|if (?:you|i)|in front of|wear|applied|job|
      jealous|as (?:a )?punishment|punish|tight|short|without (?:my|his) permission|consequences|that is that|proud|
      since you|too (?:short|tight)|that is what|you made me|for (?:talking|smiling|laughing|looking|going|being))`,
  ),
  cue(
    `(?:you were|been|you have been|i) (?:warned|told you)(?: about| that| what| not| already)|there (?:would|
      will) be consequences|you know what happens|what happens when you|see what happens|see what you (?:made|
      make) me|perhaps now|maybe now|maybe next time|that will teach|teach you|look what happens|now you know|
      next it is|next time it (?:is|will be)|i told you what would happen`,
    `(?:burned|burnt|threw|thrown|fire|skip|cut up|sold|smashed|broke|tore|ripped|bin|binned|locked|took|shelter|hid|
      gone|flushed|rehomed|deleted|if you|sewing|next it)`,
  ),
  // the roof, the door
  cue(
    `(?:you want to stay|while you (?:live|are)|as long as you live|my (?:house|flat|home|money|roof|
      name on the lease)|under my roof|in (?:this|my) (?:house|home|family|marriage)|no wife of mine|my wife (?:does|
      will|is|do)|(?:wife|daughter in law|woman|bride)s? (?:in (?:this|my|our) (?:house|family) )?(?:do|does|will|
      should|must|is|are|has|shares|stays|obeys) ?(?:not)?|my rules|our customs|a husband has|a good (?:wife|woman|
      husband|girl|daughter in law)|a proper wife|a real wife|a decent (?:wife|woman)|a married woman)`,
    `(?:hand over|hand me|be in by|home by|quit|no (?:visitors|job|phone|friends|lock|privacy|secrets|going|more)|
      permission|obey|you speak when|do not (?:talk|speak|work|go|need)|does not (?:go|work|talk|speak|need|have|hold|
      argue|sit|laugh|wear|question|answer|refuse|say no|drive|travel)|not work|works in|works with|not need|
      shares? (?:her|his|everything)|has (?:this|the|a) right|right to|when i (?:say|have|decide)|when i say so|alone|
      curfew|home by|no lock|serves?|stays? (?:at )?home|listens to (?:her|his|me and)|the street|drop (?:the|your)|
      asks? (?:me|first|her|before)|will not be|keeps? (?:no|her mouth)|i decide|i say)`,
  ),
  cue(
    `(?:free to (?:leave|go|walk)|the door is|leave (?:any time|whenever|if you)|want to (?:leave|go)|can leave|
      if you (?:leave|go|walk))`,
    `(?:(?:children|kids|house|car|money|everything|passport|baby) (?:stays?|are mine|is mine|remains?)|
      with (?:nothing|no)|nobody will|paid (?:him|me|her) back|owe|debt|without (?:a penny|the kids|your|
      the children)|every (?:penny|pound)|back (?:for|every)|what you (?:came|are wearing)|come with)`,
  ),
  // "or I tell"
  cue(
    `(?:or|and) (?:i|we|he|she) (?:will |am going to |is going to |just )?(?:tell|tells|show|shows|send|sends|ring|
      call|post|message|make sure) (?:everyone|everybody|(?:your|my|the) (?:whole )?(?:[a-z]+ )?(?:church|family|work|
      boss|uni|school|husband|wife|college|mosque|community|congregation|employer|colleagues|friends|home office|
      pastor|imam|police|social worker|judge|nan|gran|parents|father))`,
    `(?:what you|who you|how (?:it|you)|about (?:the|your|you|what)|were|are|find|did|that you|know|gay|pictures|
      photos|you are)`,
    `(?:do|sign|smile|wear|obey|abort|get rid|come (?:home|back)|stay|leave|keep|drop|quit|stop|sit|withdraw|if you|
      pay|marry|say yes|admit|be home|take it back|give|behave|tell|you will|hand)`,
  ),
  cue(
    `(?:tell|tells|out|outs|expose|ring|report|call) (?:me to )?(?:my|the) (?:dad|father|mum|mother|family|parents|
      work|boss|home office|church|school|social services|police|uni|children|kids)`,
    `(?:he|she|they|ex|partner|husband|wife|boyfriend|girlfriend) (?:says?|said|threatens?|will|would|is going to|
      keeps saying)`,
    `(?:every time (?:we|i)|whenever (?:we|i)|if i (?:leave|do not|tell|go|ever|break|say|refuse|stop)|unless i|
      until i|when we (?:argue|row|fight)|each time)`,
  ),
  cue(
    `if you (?:do|go|see|leave|bring|take|keep|talk|meet|wear|work|tell|divorce|move|step|walk)`,
    `(?:do not|dont|never) (?:bother|expect|think) (?:[a-z]+ ){0,4}?(?:key|clothes|things|see the (?:kids|children|
      baby)|door|money|home to come|the (?:kids|children|dog|cat)|dog|cat|to be let|a bed|another penny|house)|
      never (?:get|see) another (?:penny|cent|pound)|(?:clothes|things|stuff|bags) (?:will be )?(?:on the (?:lawn|
      street|pavement)|in the (?:bin|garden|river|fire))`,
  ),
  cue(
    `(?:homeless|on the streets?|nothing|nobody|no ?where) (?:without|w out) (?:you|him|her|me)|(?:putting|put|
      throwing|throw|throws|puts) (?:me|her) out|i have no ?where (?:else )?to go|(?:you|i) (?:would|
      will) be (?:homeless|on the street|nothing)`,
    `(?:you told me|he says|she says|tells me|told me|if i (?:do not|leave|refuse|say)|so many times|reminds me|
      unless i|without (?:you|him|me)|keeps? saying)`,
  ),
  cue(
    `(?:keep|keeps|keeping|kept) (?:her|him|them|the (?:baby|kids|children|dog|cat)|your (?:daughter|son|kids|
      children|dog|cat|baby|mother|things)) (?:[a-z]+ )?(?:at|with|here|until|till|away)|you get (?:your (?:daughter|
      son|kids|children|dog|cat|baby)|them|her|him) back (?:when|once|if)`,
    `(?:until|till|when|unless|once|get my|money|sign|come (?:back|home)|drop|withdraw|agree|pay|behave)`,
  ),
  cue(
    `(?:or|and) i (?:will )?(?:start|am going to start|keep|carry on) (?:breaking|burning|smashing|selling|cutting|
      deleting|throwing|posting|sending|ripping|flushing|killing)|one (?:at a time|by one|each)|that is (?:one|two|
      three|1|2|3) gone|i have done the first`,
    `(?:your|my|gone|minutes|mins|reply|until|unless|or i|or he|letters|first)`,
    `(?:reply|answer|or i|or he|until|unless|if (?:you|i)|mins|minutes|resignation|gone)`,
    `(?:break|breaking|burn|burning|smash|smashing|gone|cut|cutting|delet[a-z]+|post|posting|sell|selling|throw|
      throwing|flush[a-z]*|kill[a-z]*|rip[a-z]*)`,
  ),
  cue(
    `(?:posting|post|sending|send|leaking|leak|sharing|showing|releasing|uploading) (?:the|your|those|these|them|all|
      every) (?:[a-z]+ )?(?:vids?|videos?|pics?|pictures|photos|nudes|screenshots|chats|voice notes|tapes?)`,
    `(?:if (?:you|u)|unless|or|staying|until|so|leave|tell|tells)`,
  ),
  cue(
    `(?:gave|gives|giving|sold|took|threw|put|rehomed|dumped) (?:away )?(?:my|our|her) (?:[a-z]+ )?(?:dog|cat|rabbit|
      pets?|horse|bird|guinea pigs?|plants|instruments?|records|books|clothes)(?: away| down| out| to)?`,
    `(?:because (?:i|i had|i would)|while i was (?:at|away|out|in)|as (?:a )?punishment|after i|when i (?:said|went|
      left|talked|refused|wanted|told)|to (?:teach|punish|hurt)|so (?:that )?i)`,
    `(?:because i|punish[a-z]*|after i|when i (?:said|left|talked|refused|wanted|told)|teach|hurt)`,
  ),
  cue(
    `(?:sponsorship|sponsored|on my (?:familys? )?visa|our visa|my familys? (?:name|money|house|sponsorship)|
      brought you (?:here|over))`,
    `(?:you will|so you|we can|send you|remember|think of|do (?:what|as)|behave|obey|open your mouth|grateful|without|
      owe)`,
  ),
  cue(
    `(?:do|agree|sign|stay|come back|quit|obey|withdraw|behave)(?: [a-z]+){0,4} and i (?:will not|wont|might not|
      may not|will not have to) (?:ring|call|tell|report|send|show|post|go to) (?:immigration|the police|your|the|
      home office|social services|anyone|everyone)`,
  ),
  cue(
    `(?:told|tell|tells|telling) (?:the |our |my )?(?:kids|children|boys|girls|son|
      daughter) (?:that )?(?:if i (?:leave|go)|i (?:never loved|do not love|did not want|am leaving|left them|
      abandoned))|leaving without (?:them|the (?:kids|children|boys|girls)|my (?:kids|children|son|daughter|baby))`,
    `(?:you|he|she|they)`,
  ),
  cue(
    `(?:change|changed|changing) the locks|(?:can|could) have the (?:house|car|kids|children|dog|money)|(?:keep|
      have) (?:your|my) (?:share|job|home)`,
    `(?:if i (?:never|do not|go|see|leave|visit|stay|date|meet|talk|take)|as long as i|if you (?:never|stay|
      do not see|drop|see|date|go to)|only if)`,
  ),
  cue(
    `(?:burned|burnt|smashed|tore|ripped|cut up|broke|destroyed|deleted|shredded|threw) (?:my|her|his|
      our) [a-z]+ (?:[a-z]+ ){0,6}?(?:and )?(?:made|makes|making) (?:me|her) (?:watch|pick|clean|thank|apologi[sz]e|
      do|help)|one after the other|made me watch`,
    `(?:until i|you|he|she|my|burned|smashed|because)`,
    `(?:burned|burnt|smashed|tore|ripped|cut|broke|destroyed|deleted|shredded|threw|killed)`,
  ),
]
