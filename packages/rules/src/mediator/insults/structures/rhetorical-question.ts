import { pattern } from '../../../text/pattern.ts'
import type { Structure } from './structure.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** Rhetorical questions about brains, senses, sanity, shame and upbringing. */
export const RHETORICAL_QUESTION: readonly Structure[] = [
  {
    name: 'question about wits and senses',
    cut: 'clause',
    reason: 'insult',
    examples: [
      "What's wrong with you?",
      'Are you deaf or just too dumb to own an animal?',
      'Do you people share one brain cell between you?',
      'Did you leave your brain at the bar?',
      'Is there anything between your ears?',
      'Does ur big mouth ever close?',
      'What planet are you on?',
      'Can you not read?',
      'Have you lost your mind?',
      'Were you dropped on your head?',
    ],
    patterns: [
      'did you (?:buy|purchase|get|print|win) your (?:mba|degree|phd|certificate|licen[cs]e|diploma) (?:from|at|on|by) the (?:roadside|market|street|internet|photocopier|gutter) (?=[?])',
      "(?:is it that )?you (?:did not|did n't|didn't|never) (?:even )?(?:go|went|attend|attended|finish|finished) (?:to )?school (?:at all )?(?=[?])",
      '(?:did|do) (?:you|u) (?:get|buy|find|win|steal|print|pick up) your (?:[a-z]+ ){1,2}(?:out of|from|in|off) (?:a |an |the ){word}{1,4}(?=[?!])',
      '(?:were|have) you (?:always |been )?(?:born |always )?(?:this|that|so) [TW] (?:or {word}{1,7}|your whole life |all your life |from birth )?(?=[?!])',
      '(?:did|do) you (?:practi[sc]e|take lessons|study|train|swallow|take|need) (?:a |an |to be |being |how to be )?(?:this |so |that )?[TWNF] {word}{0,2}(?=[?!])',
      pattern`
        have you ever (?:had|done|told|earned|washed|worked|told) (?:a|an|one|anything) (?:original |single |honest |
        decent |kind |full )?(?:thought|idea|truth|day(?:'s work| of work)|thing|word|day) ?{word}{0,3}(?=[?!])
      `,
      '(?:who|what) (?:hurt|let|bit|died and made|dropped|unleashed|invented|asked) (?:you|u)(?: out| king| queen| boss| on your head)? (?=[?!])',
      'why are you (?:always |all |people )?(?:like this|like that|the way you are) (?=[?!])',
      pattern`
        (?:what|wtf) (?:(?:the )?{oath} )?(?:is|'s) (?:even |actually )?(?:wrong with (?:you|you people|your head|
        your brain)|the matter with you|your (?:{heat} |{oath} )?(?:problem|damage|deal|malfunction|
        excuse this time)) 
      `,
      "what's (?:even |actually )?(?:wrong with (?:you|you people|your head|your brain)|the matter with you|your (?:{heat} |{oath} )?(?:problem|damage|deal|malfunction)) ",
      pattern`
        (?:are you|u) (?:just |really |actually |being |that |always |this |{heat} |both |all |people )*(?:[TWNSF]|
        out of your (?:tiny |little |{heat} )*mind|{very}*{called}|
        {very}*[FN])(?: or (?:what|something|(?:are you )?(?:just |{very})*(?:[TWNSF]|blind|deaf)))? {mark}
      `,
      pattern`
        are you (?:just |really |actually |being |people |both |all |completely |going )*(?:deaf|blind|deaf and blind|
        blind and deaf|on drugs|on something|high|drunk|brain damaged|brain dead|out of your head|out of your mind|
        for real|for real for real|sick in the head|mad or something|even human|insane|simple|slow|soft in the head|
        not right in the head|hard of hearing|short of a [a-z]+|allergic to {word}{1,3}|
        incapable of {word}{1,3})(?: or {word}{1,9}| ){mark}
      `,
      '(?:are you )(?:deaf|blind|slow|stupid|thick|dumb|{strong_adjective}|mad) or (?:something|what) {next}',
      '(?:are you )?(?:deaf|blind|stupid|thick|dumb|{strong_adjective}|mad) or (?:something|what|just {word}{1,7}|are you {word}{1,7}){mark}',
      pattern`
        (?:do|does|did|is|are|was|were|has|have|isn't|aren't|doesn't|don't|haven't) (?:you|u|your|any of you|
        either of you|anyone in your [a-z]+|there) (?:[a-zTWNFPH]+ ){0,5}?(?:(?:D )?(?:brains?|brain cells?|
        braincells?|skull|ears|thick head|big mouth|common sense|sense in that head|conscience|shame|eyes)|
        N) (?:(?!(?:you|i|we|if) )[a-zNFTW]+ ){0,6}(?:(?:between|
        among) (?:the (?:two|lot|both|three) of )?you )?(?=[?!.]|$)
      `,
      pattern`
        (?:is|are|was) (?:there )?(?:anything|anyone|something|nobody|nothing|anybody|the lights|a brain|
        any brain) (?:at all |even )?(?:in there|in that head|in your head|between (?:your|those) ears|upstairs|
        at home|home|on up there|inside that (?:thick )?(?:head|skull)|
        going on (?:up there|upstairs|in there|in that head)|behind (?:those|your) eyes)(?: of yours)? {mark}
      `,
      pattern`
        (?:do|have) (?:you|u) (?:have |got )?(?:soup|mud|air|sawdust|rocks|straw|porridge|cotton wool|cotton|
        mashed potato|nothing|water) (?:for brains|between your ears|in your head|in your ears|for a brain) 
      `,
      pattern`
        (?:have you|did you) (?:completely |finally |totally |really |actually )*(?:lost|lose|leave|left|misplace|
        misplaced|sell|sold|flush) your (?:[TWOH] |tiny |little )*(?:mind|marbles|brain|brains|senses|head|conscience|
        soul|spine)(?: (?:at|in|on) {word}{1,3})? {mark}
      `,
      '(?:were|was) (?:you|u) (?:repeatedly |all |both )?(?:dropped|hit|bumped) on (?:the|your) head(?: as a [a-z]+)? {mark}',
      '(?:did|do) (?:you|u) (?:fall|bump|hit|bang|get dropped)(?: on)? your head(?: {word}{1,4})? {mark}',
      '(?:what|which) planet (?:are|do) (?:you|u) (?:on|from|live on|living on|come from) {mark}',
      pattern`
        (?:can you not|can't you|can you|do you not know how to|do you even know how to|don't you know how to|
        do you know how to|did nobody teach you (?:how )?to|never learned to) (?:even |people )?(?:read|count|spell|
        tell the time|listen|think|hear|see|behave|use your (?:eyes|ears|brain)|tell time|do anything right|
        do one thing right)(?: or (?:what|something))? (?=[?!])
      `,
      pattern`
        (?:do|did) (?:you|u) (?:need|want) (?:me to )?(?:glasses|a hearing aid|your eyes tested|your ears cleaned|
        your head examined|draw you a (?:picture|map|diagram)|spell it out|it in crayon|a calculator|
        a brain transplant|crayons|help reading)(?: {word}{1,4})? {mark}
      `,
      pattern`
        (?:how many (?:[a-zTNF]+ ){0,2}brain cells? (?:do you have|have you got)|
        what (?:do you have|have you got|goes on|is going on) (?:left )?(?:in that (?:[a-zTW]+ )?head|up there|
        in your head|between your ears))(?: of yours)? ?{mark}
      `,
      "do (?:you|u) (?:honestly |really |actually |seriously )?think (?:we are|we 're|i am|everyone is|people are) (?:all )?as [TWF] as you(?: look| are)? {mark}",
    ],
  },
  {
    name: 'question about character',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'Who do you think you are?',
      'Who raised you, wolves?',
      'Were you born in a barn?',
      'Do you have no shame?',
      'What kind of a clown forgets his own anniversary?',
      'What kind of person lives like that?',
      'Which kind dirty human being are you?',
      'How stupid can you be?',
      'How do you sleep at night?',
      "Didn't your mother teach you any manners?",
      'Why are you such a pain?',
      'When did you become so heartless?',
    ],
    patterns: [
      'who (?:the {oath} )?(?:do|does|did) you think you are(?: , (?:the |some |a )?{word}{1,4})? ',
      pattern`
        who (?:the {oath} )?(?:raised|brought up|taught|dragged up|reared) (?:you|
        u)(?: up)?(?: ,?)? ?(?:(?:a pack of |a bunch of )?(?:wolves|animals|monkeys|pigs|hyenas|[NF])|like this|
        to {word}{1,4})? ?{mark}
      `,
      'who (?:does|do|did|acts?|behaves?|treats?|speaks?|talks?) (?:that|this|something like (?:that|this)|like (?:that|this)|(?:[a-z]+ )?to (?:[a-z]+ ){1,2}like (?:that|this)) (?=[?!])',
      '(?:were|was) (?:you|u) (?:all |both |actually |just )?(?:born|raised|brought up|dragged up|found|reared|educated) (?:in|by|under|on) (?:a |an |the )?{word}{1,3}{mark}',
      'you were (?:born|raised|brought up) (?:in a (?:barn|cave|jungle|zoo)|by (?:wolves|animals)) ',
      pattern`
        (?:did|didn't) (?:your (?:P|parents)|nobody|no one|anyone|anybody) (?:ever |even )?(?:not )?(?:teach|raise|
        tell) you (?:any |some |how to |about )?(?:manners|better|respect|shame|decency|hygiene|wash|behave|
        say (?:please|thank you|sorry)|share|clean up after yourself|home training)(?: at all)? {mark}
      `,
      'is (?:this|that) (?:how|what) (?:your (?:P|parents)|they|you were|u were) (?:raised|taught|brought|brought up|bring)(?: up)?(?: you| to behave| to act)? ?{mark}',
      pattern`
        (?:do|have|has|haven't|don't) (?:you|u) (?:really |even |not |honestly )*(?:have |got |feel |possess |
        know )?(?:no|any|zero|an ounce of|a shred of|even a shred of|even an ounce of|a single|one single|a bit of|
        the slightest|at least some|
        some) (?:P )?{virtue}(?: in your (?:[a-z]+ )?body| at all| left| whatsoever| of (?:shame|decency))? {mark}
      `,
      'have you no (?:P )?{virtue}(?: at all| left| whatsoever)? {mark}',
      "where (?:is|are|'s|did you leave|did you lose) your (?:H |O |P )?{virtue} {mark}",
      pattern`
        (?:what|which) (?:kind|sort|type|manner|species|breed) (?:of )?(?:a |an )?(?:[TWH] )*(?:[NSF]|P|people|
        creature|human|monster|man|mother|father|family)(?: being)? (?:are you|is (?:this|that|sitting)|does that|
        does this|does something like this|would do that|would do this|acts like this|acts like that|forgets?|does|do|
        leaves?|takes?|steals?|lets?|keeps?|lies?|treats?|talks?|sends?|charges?|sells?|speaks?|cheats?|eats?|puts?|
        parks?|makes?|refuses?|ignores?|abandons?|needs?|can't|cannot|would|sits?|gets?|has|blames?|posts?|tells?|
        hides?|(?!is|was|has|does|likes|wants|comes|works)[a-z]+[a-rt-z]s) (?:{word}{1,9})?{mark}
      `,
      pattern`
        (?:which|what) kind (?:[a-zTWN]+ ){0,2}(?:P|[NSF]|human being|person|wickedness|witchcraft|rubbish|nonsense|C|
        madness|behaviou?r|mentality|stupidity)(?: (?:are|be|is) (?:you|this|dis|that)| be (?:this|dis)| na (?:this|
        dis))? (?:o )?{mark}
      `,
      'wetin be (?:this|dis) kind (?:[a-zTWN]+ ){0,2}(?:wickedness|witchcraft|rubbish|nonsense|C|madness|N|F|[a-z]+) {mark}',
      'what kind of (?:a )?(?:[TWH] )*(?:[NSF]|P) (?:are you|does that|does this|does something like this|would do that|would do this|acts like this|acts like that) ',
      'do you have to be {very}*(?:[TWNSF]) (?:P )?(?:or (?:what|something) )?{mark}',
      pattern`
        why (?:are you|do you have to be|must you be|r u|do you always have to be|are you being|
        are you always) {very}*(?:[TWNSF]) (?:P )?(?:(?:about|with) {word}{1,3})?(?:or (?:what|something) )?{mark}
      `,
      '(?:when|how) did you (?:become|get|turn into|end up) {very}*(?:[TWNSF]) (?:P )?{mark}',
      '(?:how|how on earth) (?:{heat} )?(?:[TW] (?:can|could) (?:you|someone|anyone|one P|a P|people) be (?:{mark}|{next})|low (?:can|could) you (?:go|get|sink|stoop|be) (?=[?!]))',
      '(?:how|how on earth) (?:{heat} )?[TW] (?:can|could|are|do|must) (?:you|one P|someone|anyone|a P|a person|people) (?:be|get|have to be|actually be|possibly be)? ?{mark}',
      'how (?:does|do|can|did|could) (?:someone|somebody|anyone|a P|P|one P) (?:this|so|that|as|quite so) [TW] {word}{1,8}(?:, let alone {word}{1,5})?{mark}',
      'how (?:can|could) (?:you|someone|anyone|a P|one P|people) (?:even |possibly )?be {very}*[TWNSF] (?:P )?{mark}',
      pattern`
        how (?:do|can|could|did) (?:you|u) (?:even |possibly |people )?(?:sleep|live|look|function|breathe|dress|
        get through|survive|manage|show your face|face yourself|tie your|
        remember to)(?: (?:at night|with yourself|at yourself|yourself|in the mirror|like that|like this|the day|
        your own shoes|to breathe|here|again|anywhere|in public|on your own))*(?: in the (?:morning|
        mirror))? (?=[?!.¶]|$)
      `,
      pattern`
        (?:does|do|did) (?:it|that|this) (?:hurt|make you feel (?:big|good|clever|like a (?:big )?(?:man|P)|powerful|
        better|special|important)|come naturally|run in the family)(?: (?:being|to be) (?:that|this|
        so) [TW])? (?=[?!])
      `,
      "what (?:is |'s )?it like (?:being|to be) (?:so |that |this |such an? )*(?:[TWNSF]|{scornful}) ",
      'is it (?:fun|nice|hard|easy|tiring|exhausting|lonely) being (?:[a-z]+ )?(?:[TWNSF] )+{mark}',
      'what (?:rock|cave|hole|bin|swamp|sewer|bridge|zoo|circus|gutter) (?:did you|have you|do you) {word}{1,4}(?:from |under |out of |in )?{mark}',
      'who (?:the {oath} )?(?:asked|invited|cares (?:what you think|about you)) (?:you )?(?=[?!])',
    ],
  },
]
