import { conflictMessages } from '@squash/contract/messages/conflict'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { toast } from '../../../ui/toast.ts'

/** An address that cannot be a conflict's: says so and goes back at once. */
export function InvalidConflictId() {
  useEffect(() => toast.error(conflictMessages.invalidId), [])
  return <Navigate to="/dashboard" replace />
}
