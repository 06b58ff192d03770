import { TIMING } from '@squash/contract/limits'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { NothingHere } from '../ui/states.tsx'
import { toast } from '../ui/toast.ts'

/** Navigates to `to` after a delay, unless the user has left the screen by then. */
export function useRedirect(to: string, milliseconds: number) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true }), milliseconds)
    return () => clearTimeout(timer)
  }, [navigate, to, milliseconds])
}

type MissingProps = { title: string; announcement: string; back: { to: string; label: string }; children: ReactNode }

/** For what doesn't exist or isn't the viewer's; the screen doesn't say which. Goes back after a few seconds. */
export function Missing({ title, announcement, back, children }: MissingProps) {
  useRedirect(back.to, TIMING.notFoundRedirect)
  const { pathname } = useLocation()
  useEffect(() => toast.error(announcement, { page: pathname }), [announcement, pathname])
  return (
    <NothingHere title={title} back={back}>
      {children}
    </NothingHere>
  )
}

/** Says why there is nothing to do here, and goes elsewhere at once. */
export function LeaveFor({ to, reason }: { to: string; reason: string }) {
  useEffect(() => toast.error(reason), [reason])
  return <Navigate to={to} replace />
}
