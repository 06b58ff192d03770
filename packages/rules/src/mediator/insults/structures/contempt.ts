import { pattern } from '../../../text/pattern.ts'
import type { Structure } from './structure.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** Contempt for the reader's character, upbringing, body or people: "you have no manners", "you people". */
export const CONTEMPT: readonly Structure[] = [
  {
    name: 'what the reader lacks',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'You have no shame.',
      'You educated people have no manners at all.',
      'You no get sense.',
      'Have some shame at your age.',
      "You haven't got two brain cells to rub together.",
      'You lack home training.',
      "You don't have a spine.",
      "You wouldn't know the truth if it bit you.",
      "You couldn't be bothered to grow a conscience.",
      "Not that I'd expect fairness from a washed-up pub league reject who peaked in Year 10.",
    ],
    patterns: [
      pattern`
        {sentence_start}not that (?:i|we|anyone|one) (?:'d |would |could |can |ever )*(?:expect|expected|hope|
        hoped) (?:for )?{word}{1,3}(?:from|of) (?:an?|someone|somebody|people|
        the likes) (?:[^ .!?¶]+ ){1,14}{sentence_end}
      `,
      pattern`
        (?:you have|you 've|you got|you have got|you 've got) (?:got )?(?:a|an|the) (?:small|tiny|cold|black|closed|
        dirty|filthy|empty|big|thick|swollen|hollow|narrow|[TW]) (?:mind|heart|head|mouth|soul|brain|skull|
        ego) {clause_end}
      `,
      "(?:you have|you 've|you got|you have got|you 've got) (?:got )?(?:a |an )?(?:heart|face|head|brain|skull) of (?:stone|ice|flint|wood|straw|steel|[a-z]+) {clause_end}",
      "(?:you have|you 've|you got|you have got|you 've got) (?:got )?(?:nothing|only air|air|rocks|sawdust|cobwebs) (?:between (?:your|those) ears|in (?:your|that) head|upstairs) {clause_end}",
      'you (?:are having|having|be having) no {virtue} {clause_end}',
      pattern`
        {clause_start}(?:try|start) (?:having|showing|growing|using|finding|developing|acting like you have) (?:a |
        an |some |your |any )?(?:[a-z]+ )?(?:{virtue}|brain) (?:for once |for a change )?{clause_end}
      `,
      pattern`
        {sentence_start}(?:ever heard of|have you (?:ever )?heard of|heard of) (?:deodorant|soap|manners|a shower|
        showers|decency|respect|privacy|hygiene|a toothbrush|toothpaste|knocking|honesty|basic decency|empathy|shame|
        a bin|headphones|personal space)(?=[ ]) ?(?=[.!?¶]|$)
      `,
      '{sentence_start}(?:buy|use|discover|try) (?:some |a )?(?:soap|deodorant|shampoo|toothpaste|toothbrush|mouthwash) (?=[.!¶]|$)',
      pattern`
        (?:i (?:really |genuinely |honestly )*(?:pity|feel sorry for|feel bad for|weep for|pray for) (?:you|
        your (?:P|[a-z]+)|whoever {word}{1,5}(?:you)?|anyone who {word}{1,5}(?:you)?|
        the (?:P|[a-z]+) (?:who|that) {word}{1,4}(?:you)?) ?){clause_end}
      `,
      pattern`
        how (?:your|any|anyone|anybody|my|that) (?:P |[a-z]+ )?(?:puts up with|stands|tolerates|married|lives with|
        can stand|put up with|loves|could love) you (?:i will never know|i 'll never know|is beyond me|is a mystery|
        i have no idea|i don't know)? ?{clause_end}
      `,
      pattern`
        i (?:can't|cannot|can not|still can't) believe (?:that )?i (?:ever |once |actually )*(?:married|loved|trusted|
        dated|befriended|hired|lived with|wasted {word}{1,4}on|called) (?:such (?:a |an )?(?:[TWH] )*[NSFP]|
        you (?:a |my )?(?:P|[a-z]+)|(?:a |an )(?:[TWH] )*[NSF]) {clause_end}
      `,
      pattern`
        (?:talking|speaking|reasoning|arguing|living|working|sharing a (?:flat|room|house|desk|office)|dealing|
        being married|being with) (?:to |with )?you (?:is|was|feels) (?:just |exactly |literally |
        basically )*like {word}{1,8}{clause_end}
      `,
      pattern`
        {clause_start}(?:even |my |a |an |any |most |the )*(?:[TW] )?(?:F|N|P|wolves|horses) (?:have|has|live|lives|
        eat|eats|clean|cleans|behave|behaves|drive|drives|cook|cooks|sing|sings|speak|speaks) (?:up after themselves|
        after themselves|(?:more|better|cleaner|nicer|less) {word}{0,2}?than you(?: do| are)?) ?(?:, and (?:she|he|
        it) 's {word}{1,3})?{clause_end}
      `,
      "(?:your|people of your) (?:kind|sort|type) (?:always|never|can't|will never|should|would|all|don't|do) (?:ever )?{word}{0,5}{clause_end}",
      "you (?:have|'ve) (?:only )?(?:brought|bring) (?:nothing but )?(?:shame|disgrace|dishonou?r) (?:on|to|upon) {word}{1,4}{clause_end}",
      '{sentence_start}you and (?:your|that) (?:precious |[TWH] |so-called |big |bloody )*{word}{1,3}(?=[.!¶]|$)',
      '(?:i )?hold you in (?:utter |total |complete |nothing but )?contempt {clause_end}',
      pattern`
        (?:{you}|you (?:[a-zT]+ )?(?:people|lot|types?|folks?|guys|folk|landlords|men|women|boys|girls|kids|
        P) )(?:clearly |really |obviously |people |still |honestly |just |truly |literally )*(?:have|got|get|had|
        possess|show|showed|have got|'ve got|no get|don't have|do not have|haven't got|have not got|haven't|never had|
        don't possess|ain't got|dont have|lack|lacks|are lacking|know)(?: got)? (?:absolutely |just |literally |even |
        any |such )*(?:no|any|zero|an ounce of|a shred of|not an ounce of|even a shred of|even an ounce of|a single|
        one|a|an|the|two|half a|less|no sense of|about as much|the most basic|W|proper|common)? ?(?:P |H |O |
        functioning |working |decent |moral |single )*{virtue}(?: (?:or|and|
        nor) (?:no )?{virtue})?(?: to rub together| between you| in your (?:[a-zTW]+ )?(?:body|head|
        skull)| at all| whatsoever| left| to speak of| in you)? {clause_end}
      `,
      'you no (?:get|dey get|sabi|know) (?:sense|shame|brain|manners|home training|conscience|book|anything|respect|god) ',
      pattern`
        {clause_start}(?:please |at least |just |abeg )*(?:have|show|learn|get|find|grow|develop|buy|
        borrow) (?:yourself )?(?:some|a little|a bit of|an ounce of|a shred of|a|at least some) (?:P |H |O |W |
        common )*{virtue}(?: (?:and|or) {virtue})?(?: (?:at|for|in) (?:your|once in your|your own) (?:age|life|
        sake)| for once)?(?: , [TW] (?:old |little )*P)? {clause_end}
      `,
      pattern`
        (?:you |never )*(?:wouldn't|would not|don't|do not|never|can't|no) (?:even )?(?:know|recogni[sz]e|understand|
        spell) (?:what )?(?:the truth|honesty|respect|work|decency|shame|loyalty|manners|hard work|a day's work|
        a hard day's work|the meaning of \w+|the first thing about {word}{1,3}|your (?:arse|ass|O) from {word}{1,3}|
        right from wrong)(?: is| means)? (?:if it (?:\w+ ){1,8})?{clause_end}
      `,
      '(?:someone|somebody|a P|people|a person|men|women|a man|a woman) (?:as )?[TW] (?:as )?(?:you|like you) {clause_end}',
      "you (?:are|'re)? ?(?:not capable|incapable) of (?:\\w+ )?(?:love|empathy|honesty|caring|thinking|anything|telling the truth|being honest|being decent|shame|basic [a-z]+) ",
      pattern`
        (?:you|u) (?:all |lot |people )?(?:can't|cannot|can not|never could|couldn't|can never) (?:even )?(?:count|
        spell|tell the time|add up|think straight|think for yourself|keep your (?:[a-zTW]+ )?(?:mouth|trap|gob) shut|
        help yourself|tell the truth|be honest for once|do (?:anything|one thing|a thing) right|
        do the (?:simplest|most basic) (?:[a-z]+ ){1,2}|read a (?:[a-z]+ )?(?:ticket|sign|clock|room|label|calendar|
        map|recipe|book|sentence)) {clause_end}
      `,
      pattern`
        your (?:parents|P|mother|family|people) (?:should|must|would|will|clearly|obviously|never|didn't|did not|
        forgot to|failed to|raised|ought to) (?:be |have |so |to )*(?:[a-z']+ )?(?:ashamed|embarrassed|mortified|
        horrified|appalled|black affronted|proud|turning in (?:her|his|their) grave|teach you|taught you|raise you|
        train you|raised a|raised an|rolling in (?:her|his|their) grave)(?: of you)?(?: {word}{1,3}| ){clause_end}
      `,
      pattern`
        (?:you|u) (?:never|don't|dont|do not|haven't|could|should|need to|might want to) (?:ever |even |bother to |
        try )?(?:wash(?:ed|ing)?|shower(?:ed|ing)?|bath(?:e|ed)?|own a toothbrush|use soap|brush your teeth|
        see a mirror|heard of soap|discover soap)(?: (?:in your life|yourself|either|properly|for once))? {clause_end}
      `,
      pattern`
        your (?:breath|feet|armpits?|pits|face|hair|teeth|laugh|voice|clothes|body) (?:stinks?|reeks?|smells?|
        is (?:[TWF]|foul|vile)|makes? (?:me|people|everyone) {word}{1,3}|could {word}{1,5}) (?:of (?:[a-z]+ ){1,2}|
        like {word}{1,3})?{clause_end}
      `,
      pattern`
        (?:you|people like you|your (?:kind|sort|type|lot)) (?:people )?(?:are all the same|
        are the problem with {word}{1,3}|are what is wrong with {word}{1,3}|make me sick|disgust me|
        shouldn't (?:be allowed to )?{word}{1,4}|should(?:n't| not) be allowed {word}{1,6}|never change|
        ruin (?:everything|it for everyone)|always (?:lie|cheat|steal|think {word}{1,5})|
        have no place {word}{1,3}) {clause_end}
      `,
      'your (?:kind|sort|type|whole family|entire family|family|generation) (?:are|is|was|were) (?:all |nothing but |just |full of )*(?:[TWNSF] )+(?:P )?{clause_end}',
      pattern`
        (?:with|and|for) (?:your|that|those|a) (?:[TWH] |big )+(?:face|mouth|head|gob|mug|smile|grin|voice|nose|belly|
        backside|O|brain|hands|attitude|personality|mind|heart) (?:of yours )?{clause_end}
      `,
      'you (?:smell|stink|reek|smelled|stank) (?:like|of(?! (?:beer|wine|drink|alcohol|whisky|whiskey|vodka|gin|rum|smoke|weed|cigarettes|perfume|petrol|gas) )|worse than) {word}{1,5}{clause_end}',
      pattern`
        (?:you have|you 've|you got|you have got|you 've got) (?:got )?(?:some|a|the|such a|quite the|a lot of|
        a real) (?:H |O |real |big )*(?:nerve|cheek|gall|neck|face|brass neck|audacity|balls|mouth on you|big mouth|
        ego|temper)(?: on you)? {clause_end}
      `,
      "(?:you|u) (?:are |'re )?(?:all|just|only|nothing but) (?:talk|mouth|hot air|bark|show|noise|ego|drama|lies|excuses)(?: and no (?:[a-z]+))? {clause_end}",
    ],
  },
  {
    name: 'sarcastic praise',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'Well done, genius.',
      'Congratulations on being the worst flatmate alive.',
      'Great parenting.',
      'What a hero.',
      'Father of the year right here.',
      'Give yourself a medal.',
      'Aren’t you clever.',
      'You must be so proud.',
      'Your remarkable intellect deserves a prize.',
    ],
    patterns: [
      pattern`
        (?<=^ )(?:well done|congratulations|congrats|bravo|nice one|nice work|nice going|good job|great job|
        great work|way to go|smart move|genius move|slow clap|round of applause|clap clap|hats off|brilliant|
        wonderful|fantastic) (?:, )?(?:to |for |on |you |again |then |
        mate )*(?:(?:being|winning|becoming) )?(?:[a-z]+ ){0,2}?(?:[TWH] )*(?:[NSFV]|[TW] P|
        (?:worst|dumbest|laziest|rudest|meanest|most [TWa-z]+|biggest) {word}{1,4}) {word}{0,4}{sentence_end}
      `,
      pattern`
        {sentence_start}(?:what a|some|such a|a real|a true|real|true) (?:{heat} |real |true |great |big |lovely |
        wonderful |fine |charming |delightful )*(?:hero|heroine|gentleman|gent|saint|angel|genius|man|gem|catch|
        charmer|treat|delight|prince|princess|star|legend|role model|class act|piece of work|stand-up guy|keeper|
        winner|champion|peach|V)(?: you are| he is| she is)? (?=[.!¶]|$)
      `,
      pattern`
        {sentence_start}(?:great|brilliant|fantastic|excellent|top|wonderful|lovely|stellar|outstanding|superb|
        quality|a-plus|a plus|10/10|ten out of ten|nice|solid|first-class|first class) (?:provider|parenting|
        fathering|mothering|manners|customer service|service|leadership|neighbou?ring|friendship|parent|timekeeping|
        upbringing|behaviou?r|role model|example)(?: (?:there|as always|as usual|again|mate|you two|today|tonight|
        boss|P|V|chief|coach|captain|ji|sahib|sir))* (?=[.!¶EX]|$)
      `,
      pattern`
        {sentence_start}(?:give|get|buy|award) (?:yourself|this P|that P|you|him|her|them|the P|it) (?:a|an|the|
        some) {word}{0,3}(?:medal|prize|award|trophy|oscar|cookie|biscuit|gold star|nobel|clap|round of applause|
        pat on the back|crown|dunce cap|dunce's cap)(?: for {word}{1,7})? ?{sentence_end}
      `,
      pattern`
        {sentence_start}(?:aren't you|isn't he|isn't she|aren't we|ain't you|you are so|you're so|you must be|
        you must feel|you must think you are) (?:just |so |very |such a |a |the |real |really |feeling )*(?:clever|
        special|brave|smart|charming|proud|a treat|treat|little angel|angel|a peach|delight|big|big man|perfect|
        important|hilarious|funny|sweet|precious)(?: (?:of yourself|little thing|boy|girl|then|today|now))? (?=[.!?¶]|
        $)
      `,
      pattern`
        (?:your|such|that) (?:remarkable|great|superior|mighty|towering|giant|enormous|massive|huge|brilliant|
        stunning|dazzling|legendary|tiny|little|minuscule|single|one) (?:intellect|brain|mind|brain cell|wit|genius|
        wisdom|ego|brainpower|head) (?:(?!(?:i|we|you) )[a-zNFTW']+ ){0,7}{sentence_end}
      `,
      pattern`
        (?:and )?(?:the (?:award|prize|medal|oscar|trophy|crown|nobel) for {word}{1,6}goes to {word}{0,3}|
        you (?:win|deserve|get|should get|really deserve) (?:the|an|a) {word}{0,3}(?:award|prize|medal|oscar|
        trophy)(?: for {word}{1,6})? ?){sentence_end}
      `,
      pattern`
        {sentence_start}(?:(?:wow|oh) (?:, )?)?(?:how|so|very|real|really|super|well) (?:big|classy|mature|grown-up|
        grown up|brave|noble|generous|gracious|charming|clever|original|adult|manly|ladylike|gentlemanly|christian|
        convenient|kind|thoughtful)(?: of (?:you|him|her|them))? (?=[.!¶]|$)
      `,
      '{sentence_start}V (?:right |over )?(?:here|there|award|material|everyone|everybody|folks|P) {sentence_end}',
      pattern`
        {sentence_start}(?:mother|father|mum|mom|dad|parent|parents|husband|wife|friend|boss|neighbou?r|landlord|
        boyfriend|girlfriend|P|V) of the (?:year|century|month|decade)(?: right)?(?: (?:here|there|award|material|
        over here|everyone|everybody|folks|ladies and gentlemen))* (?=[.!?¶EX]|$)
      `,
    ],
  },
]
