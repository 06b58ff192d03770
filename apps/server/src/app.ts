import { randomBytes, randomUUID } from 'node:crypto'
import type { Background } from './feature.ts'
import { accountJobs } from './features/account/account.jobs.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { createDeletion } from './features/account/deletion.service.ts'
import { createErasure } from './features/account/erasure.service.ts'
import { createExport } from './features/account/export.service.ts'
import { createSessions } from './features/account/sessions.service.ts'
import { achievementJobs } from './features/achievements/achievements.jobs.ts'
import { listenForAchievements } from './features/achievements/achievements.listener.ts'
import { achievementRoutes } from './features/achievements/achievements.routes.ts'
import { createUnlocks } from './features/achievements/achievements.service.ts'
import { createCollection } from './features/achievements/collection.service.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { createAdmin } from './features/admin/admin.service.ts'
import { createAudit } from './features/admin/audit.service.ts'
import { archetypeJobs, assignAfterStart } from './features/archetypes/archetypes.jobs.ts'
import { listenForArchetypes } from './features/archetypes/archetypes.listener.ts'
import { archetypeRoutes } from './features/archetypes/archetypes.routes.ts'
import { createArchetypes } from './features/archetypes/archetypes.service.ts'
import { createAuthentication } from './features/auth/authentication.ts'
import { blockRoutes } from './features/blocks/blocks.routes.ts'
import { createBlocks } from './features/blocks/blocks.service.ts'
import { conflictJobs } from './features/conflicts/conflicts.jobs.ts'
import { conflictMails } from './features/conflicts/conflicts.mails.ts'
import { conflictRoutes } from './features/conflicts/conflicts.routes.ts'
import { createConflicts } from './features/conflicts/conflicts.service.ts'
import { createConflictErasure } from './features/conflicts/erasing.service.ts'
import { inviteRoutes } from './features/conflicts/invites.routes.ts'
import { createInvites } from './features/conflicts/invites.service.ts'
import { createKeptWaiting } from './features/conflicts/kept-waiting.service.ts'
import { lateJoins } from './features/conflicts/late-joins.jobs.ts'
import { createMayRespond } from './features/conflicts/may-respond.ts'
import { createOwnConflictData } from './features/conflicts/own-data.service.ts'
import { rateJobs } from './features/conflicts/rates.jobs.ts'
import { createReportedMessages } from './features/conflicts/reported-message.service.ts'
import { retentionJobs } from './features/conflicts/retention.jobs.ts'
import { sendConflictInvite } from './features/conflicts/send-conflict-invite.ts'
import { waitingJobs } from './features/conflicts/waiting.jobs.ts'
import { createDebateInvites } from './features/debates/debate-invites.service.ts'
import { debateJobs } from './features/debates/debates.jobs.ts'
import { debateMails } from './features/debates/debates.mails.ts'
import { debatePage } from './features/debates/debates.page.ts'
import { debateRoutes } from './features/debates/debates.routes.ts'
import { createDebates } from './features/debates/debates.service.ts'
import { debateTopic } from './features/debates/debates.topic.ts'
import { createDebateErasure } from './features/debates/erasing.service.ts'
import { createOwnDebateData } from './features/debates/own-data.service.ts'
import { createReportedDebates } from './features/debates/reported-debate.service.ts'
import { createForumFeature } from './features/forum/index.ts'
import { createInviteDoors } from './features/invitees/invite-doors.service.ts'
import { queuedInviteJobs } from './features/invitees/queued-invites.jobs.ts'
import { reminderJobs } from './features/invitees/reminders.jobs.ts'
import { leaderboardRoutes } from './features/leaderboard/leaderboard.routes.ts'
import { createLeaderboard } from './features/leaderboard/leaderboard.service.ts'
import { forgetMailPreferences } from './features/mail-preferences/erasing.service.ts'
import { createMailPreferences } from './features/mail-preferences/mail-preferences.service.ts'
import { createMailSettings } from './features/mail-preferences/mail-settings.service.ts'
import { unsubscribeRoutes } from './features/mail-preferences/unsubscribe.routes.ts'
import { createCoach } from './features/mediator/coach.service.ts'
import { createMediator, type MediatorPatience } from './features/mediator/mediator.service.ts'
import { createPreviewFeature } from './features/previews/index.ts'
import { photoRoutes } from './features/profiles/photos.routes.ts'
import { createPhotos } from './features/profiles/photos.service.ts'
import { profileRoutes } from './features/profiles/profiles.routes.ts'
import { createProfiles } from './features/profiles/profiles.service.ts'
import { sightProfile } from './features/profiles/reported-profile.service.ts'
import { createCoaching } from './features/quests/coaching.service.ts'
import { questRoutes } from './features/quests/quests.routes.ts'
import { createQuests } from './features/quests/quests.service.ts'
import { createReferrals } from './features/referrals/referrals.service.ts'
import { createInviteReports } from './features/reports/invite-reports.service.ts'
import { createModeration } from './features/reports/moderation.service.ts'
import { announceReport } from './features/reports/reports.announce.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { createReports } from './features/reports/reports.service.ts'
import type { Subjects } from './features/reports/subjects.ts'
import { sightRuling } from './features/rulings/reported-ruling.service.ts'
import { rulingJobs } from './features/rulings/rulings.jobs.ts'
import { BOARD_PAGE } from './features/rulings/rulings.page.ts'
import { rulingRoutes } from './features/rulings/rulings.routes.ts'
import { createRulings } from './features/rulings/rulings.service.ts'
import { rulingTopic } from './features/rulings/rulings.topic.ts'
import { loadHints } from './features/safety/load-model.ts'
import { safetyRoutes } from './features/safety/safety.routes.ts'
import { createSafety } from './features/safety/safety.service.ts'
import { createSafetyReviewFeature } from './features/safety-reviews/index.ts'
import { safetyReviewNews } from './features/safety-reviews/safety-reviews.mails.ts'
import { createHistory } from './features/squashcred/history.service.ts'
import { squashcredJobs } from './features/squashcred/squashcred.jobs.ts'
import { squashcredRoutes } from './features/squashcred/squashcred.routes.ts'
import { createLedger } from './features/squashcred/squashcred.service.ts'
import { replaceInFacts } from './features/squashcred/stand-ins.service.ts'
import { createSupporterFeature } from './features/supporters/index.ts'
import { visitJobs } from './features/visits/visits.jobs.ts'
import { listenForVisits } from './features/visits/visits.listener.ts'
import { createVisits } from './features/visits/visits.service.ts'
import { LANDING_PAGE } from './landing-page.ts'
import { answer } from './platform/http/command.ts'
import { functionRoute } from './platform/http/function-routes.ts'
import type { Topic } from './platform/live/topic.ts'
import type { SharedPage } from './platform/web/page-head.ts'
import { createPlatform, type Foundation } from './platform.ts'
import { createWeb } from './web.ts'
import { createWorker } from './worker.ts'

