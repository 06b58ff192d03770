import { type Cue, cue } from '../cue.ts'

const ALONE = `(?:alone|by (?:your|him|her)self|all by|in the dark|dark|at night|late|nobody (?:else|around|there|would)|no one (?:else|around|there)|headphones|
  ground floor|no door|unlit|empty|quiet (?:road|street|lane)|not much (?:metal|light)|dangerous|no witnesses|without (?:witnesses|cameras)|back ?door)`

/** Pictures of harm: somebody weak or alone, an end imagined, a wish. */
export const SCENE_CUES: readonly Cue[] = [
  cue(
    `(?:your|his|her) (?:[a-z]+ )?(?:mum|mother|nan|gran|grandmother|sister|daughter|wife|girlfriend|son|kids?|children|husband|boyfriend|father|dad|girl|boy|
      brother|house|flat|bedroom|window|baby)|(?:you|he|she|woman|platform|house)`,
    ALONE,
    `(?:walks?|walking|lives?|living|jog(?:s|ging)?|cycles?|sleeps?|parks?|drives?|goes|getting home|waits?|still|finish(?:es)?|when (?:you|there)|a woman)`,
    `(?:does not she|do not you|does not he|is not it|have not you|nice|funny|by the way|i have seen|i saw|seen|tell|friday|we will see|how brave|always said|i know|interesting|lovely|noticed|careful|think about|anything (?:can|could))`,
  ),
  cue(
    `i know (?:what (?:time|bus|route|street|car|gym|school)|which (?:bus|window|car|door|school|train|gym|route|bench|pub)|when (?:you|he|she|your)|where (?:you|he|she|your|they)|the (?:route|way) (?:you|he|she))|
      (?:we|they) (?:all )?know (?:which|where|what time|when)`,
    `(?:you|your|he|she|yours)`,
    `(?:brothers?|cousins?|laugh|alone|finish|window|sleep|walk|careful|think|remember|carry on|so do|park|night|leaves?|lol)`,
  ),
  cue(
    `(?:when|before|until|where) (?:they|the police|somebody|someone|people) (?:find|finds|found|ask|asks|pull|dig|identify) (?:me )?(?:you|your|him|her|what)`,
    `(?:you|your|him|her)`,
  ),
  cue(
    `(?:dream(?:t|ed|s)?|imagin(?:e|ed|ing)|picture|pictured|think|thought|thinking|fantasi[sz]e|vision)`,
    `(?:you|your|him|her)`,
    `(?:lying (?:very )?still|not (?:moving|breathing)|blood|funeral|grave|coffin|under (?:the|a)|burn(?:ing|ed)?|quarry|gone|hurt|things|screaming|drown(?:ing|ed)?|falling|stopped breathing|dead|your face when)`,
    `(?:(?:i|we) (?:had|keep|often|sometimes|dream|dreamt|dreamed|imagine|think|drove|look|lie|can|like|love|just)|of you|about (?:it|you) more)`,
  ),
  cue(
    `(?:ever |do you |have you )(?:wonder|wondered|notice|noticed|think|thought|ask yourself)`,
    `(?:how (?:deep|fast|easy|easily|long|quickly|loud|far|hot|thin)|what (?:it|drowning|fire|would happen))`,
  ),
  cue(
    `(?:cottages?|wood|thatch|houses?|porch|sheds?|paper|wooden|caravans?|hay|petrol|curtains|sofas?|shops?|cars?)`,
    `burns?`,
    `(?:easily|so|quick(?:ly)?|fast|funny|well|noticed|nicely|lovely)`,
  ),
  cue(
    `(?:enjoy|look after|take (?:good )?care of|mind|be careful with) (?:your|those|that|his|her) (?:[a-z]+ )?(?:hands?|legs?|knees|face|teeth|eyes|fingers|kids|children|dog|cat|car|brakes|house)`,
    `(?:while|before|because|would hate|still|if|for now|until|shame)`,
  ),
  cue(
    `(?:if i (?:can not|cannot|do not|could not) have (?:you|him|her|them|a family|the (?:kids|children|house))|not (?:with|be with) (?:someone|somebody|anyone|anybody) else|if (?:i go|it is not me))`,
    `(?:nobody|no one|none|then you|neither|will not allow|not allow|you will not|nor)`,
  ),
  cue(
    `(?:none|not any|any) of us (?:left|alive)|(?:will not|not) be (?:any of )?(?:us|anyone|anybody|anything) left`,
    `(?:will|left|there)`,
  ),
  cue(
    `(?:you|he|she) (?:will not|would not|are not going to) (?:be|see|look|feel) (?:so |that |as |very |too )(?:brave|big|tough|pretty|clever|smug|loud|mouthy|funny|cocky|hard|handsome|proud)`,
    `(?:when|after|once|soon|then|without|alone|with|for long|long)`,
  ),
  cue(
    `(?:see|seen) (?:how|who) (?:brave|tough|big|is laughing|laughs|loud|cocky|hard|clever)`,
    `(?:we will|let us|will see|you will|see how)`,
    `(?:when|alone|friday|last|nobody|outside|without|once)`,
  ),
  cue(
    `(?:have not|not) decided (?:yet )?(?:whether|which|what|if|when)`,
    `(?:you|your|burn|to (?:you|him|her)|give it)`,
    `(?:burn|address|do (?:to|with) you|which you are|hurt|first|whether to)`,
  ),
  cue(
    `(?:god|karma|allah|fate|the lord|life|universe) (?:sees|saw|knows|has|will|works|finds|is going to|punishes?|never forgets|does not (?:sleep|forget))`,
    `(?:many hands|punish|strike|hit you|what you did|make you pay|get you|my hands|turn|find you|revenge)`,
    `(?:you|your)`,
  ),
  cue(
    `(?:for your (?:own )?(?:sake|good|safety|health|sakes)|your kids sake|for the sake of your)`,
    `(?:hope|pray|better|had better|drop|pay|leave|back off|keep|let us|stay|do not|stop|think)`,
    `(?:before|home|prison|jail|again|never|ever|away|back off|account|dare|out of)`,
  ),
]
