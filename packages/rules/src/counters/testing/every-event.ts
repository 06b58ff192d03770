import type { DomainEvent } from '../../events.ts'
import { archetype, balance, boardVote, conflictBetween, forumVote, questDone, TUESDAY, visit } from './histories.ts'

const SHOUTED = 'YOU NEVER DO THE DISHES, LITERALLY NEVER!'

/** One event of each kind that is counted or awarded, between two people; the first one acts in most of them. */
export function everyEvent(one: string, other: string): readonly DomainEvent[] {
  const theirs = conflictBetween(one, other, 'theirs')
  const at = TUESDAY
  return [
    theirs.started(SHOUTED),
    conflictBetween(one, null, 'mailed').joined(other),
    conflictBetween(one, null, 'moved').joined(other),
    conflictBetween(one, null, 'moved').left(other),
    theirs.responded(SHOUTED),
    theirs.deleted(),
    theirs.voted(one, true),
    theirs.voted(other, false),
    theirs.rehashAsked(one),
    theirs.coreIssue(one, SHOUTED),
    theirs.reflected(),
    theirs.resolved(),
    conflictBetween(one, other, 'held').held(),
    theirs.rulingAsked(one),
    theirs.ruled(),
    theirs.abandoned({ was: 'active', waiting_on: ['user1', 'user2'] }),
    theirs.abandoned({ was: 'pending', waiting_on: ['user2'] }),
    conflictBetween(one, other, 'reopened').reopened(),
    theirs.ghosted(one),
    boardVote(one, 'ai_right'),
    forumVote(one),
    questDone(one, 'boundaries', 'hard', true),
    visit(one, '2026-03-03'),
    balance(one, 20),
    archetype(one, 'the-fixer'),
    { type: 'archetype.unlocked', person: one, archetype: 'the-empath', at },
    { type: 'invite.ignored', kind: 'debate', subject: 'pineapple', person: one, at },
    { type: 'debate.started', debate: 'pineapple', creator: one, invitee: other, at },
    { type: 'debate.answered', debate: 'pineapple', opponent: other, creator: one, at },
    { type: 'debate.voted', debate: 'tabs', voter: one, for: other, at },
    { type: 'debate.completed', debate: 'pineapple', parties: [one, other], winner: one, at },
    { type: 'quest.step_answered', quest: 'boundaries', person: one, step: 1, correct: true, first_try: true, at },
    { type: 'person.went_inactive', person: one, last_visit: at, at },
    { type: 'profile.updated', person: one, fields: ['avatar', 'username'], at },
    { type: 'onboarding.completed', person: one, at },
    { type: 'referral.completed', inviter: one, person: other, at },
    { type: 'leaderboard.viewed', person: one, at },
    { type: 'resolution_rate.judged', person: one, month: '2026-03', total: 10, resolved: 10, at },
    { type: 'tip.paid', person: one, checkout: 'cs_1', level: 'tip_1', at },
    { type: 'tip.refunded', person: one, checkout: 'cs_1', at },
    { type: 'achievement.unlocked', person: one, code: 'first_vote', at },
    { type: 'voting.bad_faith', voter: one, local_day: '2026-03-03', at },
    { type: 'report.decided', report: 'r1', author: one, upheld: true, spam_or_abuse: true, told: [one], at },
  ]
}
