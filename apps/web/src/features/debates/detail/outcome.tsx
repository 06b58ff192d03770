import type { Debate } from '@squash/contract/debates'
import { Card } from '../../../ui/card.tsx'
import { Emoji } from '../../../ui/emoji.tsx'
import { type Side, sidesOf } from '../sides.ts'

/** Who won, once the votes are counted. */
export function Outcome({ debate }: { debate: Debate }) {
  const { creator, opponent } = sidesOf(debate)
  if (debate.outcome === null) return null
  const winner = { creator, opponent, tie: null }[debate.outcome]
  return (
    <Card tone={winner?.tone ?? 'mediator'} className="mb-5 flex items-center gap-4">
      <Emoji className="text-4xl">{winner ? '👑' : '🤝'}</Emoji>
      <div className="min-w-0">
        <h2 className="text-2xl wrap-anywhere">{winner ? headingFor(winner, debate.viewer_role) : 'It is a tie'}</h2>
        <p className="wrap-anywhere">
          {winner
            ? `“${winner.claim}” convinced ${winner.share}% of the votes.`
            : 'As many votes on both sides, and no crown.'}
        </p>
      </div>
    </Card>
  )
}

const headingFor = ({ key, person }: Side, viewer: Debate['viewer_role']): string =>
  key === viewer ? 'You win' : `${person.name} wins`
