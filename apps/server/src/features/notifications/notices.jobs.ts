import type { Waiting } from '@squash/contract/notifications'
import type { WaitingKind } from '@squash/contract/values'
import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { PushKeys, PushSender } from '../../platform/push/push-sender.ts'
import { findDevice, removeDevice } from './devices.store.ts'
import { NOTICE_JOB, type Notice } from './notices.service.ts'
import type { WaitingThings } from './waiting.service.ts'

/** No titles or names, because notifications show on lock screens and pass through other companies' servers. */
const TEXTS: Record<WaitingKind, string> = {
  conflict: 'It’s your turn in a conflict on Squash.',
  debate: 'It’s your turn in a debate on Squash.',
  check_in: 'A check-in is waiting for you on Squash.',
}

const SCREENS: Record<WaitingKind, (id: string) => string> = {
  conflict: (id) => `/conflict/${id}`,
  debate: (id) => `/debates/respond/${id}`,
  check_in: (id) => `/conflict/${id}`,
}

/** What the service worker receives. A later notification about the same thing replaces the earlier one. */
const noticeText = ({ kind, id }: Waiting, waiting: number) => ({
  text: TEXTS[kind],
  path: SCREENS[kind](id),
  tag: `${kind}:${id}`,
  /** How many things are waiting, for the app's badge. */
  waiting,
})

const HOUR = 60 * 60

type Parts = {
  database: Pick<Database, 'db'>
  keys: () => Promise<PushKeys>
  push: PushSender
  waiting: WaitingThings
  /** Uses up one of the device's notifications today. @returns null, or the seconds to wait */
  spendNotice: (session: string) => Promise<number | null>
}

/**
 * Sends notifications, each only if its subject is still waiting. Safe to run twice: the push service and the browser
 * silently replace a notification with the next one about the same thing.
 */
export function noticeJobs({ database: { db }, keys, push, waiting, spendNotice }: Parts): Background {
  const job: Job<Notice> = {
    ...NOTICE_JOB,
    retries: 6,
    concurrency: 4,
    async run({ session, kind, id }, { isFirst }) {
      const device = await findDevice(db, session, kind)
      if (!device) return
      if (!(await waiting.includes(device.person_id, { kind, id }))) return
      // Only the first try counts, so that an outage of the push service doesn't use up the day's notifications.
      if (isFirst && (await spendNotice(session)) !== null) return
      const { length: count } = await waiting.list(device.person_id)
      const notice = noticeText({ kind, id }, count)
      const message = { payload: JSON.stringify(notice), topic: notice.tag, seconds: 24 * HOUR }
      const outcome = await push(device, message, await keys())
      // With the wrong keys, no notification would ever arrive. Once the device is removed, the profile shows that
      // notifications are off.
      if (outcome === 'gone' || outcome === 'wrong_keys') await removeDevice(db, session, device.endpoint)
    },
  }
  return { jobs: [job] }
}
