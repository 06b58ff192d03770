import type { Conflict } from '@squash/contract/conflicts'
import { AgreementSection } from '../../../lib/agreements/agreement-section.tsx'
import { weekDay } from '../../../lib/dates.ts'
import { useCalm } from '../../../ui/calm.ts'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { People } from '../people.ts'
import { closedWords } from '../texts.ts'
import { Celebration } from './celebration.tsx'

/** Section 8, and what the two agreed on. */
export function Resolved({ conflict, people }: { conflict: Conflict; people: People }) {
  return (
    <div className="flex flex-col gap-5">
      <Card
        as="section"
        className="flex flex-wrap items-center justify-between gap-4 bg-lime px-5 py-6 text-on-accent sm:px-7 sm:py-8"
      >
        <div className="min-w-0">
          <h2 className="text-3xl sm:text-4xl">CONFLICT SQUASHED!</h2>
          <p className="mt-1.5 text-lg">
            {conflict.resolved_at === null
              ? 'You both said yes.'
              : `You both said yes on ${weekDay(conflict.resolved_at)}.`}
          </p>
        </div>
        <Celebration conflict={conflict} people={people} />
      </Card>
      <AgreementSection conflictId={conflict.id} />
    </div>
  )
}

/**
 * Shown for a conflict that ended without a result. It always links to help, so that the link reveals nothing about the
 * reason.
 */
export function ClosedNotice({ conflict, people }: { conflict: Conflict; people: People }) {
  useCalm()
  return (
    <Card as="section">
      <h2 className="text-2xl">This conflict was closed</h2>
      <p className="mt-2 max-w-[68ch]">
        {closedWords(conflict.closed_reason, people.other.short, people.viewer.party === 'user1')}
      </p>
      <p className="mt-2 max-w-[68ch]">
        If you need more than a mediator, <TextLink to="/safety">here is who can help</TextLink>.
      </p>
    </Card>
  )
}
