import { LIMITS, TIMING } from '@squash/contract/limits'
import { questsMessages } from '@squash/contract/messages/quests'
import type { QuestDetails } from '@squash/contract/quests'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { hasCode } from '../../lib/api-error.ts'
import { type Attempt, attemptFor } from '../../lib/attempt.ts'
import { client } from '../../lib/client.ts'
import { failureOf, toastFailure } from '../../lib/failure.ts'
import { UNREACHABLE } from '../../lib/outage.ts'
import { useReloadQuest } from './use-quest.ts'

export const MOST_CHARACTERS = LIMITS.questResponse

/** Sends an answer. Its verdict stays until the person goes on; the quest reloads behind it after a moment (spec community §4). */
export function useSubmitStep({ quest, user_progress }: QuestDetails) {
  const reload = useReloadQuest(quest.id)
  const unanswered = useRef<Attempt | null>(null)
  const submission = useMutation({
    mutationFn: ({ stepId, response }: { stepId: string; response: string }) => {
      const userQuest = user_progress.user_quest_id
      if (userQuest === null) throw new Error('The quest has not started')
      const input = { p_user_quest_id: userQuest, p_step_id: stepId, p_user_response: response }
      const attempt = attemptFor(JSON.stringify(input), unanswered.current, () => crypto.randomUUID())
      unanswered.current = attempt
      return client.quests.submit_quest_step(input, { context: { idempotencyKey: attempt.key } })
    },
    onSuccess: () => {
      unanswered.current = null
    },
    onError: (error) => {
      if (!hasCode(error, UNREACHABLE)) unanswered.current = null
      toastFailure(failureOf(error, questsMessages.submitFailed))
    },
  })
  const { isSuccess } = submission
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reload, TIMING.questFeedback)
    return () => {
      clearTimeout(timer)
      reload()
    }
  }, [isSuccess, reload])
  return submission
}
