/**
 * Limits that the server enforces and the screens explain. Lengths are in code points. Each has a row in
 * docs/reference.
 */
export const LIMITS = {
  conflictTitle: 100,
  conflictMessage: 1000,
  response: 1000,
  /** The calm version of a message that the other person reads, including one the author edited. */
  wording: 1500,
  /** How many different wordings an author may request for one message. */
  wordings: 5,
  coreIssue: 500,
  /** What a voter says was missing from a proposal; only the mediator reads it. */
  critique: 500,
  /** The text of a commitment, and its "by when". */
  commitment: 200,
  commitmentBy: 60,
  /** How many commitments one of the mediator's proposals may contain. */
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
  /** The public share of kept agreements is shown once this many have had their check-in after 30 days. */
  agreementsForFigure: 20,
  reportReason: 500,
  appeal: 1000,
  usernameMin: 3,
  usernameMax: 30,
  passwordMin: 6,
  /** The longest password or code that is checked. The authentication service has its own limit for new passwords. */
  secret: 1024,
  /** The length of the URL at which a push service reaches a device. */
  pushEndpoint: 1000,
  /** How many of a user's devices get notifications. */
  notifiedDevices: 10,
  personName: 60,
  email: 254,
  /** The length of a photo's URL, and the bytes fetched from it. */
  photoLink: 2048,
  photoBytes: 2 * 1024 * 1024,
  photoUploadBytes: 5 * 1024 * 1024,
  /** For a fetched photo and an uploaded one. */
  photoPixels: 40_000_000,
  finalSummary: 100,
  /** A ruling has at least the first number of words, and fewer than the second. */
  finalRulingFewestWords: 60,
  finalRulingWords: 250,
  checkoutSession: 255,
  rewardCode: 60,
  unlocksAtOnce: 100,
  /** The votes per answer, and the figures of all conflicts, are shown once there are this many in total. */
  countShown: 20,
  /** How many recent unlocks the dashboard lists, and for how many days an unlock counts as recent. */
  newsListed: 3,
  newsDays: 14,
  awardAtOnce: 100_000,
  awardReason: 200,
  /** How many waiting conflicts and debate invites the dashboard lists, and the number at which it stops counting. */
  waitingListed: 5,
  waitingCounted: 99,
  /** The length of a search through one's own conflicts. */
  search: 100,
  pageSize: 20,
  pageSizeMax: 50,
  /** People with this many conflicts rank ahead of those with fewer. */
  rankedFrom: 3,
  leaderboardPage: 50,
  leaderboardPageMax: 100,
  /** Bytes of a request body (docs/reference/wire.md#requests). */
  body: 64 * 1024,
} as const

/** Delays and durations in milliseconds (docs/reference/wire.md#screens-own-timing). */
export const TIMING = {
  emailCheckPause: 500,
  /** The delay after the last keystroke before a search is sent. */
  searchPause: 300,
  toast: 6000,
  /** How long a toast stays before the next one may replace it. */
  toastMinimum: 1500,
  /** A younger toast survives a change of screen, which it may announce: 'Conflict created!'. */
  toastAnnounces: 2000,
  afterLogin: 1000,
  afterNewConflict: 1500,
  afterDelete: 1500,
  afterDebate: 1500,
  notFoundRedirect: 6000,
  profileFetchTimeout: 2000,
  /** How long a quest's feedback is shown before the quest reloads. */
  questFeedback: 2000,
  /** The delay between a signed-in user's first screen and the start of the tour. */
  beforeTour: 1000,
} as const

/** Shown on the landing page when the real figures can't be loaded. */
export const FALLBACK_STATS = { total_conflicts: 247, resolved_conflicts: 189 } as const
