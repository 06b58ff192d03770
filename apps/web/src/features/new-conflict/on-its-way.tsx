import { TIMING } from '@squash/contract/limits'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '../../ui/states.tsx'

/** The moment between sending and the new conflict. */
export function OnItsWay({ conflictId }: { conflictId: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(`/conflict/${conflictId}`, { replace: true }), TIMING.afterNewConflict)
    return () => clearTimeout(timer)
  }, [navigate, conflictId])
  return (
    <div role="status">
      <EmptyState title="Calmer words found">Opening your conflict…</EmptyState>
    </div>
  )
}
