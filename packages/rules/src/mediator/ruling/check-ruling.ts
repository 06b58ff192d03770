import { LIMITS } from '@squash/contract/limits'
import type { RulingVerdict } from '@squash/contract/values'
import { looksEncoded, repeatsPrivateText, wordsOf } from '../../privacy/leak.ts'
import { pattern } from '../../text/pattern.ts'
import { UNSPACED } from '../../text/unspaced.ts'
import { isFoul } from '../insults/foul.ts'
import { languageOf } from '../language/language-of.ts'
import type { RuleTask } from '../mediator.ts'
import { rulePrompt } from '../prompts/rule.ts'
import { judgesConduct } from './conduct.ts'
import { usesFactOfEach } from './fact-of-each.ts'
import { RULING_FAULTS, type RulingFault } from './faults.ts'
import { type Opinion, readOpinion } from './opinion.ts'
import { readsAloud } from './reads-aloud.ts'

/** A judgment and what is wrong with it. The judgment is null if the answer can't be read as one. */
type CheckedOpinion = { opinion: Opinion | null; failed: RulingFault[] }

/**
 * Checks a model's judgment of a case.
 * @param settled the verdict that the model had to explain, if it was given one
 */
export function checkRuling(
  answer: string,
  task: RuleTask,
  privateTexts: readonly string[] = [],
  settled?: RulingVerdict,
): CheckedOpinion {
  const opinion = readOpinion(answer, task)
  if (opinion === null) return { opinion, failed: ['unreadable'] }
  const { ruling, strongest_points: points, verdict } = opinion
  const all = [points.user1, points.user2, ruling]
  const isLeak =
    all.some(looksEncoded) ||
    repeatsPrivateText(all.join('\n'), [rulePrompt(task).system, ...privateTexts], 8, [task.user1, task.user2])
  const checks: Readonly<Record<RulingFault, boolean>> = {
    unreadable: true,
    private: !isLeak,
    words: wordsIn(ruling) >= LIMITS.finalRulingFewestWords && wordsIn(ruling) < LIMITS.finalRulingWords,
    language: isInLanguage(ruling, task),
    fact_of_each: usesFactOfEach(ruling, task),
    conduct: all.every((text) => !isFoul(text) && judgesConduct(text)),
    reads_aloud: all.every(readsAloud),
    verdict: settled === undefined || (verdict === settled && !takesASide(ruling)),
  }
  return { opinion, failed: RULING_FAULTS.filter((fault) => !checks[fault]) }
}

const wordsIn = (text: string): number => (UNSPACED.test(text) ? wordsOf(text) : text.split(/\s+/)).length

/** Whether a ruling is in the requested language or, by default, that of the messages. Unclear languages are accepted. */
function isInLanguage(ruling: string, { language, user1, user2 }: RuleTask): boolean {
  const [wanted, found] = [language ?? languageOf(`${user1}\n${user2}`), languageOf(ruling)]
  return wanted === null || found === null || wanted === found
}

/** Phrases that decide for one side. They contradict the verdict that both have a point. */
const FOR_ONE = new RegExp(
  pattern`
    \b(?:(?<!neither )(?<!neither side )(?:wins|prevails|carries the (?:point|day|case))|
    (?:rules?|finds?|decides?|judg(?:es|ment)|verdict) (?:is )?(?:in favou?r of|for) (?:the (?:one|first|second)|him|
    her)|(?:the )?(?:point|case|victory) (?:goes|belongs|is awarded) to the (?:one|first|second)|
    is (?:clearly|plainly|entirely) (?:right|wrong))\b
  `,
  'i',
)
const takesASide = (ruling: string): boolean => FOR_ONE.test(ruling)
