/**
 * What is counted about one person. Sums only, so that events which arrive in another order give the same figures.
 * "Taking part" is starting a conflict or answering one.
 */
export const TALLIES = [
  // conflicts, less those deleted before anybody answered
  'started',
  'received',
  'answered',
  'excused', // received, and closed without blame
  'takenPart',
  'open', // started, or answered, and not closed: an invite that nobody has answered is its sender's alone
  'weekendConflicts',
  'mondayConflicts',
  'fridayConflicts',
  // the pace of own answers
  'answersWithin5Minutes',
  'answersAfter72Hours',
  'answersAfter168Hours',
  // how conflicts went
  'satisfiedVotes',
  'unsatisfiedVotes',
  'rehashesAsked',
  'coreIssues',
  'reflections',
  'rulings',
  'resolved',
  'resolvedAsResponder',
  'resolvedInRound1',
  'resolvedInRound2',
  'resolvedInRound3',
  'resolvedWithinAnHour',
  'resolvedSameDay',
  'resolvedOnWeekend',
  'resolvedAfter14Days',
  'resolvedAfterLateAnswer',
  // messages, by what is in them
  'longMessages',
  'iFeelMessages',
  'emojiMessages',
  'capitalMessages',
  'questioningMessages',
  'exclaimingMessages',
  'sorryMessages',
  'literallyMessages',
  'obviouslyMessages',
  'fineMessages',
  'whateverMessages',
  'sideEyeMessages',
  // when a person acts, on their own clock
  'earlyMorningActs',
  'lunchActs',
  'lateNightActs',
  // public votes as they stand now, one per conflict
  'publicVotes',
  'bothWrongVotes',
  'therapyVotes',
  'aiRightVotes',
  'resetVotes',
  'forumVotes',
  'debatesStarted',
  'debatesAnswered',
  'debateVotes',
  'debatesWon',
  'perfectQuests',
  'profileUpdates',
  'photos',
  'usernameChanges',
  'tours',
  'leaderboardViews',
  'referrals',
  'tips',
] as const

export type Tally = (typeof TALLIES)[number]

/** A tally that is not there has never been counted. */
export type Tallies = Readonly<Partial<Record<Tally, number>>>
