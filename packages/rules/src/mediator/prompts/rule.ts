import { LIMITS } from '@squash/contract/limits'
import type { RuleTask, SummariseTask } from '../mediator.ts'
import { fenced } from './fence.ts'
import { asMediator, type Prompt } from './voice.ts'

const PUBLIC =
  'It is public: strangers read it. Never write a last name, address, phone number, e-mail address, link, employer or anything else by which a stranger could find someone.'

/** Asks for the final dramatic ruling, under 250 words (spec core-flow §7). Here, and only here, the mediator judges. */
export function rulePrompt(task: RuleTask): Prompt {
  return {
    system: asMediator(
      'judge',
      'Three rounds of mediation did not settle this. Pronounce the final ruling, as the judge of a grand and slightly absurd courtroom: dramatic, funny without cruelty, and decided.',
      'Say what each side got right, then say plainly who carries the point and why, and what each must now do. Judge the conduct, never the person.',
      PUBLIC,
      `Answer with the ruling and nothing else, in under ${LIMITS.finalRulingWords - 30} words.`,
    ),
    user: [
      'The case:',
      fenced('title', task.title),
      fenced('first person', task.user1),
      fenced('second person', task.user2),
      fenced('summary', task.summary),
      fenced('suggestion', task.suggestion),
      fenced('reflection', task.reflection),
    ].join('\n'),
  }
}

/** Asks for one line about a ruling, under 100 characters (spec core-flow §7). */
export function summarisePrompt(task: SummariseTask): Prompt {
  return {
    system: asMediator(
      'judge',
      'Write the headline of this ruling: one witty, fair sentence.',
      PUBLIC,
      `Answer with the sentence and nothing else, in under ${LIMITS.finalSummary} characters.`,
    ),
    user: ['The case:', fenced('title', task.title), fenced('ruling', task.ruling)].join('\n'),
  }
}
