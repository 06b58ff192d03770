import { LIMITS } from '@squash/contract/limits'
import type { RuleTask, SummariseTask } from '../mediator.ts'
import { AS_GIVEN } from '../side-order.ts'
import { fenced } from './fence.ts'
import { asJson, asMediator, inLanguage, type Prompt, textFields } from './voice.ts'

const PUBLIC =
  'It is public: strangers read it. Never write a last name, address, phone number, e-mail address, link, employer or anything else by which a stranger could find someone.'

const RULE = asMediator(
  'judge',
  'Three rounds of mediation did not settle this. Pronounce the final ruling, as the judge of a grand and slightly absurd courtroom: dramatic, funny without cruelty, and decided.',
  'Say what each side got right, with a fact from the message of each, then say plainly who carries the point and why, and what each must now do. Judge the conduct, never the character.',
  // Names stay out: rulings are published without them until someone shows theirs.
  'The two are known to readers only by what they did or want: "the one who cooks", never "person A" or "person B".',
  PUBLIC,
  asJson(['ruling'], `The value is the ruling and nothing else, in 60 to ${LIMITS.finalRulingWords - 30} words.`),
)

/** Asks for the final dramatic ruling, under 250 words (spec core-flow §7). Here, and only here, the mediator judges. */
export function rulePrompt(task: RuleTask): Prompt {
  const { sides, letters } = task.order ?? AS_GIVEN
  return {
    system: RULE,
    user: [
      inLanguage(task.language),
      'The case:',
      fenced('title', task.title),
      ...sides.map((party) => fenced(`message of person ${letters[party]}`, task[party])),
      fenced('summary', task.summary),
      fenced('suggestion', task.suggestion),
      fenced('reflection', task.reflection),
    ].join('\n'),
    schema: textFields('ruling'),
  }
}

const SUMMARISE = asMediator(
  'judge',
  'Write the headline of this ruling: one witty, fair sentence.',
  PUBLIC,
  asJson(['summary'], `The value is the sentence and nothing else, in under ${LIMITS.finalSummary} characters.`),
)

/** Asks for one line about a ruling, under 100 characters (spec core-flow §7). */
export const summarisePrompt = (task: SummariseTask): Prompt => ({
  system: SUMMARISE,
  user: [inLanguage(task.language), 'The case:', fenced('title', task.title), fenced('ruling', task.ruling)].join('\n'),
  schema: textFields('summary'),
})
