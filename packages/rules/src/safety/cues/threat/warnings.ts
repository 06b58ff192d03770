import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'

const YOURS = '(?:you|your|yours|yourself|his|her|their|him)'

/** Advice that is none: to be afraid, to look after what may be lost, to enjoy it while it lasts. */
export const WARNING_CUES: readonly Cue[] = [
  // misfortune that is called regrettable before it comes
  cue(
    `(?:pity|shame|tragic|regrettable|unfortunate|sad|awful|terrible|hate (?:for|to see|it if)|would not want|bad luck|careful|worry|funny|
      imagine|who knows|easily|all the time|you know)`,
    `(?:something (?:bad |terrible |should )?(?:happened|happens|happen|were to happen|went wrong)|anything (?:happened|happens|happen|
      were to happen)|accidents?|come to harm|in (?:hospital|a coffin)|burns? (?:down|so|easily)|burn|went missing|catch(?:es)? fire|fire|caught fire|
      get broken|lost (?:the last|your)|slipped|fell)`,
    `(?:your|you|happen|that|those|old|nice|lovely)`,
  ),
  cue(
    `(?:accidents|things|something|stuff|worse|anything) (?:do |can |could |may |might |will |does |always |have a habit of )?(?:happen|happens|
      happening|happened)`,
    `(?:you know|(?:to (?:you|people|men|women|him|her|your|anybody|anyone|those|that|folk))|on (?:that|those|the)|at night|all the time|especially|
      you of all|if (?:you|he|she))`,
    `(?:your|you|people|accidents|especially|careful)`,
  ),
  // be afraid at night
  cue(
    `(?:one eye open|look over (?:your|his|her) shoulder|eyes? in the back|watch (?:your|his|her) back|looking over (?:your|his|her) shoulder|
      check(?:ing)? (?:the|your|his|her|under) (?:[a-z]+ )?(?:brakes?|car|tyres?|tires?|locks?|post|food|bed)|check(?:ing)? (?:behind|under)|sleep (?:well|tight|
      lightly)|better locks|good locks|lock (?:your|the|his|her) (?:[a-z]+ )?(?:doors?|windows?|gates?)|(?:gates?|doors?|windows?) locked|
      lock yourself|keep (?:your|the) (?:lights?|curtains?|phone|kids|dog)|smoke (?:alarms?|detectors?)|fire insurance|well insured|
      insured|back bedroom|affairs in order|write (?:your|a) will|kiss your|hug your|say (?:your )?goodbyes?(?: to)?|
      pray|change your route|(?:walk|go out|drive|travel) alone)`,
    `(?:you|your|him|his|tell|better|would|should|hope|from now|tonight|if i were)`,
    `(?:if i were|(?:would|should|better|hope|had best|need to|advise|tell (?:him|her|your)|from now|one eye|tonight|goodbye|maybe|might want|twice|
      just in case|start|suggest|wise))`,
  ),
  cue(
    `^ (?:so |and |now |then )?(?:sleep (?:with|well|tight|lightly)|check your (?:locks?|doors?|windows?|brakes?|food|bed|back)|watch your back|lock your|look over your|mind how you go|pray)`,
    YOURS,
  ),
  cue(
    `(?:would|should|advise|strongly advise|recommend|better|suggest|be best|wise|safer)(?! be (?:great|nice|good))`,
    `(?:not (?:to )?(?:be|stay|walk|sleep|go|come|park|leave)|(?:move|stay) (?:away|out|the children|your)|keep (?:out of|away)|leave (?:town|the area|the country)|
      find (?:another|somewhere)|think (?:again|very carefully|twice|carefully|hard))(?! (?:about (?:what|how|whether) (?:we|i)|from the|on the))`,
    `(?:alone|at night|last one|in the dark|for (?:your|everyone)|while you (?:can|still)|if i were you|your (?:health|safety|family|kids|children)|
      away(?= $)|before (?:you|it|i)|as a (?:friend|colleague|neighbour))`,
  ),
  // enjoy it while it lasts
  cue(
    `enjoy (?:your|the|that|it|this) ${gap(4)}while (?:you|it|they|he|she)|while you (?:still )?(?:can|have (?:it|them|him|her|one))`,
    YOURS,
  ),
  cue(
    `(?:last|final) (?:peaceful|quiet|calm|good|happy|normal|nice|easy|warm|safe)? ?(?:christmas|summer|night|birthday|week|weekend|day|days|meal|
      holiday|sleep|breath|easter|chance|warning|time i ask|smile|supper)`,
    `(?:your|yours)`,
    `(?:this is|that was|is your|your last|be your|enjoy|have had|was your|consider)(?! (?:chance to (?:vote|sign up|order|buy|see))\\b)`,
  ),
  cue(
    `say (?:good ?bye|bye) to (?:your|the|that) (?:[a-z]+ ){0,2}(?:life|cat|dog|car|house|home|shop|face|kids|children|family|job|legs|peace|smile|friend)`,
  ),
  // threats in so many words
  cue(
    `(?:you )?(?:have |had |were |been )+(?:your |a |the |enough |fairly )*(?:warned|warnings?)(?! (?:light|sign|label|letter from|about the (?:rain|traffic|delay|weather))\\b)`,
    `(?:^|you|your)`,
    `(?:you were warned|been warned|third|second|another|last|next|no more|not be|again|now|do not say|fair|only|once|$)`,
  ),
  cue(
    `you (?:will|are going to|would|shall|better) (?:all )?(?:just |really |soon |so |come to |only |bitterly |deeply )*(?:regret(?! (?:not|missing|selling|buying|this when i am gone))|rue|wish you (?:had )?(?:never|not|stayed|kept|moved)|
      learn (?:respect|the hard|what|your|your lesson)|pay(?= (?:for (?:this|that|what|it|every)|dearly|soon|one day|with|in (?:blood|full|ways))\\b| $)|be sorry|see what|find out|suffer|know when)(?! (?:me a|it in the|
      the (?:tickets|price|time))\\b)`,
    `(?:you)`,
  ),
  cue(
    `(?:get|gets|getting|got|have) (?:what|all) (?:is|that is|was|you|he|she|they)? ?(?:coming|deserves?|has coming|have coming)|what (?:is )?com(?:es|ing) (?:to|for|after|next)(?= (?:you|him|her|them)| $)|
      what (?:follows|comes (?:after|next)|happens (?:after|next|then))(?= (?:is|will|after)\\b| $)`,
    `(?:coming|your (?:own )?(?:head|fault|doing|hands)|out of my hands|on you|respect|not my|deserves?|afraid|blame|ready)`,
  ),
  cue(
    `(?:wish|wishing|wished) (?:that )?you(?: had| would|d)? (?:had )?(?:never|not|stayed|kept|listened|paid|moved|left|been nicer)`,
    `(?:will|going to|gonna|soon|one day|make you|shall)`,
  ),
  cue(
    `(?:find|found|finding|see|seeing|know|knows|learn|learns|show|shown) (?:you )?(?:out )?(?:what|how) (?:i am (?:really )?(?:capable|made|like when)|i (?:can|could|will|am going to|would) do|we do (?:to|with)|
      (?:happens|happened) (?:to|when you|if you|next|when people)|over looks like|bad (?:it|i) (?:can|gets)|far i|crazy|angry)`,
    `(?:you|dare|soon|will|people|boys|girls|men|women)`,
    `(?:not want|will|going to|let me|about to|soon|next|before|maybe|do not|dare|ought|someone|capable|who)`,
  ),
  cue(
    `(?:is not over|not over by|is not finished|not done with you|am not finished|not the end of (?:it|this)|have not forgotten|do not forget|long memory|never forget|do not forgive|
      be seeing (?:me|you)|see(?:ing)? you (?:very )?soon|meet again|every (?:dog|pig) has|day will come|time will come|one of these days|your (?:day|turn|time) (?:is|will))`,
    `(?:find out|you will|will|see who|short fuse|what over|sold|forget who|wronged|crossed|alone|walking|who (?:sold|did|hurt|crossed)|mark|watch|be ready)`,
    `(?:you|your|us)`,
  ),
]
