import { pattern } from '../../../text/pattern.ts'
import type { Structure } from './structure.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const FRAGMENT = pattern`
    (?:[TWNSFOPVHXE,-]|a|an|the|of|and|or|but|also|too|itself|only|just|you|your|such|what|another|absolute|
    absolutely|complete|completely|total|totally|utter|utterly|proper|real|right|pure|little|old|big|so|very|really|
    more|most|some|all|as|always|honestly|seriously|literally|actually|lol|lmao|omg|ugh|eww|ew|wow|bro|bruh|sha|abeg|
    yaar|na|o|oo|sef|god|jesus|christ|typical|both|nothing|but|great|combo|better|than|sorry|first|class|third|in|
    suit|one|them|us|like|that|this|every|single|whole|with|no|brain|brains|spine|shame|manners|class|walking|living|
    ever|again|kahin|ka|ki|ke|hai|ho|tu|tum|ek|number|is|are|na|be) 
  `

/** Sentences without a verb that only name or describe a person: "Thief." "Absolute trash human." "What a clown." */
export const EXCLAMATION: readonly Structure[] = [
  {
    name: 'exclamation',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'Thief.',
      'Absolute trash human.',
      'Kanjoos and a thief also, great combo.',
      'Fake ass friend.',
      'Snake.',
      'Pathetic.',
      'What a two-faced rat.',
      'Total joke of a drummer.',
      'Third-class fellow, drunk on your own stamp pad.',
      'Some friend you are.',
      'The cheek of it.',
      'fraud in 200 quid boots.',
      'No shame, no manners.',
    ],
    patterns: [
      '{sentence_start}(?:[TW] |(?:silly|little|old|big|poor|typical|textbook|classic|right|proper|typical bloody) ){1,4}(?:[NSF]|P|gits?|narcissist) (?=[.!¶]|$)',
      pattern`
        {sentence_start}(?:[TW] (?:, )?){1,4}(?:as (?:ever|always|usual|hell|they come|per usual|expected)|
        to the (?:core|bone|last)|to your core|beyond belief|through and through|much|behaviour|behavior|move|
        of you) (?=[.!?¶]|$)
      `,
      '{sentence_start}(?:so|too|very|really|just|pretty|absolutely|utterly|always|properly) (?:[TW] )+(?:to (?:even )?{word}{1,6})?(?=[.!¶]|$)',
      '{sentence_start}(?:[TW] , )+[TW] (?=[.!¶]|$)',
      '{sentence_start}(?:you )?(?:pack|bunch|lot|load|gang|nest|den|shower|family|house|pair|couple|set) of (?:[TWH] |absolute |total )*(?:[NSF]|P) (?=[.!?,¶]|$)',
      '{sentence_start}(?:[TW] )?(?:[NSF]|P) , (?:the )?(?:both|all|lot|whole lot|pair|three|two|P) of you (?=[.!¶]|$)',
      '{sentence_start}(?:you and )?(?:big|hard|tough|important|clever|funny|brave|great) (?:[NSFVP]) (?:with (?:your|a|the) {word}{1,3})?(?=[.!¶]|$)',
      "{sentence_start}(?:what a |some |great |fine |lovely |brilliant |nice )(?:{word}){1,2}(?:you are|you were|you turned out to be|you 've turned out to be) (?=[.!¶]|$)",
      pattern`
        {sentence_start}(?:not|never) (?:the |very |exactly |particularly |so |all that )*(?:brightest|sharpest|
        bright|clever|smart|smartest|cleverest|quickest)(?: (?:bulb|tool|knife|crayon|spark|cookie|P|
        one))?(?: in (?:the )?{word}{1,2})?(?: ,? ?are you)? ?(?=[.!?¶]|$)
      `,
      '{sentence_start}(?:F|N|V|C|O|[TW]) (?:behaviou?r|energy|mentality|move|moves|vibes|attitude|tactics|antics) (?=[.!¶]|$)',
      "{sentence_start}(?:up yourself|full of yourself|textbook N|me , me , me|me me me|lies , lies , lies) ?(?:, (?:that's you|you are|that 's you))? ?(?=[.!¶]|$)",
      pattern`
        {sentence_start}(?!(?:you|una) no be )(?=(?:${FRAGMENT}){0,10}(?:[NSV]|[TW] (?:old |little )?(?:[PF]|of)|
        (?:such|what|absolute|total|utter|complete|proper|pure|bloody|right) (?:[a-zTWH]+ )?(?:a |
        an )?(?:[TWH] )*F) )(?:${FRAGMENT}){1,14}(?=[.!?¶]|$)
      `,
      `(?<=^ )(?:[TWH] (?:, |and )?){0,4}[FT] (?:P )?(?=[.!¶]|$)`,
      // "Total joke of a drummer, whatever you are now."
      '{sentence_start}(?:{very}|[TW] )*(?:[NSF]|poor excuse|sorry excuse|waste) (?:of|for) (?:a |an )(?:[a-zP]+ ){1,2}(?:[,.] {word}{1,6})?(?=[.!?¶]|$)',
      pattern`
        {sentence_start}(?:{very}|[TW] )*(?:[NS]|[TW] [PF]) , (?!(?:the|
        our) (?!(?:lot|pair|whole|worst|biggest) ))(?:(?!(?:i|we|pay|give|send|please|pls|stop|return|bring|call|
        clean|fix|take|move|you|he|she|they|it|there|my) )[a-zNFTWPC-]+ ){1,7}(?=[.!?¶]|$)
      `,
      pattern`
        {sentence_start}(?!my (?:[TW] )+F )(?:{very}|[TW] (?:, |and )?)*(?:[TNSV]|[TW] (?:old |little )?[PF]|
        F(?<=(?:such|what) .{0,30}F)) (?:P )?(?:(?:and |, ){very}*[TWNSF] )*(?:of a P )?(?:ever )?(?:, that.s (?:who|
        what)(?: you are)? )?(?=[.!?¶]|$)
      `,
      '(?<=^ )an? (?:{big} )*F in (?:a|an|your) {word}{1,4}(?=[.!¶]|$)',
      '{sentence_start}(?:{very}|[TW] )*[NS] (?:in|with|on) (?:(?:an?|your|no) )?(?:D )?{word}{1,4}(?=[.!¶]|$)',
      pattern`
        what (?:a |an )?(?:{very}|[TW] )*(?:[NSF]|[TW] P|[TW] thing to (?:do|say)|
        waste of (?:space|skin|air|oxygen|a [a-z]+)|piece of [a-zO]+|excuse for a [a-zP]+|
        load of [OC])(?: (?:of|for) (?:a )?[a-zP]+)?(?: you (?:are|were|turned out to be|'ve become)| (?:i|
        we) (?:have |'ve )?(?:married|raised|ended up with|live with|got))? {pause}
      `,
      '(?<=^ |[,.] )(?:(?!(?:i|we|you|he|she|they|it|my|his|her|the|a|an|and|but|was|is|your) )[a-zTW-]+ ){0,2}[NF] (?:X )+',
      '{sentence_start}some (?:[a-z]+ )?(?:P|[a-z]+) you (?:are|were|turned out to be|have turned out to be) {sentence_end}',
      pattern`
        {sentence_start}(?:the |what |what a |such |H )(?:sheer |absolute |utter |{heat} )*(?:cheek|nerve|gall|
        audacity|arrogance|neck|brass neck|hypocrisy|shamelessness|effrontery|entitlement|stupidity|ignorance|
        C)(?: of (?:you|it|him|her|them|this (?:[a-z]+ )?|that (?:[a-z]+ )?|your [a-z]+|some people|
        you people)) ?{sentence_end}
      `,
      pattern`
        {sentence_start}(?:(?:absolutely |literally |with )?(?:no|zero|not an ounce of|not a shred of|
        not a bit of) (?:H |P |W |
        common )*{virtue}(?: at all| whatsoever| in you| in that [a-z]+)?(?: ,| and)? ?){1,4}(?=[.!?¶]|$)
      `,
      "{sentence_start}(?:i (?:do not|don't) know (?:how|who|what) (?:[a-z]+ )?(?:raised you|you sleep|you live with yourself|is wrong with you)(?: at night)?) {sentence_end}",
    ],
  },
]
