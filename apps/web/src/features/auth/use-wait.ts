import { useEffect, useState } from 'react'

/** Between two mails of the same kind the server wants this many seconds (protocol: 60 s rule). */
export const MAIL_WAIT = 60

/** Counts seconds down to 0. Returns what is left and how to begin again. */
export function useWait(seconds: number): [left: number, begin: (seconds: number) => void] {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft]
}
