import { decideInviteReport, type ReportedContent } from '@squash/rules/reports/file'
import { ok } from '@squash/rules/result'
import { addressHash } from '../../platform/address-hash.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { InviteReporter, ReportedInvite } from '../invites/public.ts'
import { insertReport, isReportedByInvite, lockOpenCase, lockSubject } from './reports.store.ts'

type Parts = { clock: Clock; outbox: Outbox; newId: () => string }

/**
 * Reports made through the link of an invite (docs/decisions/0036). Such a report joins the cases of other users, never
 * hides anything by itself, and has no reporter who could be notified of the decision.
 */
export const createInviteReports = ({ clock, outbox, newId }: Parts): InviteReporter => ({
  /** Files a report once through a mailed link; through a shared one, once per account and once for all visitors. */
  async file(tx, invite, { reason, category }) {
    const { kind, id: subject_id } = invite
    const address_hash = addressHash(invite.reporter)
    await lockSubject(tx, { kind, subject_id })
    const decision = decideInviteReport({
      id: newId(),
      kind,
      subject_id,
      category,
      content: contentOf(invite),
      isRepeated: await isReportedByInvite(tx, { kind, subject_id }, address_hash),
      now: clock.now(),
    })
    if (!decision.ok) return decision
    const { report, context, author_shown, events } = decision.value
    const case_id = await lockOpenCase(tx, report)
    await insertReport(outbox.alongside(tx, events), {
      report,
      case_id,
      reason,
      context,
      author_shown,
      is_independent: false,
      address_hash,
      at: clock.now(),
    })
    return ok(null)
  },
})

const contentOf = ({ kind, inviter, involved, shown }: ReportedInvite): ReportedContent => ({
  author_id: inviter,
  author_shown: true,
  people: [...new Set(involved)],
  side: kind === 'debate' ? 'creator' : null,
  context: {
    title: shown.purpose,
    texts: [{ label: 'The invite, by its link', text: `${shown.inviter}: ${shown.purpose}` }],
  },
})
