import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { BLADE, PILLS, SOMEBODY } from './words.ts'

const KIN = `(?:mum|dad|nan|gran|grandma|grandad|grandpa|mother|father|brother|sister|wife|husband|baby|son|daughter|
  god|jesus|him|her|them)`

/** What people let slip in passing, and what others notice about them. */
export const SELF_HARM_IN_PASSING: readonly Cue[] = [
  // means at hand, and kept for the day
  cue(
    `(?:lined up|laid out|saved up|saving|hidden|hid|hide|keep|kept|got|had|have|there are|stash[a-z]*|collected|
      counted) ${gap(6)}(?:exit bag|noose|${PILLS}|${BLADE})|(?:${PILLS}) (?:lined up|laid out|saved|hidden|in a row|
      ready)`,
    `(?:in a row|when it is time|for when (?:it|i|the time)|just in case i|wardrobe since|one night|enough of them|
      enough to|something else|there are (?:now )?[a-z0-9]+ $|ready for|lined up|exit bag|noose)`,
  ),
  cue(
    `(?:take|taking|took|takes|swallow|swallowing|thinking (?:about|abt|of) taking|neck|down) (?:the lot|them all|
      all (?:of )?(?:my|his|her|the|your) (?:[a-z]+ )?(?:${PILLS})|every (?:single )?(?:pill|tablet)|
      the whole (?:lot|bottle|packet))`,
    `(?:one night|done|at once|be done|tonight|lol|sorry|think(?:ing)?|says?|said|going to|feel like|want|would|
      could|and (?:sleep|go|end))`,
  ),
  cue(`(?:going to|gonna|will|want to|threat[a-z]*|tried to|nearly|almost) (?:od|overdose)(?= $| )|(?:skip|skips|
    skipping|miss|missing|double|doubling) (?:my|his|her) (?:[a-z]+ )?(?:insulin|dose|doses|meds|medication|
    injections?) ${gap(3)}(?:on purpose|deliberately|hoping|to see)`),
  cue(
    `(?:look|seem|appear|pass|count) (?:like )?(?:an accident|natural|accidental)|(?:you|they|kids|wife) (?:would|
      will|d|get|still get|can have) (?:still )?(?:get )?(?:the|my) (?:pension|life insurance|insurance|payout)`,
    `(?:i|on purpose|way|thought|me|skip)`,
    `(?:thought of|on purpose|accident so|look natural|pension|insurance|planned|made it|some nights|so you|so they)`,
  ),
  cue(
    `(?:booked|booking|found|rented) (?:a |the )?(?:room|hotel|cabin|travelodge|motel|airbnb)`,
    `(?:find me|
    find my|do not find|kids do not|goodbye|not come back|one way|last)`,
  ),
  cue(
    `(?:down to|in|into|by|at|to|along) the (?:river|sea|canal|lake|beach|water|cliffs?|tracks|bridge|woods|
    station)`,
    `(?:meaning not to|not meaning to|not (?:planning|intending) to|did not (?:mean|plan|intend) to|
    to end|with no intention|not to come back|not come back|never come back|stones in|pockets|for good)`,
  ),
  cue(
    `(?:stepping|step|walking|walk|jumping|jump|stand|lie|lying|throwing|running|run|leaning) (?:out |myself |
    down )?(?:infront|in front|under|onto|into|off|before) ${gap(3)}(?:buses|bus|trains?|trucks?|lorry|tracks|
    traffic|road|cars|tram|metro|tube|bridge)`,
    `(?:think|thinking|thought|thoughts|dream|imagine|want|feel like|
    a lot|every|urge|tempted|nearly|almost|going to|could)`,
    SOMEBODY,
  ),
  cue(
    `(?:stopped|stop|not|no longer|dont|never) (?:even )?(?:look|looking|checking|check|caring|care)`,
    `(?:cross|
    crossing|traffic|cars come|before i cross|both ways|if i (?:live|die|wake|get hit))`,
    `(?:i|ive)(?! (?:think|
    told) you\\b)`,
  ),
  cue(
    `(?:noose|nooses|gallows|gravestones?|hanging (?:figures?|people|man)|coffins?|dead bodies|herself dead|
    himself dead)`,
    `(?:draw|draws|drew|drawing|drawn|sketch[a-z]*|book|notebook|wall|diary|paint[a-z]*)`,
  ),
  // cutting and burning, on and off
  cue(
    `(?:cut|cutting|burn|burnt|burned|burning|scratched) (?:again|myself again|after that|every (?:night|day|time)|
    last (?:night|nite)|my (?:[a-z]+ )?(?:thighs|legs|arms|wrists|skin|hips|stomach))(?= $| (?:last|again|sorry|with|
    when|because|so|and|after|every|cant|can|since|tonight|until|till|in|bc|n)\\b)(?! (?:on the (?:oven|bush|fence|
    barbed)|shaving)\\b)`,
    `(?:again|sorry|when (?:we|you|i)|straightener|lighter|stop|sleeves|bath|feel|secret|
    after|every|argue)`,
  ),
  cue(
    `(?:mirror|glass|bit of it|shard|piece of (?:it|glass)|compass|sharpener|scissors|straightener|
    iron)`,
    `(?:on myself|on my (?:arm|arms|leg|legs|thighs?|wrists?|skin)|to (?:cut|hurt) (?:myself|herself|
    himself)|my thighs|use(?:d|s)? (?:it|a bit|that|one) on)`,
  ),
  cue(
    `(?:relaps[a-z]+|clean|free)`,
    `(?:cut|cutting|harm|harming|blade|months|weeks|days|years)`,
    `(?:from cutting|
    of cutting|since i (?:last )?(?:cut|hurt)|relaps[a-z]+ (?:last|again|six|three|after|and cut)|clean from|
    self ?harm)`,
  ),
  cue(
    `(?:purging|purge|throw(?:ing)? up|making (?:myself|herself) sick|make myself sick|starving|not eating|
    stopped eating)`,
    `(?:after every|every meal|cutting|can not stop|disappear|punish|days|hate my|deserve|ashamed|
    and cut|on purpose)`,
    `(?:i|been|she|he|my)`,
  ),
  // not looking ahead, no use, had enough
  cue(`(?:can not see|do not see|no|not see|no longer see|what is|lost|where is) (?:the |any |a |much )?(?:use|point|
    good|sense|reason) (?:in |of |to |for )?(?:waking|wake|getting up|get up|going on|go on|carrying on|carry on|
    another (?:day|year|winter)|being|living|any of it|it all)`),
  cue(
    `(?:none of it|nothing|it all|any of it|everything) (?:really )?(?:matters?|does|counts|means anything|
    does not matter)(?= $| (?:now|anymore|any|since|without|to me|after|soon|much)\\b)`,
    `(?:kids|without (?:her|him|
    you|them)|soon|where i am going|be with|in a month|after|taken|gone|anymore now|not be)`,
  ),
  cue(
    `(?:going to|gonna|will|want to|ready to|time to|soon|wants to|ask(?:s|ed|ing)?|love to) (?:go |go and |just |
    to |go to )*(?:be with|join|see|heaven (?:and|to)|heaven)`,
    `(?:${KIN} $|be with ${KIN}|heaven|join ${KIN}|
    the angels|other side)(?! (?:at|on|for|in (?:the|spain|leeds|july)|this|next|tomorrow|
    after)\\b)`,
    `(?:nothing matters|died|dead|passed|heaven|angels|now they|since|without|going to go and|how|
    other side)(?! (?:to the shop)\\b)`,
  ),
  cue(
    `(?:i have|ive|he has|she has|has|have) (?:just |simply |really )?had enough(?= $| (?:now|of (?:it all|life|
    living|everything|this life|being)|and)\\b)`,
    `(?:seventy|eighty|ninety|sixty|old|life|living|years|pills|
    tablets|prescription|insulin|go|finish|nobody|be with|my age|end|sorry)`,
    `(?<!(?:you|we) (?:have )?)(?:age|
    years|seventy|eighty|ninety|life|living|insulin|prescription|pills|tablets|be with|end it)`,
  ),
  cue(
    `(?:i am|im|me|i have been|just) (?:so )?(?:tired of me|sick of me|the problem|the common denominator|
    fix the problem)|everyone(?: is|s)? (?:tired|sick) of me`,
    `(?:fix|solve|remove|end|tired of me|gone|then|
    problem)(?! (?:with (?:this|the) (?:flat|project|band))\\b)`,
    `(?:fix the|solve|remove|gone|im tired|i am tired|
    end)`,
  ),
  cue(
    `(?:i|he|she) (?:am |is |was |will |would |might |may )?not (?:going to |gonna |planning to |
    expecting to )?(?:be )?(?:around|here|there|alive)(?= $| (?:in|by|come|next|after|for|to|anyway|then|much|
    when)\\b)`,
    `(?:jan|january|february|feb|march|april|june|july|august|september|october|november|december|spring|
    summer|winter|christmas|anyway|new year|the weekend|next year|much longer|keep it)`,
    `(?:no point|keep it|anyway|
    told (?:the|his|her)|frightened|after the weekend|tell|might not be here|lol|ring|does not matter|take it)`,
  ),
  cue(
    `(?:might|may|will|would|probably) (?:soon )?not be (?:here|around|there) (?:after|by|for|come|much|next|
    in the)`,
    `(?:told|said|says|tells) (?:the |his |her |my |me |our )*(?:twins|kids|children|boys|girls|son|
    daughter|friends?|teacher|sister|brother|me)|(?:daddy|mummy|he|she|i) might`,
  ),
  cue(
    `(?:not|wont|never|no longer) (?:have to|need to)? ?(?:worry|bother|stress|fret) (?:about|bout|abt|over|
    with) (?:me|him|her)`,
    `(?:after (?:tonight|2nite|today|tomorrow|this|2moro)|soon|anymore|again|much longer|
    promise|for long|ever)(?! (?:i am fine|i passed)\\b)`,
  ),
  cue(`(?:i wish|wish|pity|shame|sorry|disappointed|gutted|annoyed) (?:that )?(?:i|he|she|they) (?:had not|hadnt|
    did not|didnt|had never|never|did) (?:woken|wake|woke|come round|come back|survived|saved|found|find|
    been (?:found|saved))`),
  cue(
    `(?:would be|be|was) a (?:kindness|mercy|relief|blessing|release|favour)`,
    `(?:fell on me|in the night|
    did not wake|die|died|pray|end|took me|go in my sleep|heart|if it (?:all )?(?:stopped|ended)|not wake|lord took|
    god took)`,
  ),
  cue(
    `(?:only|one) thing (?:that )?(?:i|he|she) (?:live|lived|lives|am alive|was alive|stay|stayed|got up|
    get up) for|(?:i am|im|will be|going to be) (?:finishing|ending|stopping) it(?= $| (?:tonight|now|today|all|
    tell)\\b)`,
    `(?:without|took|taken|finish|end|tell|not|gone|now|if)`,
  ),
  cue(
    `(?:tried|attempted|did it) (?:it |once |twice |to do it |before )*(?:in|at|when|last|before|two|three|
    a) `,
    `(?:planning it|planning to|again now|going to again|this time|want to again|not fail|
    thinking about it again|will again)`,
    `(?:i|she|he)`,
  ),
  cue(
    `(?:the|a|my|his|her|suicide|found (?:the|a|my|his|her)) note(?:s)? (?:in|under|on|behind|is|was|for|
    i)`,
    `(?:draft|found|mum|dad|hid|hide|blazer|drawer|pillow|goodbye|not meant|before|mattress|
    read it)`,
    `(?:only a draft|draft|quiet|crying|goodbye|to everyone|saying|mattress|meant to|pillow)`,
  ),
  cue(
    `(?:post|posts|posted|posting|put|writes?|wrote|sent|sends?|said|says|rang|rung|called|texted|messaged|
    message[ds]?|voicemail)`,
    `(?:goodbyes?|goodbye stuff|bye forever|sorry for everything|thank you for everything|
    thanks for everything|take care of each other|look after (?:mum|dad|each other)|last post|
    love you all)`,
    `(?:answer your phone|real|phone (?:is )?off|phones off|scared|worried|can not reach|spam|story|
    status|everyone|not answering|low|please|since)`,
  ),
  cue(
    `(?:uninstall|uninstalling|deleted|deleting|closed|wiped|wiping|logging off) (?:everything|all my|my accounts|
    all of it|my (?:phone|socials))|gave (?:my|his|her) (?:hamster|cat|dog|rabbit|guitar|wedding ring|ring|watch|
    phone|bank card|keys|clothes|teddy) (?:to|away)|gave me (?:his|her) (?:wedding ring|ring|watch|bank card|keys|
    will|medals)`,
    `(?:bye|byeee?|goodbye|everyone|frightened|scared|do not know what to do|so|take care|for good|
    forever|then|last)`,
  ),
  cue(
    `(?:no one|nobody|noone|would anyone|who) (?:would|will|d|even)? ?(?:even |really )*(?:notice|notices|find|
    miss|come) ?(?:me |for |that |like |if )*`,
    `(?:for (?:like )?(?:a |weeks|days|months)|a week|days|weeks|
    until the smell|rent|landlord)`,
    `(?:notice|find me|miss me)(?! (?:the (?:stain|scratch|paint|typo))\\b)`,
  ),
  cue(
    `(?:please )?(?:do not|dont|nobody) (?:should )?blame (?:[a-z]+|yourself|yourselves)`,
    `(?:peace|keys|goes to|
    afterwards|my choice|solicitor|goodbye|letter|when i|it was|note|dear all|i love)`,
    `(?:peace|keys|goes to|
    my choice|goodbye|letter|dear all|when i am)`,
  ),
  cue(
    `(?:goes|go|is|left|leave) to (?:you|[a-z]+)`,
    `(?:grandfather clock|hens|clock|ring|watch|rings|medals|
    fed until|dogs? (?:is|are) fed|solicitor|peace|will is)`,
    `(?:fed until|peace|solicitor|afterwards|the rest|
    everything else|i have made|when i)`,
  ),
  cue(
    `(?:hide|hid|hidden|took|taken away|lock|locked|removed) (?:all )?(?:the |my )?(?:knives|razors|pills|tablets|
    medication|belts|scissors|rope|blades)`,
    `(?:something else|find (?:another|other)|from me|because of me|
    from (?:her|him)|other ways|anyway|in case (?:i|he|she)|so (?:i|he|she) (?:can|could|does|do) not)`,
  ),
]
