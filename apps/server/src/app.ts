import { compilePatterns } from './compile-patterns.ts'
import type { Feature, FeatureContext } from './feature.ts'
import { createAccountFeature } from './features/account/index.ts'
import { createAchievementFeature } from './features/achievements/index.ts'
import { createAdminFeature } from './features/admin/index.ts'
import { createAgreementFeature } from './features/agreements/index.ts'
import { createArchetypeFeature } from './features/archetypes/index.ts'
import { createAuditFeature } from './features/audit/index.ts'
import { createAuthFeature } from './features/auth/index.ts'
import { createBlockFeature } from './features/blocks/index.ts'
import { createConflictFeature, createMayRespond } from './features/conflicts/index.ts'
import { createDebateFeature } from './features/debates/index.ts'
import { createFairnessFeature } from './features/fairness/index.ts'
import { createForumFeature } from './features/forum/index.ts'
import { createInviteFeature, createInviteRecipients } from './features/invites/index.ts'
import { createLeaderboardFeature } from './features/leaderboard/index.ts'
import { createMailPreferenceFeature } from './features/mail-preferences/index.ts'
import { createMediatorFeature, type MediatorPatience } from './features/mediator/index.ts'
import { createNotices, createNotificationFeature } from './features/notifications/index.ts'
import { createPreviewFeature } from './features/previews/index.ts'
import { createProfileFeature } from './features/profiles/index.ts'
import { createQuestFeature } from './features/quests/index.ts'
import { createReferralFeature } from './features/referrals/index.ts'
import { createInviteReports, createReportFeature } from './features/reports/index.ts'
import { createRulingFeature } from './features/rulings/index.ts'
import { createSafetyFeature } from './features/safety/index.ts'
import { createSafetyReviewFeature } from './features/safety-reviews/index.ts'
import { createSoloNoteFeature } from './features/solo-notes/index.ts'
import { createSquashCredFeature } from './features/squashcred/index.ts'
import { createSupporterFeature } from './features/supporters/index.ts'
import { createVisitFeature } from './features/visits/index.ts'
import { createPlatform, type Foundation } from './platform.ts'
import { createWeb } from './web.ts'
import { createWorker } from './worker.ts'

type AppFoundation = Foundation & {
  /** How long the mediator waits for its language model; defaults to its own limits. */
  patience?: MediatorPatience
  /** The folder with the web app's build, unless it is the one next to the server. */
  webRoot?: string | undefined
}

/**
 * The composition root: every feature is built here and passed to those that need it; nothing is global.
 * @returns the web side and the worker, each started according to the process's role, and `compilePatterns`, to call
 * before the first message
 */
