import type { ExportSections, FeatureContext } from '../../feature.ts'
import { listDevices } from './devices.store.ts'
import { noticeJobs } from './notices.jobs.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { createPushKeys } from './push-keys.ts'
import { createWaiting, type WaitingSources } from './waiting.service.ts'

export { createNotices } from './notices.service.ts'

/** Notifications on a user's devices. Erasure needs no code here: devices are deleted along with their sessions. */
export function createNotificationFeature(context: FeatureContext, sources: WaitingSources) {
  const keys = createPushKeys(context)
  const waiting = createWaiting(sources)
  const { db } = context.database
  return {
    routes: notificationRoutes({ ...context, keys, waiting }),
    background: [noticeJobs({ ...context, keys, waiting, spendNotice: context.spend('notification') })],
    export: {
      notified_devices: async ({ person }) =>
        (await listDevices(db, person)).map(({ session_id, endpoint, conflict, debate, check_in, created_at }) => ({
          session_id,
          push_service: new URL(endpoint).hostname,
          conflict,
          debate,
          check_in,
          created_at: created_at.toISOString(),
        })),
    } satisfies Partial<ExportSections>,
  }
}
