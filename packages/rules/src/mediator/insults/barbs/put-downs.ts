import { pattern } from '../../../text/pattern.ts'
import type { Barb } from './barb.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** Imitations of the reader, and opinions that the author never asked for. */
export const PUT_DOWNS: readonly Barb[] = [
  {
    name: 'advice the author did not want',
    cut: 'clause',
    reason: 'insult',
    examples: [
      "If I wanted a critique from someone who burns toast I'd have asked for one.",
      "If I'd wanted parenting tips from a man who lost his own dog, I would have asked.",
      "If I needed a lecture from a washed-up footballer, I'd book one.",
      'if i want ur opinion ill ask for it',
      "When I want advice from a person who lives in a shed I'll let you know.",
    ],
    harmless: [
      "If I wanted a quote from someone local I'd have asked you.",
      "If I need a lift from the station I'll ask.",
      "If I wanted the keys I'd have asked for them.",
      'If you wanted advice from a lawyer you could have asked.',
      "If I want help from Dan I'll let you know.",
    ],
    patterns: [
      pattern`
        (?:if|when) i (?:'d |had |ever )*(?:want|wanted|need|needed) (?:(?:an? |any |some |
        your )?(?:{open}){0,2}(?:critique|criticism|opinions?|advice|lectures?|sermons?|feedback|reviews?|lessons?|
        commentary|verdict|tips?|wisdom) (?:from|of) (?:an? |the |some )?(?:someone |somebody |P |
        {open}){1,3}(?:(?:who|that|with|in) [^,.!?;]{1,80} )?|your (?:opinion|advice|critique|
        feedback) )(?:, )?(?:then )?(?:i (?:'d|would|will|'ll)|ill) (?:have )?(?:ask|asked|book|booked|hire|hired|
        let you know|call|called|pay|paid|bought|buy)(?: (?:for (?:it|one|them)|one|you))? {clause_end}
      `,
    ],
  },
  {
    name: 'too busy with themselves',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'I suppose you were all too busy admiring yourselves in the newsletter.',
      "No doubt you're too busy polishing your trophies.",
      'Clearly you were too busy patting yourself on the back to ring me.',
    ],
    harmless: [
      'I suppose you were too busy packing.',
      'You were too busy to ring me.',
      'You were too busy admiring my garden to notice the time.',
    ],
    patterns: [
      pattern`
        (?:(?:and|but|so|i suppose|i guess|i expect|presumably|no doubt|clearly|obviously|apparently|maybe|perhaps) ,? ?)*
        you (?:are|were|'re|have been|'ve been) (?:all |both |just |far |much |always )*too busy (?:(?:admiring|loving|
        worshipping|congratulating|praising|listening to|staring at|patting|kissing) (?:yourself|yourselves)|
        (?:polishing|stroking|counting|feathering|dusting|massaging) your (?:own )?(?:ego|nest|trophies|medals|pockets|
        halo|crown))(?: [^,.!?;]{1,60})? {clause_end}
      `,
    ],
  },
  {
    name: 'wits in passing',
    cut: 'words',
    reason: 'insult',
    examples: [
      'Did it ever cross that tiny mind of yours that I need the car?',
      'Tell me the truth for once in your miserable life.',
      'Can someone with a functioning brain move it to Monday?',
    ],
    harmless: [
      'Did it ever cross your mind that I need the car?',
      'You were on time for once in your life.',
      'Can someone with a working key come?',
    ],
    patterns: [
      '(?<=(?:that|your) )(?:tiny|little|pea|feeble|one-track|[TW]) (?=(?:mind|brain|skull)s? )',
      '(?<=for once in your )(?:(?:little|sad|sorry|[TW]) )+(?=life )',
      '(?<=(?:someone|somebody|anyone|anybody|P) )with (?:an? (?:functioning|working|actual|single)|half a|any|some|more than one) (?:brains?|brain cells?|common sense) ',
    ],
  },
  {
    name: 'mocking remark without a mark before it',
    cut: 'words',
    reason: 'insult',
    examples: [
      'Ah would you ever cop on, Declan, Mam was sat in A&E for eleven hours.',
      'Who leaves hair in the plug its like living with a moulting yeti.',
      'Would you ever catch yourself on.',
    ],
    harmless: [
      "It's like living with a friend.",
      'Would you ever come on Sunday?',
      "It's like working with the old team.",
    ],
    patterns: [
      '(?:ah |oh |and )?(?:would|will|could) you (?:ever |just |please |not )*(?:cop on|catch yourself on)(?: to yourself)? (?:, )?',
      pattern`
        (?:it's|it 's|it is|this is|that's|that 's) (?:just |honestly |literally )*like (?:living|
        sharing (?:{open}){1,2}|dealing|arguing|being married) (?:with|to) (?:an?|
        some) (?!{plain})(?:{open}){1,4}{clause_end}
      `,
    ],
  },
  {
    name: 'imitation of the reader',
    cut: 'words',
    reason: 'insult',
    namesAllowed: 'all',
    examples: [
      "Ooh look at me, I'm Brooke and I can't possibly split a bill.",
      'look at me im the manager and i cant use a mop',
      "Oh, look at me, I'm so important, I don't do dishes.",
      "look at me I'm Greg and I never park in my own spot",
      "Oooh I'm Sam and I'm too good for the bus.",
    ],
    harmless: [
      "Look at me when I'm talking, please.",
      'You look at me like I owe you £40.',
      "Look at me, I'm shaking.",
      "I'm Brooke and I can't come on Friday.",
      "She looked at me and I couldn't speak.",
    ],
    patterns: [
      pattern`
        (?:(?:o|oo|ooh|oh|ooo) (?:, )?)?look at me (?:, )?(?:i am|i 'm|
        i'm) (?:(?:the |a |so )?(?:[a-zA-Z]+ ){1,3})(?:, )?(?:and )?i (?:can't|couldn't|don't|never|do not|am too|
        'm too|only|always) [^.!?EX¶]*(?:[EX] )?
      `,
      "(?:o|oo|ooh|ooo) (?:, )?(?:i am|i 'm|i'm) (?:the |a )?(?:[a-zA-Z]+ ){1,2}(?:, )?and i (?:can't|couldn't|don't|never|do not|am|am too|'m too|only|always) [^.!?EX¶]*(?:[EX] )?",
    ],
  },
]