export async function createApp({ patience, webRoot, ...foundation }: AppFoundation) {
  const context: FeatureContext = { ...foundation, ...createPlatform(foundation) }

  const audit = createAuditFeature(context).service
  const mailPreferences = createMailPreferenceFeature(context)
  const preferences = mailPreferences.service
  const notices = createNotices(context)
  const safety = createSafetyFeature(context)
  const { mediator, coach, clauses } = createMediatorFeature(context, patience)
  const referrals = createReferralFeature(context).service
  const profiles = createProfileFeature(context, { audit, mailSettings: mailPreferences.settings })
  const admin = createAdminFeature(context, { profiles: profiles.service, audit })

  const safetyReviews = createSafetyReviewFeature(context, { audit, preferences })
  const rulings = createRulingFeature(context)
  const mayRespond = createMayRespond(context)
  const { readers } = profiles
  const previews = createPreviewFeature(context, { safety: safety.service, mediator, mayRespond, readers })
  const soloNotes = createSoloNoteFeature(context, { safety: safety.service, mediator, readers })
  const agreements = createAgreementFeature(context, { safety: safety.service, preferences, notices })
  const debates = createDebateFeature(context, { safety: safety.service, preferences })
  const conflicts = createConflictFeature(context, {
    previews: previews.service,
    soloNotes: soloNotes.service,
    mayRespond,
    safety: safety.service,
    mediator,
    readers,
    preferences,
    notices,
    rulingListeners: [rulings.service],
    agreements: { ...agreements.service, openCheckIns: agreements.checkIns.listOpen },
    debates: debates.service,
    findReview: safetyReviews.service.latest,
  })
  const forum = createForumFeature(context, { mediator, audit })

  const invitables = { conflict: conflicts.service.invitable, debate: debates.service.invitable }
  const recipients = createInviteRecipients({ invitables, referrals })
  const blocks = createBlockFeature(context, { listeners: [recipients] })
  const invites = createInviteFeature(context, {
    invitables,
    recipients,
    blocks: blocks.service,
    preferences,
    notices,
    reports: createInviteReports(context),
  })
  // Blocks first: invites that they withhold must not be claimed along with an address.
  const addressListeners = [blocks.service, recipients]
  const auth = createAuthFeature(context, { profiles: profiles.service, listeners: addressListeners })
  const reports = createReportFeature(context, {
    safety: safety.service,
    audit,
    subjects: {
      ruling: rulings.reported,
      debate: debates.reported,
      profile: profiles.reported,
      message: conflicts.reported,
    },
  })

  const notifications = createNotificationFeature(context, {
    conflict: conflicts.waitingFor,
    debate: debates.waitingFor,
    check_in: agreements.checkIns.waitingFor,
  })

  const squashcred = createSquashCredFeature(context)
  const { history } = squashcred
  const leaderboard = createLeaderboardFeature(context, { conflicts: conflicts.service, history })
  const achievements = createAchievementFeature(context, { topTenOf: leaderboard.service.topTenOf })
  const archetypes = createArchetypeFeature(context, { profiles: profiles.service, history })
  const quests = createQuestFeature(context, { coach })
  const supporters = await createSupporterFeature(context, { profiles: profiles.service })
  const visits = createVisitFeature(context)

  const dataOfPeople = { ...profiles.export, ...blocks.export, ...visits.export, ...notifications.export }
  const dataOfConflicts = {
    ...agreements.export,
    ...conflicts.export,
    ...previews.export,
    ...soloNotes.export,
    ...rulings.export,
    ...safetyReviews.export,
  }
  const dataOfDisputes = {
    ...dataOfConflicts,
    ...debates.export,
    ...invites.export,
    ...forum.export,
    ...reports.export,
  }
  const dataOfRewards = { ...squashcred.export, ...achievements.export, ...archetypes.export, ...quests.export }
  // Agreements first: their erasure finds a user's words in the conflicts, whose own erasure then deletes them.
  const withErasure = [
    agreements,
    rulings,
    reports,
    safetyReviews,
    conflicts,
    debates,
    invites,
    mailPreferences,
    blocks,
  ]
  const account = createAccountFeature(context, {
    auth: auth.auth,
    formerNames: rulings.service.formerNames,
    sections: { ...dataOfPeople, ...dataOfDisputes, ...dataOfRewards, ...supporters.export },
    erasureListeners: [...withErasure.map(({ erasure }) => erasure), audit],
    standInListeners: [squashcred.standIns, conflicts.erasure],
  })

  const peopleRoutes = { ...profiles.routes, ...account.routes, ...blocks.routes, ...admin.routes }
  const messageRoutes = {
    ...notifications.routes,
    ...invites.routes,
    ...previews.routes,
    ...soloNotes.routes,
    ...safety.routes,
  }
  const conflictRoutes = {
    ...conflicts.routes,
    ...agreements.routes,
    ...rulings.routes,
    ...createFairnessFeature(context).routes,
    ...safetyReviews.routes,
    ...messageRoutes,
  }
  const disputeRoutes = { ...conflictRoutes, ...debates.routes, ...forum.routes, ...reports.routes }
  const pointRoutes = { ...squashcred.routes, ...leaderboard.routes, ...supporters.routes }
  const rewardRoutes = { ...pointRoutes, ...achievements.routes, ...archetypes.routes, ...quests.routes }

  const features: Feature[] = [
    ...[auth, account, profiles, mailPreferences, visits],
    ...[conflicts, agreements, previews, rulings, debates, invites, forum, reports, safetyReviews, notifications],
    ...[achievements, archetypes, supporters],
    {
      background: [
        rulings.jobsWith(conflicts.service),
        squashcred.readerWith({ unlocks: achievements.unlocks, listeners: [archetypes.countingListener] }),
      ],
    },
  ]
  return {
    web: await createWeb(context, {
      webRoot,
      router: { ...peopleRoutes, ...disputeRoutes, ...rewardRoutes },
      guard: auth.guard,
      features,
    }),
    worker: createWorker(context, features),
    compilePatterns: () => compilePatterns({ hints: safety.hints, clauses }),
  }
}
