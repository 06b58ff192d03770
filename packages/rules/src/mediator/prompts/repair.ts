import type { CheckName } from '../check/check-names.ts'
import type { TranslateTask } from '../mediator.ts'
import { receiptFor } from '../receipt/receipt-for.ts'
import { fenced } from './fence.ts'
import { translatePrompt } from './translate.ts'
import type { Prompt } from './voice.ts'

/** Descriptions of what went wrong, phrased so that a model can fix it. */
const FAILURES: Readonly<Record<CheckName, string>> = {
  complete: 'It breaks off. Finish every sentence, in fewer words if need be.',
  language: 'It is in a different language from the one named above.',
  actual_answer: 'It is not a rewritten message. Write the message itself: no refusal, comment, choice or heading.',
  facts_kept: 'It loses or changes a number, amount, date, time, name or quotation of the message.',
  nothing_invented: 'It says something that is not in the message. Leave that out.',
  requests_kept: 'It loses a question or demand of the message.',
  hard_facts: 'It softens a "never", "not", "no" or "only" that can be checked.',
  no_insult: 'It still insults, accuses or shouts.',
  addresses_reader: 'It speaks about the other person, where the message speaks to them as "you".',
  no_concession: 'It adds an apology, a promise or a concession that the author did not make.',
}

/** The prompt that asks for a translation again and names the faults of the last one. */
export function repairPrompt(task: TranslateTask, answer: string, failed: readonly CheckName[]): Prompt {
  const { system, user, schema } = translatePrompt(task)
  const { missing } = receiptFor(task.message, answer)
  return {
    system,
    user: [
      user,
      'Your last answer can’t be sent:',
      fenced('last answer', answer),
      'What is wrong with it:',
      ...failed.map((name) => `- ${FAILURES[name]}`),
      ...(missing.length > 0 ? ['Missing in it:', fenced('missing', missing.map(({ text }) => text).join(' | '))] : []),
      'Write it again so that all of this is right, and change nothing else.',
    ].join('\n'),
    schema,
  }
}
