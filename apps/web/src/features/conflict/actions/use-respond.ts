import { conflictMessages } from '@squash/contract/messages/conflict'
import { MOODS, type Mood } from '@squash/contract/values'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { toastFailure } from '../../../lib/failure.ts'
import { preloadPreview } from '../../../lib/preview/lazy-preview.tsx'
import type { Approved } from '../../../lib/preview/message.ts'
import { useSendsRightAway } from '../../../lib/preview/preview-setting.tsx'
import { useMessagePreview } from '../../../lib/preview/queries.ts'
import { previewTexts } from '../../../lib/preview/texts.ts'
import { noteHint } from '../../../lib/safety/hint-after-sending.tsx'
import { toast } from '../../../ui/toast.ts'
import { commandFailure } from './command-failure.ts'
import { useCommand } from './use-command.ts'
import { conflictKey } from './use-conflict.ts'

type Sent = { text: string } & Partial<Approved>

/** The response of the invited person: a draft until it is sent, with its preview, kept when sending fails. */
export function useRespond(id: string) {
  const [draft, setDraft, clearDraft] = useDraft(`response:${id}`)
  const [storedMood, setMood, clearMood] = useDraft(`response:${id}:mood`)
  const mood: Mood | null = MOODS.find((one) => one === storedMood) ?? null
  const isRightAway = useSendsRightAway()
  const queries = useQueryClient()
  const message = { kind: 'response', p_conflict_id: id, raw_message: draft, mood } as const
  const preview = useMessagePreview(`response:${id}`, message, (error) => {
    toastFailure(commandFailure(error, previewTexts.loadFailed))
    void queries.invalidateQueries({ queryKey: conflictKey(id) })
  })
  const [wasPreviewed, setPreviewed] = useState(false)
  if (preview.open && !wasPreviewed) setPreviewed(true)
  const clear = () => {
    clearDraft()
    clearMood()
    preview.clear()
  }
  const submit = useCommand<Sent>(id, {
    send: async ({ text, ...more }) => {
      const input = { p_conflict_id: id, user2_raw_message: text, user2_mood: mood, ...more }
      const { safety: hint, ...answered } = await client.conflicts.respond_to_conflict(input)
      noteHint(`conflict:${id}`, hint)
      return answered
    },
    done: () => {
      clear()
      toast.success(conflictMessages.responded)
    },
    failed: conflictMessages.respondFailed,
    catches: preview.catches,
  })
  return {
    draft,
    setDraft,
    mood,
    setMood,
    clear,
    preview,
    /** The preview was open since the screen opened. */
    wasPreviewed,
    isRightAway,
    isBusy: submit.isPending || preview.isLoading,
    isSending: submit.isPending,
    send: (approved: Approved) => submit.mutate({ text: draft, ...approved }),
    /** Shows the preview, or sends right away where the user wants that. */
    submit: (safety_acknowledged: boolean) => {
      if (isRightAway) return submit.mutate({ text: draft, safety_acknowledged })
      preloadPreview()
      preview.show(safety_acknowledged)
    },
  }
}

export type ResponseForm = ReturnType<typeof useRespond>
