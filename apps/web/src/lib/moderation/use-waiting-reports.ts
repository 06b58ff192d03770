import { useQuery } from '@tanstack/react-query'
import { api } from '../query.ts'

/** How often to look whether there is something to decide, in milliseconds: admins get no live events of it. */
const LOOK_AGAIN = 60_000

/** How many reports wait for a decision; null while it is not known. @param isAdmin nobody else may ask */
export function useWaitingReports(isAdmin: boolean): number | null {
  const { data } = useQuery({
    ...api.reports.get_waiting_reports_count.queryOptions({ input: {} }),
    enabled: isAdmin,
    refetchInterval: LOOK_AGAIN,
  })
  return data ?? null
}
