import { ANONYMOUS } from '@squash/contract/anonymous'
import type { Conflict } from '@squash/contract/conflicts'
import { StrongestPoints } from '../../../lib/rulings/strongest-points.tsx'
import type { Person } from '../people.ts'

type PublicCardProps = { conflict: Conflict; viewer: Person; showsName: boolean }

const BEST_ARGUMENT = 'The best argument of this side, in one sentence.'
const STILL_OPEN = { user1: BEST_ARGUMENT, user2: BEST_ARGUMENT }

/** The ruling's card on the board as strangers will see it, before there is a ruling. */
export function PublicCard({ conflict, viewer, showsName }: PublicCardProps) {
  const { title_in_public: titles } = conflict
  const nameOf = (party: Person['party']) => (showsName && party === viewer.party ? viewer.short : ANONYMOUS)
  const sides = { user1: nameOf('user1'), user2: nameOf('user2') }
  return (
    <section aria-labelledby="public-card" className="mt-4">
      <h3 id="public-card" className="text-base font-bold">
        What strangers will see
      </h3>
      <div className="outlined mt-2 flex flex-col gap-3 rounded-control bg-paper p-4" aria-live="polite">
        <p className="text-sm text-muted">
          {sides.user1} vs. {sides.user2}
        </p>
        {titles && (
          <p className="font-display text-xl font-bold wrap-anywhere">{showsName ? titles.shown : titles.hidden}</p>
        )}
        <StrongestPoints points={STILL_OPEN} sides={sides} />
        <p className="text-sm text-muted">Then the verdict, the ruling and the votes.</p>
      </div>
    </section>
  )
}
