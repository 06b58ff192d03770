import { LIMITS } from '@squash/contract/limits'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { useSubmitCoreIssue } from '../actions/use-submit-core-issue.ts'
import { WordsForm } from './words-form.tsx'

/** The viewer's own core issue, kept as a draft until it is sent. */
export function CoreIssueForm({ conflictId }: { conflictId: string }) {
  const { draft, setDraft, safety, submit } = useSubmitCoreIssue(conflictId)
  return (
    <WordsForm
      label="Your core issue"
      hint="One or two sentences. “I need …” is a good start."
      max={LIMITS.coreIssue}
      rows={4}
      submit="Tell the mediator"
      missing={conflictMessages.coreIssueMissing}
      value={draft}
      onChange={setDraft}
      safety={safety}
      onSubmit={submit.mutate}
      busy={submit.isPending}
    />
  )
}
