import { conflictMessages } from '@squash/contract/messages/conflict'
import { client } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { toast } from '../../../ui/toast.ts'
import { useCommand } from './use-command.ts'

/** A party's core issue: a draft until it is sent, kept when sending fails. */
export function useSubmitCoreIssue(id: string) {
  const [draft, setDraft, clear] = useDraft(`core-issue:${id}`)
  const submit = useCommand<{ text: string }>(id, {
    send: ({ text }) => client.conflicts.submit_core_issue({ p_conflict_id: id, core_issue: text }),
    done: () => {
      clear()
      toast.success(conflictMessages.coreIssueSubmitted)
    },
    failed: conflictMessages.coreIssueFailed,
  })
  return { draft, setDraft, submit }
}
