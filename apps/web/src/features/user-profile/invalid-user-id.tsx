import { MESSAGES } from '@squash/contract/messages'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { toast } from '../../ui/toast.ts'

/** An address that cannot be a person's: says so and goes back at once. */
export function InvalidUserId() {
  useEffect(() => toast.error(MESSAGES.profile.invalidId), [])
  return <Navigate to="/dashboard" replace />
}
