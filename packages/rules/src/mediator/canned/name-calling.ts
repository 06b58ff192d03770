import type { Said } from './context.ts'
import { withoutAskedInsults } from './name-calling/asked.ts'
import { withoutReportedInsults } from './name-calling/reported.ts'
import { withoutVocatives } from './name-calling/vocatives.ts'
import { pattern, voiceOf } from './name-calling/voice.ts'
import { withoutYouAre } from './name-calling/you-are.ts'
import { INSULT } from './patterns.ts'
import { tagged } from './tagging.ts'

const ONLY_INSULTS = new RegExp(`^(?:(?:you|such|what) )?(?:${INSULT})[.!?,\\s]*$`, 'iu')
const WHAT_A = pattern(
  `\\b(?:what|such) (?:a|an) (?:fucking |complete |total |real |absolute )?${INSULT}(?: (?:you are|you['’]ve become|move))?(?=\\s*(?:[.!?,]|$))`,
)

/** Rewrites name-calling into what stands behind it: what its author feels, or asks for. */
export function withoutNameCalling(sentence: string, said: Said): string {
  const tags = tagged(sentence)
  const voice = voiceOf(tags, said)
  if (ONLY_INSULTS.test(tags.text)) return `${voice.feel(tags.text)}.`
  const direct = withoutAskedInsults(withoutYouAre(tags.text, voice), voice)
  const reported = withoutReportedInsults(direct).replace(WHAT_A, voice.feel)
  return tags.plain(withoutVocatives(reported))
}
