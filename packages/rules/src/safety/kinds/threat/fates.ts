import { gap, type Sign, sign } from '../../sign.ts'
import { ARM, FLESH } from './words.ts'

const YOU = `(?:you|he|she|they|both of you|the (?:two|pair|lot) of you|you (?:two|both|all)|your [a-z]+|him|her)`
const WILL_BE = `(?:will|are going to|is going to|shall)(?: all| both| soon| just)?`
const SOON = `(?:tonight|tomorrow|today|by|before|on|when|if|next|the (?:next|moment|minute|second|day)|this|
  in (?:the|your|a)|and|for|soon|after|within|monday|tuesday|wednesday|thursday|friday|saturday|sunday|already)`

/** What the author says will happen to a person, without naming an act ("you will leave in an ambulance"). */
export const FATES: readonly Sign[] = [
  `you ${WILL_BE} be (?:so |fucking )?dead(?= ${SOON}\\b| $)(?! soon enough)|you are (?:so |both |all |fucking |already )*dead (?:on|by|
    before|tonight|tomorrow|man|now|if|when|next|the)|(?:both|two|all|pair|lot) of you are 
    (?:fucking )?dead(?= $| (?:when|if|now|tonight|you))|(?:he|she) is (?:a )?dead (?:man|woman|meat)|
    consider yourself dead|(?:he|she) dies (?:first|tonight|tomorrow|next)|you (?:both )?die (?:tonight|today|tomorrow|
    next|first|with|if|here)`,
  `you ${WILL_BE} not (?:ever )?(?:wake up|see (?:christmas|new year|easter|your (?:next )?birthday|sunday|monday|
    friday|morning|the (?:end|weekend|sun|spring|summer|next)|your (?:kids|children|mother|baby) again)|
    be (?:alive|breathing)|reach (?:home|the|court)|live)|you ${WILL_BE} never (?:see (?:christmas|another|the morning)|
    walk|wake up|breathe|use (?:that|those|your) ${FLESH}|have children)`,
  `you ${WILL_BE} (?:be )?(?:leave|leaving|go|going|come|coming|carried|wheeled|brought|taken|go out|leaving here|
    travel|traveling) ${gap(4)}in (?:a|an|the|that)(?: )?(?:[a-z]+ )?(?:bag|box|coffin|ambulance|hearse|body bag|
    stretcher|wheelchair)`,
  `${YOU} (?:is|are|will be|${WILL_BE} be) (?:getting|catching|tasting|feeling|wearing|eating) (?:my|the|a|this|these|
    those) (?:[a-z]+ )?(?:${ARM}|fist|boot|back of my hand|belt)|${YOU} ${WILL_BE} (?:get|taste|feel|catch|meet|
    eat) (?:my|the|this|these) (?:[a-z]+ )?(?:${ARM}|back of my hand)|you (?:get|catch|taste|feel) (?:my|the|
    a) (?:[a-z]+ )?(?:${ARM}|bullet|back of my hand)`,
  `(?:goes|going|go|burns?|burning|up) (?:up |down )?(?:in (?:flames|smoke) )?(?:tonight )?with (?:you|him|her|them|
    all of you|everyone|your [a-z]+)(?: and [a-z ]{1,20})? (?:in|inside)`,
  `your (?:[a-z]+ )?(?:house|home|place|car|van|shop|conservatory|flat|caravan|shed|barn|porch|bungalow) (?:goes|
    is going|will go) up (?:in (?:flames|smoke)|tonight|tomorrow|with|next|on)`,
  `your (?:[a-z]+ )?(?:cat|dog|rabbit|puppy|kitten|hamster|parrot|bird|horse|goldfish|chickens?|hens|cats|dogs|goat|
    pony) (?:is|are) (?:going (?:in|into|under|out|off)|dead(?= $| (?:if|when|next|tonight|by))|next)|
    your (?:[a-z]+ )?(?:cat|dog|rabbit|puppy|kitten|hamster|parrot|bird|horse|chickens?|hens) (?:will|is going to|
    are going to) (?:have|be|die|drown|hang|get|lose|eat) ${gap(3)}(?:heads?|dead|tonight|poisoned|drowned|skinned|tree|
    river|poison|killed|hanged|by morning|burn)`,
  `your ${FLESH} (?:is|are|will be|is going to be) (?:mine|coming off|broken|getting (?:broken|smashed|cut)|
    on the (?:floor|wall)|all over|going (?:in|under|through|to break|off))`,
  `you ${WILL_BE} (?:be )?(?:eat|eating|drink|drinking|feeding) ${gap(3)}through a (?:straw|tube)|
    you ${WILL_BE} not walk(?= $| (?:home|away|again|straight|out|for))`,
  `(?:you|your [a-z]+|he|she|they|the (?:two|pair|lot) of you|${gap(2)}lot of you ${gap(4)}) ?(?:are |is |will be |
    are all |are both )?(?:getting|going to get|going to be|about to be|about to get) (?:fucking |so |well |proper |
    properly )*(?:battered|leathered|smashed up|smashed in|stabbed|shanked|bottled|glassed|knifed|beaten|beat up|
    slapped|punched|decked|murdered|killed|shot|jumped|burned out|burnt out|kicked in|lynched|whipped|knocked out|
    dropped|filled in)(?! (?:(?:at|in) (?:the|that) (?:match|game|polls|final|election)|by (?:the|another|a|my|
    your) (?:team|price|boss|mum|kids|bill|mosquito[a-z]*))\\b)`,
  `(?:leaves?|leaving|goes home|going home|walks? out|come out) with (?:a|my|the|two) (?:[a-z]+ )?(?:bullet|knife|
    broken (?:jaw|leg|nose|neck|arm)|hole)|(?:bullet|knife|axe|blade) in (?:you|him|her|it|
    them)(?= $| (?:if|before|tonight|and))`,
  `(?:knife|bullet|blade|gun|bat|axe|hammer) ${gap(5)}(?:has|have|got|with) (?:your|his|her) name`,
  `you ${WILL_BE} not have (?:a |any |your |those )?(?:${FLESH}|skull)(?= (?:left|by|to|for|when|after|anymore|
    if)\\b| $)`,
  `never see (?:him|her|them|your [a-z]+|the (?:kids|children|dog)) (?:alive|in one piece|breathing)`,
  `(?:i|we) (?:have|have got|keep|kept|got|bought|sharpened) (?:a|an|my|the) (?:[a-z]+ )?(?:${ARM}) ${gap(5)}for (?:you|
    your|his|her)(?: and [a-z]+ [a-z]+)?(?: (?:${FLESH}))?(?= $| (?:if|when|next|and|head|back|face))`,
  `(?:you both|both of you|all of you|the (?:two|pair|lot) of you) (?:will )?end up in (?:the )?(?:hospital|ground|ward|
    grave|a ?and ?e)`,
  `(?:is|are) not leaving ${gap(6)}alive`,
  `(?:next time|when|once|if|before) ${gap(8)}(?:i will do|i do) to (?:you|him|her|your ${FLESH})|
    (?:what|same as|the same as) i did ${gap(6)}(?:i will|i am going to|i will be) do(?:ing)? (?:it )?to (?:you|him|her|
    your)|(?:i will|i am going to) do (?:the same|what i did) ${gap(5)}to (?:you|him|her|your)`,
  `(?:i|we) (?:will|am going to|are going to) take it out of (?:you|him|her) with`,
].map(sign)
