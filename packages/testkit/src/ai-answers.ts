import { MOODS } from '@squash/contract/values'
import {
  advisePrompt,
  type Prompt,
  reflectPrompt,
  rehashPrompt,
  resolvePrompt,
  rulePrompt,
  summarisePrompt,
  translatePrompt,
} from '@squash/rules/mediator/prompts'

export type AiTask = 'translate' | 'resolve' | 'rehash' | 'reflect' | 'rule' | 'summarise' | 'advise' | 'probe'

const none = { title: '', user1: '', user2: '', summary: '', suggestion: '', reflection: '', ruling: '' }
const moods = [...MOODS, 'responsive'] as const

/** Tasks are told apart by their instructions, which hold nothing of the material. */
const TASKS = new Map<string, AiTask>([
  ...moods.map((mood): [string, AiTask] => [translatePrompt({ message: '', mood }).system, 'translate']),
  [resolvePrompt(none).system, 'resolve'],
  [rehashPrompt(none).system, 'rehash'],
  [reflectPrompt({ ...none, user1_core_issue: '', user2_core_issue: '' }).system, 'reflect'],
  [rulePrompt(none).system, 'rule'],
  [summarisePrompt(none).system, 'summarise'],
  [advisePrompt({ title: '', text: '' }).system, 'advise'],
  // The probe is the platform's own question.
  ['Answer with the single word OK.', 'probe'],
])

/** Which of the mediator's tasks a question is, or the probe of a provider that was away. @throws when the instructions are none that Squash writes */
export function taskOf({ system }: Pick<Prompt, 'system'>): AiTask {
  const task = TASKS.get(system)
  if (!task) throw new Error(`These instructions belong to no task of the mediator: ${system.slice(0, 200)}`)
  return task
}

/** `text` in the form that the question asks for: JSON with two fields, or plain. */
export function inForm(question: Pick<Prompt, 'system'>, text: string): string {
  const task = taskOf(question)
  if (task === 'reflect') return JSON.stringify({ reflection: text, suggestion: text })
  return task === 'resolve' || task === 'rehash' || task === 'advise'
    ? JSON.stringify({ summary: text, suggestion: text })
    : text
}

/** What a good model answers, fit to be shown. */
const GOOD = {
  translate: 'I feel worn out by this, and I would love for us to find a way that works for both of us.',
  resolve: JSON.stringify({
    summary: 'Both of you want a calm home. One of you feels taken for granted, the other feels rushed after work.',
    suggestion: 'Split the week by shift, and leave a note when a day goes wrong. Look at it again on Sunday.',
  }),
  rehash: JSON.stringify({
    summary: 'The plan was never the point: each of you wants the effort to be seen. That is something you share.',
    suggestion: 'Thank each other once a day for one thing. Swap the chore you like least for a month.',
  }),
  reflect: JSON.stringify({
    reflection: 'Underneath, one of you needs company in the daily work, the other needs to feel good enough.',
    suggestion: 'Do the kitchen together for ten minutes each evening. Say one thing that went well.',
  }),
  rule:
    'The court of the sink has heard enough! Both sides spoke true; neither scrubbed. The dishes shall be shared, ' +
    'evenings to the one, mornings to the other, and gratitude is owed by both. So it is ruled.',
  summarise: 'Both spoke true, neither scrubbed: the sink is shared.',
  advise: JSON.stringify({
    summary: 'The poster lent a bike and got it back with a bent wheel. Both want it mended; who pays is open.',
    suggestion: 'Get one estimate together and share it in half. Agree on how to lend things from now on.',
  }),
  probe: 'OK',
} as const satisfies Record<AiTask, string>

/** A good answer to whichever task was asked. */
export const goodAnswer = (question: Pick<Prompt, 'system'>): string => GOOD[taskOf(question)]
