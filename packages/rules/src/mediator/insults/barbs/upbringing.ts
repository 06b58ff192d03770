import { pattern } from '../../../text/pattern.ts'
import type { Barb } from './barb.ts'
import { TRAIT } from './comparison.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const NOBODY = "(?:nobody|no one|no-one|your (?:P|parents|people) (?:never|didn't|did not|should have|failed to))"
const RAISED = pattern`
    (?:(?:ever |even )*(?:(?:taught|teach) you (?:anything|nothing|better)|(?:taught|teach|tell|told|show|shown|showed) you (?:any better|
    any manners|manners|respect|shame|to behave|how to (?:behave|share|knock|say (?:thank you|please|sorry)|
    talk to people)))|(?:ever )?(?:raised?|brought|bring) you (?:up )?(?:properly|well|right)) 
  `
const SHAME = '(?:shame|conscience|decency|remorse|manners|heart|class|self-respect|scruples?|empathy|tact)'

/** Judgments of how the reader was raised, and of the sense, shame and manners they lack. */
export const UPBRINGING: readonly Barb[] = [
  {
    name: 'nobody raised you',
    cut: 'sentence',
    reason: 'insult',
    examples: [
      'No one taught you anything at home or what?',
      'Your parents should have taught you better.',
      'Nobody ever raised you properly, I see.',
    ],
    harmless: [
      'Nobody taught you how to use the boiler, so ask me.',
      'Your mother told you to call me.',
      'No one told me anything.',
      'Nobody told you anything, so ask me.',
    ],
    patterns: [`{sentence_start}(?:clearly |obviously |i guess )*${NOBODY} ${RAISED}`],
  },
  {
    name: 'doubt that the reader was raised',
    cut: 'clause',
    reason: 'insult',
    examples: [
      "I don't suppose you were brought up at all.",
      'I doubt you were ever raised.',
      "I don't think you were raised properly.",
      'I do wonder whether you were dragged up.',
      'I wonder if anyone brought you up.',
    ],
    harmless: [
      "I don't suppose you were at home on Friday.",
      'I doubt you were raised in Leeds.',
      "I don't think you were told.",
      'I wonder if you were brought up to speed.',
      'I wonder if anyone brought you the bag.',
    ],
    patterns: [
      pattern`
        (?:i|we) (?:really |do |honestly )*(?:don't suppose|do not suppose|doubt|don't think|do not think|
        don't believe|wonders?) (?:that |if |whether )?(?:you were (?:ever |even |actually )*(?:brought up|raised|
        dragged up|reared)|(?:anyone|anybody|someone) (?:ever |even )?(?:brought you up|raised you)) (?:(?:at all|
        properly|right|well|by anyone|whatsoever) )?{clause_end}
      `,
    ],
  },
  {
    name: 'how someone has to be',
    cut: 'sentence',
    reason: 'insult',
    examples: [
      "How dumb do you have to be to think I wouldn't notice?",
      'how heartless does a person need to be',
      'Only a coward talks behind people’s backs.',
      'Only a cruel person laughs at that.',
    ],
    harmless: [
      'How early do you have to be there?',
      'How loud does it have to be?',
      'Only a nurse can give it to him.',
    ],
    patterns: [
      pattern`
        how (?!(?:early|late|long|loud|old|tall|far|big|many|much|often|soon|fast|quick|careful|strict|precise|sure|
        good|exact|clean|specific|formal) )(?:[TWNF]|{open})(?:do|does|must|would) (?:you|one|a P|someone|
        anyone) (?:have to|need to|have|need) (?:be|get) 
      `,
      "{sentence_start}only (?:an? |some )(?:(?:[TWH] )+P|(?:[TWH] )*[NS]) (?!(?:and|or|of|for|in|on) )[a-z']+ ",
    ],
  },
  {
    name: 'trait of a thing',
    cut: 'sentence',
    reason: 'insult',
    examples: [
      'Manners of a pig.',
      'the attention span of a wasp',
      'With a tongue like yours who needs enemies.',
      'You left me at the station. Actual rat.',
    ],
    harmless: [
      'The memory of a good friend.',
      'The heart of the problem is the rent.',
      'With a job like yours you pay less.',
    ],
    patterns: [
      '{sentence_start}(?:actual|absolute|total|utter|complete|pure|proper) (?:[TWH] )*[NSF] {sentence_end}',
      `{sentence_start}(?:all )?(?:the )?(?:[a-z]+ and )?${TRAIT} of an? (?!{plain})(?:{open}){1,3}{sentence_end}`,
      pattern`
        {sentence_start}with an? (?:[TWH] )*(?:tongue|mouth|temper|attitude|memory|brain|personality|heart|face|
        friend|brother|sister|mother|father) like (?:yours|you) (?:, )?(?:who needs|i need no|you need no|
        one needs no) 
      `,
    ],
  },
  {
    name: 'bad conduct in the blood',
    cut: 'clause',
    reason: 'insult',
    examples: ['Lying comes to you like breathing.', 'cheating comes so naturally to you'],
    harmless: ['Singing comes naturally to you.', 'The bill comes to you.'],
    patterns: [
      pattern`
        (?:lying|cheating|stealing|complaining|whining|moaning|manipulating|gossiping|scheming|sulking|sneaking|
        laziness|cruelty|deceit|selfishness|rudeness|{conduct} ) ?comes (?:so |very |
        all too )?(?:to you (?:like|as) {word}{1,3}|(?:naturally|easily|easy|natural) (?:to|for) you ){clause_end}
      `,
    ],
  },
  {
    name: 'without shame',
    cut: 'words',
    reason: 'insult',
    examples: ['You took it without any shame.', 'You lied to us, with no conscience at all, for a year.'],
    harmless: ['You left without any money.', 'Without shame there is no change.'],
    patterns: [
      pattern`
        (?:, )?(?<=[a-zD] |, )(?:without|with no|with zero|with not) (?:(?:any|an?|the slightest|one|the least|
        even an?) )?(?:(?:shred|ounce|bit|trace|hint|drop) of )?${SHAME} (?:(?:at all|whatsoever|or ${SHAME}) )?{mark}
      `,
    ],
  },
  {
    name: 'choice of two insults',
    cut: 'words',
    reason: 'insult',
    examples: ["You're mad or a liar, pick one."],
    harmless: ['Blue or green, pick one.'],
    patterns: ['(?<=[TWNSF] ), (?:pick|choose|take) (?:one|your pick|whichever) {mark}'],
  },
]
