import { pattern } from '../../../text/pattern.ts'
import { UP_TO_COMPARISON_OF_AUTHOR } from '../author-comparisons.ts'
import type { Structure } from './structure.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const NOT_OF_AUTHOR = `(?<!${UP_TO_COMPARISON_OF_AUTHOR}like .{0,40})`

/** Comparisons of the reader to an animal, a child, an object, a relative, or anyone who would have done better. */
export const COMPARISON: readonly Structure[] = [
  {
    name: 'comparison as a whole clause',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'You live like a badger.',
      'You cook like my nan drives.',
      "You're like a teenager with a credit card.",
      "You must think I'm as deaf as you are daft.",
      "You're about as useful as a chocolate teapot.",
      'You have the emotional range of a teaspoon.',
      "You've got a gob like the Mersey Tunnel.",
      "You couldn't organise a bun fight.",
      "A golden retriever would've run the tests.",
      'My dog has better manners than you.',
      'Worse than animals.',
      'A child of six could run this club better.',
      'Anyone with two brain cells would have asked for a receipt.',
      'even my 6yr old nephew more reliable than you',
      'I have met smarter bricks.',
      'One has met more integrity in pickpockets.',
      "I've never seen anybody sulk like you.",
      'You make Scrooge look generous.',
      'Even a child knows that.',
      'ur brain is a loading screen stuck on 4%.',
      'Your ego is a car park without an exit.',
    ],
    patterns: [
      "(?:you (?:must |obviously |clearly |really )*think )?(?:i|i am|we|he|she|they) (?:(?:am|are|is|'s) )?(?:as|so) [a-zTW]+ as you (?:are|look) (?:[a-zTWNSF]+ )?{mark}",
      pattern`
        your (?:tiny |little |one |whole )*(?:brains?|brain cell|skull|ego|conscience|moral compass|attention span|
        work ethic|sense of (?:humou?r|shame|duty|time|responsibility)) (?:is|was|must be) (?:just |basically |
        literally |clearly |like )*(?:an? |made of |stuck |running on |held together )(?!bit |little |lot |concern |
        worry |priority |problem |matter |scan |question )(?:{word}|D ){0,8}{clause_end}
      `,
      pattern`
        (?:you|u) (?:all |both |lot |literally |just |always |really |basically |still |even )*(?:live|lived|speak|
        speak it|speak english|write|eat|act|behave|drive|sing|talk|dress|smell|cook|clean|play|work|write|drink|
        snore|whine|cry|sulk|argue|fight|think|look|sound|stink|move|bowl|bat|dance|manage|parent|park|treat people|
        carry on|go on|run this place|strut (?:around|about)|swan (?:around|about)|prance (?:around|about)|
        walk (?:around|about)|sit (?:around|about|there)|stand there|sneak (?:around|about))(?:ed|s|ing)? (?:around |
        about |here |there )?like (?!(?:this|that|it|you|the rest|everyone|me|he|she|we|they|i|an adult|adults|
        a normal|normal|a family|a friend|a good|a team|a professional|professionals|nothing happened|nothing is|
        nothing was) )(?:an? D (?:yr old |year old )?)?{word}{1,8}(?:, and (?:she|he|it) 's dead )?{clause_end}
      `,
      '(?:you|who) (?:comported|conducted|carried) (?:yourself|yourselves) (?:just |exactly )?like (?:a|an|some) {word}{1,6}(?:, and one [^,.!?¶]+ )?{clause_end}',
      pattern`
        (?:you are|you're|you were|you) (?:acting|behaving|living|sitting (?:around|there)|sitting|lounging|
        lying (?:around|there)|carrying on|going on|eating|driving|talking|dressed|strutting (?:around|about)|whining|
        crying|sulking|snoring) (?:around |about |here |there )?like (?!(?:this|that|it|you|the rest|everyone|me|he|
        she|we|they|i|an adult|a normal|normal) )(?:a|an|some|the) {word}{1,6}{clause_end}
      `,
      "(?:you are|you're) (?:just |basically |literally |exactly |worse than |being |more |actually )*like (?:a|an|some|one of those|my|the) {word}{1,7}(?:, except {word}{2,10})?{clause_end}",
      "(?:you are|you're|you were|your [a-z]+ (?:is|are|was)) {very}*(?:about |roughly |only )?as (?:much (?:use|help|fun)|[a-zTW-]+) as (?:a|an|the|my|your|two|any) {word}{1,6}{clause_end}",
      "(?:you are|you're|you were) {very}*(?:worse|lower|dumber|thicker|more [a-zTW]+|less [a-z]+|[a-z]+er) than (?:a|an|any|my|your|all|the) {word}{1,5}{clause_end}",
      "(?:and )?(?:you are |you're )?(?:even )?(?:worse|lower|dumber|thicker|stupider|dirtier|filthier) than (?:a |an |any |the )?(?:[a-zNFT]+ )?(?:[NSF]|{animal}|dirt|scum|vermin) {clause_end}",
      '(?:you|who) (?:clearly |obviously |evidently |really |, )*(?:have|has|possess|got|show|with) (?:got )?(?:about )?(?:the|all the) {word}{1,3}of (?:a|an|the) {word}{1,4}{clause_end}',
      pattern`
        you (?:have|'ve|got|have got) (?:got )?(?:a |an |the )?(?:[TWH] )?(?:gob|mouth|face|head|voice|brain|mind|
        skull|laugh|memory|tongue|smile|heart|ego|manners|personality|arse|O|breath) (?:like|like a|like the|
        on you like) {word}{1,6}{clause_end}
      `,
      pattern`
        you (?:couldn't|can't|could not|cannot|wouldn't) (?:even )?(?:organi[sz]e (?:a|an)|find your own|pour water|
        pour p|pour O|run a (?:bath|tap|raffle)|boil (?:a|an|water)|spell|count to|count past|tell your|tie your|
        lie straight|manage a(?! (?:thank|thanks|sorry|hello|hi|goodbye|text|call|reply|message|word|visit|card|smile|P) )|hit a barn|find the|punch your way|fight your way|think your way|read a|keep a|lead a|
        be trusted with a|recogni[sz]e) (?:[a-zDNFTWO'-]+ ){0,8}{clause_end}
      `,
      pattern`
        you (?:couldn't|can't|could not|wouldn't|would not|don't) {word}{1,5}(?:if (?:your life depended on it|
        you tried|it (?:hit|bit|slapped|punched|smacked|kicked|sat on|
        jumped up and bit) you(?: (?:in|on) (?:the|your) [a-zO]+)?|i (?:drew|paid) you (?:[a-z]+ )?)|
        to save your life|with a (?:map|manual|torch|map and a [a-z]+)|with both hands|in a brewery) {clause_end}
      `,
      pattern`
        (?:even )?(?:a|an|my|your|the) (?!P |friend |doctor |lawyer |good |decent |normal |
        real )(?:[a-zNFTWD-]+ ){1,3}(?:would|could|can|has|have|does|is) (?:have |'ve )?(?:more|better|done|run|been|
        a better|be|do|shown|managed|a higher|at least|smarter|cleaner|kinder|nicer) {word}{0,6}(?:than|
        (?<!(?:for|to|with|of|from|suit|suits) )you)(?: you(?: are| do| have| did|'re)?)? {clause_end}
      `,
      pattern`
        (?:even )?(?:a|an|the) (?:[a-z]+ )?(?:retriever|labrador|dog|goldfish|hamster|monkey|chimp|chimpanzee|toddler|
        donkey|goat|parrot|cat|pigeon|child|baby|five-year-old|four-year-old|three-year-old|two-year-old|kid|brick|
        rock|potato|houseplant|plant|toaster|traffic cone|{mild_noun}) (?:would|could|would've|could've) (?:have |
        've )?{word}{1,7}{clause_end}
      `,
      pattern`
        (?:even )?an? (?:child|kid|lad|boy|girl|toddler) of (?:D|[a-z]+) (?:could|would|
        can) (?:have )?{word}{0,4}(?:better|known|seen|managed|done|understood|noticed|manage|do it|
        do that) {word}{0,2}{clause_end}
      `,
      pattern`
        (?:even )?(?:an? (?:[a-z]+ )?(?:grader|schooler|schoolboy|schoolgirl|schoolchild|kindergart(?:ner|ener)|
        preschooler|first-year)|an? (?:[a-z]+-)?trained [a-z]+|(?:an?|any|my) (?:[a-z]+-year-old|
        [a-z]+ year old)) (?:(?:would|could|might) (?:have |'ve |of )(?:caught|spotted|seen|noticed|known|added|
        counted|done|read|understood|managed|figured|written|told|remembered|drawn|worked|handled|got|fixed|filled)|
        (?:can|could|would) (?:do|file|write|spell|add|count|see|know|manage|understand|run|handle) (?:it|this|that|
        these|those|your|better)|knows (?:that|better)) {word}{0,6}{clause_end}
      `,
      'even (?:a|an|my|your|the) (?:D )?(?:(?:yr|year|years) )?(?:old )?(?:[a-zNFTP]+ ){1,2}(?:more [a-zTW]+|[a-z]+er) than you (?:are )?{clause_end}',
      pattern`
        (?:anyone|anybody|someone|any P) with (?:more than |even |at least )?(?:an?|one|two|half an?|D) (?:[a-z]+ )?(?:
        brain cells?|braincells?|brain|(?:ounce|shred|scrap) of [a-z]+) (?:would|could|can|knows?|
        should) (?:have |'ve )?{word}{1,8}{clause_end}
      `,
      "i (?:have |'ve )(?:seen|met|known|had|scraped|flushed|stepped in) {word}{0,3}?(?:smarter|better|cleaner|kinder|brighter|wiser|more [a-zTW]+|nicer|friendlier|tidier) {word}{1,6}{clause_end}",
      'one has (?:met|seen) more (?:[a-z]+ )in {word}{1,3}{clause_end}',
      'your [a-zC]+ is (?:only )?(?:matched|rivall?ed|exceeded|surpassed) only by your [a-zC]+ {clause_end}',
      pattern`
        i (?:have |'ve )?(?:never|not ever) (?:in my life |once )?(?:seen|met|known|encountered|come across|
        dealt with|had) (?:such (?:a |an )?{word}{1,5}|(?:anyone|anybody|someone|somebody|a P|a grown P|P|
        a [a-z]+) (?:(?:sulk|whine|lie|eat|behave|moan|act|complain|cheat|waste|ruin|talk|drive|cook) )?(?:so |as |
        this |more |that |quite so |quite as )?(?:[a-zTWNF]+ )?(?:as |like |
        than )?you(?: (?:over|about|when) {word}{1,4})?(?: are)?) {clause_end}
      `,
      'you (?:make|would make) {word}{1,3}(?:look|sound|seem) (?:like )?{word}{1,4}{clause_end}',
      pattern`
        (?:even )?(?:a |an |any )(?:[a-z]+ )?(?:child|baby|toddler|idiot|dog|monkey|donkey|animal|fool|five-year-old|
        kid|F|N) (?:knows|know|understands|understand|gets|can|could|does|has) (?:that|it|better|this|how|
        {word}{1,4}better|more (?:[a-z]+ )?than you)(?: than you)? {clause_end}
      `,
      "(?:that|it|this) (?:is|'s) (?:a bit )?rich(?:,)? (?:coming )?from you {clause_end}",
      "(?:you are |you're )?cut from the same cloth(?: as {word}{1,3})? {clause_end}",
      "the apple (?:doesn't|didn't|does not|did not|never) (?:fall|fell) far(?: from the tree)? {clause_end}",
    ],
  },
  {
    name: 'comparison behind a statement',
    cut: 'words',
    reason: 'insult',
    examples: [
      'You ate it all on Monday like a pig.',
      'You sit there with the remote like some maharaja.',
      'Why do I have to chase you for the gas bill like some debt collector?',
      'Since when do you read my diary like some detective?',
      'You just stood there like a lemon.',
      'Pay up like the crook you are.',
    ],
    patterns: [
      "(?:, )?(?<!(?:feel|felt|feels|feeling) )like the {called}(?:that )?(?:you are |you're )?(?=[-,.;:!?¶)EX]|and |$)",
      pattern`
        (?:, )?(?<!(?:sounding|sound|sounded|look|looks|looked|looking|feeling|seem|seemed|being) )(?<!(?:who|he|she|
        they) [a-z]+ )like (?:a |an |some )(?:{big} )*(?:[NSO]|T [NSFPO]) (?=[-,.;:!?¶)EX]|and |when |again |
        $)(?<!(?:me|us|him|her|them|feel|felt) like .{0,40})${NOT_OF_AUTHOR}
      `,
      pattern`
        (?:, )?(?<=[ ,]you (?:[^ ]+ ){1,14})(?<!(?:me|us|him|her|them|it|feel|felt|feels|look|looks|smell|smells|
        treated|sounding|sound) )(?:just )?like (?:a |an |some )(?:[TWH] |little |overgrown |wild |stray |big |old |
        spare |stuffed )*(?:F|{animal}|lemon|plum|pudding|lump|statue|dummy|mannequin|plank|
        spare part) {mark}(?<!(?:me|us|him|her|them|feel|felt) like .{0,40})${NOT_OF_AUTHOR}
      `,
      '(?<=why (?:do|must|should|am) (?:i|we) .{1,120})like some (?:sort of |kind of )?{word}{1,3}(?=[?!.,;¶]|$)',
      pattern`
        (?:, )?(?<=(?:you|your|since when) .{1,120})(?<!(?:feel|felt|feels|feeling|look|looks|looked|looking|seem|
        seems|seemed|sound|sounds|sounded|smells?|being|treat|treated|me|us|him|her|them|it|something|anything|stuff|
        things?|would|'d|i|you|we|they|is|are|was|were|'s|just|not) )like some (?:sort of |
        kind of )?{word}{1,3}(?=[?!.,;¶]|$)${NOT_OF_AUTHOR}
      `,
    ],
  },
]
