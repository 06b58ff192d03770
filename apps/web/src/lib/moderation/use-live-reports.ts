import type { LiveEvent } from '@squash/contract/live'
import type { QueryClient } from '@tanstack/react-query'
import { type ToastLink, toast } from '../../ui/toast.ts'
import { useLiveEvents } from '../live.ts'
import { api } from '../query.ts'

type Notification = Extract<LiveEvent, { event: 'notification' }>['data']

/** What a notification says, and where it leads; null for one of another kind. */
function noticeOf({ kind, conflict_id, debate_id }: Notification): { text: string; link: ToastLink } | null {
  const conflict = { label: 'Look at it', to: `/conflict/${conflict_id}` }
  const debate = { label: 'Look at it', to: `/debates/${debate_id}` }
  switch (kind) {
    case 'report.decided':
      return {
        text: 'Something was decided about a report.',
        link: { label: 'Read what and why', to: '/reports' },
      }
    case 'safety_review.decided':
      return {
        text: 'A moderator has answered you.',
        link: { label: 'Read the answer', to: `/conflict/${conflict_id}` },
      }
    case 'ruling.hidden':
      return {
        text: 'A ruling of yours is off the public board at present. The two of you can read it.',
        link: conflict,
      }
    case 'ruling.shown':
      return { text: 'A ruling of yours is on the public board again.', link: conflict }
    case 'debate.hidden':
      return { text: 'At present only the two of you see a debate of yours.', link: debate }
    case 'debate.shown':
      return { text: 'A debate of yours can be seen by everybody again.', link: debate }
    default:
      return null
  }
}

/**
 * Tells the author of something reported that it was decided about, and the two people of a ruling or debate that others do not see
 * it, or see it again; on whichever screen.
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
