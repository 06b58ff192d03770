import { TIMING } from '@squash/contract/limits'
import { passOnMessages } from '@squash/contract/messages/pass-on'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '../../ui/states.tsx'

type OnItsWayProps = {
  conflictId: string
  /** Whether the mail waits for another day; the conflict's page says what to do about that. */
  mailWaits: boolean
}

/** The moment between sending and the new conflict. */
export function OnItsWay({ conflictId, mailWaits }: OnItsWayProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(`/conflict/${conflictId}`, { replace: true }), TIMING.afterNewConflict)
    return () => clearTimeout(timer)
  }, [navigate, conflictId])
  return (
    <div role="status">
      <EmptyState title="Calmer words found">
        {mailWaits && `${passOnMessages.waitsShortly} `}Opening your conflict…
      </EmptyState>
    </div>
  )
}
