import { isEnglish } from '../../canned/english.ts'
import type { CheckName } from '../check-names.ts'
import type { Compared } from '../compared.ts'
import { keepsEachFact } from '../facts-kept.ts'
import { addsNoFact } from '../nothing-invented.ts'
import { opinionOf } from './model.ts'

/** The comparisons of meaning, which a good answer's free wording can fail. */
const MAY_BE_WRONG: ReadonlySet<CheckName> = new Set(['facts_kept', 'nothing_invented', 'requests_kept', 'hard_facts'])

/** From here on, 21 of 24 such answers by authors held out of training were good (docs/reference/mediator-checks.md#a-second-opinion). */
const SURE = 0.5

/**
 * Whether the only failed check of an answer may be wrong about it. Never if a name, a number, a date, an amount or a
 * quotation is missing or new, and only in English.
 */
export function mayBeFalseAlarm(answer: Compared, failed: readonly CheckName[]): boolean {
  const [only, ...others] = failed
  return (
    only !== undefined &&
    others.length === 0 &&
    MAY_BE_WRONG.has(only) &&
    !answer.isRequested &&
    isEnglish(answer.source) &&
    isEnglish(answer.text) &&
    keepsEachFact(answer) &&
    addsNoFact(answer)
  )
}

/** Whether the only failed check of an answer is probably wrong about it. */
export const isFalseAlarm = (answer: Compared, failed: readonly CheckName[]): boolean =>
  mayBeFalseAlarm(answer, failed) && opinionOf({ source: answer.source, text: answer.text, failed }) > SURE
