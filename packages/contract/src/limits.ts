/**
 * Limits that the server enforces and the screens explain. Lengths are in code points. Each has a row in
 * docs/reference.
 */
export const LIMITS = {
  conflictTitle: 100,
  conflictMessage: 1000,
  response: 1000,
  /** The wording of a message that the other person reads, including one edited by its author. */
  wording: 1500,
  /** How many wordings of one message its author may request. */
  wordings: 5,
  coreIssue: 500,
  /** What was missing from a proposal, for the mediator alone. */
  critique: 500,
  /** The text of a commitment, and its "by when". */
  commitment: 200,
  commitmentBy: 60,
  /** Up to how many commitments a proposal of the mediator has. */
  commitmentsProposed: 4,
  questResponse: 1000,
  questId: 60,
  debateTitle: 100,
  debateSide: 50,
  debatePosition: 500,
  /** How many commitments an agreement may hold. */
  agreementCommitments: 10,
  /** How many of an agreement's revisions are shown, newest first. */
  agreementRevisions: 20,
  /** How many agreements must have been checked after 30 days before the public figure is shown. */
  agreementsForFigure: 20,
  reportReason: 500,
  appeal: 1000,
  usernameMin: 3,
  usernameMax: 30,
  passwordMin: 6,
  /**
   * Upper bound for a typed password or code that is checked; the authentication service sets the limit for new ones.
   */
  secret: 1024,
  /** The length of a push service's address for a device, and how many devices of a user are notified. */
  pushEndpoint: 1000,
  notifiedDevices: 10,
  personName: 60,
  email: 254,
  /** The length of a photo's link, and the bytes of the photo there or of an uploaded one, and the pixels of both. */
  photoLink: 2048,
  photoBytes: 2 * 1024 * 1024,
  photoUploadBytes: 5 * 1024 * 1024,
  photoPixels: 40_000_000,
  finalSummary: 100,
  /** A ruling has at least as many words as this, and fewer than the next. */
  finalRulingFewestWords: 60,
  finalRulingWords: 250,
  checkoutSession: 255,
  rewardCode: 60,
  unlocksAtOnce: 100,
  /** The number of votes, or of all conflicts, from which their count is shown. */
  countShown: 20,
  /** How many unlocks the dashboard lists as news, and for how many days they are news. */
  newsListed: 3,
  newsDays: 14,
  awardAtOnce: 100_000,
  awardReason: 200,
  /** How many conflicts and how many debate invites the dashboard lists as waiting for the user, and up to how many it counts. */
  waitingListed: 5,
  waitingCounted: 99,
  /** The length of what a user searches their conflicts for. */
  search: 100,
  pageSize: 20,
  pageSizeMax: 50,
  /** The number of conflicts from which a person is ranked before those with fewer. */
  rankedFrom: 3,
  leaderboardPage: 50,
  leaderboardPageMax: 100,
  /** Bytes of a request body (docs/reference/wire.md). */
  body: 64 * 1024,
} as const

/** Pauses and durations in milliseconds (docs/reference/wire.md#screens-own-timing). */
export const TIMING = {
  emailCheckPause: 500,
  /** From the last keystroke of a search until it is sent. */
  searchPause: 300,
  toast: 6000,
  /** How long a toast shows before the next one replaces it. */
  toastAtLeast: 1500,
  /** Within how long after a toast the next screen is what it announced: 'Conflict created!', then the conflict. */
  toastAnnounces: 2000,
  afterLogin: 1000,
  afterNewConflict: 1500,
  afterDelete: 1500,
  afterDebate: 1500,
  notFoundRedirect: 6000,
  profileFetchTimeout: 2000,
  /** How long a quest's feedback is shown before the quest reloads. */
  questFeedback: 2000,
  /** How long after a signed-in user's first screen the tour starts. */
  beforeTour: 1000,
} as const

/** Shown on the landing page when the real figures can't be loaded. */
export const FALLBACK_STATS = { total_conflicts: 247, resolved_conflicts: 189 } as const
