import { profileMessages } from '@squash/contract/messages/profile'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { toast } from '../../ui/toast.ts'

/** An address that cannot be a person's: says so and goes back at once. */
export function InvalidUserId() {
  useEffect(() => toast.error(profileMessages.invalidId), [])
  return <Navigate to="/dashboard" replace />
}
