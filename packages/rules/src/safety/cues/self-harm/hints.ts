import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { BLADE, PILLS, SOMEBODY } from './words.ts'

const LIMB = '(?:arms?|legs?|thighs?|wrists?|forearms?|stomach|skin|body)'
const BELOVED = `(?:my|the|our|her|his) (?:[a-z]+ )?(?:sister|brother|mum|dad|kids|children|son|daughter|dog|cat|
  baby|nan|gran|mother|wife|husband|girls|boys|faith)`

/** Short wordings of the wish not to be: each is a hint by itself. */
export const SELF_HARM_HINTS: readonly Cue[] = [
  // not wanting to be here, alive, awake
  cue(
    `(?:cba|can not be (?:arsed|bothered)(?: with| to)?|tired of|sick of|over|done with|bored of|hate|
      exhausted (?:by|of|from)|struggling with|no interest in|not cut out for) (?:[a-z]+ )?(?:being alive|
      being here(?: at all)?|be alive|staying alive|existing|life|living|breathing|waking up)(?= $| (?:anymore|
      at all|now|every|tbh|i|and|so|really)\\b)`,
  ),
  cue(
    `(?:not|never|no longer) (?:really |even |actually )?(?:want|wish|like|need|care|deserve|plan|intend|going|
      meant) (?:to )?(?:be |to be )(?:here|around|alive|on this earth)(?= $| (?:no more|anymore|any longer|any more|
      at all|like|for (?:it|your|my|christmas|any)|after|by|next)\\b)(?! (?:for the (?:meeting|party)|at (?:six|
      nine))\\b)`,
    `(?:i|he|she)`,
  ),
  cue(
    `why (?:am i|i am|do i|should i|would i|is he|is she) (?:even |still |just |bother |to |bothering |keep |
      be )*(?:here|alive|breathing|exist|existing|living|born|getting up|wake up|waking up|stay alive|
      be alive)(?= $| (?:anymore|at all|if|when|tbh)\\b)`,
  ),
  cue(
    `(?:if|hope|wish|glad|relieved|prayed|pray|fine if|okay if|happy if) (?:that |to |i |he |she |just |simply |god |
      would |did |do |could |never |not |tonight ){1,6}(?:woke|wake|waking) up`,
  ),
  cue(
    `(?:just )?(?:want|need|like|going) to (?:just )?(?:sleep|rest|be gone|go|fade away|slip away|drift off|leave|
      disappear|vanish|evaporate|not be)(?= $| (?:forever|for good|for ever|and not|and never|for always|
      from (?:this|the) (?:world|earth|life)|permanently)\\b)`,
    `(?:forever|for good|ever|not|never|world|earth|life|permanently|fade away|slip away|evaporate|vanish|peace)`,
  ),
  cue(
    `(?:not|nothing) (?:afraid|scared|frightened) (?:of|to) (?:dying|death|die)(?= $| (?:anymore|now|i|any)\\b)|
      (?:death|dying) (?:does not|doesnt|no longer) (?:scare|frighten)|(?:looking forward to|longing for|ready for|
      waiting for|welcome|crave|craving) (?:the end|death|dying|it (?:stopping|to stop|ending|being over)|
      it all (?:ending|stopping)|my last)`,
  ),
  cue(
    `(?:what is|whats|is there|there is|have|has|see|got|nothing|no|not|find) (?:[a-z]+ )?(?:left|way out|
      way forward|tomorrow|future|reason|light|hope|place) (?:for (?:me|him|her)|to (?:live|stay|be here|go on|
      carry on|get up|wake|hold on)|in (?:this world|my life|it for me)|here for me)(?! (?:in this (?:job|flat|band|
      group|family|town|marriage|relationship|team))\\b)`,
  ),
  cue(
    `(?:only|just) (?:still )?(?:here|alive|breathing|going|staying|hanging on|holding on|waiting) (?:because|for|
      till|until|so)`,
    `(?:dog|cat|kids|children|mum|son|daughter|baby|nobody|scared|coward|exams?|recital|wedding|find me|funeral|
      birthday|ruin)(?! (?:cake|taxi)\\b)`,
  ),
  cue(
    `if (?:it )?(?:was not|were not|wasnt|werent|not) for ${BELOVED} (?:[a-z]+ )?(?:i|he|she) (?:would|d|id|be|will|
      probably)`,
    `(?:gone|dead|done it|not be (?:here|alive)|already|ended|over)`,
  ),
  // better off, forgotten, rid of
  cue(
    `(?:everyone|everybody|they|you all|all of you|the kids|my kids|the world|people|family|the boys|the girls|mum|
      dad|he|she|you) (?:[a-z]+ )?(?:would|will|d|is|are|might|can) (?:[a-z]+ ){0,2}(?:better off|happier|lighter|
      relieved|rest|breathe|forget me|get over me|get over it)`,
    `(?:i think|without me|with my|than with me|if i|when i|after|by one|forget me|over me|now all|sometimes i|
      i am sure|die|drink|gone)(?! (?:think|said|told) we\\b)`,
  ),
  cue(
    `(?:rid of|free of|free from|done with|shot of|lose|forget|spared|no longer (?:stuck|lumbered|burdened) with) me`,
    `(?:soon|for good|forever|all be|finally be|then you|will all|happier|better|after (?:tonight|this)|peace|
      they will|by (?:monday|tomorrow))`,
  ),
  cue(
    `(?<!(?:you|to|please|and|just|should|could|then) )(?:stop|stopped|no longer|quit|finished) (?:be|
      being) (?:such )?a (?:cost|burden|weight|drain|worry|
      nuisance|bother|load|strain|problem|disappointment|expense|drag|mouth)`,
    `(?:i|me|my)(?! (?:think|want) you\\b)`,
  ),
  cue(
    `(?:kindest|best|decent|right|nicest|only|smartest|easiest|last|cheapest) (?:[a-z]+ )?thing (?:that )?(?:i|left|
      for me|he|she) (?:[a-z]+ ){0,6}`,
    `(?:disappear|go|die|be gone|end|take myself|vanish|not be here|stop existing|remove)(?= $| (?:for good|forever|
      out|from|it|myself|quietly|now|away)\\b)`,
  ),
  cue(
    `(?:i am|am|feel like|such|just|only|being|nothing but) (?:just |only |such |nothing but )*(?:a |
      an )?(?:waste of (?:space|air|oxygen|skin|life|time and space)|mistake that|worthless|empty shell|already dead|
      dead inside|dead already|ghost already)(?! (?:lol|tired)\\b)`,
  ),
  // decided, no one is to stop it
  cue(
    `(?:nobody|no one|not|do not|dont|never|stop|without) (?:[a-z]+ ){0,4}(?:find|save|stop|saving|rescue|stopping|
      revive|resuscitate) me(?! (?:from|a (?:seat|place|slice|piece|parking)|some|any|the)\\b)(?= $| (?:in time|
      this time|again|so|until|till|and|now|please|i|when)\\b)(?<!stop me(?= from))`,
    `(?:this time|in time|again|come round|call anyone|too late|until|time|not want|wish|going to|want|by then)`,
  ),
  cue(
    `(?:do not|dont) (?:want|need|deserve) (?:saving|to be saved|rescuing|to be (?:rescued|found|talked (?:down|out)|
      stopped))`,
  ),
  cue(
    `(?:made up my mind|mind is made up|decision is made|have decided|decided|i know what i have to do|i know how|
      it is all (?:planned|arranged|set))`,
    `(?:calm|peace|ready|last|goodbye|go to (?:her|him|them)|be with (?:her|him|them)|before the year|no regrets|
      give (?:the|my)|forgive|not be (?:here|around)|end it|my last|when and|where and how|too late)`,
  ),
  cue(
    `(?:my|his|her) (?:very )?last (?:winter|summer|christmas|birthday|spring|autumn|night(?! (?:shift|here|at|in))|
      sunday|day alive|day on|easter|eid|diwali)(?! (?:shift|in (?:this|the) (?:house|flat|school|job|team|country|
      city)|at (?:school|work|uni|the)|with (?:the|this) (?:team|club|band)|party|as a|before (?:the|i (?:move|
      leave for|start)|we|uni))\\b)`,
    `(?:this|will be|is|be|decided)`,
  ),
  cue(
    `(?:i have|i got|have got|he has|she has|has got|i made|there is|with) a (?:plan|method|way|
      note)(?= $| (?:and a (?:date|day|place|note|rope)|now and|for how|to (?:end|die|do it))\\b)|a plan and (?:a |
      the )?(?:date|place|means)|(?:chosen|picked|found|know) (?:the|my|a) (?:beam|tree|bridge|branch|hook|cliff|
      stretch of|height)(?! (?:for the swing|house)\\b)`,
  ),
  cue(
    `(?:guts|nerve|courage|bravery|brave enough|strength|balls|coward|cowardly) (?:enough |to just |to |not )+(?:end|
      do|finish|jump|go through|pull|kick|step|die|swallow)`,
    `(?:it|off|with it|trigger|myself|die|chair|things|everything)(?! (?:up|with you)\\b)`,
  ),
  cue(
    `(?:taking|take|takes|took) (?:himself|herself|myself|themselves|themself) out(?= $| (?:after|before|tonight|on|
      when|if|soon|and|this)\\b)(?! (?:for|to) )`,
  ),
  cue(
    `(?:not|no longer) (?:be )?(?:sticking|stick|hanging|staying|stay|going to be) around(?= $| (?:for (?:it|long|
      the rest|that|this|another)|much longer|anymore|after|to (?:see|find|watch))\\b)(?! (?:for (?:the )?(?:cake|
      dessert|drinks|clean))\\b)`,
    `(?:i|he|she)`,
  ),
  cue(
    `(?:when|once|after|if) (?:i am|i will be|he is|she is) (?:no longer|not) (?:around|here|with (?:you|us)|there|
      in (?:the picture|this world)|alive)`,
    `(?:look after|take care|feed|please|be good|not be long|kind|remember|tell|easier|better|dog|cat|will all|
      can have|sell)(?! (?:sign for)\\b)`,
  ),
  cue(
    `by the time (?:you|u|they|he|she|anyone|somebody|someone) (?:read|reads|get|gets|see|sees|open|opens|hear|hears|
      find|finds) (?:this|it|these|the letter|my)`,
  ),
  cue(
    `(?:letter|letters|note|notes|card) (?:for (?:you|each|everyone|mum|the)|says|said|in|on|under|behind|hidden|
      hiding|left)`,
    `(?:forgive me|afterwards|for after|for when|sorry for everything|when it is over|do not (?:blame|come in|cry)|
      my pillow|once i am|stopped answering|goodbye)(?! (?:school)\\b)`,
  ),
  cue(
    `(?:do not|dont) (?:come in|open the door|let (?:them|the kids|her|him) (?:in|see|come))`,
    `(?:find the door|door (?:is )?locked|ring (?:somebody|someone|the police)|call (?:somebody|someone|
      the police|999|911)|alone|first|body)`,
  ),
  cue(
    `(?:world|planet|earth|place) (?:will|would|might|is going to) (?:be|get) (?:[a-z]+ )?(?:lighter|better|cleaner|
      quieter|nicer)`,
    `(?:by one|without (?:me|him)|minus|once i|when i am|if i)`,
  ),
  // what one fears of somebody
  cue(
    `(?:scared|afraid|worried|frightened|terrified|fear) (?:that )?(?:he|she|they|my [a-z]+|our [a-z]+|what he|
      what she) (?:[a-z]+ )?(?:will|would|might|could|is going to|ll|may|
      will try to)(?: [a-z]+){0,2} (?:do something|do it|hurt (?:himself|herself)|harm|not be here|not make it|
      try (?:it )?again|do (?:something )?stupid|do to (?:himself|herself))`,
  ),
  cue(
    `(?:talk|talks|talked|talking|speaks?|speaking|joke[sd]?|joking|hint(?:s|ed|ing)?|go(?:es|ing)? on|post(?:s|ed|
      ing)?|wrote|writes|write) ${gap(3)}(?:about|of|that|how) ${gap(4)}(?:dying|not being (?:here|around|alive)|
      ending (?:it|things|everything)|being (?:dead|gone|better off)|killing|death|not wanting to (?:live|be here)|
      going to be with|his funeral|her funeral|last day)(?! (?:plants|the mood|weeds)\\b)`,
    SOMEBODY,
  ),
  cue(
    `(?:locked|locks|shut|barricaded) (?:himself|herself|myself) (?:in|inside|away)`,
    `(?:bathroom|room|garage|shed|toilet|car)`,
  ),
  cue(
    `(?:stopped answering|not answering|can not reach|can not get hold of|phone (?:is )?(?:off|switched off)|
      left (?:her|his) phone)`,
    `(?:letter|note|forgive|goodbye|bye|sorry|not be (?:here|around)|thank you for|pillow|gave (?:away|his|her))`,
  ),
  // hurting oneself
  cue(
    `(?:cuts?|burns?|scars?|scabs?|slashes|bandages?|scratches|marks) (?:all |right |both |running |going )*(?:up|on|
      down|along|over|across|of|inside|around) (?:the inside of |both |the )?(?:of )?(?:her|his|my|
      their) (?:own )?(?:upper |inner |left |right )?${LIMB}|${LIMB} (?:is|are|was|were) (?:all |just )?(?:full of|
      covered (?:in|with)|all|a mess of) (?:cuts|burns|scars|scabs|scratches)`,
    `(?:helps?|phase|myself|herself|himself|secret|hides?|hid|hiding|sleeves|razor|blade|bathroom|school|relief|cuts|
      scars|did (?:it|them|that)|self)(?! (?:from the cat)\\b)`,
  ),
  cue(
    `(?:cut|cuts|cutting|went|gone|go|going) (?:myself )?(?:too|so|really|a bit too|deeper|quite) ?(?:deep|far|
      deeper)`,
    `(?:i|she|he)`,
  ),
  cue(
    `(?:did|done|do|doing|caused|made|make|inflict(?:ed|ing)?) (?:[a-z]+ ){0,2}(?:worse |it |that |this |them |
      something |things )?(?:to )?(?:myself|herself|himself)(?= $| (?:that|because|again|on purpose|when|with|last|
      if|tonight|so)\\b)`,
    `(?:burns?|cuts?|scars?|bruis[a-z]*|worse|sleeves|arms?|wall|knife|blade|blood|harm|bad|stupid|terrible|scared|
      afraid|worried)(?! (?:cake|dinner)\\b)`,
  ),
  cue(
    `(?:punch(?:es|ed|ing)?|hit(?:s|ting)?|bang(?:s|ed|ing)?|kick(?:s|ing)?|head ?butt(?:s|ing)?) (?:the |my |a |
      brick )?(?:[a-z]+ )?(?:walls?|head|doors?|tiles|mirror|myself|own face) ${gap(3)}(?:until|till|so)`,
    `(?:i|she|he)`,
  ),
  cue(
    `(?:sick|throwing up|vomit[a-z]*|asleep|out cold|in hospital|stomach|a and e|ambulance) ${gap(4)}(?:from|
      because of|after|with) (?:the|all the|taking|those|what i|my) ?(?:[a-z]+ )?(?:${PILLS}|took|
      overdose)(?! (?:the doctor|for my)\\b)`,
    `(?:i|she|he)`,
  ),
  cue(
    `(?:nearly|almost|barely|only just) (?:did not|didnt|not) (?:make it|wake|survive|come back)|
      took (?:all of (?:them|it)|them all|the lot|everything)(?= $| (?:i am|im|and|sorry|tell|please|already|
      now)\\b)`,
    `(?<!(?:you|he|they|she|who|we) (?:[a-z]+ )?)(?:i|ive)(?= (?:nearly|almost|barely|took|have|just|already|
      only)\\b)`,
  ),
  cue(
    `(?:fell|fall|jump|jumped|step|stepped|walk|walked|lean|leaned|leant|throw|threw|ran|run) (?:myself |himself |
      herself |out |off )*(?:in front of|under|into|onto|on) (?:a |the |an |oncoming |that )*(?:bus|train|tube|lorry|
      truck|traffic|tracks|metro|sea|river|canal|van|rails|motorway)`,
    `(?:not an accident|no accident|on purpose|meant to|wanted|want|shall|will|going|think[a-z]*|nearly|almost|
      should|leaves?|feel like|pulled|could|closed my eyes)`,
  ),
  cue(
    `(?:closed my eyes|shut my eyes|leaned|leant|one foot|both feet|toes|swayed)`,
    `(?:edge|platform|metro|tracks|train|bridge|railings?|roof|balcony|ledge|kerb|traffic|road|window)`,
  ),
  cue(
    `(?:stop there|stand there|stopped there|stood there|standing|stood|came down|come down|floors|high enough|
      long way down|bit longer|looking down|look down|look over|was on the|been on the)`,
    `(?:i|she|he)`,
    `(?:every (?:evening|night|day|morning)|longer|this time|that time|enough|how|again|think[a-z]*|thought|
      haven?t told|cat)(?! (?:the view|we|the band)\\b)`,
  ),
  cue(
    `(?:rope|noose|gun|pistol|rifle|shotgun|${BLADE}|pills|tablets) (?:was |is |were )?(?:in|out of|out|round|around|
      to|on|against|between) (?:my|his|her|of the|the) (?:own )?(?:hands?|neck|lap|mouth|head|temple|wrist|wrists|
      cabinet|safe|drawer|teeth|throat|bed ?side)`,
    `(?:i had|i have|i held|he had|she had|he got|got the|i sat|reason|night|tuesday|monday|wednesday|thursday|
      friday|saturday|sunday|yesterday|last|again|does not know|talked|put it back)(?! (?:you (?:held|put))\\b)`,
  ),
  cue(
    `(?:helium|exit bag|nitrogen|charcoal grill|hydrogen sulfide|turn(?:ing)? the key|engine on|dignitas|sniper|
      gramoxone|paraquat|rat poison|phosphine)`,
    `(?:garage|bought|drink|ordered|card|rest|think|door shut|drank|enough|tonight|then)(?! (?:balloons|party)\\b)`,
  ),
  cue(
    `(?:hurts?|pain) (?:the )?least|painless(?:ly)?|how long it takes|least painful|quickest way(?= $| (?:out|
      to (?:go|die|end)))|way that does not hurt|if it (?:hurts|would hurt) to`,
    `(?:i|she|he)(?= (?:looked|look|read|googled|know|wonder|searched|would|was|have|asked|want|keep|found)\\b)`,
  ),
  cue(
    `(?:voice|voices|thing|something|someone|head|brain|whisper[a-z]*)`,
    `(?:do it|jump|die|hurt|end|cut|should|go to sleep|join|worthless)(?! (?:the (?:dishes|shopping))\\b)`,
    `(?:voices?|friendly|not scary|hear|hearing|scary|do it|jump|die)`,
  ),
  cue(
    `(?:be|join|meet|go to|come to|together with) ${gap(1)}(?:with )?(?:nan|gran|grandma|grandad|grandpa|mum|dad|
      my (?:late )?(?:wife|husband|son|daughter|brother|sister|boy|girl)|her|him|them) ?(?:again|soon|now|there|
      before the year)?(?= $| (?:again|soon|before|now|in heaven|up there|by)\\b)`,
    `(?:had enough|stop (?:his|her|my)|decided|she says (?:to )?come|he says (?:to )?come|insulin|ready|not long|
      every night|is calling|so (?:he|she|i) can|heaven)(?! (?:drive|visit)\\b)`,
  ),
  cue(
    `(?:give|giving|gave|take|have|want you to have|leave|leaving|left) (?:you |the |my |him |her )*(?:ring|armband|
      guitar|medal|watch|books|dog|cat|bike|keys?|medals|necklace|car)(?: (?:to|for) [a-z]+)?`,
    `(?:afterwards|made up my mind|can not see past|nothing there|not need|wherever i|where i am going|
      not coming back|not be here|hurts least|remember me|it is time)`,
  ),
]
