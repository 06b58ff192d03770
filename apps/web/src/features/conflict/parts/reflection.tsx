import type { Conflict } from '@squash/contract/conflicts'
import { MediatorCard, Thought } from '../../../lib/mediator/mediator-card.tsx'

/** Section 6: what lies underneath, drawn from both core issues without repeating either. */
export function Reflection({ conflict }: { conflict: Conflict }) {
  return (
    <MediatorCard eyebrow="ROUND 3" title="Core reflection" writtenBy={conflict.written_by.reflection}>
      <Thought heading="What lies underneath">{conflict.ai_core_reflection}</Thought>
      <Thought heading="Try this together">{conflict.ai_core_suggestion}</Thought>
    </MediatorCard>
  )
}
