import { useLayoutEffect } from 'react'
import { SHELL_ID, VIEW } from '../lib/page-data.ts'

/** Removes, with the first screen, what stood in for it until the code had loaded. */
export function Started() {
  useLayoutEffect(() => {
    document.getElementById(SHELL_ID)?.remove()
    document.getElementById('root')?.removeAttribute(VIEW)
  }, [])
  return null
}
