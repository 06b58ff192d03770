import type { LiveEvent } from '@squash/contract/live'
import { MINUTE } from '@squash/rules/time/units'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type ToastLink, toast } from '../../ui/toast.ts'
import { useLiveEvents } from '../live.ts'
import { api } from '../query.ts'

type Notification = Extract<LiveEvent, { event: 'notification' }>['data']

/** A notification's text and link; null for other kinds of notification. */
function noticeOf({ kind, conflict_id, debate_id }: Notification): { text: string; link: ToastLink } | null {
  const conflict = { label: 'View it', to: `/conflict/${conflict_id}` }
  const debate = { label: 'View it', to: `/debates/${debate_id}` }
  switch (kind) {
    case 'report.decided':
      return {
        text: 'We’ve made a decision on a report.',
        link: { label: 'Read the decision', to: '/reports' },
      }
    case 'safety_review.decided':
      return {
        text: 'A moderator has answered you.',
        link: { label: 'Read the answer', to: `/conflict/${conflict_id}` },
      }
    case 'ruling.hidden':
      return {
        text: 'One of your rulings is off the public board for now. The two of you can still read it.',
        link: conflict,
      }
    case 'ruling.shown':
      return { text: 'One of your rulings is back on the public board.', link: conflict }
    case 'debate.hidden':
      return { text: 'One of your debates is hidden for now. The two of you can still read it.', link: debate }
    case 'debate.shown':
      return { text: 'One of your debates is visible to everyone again.', link: debate }
    default:
      return null
  }
}

/**
 * Notifies the author of reported content about the decision, and the two parties of a ruling or debate when it is
 * hidden from others or visible again. Works on every screen.
 */
export function useLiveReports(queries: QueryClient) {
  useLiveEvents(({ event, data }) => {
    const notice = event === 'notification' ? noticeOf(data) : null
    if (!notice) return
    for (const queryKey of [api.reports.key(), api.debates.key(), api.rulings.key(), api.profiles.get_profile.key()])
      void queries.invalidateQueries({ queryKey })
    toast.info(notice.text, { link: notice.link })
  })
}

/** How often to check for open reports, in milliseconds: admins get no live events for them. */
const LOOK_AGAIN = MINUTE

/** The number of open reports; null while unknown. @param isAdmin only admins may ask */
export function useWaitingReports(isAdmin: boolean): number | null {
  const { data } = useQuery({
    ...api.reports.get_waiting_reports_count.queryOptions({ input: {} }),
    enabled: isAdmin,
    refetchInterval: LOOK_AGAIN,
  })
  return data ?? null
}
