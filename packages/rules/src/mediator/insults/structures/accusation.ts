import { pattern } from '../../../text/pattern.ts'
import type { Structure } from './structure.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

/**
 * Accusations of character, which cannot be checked: "you only care about yourself". A fact such as "you never paid me"
 * is not one.
 */
export const ACCUSATION: readonly Structure[] = [
  {
    name: 'accusation of character',
    cut: 'clause',
    reason: 'accusation',
    examples: [
      'You only care about yourself.',
      'You never think about anyone else.',
      "You don't give a shit about us.",
      'You ruin everything.',
      "You're just like your mother.",
      'You always have to be right.',
      'You think the world revolves around you.',
      'You will never change.',
    ],
    patterns: [
      "(?:you are|you're|you were) (?:exactly |just |turning out |becoming |getting )*(?:like|as bad as|worse than) (?:your|his|her) (?:P|ex|own P|whole family) {clause_end}",
      'you (?:only|just|clearly only|obviously only) (?:ever |really )?(?:care|think|cared|thought) (?:about|of) {self} ',
      pattern`
        you (?:clearly |obviously |just |really )*(?:never|don't|do not|can't|didn't|have never|won't) (?:ever |even |
        once |really )*(?:think|care|thought|cared|consider|considered|give a thought) (?:of |about |to |
        for )*(?:anyone|anything|others|other people|nobody|no one|
        any of us)(?: else)?(?: (?:but|except|other than|besides|apart from|than) {self})? 
      `,
      '(?:all|the only thing|the only person|the only one) (?:that )?you (?:ever |really |actually )*(?:care|think|cared|thought) (?:about|of)(?: is|are|was) {self} ',
      pattern`
        you (?:clearly |obviously |just |really |always )*(?:{dont_give}|couldn't care less|could not care less|
        couldn't give) (?:a |two |one )(?:single |{heat} |flying )*(?:O|H|toss|monkey's|rat 's O|fuck|care|
        f)(?:s)?(?: about (?:anyone|anything|us|others|other people)(?: else)?(?: but {self})?)? {clause_end}
      `,
      pattern`
        you (?:always|constantly|just|never fail to) (?:have to|need to|want to|try to|must) (?:be|
        play) (?:always )?(?:right|the victim|the boss|the hero|the cent(?:er|re) of (?:attention|everything)) 
      `,
      '(?:you |stop |quit |always )+(?:play|playing|love playing) the (?:victim|martyr) (?:card )?',
      "(?:it is|it's|it 's|everything is|everything 's|everything) (?:always|only|all|just) (?:always |all )?about you {clause_end}",
      pattern`
        you (?:really |clearly |obviously |honestly )*(?:think|thought) (?:that )?(?:you are|you're|you were) (?:so |
        such |really |just )*(?:better|above|special|smarter|perfect|the king|the queen|the boss|god|clever|important|
        entitled|superior|untouchable|god's gift|all that|some kind of (?:[a-z]+))(?: than (?:everyone|all of us|me|
        us|the rest of us|anyone|others)(?: else)?| to (?:women|men|the world|humanity|mankind|[a-z]+))? {clause_end}
      `,
      'you (?:really |clearly )*think (?:that )?the (?:whole |entire )?(?:world|universe|sun|house) (?:revolves|turns|spins) around you ',
      pattern`
        you (?:always |just |really |manage to |have to )*(?:ruin|destroy|spoil|poison|screw up|mess up|{heat} up|
        wreck) (?:everything|everyone's life|my life|everything you touch)(?: you touch)? {clause_end}
      `,
      "you (?:can't|never|couldn't|can never|have never|could never) (?:do|get|done|manage|did) (?:anything|a thing|one thing|a single thing|even one thing) right ",
      "you (?:will never|won't ever|are never going to|never will|will not ever) (?:change|amount to (?:anything|much)|learn|be anything|grow up|be happy|be a real P|be half the P {word}{1,4}) ",
      "(?:you|you clearly|you really) (?:can't|can not|can never) be trusted(?: with anything)? {clause_end}",
      "(?:nobody|no one|who|i will never|i can't|i cannot|never) (?:can |could |would |will |should )*(?:trust|trusts) you (?:with anything |ever again |anyway )?(?=[?!])",
    ],
  },
]