export type AppFoundation = Foundation & {
  /** How long the mediator waits for its language model; its own measure when left out. */
  patience?: MediatorPatience
}

/**
 * The composition root: every part is built here and handed to whoever needs it; nothing is a global.
 * @returns the two halves of a process, the web side and the worker, each started by its role
 */
export async function createApp({ patience, ...foundation }: AppFoundation) {
  const { settings, database, clock, log, metrics } = foundation
  const platform = createPlatform(foundation)
  const { outbox, provider, mailer, command, limiters, spend } = platform
  const { nudge } = platform.nudges
  const mediator = createMediator({ provider, log, metrics, stopping: platform.stopping.signal, patience })
  const coach = createCoach({ provider, log, metrics, patience: patience?.request })

  const audit = createAudit(clock)
  const profiles = createProfiles({ database, clock, outbox, audit, mailSettings: createMailSettings(database) })
  const photos = createPhotos({
    database,
    download: platform.download,
    newName: () => randomBytes(16).toString('base64url'),
    spend: (person) => spend('photo', person),
  })
  const safety = createSafety({
    resources: settings.crisisResources,
    hints: loadHints(settings.safetyHints),
    metrics,
  })
  const { reviews: safetyReviews, routes: safetyReviewRoutes } = createSafetyReviewFeature({
    database,
    clock,
    outbox,
    audit,
    command,
    spendReview: (person) => spend('safety_review', person),
  })
  const rulings = createRulings({ database, clock, outbox })
  const referrals = createReferrals({ clock, outbox })
  const newToken = () => randomBytes(24).toString('base64url')
  const mayRespond = createMayRespond({ db: database.db, clock })
  const previews = createPreviewFeature({
    database,
    clock,
    safety,
    mediator,
    newId: randomUUID,
    spendPreview: (person) => spend('preview', person),
    mayRespond,
    command,
    answer,
  })
  const conflicts = createConflicts({
    database,
    clock,
    outbox,
    previews: previews.previews,
    mayRespond,
    safety,
    newId: randomUUID,
    newToken,
    spendStart: (person) => spend('start_conflict', person),
    rulingListeners: [rulings],
    referrals,
    findReview: safetyReviews.latest,
  })
  const debates = createDebates({
    database,
    clock,
    outbox,
    safety,
    newId: randomUUID,
    newToken,
    spendInvite: (person) => spend('start_conflict', person),
    referrals,
  })
  const invites = createInvites({ database, clock, outbox })
  const preferences = createMailPreferences(database, settings.siteUrl)
  const blocks = createBlocks({ database, clock, outbox, listeners: [conflicts, debates] })
  const doors = createInviteDoors({
    doors: [invites, createDebateInvites({ database, clock, outbox })],
    blocks,
    preferences,
    reports: createInviteReports({ clock, outbox, newId: randomUUID }),
  })
  // Blocks first: what they hold back does not come along with an address.
  const authentication = createAuthentication({
    ...foundation,
    platform,
    profiles,
    listeners: [blocks, conflicts, debates],
  })
  const { guard } = authentication
  const sessions = createSessions(authentication)
  const deletion = createDeletion({ database, clock, outbox, auth: authentication.auth })
  const ownConflictData = createOwnConflictData(database)
  const visits = createVisits(database)
  const ownDebateData = createOwnDebateData({ database, clock })
  const history = createHistory({ database, clock })
  const leaderboard = createLeaderboard({ database, clock, outbox, conflicts, history })
  const unlocks = createUnlocks({ database, clock, outbox, isTopTen: leaderboard.isTopTen })
  const collection = createCollection({ database, clock })
  const archetypes = createArchetypes({
    database,
    clock,
    outbox,
    profiles,
    history,
    keptWaiting: createKeptWaiting(),
  })
  const functions = { guard, limiters, log }
  const forum = createForumFeature({
    database,
    clock,
    outbox,
    mediator,
    settings: settings.reddit,
    siteUrl: settings.siteUrl,
    audit,
    command,
    answer,
    nudge,
    functions,
    spendFetch: (person) => spend('forum_fetch', person),
  })
  const supporters = await createSupporterFeature({
    foundation,
    outbox,
    profiles,
    command,
    functions,
    spendCheckout: (person) => spend('checkout', person),
  })
  const quests = createQuests({ database, clock, outbox })
  const subjects: Subjects = {
    ruling: { sight: sightRuling, setHidden: rulings.setHidden },
    debate: createReportedDebates({ clock, outbox }),
    profile: { sight: sightProfile, setHidden: profiles.setHidden },
    message: createReportedMessages({ clock, outbox }),
  }
  const reports = createReports({
    database,
    clock,
    outbox,
    safety,
    subjects,
    newId: randomUUID,
    spendReport: (person) => spend('report', person),
    limitFactor: settings.rateLimits,
  })
  const moderation = createModeration({ database, clock, outbox, audit, subjects })
  const exporting = createExport({
    clock,
    sections: {
      profile: ({ person }) => profiles.get(person, person),
      photo: ({ person }) => photos.own(person),
      conflicts: ({ person }) => ownConflictData.conflicts(person),
      previews: ({ person }) => previews.export(person),
      votes: ({ person }) => ownConflictData.votes(person),
      public_votes: ({ person }) => rulings.votesOf(person),
      invites_sent: ({ person }) => ownConflictData.invitesSent(person),
      debates: ({ person }) => ownDebateData.debates(person),
      debate_votes: ({ person }) => ownDebateData.votes(person),
      debate_invites_sent: ({ person }) => ownDebateData.invitesSent(person),
      forum_votes: ({ person }) => forum.export(person),
      tips: ({ person }) => supporters.export(person),
      quests: ({ person }) => quests.own(person),
      blocks: ({ person }) => blocks.all(person),
      safety_reviews: ({ person }) => safetyReviews.own(person),
      reports: ({ person }) => reports.own(person),
      squashcred: ({ person }) => history.allEntries(person),
      achievements: ({ person }) => collection.of(person),
      archetypes: ({ person }) => archetypes.collection(person),
      visits: ({ person }) => visits.own(person),
      sessions: ({ person, session }) => sessions.list(person, session),
      security_events: ({ person }) => sessions.allEvents(person),
    },
  })

  const conflictErasure = createConflictErasure({ clock, outbox })
  const erasure = createErasure({
    database,
    clock,
    auth: authentication.auth,
    newId: randomUUID,
    formerNames: rulings.formerNames,
    listeners: [
      rulings,
      reports,
      safetyReviews,
      conflictErasure,
      createDebateErasure({ clock, outbox }),
      forgetMailPreferences,
      blocks,
      audit,
    ],
    standInListeners: [replaceInFacts, conflictErasure],
  })

  const router = {
    ...profileRoutes({ profiles, photos, command, answer, spendEmailCheck: (person) => spend('email_check', person) }),
    ...accountRoutes({
      sessions,
      exporting,
      deletion,
      command,
      answer,
      spendExport: (person) => spend('export', person),
    }),
    ...blockRoutes({ blocks, command }),
    ...adminRoutes({ admin: createAdmin({ database, clock, profiles, audit }), command }),
    ...conflictRoutes({ conflicts, safety, command, answer }),
    ...previews.routes,
    ...rulingRoutes({ rulings, command, answer }),
    ...inviteRoutes({ doors, command, answer }),
    ...debateRoutes({ debates, safety, command }),
    ...reportRoutes({ reports, moderation, safety, command }),
    ...leaderboardRoutes({ leaderboard, command, answer }),
    ...squashcredRoutes({ history, ledger: createLedger({ clock, outbox }), command, answer, newId: randomUUID }),
    ...achievementRoutes({ collection, unlocks, command }),
    ...archetypeRoutes({ archetypes, command }),
    ...questRoutes({
      quests,
      coaching: createCoaching({ coach, spend: (person) => spend('quest_tip', person) }),
      command,
      answer,
    }),
    ...supporters.routes,
    ...safetyRoutes({ safety }),
    ...safetyReviewRoutes,
    ...forum.routes,
  }
  const background: Background[] = [
    authentication.background,
    accountJobs({ database, mailer, erasure, siteUrl: settings.siteUrl }),
    visitJobs({ database, outbox }),
    forum.background,
    conflictJobs({ database, clock, outbox, mediator, rulingListeners: [rulings] }),
    previews.background,
    waitingJobs({ database, outbox }),
    retentionJobs({ database, days: settings.retentionDays }),
    rateJobs({ database, outbox }),
    rulingJobs({ database, conflicts }),
    lateJoins({ database, conflicts }),
    queuedInviteJobs({ database, outbox }),
    reminderJobs({ database, outbox }),
    debateJobs({ database, outbox, debates }),
    debateMails({ database, mailer, preferences, siteUrl: settings.siteUrl }),
    conflictMails({ database, mailer, preferences, siteUrl: settings.siteUrl }),
    { announce: announceReport },
    safetyReviewNews({ database, mailer, preferences, siteUrl: settings.siteUrl }),
    archetypeJobs({ archetypes }),
    squashcredJobs({ database, outbox, unlocks, listeners: [assignAfterStart(platform)] }),
    achievementJobs({ unlocks }),
  ]

  /** Tallies that browsers may follow live, one of each kind. */
  const topics: Topic[] = [rulingTopic(database), debateTopic(database)]
  /** Pages whose link is passed around, with the title and text that it shows. */
  const pages: SharedPage[] = [LANDING_PAGE, BOARD_PAGE, forum.page, debatePage(database)]

  return {
    web: await createWeb(foundation, platform, {
      router,
      guard,
      listeners: [listenForVisits({ clock, nudge }), listenForAchievements({ nudge }), listenForArchetypes({ nudge })],
      topics,
      pages,
      routes: [
        authentication.routes,
        unsubscribeRoutes({ preferences, limiters, log }),
        ...forum.functions,
        ...supporters.pages,
        photoRoutes({ photos, limiters }),
        functionRoute(sendConflictInvite({ invites, command }), functions),
      ],
    }),
    worker: createWorker(foundation, platform, background, topics),
  }
}
