import type { Conflict } from '@squash/contract/conflicts'
import { MediatorCard, Thought } from '../../../lib/mediator/mediator-card.tsx'

/** Section 3: the first summary and suggestion. */
export function Mediation({ conflict }: { conflict: Conflict }) {
  return (
    <MediatorCard eyebrow="ROUND 1" title="AI mediation" writtenBy={conflict.written_by.mediation}>
      <Thought heading="What's going on">{conflict.ai_summary}</Thought>
      <Thought heading="Try this">{conflict.ai_suggestion}</Thought>
    </MediatorCard>
  )
}
