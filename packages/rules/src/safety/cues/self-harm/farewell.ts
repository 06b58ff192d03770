import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { I_WILL_NOT, SOON } from './words.ts'

const BELONGINGS = `(?:guitar|records?|books?|tools?|watch|rings?|jewellery|jewelry|medals|rods|fishing [a-z]+|bike|
  car|van|
  laptop|phone|console|ps5|xbox|airpods|headphones|clothes|shoes|piano|boat|cats?|dogs?|rabbits?|hamster|pets?|
  plants?|camera|
  collection|things|stuff|belongings|everything|savings|money|furniture|house|flat|all of it|all my [a-z]+)`

/** Putting one's life in order, giving it away and saying goodbye. */
export const FAREWELL_CUES: readonly Cue[] = [
  // what will not be needed, said of everything at once or of what one lives with
  cue(
    `(?:will not|wont|do not|does not|shant|shall not|would not|not|no longer) (?:be )?(?:going to )?(?:be )?(?:need|
      needs|needing|
      use|using|require|requiring|want|wanting) (?:it|them|any|anything|much|my|that|those|this|these|money|a [a-z]+|
      the)`,
    `(?:anymore|any longer|where i|after|soon|for long|long|by then|anything much|i have made|peace|gone|all of it|
      any of it|any
      of this|take it|everything)`,
    `(?:i|he says|she says|he said|she said|where i am going)`,
  ),
  // given away, shared out
  cue(
    `(?<!(?:you|they) (?:have |just )?)(?:gave|given|giving|gives|give|sold|selling) (?:away )?(?:all |most )?(?:of )?(?:his|her|my|
      their) (?:[a-z]+ ){0,2}(?:
      ${BELONGINGS}) ?(?:and (?:the |his |her )?[a-z]+ )?(?:away|to me|to (?:his|her|the|my) [a-z]+)?`,
    `(?:away|hugged|thank|thanked|goodbye|bye|worry|worried|strange|calm|happy now|everyone|frightened|scared|last|
      never|reach|
      not answer|rang|called|needing|need it)`,
  ),
  cue(
    `(?:asking|asked|asks|deciding|decided|wrote|written|list|listed|told) ${gap(4)}(?:who|which of us|who should|
      what) ${gap(3)}(?:
      gets|wants|want|have|should have|inherits?|keeps) (?:my|his|her) (?:[a-z]+ ){0,2}(?:${BELONGINGS}|chair)`,
  ),
  cue(
    `(?:affairs|papers|paperwork|documents|passwords?|pins?|accounts?|insurance|policy|policies|will|bank card|
      funeral|envelope|
      folder|keys?|instructions|codes?|vet card|bills)`,
    `(?:in order|sorted|sort it|drawer|wrote down|written|all on|on a sheet|labelled|left (?:them|it|you|for)|
      behind the|on the
      table|under the|updated|changed|in your name|pays? out|paid out|top (?:drawer|shelf)|use it for|on the fridge|
      put
      (?:it|them))`,
    `(?:afterwards|after i|after me|when i am|once i am|when it is done|when i go|gone|without me|easy for you|
      easier for you|
      manage|not have to|will not have|for the funeral|even for that|then you|in your name|by then|so nobody|so you|
      easy)`,
  ),
  // letters, notes and messages for afterwards
  cue(
    `(?:wrote|write|wrote out|written|writing|left|leave|leaving|recorded|recording|filmed|sealed|typed) (?:you |
      them |him |her |
      all |of |out |down )*(?:letters?|notes?|cards?|videos?|messages?|voice notes?|the letters?|a letter|a note|
      my letters?)`,
    `(?:kids|children|each|girls|boys|son|daughter|mum|dad|everyone|each of you|yours|one is for|for when they|
      turn (?:18|
      eighteen|21)|birthdays|clock|drawer|pillow|table|goodbye|open (?:it|them) (?:after|when)|explains everything|
      by the time|
      for after|if anything happens)`,
  ),
  cue(
    `by the time (?:you|he|she|they|anyone|anybody|someone|it|this) ${gap(5)}`,
    `(?:i will be (?:gone|dead|far|out|past|with|free|at peace)|will be (?:over|too late|done)|i will have|
      i will not|gone|be over|
      done it|only be one|nobody left)(?! (?:eaten|cooked|left for|moved|to (?:work|bed))\\b)`,
  ),
  cue(
    `(?:tell|let) (?:the |my |our |your |both |all )*(?:kids|children|girls|boys|mum|dad|parents|son|daughter|sister|
      brother|family|
      nan|gran|everyone|baby|him|her|them|[a-z]+) (?:that |know )?(?:it was not|it is not|it isnt|was never|
      none of it was|i love|i
      loved|i am sorry|i was (?:tired|ill|sick|not strong)|daddy loved|mum loved|their (?:dad|mum|father|
      mother) loved|nothing to
      do with)`,
    `(?:fault|love|loved|sorry|tired)`,
  ),
  cue(
    `(?:if|when) (?:anyone|anybody|they|people|someone|somebody) asks? ${gap(2)}(?:tell|say)`,
    `(?:i was (?:tired|ill|happy|done|ready)|i loved|i tried|i am sorry)`,
  ),
  cue(
    `(?:look after|take care of|take|feed|mind|be good to|be kind to|watch over|keep an eye on|raise|hug|
      kiss) (?:the |my |our |your
      |them |him |her )?(?:[a-z]+ )?(?:dogs?|cats?|kids|children|girls|boys|son|daughter|baby|mum|dad|each other|
      pets?|plants|
      garden|rabbit|for me)`,
    `(?:when i am gone|once i am gone|after i am gone|when i go|after me|after i|for good|for ever|forever|
      when it happens|in my
      place|for me when|not be (?:there|here)|without me|from up there|when i am not)`,
  ),
  cue(
    `(?:please |just |do |only |want you to |hope you |you will |they |will )+(?:remember|think of|forgive|
      forget) (?:me|us)`,
    `(?:as i was|the way i was|how i was|fondly|kindly|at the|before (?:all|it|this)|for what i|what i am about|
      smiling|happy|when
      i am|laughing|good times|one day)`,
  ),
  cue(
    `(?:let|do not let|keep) (?:the |my |your |our )?(?:kids|children|girls|boys|mum|son|daughter|them|her|him|
      anybody) ${gap(3)}(?:
      see|find|come|look|in) (?:me|my body|it|to the (?:funeral|flat|room|garage))`,
    `(?:coffin|see me|find me|body|like that|like this|in the (?:garage|bath|room|morning)|first|me)`,
  ),
  cue(
    `(?:bye|goodbye|farewell|so long|good night|goodnight) (?:everyone|everybody|all|world|forever|for ever|for good|
      my (?:love|
      friends|babies|darlings?))|(?:said|saying|say|says) (?:his |her |my |their )?(?:last |final )?goodbyes?
      (?:to (?:everyone|everybody|all|each|us all|the (?:kids|dog|cat|children)))|(?:last|final) (?:post|goodbye|
      message|words|
      letter|hug)(?= (?:from me|to you|i|you|before i)\\b)|(?:posted|texted|sent|wrote|left|
      message[ds]?) ${gap(5)}(?:goodbye|
      bye everyone|sorry for everything|thank you for everything|i love you all)`,
    `(?<!not )(?:i|me|she|he|they|her|him|my|everyone|world|all)`,
  ),
  cue(
    `(?:i am sorry|sorry|thank you|thanks|forgive me) (?:[a-z]+ )?(?:for|about) (?:all|everything|the mess|
      what you will (?:find|
      see)|being|ever|the trouble|it all)`,
    `(?:i will have (?:done|gone)|done it by|when you find|goodbye|bye|in the end|gone|for the last time|
      not be (?:here|around)|too
      tired|can not (?:go on|carry on|do this)|on you all|no more of me)`,
  ),
  // funeral, coffin, insurance, heirs
  cue(
    `(?:my|his|her|own) (?:own )?(?:funeral|coffin|ashes|obituary|wake|will|gravestone|headstone|urn)|(?:see|visit|
      put|find|bury|
      scatter) (?:me|him|her) (?:in|at|with) (?:the|a|my|your) (?:coffin|ground|grave|cemetery|morgue|box|urn)|
      for (?:the|a) funeral`,
    `(?:card|songs?|music|planned|chosen|choose|picked|paid|wants?|money|do not (?:come|cry|wear|let)|let|scatter|
      sorted|written|no
      flowers|soon|wear)`,
  ),
  cue(
    `(?:life |the )?(?:insurance|policy|pension|payout|pay out|death benefit)`,
    `(?:even for (?:that|suicide|this)|pays? out (?:after|even|if)|worth more|more use|clear (?:of )?the (?:mortgage|
      debts?)|would
      (?:cover|clear|pay)|if i (?:die|am gone|go|was)|when i am)`,
  ),
  // not there any longer, at a time that others will see
  cue(
    `${I_WILL_NOT} (?:be |still be |even be |ever be |make it |make |last |live |get |reach |see |going to be |
      around |here )+${gap(3)}(?:to |
      until |till |past |another |next |this |by |for |at |in |on |the |my |his |her |our |see )*${SOON}`,
    `(?:intend|i do not think|expect|not plan|alive|another (?:winter|summer|christmas|year|birthday)|see (?:fifty|
      sixty|forty|thirty|my|
      his|her)|his (?:own )?(?:birthday|fortieth|thirtieth|wedding)|my (?:own )?(?:birthday|wedding|graduation)|live|
      reach|be asking)`,
  ),
  cue(
    `(?:no|not|stopped|without|can not|do not|cannot) ${gap(3)}(?:plans?|planning|future|myself|ahead|picture it|
      see myself|imagine
      myself|wish to see|see me)`,
    `(?:past|beyond|after|in next year|next year|in a year|for next|in the future|ahead|see (?:thirty|forty|fifty|
      sixty|seventy)|
      growing old|older|in it)`,
  ),
  cue(
    `(?:you|they|nobody|everyone|everybody|she|he|we|mum|dad|kids) (?:will not|wont|need not|neednt|would not|
      do not) (?:[a-z]+ )?(?:
      have to|need to|be|worry|bother|see|hear|deal|put up|feel|fight|argue|listen)`,
    `(?:ashamed of|worry about|deal with|put up with|bothered by|bother with|hear from|see|look at|carry|pay for|
      be angry with|
      embarrassed (?:by|of)|disappointed (?:in|by)|listen to|fight|drag|moping|support|look after) (?:me|him|her|my)`,
  ),
  cue(
    `i (?:will|am going to|shall|plan to) (?:[a-z]+ ){0,2}(?:be )?gone`,
    `(?:quiet|peace|silence|before the|for good|forever|nobody|better|without me|deal with me|then it|and then|find|
      cry|mourn|miss)
      (?! (?:for a week|to (?:the|work|mum))\\b)`,
  ),
  cue(
    `(?:somewhere|anywhere|out|into the (?:woods|sea|forest|hills|mountains|desert)|far away)`,
    `(?:not come back|not coming back|never come back|not going to come back|nobody (?:will|would|can) find|
      no return|not be found)`,
  ),
  cue(
    `(?:manage|cope|be fine|be ok|be okay|be alright|get on|get by|get over it|do) (?:fine |ok |okay |better |well |
      just fine |perfectly |all |
      much |quite |how you like )*without (?:me|my)(?= $| (?:you|i|the|and|in|soon|there|they|it|anyway|around|
      all)\\b)`,
    `(?:sorted|in a month|soon|next|from now|after|when|gone|decided|drawer|the kids|kids|you will all|everyone|all|
      long run|one day|matters?)`,
  ),
  cue(
    `(?:see|find|join|be with|go to|meet|hold|hear|where) ${gap(3)}(?:mum|dad|mother|father|nan|gran|grandad|brother|
      sister|wife|husband|
      son|daughter|baby|him|her|them|god|jesus|allah|dead|twin|best friend)`,
    `(?:(?:is|are|has been|have been|died|been) dead|on the other side|other side|in heaven|up there|again soon|
      soon enough|where (?:my|
      he|she) [a-z]* ?is|calling (?:me|her|him)|by (?:his|her|my) birthday|buried|scattered|passed|calls me)`,
  ),
]
