import type { Said } from './context.ts'
import { withoutAskedInsults } from './name-calling/asked.ts'
import { clause, pattern } from './name-calling/clause.ts'
import { withoutReportedInsults } from './name-calling/reported.ts'
import { withoutVocatives } from './name-calling/vocatives.ts'
import { withoutYouAre } from './name-calling/you-are.ts'
import { INSULT } from './patterns.ts'

const ONLY_INSULTS = new RegExp(`^(?:(?:you|such|what) )?(?:${INSULT})[.!?,\\s]*$`, 'iu')
const WHAT_A = pattern(
  `\\b(?:what|such) (?:a|an) (?:fucking |complete |total |real |absolute )?${INSULT}(?: (?:you are|you['’]ve become|move))?(?=\\s*(?:[.!?,]|$))`,
)

/** Rewrites name-calling into what stands behind it: what its author feels, or asks for. */
export function withoutNameCalling(sentence: string, said: Said): string {
  if (ONLY_INSULTS.test(sentence)) return `${clause(sentence, said)}.`
  const direct = withoutAskedInsults(withoutYouAre(sentence, said), said)
  const reported = withoutReportedInsults(direct).replace(WHAT_A, (found) => clause(found, said))
  return withoutVocatives(reported)
}
