import { translateWithoutModel } from '@squash/rules/mediator/canned/translate'
import { cannedUnderstanding } from '@squash/rules/mediator/canned/understanding'
import { checkAnswer } from '@squash/rules/mediator/check/check-answer'
import { advisePrompt } from '@squash/rules/mediator/prompts/advise'
import { classifyPrompt } from '@squash/rules/mediator/prompts/classify'
import { reflectPrompt, rehashPrompt, resolvePrompt } from '@squash/rules/mediator/prompts/mediate'
import { rulePrompt, summarisePrompt } from '@squash/rules/mediator/prompts/rule'
import { translatePrompt } from '@squash/rules/mediator/prompts/translate'
import { understandPrompt } from '@squash/rules/mediator/prompts/understand'
import type { Prompt } from '@squash/rules/mediator/prompts/voice'
import type { AiTask as MediatorTask } from '@squash/rules/mediator/tasks'
import { coachPrompt } from '@squash/rules/quests/coach'
import { goodRuling } from './ai-rulings.ts'
import { words } from './cast.ts'

export type AiTask = MediatorTask | 'probe'

const none = { title: '', user1: '', user2: '', summary: '', suggestion: '', reflection: '', ruling: '' }

/** A task is recognised by its instructions, which contain none of the conflict's texts. */
const TASKS = new Map<string, AiTask>([
  [translatePrompt({ message: '', mood: 'meh' }).system, 'translate'],
  [classifyPrompt({ message: '' }).system, 'classify'],
  [understandPrompt({ message: '', requests: [] }).system, 'understand'],
  [resolvePrompt(none).system, 'resolve'],
  [rehashPrompt(none).system, 'rehash'],
  [reflectPrompt({ ...none, user1_core_issue: '', user2_core_issue: '' }).system, 'reflect'],
  [rulePrompt(none).system, 'rule'],
  [summarisePrompt(none).system, 'summarise'],
  [advisePrompt({ title: '', text: '' }).system, 'advise'],
  [coachPrompt({ instruction: '', original: '', answer: '' }).system, 'coach'],
  // The probe is sent by the platform, not by the mediator.
  ['Answer with the single word OK.', 'probe'],
])

/**
 * The mediator task that a request belongs to, or the probe sent after a provider was unavailable. @throws if the
 * instructions aren't from Squash
 */
export function taskOf({ system }: Pick<Prompt, 'system'>): AiTask {
  const task = TASKS.get(system)
  if (!task) throw new Error(`These instructions belong to no task of the mediator: ${system.slice(0, 200)}`)
  return task
}

/** `text` in the format that the request asks for: JSON with it in every field, or plain text for the probe. */
export function inForm(question: Pick<Prompt, 'system'>, text: string): string {
  const task = taskOf(question)
  if (task === 'probe') return text
  if (task === 'rule') return JSON.stringify({ points: { A: text, B: text }, verdict: 'both', ruling: text })
  return JSON.stringify(Object.fromEntries(FIELDS[task].map((field) => [field, text])))
}

const FIELDS: Readonly<Record<Exclude<MediatorTask, 'rule'>, readonly string[]>> = {
  translate: ['text'],
  classify: ['kinds'],
  understand: ['about', 'phrasing'],
  resolve: ['summary', 'suggestion'],
  rehash: ['summary', 'suggestion'],
  reflect: ['reflection', 'suggestion'],
  summarise: ['summary'],
  advise: ['summary', 'suggestion'],
  coach: ['tip'],
}

/** Answers of a good model, fit to be shown. */
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
  summarise: JSON.stringify({ summary: 'Both spoke true, neither scrubbed: the sink is shared.' }),
  advise: JSON.stringify({
    summary: 'The poster lent a bike and got it back with a bent wheel. Both want it repaired; who pays is open.',
    suggestion: 'Get one estimate together and share it in half. Agree on how to lend things from now on.',
  }),
  coach: JSON.stringify({ tip: 'Say what you saw, and what you would like instead.' }),
  probe: 'OK',
} as const satisfies Record<Exclude<AiTask, 'translate' | 'understand' | 'rule'>, string>

/** The cast's messages in calmer words; none repeats eight words in a row. */
const CALM = new Map<string, string>([
  [words.maya, 'Every single Tuesday I come home at 7 and the sink is full. You never do the dishes, and I am done.'],
  [words.jonas, 'Oh please. At midnight my shift ends, and before my bag is on the floor you always start yelling.'],
])
const GENERAL = 'I feel worn out by this, and I would love for us to find a way that works for both of us.'

/**
 * A good model's calm version of a message: a general sentence if that is fit, because the message has neither fact nor
 * request; otherwise the cast's calm version, or the canned one.
 */
function calmVersionOf(question: Pick<Prompt, 'user'>): string {
  const message = messageIn(question)
  if (checkAnswer({ source: message, answer: GENERAL }).fit) return GENERAL
  return CALM.get(message) ?? translateWithoutModel({ message }).text
}

function messageIn({ user }: Pick<Prompt, 'user'>): string {
  const message: unknown = JSON.parse(/ name="message">\n(.*)\n/.exec(user)?.[1] ?? '""')
  return String(message)
}

/** A good model's guess at what a message is about: the canned one in other words. */
function understandingOf(question: Pick<Prompt, 'user'>) {
  const { about, phrasing } = cannedUnderstanding(messageIn(question))
  return {
    about: about?.replace('It seems to be about this:', 'What may matter most to you here:') ?? '',
    phrasing: phrasing?.replace(/\? .*$/, '?') ?? '',
  }
}

/** A good answer to any task. */
export function goodAnswer(question: Pick<Prompt, 'system' | 'user'>): string {
  const task = taskOf(question)
  if (task === 'translate') return JSON.stringify({ text: calmVersionOf(question) })
  if (task === 'rule') return goodRuling(question)
  return task === 'understand' ? JSON.stringify(understandingOf(question)) : GOOD[task]
}
