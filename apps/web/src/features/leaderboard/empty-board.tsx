import { leaderboardMessages } from '@squash/contract/messages/leaderboard'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Span } from './chosen-board.ts'

/** Nobody is listed. */
export function EmptyBoard({ span }: { span: Span }) {
  return (
    <EmptyState
      title={span === 'week' ? leaderboardMessages.emptyWeek : leaderboardMessages.empty}
      action={<LinkButton to="/new-conflict">Start a new conflict</LinkButton>}
    >
      Peace, or everybody is holding it in. If something is simmering, say it while it is still small.
    </EmptyState>
  )
}
