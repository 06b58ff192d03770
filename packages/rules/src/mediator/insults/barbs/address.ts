import { pattern } from '../../../text/pattern.ts'
import { FIRST_NAMES } from '../capitals.ts'
import type { Barb } from './barb.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const TITLE =
  '(?:captain|commander|colonel|sergeant|lord|baron|baroness|duke|duchess|countess|king|queen|princess|emperor|empress|sheriff|inspector|detective|sultan|pharaoh)'
const OFFICE = '(?:professor|prof|dr|mr|mrs|ms|miss|mister|president|judge)'
const HONOUR =
  '(?:(?:your|his|her) (?:royal |imperial |serene |holy )?(?:majesty|highness|lordship|ladyship|grace|holiness|excellency|worship|eminence|greatness)|V)'
const GREETED =
  '(?<=(?:^|[,!.]) (?:(?:and|but|so|ok|okay|lol|hey|oh|well|right|listen|thanks|thank you|cheers|nice going|nice one|good job|well done|bravo|congrats) (?:, )?)?)'

/** Mocking forms of address: the sentence is complete without them. */
export const ADDRESS: readonly Barb[] = [
  {
    name: 'you and a name',
    cut: 'words',
    reason: 'insult',
    examples: [
      'The bins go out on Tuesday, you limp lettuce.',
      'You barnacle.',
      'Gary you cowboy.',
      'Ben you complete spanner you left the tap running.',
      "Your mongrel of a dog's been in our garden.",
      'Your halfwit of a foreman told us nothing.',
      'Listen here ye gobdaw, the turf was for both of us.',
      'Sign the form, you clipboard-waving jobsworth.',
      'You soggy biscuit of a man, give me the ticket.',
    ],
    harmless: [
      'If you insist, you pay.',
      'You know, I waited.',
      'You two, dinner is ready.',
      'Thank you, lovely people.',
      'You pinky promised.',
      'Gary you promised.',
      'Ben you complete the form.',
      'I have known you thirty years.',
      'Tom you know that.',
      'I gave you proper notice, move out.',
    ],
    patterns: [
      pattern`
        (?:, )?(?<=(?:^|[-,.:;!?)EX]) )(?:oh |and |but |so |listen |listen here |look here |hey |oi )?(?:you|ye|yer|
        yous?) (?:this |that |H )?{name}{open}{0,4}(?<! [a-z]+ [a-z]+ed |said |swore |knew |told |
        left )(?:of (?:a |an )?{open}{1,2})?{mark}
      `,
      '(?:, )?(?<!{takes_reader})(?:you|ye) (?:absolute |total |utter |complete |pure |proper ){name}{open}{0,2}(?:of (?:a |an )?{open}{1,2})?{mark}',
      `(?<=^ (?:${[...FIRST_NAMES].join('|')}) )you (?:[TWH] |old |big |absolute |total )*{name}{open}{0,2}(?=[.!¶]|$)`,
      `(?<=^ (?:${[...FIRST_NAMES].join('|')}) )you (?:absolute|total|utter|complete|proper|pure) {name}(?=(?:you|i|we|it|he|she|they|the|my|where|when|what|why|how) )`,
      '(?<=(?:your|ur|the|that|this|my) )(?:[TWH] )*[NSF] of an? (?=[a-zPFN])',
      '(?<=^ )you (?:[TW] )+{name}(?=(?:the|i|we|my|it|he|she|where|when|what|why|how|this|that|your|D|there) )',
      pattern`
        (?<=^ |, )(?:you )?[a-z]+-?(?:stabber|monger|licker|head|face|brains?|wit|pants|hole|stain|wipe|sucker|kisser|
        hogger|grabber|dodger|thief|features|chops) (?=[.!¶]|$)(?<!(?:forehead|overhead|ahead|instead|surface|whole|
        typeface|interface) )
      `,
      '(?<=^ |, )see (?:this|dis) (?:your )?(?:[TWH] )*[NSF] (?:, |{mark})',
      '(?<=^ |[.,!?] )(?:{open}|, |and ){1,6}that you are {mark}',
    ],
  },
  {
    name: 'mock title',
    cut: 'words',
    reason: 'insult',
    namesAllowed: true,
    examples: [
      'Listen, Captain Leafblower, it was 6:15 on a Sunday.',
      'Congratulations, Your Majesty of the Sofa, you have watched eleven episodes.',
      'Right, Professor Know-All, the bus is at nine.',
      'The bus is at nine, Mr Too Important.',
      'I paid for that, Lady Muck.',
      'Do the maths, brain of the family: it is 78 each.',
      'Unblock me so that we can talk, sweetheart of misery.',
    ],
    harmless: [
      'Our son draws like a little genius.',
      'Dear Professor Higgins, the form is on my desk.',
      'Dr. Rao, the results are late.',
      'Your son hit mine with a stick, Mrs Lindqvist.',
      'It was on the 4th, Mr Adeyemi.',
      'I rang you twice, Miss Moneypenny.',
      'I asked the King of Spain.',
    ],
    patterns: [
      `(?:, )?${GREETED}${HONOUR}(?:, (?:the )?{open}of (?:{open}){1,3})?(?=[-,.:;!?¶]|$)`,
      ', (?:saint|lady) {open}{1,3}(?=[.!?¶]|$)',
      pattern`
        , (?:mr|mrs|miss|ms|sir|madam|captain|professor) (?:(?:(?:too |so |all )?(?:perfect|important|busy|clean|
        clever|wonderful|right|efficient|fancy|grumpy|everything|nothing|excuses?|pants|big|sunshine|money|moneybags|
        hollywood|director|chairman|chairperson|treasurer|manager|boss|expert|generous|reliable|punctual|popular|
        independent)|[VNFTW](?: {open})?|know it all|knows best|high and mighty|i [a-z]+|[a-z]+-[a-z-]+) |
        big {open})(?=[.!?¶]|$)
      `,
      pattern`
        (?:, )?${GREETED}(?:${TITLE} (?:of (?:the )?)?{open}{1,3}|${HONOUR} of (?:the |all )?{open}{1,3}|
        ${OFFICE} (?:[.] )?(?:[a-z]+-(?:all|it|everything|nothing|turn|best|better|right|perfect)|
        (?:know|never|always|can't|won't|do|too|big|i|not)-[a-z-]+|
        {open}{0,2}(?:perfect|important|busy|clean|clever|wonderful|right|efficient|fancy|grumpy|everything|nothing|
        excuses?|too [a-z]+|i [a-z]+|know it all|knows best|pants|big|big shot|google|sunshine)) )(?=[-,.:;!?¶]|$)
      `,
      pattern`
        , (?:brains?|king|queen|princess|lord|master|mistress|sweetheart|darling|ray|flower|pride|jewel|light|star|
        hero|god|goddess|champion|patron saint|artist|captain|president|minister|emperor|genius|expert) of (?:the |
        all |all the )?{open}{1,3}(?=[-,.:;!?¶]|$)
      `,
      pattern`
        , (?:[NV]|napoleon|rambo|cinderella|pinocchio|houdini|rapunzel|sleeping beauty|tarzan|dracula|hamlet|garfield|
        goldilocks|peter pan|mary poppins|superman|batman|barbie|homer simpson|mr bean|caesar|nero) (?=[-,.:;!?¶]|$)
      `,
      "(?:, F|(?<!(?:^|[,.!-]|an?|the|some|little|real|true|total|my|your|is|are|am|was|no|of|in|like|more|it's|you're|and|or|enjoy|says|said|called|be|with|that) )V) (?=[.!?¶]|$)",
      '(?<=^ )(?:scrooge|napoleon|rambo|cinderella|pinocchio|houdini|caesar|nero) , ',
    ],
  },
]
