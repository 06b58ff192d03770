import { contentOf } from '../mediator/requests/content.ts'
import { adviceOn } from './judge/explain.ts'
import { judgeRewrite } from './judge/judge-rewrite.ts'

const PASSED =
  'They can hear that. A fact, your own feeling, and a request that’s easy to agree to: they can answer it instead of getting defensive.'
const NOT_YET = 'Not quite there yet.'

/**
 * Judges how a user rewrote a message of their own, like the last step of the first quest. Runs in the browser, so that
 * neither the message nor the answer is sent.
 */
export function judgePractice(message: string, answer: string): { isCorrect: boolean; feedback: string } {
  const topics = [...contentOf(message)]
  const judgment = judgeRewrite(
    {
      rubric: { asks: [['observation'], ['feeling'], ['request']], about: topics.length > 0 ? topics : [''] },
      instruction: '',
      original: message,
      lesson: [],
      examples: [],
    },
    answer,
  )
  const isCorrect = judgment.passed
  return { isCorrect, feedback: isCorrect ? PASSED : `${NOT_YET} ${adviceOn(judgment)}` }
}
