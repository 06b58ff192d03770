import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/tone.ts'

const LOOKS: Readonly<Record<string, { tone: Tone; dots: string }>> = {
  easy: { tone: 'mediator', dots: '●○○' },
  medium: { tone: 'party1', dots: '●●○' },
  hard: { tone: 'rose', dots: '●●●' },
}

/** How hard a quest is, in its word; the dots only help. A value nobody foresaw is shown as it is. */
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

/** What a quest earns, in the colour of points. */
export const CredBadge = ({ cred }: { cred: number }) => <Badge tone="plum">+{cred} CRED</Badge>
