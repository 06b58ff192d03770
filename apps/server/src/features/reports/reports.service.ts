import type { MyReport } from '@squash/contract/reports'
import type { DebateSide, ReportCategory, ReportKind } from '@squash/contract/values'
import { decideAppeal } from '@squash/rules/reports/appeal'
import { decideReport } from '@squash/rules/reports/file'
import { hidesUntilReview, isIndependent } from '@squash/rules/reports/independent'
import { ok, type Result, refuse } from '@squash/rules/result'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { SafetyCheck } from '../safety/public.ts'
import { eraseAuthor, eraseParticipant, eraseReporter } from './erasure.store.ts'
import { presentAgainst, presentFiled } from './report.view.ts'
import {
  findReportFacts,
  insertReport,
  listDecidedAgainst,
  listFiled,
  lockCase,
  lockOpenCase,
  lockSubject,
  markHiding,
  type Page,
  storeAppeal,
} from './reports.store.ts'
import { isHideable, type Subjects } from './subjects.ts'

type Parts = {
  database: Pick<Database, 'db'>
  clock: Clock
  outbox: Outbox
  subjects: Subjects
  newId: () => string
  /** Uses up one of the user's reports of the day. @returns null, or the seconds to wait */
  spendReport: (person: string) => Promise<number | null>
  /** The factor that widens all limits; null switches them off. */
  limitFactor: number | null
}

type Filing = {
  kind: ReportKind
  id: string
  reason: string
  category: ReportCategory
  side?: DebateSide | null | undefined
}

/** More reports than a user can file or receive. */
const NO_LIMIT = 100_000

/** Reports as their reporters and the reported users see them (docs/reference/moderation.md#reporting). */
export function createReports({ database, clock, outbox, subjects, newId, spendReport, limitFactor }: Parts) {
  const { db } = database

  return {
    /** Before the transaction: whether another report is allowed today. */
    async allow(person: string): Promise<Result<null, 'report.too_many'>> {
      const wait = await spendReport(person)
      return wait === null ? ok(null) : refuse('report.too_many', { retry_after: wait })
    },

    /** Files a report with what its reporter sees at this moment. The third independent one hides its subject. */
    async file(tx: Tx, reporter: string, { kind, id: subject_id, reason, category, side = null }: Filing) {
      await lockSubject(tx, { kind, subject_id })
      const content = await subjects[kind].find(tx, reporter, subject_id, side)
      const author = content?.author_id ?? null
      const facts = await findReportFacts(tx, { kind, subject_id, reporter, author })
      const now = clock.now()
      const { is_repeated: isRepeated } = facts
      const decision = decideReport({
        id: newId(),
        kind,
        subject_id,
        category,
        reporter,
        content,
        isRepeated: isRepeated === true,
        now,
      })
      if (!decision.ok) return decision
      const { report, context, author_shown, events } = decision.value
      const is_independent = isIndependent({
        account: { created_at: facts.created_at, is_confirmed: facts.email_confirmed },
        takesPart: report.people.includes(reporter),
        sharesWithAuthor: facts.shares,
        wasDismissed: facts.was_dismissed === true,
        limitFactor,
        now,
      })
      const case_id = await lockOpenCase(tx, report)
      const filed = { report, case_id, reason, context, author_shown, is_independent, at: now }
      const row = await insertReport(outbox.alongside(tx, events), filed)
      const waiting = (facts.waiting ?? 0) + (is_independent ? 1 : 0)
      if (isHideable(kind) && hidesUntilReview(is_independent, waiting))
        if ((await subjects[kind].setHidden(tx, subject_id, 'reports'))?.changed)
          await markHiding(tx, case_id ?? row.id)
      return ok(presentFiled(row))
    },

    /** Appeals against an upheld report, once. The text is safety-checked like any other. */
    async appeal(tx: Tx, person: string, { id, text }: { id: string; text: string }, check: SafetyCheck) {
      const report = await lockCase(tx, id)
      if (report?.id !== id) return refuse('report.not_found')
      const now = clock.now()
      const decision = decideAppeal(report, { person, now })
      if (!decision.ok) return decision
      const passed = check.run()
      if (!passed.ok) return passed
      const { report: after, events } = decision.value
      return ok(presentAgainst(await storeAppeal(outbox.alongside(tx, events), after, { text, at: now })))
    },

    /** The reports that a user filed, newest first. */
    filed: async (person: string, page: Page): Promise<MyReport[]> =>
      (await listFiled(db, person, page)).map(presentFiled),

    /** The reports upheld against a user, the latest first. */
    decidedAgainst: async (person: string, page: Page): Promise<MyReport[]> =>
      (await listDecidedAgainst(db, person, page)).map(presentAgainst),

    /** All of a user's reports, for their download. */
    async own(person: string): Promise<{ filed: MyReport[]; about_me: MyReport[] }> {
      const everything = { limit: NO_LIMIT, before: null }
      const filed = await listFiled(db, person, everything)
      const against = await listDecidedAgainst(db, person, everything)
      return { filed: filed.map(presentFiled), about_me: against.map(presentAgainst) }
    },

    /**
     * Called in the transaction that erases an account: removes the reporter and reason from the reports that the user
     * filed, and the evidence and appeal from those about them, closing the undecided ones.
     */
    async personErased(tx: Tx, person: ErasedPerson): Promise<void> {
      await eraseReporter(tx, person)
      await eraseAuthor(tx, person, clock.now())
      await eraseParticipant(tx, person)
    },
  }
}

export type Reports = ReturnType<typeof createReports>
