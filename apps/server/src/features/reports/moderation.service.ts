import type { AdminReport, Hidden } from '@squash/contract/reports'
import type { DebateSide, HideableKind, ReportCategory, Verdict } from '@squash/contract/values'
import { mayHide } from '@squash/rules/reports/hiding'
import type { Report } from '@squash/rules/reports/report'
import { type Consequence, decideVerdict } from '@squash/rules/reports/verdict'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { isInDispute } from '../admin/public.ts'
import type { AdminAct, Audit } from '../audit/public.ts'
import { listHidden, presentHidden } from './hidden.store.ts'
import {
  countWaiting,
  findCase,
  isHiddenByAnotherCase,
  listDecided,
  listWaiting,
  lockCaseWithReporters,
  releaseHiding,
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

type Judgment = {
  id: string
  verdict: Verdict
  reason: string
  category?: ReportCategory | null | undefined
  side?: DebateSide | null | undefined
  hide: boolean
}

/** The name of each decision in the audit log. */
const ACTS = {
  upheld: 'report.upheld',
  dismissed: 'report.dismissed',
  confirmed: 'appeal.confirmed',
  overturned: 'appeal.overturned',
} as const

/** What admins do about reports; each action is in the audit log. */
export function createModeration({ database: { db }, clock, outbox, audit, subjects }: Parts) {
  const present = async (on: Promise<Parameters<typeof presentCase>[0][]>, viewer: string): Promise<AdminReport[]> =>
    (await on).map((row) => presentCase(row, viewer))

  const viewedBy = (viewer: string) => ({ viewer, now: clock.now() })

  /** Before the first decision, an admin may correct which side a report is about: a stranger reports a whole debate. */
  async function withSide(tx: Tx, report: Report, side: DebateSide | null | undefined): Promise<Report> {
    if (!side || report.side === null || report.side === side || report.status !== 'open') return report
    return { ...report, side, author_id: await subjects.debate.personOn(tx, report.subject_id, side) }
  }

  /**
   * Several cases about one subject, such as the two sides of a debate, may each hide it; it is shown again only when
   * the last one releases it.
   * @returns the updated report, and what was hidden or shown
   */
  async function applyConsequence(
    tx: Tx,
    report: Report,
    consequence: Consequence,
  ): Promise<{ report: Report; acts: Act[] }> {
    if (consequence === 'close') await subjects.message.close(tx, report.subject_id)
    if ((consequence !== 'hide' && consequence !== 'show') || !isHideable(report.kind)) return { report, acts: [] }
    const hidden = consequence === 'hide'
    if (!hidden && (await isHiddenByAnotherCase(tx, report)))
      return { report: { ...report, has_hidden: false }, acts: [] }
    const hiding = await subjects[report.kind].setHidden(tx, report.subject_id, hidden ? 'admin' : null)
    const changed = hiding?.changed ?? false
    // A case can't show what an admin has hidden without a report.
    const holds = async () => report.has_hidden || changed || (await isHiddenByAnotherCase(tx, report))
    return {
      report: { ...report, has_hidden: hidden && (await holds()) },
      acts: changed ? [hidingOf(report.kind, report.subject_id, hidden)] : [],
    }
  }

  return {
    /** Undecided cases, the longest waiting first. */
    waiting: (admin: string, page: Page) => present(listWaiting(db, viewedBy(admin), page), admin),
    /** Decided cases, the latest first. */
    decided: (admin: string, page: Page) => present(listDecided(db, viewedBy(admin), page), admin),
    /** What is hidden, the latest first. */
    hidden: async (admin: string, page: Page): Promise<Hidden[]> =>
      (await listHidden(db, admin, page)).map(presentHidden),
    /** How many cases wait for a decision, up to a thousand. */
    countWaiting: () => countWaiting(db),

    /**
     * Decides an open report, or the appeal against an upheld one; if two admins decide concurrently, the second is
     * refused.
     */
    async decide(tx: Tx, admin: string, { id, verdict, reason, category = null, side, hide }: Judgment) {
      // The same lock order as when filing a report.
      await lockSubjectOf(tx, id)
      const found = await lockCaseWithReporters(tx, id)
      if (!found) return refuse('report.not_found')
      const { report: stored, reporters } = found
      const now = clock.now()
      const subject = await withSide(tx, stored, side)
      const inDispute = await isInDispute(tx, admin, [subject.author_id])
      const decision = decideVerdict(subject, { admin, verdict, category, hide, reporters, inDispute, now })
      if (!decision.ok) return decision
      const { report, acts } = await applyConsequence(tx, decision.value.report, decision.value.consequence)
      const act = { act: ACTS[decision.value.status], subject: report.id }
      const statement = audit.alongside(outbox.alongside(tx, decision.value.events), admin, [act, ...acts])
      await storeDecision(statement, report, { admin, reason, at: now })
      return ok(presentCase(await findCase(tx, report.id, viewedBy(admin)), admin))
    },

    /**
     * Hides something from everyone, or shows it again. A refusal rolls that back. Afterwards, no case can show what an
     * admin has hidden this way, or hide what an admin has shown.
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
        await releaseHiding(audit.alongside(tx, admin, [hidingOf(kind, id, hidden)]), { kind, subject_id: id })
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
