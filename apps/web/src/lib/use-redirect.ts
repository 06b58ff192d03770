import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Navigates to `to` after a delay, unless the user has left the screen by then. */
export function useRedirect(to: string, milliseconds: number) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true }), milliseconds)
    return () => clearTimeout(timer)
  }, [navigate, to, milliseconds])
}
