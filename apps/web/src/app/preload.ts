import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadDialogs } from '../ui/dialog.tsx'
import { loadMenus } from '../ui/menu.tsx'
import { preload } from '../ui/preload.ts'
import { loadMobileMenu } from './mobile-menu.tsx'

/** Loads what presses open, once the screen's own data is there: a press then needs no network. */
export function Preload() {
  const queries = useQueryClient()
  const count = useIsFetching()
  useEffect(() => {
    // Asked again, because the screen's first queries start after this was rendered.
    if (count > 0 || queries.isFetching() > 0) return
    for (const load of [loadMenus, loadDialogs, loadMobileMenu]) void preload(load)
  }, [queries, count])
  return null
}
