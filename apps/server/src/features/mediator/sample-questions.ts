import { readClassification } from '@squash/rules/mediator/classification'
import {
  finishAdvice,
  finishReflection,
  finishRehash,
  finishResolution,
  finishSummary,
  finishTranslation,
} from '@squash/rules/mediator/finish'
import { finishUnderstanding } from '@squash/rules/mediator/finish-understanding'
import { advisePrompt } from '@squash/rules/mediator/prompts/advise'
import { classifyPrompt } from '@squash/rules/mediator/prompts/classify'
import { reflectPrompt, rehashPrompt, resolvePrompt } from '@squash/rules/mediator/prompts/mediate'
import { rulePrompt, summarisePrompt } from '@squash/rules/mediator/prompts/rule'
import { translatePrompt } from '@squash/rules/mediator/prompts/translate'
import { understandPrompt } from '@squash/rules/mediator/prompts/understand'
import type { Prompt } from '@squash/rules/mediator/prompts/voice'
import { finishRuling } from '@squash/rules/mediator/ruling/settle-ruling'
import type { AiTask } from '@squash/rules/mediator/tasks'
import { coachPrompt, readTip } from '@squash/rules/quests/coach'

/** A task's question with made-up content, and whether an answer to it could be shown. */
export type SampleQuestion = { prompt: Prompt; isFit: (answer: string) => boolean }

const message =
  'You never do the dishes, and I come home at 7 to a FULL sink every single Tuesday. When will you do your share??'
const conflict = {
  title: 'The dishes',
  user1: 'You never do the dishes, and I come home at 7 to a full sink every Tuesday. When will you do your share?',
  user2: 'My shift ends at midnight. I would like ten minutes of quiet before we talk about the kitchen.',
  names: { user1: 'Maya', user2: 'Jonas' },
}
const attempt = {
  ...conflict,
  summary: 'Maya finds a full sink on Tuesdays at 7; Jonas comes home at midnight and asks for ten minutes of quiet.',
  suggestion: 'Jonas washes up before his shift on Tuesdays, and Maya waits ten minutes before she brings it up.',
}
const issues = {
  user1_core_issue: 'I want to be asked how my day was.',
  user2_core_issue: 'I am afraid of losing my job over these shifts.',
}
const ruled = {
  ...attempt,
  reflection: 'Both of you would like to come home to a place where someone is glad to see you.',
}
const unsent = { message: 'You never do the dishes, and the sink is full every Tuesday.', requests: [], language: 'en' }
const headline = {
  title: conflict.title,
  ruling: 'The sink shall be empty on Tuesdays, and the first ten minutes belong to nobody.',
}
const post = {
  title: 'AITA for selling a bike?',
  text: 'I lent my neighbour a bike in May. He brought it back with a bent wheel, so I sold it and kept the money.',
}
const exercise = {
  instruction: 'Rewrite the message as an I-statement.',
  original: 'You are always late.',
  answer: 'You should be on time.',
}

const isFromModel = ({ written_by }: { written_by: string }): boolean => written_by === 'ai'

export const SAMPLE_QUESTIONS: Readonly<Record<AiTask, SampleQuestion>> = {
  translate: {
    prompt: translatePrompt({ message, mood: 'annoyed', language: 'en' }),
    isFit: (answer) => isFromModel(finishTranslation(answer, { message, mood: 'annoyed' })),
  },
  classify: { prompt: classifyPrompt({ message }), isFit: (answer) => readClassification(answer) !== null },
  understand: {
    prompt: understandPrompt(unsent),
    isFit: (answer) => isFromModel(finishUnderstanding(answer, unsent)),
  },
  resolve: { prompt: resolvePrompt(conflict), isFit: (answer) => isFromModel(finishResolution(answer, conflict)) },
  rehash: { prompt: rehashPrompt(attempt), isFit: (answer) => isFromModel(finishRehash(answer, attempt)) },
  reflect: {
    prompt: reflectPrompt({ ...attempt, ...issues }),
    isFit: (answer) => isFromModel(finishReflection(answer, { ...attempt, ...issues })),
  },
  rule: { prompt: rulePrompt(ruled), isFit: (answer) => isFromModel(finishRuling(answer, ruled)) },
  summarise: { prompt: summarisePrompt(headline), isFit: (answer) => isFromModel(finishSummary(answer, headline)) },
  advise: { prompt: advisePrompt(post), isFit: (answer) => isFromModel(finishAdvice(answer, post)) },
  coach: { prompt: coachPrompt(exercise), isFit: (answer) => readTip(answer) !== null },
}
