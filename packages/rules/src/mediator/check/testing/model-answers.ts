import type { CheckName } from '../check-names.ts'

/**
 * A message with typical model answers: good ones that say everything in their own words, and bad ones by the check
 * they fail.
 */
export type ModelAnswers = {
  source: string
  good: readonly string[]
  bad: readonly (readonly [CheckName, string])[]
}
