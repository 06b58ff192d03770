import { AUTHOR_EXPERIENCE, CLAUSES_TO_KEEP } from '../insults/clauses/clauses-to-keep.ts'
import { MARK, type Token } from '../insults/tokens.ts'
import { asks, holdsFact, isName, isVerbless, keptTokens, type Piece } from './pieces.ts'

// Capital letters in patterns are tags, listed at `Token` in `insults/tokens.ts`.

const FIRST_PERSON = /^(?:i|i am|i have|me|my|mine|we|us|our|ours)$/
const WITH_YOUR = /^(?:you and |(?:all )?with )(?:all )?(?:your|that|those) /
const NOT_ONE =
  /^(?:(?:and|but|so|because) )*(?:you are|you're|you were|tha 's) (?:not|no|never|hardly|barely) (?!.*[.;!?])/
const BUT_ONE =
  /^(?:you are|you're|you were|tha 's) (?:just |only |merely |more |more like |basically |nothing but )*(?:a|an|the|her|his|my|your|their|our|its|some) (?:[a-zNFTWPSOVC'-]+ ?){1,5}$/

/**
 * The clauses that belong to the cut clause before them: "[you windbag], with your rosettes", "you'd moan [if it
 * rained] and I gave you my coat", "[you are not a husband], you are her peon".
 */
export function dependentClauses(sentence: readonly Token[], pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece, at) => {
    const before = pieces[at - 1]
    const tokens = keptTokens(sentence, piece)
    if (!before || before.kept.length > 0 || holdsFact(tokens) || AUTHOR_EXPERIENCE.test(piece.words) || asks(tokens))
      return false
    const isAlone = pieces.slice(0, at).every((one) => one.kept.length === 0 || isName(sentence, one))
    const isOfAuthor = tokens.some(({ norm }) => FIRST_PERSON.test(norm))
    if (isAlone && !isOfAuthor && WITH_YOUR.test(piece.words) && isVerbless(tokens)) return true
    if (NOT_ONE.test(normsOf(sentence, before)) && BUT_ONE.test(piece.words) && !isDuty(piece.words)) return true
    return isAlone && goesOnAssuming(sentence, piece, before)
  })
}

const normsOf = (sentence: readonly Token[], { from, to }: Piece): string =>
  sentence
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')

const isDuty = (words: string): boolean => CLAUSES_TO_KEEP.some((pattern) => pattern.test(words)) || PLAIN.test(words)
/** "You're not a guest, you're a tenant" */
const PLAIN =
  /(?:^| )(?:P|tenant|guest|member|parent|adult|grown-up|child|neighbou?r|customer|client|employee|colleague|teacher|nurse|manager)s?$/

/** Whether a clause is the second half of a condition, after "if your hair was on fire". */
const goesOnAssuming = (sentence: readonly Token[], { from }: Piece, before: Piece): boolean =>
  /^(?:even )?if /.test(normsOf(sentence, before)) &&
  before.from > 0 &&
  !MARK.test(sentence[before.from - 1]?.norm ?? '') &&
  sentence[from]?.norm === 'and' &&
  !MARK.test(sentence[from - 1]?.norm ?? '')
