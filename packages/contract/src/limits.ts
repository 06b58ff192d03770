/** Limits that the server enforces and the screens explain. Lengths are in code points. Source: spec core-flow §5 and §9. */
export const LIMITS = {
  conflictTitle: 100,
  conflictMessage: 1000,
  response: 1000,
  /** What the other person reads of a message, also when its author edited it. */
  wording: 1500,
  /** Wordings of one message that its author may ask for. */
  wordings: 5,
  coreIssue: 500,
  questResponse: 1000,
  questId: 60,
  debateTitle: 100,
  debateSide: 50,
  debatePosition: 500,
  reportReason: 500,
  appeal: 1000,
  usernameMin: 3,
  usernameMax: 30,
  passwordMin: 6,
  /** What is compared with a password or code is no longer; the authentication service says what is too long for one. */
  secret: 1024,
  personName: 60,
  email: 254,
  /** Characters of a photo's link, and bytes and pixels of the photo (decisions §15). */
  photoLink: 2048,
  photoBytes: 2 * 1024 * 1024,
  photoPixels: 40_000_000,
  finalSummary: 100,
  finalRulingWords: 250,
  checkoutSession: 255,
  rewardCode: 60,
  unlocksAtOnce: 100,
  awardAtOnce: 100_000,
  awardReason: 200,
  pageSize: 20,
  pageSizeMax: 50,
  leaderboardPage: 50,
  leaderboardPageMax: 100,
  /** Bytes of a request body (calls.md). */
  body: 64 * 1024,
} as const

/** Pauses and durations in milliseconds. Source: spec core-flow §9. */
export const TIMING = {
  emailCheckPause: 500,
  toast: 6000,
  /** Before the next one takes its place. */
  toastAtLeast: 1500,
  afterLogin: 1000,
  afterNewConflict: 1500,
  afterDelete: 1500,
  afterDebate: 1500,
  notFoundRedirect: 6000,
  profileFetchTimeout: 2000,
  /** Spec community §4 and §9: how long a quest's feedback stands before the quest reloads. */
  questFeedback: 2000,
  unlockPopup: 6000,
  unlockPopupExit: 300,
  unlockPopupGap: 500,
  /** After the first screen of a signed-in person, and how long the tour takes to fade (spec community §9). */
  beforeTour: 1000,
  tourFade: 300,
} as const

/** What the landing page shows when the real figures cannot be loaded (spec core-flow §9). */
export const FALLBACK_STATS = { total_conflicts: 247, resolved_conflicts: 189 } as const
