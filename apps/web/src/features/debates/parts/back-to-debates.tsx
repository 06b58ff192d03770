import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { toast } from '../../../ui/toast.ts'

/** Says why there is nothing to do here, and goes to the list at once. */
export function BackToDebates({ reason }: { reason: string }) {
  useEffect(() => toast.error(reason), [reason])
  return <Navigate to="/debates" replace />
}
