import type { Conflict } from '@squash/contract/conflicts'
import { MediatorCard } from './mediator-card.tsx'
import { RulingName } from './ruling-name.tsx'

/** Section 7: the gavel has fallen. */
export function Ruling({ conflict }: { conflict: Conflict }) {
  return (
    <MediatorCard eyebrow="PUBLIC" title="Final AI ruling" pose="gavel" writtenBy={conflict.written_by.ruling}>
      {conflict.ai_final_summary && (
        <p className="font-display text-xl leading-snug font-extrabold">{conflict.ai_final_summary}</p>
      )}
      <p className="max-w-[68ch] text-lg leading-relaxed whitespace-pre-wrap">{conflict.final_ai_ruling}</p>
      <RulingName conflict={conflict} />
    </MediatorCard>
  )
}
