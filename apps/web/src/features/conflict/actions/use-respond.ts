import { conflictMessages } from '@squash/contract/messages/conflict'
import { client } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { noteHint } from '../../../lib/safety/hint-after-sending.tsx'
import type { Sending } from '../../../lib/safety/sending.ts'
import { useSafety } from '../../../lib/safety/use-safety.ts'
import { toast } from '../../../ui/toast.ts'
import { useCommand } from './use-command.ts'

/** The response of the invited person: a draft until it is sent, kept when sending fails. */
export function useRespond(id: string) {
  const [draft, setDraft, clear] = useDraft(`response:${id}`)
  const safety = useSafety(draft)
  const submit = useCommand<Sending>(id, {
    send: async ({ text, ...more }) => {
      const input = { p_conflict_id: id, user2_raw_message: text, ...more }
      const { safety: hint, ...answered } = await client.conflicts.respond_to_conflict(input)
      noteHint(`conflict:${id}`, hint)
      return answered
    },
    done: () => {
      clear()
      toast.success(conflictMessages.responded)
    },
    failed: conflictMessages.respondFailed,
    catches: safety.catches,
  })
  return { draft, setDraft, safety, submit }
}
