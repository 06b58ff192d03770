import type { AdminReport, Hidden } from '@squash/contract/reports'
import type { DebateSide, HideableKind, ReportCategory, Verdict } from '@squash/contract/values'
import { ok, type Result, refuse } from '@squash/rules'
import { mayHide } from '@squash/rules/reports/hiding'
import type { Report } from '@squash/rules/reports/report'
import { type Consequence, decideVerdict } from '@squash/rules/reports/verdict'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { AdminAct, Audit } from '../admin/audit.service.ts'
import { isInDispute } from '../admin/disputes.service.ts'
import { listHidden } from './hidden.store.ts'
import { presentHidden } from './hidden.view.ts'
import {
  countWaiting,
  findCase,
  isHeldByAnother,
  letGo,
  listDecided,
  listWaiting,
  lockCaseWithReporters,
  storeDecision,
} from './moderation.store.ts'
import { presentCase } from './moderation.view.ts'
import { hasReported, lockSubjectOf, type Page } from './reports.store.ts'
import { isHideable, type Subjects } from './subjects.ts'

type Parts = {
  database: Pick<Database, 'db'>
  clock: Clock
  outbox: Outbox
  audit: Audit
  subjects: Subjects
}

type Judgement = {
  id: string
  verdict: Verdict
  reason: string
  category?: ReportCategory | null | undefined
  side?: DebateSide | null | undefined
  hide: boolean
}

/** What each end of a report is called in the audit log. */
const ACTS = {
  upheld: 'report.upheld',
  dismissed: 'report.dismissed',
  confirmed: 'appeal.confirmed',
  overturned: 'appeal.overturned',
} as const

/** What admins do about reports (decisions §12); each act is in the audit log. */
export function createModeration({ database: { db }, clock, outbox, audit, subjects }: Parts) {
  const present = async (on: Promise<Parameters<typeof presentCase>[0][]>, viewer: string): Promise<AdminReport[]> =>
    (await on).map((row) => presentCase(row, viewer))

  const look = (viewer: string) => ({ viewer, now: clock.now() })

  /** Whose words are meant may be put right before the first decision, when a stranger reported a whole debate. */
  async function withSide(tx: Tx, report: Report, side: DebateSide | null | undefined): Promise<Report> {
    if (!side || report.side === null || report.side === side || report.status !== 'open') return report
    return { ...report, side, author_id: await subjects.debate.personOn(tx, report.subject_id, side) }
  }

  /**
   * Of several cases on one thing, such as the two sides of a debate, each holds it out of sight, and the last to let go shows it.
   * @returns the report as it is then, and what was hidden or shown by that
   */
  async function carryOut(tx: Tx, report: Report, consequence: Consequence): Promise<{ report: Report; acts: Act[] }> {
    if (consequence === 'close') await subjects.message.close(tx, report.subject_id)
    if ((consequence !== 'hide' && consequence !== 'show') || !isHideable(report.kind)) return { report, acts: [] }
    const hidden = consequence === 'hide'
    if (!hidden && (await isHeldByAnother(tx, report))) return { report: { ...report, has_hidden: false }, acts: [] }
    const hiding = await subjects[report.kind].setHidden(tx, report.subject_id, hidden ? 'admin' : null)
    const changed = hiding?.changed ?? false
    // What an admin has hidden without a report is not this case's to show again.
    const holds = async () => report.has_hidden || changed || (await isHeldByAnother(tx, report))
    return {
      report: { ...report, has_hidden: hidden && (await holds()) },
      acts: changed ? [hidingOf(report.kind, report.subject_id, hidden)] : [],
    }
  }

  return {
    waiting: (admin: string, page: Page) => present(listWaiting(db, look(admin), page), admin),
    decided: (admin: string, page: Page) => present(listDecided(db, look(admin), page), admin),
    hidden: async (admin: string, page: Page): Promise<Hidden[]> =>
      (await listHidden(db, admin, page)).map(presentHidden),
    countWaiting: () => countWaiting(db),

    /** Decides an open report, or the appeal against an upheld one; of two admins at the same moment, the second is told. */
    async decide(tx: Tx, admin: string, { id, verdict, reason, category = null, side, hide }: Judgement) {
      // In the order of whoever files one, who counts what waits on it.
      await lockSubjectOf(tx, id)
      const found = await lockCaseWithReporters(tx, id)
      if (!found) return refuse('report.not_found')
      const { report: stored, reporters } = found
      const now = clock.now()
      const subject = await withSide(tx, stored, side)
      const inDispute = await isInDispute(tx, admin, [subject.author_id])
      const decision = decideVerdict(subject, { admin, verdict, category, hide, reporters, inDispute, now })
      if (!decision.ok) return decision
      const { report, acts } = await carryOut(tx, decision.value.report, decision.value.consequence)
      const act = { act: ACTS[decision.value.status], subject: report.id }
      const statement = audit.alongside(outbox.alongside(tx, decision.value.events), admin, [act, ...acts])
      await storeDecision(statement, report, { admin, reason, at: now })
      return ok(presentCase(await findCase(tx, report.id, look(admin)), admin))
    },

    /**
     * Takes something out of everybody's sight, or puts it back; a refusal undoes it. No case has a say in that any more: none shows
     * again what an admin has hidden like this, or keeps hidden what one has shown. Again: nothing changes.
     */
    async setHidden(
      tx: Tx,
      admin: string,
      { kind, id, hidden }: { kind: HideableKind; id: string; hidden: boolean },
    ): Promise<Result<null, 'report.not_found' | 'report.own'>> {
      const hiding = await subjects[kind].setHidden(tx, id, hidden ? 'admin' : null)
      if (hiding === null) return refuse('report.not_found')
      const stake = {
        admin,
        hasReported: await hasReported(tx, admin, { kind, subject_id: id }),
        inDispute: await isInDispute(tx, admin, hiding.people),
      }
      if (!mayHide(hiding, stake)) return refuse('report.own')
      if (hiding.changed)
        await letGo(audit.alongside(tx, admin, [hidingOf(kind, id, hidden)]), { kind, subject_id: id })
      return ok(null)
    },
  }
}

type Act = Omit<AdminAct, 'admin'>

const hidingOf = (kind: HideableKind, subject: string, hidden: boolean): Act => ({
  act: `${kind}.${hidden ? 'hidden' : 'shown'}`,
  subject,
})

export type Moderation = ReturnType<typeof createModeration>
