import type { QueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { useLiveEvents } from '../live.ts'
import { api } from '../query.ts'

/** Tells the author of something reported that it was decided about, and leads to the reason; on whichever screen. */
export function useLiveReports(queries: QueryClient) {
  useLiveEvents(({ event, data }) => {
    if (event !== 'notification' || data.kind !== 'report.decided') return
    for (const queryKey of [api.reports.key(), api.debates.key(), api.profiles.get_profile.key()])
      void queries.invalidateQueries({ queryKey })
    toast.info('Something was decided about a report.', { label: 'Read what and why', to: '/reports' })
  })
}
