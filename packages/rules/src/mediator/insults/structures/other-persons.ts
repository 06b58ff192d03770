import { pattern } from '../../../text/pattern.ts'
import type { Structure } from './structure.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/** Insults about a third person, or about the reader's conduct. */
export const OTHER_PERSONS: readonly Structure[] = [
  {
    name: 'apposition',
    cut: 'words',
    reason: 'insult',
    examples: ['Our treasurer, the lying idiot, told me in May.', 'Your brother, that selfish moron, has the keys.'],
    patterns: [', (?:the|that|this|a|an|some) (?:{big} (?:, )?)*(?:[TW] )*(?:{strong_noun}|T F) (?=, )'],
  },
  {
    name: 'third person and conduct',
    cut: 'clause',
    reason: 'insult',
    examples: [
      'Tom is an idiot.',
      'Your behaviour is disgusting.',
      'I am sick of your nonsense.',
      'Stop being a jerk.',
      'This is the conduct of a common crook.',
      "It's the manners of a barnyard.",
      'Who but a crook would do that?',
    ],
    patterns: [
      '{other_is}{very}*(?:[TW] (?:, |and )?)*[NS] {clause_end}',
      '{other_is}{very}*(?:about )?as (?:much use|useful|much help|thick|bright|sharp) as (?:a|an|two) {word}{1,4}{clause_end}',
      "your {behaviour} (?:(?:is|are|was|were|'s) {very}*[TNSF] {rest}|(?:stinks?|reeks?|sucks?) ){clause_end}",
      "(?:i (?:am|'m) )?(?:so |just |really |{heat} )*(?:sick|tired|fed up|done|sick and tired) (?:of|with) (?:all )?your (?:[TWH] |constant |endless )*{conduct} {clause_end}",
      pattern`
        (?:please )?(?:can you |could you |will you |would you )?(?:just |please )*(?:stop|quit|don't|do not) (?:be|
        being|act|acting|behaving)(?: like)? {very}*(?:[TWNSF] ){1,2}(?:P )?(?:(?:and|,) {very}*[TWNSF] )?(?:(?:about|
        with) (?:it|this|everything|me) )?
      `,
      pattern`
        (?:(?:that|this|it) (?:is|was|'s) |that's |it's ){very}*(?:{strong_adjective}|shameful|{oath}|{conduct}|
        load of [OC]) {clause_end}(?<!that (?:is|was|'s) (?:so |really )?(?:{strong_adjective}) .{0,4}$)(?<!(?:the|
        this|that) {conduct} )
      `,
      pattern`
        (?:(?:that|this|it) (?:is|was|'s) |that's |it's )(?:just |exactly |literally )*(?:the )?(?:conduct|behaviou?r|
        manners|work|morals|attitude|actions?|mentality|logic|reasoning|ethics|level|style|tactics?|doing|
        mind) of (?:an? )?{word}{1,4}{clause_end}
      `,
      "(?:i (?:can't|won't|refuse to|will not|don't want to) (?:\\w+ ){1,4}(?:with )?)(?:a |an |such a |such an |some )(?:[TWH] )*{strong_noun} (?:like you )",
      'who (?:but|other than|except) (?:a |an )?(?:[TWH] )*[NSF] {word}{1,6}(?=[?!])',
      '(?:only|just) (?:a |an )?(?:{very}|[TW] )*{strong_noun} (?:would|could) ',
      'such (?:a )?(?:conceit|arrogance|entitlement|ignorance|pettiness|greed|cowardice|stupidity|vulgarity|C) (?:is|was) {word}{1,3}{clause_end}',
      "that (?:is|was|'s) (?:just |so |very |really )*(?:low|beneath contempt|a new low|low and [TW]|low even for you|[TW] even (?:for|by) (?:you|your standards)) {clause_end}",
    ],
  },
]
