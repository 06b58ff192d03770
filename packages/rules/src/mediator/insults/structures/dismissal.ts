import { pattern } from '../../../text/pattern.ts'
import { FIRST_NAMES } from '../capitals.ts'
import { SAYINGS } from '../sayings.ts'
import type { Structure } from './structure.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** Whole clauses that send the reader away, wish them ill or only insult. */
export const DISMISSAL: readonly Structure[] = [
  {
    name: 'saying',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'Get stuffed.',
      'Wind your neck in!',
      'Give me the keys and do one.',
      'Grow up Tom.',
      "I can't stand you.",
    ],
    patterns: [
      pattern`
        (?:{clause_start}|(?<=(?:like|omg) ))(?:${SAYINGS.join('|')})(?:{pause}|
        (?:grandma|grandpa|granny|boomer|mate|pal|bro|love|princess|sweetheart|darling|kid|lady|mister) (?=[.!?¶]|$)|
        (?=(?:${[...FIRST_NAMES].join('|')}) (?:[,.!?¶]|$))|(?=(?:you're|i am|i|we|she|he|D|give|send|pay|call|text|
        tell|bring|return|delete|answer|unban) |you (?!for|to|if|about)))
      `,
    ],
  },
  {
    name: 'dismissal and curse',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'Sod off.',
      'Go to hell, all of you.',
      'Shut your mouth.',
      'I hope you rot.',
      'May your tea always be cold.',
      'Go cry to your mother.',
      'Nobody here even likes you.',
      'get a life grandma',
      'Take your attitude and shove it.',
      'Learn to read a calendar.',
      'Imagine being this wrong and this ugly.',
    ],
    patterns: [
      pattern`
        {clause_start}(?:you (?:can|should) )?(?:just )?(?:go )?(?:crawl|slither|climb|creep|get|go) back (?:to|under|
        into|in) (?:your|the|that|whatever|whichever) {word}{1,4}(?:you (?:crawled|came|slithered|climbed) (?:out of|
        from|out from under) )?{clause_end}
      `,
      'i hope (?:you|your {word}) ?(?:step|tread|slip|fall|sit|trip) (?:on|in|over|down) {word}{1,4}{clause_end}',
      'may (?:all |every one of )?(?:your|you) {word}{1,8}{sentence_end}',
      '{clause_start}(?:zip it|pipe down|button it|put a sock in it|belt up|give it a rest) {clause_end}',
      "(?:nobody|no one|not a soul) (?:would|will|is going to|'d) (?:ever )?(?:miss|mourn|cry for|want|marry|believe|notice) you(?: (?:if|when) you {word}{1,3})? {clause_end}",
      'you (?:will|shall|can) (?:not|never) prosper {sentence_end}',
      'god (?:will |shall |go )?punish (?:all of you|you all|the lot of you|you and {word}{1,3}) ?{clause_end}',
      "{clause_start}(?:please |just )*(?:don't|do not) be (?:such )?(?:a |an )?(?:[TW] )*[NFV] {clause_end}",
      '{clause_start}(?:get|move|shift|haul|get off|lift) your (?:[TWH] |big )+(?:O|backside|bum|behind) {mark}',
      'keep up the (?:great|good|excellent|brilliant) (?:parenting|lying|lies|C|fathering|mothering) {clause_end}',
      '{clause_start}(?:get|take) your (?:[TW] )?head out of (?:your|the) {word}{1,2}{clause_end}',
      "the (?:world|universe|sun) (?:doesn't|does not) (?:revolve|turn|spin) around you {clause_end}",
      "it (?:is|'s) (?:always |just |only )*(?:me me me|me , me , me)(?: with you)? {clause_end}",
      pattern`
        (?:you (?:can |should )?)?(?:just |please )?(?:go |go and )?(?:screw|bugger|eff|f|jog|naff|feck|
        {clause_start}O|O(?= off)|{clause_start}H|{clause_start}F(?= off)) (?:you|off|yourself|
        all of you)(?: (?:and )?your \w+)? (?!over |up |so )
      `,
      '(?:you can |just |please )*(?:go to|rot in|burn in|to) O (?:with you |all of you )?',
      '(?<!(?:to|not|never|will|would|i|we|he|she|they|and he|and she) )(?<! (?:i|we|he|she|they) (?:[^ ]+ ){1,8}and )(?:just |please )*shut (?:the O )?(?:up|it(?= (?:[-.,;:!?¶)EX]|you |$))|your (?:\\w+ )?(?:mouth|face|trap|gob|cakehole|pie hole|piehole|beak)) ',
      pattern`
        {clause_start}(?:just |please )*(?:learn|go learn|try learning) (?:how )?to (?:read|count|spell|drive|wash|
        share|cook|park|clean|think|listen|behave|tell (?:the )?time)(?: (?:a|an|the|your|like) [a-zP]+)? {clause_end}
      `,
      '(?:screw your \\w+|what a O) ',
      pattern`
        {clause_start}(?:just )?go (?:and )?(?:cry|whine|moan|crawl|run|hide|play|bother|annoy|back|boil|jump|choke|
        drown|eat|suck|lick|kiss|marry|fetch) (?:back )?(?:to|into|under|with|your|in|on|off|someone|somebody|dirt|a|
        an)(?: (?:your|the|a|an|else|with|own|hole|mummy|mommy|mama|mother|friends|head|traffic|lake|cliff|bridge|
        rock|cave|egg|dick|lemon|bag of [a-z]+|corner|wherever you came from|village)){1,4} {clause_end}
      `,
      pattern`
        {clause_start}(?:i (?:really |honestly |sincerely )?hope|hope|i pray|i wish|may) (?:that )?(?:you|your|u|it|
        karma|god|somebody|someone|the next) (?:[a-zNFTWPO]+ ){0,2}?(?:rots?|chokes?|suffers?|burns?|dies?|loses?|
        fails?|regrets?|pays?|breaks?|crash(?:es)?|trips?|explodes?|drowns?|starves?|falls? off|bites? you|
        haunts? you|gets? you|punish(?:es)? you|never find|are ashamed|end up alone|end up (?:[a-z]+ )?[TWa-z]+|
        stubs?|gets? what you deserve|feel ashamed|itch(?:es)?|is proud of you|are proud of yourself|
        're proud of yourself|'re happy|always be [a-z]+)(?: {word}{1,8}| ){clause_end}
      `,
      'god punish (?:that|this|your|the|una|all) {word}{1,5}{clause_end}',
      'may (?:you|your|god|thunder|karma) {word}{2,8}{sentence_end}',
      pattern`
        (?:nobody|no one|everyone|everybody|people|we all|they all|the whole [a-z]+) (?:even |really |here |
        in (?:the|this) [a-z]+ |on (?:the|this) [a-z]+ )*(?:likes|can stand|can bear|wants|respects|hates|can't stand|
        loves|laughs at|despises|laugh at|hate|despise|pities|pity|is laughing at|are laughing at|avoids|
        dreads) you (?:anyway |here |anymore |any more )?{pause}
      `,
      "(?:it is |it's |it 's )?no wonder (?:nobody|no one|everyone|your \\w+|he|she|they) (?:\\w+ ){1,3}you {pause}",
      pattern`
        (?:it is |it's |it 's )?no wonder (?:(?:you are|you're) (?:still )?(?:single|alone|divorced|lonely|friendless|
        unemployed|jobless|[NS])|you (?:have|'ve|got) (?:got )?no (?:friends?|[a-z]+)|
        your [a-zP]+ (?:left|divorced|ran|hates?|avoids?|can't stand|cheated|dumped|
        moved) {word}{0,3}?(?:you )?) ?{pause}
      `,
      "(?:so |that's so |that 's so |how |just )*typical (?:of )?you {mark}",
      pattern`
        i (?:really |{heat} |just |absolutely |honestly )*(?:hate|despise|loathe|detest|can't stand|can not stand|
        can't bear) (?:you|your guts|the sight of you|your face|the sound of your voice|everything about you) {pause}
      `,
      "(?:i )?(?:wouldn't|would not) (?:piss|spit|pee) on you (?:if {word}{1,5})?{clause_end}",
      "(?:i )?(?:wouldn't|would not) (?:even )?(?:trust|believe) you (?:to|with a|as far as) (?:i could (?:throw|spit)(?: you)?|{word}{1,7}){clause_end}",
      pattern`
        (?:you (?:really |just |totally |{heat} |always |all )*(?:suck|stink|reek|disgust me|repulse me|sicken me|
        make me (?:sick|puke|want to (?:puke|vomit|throw up|be sick)|ashamed|cringe|gag)|
        make my (?:skin crawl|blood boil)|are dead to me|should be ashamed(?: of yourself)?|
        ought to be ashamed(?: of yourself)?|should really be ashamed(?: of yourself)?|
        should be (?:locked up|in prison|in a zoo|on a leash|sterili[sz]ed|sectioned)|
        belong in (?:a|the) (?:[a-z]+ ){1,2}|belong (?:in prison|behind bars|in jail)|have some nerve|
        have (?:got )?a nerve|'ve got a nerve|'ve got some nerve|have the nerve|are out of your mind|
        are off your head|are full of yourself|are so full of it)) (?!at )
      `,
      '{clause_start}the sight of you (?:makes|gives|turns) {word}{1,5}{clause_end}',
      '(?:shame|woe|curses?|damn|a curse|a plague|a pox|hell|boo|boos) (?:on|upon|to|with) (?:you|you all|the lot of you|both of you|your (?:[a-z]+ )?(?:house|family|head|name))(?: all)? ',
      pattern`
        (?:take|put|stick|shove|stuff) (?:your|that|this|it|the) {word}{0,3}(?:and |up |where )(?:shove it|stick it|
        stuff it|your (?:own )?[O](?: for all i care)?|the sun {word}{1,3}|choke on it)(?: up your O)? {clause_end}
      `,
      'imagine (?:being|thinking|having|needing|living|waking up|writing|believing|getting) (?:[a-zNFTWPD]+ ){0,5}(?:[TWNSF]|this|that|so|no) (?:[a-zNFTWPD]+ ){0,6}{sentence_end}',
      "(?:you don't|you do not|you no|u dont) deserve (?:her|him|us|me|them|that child|those kids|a P|anything|any of (?:this|us)|friends|kids|children|[a-z]+) {clause_end}",
      '(?:please |just )*(?:use your (?:H )?(?:brain|head)(?: for once)?|get your (?:head|eyes|ears|brain) (?:checked|examined|tested|cleaned|read)|seek help) {clause_end}',
      "(?<!(?:shows?|showed|proves?|proved|know|knows|forget|forgot|see|me) )(?:some|what a|what an) (?:[a-z]+ )?P you (?:are|were|turned out to be|'ve turned out to be) ",
      "[NSF] (?:doesn't|does not|don't) (?:even )?(?:begin to )?(?:cover|describe) (?:it|you) ",
      '(?:you no (?:dey|get|sabi) shame|you don (?:W|mad)|shame (?:dey catch |no dey catch )?you|god (?:go |will )?punish you) {clause_end}',
      "(?:your|ya) (?:head|brain|head dey|brain dey) (?:no|not|is not|isn't|don|dey) (?:dey )?(?:correct|work|right|ok|working|scatter|touch|hot|knock|knock(?:ed)?|functioning|well) {clause_end}",
      pattern`
        (?:god|thunder|sango|ogun|amadioha|lightning|breeze|karma) (?:go |will |shall |don )?(?:punish|fire|strike|
        kill|judge|visit|curse|blow|catch) (?:you|your (?:[a-z]+ ){1,2})(?: there| o| die)? ?{clause_end}
      `,
      '(?:and )?you (?:dare to |dare |have the (?:nerve|cheek|gall) to |still )?call yourself (?:a|an|my) (?:[a-z]+ )?(?:P|[a-z]+) (?:[a-z]+ )?{mark}',
      'call yourself (?:a|an|my) (?:[a-z]+ )?(?:P|[a-z]+) {mark}',
      pattern`
        you (?:really |clearly |seriously |badly |people )*need (?:your head examined|professional help|serious help|
        help|your head checking|your head checked|a brain|psychiatric help|to see a shrink|jesus|deliverance|a slap|
        locking up|putting down|to be locked up|home training|a reality check|to grow up|
        to get a (?:grip|life|clue)) {clause_end}
      `,
      '(?:please |just )*(?:(?:enough of|enough with|cut|spare me|save me) (?:with )?(?:your|the|this|that|all your)|(?:stop|quit) (?:with )?(?:your|all your)) (?:[TWHO] )*C {clause_end}',
    ],
  },
]
