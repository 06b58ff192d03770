import type { Conflict } from '@squash/contract/conflicts'
import { MediatorCard } from '../../../lib/mediator/mediator-card.tsx'
import { HiddenNotice } from '../../../lib/moderation/hidden-notice.tsx'
import { PublicTallies } from '../../../lib/rulings/public-tallies.tsx'
import type { People } from '../view/people.ts'
import { RulingName } from './ruling-name.tsx'

/** Section 7: the gavel has fallen, and the public votes, unless the ruling is off the board at present. */
export function Ruling({ conflict, people }: { conflict: Conflict; people: People }) {
  const isHidden = conflict.ruling_hidden ?? false
  return (
    <MediatorCard
      eyebrow={isHidden ? 'NOT PUBLIC AT PRESENT' : 'PUBLIC'}
      title="Final AI ruling"
      pose="gavel"
      writtenBy={conflict.written_by.ruling}
    >
      {isHidden && <HiddenNotice>At present only the two of you see this ruling.</HiddenNotice>}
      {conflict.ai_final_summary && <h3 className="text-2xl">{conflict.ai_final_summary}</h3>}
      <p className="max-w-[68ch] text-lg leading-relaxed whitespace-pre-wrap">{conflict.final_ai_ruling}</p>
      <RulingName conflict={conflict} people={people} />
      {!isHidden && (
        <PublicTallies conflictId={conflict.id} sides={{ user1: people.user1.short, user2: people.user2.short }} />
      )}
    </MediatorCard>
  )
}
