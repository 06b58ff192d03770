import { conflictMessages } from '@squash/contract/messages/conflict'
import { client } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { toast } from '../../../ui/toast.ts'
import { useCommand } from './use-command.ts'

/** The response of the invited person: a draft until it is sent, kept when sending fails. */
export function useRespond(id: string) {
  const [draft, setDraft, clear] = useDraft(`response:${id}`)
  const submit = useCommand<{ text: string }>(id, {
    send: ({ text }) => client.conflicts.respond_to_conflict({ p_conflict_id: id, user2_raw_message: text }),
    done: () => {
      clear()
      toast.success(conflictMessages.responded)
    },
    failed: conflictMessages.respondFailed,
  })
  return { draft, setDraft, submit }
}
