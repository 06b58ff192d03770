import type { Announce } from '../../platform/outbox/outbox.ts'

/** Tells who filed a report, and whom it went against, that it is decided. Which one it was stands in their lists. */
export const announceReport: Announce = (event) =>
  event.type === 'report.decided'
    ? event.told.map((person) => ({ person, live: { event: 'notification', data: { kind: 'report.decided' } } }))
    : []
