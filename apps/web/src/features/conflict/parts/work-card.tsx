import type { Conflict } from '@squash/contract/conflicts'
import { Card } from '../../../ui/card.tsx'
import { ProgressNote } from '../../../ui/progress-note.tsx'
import type { People } from '../view/people.ts'
import { workOf } from '../view/work.ts'
import { RulingName } from './ruling-name.tsx'

/** The mediator at work: what it is doing and how long that tends to take. While a ruling is made, the name can be settled. */
export function WorkCard({ conflict, people }: { conflict: Conflict; people: People }) {
  const work = workOf(conflict.phase)
  if (work === null) return null
  return (
    <Card as="section" tone="mediator" className="flex flex-col gap-5">
      <ProgressNote estimate={work.estimate}>{work.says}</ProgressNote>
      {conflict.phase === 'ruling' && <RulingName conflict={conflict} people={people} />}
    </Card>
  )
}
