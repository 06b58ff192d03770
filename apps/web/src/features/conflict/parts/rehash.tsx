import type { Conflict } from '@squash/contract/conflicts'
import { MediatorCard, Thought } from '../../../lib/mediator/mediator-card.tsx'

/** Section 4: another way, after the first did not settle it. */
export function Rehash({ conflict }: { conflict: Conflict }) {
  return (
    <MediatorCard eyebrow="ROUND 2" title="AI REHASH" writtenBy={conflict.written_by.rehash}>
      <Thought heading="Another way to see it">{conflict.ai_rehash_summary}</Thought>
      <Thought heading="Try this instead">{conflict.ai_rehash_suggestion}</Thought>
    </MediatorCard>
  )
}
