import type { AuthTables } from '@squash/auth/tables'
import type { AccountTables } from './features/account/tables.ts'
import type { AchievementTables } from './features/achievements/tables.ts'
import type { AgreementTables } from './features/agreements/tables.ts'
import type { ArchetypeTables } from './features/archetypes/tables.ts'
import type { AuditTables } from './features/audit/tables.ts'
import type { BlockTables } from './features/blocks/tables.ts'
import type { ConflictTables } from './features/conflicts/tables.ts'
import type { DebateTables } from './features/debates/tables.ts'
import type { FairnessTables } from './features/fairness/tables.ts'
import type { ForumTables } from './features/forum/tables.ts'
import type { InviteTables } from './features/invites/tables.ts'
import type { MailPreferenceTables } from './features/mail-preferences/tables.ts'
import type { NotificationTables } from './features/notifications/tables.ts'
import type { PreviewTables } from './features/previews/tables.ts'
import type { ProfileTables } from './features/profiles/tables.ts'
import type { QuestTables } from './features/quests/tables.ts'
import type { ReferralTables } from './features/referrals/tables.ts'
import type { ReportTables } from './features/reports/tables.ts'
import type { RewardTotalTables } from './features/reward-totals/tables.ts'
import type { RulingTables } from './features/rulings/tables.ts'
import type { SafetyReviewTables } from './features/safety-reviews/tables.ts'
import type { SoloNoteTables } from './features/solo-notes/tables.ts'
import type { SquashCredTables } from './features/squashcred/tables.ts'
import type { SupporterTables } from './features/supporters/tables.ts'
import type { VisitTables } from './features/visits/tables.ts'
import type { PlatformTables } from './platform/database/tables.ts'

/** Every table, as migrations/ creates them. The driver is configured to read bigint columns as numbers. */
export type Tables = AuthTables &
  PlatformTables &
  AccountTables &
  AchievementTables &
  AgreementTables &
  ArchetypeTables &
  AuditTables &
  BlockTables &
  ConflictTables &
  DebateTables &
  FairnessTables &
  ForumTables &
  InviteTables &
  MailPreferenceTables &
  NotificationTables &
  PreviewTables &
  ProfileTables &
  QuestTables &
  ReferralTables &
  ReportTables &
  RewardTotalTables &
  RulingTables &
  SafetyReviewTables &
  SoloNoteTables &
  SquashCredTables &
  SupporterTables &
  VisitTables
