import type { AvailableQuest } from '@squash/contract/quests'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../ui/badge.tsx'
import type { Tone } from '../ui/tone.ts'
import { api } from './query.ts'

/** Every quest, with the user's progress. */
export const useQuests = () => useQuery(questsOptions())

export const questsOptions = () => api.quests.get_available_quests.queryOptions({ input: {} })

export type Suggestion = { kind: 'go on' | 'begin'; quest: AvailableQuest } | { kind: 'all done' }

/** The quest to suggest: the one in progress, otherwise the first not completed. */
export function suggestionFrom(quests: readonly AvailableQuest[]): Suggestion {
  const open = quests.filter(({ user_completed }) => !user_completed)
  const started = open.find(({ user_started }) => user_started)
  if (started) return { kind: 'go on', quest: started }
  const [first] = open
  return first ? { kind: 'begin', quest: first } : { kind: 'all done' }
}

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
