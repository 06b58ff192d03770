import { account } from './account.ts'
import { admin } from './admin.ts'
import { agreements } from './agreements.ts'
import { blocks } from './blocks.ts'
import { conflictLists } from './conflict-lists.ts'
import { conflicts } from './conflicts.ts'
import { debates } from './debates.ts'
import { fairness } from './fairness.ts'
import { forum } from './forum.ts'
import { invites } from './invites.ts'
import { leaderboard } from './leaderboard.ts'
import { notifications } from './notifications.ts'
import { preview } from './preview.ts'
import { profiles } from './profiles.ts'
import { quests } from './quests.ts'
import { reports } from './reports.ts'
import { rewards } from './rewards.ts'
import { rulings } from './rulings.ts'
import { safety } from './safety.ts'
import { safetyReviews } from './safety-reviews.ts'
import { sentInvites } from './sent-invites.ts'
import { soloNotes } from './solo-notes.ts'
import { supporters } from './supporters.ts'

/** Every call under /rest/v1/rpc, by feature. */
export const contract = {
  profiles,
  account,
  blocks,
  admin,
  conflicts: { ...conflicts, ...conflictLists },
  invites,
  sentInvites,
  agreements,
  preview,
  debates,
  fairness,
  forum,
  leaderboard,
  notifications,
  quests,
  reports,
  rewards,
  rulings,
  safety,
  safetyReviews,
  soloNotes,
  supporters,
}
export type Contract = typeof contract
