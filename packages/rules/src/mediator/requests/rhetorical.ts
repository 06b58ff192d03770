import { pattern } from '../../text/pattern.ts'

/** Questions and orders that are only reproaches and expect no answer. */
export const RHETORICAL: readonly RegExp[] = [
  /^(?:(?:and|so|but),? )?(?:do )?(?:you|u) (?:really |honestly |seriously )?(?:reckon|think) an? [^?]*\?$/i,
  /^(?:please |just |abeg )*fear god\b/i,
  /^(?:and |so |but )?shall we (?:mention|not mention|bring up|talk about|discuss) (?:that|how|the|your|ur|what|who)\b/i,
  /^(?:and )?(?:do )?(?:you|u) know who (?:\w+ ){1,3}(?:that|this|it|for (?:it|that|this))\?*$/i,
  new RegExp(
    pattern`
    \bwhat(?:'s| is| the \w+ is|s| exactly is)? (?:the (?:hell|fuck|heck) )?(?:is )?(?:wrong|ur problem|your problem|
    the matter) with (?:you|u|ur)\b|\bwhat(?:'s|s| is) (?:your|ur) (?:problem|issue|deal|damage)\b|\bwhat are you on\b
  `,
    'i',
  ),
  new RegExp(
    pattern`
    \b(?:are|r) (?:you|u|ya) (?:\w+ )?(?:stupid|dumb|kidding|serious|crazy|insane|for real|deaf|blind|joking|mad|
    mental|high|drunk|dense|thick|out of your|that|really that|even listening|proud of|happy now|well|okay in the|
    ok in the|normal)\b
  `,
    'i',
  ),
  new RegExp(
    pattern`
    \bwho (?:the \w+ )?(?:do|did|does) (?:you|u) think\b|\bwho raised you\b|\bwhere were you raised\b|
    \bhow dare (?:you|u)\b|\bhow (?:stupid|dumb|selfish|thick|blind|old are (?:you|u)|lazy|low|
    many times (?:do|must|have|should))\b
  `,
    'i',
  ),
  new RegExp(
    pattern`
    \bhow (?:can|could|do) (?:you|u|anyone|someone|a person|one person) (?:be so|be this|be that|even be|live with|
    sleep at|look at yourself|not)\b|\b(?:do|did|don'?t|didn'?t) (?:you|u) (?:even|ever|actually|really|
    have (?:any|no)) (?:care|think|listen|have|feel|notice|realize|realise|bother|know how)\b|
    \bdo(?:n'?t)? (?:you|u) (?:care|think about anyone|have no shame|ever think|have any)\b
  `,
    'i',
  ),
  new RegExp(
    pattern`
    \bis (?:it|that) (?:really |so )?(?:too much|so hard|that hard|that difficult|so difficult|asking too much|
    hard)\b|\bwhat (?:the (?:hell|fuck|heck)|kind of (?:person|friend|human|man|woman|mother|father|brother|
    sister))\b|\bwhat do you take me for\b
  `,
    'i',
  ),
  new RegExp(
    pattern`
    ^(?:really|seriously|honestly|right|ok(?:ay)?|huh|eh|yeah|what|hello|and|so|wtf|understood|got it|get it|
    you know what|guess what|is it|no|see|happy now|why me|abi|haba|na so|satisfied|clear)[\s?!.]*$
  `,
    'i',
  ),
  /\bwhy (?:are|r|do|is|must|should|am|did) (?:you|u|i|it|we|that|this|the)? ?(?:\w+ ){0,2}(?:so|such an?|always|even bother|like this|never|even|still with|surprised|waste|always me)\b/i,
  /\b(?:remember|you know|u know|isn'?t it|innit|right|don'?t you think|wouldn'?t you|aren'?t you|weren'?t you|didn'?t you|don'?t you|can'?t you|won'?t you|abi|na)\?[\s!]*$/i,
  new RegExp(
    pattern`
    \bwho (?:does|would do|acts|says|behaves|treats|even does|even) (?:that|this|like|something)?|\bwho cares\b|
    \bwhat (?:else )?(?:did|do|could) (?:i|we) (?:even |ever )?(?:do|expect)\b|
    ^(?:so )?(?:you|u) think (?:i(?:'?m| am)|we(?:'?re| are))\b|
    \bam i (?:a joke|supposed to|your (?:maid|servant|slave|mother|mum|mom|cook|bank|atm|secretary|driver)|invisible|
    not)\b
  `,
    'i',
  ),
  /\bhow (?:do|does|can|could|did) (?:you|u|someone|somebody|anyone|a person|one|people) (?:(?:this|that|so) \w+ |even |actually |ever )?(?:kill|forget|own|mess|lose|break|screw|ruin|burn|fail)\b/i,
  /\b(?:are|r) (?:you|u) (?:(?:a|an) (?:child|baby|toddler|kid|joke|clown|animal|robot)\b|actually |literally )|\b(?:what|which) kind (?:of )?(?:\w+ ){1,3}(?:are|r) (?:you|u)\b/i,
  // "I don't leave notes on your door, do I?", "did I ever once bring it up?", "am I meant to guess?"
  /,? (?:do|did|am|was|have|had|would|can|could|should|will) (?:i|we)\?[\s!]*$|\b(?:did|have|do) (?:i|we) ever\b|\bwill (?:you|u) die\b|\bhow am i (?:meant|supposed) to\b/i,
  /^(?:(?:oh,? )?(?:please|pls)|(?:god |lord )?give me (?:strength|a break))[\s.!]*$/i,
  // "Listen, Mr Bello, enough is enough", "next stop is the council"
  /^listen\b(?! to\b)[^.!?]*\benough is enough|^stop (?:is|was|will be)\b/i,
  /^look at (?:(?:the|this|that|my|these) (?:pics?|photos?|pictures?|state|mess)|you|yourself)\b/i,
  new RegExp(
    pattern`
    ^(?:shut (?:up|it|your)|get (?:lost|a life|a grip|over)|go to hell|grow up|wake up|piss off|fuck off|go away and|
    eat shit|screw you|take a hike|do one(?! [a-z])|do the math|grow (?:a|some) (?:spine|pair|balls|backbone)|
    have (?:some|a little) (?:shame|respect|decency|manners)|i hope (?:you|u) (?:choke|rot|burn|die|fail)|
    stop being (?:such an?|so|an?|a)\b|don'?t be (?:so|such an?|an?|a)\b)
  `,
    'i',
  ),
  // "Which one of you geniuses let him in?", "what century is this", "I'd ask if you were raised in a barn"
  new RegExp(
    pattern`
    ^which (?:one )?of (?:you|u)\b(?! (?:wants?|will|can|could|would|has|have|is|are|should)\b)|
    \bwhat (?:century|decade|planet|year) (?:is this|is it|are (?:you|u) (?:on|from|in))\b|
    \b(?:i'd|i would) ask (?:if|whether) (?:you|u) were\b
  `,
    'i',
  ),
  // "Were you raised by wolves?", "save your crocodile tears", "don't strain yourself"
  new RegExp(
    pattern`
    \b(?:were|was) (?:you|u) (?:\w+ )?(?:born|raised|dropped|dragged up|brought up)\b|\b(?:have|has) (?:you|u) no \w+|
    ^who \w+ (?:their|his|her) own\b|\bwhat(?:'s|s| is) it like (?:being|to be)\b|
    \b(?:do|did) (?:you|u) (?:\w+ )?think (?:people|everyone|i'?m|i am|we'?re|we are) (?:are |all )*(?:stupid|idiots?|
    blind|deaf|fools?|made of|born yesterday)
  `,
    'i',
  ),
  new RegExp(
    pattern`
    ^(?:do |just |please )?(?:spare (?:me|us)\b|save (?:your|ur|it for|the) (?:\w+ )?(?:tears|breath|excuses|speech|
    lecture|drama|sob stor)|touch grass|cry about|stay mad|cope\b|
    don'?t (?:strain|flatter|trouble|hurt|tire|exert) yourself)
  `,
    'i',
  ),
  /^i hope (?:you|u|you(?:'re| are|'ll be)) (?:know|realis|realiz|happy|proud|very happy|pleased)/i,
  /^(?:seriously|honestly|for real)(?:,? \p{L}+)?[?!]+$/iu,
  // "So far it's been my deposit"
  /^(?:so )?far (?:it|this|that|he|she|they|we|you|i|the|my|your)\b/i,
  // "Horseplay my eye", "shame on you"
  /^(?:\p{L}+ )?my (?:eye|arse|ass|foot|backside)\b|^shame on\b/iu,
  new RegExp(
    pattern`
    tu te (?:fiches|fous|moques)|vous vous (?:fichez|moquez)|c'est une blague|spinnst du|geht'?s noch|
    bist du (?:blöd|dumm|bescheuert|verrückt|irre)|was (?:ist|stimmt) (?:nicht )?mit dir|für wen hältst|
    me tomas el pelo|est[áa]s (?:loc|tont)|(?:hablas )?en serio|qué te pasa|quién te crees|mi prendi in giro|
    sei (?:scemo|serio|pazzo)|tá (?:louc|brincando)|ben je gek
  `,
    'iu',
  ),
]
