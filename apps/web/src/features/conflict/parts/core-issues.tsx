import type { Conflict } from '@squash/contract/conflicts'
import { LIMITS } from '@squash/contract/limits'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { client } from '../../../lib/client.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { noteHint } from '../../../lib/safety/safety-hint.tsx'
import { type SentText, useSafety } from '../../../lib/safety/use-safety.ts'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast.ts'
import { notYet, type People, type Person } from '../people.ts'
import { useCommand } from '../queries.ts'
import { type PartyStatus, PartyStatuses, PrivateWords } from './party.tsx'
import { WordsForm } from './words-form.tsx'

/** Section 5: each party tells only the mediator what the conflict is really about. */
export function CoreIssues({ conflict, people }: { conflict: Conflict; people: People }) {
  const { viewer, other } = people
  const own = viewer.party === 'user1' ? conflict.user1_core_issue : conflict.user2_core_issue
  const statusOf = (person: Person): PartyStatus =>
    conflict.has_core_issue[person.party]
      ? { person, says: person.isViewer ? 'You’ve answered' : `${person.short} has answered`, mark: 'yes' }
      : { person, says: notYet(person, 'answered'), mark: 'open' }
  return (
    <Card as="section" className="flex flex-col gap-4 sm:p-7">
      <div>
        <h2 className="text-2xl">What’s it really about?</h2>
        <p className="mt-1 max-w-[68ch] text-muted">
          {own === null
            ? `Behind the argument, what matters most to you? Only the mediator reads what you write here; ${other.short} never will.`
            : `Only the mediator reads it. ${other.short} never will.`}
        </p>
      </div>
      <PartyStatuses statuses={[statusOf(viewer), statusOf(other)]} />
      {conflict.can.submit_core_issue && <CoreIssueForm conflictId={conflict.id} />}
      {own !== null && (
        <PrivateWords label="What you wrote" who="only you and the mediator can see this">
          {own}
        </PrivateWords>
      )}
    </Card>
  )
}

/** The form for the viewer's own core issue, a draft until it is sent. */
function CoreIssueForm({ conflictId }: { conflictId: string }) {
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

/** A party's core issue: a draft until it is sent, kept when sending fails. */
function useSubmitCoreIssue(id: string) {
  const [draft, setDraft, clear] = useDraft(`core-issue:${id}`)
  const safety = useSafety(draft)
  const submit = useCommand<SentText>(id, {
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
