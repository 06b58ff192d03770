import { translateWithoutModel } from '@squash/rules/mediator/canned/translate'
import { checkAnswer } from '@squash/rules/mediator/check/check-answer'
import {
  advisePrompt,
  classifyPrompt,
  type Prompt,
  reflectPrompt,
  rehashPrompt,
  resolvePrompt,
  rulePrompt,
  summarisePrompt,
  translatePrompt,
} from '@squash/rules/mediator/prompts'
import type { AiTask as MediatorTask } from '@squash/rules/mediator/tasks'
import { coachPrompt } from '@squash/rules/quests/coach'
import { words } from './cast.ts'

export type AiTask = MediatorTask | 'probe'

const none = { title: '', user1: '', user2: '', summary: '', suggestion: '', reflection: '', ruling: '' }

/** Tasks are told apart by their instructions, which hold nothing of the material. */
const TASKS = new Map<string, AiTask>([
  [translatePrompt({ message: '', mood: 'meh' }).system, 'translate'],
  [classifyPrompt({ message: '' }).system, 'classify'],
  [resolvePrompt(none).system, 'resolve'],
  [rehashPrompt(none).system, 'rehash'],
  [reflectPrompt({ ...none, user1_core_issue: '', user2_core_issue: '' }).system, 'reflect'],
  [rulePrompt(none).system, 'rule'],
  [summarisePrompt(none).system, 'summarise'],
  [advisePrompt({ title: '', text: '' }).system, 'advise'],
  [coachPrompt({ instruction: '', original: '', answer: '' }).system, 'coach'],
  // The probe is the platform's own question.
  ['Answer with the single word OK.', 'probe'],
])

/** Which of the mediator's tasks a question is, or the probe of a provider that was away. @throws when the instructions are none that Squash writes */
export function taskOf({ system }: Pick<Prompt, 'system'>): AiTask {
  const task = TASKS.get(system)
  if (!task) throw new Error(`These instructions belong to no task of the mediator: ${system.slice(0, 200)}`)
  return task
}

/** `text` in the form that the question asks for: JSON with it in every field, or plain where no form is asked for. */
export function inForm(question: Pick<Prompt, 'system'>, text: string): string {
  const task = taskOf(question)
  return task === 'probe' ? text : JSON.stringify(Object.fromEntries(FIELDS[task].map((field) => [field, text])))
}

const FIELDS: Readonly<Record<MediatorTask, readonly string[]>> = {
  translate: ['text'],
  classify: ['kinds'],
  resolve: ['summary', 'suggestion'],
  rehash: ['summary', 'suggestion'],
  reflect: ['reflection', 'suggestion'],
  rule: ['ruling'],
  summarise: ['summary'],
  advise: ['summary', 'suggestion'],
  coach: ['tip'],
}

/** What a good model answers, fit to be shown. */
const GOOD = {
  classify: JSON.stringify({ kinds: [] }),
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
  rule: JSON.stringify({
    ruling:
      'The court of the sink has heard enough! Both sides spoke true; neither scrubbed. The dishes shall be shared, ' +
      'evenings to the one, mornings to the other, and gratitude is owed by both. So it is ruled.',
  }),
  summarise: JSON.stringify({ summary: 'Both spoke true, neither scrubbed: the sink is shared.' }),
  advise: JSON.stringify({
    summary: 'The poster lent a bike and got it back with a bent wheel. Both want it mended; who pays is open.',
    suggestion: 'Get one estimate together and share it in half. Agree on how to lend things from now on.',
  }),
  coach: JSON.stringify({ tip: 'Say what you saw, and what you would like instead.' }),
  probe: 'OK',
} as const satisfies Record<Exclude<AiTask, 'translate'>, string>

/** The messages of the cast in calmer words, which repeat no eight of theirs. */
const CALM = new Map<string, string>([
  [words.maya, 'Every single Tuesday I come home at 7 and the sink is full. You never do the dishes, and I am done.'],
  [words.jonas, 'Oh please. At midnight my shift ends, and before my bag is on the floor you always start yelling.'],
])
const GENERAL = 'I feel worn out by this, and I would love for us to find a way that works for both of us.'

/** What a good model makes of any other message: a general sentence where it has neither fact nor request, else its own words. */
function calmVersionOf({ user }: Pick<Prompt, 'user'>): string {
  const message = String(JSON.parse(/ name="message">\n(.*)\n/.exec(user)?.[1] ?? '""'))
  if (checkAnswer({ source: message, answer: GENERAL }).fit) return GENERAL
  return CALM.get(message) ?? translateWithoutModel({ message }).text
}

/** A good answer to whichever task was asked. */
export function goodAnswer(question: Pick<Prompt, 'system' | 'user'>): string {
  const task = taskOf(question)
  return task === 'translate' ? JSON.stringify({ text: calmVersionOf(question) }) : GOOD[task]
}
