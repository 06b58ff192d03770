import type { AdviseTask } from '../mediator.ts'
import { fenced } from './fence.ts'
import { asJson, asMediator, inLanguage, type Prompt, SHORT_TEXTS, textFields } from './voice.ts'

const SYSTEM = asMediator(
  'impartial',
  'One person told a conflict in a public forum; the other side is not heard. Write a summary and a suggested resolution for readers who know neither of them.',
  'The summary says what happened and what each of the people in it seems to want, without a verdict on who is right. Say "the poster" for whoever wrote it.',
  'The suggestion is concrete: what the poster and the other person could each do next, based on what the post says.',
  'It is public: never write a name, address, link, employer or anything else by which a stranger could find someone.',
  asJson(['summary', 'suggestion'], SHORT_TEXTS),
)

/** The prompt for a summary of a public forum post and a suggestion, for the strangers who vote on it. */
export const advisePrompt = (task: AdviseTask): Prompt => ({
  system: SYSTEM,
  user: [inLanguage(task.language), 'The post:', fenced('title', task.title), fenced('post', task.text)].join('\n'),
  schema: textFields('summary', 'suggestion'),
})
