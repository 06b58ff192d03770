import { gap, type Sign, sign } from '../sign.ts'

const SELF = '(?:myself|yourself|himself|herself|themselves|themself|ourselves)'
const DO = `(?:kill|kills|killed|killing|harm|harms|harmed|harming|hurt|hurts|hurting|hang|hanging|unalive|unaliving|
  unalived|end|ending|shoot|drown|drowning|injure|injuring|cut|cuts|cutting|poison|burn|burning|starve|starving|off|
  offing)`

/** Wishes to die, plans, farewells and self-harm, by the author or by a person the author writes about. */
export const SELF_HARM: readonly Sign[] = [
  `just not be here(?= $)|sleep forever|(?:wish|if only|rather|better if) i (?:just |simply )?(?:did|do|would) not exist`,
  `(?:no|not have a|can not see a|not see a|not see any|have no|there is no|any) future (?:for (?:me|myself)|left|
    anymore|to live for|in this life)|(?:only|last|easiest) way out|nothing (?:left )?to live for|
    (?:want|ready) to go(?= $)(?<=i am ready to go)(?! home)`,
  `(?:point|sense|use|reason|meaning) (?:of|in|for|to) ${gap(2)}(?:staying alive|being alive|stay alive|living|life|
    existing|breathing|live|going on)(?! (?:together|with|in (?:this|a) (?:flat|house|city)|here|there)\\b)`,
  `(?:wish|wished|wishing|hope|hoping|want|pray) ${gap(3)}(?:bus|car|train|truck|lorry|plane|something|someone|
    lightning|meteor) (?:would |will |to |might )?(?:hit|hits|kill|kills|run over|crash into|crush|take|end) me|
    (?:thought|think|thinking|researched|researching|looked up|know|planned|googled|about|of|searching|
    searched) ${gap(3)}(?:ways|way|how|methods?|when) (?:to|i would|i will|of|i could) (?:do it|die|end it|end my|
    kill myself|go|dying|ending)(?= (?:and|so|without|too|many|tonight)\\b| $)`,
  `(?:not|never|hardly|doubt) (?:think |believe |know if |sure (?:if |that )?)?(?:that )?i (?:will|can|would|
    am going to) (?:make it|live|survive|be alive|be around|last|still be (?:here|alive)) (?:to see |to |until |till |
    through )?(?:my (?:next )?birthday|christmas|next (?:year|month|week|summer)|tomorrow|the (?:night|week|winter|
    month|year|weekend)|tonight|another|much longer|long|spring|summer|this (?:week|winter|year|night))(?! (?:party|
    dinner|meeting|lunch|s meeting|because i have|market)\\b)`,
  `(?:feel like|am|being|only|just|be|nothing but|such) (?:just |only |such )?a burden(?! to carry| of proof)|
    if i (?:just |simply |only )*(?:was|were|am|would be) (?:not (?:around|here|there anymore|alive|
    in your life anymore and)|no longer (?:here|around|alive))|(?:easier|better|happier|fine|relieved|
    free) (?:for [a-z]+ )?(?:if|when|once) i (?:just |simply )*(?:disappeared|died|was not|were not|am not|
    did not exist|never existed|vanish|die|am dead|am gone|was gone|were gone|disappear)(?! (?:here to (?:help|clean|
    pay))\\b)`,
  `(?:giving|gave) away (?:all )?(?:of )?my (?:things|stuff|belongings|pets?)|giving (?:all )?(?:of )?my (?:things|
    stuff|belongings|pets?) away|will not need (?:it|them|anything|this|my [a-z]+) (?:anymore |any longer )?(?:where i|
    soon|when i am (?:dead|gone))|i do not deserve to (?:live|be alive|exist|breathe)|(?:overdos(?:e|ed|ing)|
    od ed)(?= | $)|(?:take|took|taking|swallow|swallowed) (?:all|too many|the whole|a handful of|
    every one of) ${gap(3)}(?:pills|tablets|medication|medicine)|thoughts of (?:dying|death|ending|suicide|not being)`,
  `(?<!(?:not|never|nobody|nor) (?:(?:going|want|wanted|planning|trying|here|about|try|
    wanting) )?(?:to )?(?:[a-z]+ )?)${DO} ${SELF}`,
  `(?:do|did|does|done|doing) something (?:bad |stupid |terrible )?to (?:myself|himself|herself)`,
  `(?<!(?:[0-9]|few|many|of|more|less|several|two|three|four|five|six|ten) ?)kms`,
  `(?<!(?:not|never|nobody is|not at all) (?:[a-z]+ )?)(?:am|is|are|be|been|feel|feels|feeling|felt|was|getting|become|
    became|so|actively|really) (?:(?!not|never|hardly)[a-z]+ )?suicidal`,
  `(?<!(?:not|never) )(?:want|wants|wanted|wish|wishes|hope|hopes|ready|prefer|decided|going|like|deserve|love|
    better) (?:i could |he could |she could |just |only |all |i would |to just |really )?(?:to )?(?:just )?(?:die|
    be dead|vanish forever|stop existing|cease to exist|disappear (?:forever|from (?:this|the) (?:world|earth|planet)|
    for good)|not exist|never wake up|go to sleep and (?:never|not)|be gone forever|leave this (?:world|
    life))(?! for an?| if (?:that|the)| before you| laughing| on this hill| than)`,
  `(?:wish|wished|wishes|better|rather|happier|easier|prefer|hope) ${gap(3)}(?:if )?(?:i|he|she|to) (?:was|were|be|
    had been|would be|am|is) (?:never born|dead|not alive|not here anymore|not born|gone|no longer here)`,
  `(?:rather|better|rather be|better off|prefer to be) (?:be )?dead|i should be dead|i (?:was|were|
    had) never (?:been )?born`,
  `(?:would|wish|hope|pray|praying|prayed|want|so|just) (?:every night |every day |i |that |to |would |could |do |will |
    just |did |might |go to sleep and )*(?:not|never) (?:have to )?wake up(?! (?:so|at|to|this|early|before|
    next to)\\b| ?[0-9])`,
  `feel(?:s|ing)? like (?:dying|killing|ending it|i am dying inside|giving up on life|not (?:living|being alive|
    existing))`,
  `(?:not|no longer|never|hardly|stopped|stop) (?:really |even |want |wants |wanted |wanting |feel like |wish |see how |
    know how |see why |care to |able |going |to |longer )*(?:want to |to )?(?:live|living|be alive|being alive|
    stay alive|(?<=(?:want|wanted|wanting|wants|wish|care|able|feel like|see why|see how|know how) (?:to )?)
    (?:exist|existing)|go on living|keep living|continue living|be on this (?:earth|planet|world)|
    be in this world)(?! (?:with|in|here|there|like|at|next|near|together|under|on|by|off|out|
    without (?:a|hot|heating|wifi|internet|the)|from|up)\\b)`,
  `(?:no|any|a|little|lost|without|little|much|lose|losing|not enough|see the) (?:more |real |good |single )?(?:reason|
    point|purpose|strength|will|wish|desire|energy|motivation|sense|hope) ${gap(4)}(?:to|in|of) (?:go on |keep |
    keep on |continue |stay |carry on |even )*(?:live|living|alive|life|being alive|existing|exist|go on|staying alive|
    breathing)`,
  `(?:life|living|it|being alive|existence) (?:is|was|feels?|seems?|does not (?:feel|seem)) (?:just |really |no longer |
    not |simply |completely |so )*(?:worth (?:it anymore|living|the pain|being)|meaningless|pointless|unbearable|
    hopeless|over for me|not for me)|(?:not|isnt|hardly) worth living`,
  `(?:tired|sick|exhausted|weary|done|finished|fed up|through) (?:of|with) (?:being alive|living|life|existing|my life|
    breathing|this life)(?! (?:with|in|like|here|next|at|under|together|out)\\b)`,
  `(?<!i wanted to )(?:end|ends|ending|ended|take|takes|taking|took|finish) (?:it all|everything tonight|
    my (?:own )?life|his (?:own )?life|her (?:own )?life|their (?:own )?lives|this life|your (?:own )?life already)`,
  `(?:better off|happier|better|easier|relieved|safer|happy|finally be free) (?:off )?(?:if i (?:was|were|am|would be|
    had|just) (?:dead|gone|not|never|disappeared|no longer)|without me(?= (?:in (?:this|the) world|around|here|alive|
    on this|anymore| ?)\\b| $))`,
  `(?:nobody|who|no people|not one|none|nobody of you|anybody|anyone|you|they) (?:would|will|is going to) (?:even |
    really |ever |probably |not |all )*(?:notice|miss me|miss you|care|cry|mind|remember|weep|be sad) ?(?:for me |
    at all |much |)?(?:if|when|that|once|after) i (?:was|were|am|would be|died|die|disappeared|disappear|had|just|never|
    did not|vanished|stopped|will be) ?(?:dead|gone|not|never|died|disappeared|vanished|existed?|die|woke|here|to die)?|
    nobody (?:would|will) miss me`,
  `(?:when|once|after) i am (?:dead|no longer alive|finally dead)|i (?:will|would) (?:soon )?be (?:gone (?:for good|
    forever)|dead (?:soon|by|tomorrow|anyway|then|and))`,
  `(?:not sure|not know|doubt|cannot promise|can not promise|not think|unsure) (?:that |if |whether )?(?:i )?(?:will|
    would|can|want to) (?:still |even )?(?:be (?:here|alive|around)|make it|survive|live) ?(?:tomorrow|through|next|
    for long|much|anymore|tonight|this|until|by)?`,
  `i mean (?:alive|living)`,
  `(?:goodbye|farewell|suicide) (?:letters?|notes?|messages?|video)|(?:this is|my) (?:my )?(?:final |last )?(?:goodbye|
    farewell|last message|last letter|last words)(?= | $)(?! (?:as|to this (?:job|flat|house|group|band|team)|party|
    drinks|dinner|present|e ?mail|day)\\b)`,
  `by the time (?:you|they|anyone) (?:reads?|sees?|finds?|gets?) (?:this|it|me) (?:i will (?:be (?:gone|dead)|not be (?:here|
    alive|around))|it will (?:all )?(?:not matter|be over))(?! (?:on|to|for|from|at|by|until)\\b)`,
  `(?:wrote|written|writing) (?:all )?(?:the|my|you a|everyone a) (?:goodbye |last )?(?:letters?|notes?) (?:and|so) ${gap(3)}(?:the|
    my|enough) (?:pills|tablets|rope)|(?:have|got|bought|saved(?: up)?|counted(?: out)?) (?:all )?(?:the |my |enough )(?:pills|
    tablets|rope) (?:ready|next to me|in front of me|lined up|by (?:my|the) bed|counted out)`,
  `(?:think|thinking|thought|dream|dreaming) ${gap(2)}(?:about|of) (?:just )?(?:driving|steering|swerving|crashing|jumping|
    walking) (?:it |the car |my car |out )?(?:into|off|in front of|under) (?:the |a |an |that |some )?(?:river|sea|lake|wall|
    tree|bridge|cliff|train|oncoming traffic|traffic|lorry|truck|bus|balcony|roof|canal)`,
  `(?:started|starts|keep|keeps|been|began|back to|stop|stopped|again|is|am) (?:with )?cutting(?= (?:again|myself|
    herself|himself|my (?:arms?|skin|legs?|wrists?)|to (?:feel|cope|make it (?:stop|go away)|get through))\\b| $)|self ?(?:harm|harming|harmed|injury|injuring|mutilation)|
    (?:scars|cuts) on my (?:arms?|wrists?|legs?)|(?:cut|cuts|cutting|slit|slitting) (?:my|her|his) (?:wrists?|arms?|
    skin|veins)`,
  `can ?not (?:go on|bear|stand|take|handle|endure|face|do) (?:anymore (?:with )?(?:life|living)|
    (?:with )?(?:life|living|being alive|this life|another day(?: alive| of (?:life|this life))?)|
    anymore i (?:just )?want (?:it|everything|all of it) to (?:be over|stop|end)|existing|being alive)|
    can ?not go on (?:anymore|any longer)(?= $)`,
  `(?:give|giving|gave|given) up on (?:life|living|my life|myself and life)|hate being alive|
    (?:world|everyone|everybody|you all|you|family) (?:does|do|would|will) (?:not|be fine) (?:need me|
    without me) (?:i should|i will|i want|and i|anyway i)|(?:should|could|want to|will|may as well|
    might as well) (?:just )?(?:stop|cease) (?:existing|to exist|being|living|breathing)`,
  `disappear from this world|(?:jump|jumping) (?:off|in front of)(?: a| the)? (?:bridge|train|roof|building)`,
].map(sign)
