import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/tone.ts'

const LOOKS: Readonly<Record<string, { tone: Tone; dots: string }>> = {
  easy: { tone: 'mediator', dots: '●○○' },
  medium: { tone: 'party1', dots: '●●○' },
  hard: { tone: 'rose', dots: '●●●' },
}

/** A quest's difficulty as text; the dots are decorative. An unknown value is shown unchanged. */
export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  const look = LOOKS[difficulty]
  return (
    <Badge tone={look?.tone ?? 'plain'}>
      {look && (
        <span aria-hidden className="tracking-widest">
          {look.dots}
        </span>
      )}
      {difficulty}
    </Badge>
  )
}

/** The points a quest earns, in the points' colour. */
export const CredBadge = ({ cred }: { cred: number }) => <Badge tone="plum">+{cred} CRED</Badge>
