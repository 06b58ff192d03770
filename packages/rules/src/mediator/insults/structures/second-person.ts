import { pattern } from '../../../text/pattern.ts'
import type { Structure } from './structure.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** "You are …", followed by a name, description or comparison of the reader. */
export const SECOND_PERSON: readonly Structure[] = [
  {
    name: 'second person with more than a word behind it',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'You are a meddlesome harpy with nothing in your life but a pair of binoculars.',
      "You're nothing but a pirate.",
      'ur an embarrassment to under 9s football.',
      "You're the human equivalent of a wet sock.",
      'Your haircut is a war crime.',
      'You, Kayla, are the dumber one.',
      'You are the reason nobody comes to our meetings.',
      'I let it go, which makes me a sucker, but it makes you scum.',
      'That makes you a liar and a coward.',
    ],
    patterns: [
      // "leech" and "sponge" are nouns of the lexicon
      pattern`
        (?:you|you are|you're) (?:just |only |always |still )*(?:[NF]|mooch|mooching|leeching|sponging|scrounge|
        scrounging|freeload|freeloading) off (?:{word}{1,3}(?= (?:ask|pay|give|and|,|[.!?¶])|$))?
      `,
      '(?:it|that|this|which|all of which) (?:just |only |also |really )?(?:makes|made) you {very}*(?:a |an |the )?(?:(?:{scornful}|[TW]) (?:, |and )?)*[NSF] {rest}{clause_end}',
      pattern`
        (?:you are|you're|you were) (?:really |just |so |absolutely |simply |pure |actually |one |the )*(?:the worst|
        cancer|poison|toxic|scum|filth|nothing|nobody|a nobody|a nothing|a no one|dirt|vermin|W to the core|bad news|
        worthless|dead weight|out of order|unreal|a sick puppy|sick puppy|cooked|embarrassing yourself|
        making a fool of yourself|making an? (?:N|F|O) of yourself)(?: (?:to me|to the core|through and through|
        in the head|without {word}{1,5}|inside|with (?:a|no) {word}{1,3}))? ?{clause_end}
      `,
      pattern`
        (?:you are|you're|you were) the (?:very |absolute |actual |literal |living )?(?:definition|epitome|embodiment|
        picture|height|incarnation|king|queen|prince|princess|master|face|personification) of {word}{1,4}{clause_end}
      `,
      pattern`
        (?:you are|you're) (?:hardly|no|not exactly|not even|barely|scarcely|not) (?:a |an |the |very |that |so |
        all that |half as |much of a |any |the most )*(?:V|genius|saint|angel|rocket scientist|oil painting|catch|
        prize|picture|mother teresa|spring chicken|clever|bright|smart|brightest|brightest bulb|sharpest tool|
        sharpest knife|P)(?: in the {word}{1,3})?(?: ,? ?are you)? ?{mark}(?<!not (?:a |an |my |the )?P )
      `,
      "(?:you are|you're) (?:one|a|two|a few) {word}{1,3}short of (?:a|an|the) {word}{1,3}{clause_end}",
      "(?:you are|you're) (?:dumb|thick|[TW]) as (?:a |an |two |the |any |your )?{word}{1,4}{clause_end}",
      "(?:you are|you're) (?:about |roughly )?as (?:much (?:use|help|fun|good)|[a-zTW]+) as {word}{1,6}(?:and (?:twice|half|just) as [a-zTW]+ )?{clause_end}",
      "(?:you are|you're) (?:[TW]|[a-z]+er) than {word}{1,6}{clause_end}",
      '{you_are}{very}*(?:[TW] (?:, )?)*[NSF] (?:as|of|for) (?:a |an )?P {clause_end}',
      '{you_are}{very}*(?:[TW] (?:, )?)*(?:[NSF]|(?:[TW]|small|little) P) (?:, )?(?:with|who has|with a|and a) (?:a |an |no |your )(?:[TW] |small |big |little )*(?:{word}){1,3}{mark}',
      "(?:you|your [a-z]+) (?:'ve |have )?(?:completely |totally |utterly )?failed (?:me |us |them )?as (?:a |an |my |their )(?:P|[a-z]+) {clause_end}",
      pattern`
        you (?:are|'re) not (?:fit|worthy|good enough|man enough|woman enough|qualified|grown up enough|clever enough|
        smart enough|half good enough) to (?:be |have |own |raise |keep |lick |call yourself |
        touch ){word}{1,4}{clause_end}
      `,
      pattern`
        (?:your|that) (?:ego|head|brain|mouth|tongue|temper|arrogance|attitude|breath|heart|
        face)(?: of yours)? (?:needs its own|is (?:so |that )?(?:far|big|empty|hollow|full|made|bigger|wider|smaller|
        in your)|never (?:stops|shuts|closes|works)|could (?:kill|strip|sink|curdle)|must be|won't fit|don rust|
        has its own|precedes you) ?{word}{0,6}{clause_end}
      `,
      '{you_are}{very}*(?:(?:{scornful}|[TW]) (?:, |and )?)*[NSF] (?:(?:in|with|on|for) (?:a|an|the|nothing|no|zero|your|too much) {word}{1,9})(?=[.!?¶]|$)',
      pattern`
        (?:you are|you're|you were) (?:nothing (?:more )?(?:but|than)|just|such|basically|
        literally) an? (?:(?:{scornful}|[TWH]|[a-z]+al) (?:, |and )?){0,3}(?:[NSFPO]|
        {somebody}) (?:(?:in|with) (?:a|an|the|no) {word}{1,4})?(?=[.!?,¶)EX]|(?:and|but|or) |$)
      `,
      "(?:you are|you're) an? (?:(?:{scornful}|[TW]) (?:, |and )?){1,3}(?:[NSFPO]|{somebody}) {mark}",
      '{you_are}{very}*(?:[TW] )*(?:[NSF]|insult|stain|blot|blight|danger|threat|hazard) (?:to|on|for) (?:[a-zNFTWPD-]+ ){1,5}{clause_end}',
      "(?:you are|you're) {very}*(?:P |walking |living |talking ){1,2}(?:equivalent|version|embodiment|definition|proof|[NF]) (?:of |that )?{word}{0,6}{clause_end}",
      "(?:you are|you're) {very}*(?:waste|excuse|parody|caricature|sorry state|shell|mockery|apology|imitation) (?:of|for) (?:a |an |my |good )?[a-zP]+ {clause_end}",
      pattern`
        (?:you are|you're|you were) (?:honestly |literally |just |simply |by far |
        hands down )*(?:one of )?the (?:absolute |single )*(?:worst|[TW]|most (?:[TW]|{scornful})|
        [a-z]+iest(?<!busiest|happiest|luckiest|prettiest|loveliest|funniest|friendliest|earliest|easiest|healthiest|
        wealthiest|worthiest|tidiest|handiest)) {word}{0,7}{clause_end}
      `,
      "(?:you are|you're) (?:basically |literally |just )*(?:the human (?:equivalent|version) of|a walking|a complete and utter|an absolute) {word}{1,4}{clause_end}",
      pattern`
        (?:you are|you're) (?:not right in the head|not worth (?:it|my time|the [a-z]+|a [a-z]+|[a-z]+ing)|
        not fit to {word}{1,4}|not (?:even )?(?:a )?(?:human|man|woman|mother|father|P)|not half the P {word}{1,4}|
        no (?:[a-z]+ )?P(?: of mine| at all)?|no (?:better|different) (?:than|from) (?:[a-zNFTWPD-]+ ){1,5}|
        making me sick|beyond help|beneath me|beneath contempt|lower than {word}{1,4}|past saving|past help|
        half the P {word}{1,4}|everything (?:that is |that's )?wrong with {word}{1,3}|
        what(?: is|'s)? wrong with {word}{1,3}|all (?:mouth|talk|bluster|ego|show|hot air)(?: and no [a-z]+)?|
        out of your (?:tiny |tiny little |little |H )*mind|off your (?:head|rocker|trolley|nut|face)|
        full of (?:it|O|yourself|hot air|excuses|lies|crap|C)) {clause_end}
      `,
      pattern`
        (?:you are|you're) (?:the|exactly the|one) (?:very |absolute |single |
        sole )?(?:reason (?:why )?(?:nobody|no one|everyone|everybody|P|i drink|i hate|we can't have|god|aliens|
        shampoo|there (?:is|are))|(?:kind|type|sort) of P (?:who|that|to)) (?:[a-zNFTWPD',-]+ ){1,9}{sentence_end}
      `,
      "you , [a-zà-ÿV]+ , (?:are|'re) {very}*(?:the )?(?:[TWNSF]|[a-z]+er) (?:one |P |of the two )?{clause_end}",
      pattern`
        (?:you are|you're|you be) {very}*(?:judas|satan|hitler|stalin|mussolini|napoleon|scrooge|karen|pharaoh|
        jezebel|cain|the devil|lucifer|trump|putin|gollum|shrek|cruella|
        voldemort)(?: himself| herself| incarnate| reborn| reincarnated)? (?:, (?:better|original|
        proper) [a-z]+ )?{clause_end}
      `,
      'your (?:[a-z]+ ){1,2}(?:is|are|was) (?:a |an )?(?:war crime|worse|a crime|a joke|an insult|criminal|tragic|a tragedy|a disaster|a disgrace|an embarrassment|embarrassing) {clause_end}',
      pattern`
        (?:(?:you are|you're) )(?:too|so) [TW] (?:to|that|for) (?:even )?(?:(?:see|hear|know|notice|understand|care|
        think|realise|realize|admit|own|grasp|count|read|help|work|clean|be|deserve|have|raise|bother|live|find|tie|
        breathe|operate|use|it hurts|i could) ?{word}{0,6}){clause_end}
      `,
      "you (?:have been|'ve been) (?:one|like that|like this|this way|that way) (?:since|all|your) {word}{1,4}{clause_end}",
    ],
  },
  {
    name: 'second person',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'You are an idiot.',
      "You're so lazy.",
      'You dey craze.',
      'ur such a b!tch',
      'You are too selfish for words.',
      'You are a biased, flattery-loving fraud.',
      'Such a coward you are.',
      "You're a spineless mummy's boy at 41.",
    ],
    patterns: [
      pattern`
        {you_are}(?:{very}*(?:(?:a|an|the) (?:very |proper |complete |really |truly |deeply |genuinely |
        thoroughly )*)(?:[TW] (?:, |and )?)(?:[a-z-]+ (?:, )?){0,2}[NFPSO] {rest}|
        {very}*(?:a|an) (?:very |real )*[TW] [a-z]+ {pause}|an? (?:[a-z]+ ){1,2}in (?:a|an|his|her|
        your) (?:[a-z]+ ){0,2}(?:coat|suit|hoodie|jacket|tie|dress|costume|trenchcoat|hat|uniform) )
      `,
      '{you_are}(?:a|an) (?:[a-zTWH-]+ , ){0,2}(?:[TW] (?:, |and )?|[TWa-z-]+ , (?=[a-z]+-))(?:[a-zTWH-]+ (?:, |and )?){0,3}(?:[NFPSO]|[a-z-]+) (?:{mark}|(?=who ))',
      "{you_are}an? (?:[TW] )+[a-z]+ 's (?:[TW] )?[NSFP] ",
      '(?:such|what) an? (?:{big} )*[NSF] (?:you are|you be) (?:at D )?{mark}',
      '{you_are}(?:{very}*(?:[WFPO] (?:, )?(?:and |or )?{very}*)*[TNS] {rest})',
      '{you_are}(?:{very}*[WFTO] (?:P )?{rest}{pause})',
    ],
  },
]
