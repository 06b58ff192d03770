import { pattern } from '../../../text/pattern.ts'

/**
 * Adverbs and similar words before an insult. No two alternatives may begin with the same word if both could match
 * more: in a repeated group, each ambiguous word doubles the matching time. {heat} is one of them, so a group with
 * {very} has no {heat} of its own.
 */
const VERY = pattern`
    so|such|really|very|just|too|truly|always|completely|totally|absolutely|absolute|total|complete|utter|utterly|
    real|right|proper|big|bigger|biggest|huge|massive|giant|little|most|more|nothing but|being|still|also|quite|
    pretty|bit|kind of|kinda|sort of|even|only|all|both|one|some|extremely|incredibly|honestly|literally|obviously|
    clearly|frankly|basically|no better than|ever|actual|actually|simply|plain|downright|insanely|unbelievably|{heat}|
    typical|old|first class|world class|certified|glorified|either
  `
const AFTERTHOUGHT =
  'lol|lmao|lmfao|smh|fyi|btw|jsyk|innit|fr|frfr|ngl|tbh|rn|af|sha|abeg|o|oo|sef|yaar|na|bro|bruv|fam|pal|omg|omfg|honestly|seriously|clearly|frankly'

/**
 * The building blocks that the structures are written in. A word from the lexicon has become a tag, which is one
 * capital letter, and every word or mark is followed by a space (`Token` in `tokens.ts` lists tags and marks).
 */
