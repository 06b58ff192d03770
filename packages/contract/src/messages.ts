import { agreementMessages } from './messages/agreement.ts'
import { conflictMessages } from './messages/conflict.ts'
import { debateMessages } from './messages/debate.ts'
import { forumMessages } from './messages/forum.ts'
import { inviteMessages } from './messages/invite.ts'
import { leaderboardMessages } from './messages/leaderboard.ts'
import { newConflictMessages } from './messages/new-conflict.ts'
import { newDebateMessages } from './messages/new-debate.ts'
import { passOnMessages } from './messages/pass-on.ts'
import { previewMessages } from './messages/preview.ts'
import { profileMessages } from './messages/profile.ts'
import { questsMessages } from './messages/quests.ts'
import { reportsMessages } from './messages/reports.ts'
import { rulingsMessages } from './messages/rulings.ts'
import { safetyMessages } from './messages/safety.ts'
import { safetyReviewMessages } from './messages/safety-reviews.ts'
import { shareMessages } from './messages/share.ts'
import { signInMessages } from './messages/sign-in.ts'
import { signUpMessages } from './messages/sign-up.ts'
import { soloNotesMessages } from './messages/solo-notes.ts'
import { tipsMessages } from './messages/tips.ts'

/**
 * Texts shown to users, by feature. Only tests import this file: one test shows each group (testing/message-list.ts).
 * Contract, server and web import a feature's texts from its own file, so that no screen loads those of other features.
 */
export const MESSAGES = {
  signUp: signUpMessages,
  signIn: signInMessages,
  newConflict: newConflictMessages,
  conflict: conflictMessages,
  preview: previewMessages,
  agreement: agreementMessages,
  soloNotes: soloNotesMessages,
  newDebate: newDebateMessages,
  debate: debateMessages,
  share: shareMessages,
  quests: questsMessages,
  rulings: rulingsMessages,
  leaderboard: leaderboardMessages,
  forum: forumMessages,
  tips: tipsMessages,
  invite: inviteMessages,
  passOn: passOnMessages,
  profile: profileMessages,
  reports: reportsMessages,
  safety: safetyMessages,
  safetyReviews: safetyReviewMessages,
} as const
