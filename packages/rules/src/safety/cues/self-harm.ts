import { gap } from '../sign.ts'
import { type Cue, cue } from './cue.ts'
import { DESPAIR_CUES } from './self-harm/despair.ts'
import { FAREWELL_CUES } from './self-harm/farewell.ts'
import { SELF_HARM_HINTS } from './self-harm/hints.ts'
import { SELF_HARM_IN_PASSING } from './self-harm/in-passing.ts'
import { INJURY_CUES } from './self-harm/injury.ts'
import { LEAVING_CUES } from './self-harm/leaving.ts'
import { MEANS_CUES } from './self-harm/means.ts'

const I = '(?:i|me|my|myself)'

export const SELF_HARM_CUES: readonly Cue[] = [
  cue(
    `(?:stop|quit|keep|keeps|always|constantly|been|am|started|only|often|cannot help) (?:[a-z]+ )?(?:thinking|think|
      dreaming|dream|fantasi[sz]ing|obsessing|thoughts) (?:about|of) (?:[a-z]+ )?(?:death|dying|the end|ending|
      jumping|not waking|disappearing|being dead|my funeral)`,
  ),
  cue(
    `(?:bridge|roof|rooftop|ledge|balcony|tracks|railway|platform|cliff|pills|rope|traffic)`,
    `(?:wonder|jump|think|thinking|imagine|who would|miss me|step|let go|end|nobody|over the edge|easy)`,
    I,
    `(?:miss me|jump|end (?:it|my)|die|stop me|fall|over with|let go|easy it would|notice|care)`,
  ),
  cue(
    `(?:who|nobody|no one|anyone|anybody|someone|somebody|would you|will you|they|you) ${gap(3)}(?:miss|notice|
      cry for|mourn|remember|find) me(?= $| (?:if|when|anyway|at all|once|after|gone))`,
    `(?:gone|die|died|wonder|would|dead|if i|bridge|nobody|without)`,
  ),
  cue(
    `(?:fall asleep|go to sleep|close my eyes|sleep) (?:[a-z]+ ){0,3}(?:never|not|forever) ?(?:wake|open|be|have)?`,
    `(?:wish|want|hope|pray|could|just|would|peace|ready)`,
    I,
  ),
  cue(
    `(?<!(?:not|never) )i(?: (?!(?:not|never|nobody) )[a-z]+){0,5} (?:die|dying|died|be dead|being dead|
      stop breathing|stop existing|cease to exist|not exist|stop living|quit living)(?! (?:of|from|laughing|
      inside when|on (?:this|that) hill|trying|to (?:know|see|hear|get)|for an?|before (?:you|i) (?:apologi|say|see|
      admit))\\b)(?<!(?:that|when|because|since|if|how|after|before|the day) (?:my|the|your|his|her|
      our) [a-z]+ (?:[a-z]+ )?died)(?<!(?:he|she|it|dad|mum|father|mother|dog|cat|grandma|grandpa|grandfather|
      grandmother|uncle|aunt|friend|brother|sister|battery|phone|plants?) (?:just |almost |had |has )?(?:die|died|
      dying))`,
  ),
  cue(
    `i(?: [a-z]+){0,6} (?:be|being|stay|staying|am still|remain|feel|keep|still) alive(?! (?:and|by the|thanks|
      in the game|to tell)\\b)`,
    `(?:not|no|never|why|wish|hate|tired|sorry|cannot|hard|point|anymore|longer|want|hardly|barely|struggle)`,
  ),
  cue(
    `my (?:own )?(?:death|suicide|funeral(?! (?:will be|would be|and i am))|grave|tombstone|gravestone|eulogy|burial)`,
  ),
  cue(
    `(?:death|dying|being dead|not being alive|not existing|eternal sleep|the end)`,
    `(?:nice|peaceful|peace|relief|free|freedom|sweet|better|beautiful|friend|calling|comfort|comforting|tempting|
      longing|long for|look forward|welcome|solution|escape)`,
    `(?:i|me|my|myself)(?! (?:show|book|film|movie))`,
  ),
  cue(
    `(?:without me|if i (?:was|were|am|had) (?:not|gone|never|dead)|if i disappeared|if i did not exist|if i died)`,
    `(?:better|happier|fine|relieved|easier|safer|nicer|improve|peace|lighter)`,
    `(?:world|everyone|everybody|people|kids|family|you all|all of you|life|lives|earth|place|they|mum|parents|all|
      burden|worthless|useless)`,
  ),
  cue(
    `(?:urge|urges|want|need|tempted|temptation|impulse|desire|scared|afraid|going|thinking|thought|thoughts|started|
      ready|plan|planning|relapsed|relapse) ${gap(3)}(?:hurt|harm|cut|kill|hurting|harming|cutting|killing|burning|
      end|ending) (?:myself|it all|my life|himself|herself)`,
  ),
  cue(
    `(?:scared|afraid|frightened|terrified) of (?:myself|what i (?:might|could|may|will) do|my own (?:thoughts|mind)|
      being alone with (?:myself|my thoughts))|dark thoughts|(?:darkness|void|voices?) ${gap(5)}(?:swallow|swallows|
      end|die|jump|hurt myself)`,
  ),
  cue(
    `(?:done|finished|over) with (?:life|living|this world|existing)|(?:do|does|did) not want to (?:be alive|live|
      exist|wake up)(?= $| (?:anymore|and|because|since|if|any))|(?:no|not a|hardly any) (?:reason|point|will|
      strength) ${gap(4)}(?:alive|living|live|life)|hold(?:ing)? on (?:anymore|any longer|to life)|(?:want|wish|
      like) (?:it|the pain|everything|my (?:life|pain)) (?:to )?(?:just )?(?:end|be over|stop)(?= (?:forever|for good|
      now|tonight)\\b| $)(?<!it (?:to )?(?:just )?stop)`,
  ),
  ...MEANS_CUES,
  ...FAREWELL_CUES,
  ...DESPAIR_CUES,
  ...INJURY_CUES,
  ...SELF_HARM_HINTS,
  ...SELF_HARM_IN_PASSING,
  ...LEAVING_CUES,
]
