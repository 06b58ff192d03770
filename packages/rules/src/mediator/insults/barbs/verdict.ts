import { pattern } from '../../../text/pattern.ts'
import type { Barb } from './barb.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const VERY =
  '(?:really |just |basically |literally |honestly |truly |clearly |nothing but |still |always |also |only )*'
const YOU_ARE = `(?:(?:{you}|your good self )(?:${VERY})?(?:are|were|is|be|na|have become|turned out to be|remain)|you're) ${VERY}`

/** Clauses that only say what kind of person the reader is. */
export const VERDICT: readonly Barb[] = [
  {
    name: 'quality of the reader',
    cut: 'sentence',
    reason: 'insult',
    examples: [
      'Your incompetence is breathtaking.',
      'Your laziness knows no bounds.',
      'I suppose reading is beyond you.',
      'Reading is clearly not your strong suit.',
      'Not exactly management material, are you?',
      'Tell your brain I said hello.',
      'Do you ever use that thing between your shoulders?',
      'Only a goat would do this.',
      'Trust a weasel like you to disappear.',
      "I didn't know they let clowns run departments.",
      'Selfish to the marrow, that is you.',
      'The audacity!',
    ],
    harmless: [
      'Your insurance is void.',
      'Your assistance is welcome.',
      'Only a key would open this.',
      'The noise is beyond me.',
    ],
    patterns: [
      pattern`
        {sentence_start}your (?:{open}){0,2}?(?!(?:insurance|absence|residence|presence|patience|assistance|illness|
        availability|responsibility|attendance|happiness|sickness|allowance|licence|balance|agency|conference|
        entrance|performance|maintenance|appearance|correspondence|guidance|evidence|university|city|community|
        security|pregnancy|emergency|tenancy|policy|vacancy|pharmacy|currency|privacy|business|witness|kindness|
        electricity|identity|property|capacity|priority|publicity|activity|quantity|quality|facility|utility|
        deposit) )(?:[a-z]+(?:ness|ence|ance|cy|ity|ism)|cowardice|greed|cheek|nerve|C) (?:is|are|was|knows?|has|
        never|really|truly|continues|amazes|astounds|beggars) {word}{0,7}{sentence_end}
      `,
      pattern`
        (?:is|are|was|were|seems?|be) (?:clearly |obviously |evidently |apparently |plainly |
        just )*(?:not your (?:strong suit|forte|thing|strength|strong point)|beyond you|
        too (?:hard|difficult|much|complicated|advanced) for you|
        (?:quite )?a (?:challenge|stretch|struggle) for (?:you|someone like you)|lost on you) {mark}
      `,
      '{sentence_start}(?:not|hardly|never) (?:exactly |quite |precisely |really )*(?:an? |the )?(?:{open}){1,4}, (?:are|were) you ',
      pattern`
        (?:tell|ask|use|engage|switch on|rest|consult|does|did|has|is|was) your (?:own |one |poor |little |
        tiny )*(?:brains?|brain cells?) (?!(?:injury|scan|surgery|tumou?r|fog|damage|operation|doctor) )
      `,
      '(?:between|inside|above) (?:your|those) (?:shoulders|ears) (?=[?])',
      '{sentence_start}(?:only|trust|leave it to|it takes) an? (?:[NSF]|{open}){1,3}(?:like you )?(?:would|could|to) (?!(?:open|fix|repair|help|solve|work|fit|do for) )',
      pattern`
        (?:i )?(?:did not|didn't|had no idea|never) (?:know|knew|realise|realize|realised) (?:that )?(?:they|we|you|
        people|companies|schools) (?:let|hire|hired|employ|gave|give|allowed|allow|put|handed out) {open}
      `,
      "{sentence_start}(?:{open}|to |the |, |and ){1,6}that (?:is|'s) you {sentence_end}",
      "{sentence_start}(?:{open}|to |the |, |and ){1,6}that's you {sentence_end}",
      '{sentence_start}the (?:sheer |absolute |utter |bare-faced )*(?:audacity|nerve|cheek|gall|arrogance|hypocrisy|entitlement)(?: of it| of you)? {sentence_end}',
      'if (?:brains|common sense|manners|stupidity|laziness|ignorance|excuses|brain cells) (?:were|was|had|could)',
      'are you (?:actually |really )?allergic to (?:{open}){1,3}(?=[?])',
    ],
  },
  {
    name: 'you are and a name',
    cut: 'clause',
    reason: 'insult',
    examples: [
      "You're some eejit.",
      'ur such a flake omg.',
      'My dear, you are a first-class drama company.',
      'Your good self is a rubber stamp without ink.',
      'You are a lodestar in church clothes.',
    ],
    harmless: [
      'You are a child of our neighbours.',
      'You are just a tenant here, as I am.',
      "You're a good friend.",
      'You are a nurse.',
      "You're a day late.",
      "You're a member of the committee.",
    ],
    patterns: [
      `${YOU_ARE}(?:such an?|some|quite an?) (?!{plain}|of )(?:{open}){1,4}{clause_end}`,
      `${YOU_ARE}(?:a|an|such an?|some) (?!{plain})(?:{open}){1,3}(?:in|with|without|from) (?:(?:a|an|the|your|no|too much) )?(?:{open}){1,3}{clause_end}`,
      `${YOU_ARE}(?:a|an) (?!{plain}|bit |little |few |lot )(?:{open}){1,3}{sentence_end}`,
      `${YOU_ARE}(?:a|an) (?!{plain}|bit |little |few |lot )(?:[a-z]+-[a-z]+ |[TWHF] )(?:{open}){1,3}{clause_end}`,
      pattern`
        {clause_start}(?:such an?|what an?) (?!{plain})(?:{open}){1,3}(?:of (?:an? |
        the )?(?:{open}){1,3})?(?:you are |you were )?{sentence_end}(?<!(?:such|what) an? .{0,30}(?:mess|shame|pity|
        day|week|night|waste|relief|rush|hurry|loss|joke) )
      `,
      '{sentence_start}(?:{open}){1,4}you (?:are|were) {sentence_end}',
      '{clause_start}(?:just )?typical (?:{open}){0,3}(?:of )?you {mark}',
      "you (?:have |'ve )?(?:turned|turn|are turning|turning|'re turning) into (?:your|his|her|an?) (?:{open}){1,3}(?:, {open}, )?(?:and (?:that|it) (?:is|'s) .{1,60})?{clause_end}",
      pattern`
        (?:you dey |you |you are |you're )(?:just |always |really )*(?:behav(?:e|ing)|act(?:ing)?|carry(?:ing)? on|
        talk(?:ing)?|dress(?:ing)?) like (?!{plain})(?:an? |the |
        some )?(?:{open}){1,4}(?:(?:who|that|with|in|on|without|after) [^,.!?]{1,60})?{clause_end}
      `,
      'i (?:really |honestly |just |genuinely |now )*(?:find|consider|think|believe|call) you (?:to be )?(?:an? )?(?:[a-z]+ly )*(?:[TWNS] |{open}(?=(?:[TWNSFP] )))(?:{open}){0,2}{clause_end}',
      '{you_are}(?:really |simply |just )*(?:only|just) good (?:for|at) {word}{1,9}{clause_end}',
      '(?:[a-z]+ ){1,3}(?:has|have|had) never been your (?:strong suit|forte|thing|strength|strong point) {clause_end}',
      'you (?:be|na) (?:real |proper |big |pure |correct )+(?:{open}){1,2}{clause_end}',
      'you , (?:my )?(?:dear |good )?(?:P|{open}), (?:are|were) {word}{1,10}{clause_end}',
      'this your (?:{open}){1,2}(?:is|be|don|too) (?:too much|much|do|tire me) {clause_end}',
      pattern`
        (?:nobody|no one|no-one|none|not one person|few people) (?:(?:in|on|at|of) (?:this|the|our|my|your|us|
        these) ?(?:{open}){0,3})?(?:is|are|was|has ever been) (?:quite |nearly |half )?(?:as|so|
        more) {open}(?:and {open})?(?:as|than) you {clause_end}
      `,
      pattern`
        {clause_start}(?:well )?of all the (?:{open}){1,4}(?:(?:in|on|at|of) (?:this|the|that|our) (?:{open}){1,3}|
        out there |alive )?(?:, )?(?:i|we|it|you|they) [a-z']+ (?:to be |with |stuck with |landed with |
        had to be )*you {clause_end}
      `,
      '{clause_start}(?:[a-zNFTWPVCO-]+ ){1,7}(?:award|prize|medal|trophy|oscar|cup|crown) (?:goes|belongs|must go) to (?:you|P|{open}){1,3}{clause_end}',
      "(?:so (?:simple|easy) )?(?:that )?even you (?:can|could|should|might|would|will|must|know|ought to) (?:[a-z']+ ){1,6}{clause_end}",
    ],
  },
  {
    name: 'act of such a person',
    cut: 'clause',
    reason: 'insult',
    examples: ['That is the act of a worm.', "It's the behaviour of a spoilt child, frankly."],
    harmless: ['It was the act of a friend.', "That's the job of a manager."],
    patterns: [
      "(?:that|this|it)(?: is|'s| 's| was) (?:simply |just |purely )*(?:the )?(?:act|behaviou?r|conduct) of an? (?!{plain}|good |kind |brave |decent )(?:[TW] )*(?:{open}){1,2}{clause_end}",
    ],
  },
  {
    name: 'mockery of ability',
    cut: 'sentence',
    reason: 'insult',
    examples: [
      'I had hoped that someone with your title could count.',
      'Clearly optimistic of me.',
      "I wouldn't expect you to understand.",
      'Do try to keep up.',
      'Shall I draw you a picture?',
      "I'll use small words for you.",
    ],
    harmless: [
      'I thought you could pick up Ella at 3.',
      "I don't expect you to pay on Friday.",
      'I tried to keep up with the bills.',
    ],
    patterns: [
      pattern`
        (?:someone|somebody|anyone|a P|an adult) (?:with|of|in) your (?!phone |house |street |building |family |
        flat )(?:{open}){1,3}(?:(?:can|could|should|would|might|may|must|ought|was|is|has|had) |{sentence_end})
      `,
      pattern`
        {sentence_start}(?:(?:that was |it was |which was )?(?:clearly|obviously|evidently|apparently|how|too|perhaps|
        a bit|rather|wildly) )+(?:too |rather |a bit )?(?:optimistic|ambitious|generous|hopeful|
        much to (?:ask|expect|hope))(?: (?:of|from|for) (?:me|you|us))? {sentence_end}
      `,
      pattern`
        i (?:would not|wouldn't|would n't|don't|do not|never) (?:really )?expect(?:ed)? (?:you|someone like you|
        people like you|your (?:kind|sort|type)) to (?:understand|know|get it|grasp {word}{1,4}|notice|care|follow|
        see it|see that|have {word}{1,4}) ?{sentence_end}
      `,
      '{clause_start}(?:please |just |do )*try (?:and |to )?keep up (?:, {open})?{sentence_end}',
      pattern`
        (?:shall|should|must|do i need to|do i have to|can|let|may) (?:i |
        me )?(?:draw (?:you )?(?:a |another )?(?:picture|map|diagram)|spell it out|write it in crayon|
        use (?:smaller|short|shorter|small|simple) words|speak slower|speak more slowly|type slower)(?: for you)? 
      `,
      pattern`
        i (?:will|'ll|can|am|tried to|have tried to|'ve tried to) (?:try to )?(?:use|using|used|put it in|keep it to|
        write it in) (?:very )?(?:small|short|simple|smaller|shorter|simpler|tiny) (?:words|sentences|letters) 
      `,
    ],
  },
  {
    name: 'mockery of ability behind a statement',
    cut: 'clause',
    reason: 'insult',
    examples: ["The instructions were one page, so I assumed you'd cope."],
    harmless: ['I thought you would call at 7.', 'I assumed you had paid.'],
    patterns: [
      pattern`
        (?:i|we) (?:had |naively |foolishly |stupidly |honestly )*(?:assumed|thought|hoped|expected|imagined|figured|
        trusted) (?:that )?(?:even )?(?:you|someone|anyone|an adult) (?:'d|would|could|might|had|was able to|
        were able to) (?:be able to |just about |at least )*(?:cope|manage|count|read|tell the time|
        follow (?:it|them|that)|keep up|work it out|understand|have the (?:brains|sense|decency)|
        handle (?:it|that|this)|figure it out) ?{clause_end}
      `,
    ],
  },
]
