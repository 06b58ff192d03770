import type { Debate } from '@squash/contract/debates'

/** Who waits for whom. */
export function InviteLine({ debate }: { debate: Debate }) {
  return (
    <p className="text-sm text-muted">
      {debate.viewer_role === 'creator'
        ? 'Waiting for their answer. An invite that nobody answers closes after 30 days.'
        : `${debate.creator_display_name} asks you to take the other side.`}
    </p>
  )
}
