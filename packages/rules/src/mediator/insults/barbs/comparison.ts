import { pattern } from '../../../text/pattern.ts'
import type { Barb } from './barb.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const DID_BETTER = pattern`
    (?:noticed|remembered|known|understood|managed|figured|realised|realized|spotted|worked|handled|grasped|done|got|
    read|seen|heard|told|asked|listened|learned|learnt|cleaned|cooked|parked|driven|packed|locked|counted|finished|
    apologi[sz]ed|kept|shown|made|found|fixed|written|sent|checked|caught|taken|put|chosen|given|tried|thought|shared|
    turned|said|replied|answered)
  `
const QUALITY =
  '(?:more|better|less|greater|stronger|a better|a bigger|a stronger|a higher|a longer|a warmer|a firmer|a clearer|cleaner|nicer|warmer|bigger)'
/** Suggestions: something would be better than another thing, not better than the reader. */
const NO_SUGGESTION =
  '(?!(?:idea|fit|choice|option|way|solution|start|time|plan|price|deal|place|day|bet|job|finish|offer) )'

/** Qualities that people have more or less of. */
export const TRAIT = pattern`
    (?:manners|table manners|morals|brains?|attention span|memory|personality|charm|conscience|heart|spine|backbone|
    loyalty|grace|tact|warmth|maturity|hygiene|patience|compassion|ethics|work ethic|courage|self-control)
  `

/** The reader measured against a thing, an animal, a child or a stranger. */
export const COMPARISON: readonly Barb[] = [
  {
    name: 'something else would do better',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'A doorstop would have been more use to me than you.',
      'A goldfish with a hangover would have remembered to lock up.',
      'Even a houseplant would have noticed by now.',
      'Marcus, a wet paper towel has more backbone.',
      "I've met parking meters with more charm.",
      'I have had warmer welcomes from customs officers.',
      'Talking to you is like faxing a potato.',
      'a dartboard could pick a better squad',
      'a cactus would of been a better sitter',
      "I've had first-week students with more between their ears.",
    ],
    harmless: [
      'A text would have been nice.',
      'A plumber would have charged less.',
      'A good friend would have asked.',
      'A van would be a better idea.',
      'A plumber could do a better job.',
      'My sister has more time on Friday.',
      'Even the box has my name on it.',
    ],
    patterns: [
      pattern`
        (?:even )?{thing}(?:would|could|might|will|can) (?:probably |surely |easily |at least )*(?:have |
        've )?(?:been |be |show |shown |do |done |make |made |have |had |offer |offered |give |
        given )?(?:of )?${QUALITY} ${NO_SUGGESTION}{word}{0,8}{clause_end}
      `,
      `(?:even )?{thing}(?:would|could|might|'d) (?:probably |surely |easily |at least )*(?:have|'ve|of) (?:at least |probably )?${DID_BETTER} {word}{0,10}{clause_end}`,
      `(?:even )?{thing}(?:has|have|had|shows?|is|'s got|got) (?:got )?${QUALITY} {word}{1,6}{clause_end}(?<!(?:my|your) .{0,60}(?:time|money|space|room|work|days) )`,
      pattern`
        (?:even )?{thing}(?:would|could|might) (?:probably |surely |easily |at least )*(?:have |
        of )?(?!(?:be|give|need) )(?:{open}|do |done |been ) ?an? (?:better|straighter|cleaner|neater|quicker|
        faster) ${NO_SUGGESTION}{word}{1,4}{clause_end}
      `,
      'even (?:a|an|my|the|your) (?!P )(?:{open}){1,4}(?:would|could|can|knows?|manages?|has|does|gets?|understands?) (?!my |our ){word}{1,9}{clause_end}',
      pattern`
        i (?:have |'ve |'d )?(?:ever |once |actually |honestly )*(?:met|seen|known|owned|had|taught|trained|
        come across|encountered|dealt with|worked with|trodden on|scraped) (?:{open}){1,4}(?:with|that have|who have|
        that had|that show|in possession of) (?:far |much |a lot |rather |way )?(?:more|better|less|greater|a better|
        a stronger) {word}{1,5}{clause_end}
      `,
      pattern`
        i (?:have |'ve )(?:had|seen|heard|got|received|felt) (?:far |much |way )?(?:more|better|warmer|kinder|politer|
        clearer) (?:{open}){1,3}(?:from|out of|in|with|at|off) (?:an? |the |my )?{word}{1,5}{clause_end}
      `,
      pattern`
        (?:talking|speaking|writing|explaining|reasoning|arguing|living|working|sharing|dealing|waiting|asking|
        relying|depending) (?:to |with |for |on |things to |anything to )*you (?:for {word}{1,3})?(?:is|was|
        feels) (?:just |exactly |about as )*(?:like|as) {word}{1,10}{clause_end}
      `,
      'i (?:asked|hired|sent|got|paid|trusted|let) (?:an?|the) (?:{open}){1,2}(?:to (?:do|run|manage|handle)|with|for) (?:an?|the) (?:{open}){1,3}{clause_end}(?<!(?:quote|key) )',
      '(?:is|has|did|does|was|do|are) (?:your|ur) (?:brain|brains|head|common sense|conscience|spine|manners|memory|ears|eyes|sense of {open}) {word}{1,8}(?=[?!])',
    ],
  },
  {
    name: 'manners of a thing',
    cut: 'words',
    reason: 'insult',
    examples: [
      'With the attention span of a goldfish in a disco, you approved the wrong version again.',
      'You are thirty with the backbone of a wet noodle.',
      'It was done with all the subtlety of a tractor.',
      'I came out orange with a fringe my dog could have chewed better.',
      'You found the money for a sofa and a podcast nobody with functioning ears would finish.',
    ],
    harmless: [
      'With the keys of a neighbour, you opened the door.',
      'You came with a cake my mother could have made.',
      'I need a film that anybody with kids would watch.',
    ],
    patterns: [
      '(?:, )?with an? (?:{open}){1,2}(?:that )?(?:my|an?|any) (?:{open}){1,2}(?:could|would|might) (?:have |of )?(?:{open}){1,3}(?:better|straighter|neater|faster) {mark}',
      '(?:, )?(?:and )?an? {open}(?:that )?(?:nobody|no one) with (?:{open}){1,3}would (?:{open}){1,2}{mark}',
      pattern`
        (?<=^ )(?:with|showing|displaying) (?:all )?the (?!keys? |help |car |money |support |consent |permission |
        name )(?:{open}){1,3}of (?:an?|the average) (?:{open}){1,3}(?:(?:in|on|at|with) an? (?:{open}){1,2})?, 
      `,
      pattern`
        (?:, )?(?<!(?:are|were|is|was|born|blessed|you|him|her) )with (?:all )?the (?:{open}){0,2}(?:${TRAIT}|
        subtlety|delicacy|skills?|depth|sensitivity|wit|intelligence|iq|warmth) of (?:an?|the average|
        some) (?:{open}){1,3}(?:(?:in|on|at|with) (?:an?|the|no) (?:{open}){1,2})?(?={mark}|(?:and|but|so|because) )
      `,
      '(?:, )(?:(?:not )?(?:when|whenever|if)) you (?:finally )?(?:crawl|roll|drag yourself|fall|stagger|deign|condescend|can be bothered|feel like gracing) {word}{1,5}{mark}',
      '(?:, )?not (?:when|whenever) you (?:finally )?(?:crawl|roll|drag yourself|stagger|deign|condescend) {word}{1,5}{mark}',
    ],
  },
  {
    name: 'as a part of the reader',
    cut: 'words',
    reason: 'insult',
    examples: ['i was gone 8 days and theyre dead as ur personality', 'The soup was as cold as your heart.'],
    harmless: ['The sofa is as old as your car.', 'Bring as many as your brother did.'],
    patterns: [
      '(?<=[a-zTW] )(?<!(?:is|are|was|were|just|twice) )as your (?:own |little |cold |tiny |[TW] )*(?:personality|heart|soul|conscience|brains?|head|skull|sense of humou?r) {clause_end}',
    ],
  },
  {
    name: 'someone like a thing',
    cut: 'sentence',
    reason: 'insult',
    examples: ['A man with the manners of a wheelie bin I can ignore.', 'A parrot with a degree.'],
    harmless: ['A man with a van will come.', 'A note on the door.'],
    patterns: [
      '{clause_start}(?:an?|some|another) (?:{open}){0,2}(?:P|{open})with (?:all )?the (?:{open}){1,3}of an? {open}',
      '(?<=^ )(?:an? |the )(?:{open}){1,3}(?:with|in) (?:an?|no) (?:{open}){1,3}(?=[.!¶]|$)',
    ],
  },
]
