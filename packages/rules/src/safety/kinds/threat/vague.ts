import { type Sign, sign } from '../../sign.ts'
import { ADVERBS, BODY, HARMING, PERSON, POSSESSIVE, SCORN, WILL } from '../../vocabulary.ts'

/** Phrases directly before an act that someone wants to do, could do, or is said to be about to do. */
export const WISHING: readonly Sign[] = [
  `(?<!(?:not|never) (?:[a-z]+ )?)(?:want|wants|would love|would like|would gladly|am tempted|are tempted|wish i could|
    would have|have half a mind|have a good mind|am dying|am itching|need|would enjoy|am ready) (?:to )?${ADVERBS}$`,
  `(?:i|we) (?:just |sometimes |often |really )?(?:could|would|should|might|may|can) ${ADVERBS}$`,
  `(?:somebody|someone|somebody else|anybody|they|people|he|she|your [a-z]+) (?:should|needs to|ought to|has to|will|
    is going to|are going to|might|could) ${ADVERBS}$`,
  `my [a-z]+ (?:will|is going to|could|should) ${ADVERBS}$`,
].map(sign)

/** Wishes, warnings and conditions that hint at harm without naming an act. */
export const VAGUE: readonly Sign[] = [
  `(?:feel like|thinking (?:of|about)|think (?:of|about)|dream (?:of|about)|dreaming (?:of|about)|fantasi[sz]e about|
    tempted by|in the mood for|imagine|imagining|looking forward to|enjoy) ${ADVERBS}${HARMING} (?:${PERSON}|
    ${POSSESSIVE} ${SCORN}${BODY}|your|the shit out)`,
  `(?:somebody|someone|somebody else|anybody|they|people|he|she|your [a-z]+) (?:should|needs to|ought to|has to|will|
    is going to|are going to|might|could) ${ADVERBS}teach you`,
  `(?:you|he|she|they) (?:all )?(?:deserve|deserves|deserved|need|needs|ought|should|want) (?:to )?(?:be |get |a |good |
    real )*(?:die|dead|beaten|beating|hit|slapped|punched|hurt|shot|killed|raped|suffer|stabbed|strangled|hanged|
    burn in|bullet|slap|smack|thrashing|hiding)`,
  `(?:i )?(?:hope|pray|wish|cannot wait until|can not wait until|wait until|bet) (?:that )?(?:you|he|she|they) (?:all |
    both |just |would |will |fucking |slowly |soon )*(?:die|dies|died|dead|rot|rots|suffer|suffers|burn|burns|bleed|
    choke|drown|get (?:hit|raped|cancer|run over|killed|hurt|shot|stabbed|beaten)|gets (?:hit|raped|cancer|run over|
    killed|hurt)|were (?:dead|never born)|was (?:dead|never born)|crash and|never wake up|have an accident|get what)`,
  `you (?:will|are going to|better|would|shall|must|should|might) (?:all |so |both |really |soon |
    be )*(?:live to )?(?:regret (?!not|this when i am gone to|missing|selling|buying|moving|leaving)|regret$|
    sorry (?:that|you|for|if|when|one day)|suffer|get hurt|bleed|see what happens|find out what (?:happens|i)|
    find out the hard|rue the|beg me|beg for|scream|pay for (?:this(?! (?:window|month|round|pizza|time|week|year)\\b)|
    that(?! (?:window|pizza|round)\\b)|what|your (?:lies|betrayal|sins)|every|with|everything you (?:did|have done))|
    pay with|never be safe|wish you (?:had never|were never|were dead))`,
  `you will (?:be sorry|regret it|regret this|regret that|pay|pay for it dearly|see|learn the hard way)(?= $)`,
  `you (?:die|burn|bleed|suffer) too(?= $| (?:and|if|when|then|for|i)\\b)|what (?:i|we) (?:am|
    are) going to do to (?:you|him|her|your [a-z ]{1,20}?) with (?:a|an|my|the) [a-z]+|(?:bring|collect|carry|
    take) your (?:teeth|bones|jaw|face) (?:home )?in a`,
  `(?:watch your back|watch out for your|look(?:ing)? over your shoulder|sleep with one eye|
    (?:your|his|her) days are numbered|your time (?:is|will be) (?:up|coming|running out)|accidents (?:do |can )?happen|
    snitches get|catch these hands|meet your maker|say goodbye to your|say your prayers|make your (?:will|peace)|
    pray that i|run while you)`,
  `something (?:very |really )?(?:bad|terrible|ugly|nasty|awful|horrible)? ?(?:is going to|will|might|could|may|
    would) happen to (?:you|your|him|her|them)`,
  `(?:shame|pity|too bad|sad) if (?:something|anything) (?:were to |would |should |was to )?(?:happened|happen)`,
  `(?:bad|terrible|ugly|nasty) things (?:will |are going to |can |tend to )?happen to (?:you|people like you|
    people who)`,
  `(?:you|they) (?:do not|have no idea|can not|cannot) (?:even )?(?:know |imagine )?(?:what|who) (?:i am|i can|i could|
    we are|we can|you are messing|you are dealing) ?(?:capable|do to|will do|really|with|able)?`,
  `(?:do not|did not|you do not want to) make me (?:come|go (?:over|there|up|down)|hurt|hit|angry|get violent|lose|use|
    repeat|do something|do it|hurt|show|get up|snap|slap|beat|kill)`,
  `(?:i|we) (?:${WILL}|can|could) ${ADVERBS}(?:get you(?: back)? for|get you(?= $)|get back at|get even|
    get (?:my )?revenge|get (?:him|her|them) for|take (?:my )?revenge|come for (?:you|him|her|them)|deal with you|
    show you what (?:pain|happens|fear|violence|i)|teach (?:you|him|her|them) a lesson|make (?:you|him|her|them|
    sure you) (?:all )?(?:suffer|pay(?! (?:your|the|for the|rent|back)\\b)|regret|cry|beg|sorry|hurt|fear|scream|
    feel pain|wish)|make (?:your|his|her) life (?:a )?(?:living )?(?:hell|miserable|a nightmare)|turn your life into|
    destroy (?:you|your|him|her|them|everything you)|ruin (?:you|your|him|her|them)(?= | life)|
    crush (?:you|him|her|them)|wipe (?:you|him|her|them)|end your|bury (?:you|him|her)|haunt you(?= (?:for the rest|
    until you|forever you))|end (?:you|him|her|them)(?= $| (?:if|when|for|tonight|and))|not be responsible|
    not be (?:so|this|as) (?:nice|kind|gentle|patient|friendly)|fuck you up|mess you up|give you (?:a reason|
    something) to (?:cry|fear|be afraid))`,
  `(?:i am|we are) coming (?:for|after) (?:you|him|her|them)`,
  `next time (?:[a-z]+ ){0,6}(?:i|it) (?:will|would) not (?:be (?:so|this|just|only|the|your|my|as)|miss|hold|stop|ask|
    warn|end|go)`,
  `(?:warn|warning) you (?:one|for the|a) last time|(?:this is|that was) (?:your|my) (?:last|final|
    only) warning (?!before i (?:call|move|tell|report))|(?:consider yourself|you have been) warned`,
  `you (?:will|are going to|will all) (?:get|have) what (?:is coming|you deserve)|get what is coming to|had it coming|
    you are asking for (?:it|a (?:slap|beating|punch))`,
  `you (?:will|are going to) (?:all )?(?:die|end up dead|be dead)(?= $)|i want you dead|i (?:would )?(?:wish|
    want) (?:you|him|her|them) (?:were |was )?dead`,
  `with (?:their|my|his|her|your|our) (?:fists|bare hands)`,
  `(?:i|we) ${WILL} ${ADVERBS}(?:smash|slash|break|destroy|burn|trash|wreck|key|scratch|kick in|vandali[sz]e|
    throw a [a-z]+ through|set fire to|cut up|demolish|torch) (?:up |in |down )?(?:all |every one of )?${POSSESSIVE} 
    [a-z]+`,
  `see what i (?:am capable|can do|do to)|know people who|i know (?:people|some people|guys|someone who|
    dangerous)(?= who| that| $| and)`,
  `(?:better|you better|would be better) (?:watch|run|hide|pray|not sleep|look|sleep|be careful|lock your door|
    be afraid|start running|keep your)`,
  `square up|fight me (?:outside|like a man|then)|blood on (?:your(?! hands $)|the)`,
  `(?:what|who) (?:is|will be) (?:waiting for|coming for|coming to|in store for) you|(?:am|will be|is|are) (?:sat |
    sitting |standing )?waiting for you (?:at home|outside|in the dark|when|after)`,
  `help (?:it|karma|fate|her) along|(?:people|someone|somebody|you|they|anyone|kids) (?:will |might |could |can |may |
    is going to |are going to )?gets? (?:badly |seriously |really )?hurt(?! (?:by|when you (?:say|ignore|forget|talk)|
    feelings|emotionally)\\b)`,
  `(?:very |real |extra )?careful (?:with )?(?:who|whom|what) you (?:are )?(?:mess|messing|say|talk|talking|deal|
    dealing|cross|fuck)|watch (?:what you (?:say|do)|yourself|your (?:mouth|step))(?= (?:if|or|around|from|because|when|
    very|boy|girl|bitch|next)\\b| $)`,
  `(?:do|doing|settle|handle|solve|want|have|take) (?:it|this|things|that) the (?:hard|other|ugly|old fashioned) way`,
  `(?:shame|pity|sad|terrible|unfortunate|tragic) if (?:your|it|he|she|they|the|that|those|someone|somebody|
    you)(?! (?:can not|could not|cannot|missed|did not|do not|does not|forgot|were not)\\b)`,
  `wait (?:until|till) (?:i|we|my [a-z]+) (?:get|see|find|catch|gets|sees|finds|come|comes) (?:you|my hands|there|home)|
    (?:messed|mess|messing|fucked|fucking|picked) (?:with )?the wrong|(?:this|that|it) is (?:not )?(?:a|just a) threat|
    nothing (?:left )?to lose(?= (?:so|and|anymore|you)\\b| $)|you (?:do not|would not) want to find out|
    you are (?:next|on my list|first on)(?= $| on)`,
  `(?:i|we) (?:have|own|got|bought|keep|carry) (?:a|my|the) (?:[a-z]+ )?(?:gun|pistol|rifle|shotgun|machete|
    weapon)(?! (?:licen[cs]e|safe)\\b)|(?:brakes|gas line|gas) (?:of your car |in your car )?(?:failed|fail|failing|
    leak)`,
].map(sign)
