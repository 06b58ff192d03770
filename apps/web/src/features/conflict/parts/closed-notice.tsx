import type { Conflict } from '@squash/contract/conflicts'
import { useCalm } from '../../../ui/calm.ts'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { closedWords } from '../view/closed.ts'
import type { People } from '../view/people.ts'

/** Calm and without blame: a conflict that ended without a result. Help is named whatever the reason, so that it tells none. */
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
