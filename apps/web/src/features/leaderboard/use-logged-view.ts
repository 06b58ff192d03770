import { useEffect, useRef } from 'react'
import { client } from '../../lib/client.ts'

/** Counts a look at the leaderboard, once for each visit. It is not worth a message when it cannot be counted. */
export function useLoggedView(): void {
  const isLogged = useRef(false)
  useEffect(() => {
    if (isLogged.current) return
    isLogged.current = true
    client.leaderboard.log_leaderboard_view({}).catch(() => {})
  }, [])
}
