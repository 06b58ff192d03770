/** What other features may use from invites. */
export { eraseInvite } from './erase.ts'
export type { Invitable } from './invitable.ts'
export type { InviteReporter, ReportedInvite } from './lookup.service.ts'
export { lockInbox } from './sending/inbox.ts'
export { insertInvite, type NewInvite, prepareInvite } from './sending/new-invite.ts'
