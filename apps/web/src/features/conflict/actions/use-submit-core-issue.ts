import { conflictMessages } from '@squash/contract/messages/conflict'
import { client } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import type { Sending } from '../../../lib/safety/sending.ts'
import { useSafety } from '../../../lib/safety/use-safety.ts'
import { toast } from '../../../ui/toast.ts'
import { useCommand } from './use-command.ts'

/** A party's core issue: a draft until it is sent, kept when sending fails. */
export function useSubmitCoreIssue(id: string) {
  const [draft, setDraft, clear] = useDraft(`core-issue:${id}`)
  const safety = useSafety(draft)
  const submit = useCommand<Sending>(id, {
    send: ({ text, ...more }) => client.conflicts.submit_core_issue({ p_conflict_id: id, core_issue: text, ...more }),
    done: () => {
      clear()
      toast.success(conflictMessages.coreIssueSubmitted)
    },
    failed: conflictMessages.coreIssueFailed,
    catches: safety.catches,
  })
  return { draft, setDraft, safety, submit }
}
