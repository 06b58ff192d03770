/**
 * What is counted for each person. Tallies are sums, so the order of events doesn't matter. "Taking part" means
 * starting a conflict or responding to one.
 */
export const TALLIES = [
  // conflicts, minus those deleted before they were answered
  'started',
  'received',
  'answered',
  'excused', // received, and closed without blame
  'takenPart',
  'open', // started or answered, and not closed; an unanswered invite is open for its sender only
  'weekendConflicts',
  'mondayConflicts',
  'fridayConflicts',
  // how quickly the user responded
  'answersWithin5Minutes',
  'answersAfter72Hours',
  'answersAfter168Hours',
  // the course and outcome of conflicts
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
  'agreementsHeld', // kept for 30 days, according to both parties
  // the content of messages
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
  // when the user acts, in local time
  'earlyMorningActs',
  'lunchActs',
  'lateNightActs',
  // current public votes, one per conflict
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

/** A missing tally has never been counted. */
export type Tallies = Readonly<Partial<Record<Tally, number>>>
