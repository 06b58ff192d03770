import type { Conflict } from '@squash/contract/conflicts'
import { Card } from '../../../ui/card.tsx'
import type { People, Person } from '../view/people.ts'
import { CoreIssueForm } from './core-issue-form.tsx'
import { type Dot, PartyDots } from './party-dots.tsx'
import { PrivateWords } from './private-words.tsx'

/** Section 5: each says what it is really about, to the mediator alone. */
export function CoreIssues({ conflict, people }: { conflict: Conflict; people: People }) {
  const { viewer, other } = people
  const own = viewer.party === 'user1' ? conflict.user1_core_issue : conflict.user2_core_issue
  const dotOf = (person: Person): Dot => {
    const isIn = conflict.has_core_issue[person.party]
    const who = person.isViewer ? 'You' : person.short
    return { party: person.party, who, words: isIn ? 'named it' : 'not yet', mark: isIn ? 'yes' : 'open' }
  }
  return (
    <Card as="section" className="flex flex-col gap-4 sm:p-7">
      <div>
        <h2 className="text-2xl">What is it really about?</h2>
        <p className="mt-1 max-w-[68ch] text-muted">
          {own === null
            ? `Under most arguments sits one thing that matters. Only the mediator reads what you write here; ${other.short} never will.`
            : `Only the mediator reads it. ${other.short} never will.`}
        </p>
      </div>
      <PartyDots dots={[dotOf(viewer), dotOf(other)]} />
      {conflict.can.submit_core_issue && <CoreIssueForm conflictId={conflict.id} />}
      {own !== null && (
        <PrivateWords label="What you wrote" who="only you and the mediator can see this">
          {own}
        </PrivateWords>
      )}
    </Card>
  )
}