export const PARTS: Readonly<Record<string, string>> = {
  // Words of the lexicon
  strong_noun: '[NS]',
  noun: '[NSF]',
  mild_noun: 'F',
  adjective: '[TW]',
  strong_adjective: 'T',
  mild_adjective: 'W',
  insult: '[TWNSF]',
  conduct: 'C',
  nickname: 'V',
  heat: 'H',
  oath: 'O',
  person: 'P',

  // The words around them
  very: `(?:(?:${VERY}|a|an|the|like|as|of|my|our|this) )`,
  softly:
    '(?:(?:just|really|always|also|still|clearly|obviously|honestly|literally|actually|simply|never ever|only|all|both|so|truly|genuinely|basically) )',
  big: '(?:{scorn}|absolute|complete|total|utter|proper|little|old|big|{heat})',
  scorn:
    '(?:[TW]|silly|dangerous|tortured|poor|sorry|overgrown|overpaid|so-called)',
  /**
   * An adjective recognised by its ending, known or not: "greasy", "pretentious", "freeloading". Excludes kind words,
   * plain states and verbs.
   */
  scornful:
    pattern`
      (?:(?!(?:dey|very|anyway|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|lovely|funny|happy|busy|ready|pretty|silly|
      lucky|sorry|okay|any|every|many|only|already|really|probably|my|why|by|say|pay|buy|try|stay|play|tidy|supply|
      apply|carry|copy|reply|deny|marry|worry|hurry|empty|identify|notify|rely|vary|may|today|early|going|coming|
      doing|being|having|getting|making|saying|looking|trying|talking|thinking|asking|leaving|working|waiting|bring|
      thing|nothing|something|anything|everything|during|precious|gorgeous|amazing|darling|unless|bless|less|
      (?:mon|tues|wednes|thurs|fri|satur|sun|yester|birth|holi|every|week)day|january|february|july|library|delivery|
      laundry|history|grocery|chemistry|family|party|money|story|city|country|company|army|body|study|copy|key|day|
      way|healthy|wealthy|worthy|friendly|kindly|lonely|hungry|thirsty|religious|serious|generous|famous|previous|
      obvious|curious|nervous|conscious|british|english|irish|scottish|polish|spanish|turkish|jewish|danish|swedish|
      finnish|morning|evening|meeting|wedding|building|living|sitting|willing|caring|hardworking|loving|
      outstanding) )[a-z-]{2,20}(?:(?<!l)y|ous|ish|less|ing|faced|headed|witted|assed|arsed|brained|minded|hearted|
      mouthed)|so-called|overgrown|emotional)
    `,
  /** After these, "you" is an object: "I saw you taking photos", "I gave you proper notice". */
  takes_reader:
    pattern`
      (?:(?<= )(?:saw|see|seen|heard|hear|caught|catch|found|find|watched|watch|noticed|spotted|told|tell|asked|warned|
      offered|offer|promised|taught|helped|gave|give|given|sent|send|lent|lend|loaned|bought|buy|left|leave|paid|pay|
      owe|owed|served|showed|show|shown|want|need|let|got|get|brought|bring|made|make|cost|saved|kept|remember|love|
      miss) )
    `,
  /** An insulting noun with the words before it. */
  called:
    '(?:(?:[TWH] |little |old |absolute |total |complete |utter |big |load of |, )*(?:[NSFO]|[TW] P) )',
  /** A last word that names a person: no pronoun, place or time. */
  somebody:
    pattern`
      (?:(?!(?:me|it|him|her|us|them|you|since|until|before|after|because|when|like|now|once|twice|early|late|first|
      last|today|tonight|tomorrow|again|up|out|off|in|on|home|here|there|to|too|yet|still|enough|anyway|though|mine|
      this|that|these|those|everything|anything|nothing|something|stuff|things?|away|back|down|over|one|ones|man|guys|
      all|either|alone|about|for|with|of|at|please|pls|darling|sweetheart|sausage|angel|legend|genius|friend|love|
      well|it|that|what|anything) )[a-z-]{3,20}(?<!ed))
    `,
  /** "A common crook", "a toddler with a credit card". */
  body_of: '(?:(?:a|an|the|some|my|your|his|her|their|any|no|one) (?:[a-zà-ÿNFTWPSOHVCD-]+ ){1,4})',
  animal:
    '(?:[NF]|wolf|wolves|horse|bear|mule|duck|frog|fox|child|children|cavemen|king|queen|sultan|emperor|pharaoh|duchess|ghost|thieves|tourist|stray|virus|hobo|prisoner|crow)',

  /** Any word within a clause. */
  word: "(?:(?!(?:and|but|because|when|if|so|then|i|we|you|he|she|they|who|since|while|please) )[a-zà-ÿNFTWPSOHVC'-]+ )",

  // The second person
  you: '(?:you (?:(?:two|all|both|P) )?)',
  be: pattern`
    (?:{softly}*(?:are|were|have been|have always been|will always be|will be|must be|can be|could be|seem|sound|look|
    act|acted|behave|behaved|are being|are acting|are behaving|were being|were acting|keep acting|keep being|
    have become|became|turned out to be|have proven to be|be|dey|remain|keep on being|'d be|are becoming|
    are turning into) )
  `,
  you_are: "(?:{you}{be}{softly}*|you're {softly}*|you (?=(?:so|too|such a|just a|such an|na) ))",
  your: '(?:your|the|this|that|all your|all that|all this)',
  other_is:
    pattern`
      (?:(?:he|she|they|your (?:(?!D )\w+ )?(?!D )\w+|(?:that|the|this) (?:{human}|[a-z]+ {human})|his (?!D )\w+|
      her (?!D )\w+|(?=[^ ]+ (?:[a-z]+ ){0,2}(?:is|are|was|were|'s) )(?<!(?:a|an|the|this|that|these|those|my|your|
      our|his|her|their|every|no|some|any|of|in|on|at|for|with|to) (?:[a-z-]+ )?)(?!it |this |that |what |who |there |
      here |which |i )[a-zà-ÿ-]+) (?:{softly}*)(?:is|are|was|were|'s) )
    `,
  human:
    '(?:P|[a-z]*(?:man|woman|lord|lady|boy|girl|friend|mate)|plumber|builder|teacher|manager|coach|director|doctor|driver|neighbou?rs?|[TWNSF])',
  self: '(?:yourself|you|number one|money|your own \\w+|no one else)',
  behaviour:
    '(?:behaviou?r|attitude|excuses?|manners?|parenting|jokes?|apolog(?:y|ies)|explanations?|logic|arguments?|opinions?|brain|head|conduct|work ethic|personality|taste|whole \\w+|face|voice|P)',
  dont_give: "(?:(?:don't|do not|didn't|did not|never|doesn't|couldn't|could not|won't) (?:even |really |ever )*give)",
  virtue:
    pattern`
      (?:shame|manners|decency|class|spine|O|heart|brains?|conscience|backbone|home training|sense|common sense|
      integrity|soul|clue|morals|dignity|self-respect|self respect|honou?r|empathy|humanity|remorse|guts|taste|talent|
      upbringing|courtesy|P decency|brain cells?|sense of shame|moral compass|feelings|standards|principles|loyalty)
    `,

  // Ends of clauses
  /** A continuation: "and a fraud", "of a father", "I have ever met". */
  rest: pattern`
    (?:(?:, )?(?:and |or |but )?{very}*[TWNSF] (?!(?:is|was|are|were|has|had|have|did|does|can|will|would|
    could) )(?:P )?){0,5}(?:P )?(?:of (?:a |an )?(?:P|[a-z]+) )?(?:i know |
    i have (?:ever )?(?:met|known|seen|had|loved|dated|dealt with|worked with|lived with|hired) |ever |alive |
    on earth |in the (?:whole )?world |around |and you know (?:it|that) (?=[-,.;:!?¶)EX]|$)|
    (?:that )?(?:i|it|we) (?:could|might|hurts|makes me|made me) (?:puke |scream |cry |vomit |die |weep |be W |
    laugh )?)?(?:(?:, )?(?:(?:plain|pure) and simple |through and through |
    and always (?:have been|were|will be|has been) |and so (?:is|are|was) your {word}{1,2}|simple as that |
    end of story |full stop |(?:the (?:lot|pair) |both |all )of you |you are (?=[-.,;:!?¶)EX]|$)|
    that (?:is|.s) what you are ))?
  `,
  mark: '(?=[-,.;:!?¶)EX]|$)',
  clause_end: `(?=[-,.;:!?¶)EX]|(?:${AFTERTHOUGHT}|and|but|because|so|when|if) |$)`,
  pause: pattern`
    (?=[-,.;:!?¶)EX]|(?:${AFTERTHOUGHT}|and|but|or|because (?!of )|so|if|when|that|who|since|then|today|sometimes|
    lately|again|anyway|btw|you know|ok|right now|these days|all the time|too|at times|most of the time|
    in (?:a|an|his|her|your) (?:[a-z]+ ){0,2}(?:coat|suit|hoodie|jacket|tie|dress|costume|hat)) |$)
  `,
  /** The beginning of a new clause in a text without punctuation: a subject, an order, a question. */
  next: pattern`
    (?=(?:i|i am|i have|we|you|you're|he|she|they|it|it's|the|my|our|there|give|gie|send|pay|call|ring|text|tell|
    bring|return|delete|take|get|put|clean|wash|remove|move|fix|open|close|shut|log|turn|answer|reply|stop|unban|
    unblock|please|pls|when|where|what|why|who|can|could|will|did|do|D|tomorrow|tonight) )
  `,
  sentence_end: `(?=(?:(?:${AFTERTHOUGHT}) )*[.!?¶EX]|(?:${AFTERTHOUGHT}) $|$)`,
  sentence_start:
    '(?<=^ (?:(?:hey|wow|honestly|seriously|just|oh|ok|okay|lol|bruh|god|ugh|yes|no|well|and|so|but|P|bro|listen|look|chai|haba|kai|abeg|arre|arrey|yaar|like|sorry but|i W) (?:, )?)?)',
  clause_start:
    '(?<=^ |(?:[-,;:)EX]|and|but|so|because|or|then|just|please|well|honestly|seriously|P|bro|oh|yes|no|yeah|also|now|ok|abeg|o|lol) )',
} // biome-ignore format: a table of parts
