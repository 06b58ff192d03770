import { LIMITS } from '@squash/contract/limits'
import type { RulingVerdict } from '@squash/contract/values'
import type { RuleTask, SummariseTask } from '../mediator.ts'
import type { RulingFault } from '../ruling/faults.ts'
import { AS_GIVEN } from '../side-order.ts'
import { fenced } from './fence.ts'
import { type AnswerSchema, asJson, asMediator, inLanguage, type Prompt, textFields } from './voice.ts'

const PUBLIC =
  'It is public: strangers read it. Never write a last name, address, phone number, e-mail address, link, employer or anything else by which a stranger could find someone, and nothing that either of them wants kept private or says that others don’t know.'

const RULE = asMediator(
  'judge',
  'Three rounds of mediation did not settle this. Pronounce the final ruling, as the judge of a grand and slightly absurd courtroom: dramatic, funny without cruelty, and decided.',
  // Listed before judging, because a model that first has to state the best case of each side flips its verdict less.
  'First write down the strongest point of each person: one sentence of up to 25 words that they would sign, with a fact from their own message. Only then decide: "A" or "B" for who carries the point, "both" if both have one, "neither" if nobody has. Who comes first in the material and who is called A was drawn by lot and means nothing.',
  'The ruling says what each side got right, with a fact from the message of each, then plainly who carries the point and why, and what each must now do. It agrees with the verdict. Judge what they did, never who they are: nobody is lazy, selfish or a liar.',
  // People read rulings aloud, and the browser's voice does too.
  'It reads well aloud: sentences of a breath each, up to 30 words, without lists, brackets, slashes, emoji or words in capitals.',
  // Rulings contain no names, because a party's name is hidden until they choose to show it.
  'The two are known to readers only by what they did or want: "the one who cooks", never "person A" or "person B", and "they" rather than "he" or "she".',
  // Without this, models adopt the verdict of the last proposal, which one side turned down.
  'If the request says that the verdict is settled, answer with that verdict, and explain it so that both sides find their point in it.',
  PUBLIC,
  `Answer with one JSON object and nothing else: {"points": {"A": "…", "B": "…"}, "verdict": "A" | "B" | "both" | "neither", "ruling": "…"}. The value of "ruling" is the ruling and nothing else, in ${LIMITS.finalRulingFewestWords + 20} to ${LIMITS.finalRulingWords - 30} words.`,
)

/**
 * The prompt for the strongest point of each side, the verdict, and the final dramatic ruling, under 250 words
 * (docs/reference/mediator-checks.md#a-ruling). This is the only task in which the mediator judges.
 * @param settled a verdict that is no longer open, because two judgments in opposite orders disagreed
 */
export function rulePrompt(task: RuleTask, settled?: RulingVerdict): Prompt {
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
      ...(settled === undefined ? [] : [`The verdict is settled: "${asLetter(settled, letters)}".`]),
    ].join('\n'),
    schema: OPINION,
  }
}

const OPINION: AnswerSchema = {
  type: 'object',
  // In this order, because a model writes an object from top to bottom.
  properties: {
    points: textFields('A', 'B'),
    verdict: { type: 'string', enum: ['A', 'B', 'both', 'neither'] },
    ruling: { type: 'string' },
  },
  required: ['points', 'verdict', 'ruling'],
  additionalProperties: false,
}

const asLetter = (verdict: RulingVerdict, letters: { user1: string; user2: string }): string =>
  verdict === 'first' ? letters.user1 : verdict === 'second' ? letters.user2 : verdict

/** Descriptions of what went wrong, phrased so that a model can fix it. */
const FAULTS: Readonly<Record<RulingFault, string>> = {
  unreadable: 'It is not the JSON object that was asked for, with both points, the verdict and the ruling.',
  private: 'It repeats a text that is not yours to repeat. Say it in other words.',
  words: `The ruling must have ${LIMITS.finalRulingFewestWords} to ${LIMITS.finalRulingWords - 1} words.`,
  language: 'The ruling is in a different language from the one named above.',
  fact_of_each: 'The ruling must use a fact from the message of each person.',
  conduct: 'It says who a person is, or insults them. Say what they did instead.',
  reads_aloud:
    'It does not read well aloud: shorter sentences, no lists, brackets, slashes, emoji, letters or capitals.',
  verdict: 'It does not keep to the settled verdict, in the field or in the text.',
}

/** The prompt that asks for a judgment again and names the faults of the last one. */
export function repairRulingPrompt(
  task: RuleTask,
  answer: string,
  failed: readonly RulingFault[],
  settled?: RulingVerdict,
): Prompt {
  const { system, user, schema } = rulePrompt(task, settled)
  return {
    system,
    user: [
      user,
      'Your last answer can’t be published:',
      fenced('last answer', answer),
      'What is wrong with it:',
      ...failed.map((fault) => `- ${FAULTS[fault]}`),
      'Answer again so that all of this is right.',
    ].join('\n'),
    schema,
  }
}

const SUMMARISE = asMediator(
  'judge',
  'Write the headline of this ruling: one witty, fair sentence.',
  PUBLIC,
  asJson(['summary'], `The value is the sentence and nothing else, in under ${LIMITS.finalSummary} characters.`),
)

/** The prompt for a one-line summary of a ruling, under 100 characters. */
export const summarisePrompt = (task: SummariseTask): Prompt => ({
  system: SUMMARISE,
  user: [inLanguage(task.language), 'The case:', fenced('title', task.title), fenced('ruling', task.ruling)].join('\n'),
  schema: textFields('summary'),
})
