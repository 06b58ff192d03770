import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes to `to` after so many milliseconds, unless the person has left this screen before. */
export function useRedirect(to: string, milliseconds: number) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true }), milliseconds)
    return () => clearTimeout(timer)
  }, [navigate, to, milliseconds])
}
