import { conflictMessages } from '@squash/contract/messages/conflict'
import { client } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { noteHint } from '../../../lib/safety/hint-after-sending.tsx'
import type { Sending } from '../../../lib/safety/sending.ts'
import { useSafety } from '../../../lib/safety/use-safety.ts'
import { toast } from '../../../ui/toast.ts'
import { useCommand } from './use-command.ts'

/** A party's core issue: a draft until it is sent, kept when sending fails. */
export function useSubmitCoreIssue(id: string) {
  const [draft, setDraft, clear] = useDraft(`core-issue:${id}`)
  const safety = useSafety(draft)
  const submit = useCommand<Sending>(id, {
    send: async ({ text, ...more }) => {
      const input = { p_conflict_id: id, core_issue: text, ...more }
      const { safety: hint, ...submitted } = await client.conflicts.submit_core_issue(input)
      noteHint(`conflict:${id}`, hint)
      return submitted
    },
    done: () => {
      clear()
      toast.success(conflictMessages.coreIssueSubmitted)
    },
    failed: conflictMessages.coreIssueFailed,
    catches: safety.catches,
  })
  return { draft, setDraft, safety, submit }
}
