import { pattern } from '../../text/pattern.ts'
import type { Fact } from '../facts/fact.ts'
import { isConsequence } from './requests.ts'

/** More facts than these don't make a sentence matter more. */
const MOST_FACTS = 3

/** Signs that a sentence says what the disagreement is about, and what each is worth compared with one fact. */
const SIGNS: readonly (readonly [weight: number, sign: RegExp])[] = [
  // What its author admits or regrets.
  [
    2,
    new RegExp(
      pattern`
      \b(?:i (?:should(?:n['’]t| not)? have|shouldn['’]t|regret|was wrong|got it wrong|didn['’]t think|forgot|
      know i (?:was|did|said|should))|i (?:did|do) (?:say|tell|promise|agree|know|see)|(?:i['’]m|i am|im) sorry|
      my (?:fault|mistake)|fair enough|(?:you['’]re|you are|youre|ur) right|i(?:['’]ll| will)? (?:admit|grant|own))\b
    `,
      'iu',
    ),
  ],
  // The author's answer to what the other party says about them: "I did not say that, I said …"
  [1.5, /\bi (?:did not|didn['’]?t|never) (?:say|mean|forget|tell|call|promise|agree|refuse|ignore|take|break)\b/iu],
  // How it felt.
  [
    1.5,
    new RegExp(
      pattern`
      \b(?:(?:i|it|that|this) (?:felt|feels?|hurts?|stung|stings)|made me feel|makes me feel|hurt|humiliat\w+|
      embarrass\w+|asham\w+|lonely|alone|scared|afraid|worried|exhausted|worn out|let down|taken for granted|
      like an? (?:outsider|stranger|child|guest|lodger|burden|servant|maid|idiot|fool|afterthought)|cried|crying|
      lie awake|can['’]t sleep|(?:i['’]m|i am|im) (?:so |really |just )?(?:tired|sick|done|fed up|shattered|upset|
      angry|sad|disappointed)|(?:matters?|important) to me|miss (?:you|him|her|them|my))\b
    `,
      'iu',
    ),
  ],
  // What they will and won't do, and on what conditions.
  [
    1.5,
    new RegExp(
      pattern`
      \b(?:(?:i|we)(?:['’]d| would| could| won['’]t| will not| can['’]t| cannot|
      ['’]ll| will)(?! (?:have|never have|know|remember|say|admit|believe|understand|see)\b)|
      (?:i['’]m|i am|im|we['’]re|we are) not \p{L}+ing|not happening|no way|refuse|unless|only if|as long as|
      on (?:the )?condition|provided|instead|in (?:two|three|2|3) (?:goes|instal\p{L}+)|is fine|
      (?:must|needs? to|has to|have to|should(?!n['’]t| not| have))(?!\p{L}))
    `,
      'iu',
    ),
  ],
  // What the other party did or said.
  [1, /\b(?:you|u)(?:['’]\p{L}+)?\b(?! know\b)/iu],
  // Without being asked, informed or paid.
  [1, /\bwithout (?:\p{L}+ )?(?:\p{L}+ing|a word|notice|permission|consent|me)\b/iu],
  // What the author disputes.
  [0.5, /\b(?:not|never|nobody|no one|\p{L}+n['’]t|dont|didnt|wasnt|isnt|havent)\b/iu],
]

/** Whether a sentence begins with a pronoun, and so with what another sentence names. */
export const refersBack = (sentence: string): boolean => PRONOUN.test(sentence)

/** Greetings, and openings of letters. */
const FORMALITY =
  /^(?:dear \p{Lu}|hello \p{Lu}\p{L}+$|i (?:write|am writing)\b|further to|with (?:reference|regard) to)/iu
const COST_OF_FORMALITY = 3
/** Questions that aren't requests mostly scold. */
const COST_OF_A_QUESTION = 2

/** A pronoun refers to another sentence, which might not be quoted. */
const PRONOUN = /^(?:and |but |so )?(?:it|that|this|they|he|she|those|these)(?!\p{L})/iu
const COST_OF_A_PRONOUN = 1

/** "If you don't, we're not coming" says what may happen, not what did. */
const COST_OF_A_CONSEQUENCE = 4

/** How much a sentence says about the disagreement, counted in facts. @param facts those of the sentence */
export const salienceOf = (sentence: string, facts: readonly Pick<Fact, 'kind'>[]): number =>
  Math.min(MOST_FACTS, facts.filter(({ kind }) => kind !== 'name').length) +
  (facts.length > 0 ? 0.5 : 0) +
  SIGNS.reduce((sum, [weight, sign]) => sum + (sign.test(sentence) ? weight : 0), 0) -
  (isConsequence(sentence) ? COST_OF_A_CONSEQUENCE : 0) -
  (FORMALITY.test(sentence) ? COST_OF_FORMALITY : 0) -
  (/\?\s*$/.test(sentence) ? COST_OF_A_QUESTION : 0) -
  (refersBack(sentence) ? COST_OF_A_PRONOUN : 0)
