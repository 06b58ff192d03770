import type { Debate } from '@squash/contract/debates'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { TimeLeft } from '../parts/time-left.tsx'
import { VoteBar } from '../parts/vote-bar.tsx'
import { sidesOf } from '../sides.ts'
import { DebateAction } from './debate-action.tsx'
import { InviteLine } from './invite-line.tsx'
import { SideLine } from './side-line.tsx'

/** One debate in a list. The whole card opens it; names lie above and lead to people. */
export function DebateCard({ debate, onDecline }: { debate: Debate; onDecline: () => void }) {
  const { creator, opponent } = sidesOf(debate)
  const isPending = debate.status === 'pending'
  return (
    <Card as="li" className="relative flex flex-col gap-4">
      <div>
        <p className="eyebrow">
          <TimeLeft debate={debate} />
        </p>
        <h2 className="mt-1 text-xl wrap-anywhere">
          <Link to={`/debates/${debate.id}`} className="rounded-card no-underline after:absolute after:inset-0">
            {debate.title}
          </Link>
        </h2>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-stretch gap-2">
        <SideLine side={creator} />
        <span aria-hidden className="self-center font-display text-sm font-extrabold text-muted">
          VS
        </span>
        <SideLine side={opponent} />
      </div>
      <div className="mt-auto flex flex-col gap-4">
        {isPending ? <InviteLine debate={debate} /> : <VoteBar debate={debate} />}
        <DebateAction debate={debate} onDecline={onDecline} />
      </div>
    </Card>
  )
}
