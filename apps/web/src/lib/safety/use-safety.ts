import { ORPCError } from '@orpc/client'
import { isRecord } from '@squash/contract/is-record'
import type { SafetyDetails } from '@squash/contract/safety'
import { useState } from 'react'
import { hasCode } from '../api-error.ts'

/**
 * The safety check's answer about a form's text. It isn't stored, so a reload clears it.
 * @param words the form's text. The question disappears as soon as the text changes.
 */
export function useSafety(words: string) {
  const [answer, setAnswer] = useState<{ question: SafetyQuestion; isPutAway: boolean; words: string } | null>(null)
  if (answer !== null && answer.words !== words) setAnswer(null)
  const current = answer?.words === words ? answer : null
  return {
    /** The question for the panel; null when there is none about this text. */
    question: current?.isPutAway === false ? current.question : null,
    /** The user chose not to send this text. */
    isPutAway: current?.isPutAway === true,
    /**
     * Whether the text is in question or put away. The screen around it then leaves out anything light-hearted: tips,
     * suggestions, a playful heading.
     */
    isHeld: current !== null,
    /**
     * Whether practising with this text makes sense: for the author's own anger, not for what someone does to them.
     */
    mayPractise: current?.question.signs.every((sign) => sign === 'threat' || sign === 'slur') ?? false,
    /**
     * Handles a failed send.
     * @returns false if the safety check did not cause it; the form then shows the error itself
     */
    catches(error: unknown): boolean {
      const question = safetyQuestionIn(error)
      if (question) setAnswer({ question, isPutAway: false, words })
      return question !== null
    },
    /** Back to the form as it was. */
    edit: () => setAnswer(null),
    putAway: () => setAnswer((given) => given && { ...given, isPutAway: true }),
  }
}

export type Safety = ReturnType<typeof useSafety>

/** The safety check's answer when it did not accept the text. */
export type SafetyQuestion = SafetyDetails & { message: string }

/**
 * Whether the details come from a safety check. The caller has checked the code, so this only rejects a mangled answer.
 */
const isDetails = (value: unknown): value is SafetyDetails =>
  isRecord(value) && Array.isArray(value.resources) && Array.isArray(value.signs)

/** The check's question; null for any other failure. A stop with unreadable details is still a stop. */
export function safetyQuestionIn(error: unknown): SafetyQuestion | null {
  if (!(error instanceof ORPCError)) return null
  const kind = hasCode(error, 'safety.paused') ? 'pause' : hasCode(error, 'safety.stopped') ? 'stop' : null
  if (kind === null) return null
  const details: unknown = isRecord(error.data) ? error.data.details : null
  const help = isDetails(details) ? details : { country: null, emergency: null, resources: [], signs: [] }
  return { ...help, kind, message: error.message }
}

/** Text to send; acknowledged once the user has answered the safety check. */
export type SentText = { text: string; safety_acknowledged?: boolean }

/** The insults that a refusal names (`message.insulting`, `conflict.insulting_title` and the like); none if it names none. */
function insultsIn(error: ORPCError<string, unknown>): string[] {
  const details: unknown = isRecord(error.data) ? error.data.details : null
  const words: unknown = isRecord(details) ? details.words : null
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
}

/** Why a text was refused, with the insults that the server named: 'Your edit adds an insult. … We mean “idiot”.' */
export const insultProblem = (error: ORPCError<string, unknown>): string =>
  insultingText(error.message, insultsIn(error))

export const insultingText = (message: string, words: readonly string[]): string =>
  words.length === 0 ? message : `${message} We mean ${words.map((word) => `“${word}”`).join(', ')}.`
