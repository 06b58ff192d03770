import { looksEncoded } from '../../privacy/leak.ts'
import type { ClauseModel } from '../insults/clauses/model.ts'
import { readAnswer } from './actual-answer.ts'
import { addressesReader } from './addresses-reader.ts'
import { CHECK_NAMES, type CheckName } from './check-names.ts'
import { type Compared, compared } from './compared.ts'
import { isComplete } from './complete.ts'
import { keepsFacts } from './facts-kept.ts'
import { keepsHardFacts } from './hard-facts.ts'
import { isInLanguage } from './language.ts'
import { concedesNothing } from './no-concession.ts'
import { hasBlatantInsult } from './no-insult/blatant-insults.ts'
import { insultsNobody } from './no-insult.ts'
import { inventsNothing } from './nothing-invented.ts'
import { keepsRequests } from './requests-kept.ts'
import { isFalseAlarm } from './second-opinion/false-alarm.ts'

/** The checks that compare an answer with its message. */
const COMPARING: Readonly<Partial<Record<CheckName, (answer: Compared) => boolean>>> = {
  language: isInLanguage,
  facts_kept: keepsFacts,
  nothing_invented: inventsNothing,
  requests_kept: keepsRequests,
  hard_facts: keepsHardFacts,
  no_insult: insultsNobody,
  addresses_reader: addressesReader,
  no_concession: concedesNothing,
}

/** The result of the checks: `text` is the answer without the model's remarks around it. */
export type Checked = { fit: boolean; failed: CheckName[]; text: string }

/**
 * Checks whether a model's answer may be shown to a message's author as its calm version.
 * @param asked.language ISO 639-1, the requested language; defaults to that of the message
 * @param asked.finishReason why the provider stopped, if reported
 * @param asked.clauses also finds insults that no pattern recognises
 */
export function checkAnswer(asked: Asked): Checked {
  const { text, failed, answer } = runChecks(asked)
  return failed.length === 0 || (answer && isFalseAlarm(answer, failed))
    ? { fit: true, failed: [], text }
    : { fit: false, failed, text }
}

type Asked = {
  source: string
  answer: string
  language?: string | undefined
  finishReason?: string | null | undefined
  clauses?: ClauseModel | null | undefined
}

/** The checks alone, without a second opinion. `answer` is null if it is none, so that it wasn't compared. */
export function runChecks(asked: Asked): { text: string; failed: CheckName[]; answer: Compared | null } {
  const { text, isAnswer } = readAnswer(asked.answer, asked.source)
  // For a refusal, the other checks would report missing facts, which wouldn't help to repair it.
  if (!isAnswer || looksEncoded(text)) return { failed: ['actual_answer'], text, answer: null }
  const clauses = asked.clauses ?? null
  const answer = compared(asked.source, text, asked.language, clauses)
  const passes = (name: CheckName): boolean => {
    if (name === 'complete') return isComplete(answer, asked.finishReason)
    if (!(COMPARING[name]?.(answer) ?? true)) return false
    return name !== 'no_insult' || clauses === null || !hasBlatantInsult(answer, clauses)
  }
  return { text, failed: CHECK_NAMES.filter((name) => !passes(name)), answer }
}
