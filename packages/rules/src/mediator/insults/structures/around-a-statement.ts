import { pattern } from '../../../text/pattern.ts'
import type { Structure } from './structure.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/**
 * Insults inside or around a statement that should remain: "your stupid dog", "it's pathetic of you that I had to ask".
 */
export const AROUND_A_STATEMENT: readonly Structure[] = [
  {
    name: 'you and a bare noun',
    cut: 'clause',
    reason: 'insult',
    examples: ['You such an idiot.'],
    patterns: [
      '(?<=^ |[-,.;:] |(?:and|but|so|because|that|then|bro|oga|P) )(?:you|u) (?:{very}){1,3}[NS] ',
      '(?:you|u) (?:such (?:a |an )?|absolute |total |complete |proper |right |utter )(?:{very}){0,2}[TF] {mark}',
    ],
  },
  {
    name: 'scorn before a noun',
    cut: 'words',
    reason: 'insult',
    examples: ['Your stupid dog ruined my carpet.', 'Your moron brother called.'],
    patterns: [
      '(?<=(?:get|move|haul|drag|shift|off|lift) your )(?:[TWH] |lazy )+(?=(?:backside|bum|behind|O|self) )',
      '(?<=(?:some|whichever|what|whatever|which) )(?:[TH] |absolute )+(?=P )',
      pattern`
        (?<=(?:your|his|her|their|this|that|these|those|the|all|some|any) )(?:[TH] (?:, |
        and )?)+(?=[a-zà-ÿPCF])(?!(?:and|or|but|for|to|if|because|when|that|is|was|are|were|of|at|in|about|with|as|
        enough|thing|things|ones?|excuse) )
      `,
      // An author who mentions "my stupid mistake" insults nobody.
      '(?<=(?:my|our) )(?:[TH] )+(?=P )',
      '(?<=(?:your|his|her|their) (?:own |latest |new |little )?)[NS] (?=(?:P|friends?|mates?|dog|cat|kids?|family) )',
    ],
  },
  {
    name: 'frame around a statement',
    cut: 'words',
    reason: 'insult',
    examples: [
      "It's pathetic of you that I had to ask five times.",
      'Any idiot can see that the fence is on my land.',
      "You didn't even have the guts to ring.",
    ],
    patterns: [
      '(?<=(?:how|why) (?:can|could|would|did|do) you )(?:possibly )?be {very}*[TW] (?:P )?(?:enough to|as to) ',
      pattern`
        (?:and |but )?(?:(?:it|that|this|its|it's|that's) (?:(?:is|was) |'s )?){very}*[TW] (?:(?:and |
        , )[TW] )?(?:of you )(?:that |how |when )?(?=(?:you|i|we|he|she|they|it|the|my|your|our|there|P|
        this) )(?!you to )
      `,
      // "You didn't [even have the guts to] ring"
      "(?<=(?:you|he|she|they) (?:didn't|did not|don't) )(?:even )?(?:have|find|show) (?:the )?(?:guts|decency|O|spine|manners|backbone|good manners|common decency) (?:enough )?to (?=[a-z])",
      "(?:it|it's) (?:(?:is|was) |'s )?{very}*(?:T|shameful) (?:and [TW] )?(?:that|how) (?=(?:you|i|we|he|she|they|it|the|my|your|our|there|P|this) )",
      pattern`
        (?:any|even an?|every) (?:[TWH] )*{strong_noun} (?:can|could|would|knows?|understands?|gets?) (?:can |see |
        tell |know |understand )*(?:that )?(?=(?:you|i|we|he|she|they|it|the|my|your|our|there|P|this|that) )
      `,
      pattern`
        (?:just )?(?:because of|thanks to|due to|with|through|out of|despite) (?:all )?your (?:[TWH] |own |sheer |
        constant |endless |, )*(?:{conduct}|(?<=[TW] )O) (?:and (?:your )?(?:[TWH] )*{conduct} )?(?:, )?
      `,
    ],
  },
  {
    name: 'doubt that the reader can',
    cut: 'words',
    reason: 'insult',
    examples: [
      'Check the calendar, if you can read it.',
      'Pay by Friday, if that is not too hard for you.',
      'Cancel it or fix it, whichever your tiny minds can manage.',
      'How often do I have to ask before it gets through your thick skull?',
    ],
    patterns: [
      pattern`
        (?:, )?(?:whichever|whatever|however much) (?:of (?:them|these|those) )?your (?:[TW] |tiny |little |small |
        great |mighty )*(?:minds?|brains?|heads?|ego) (?:can|could|will|is able to) (?:[a-z]+ )?(?:manage|handle|
        process|take|grasp|comprehend|cope with) {clause_end}
      `,
      pattern`
        (?:before|until|till|so) (?:it|this|that) (?:finally |ever |actually )?(?:gets|goes|sinks|penetrates|
        registers) (?:through |into |in |inside )?(?:to )?(?:your|that) (?:[TW] |thick |little |tiny |dense |
        O )*(?:skull|head|brain)s?(?: of yours)? {clause_end}
      `,
      pattern`
        (?:, )?(?:if|assuming) (?:you )(?:can |know how to |are able to |have learned to )(?:even )?(?:read|count|
        spell|write|add up|tell the time|manage (?:it|that)|understand (?:it|this|that|english)|
        handle (?:it|that))(?: (?:it|that|this|that far|that high))? {clause_end}
      `,
      pattern`
        (?:, )?(?:if|assuming) (?:it|that|this) (?:is|'s) not (?:too|so) (?:much|hard|difficult|taxing|complicated|
        complex)(?: (?:for|to) (?:you|your (?:[a-z]+ )?(?:brain|head|mind|intellect)|manage|understand|
        follow))? {clause_end}
      `,
      '(?:, )which makes (?:one|D) of us ',
    ],
  },
  {
    name: 'swearing',
    cut: 'words',
    reason: 'insult',
    examples: [
      'I waited a fucking hour.',
      "For fuck's sake, answer me.",
      'What the hell are you doing?',
      'leave the key under the mat fuck you',
    ],
    patterns: [
      "(?:for fuck 's sake|for O 's sake|ffs|omfg|wtaf|fml|O me|bloody O|holy O|no O|X|H it|dammit|goddammit|mtche+w|mschew|mscheew|mtchw|mstchew) (?:, )?",
      '(?:as O|af) ',
      "(?<!(?:to|will|would|can|could|should|did|didn't|don't|not|they|he|she|i|we|who|gonna|going|just|really|always|never|say|says|said|shout|shouted|went|goes|like|him|her|them|me|us) )O you (?!(?:up|over|around|about|with|in|like|for|out|are|did|don't|didn't|have|had|can|will|would|owe|said|told|took|broke|left|knew|know|were) )",
      '(?<=(?:what|who|why|where|when|how|whoever|whatever|get|shut|calm|back|hurry|turn|keep) )(?:in |on )?the (?:H )?(?:O|heck) (?=[a-zà-ÿ?])',
      '(?<=(?:get|move|haul|drag|shift) )your (?:[TWH] )*O (?=[a-z])(?!and )',
      '(?:get|haul|drag|shift) (?:up )?off your (?:[TWH] |lazy |fat )*(?:O|backside|bum|behind|butt) and (?=[a-z])',
      'H well (?=[a-z]+ (?:the|my|your|it|me|up|out|that|this|in|on) )',
      'H (?=[a-zà-ÿTWNFSPOCDQ])(?!(?:this|that|the|these|those|with|around|up|over|off|my|his|her|him|me|us|them|it|you) )',
      '(?<= |^)wtf (?:, )?(?=(?:are|is|were|was|did|do|does|have|has|you) )',
      '(?<=^ )(?:O|H|wtf) (?=[-,!a-zà-ÿ])(?!(?:about|on|through|off|up|me|this|that|it|of|all|the) )',
    ],
  },
]
