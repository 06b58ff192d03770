import { conflictBetween } from '@squash/rules/counters/testing/histories'
import type { DomainEvent } from '@squash/rules/events'
import { HOUR } from '@squash/rules/time/units'
import type { Chance } from './chance.ts'

/** What Maya's friends type, in various moods. */
const TEXTS = [
  'I feel unheard when the plates stay in the sink.',
  'FINE. WHATEVER. I AM NOT TALKING ABOUT THIS ANY MORE.',
  'Sorry, sorry, sorry! Obviously, obviously, obviously it was me.',
  `Why????? ${'!'.repeat(10)}`,
  '😡'.repeat(12),
  'x'.repeat(950),
  'Let us share the chores.',
]
const VOTES = ['both_wrong', 'get_therapy', 'ai_right', 'reset_conflict', 'user1_wrong']

type Open = { id: number; creator: string; responder: string; startedAt: Date; step: 'pending' | 'active' }

/**
 * An endless random sequence of events of users who argue, vote, visit, learn and pay. Conflicts go from start to end;
 * everything else comes in any order.
 */
export function* actionsOf(people: readonly string[], chance: Chance, begins: Date): Generator<DomainEvent[], never> {
  const open: Open[] = []
  const votes = new Map<string, string>()
  let now = begins
  for (let number = 0; ; number++) {
    now = new Date(now.getTime() + chance.below(HOUR / 8))
    const kind = chance.below(100)
    if (kind < 15 || (kind < 60 && open.length === 0)) yield [start(number)]
    else if (kind < 60) yield goOn()
    else yield [alone(number)]
  }

  function start(id: number): DomainEvent {
    const creator = chance.oneOf(people)
    const responder = chance.oneOf(people.filter((person) => person !== creator))
    open.push({ id, creator, responder, startedAt: now, step: 'pending' })
    return conflictBetween(creator, responder, id).started(chance.oneOf(TEXTS), now)
  }

  function goOn(): DomainEvent[] {
    const conflict = chance.oneOf(open)
    const about = conflictBetween(conflict.creator, conflict.responder, conflict.id)
    const at = (event: DomainEvent): DomainEvent => ({ ...event, at: now })
    const ends = (...events: DomainEvent[]) => {
      open.splice(open.indexOf(conflict), 1)
      return events
    }
    if (conflict.step === 'pending') {
      if (chance.below(10) === 0) return ends(at(about.deleted(conflict.startedAt)))
      if (chance.below(10) === 0) return ends(about.abandoned({ was: 'pending', waiting_on: ['user2'] }, now))
      conflict.step = 'active'
      return [about.responded(chance.oneOf(TEXTS), now, conflict.startedAt)]
    }
    const party = chance.oneOf([conflict.creator, conflict.responder])
    switch (chance.below(8)) {
      case 0:
        return ends(at(about.rulingAsked(party)), at(about.ruled()))
      case 1:
        return ends(about.abandoned({ was: 'active', waiting_on: [chance.oneOf(['user1', 'user2'] as const)] }, now))
      case 2:
        return [about.voted(party, false, now), about.rehashAsked(party, now)]
      case 3:
        return [at(about.coreIssue(party, chance.oneOf(TEXTS)))]
      case 4:
        return [at(about.reflected()), at(about.ghosted(party))]
      case 5:
        return [about.voted(party, true, now)]
      default:
        return ends(
          about.voted(party, true, now),
          about.resolved(chance.oneOf([1, 2, 3] as const), now, conflict.startedAt),
        )
    }
  }

  /** What a user does alone. */
  function alone(number: number): DomainEvent {
    const person = chance.oneOf(people)
    const at = now
    switch (chance.below(9)) {
      case 0:
        return { type: 'ruling.voted', ...publicVote(person), at }
      case 1:
        return { type: 'forum.voted', forum_conflict: `${number % 60}`, voter: person, vote: 'nta', at }
      case 2:
        return { type: 'debate.voted', debate: `${number % 40}`, voter: person, for: chance.oneOf(people), at }
      case 3: {
        const difficulty = chance.oneOf(['easy', 'medium', 'hard'] as const)
        const quest = chance.oneOf(['i-statements', 'boundaries', 'listening', 'needs', 'repair'])
        return { type: 'quest.completed', quest, person, difficulty, perfect: chance.below(2) === 0, at }
      }
      case 4:
        return { type: 'profile.updated', person, fields: [chance.oneOf(['name', 'username', 'avatar'] as const)], at }
      case 5:
        return { type: 'leaderboard.viewed', person, at }
      case 6:
        return chance.below(4) === 0
          ? { type: 'tip.refunded', person, checkout: `${number}`, at }
          : { type: 'tip.paid', person, checkout: `${number}`, level: 'tip_1', at }
      case 7:
        return { type: 'archetype.changed', person, archetype: `${chance.below(20)}`, at }
      default:
        return { type: 'person.visited', person, local_day: now.toISOString().slice(0, 10), at }
    }
  }

  /** One vote for each user and ruling, which may be changed. */
  function publicVote(voter: string) {
    const conflict = `${chance.below(200)}`
    const vote = chance.oneOf(VOTES)
    const previous = votes.get(`${voter} ${conflict}`) ?? null
    votes.set(`${voter} ${conflict}`, vote)
    return { conflict, voter, vote, previous }
  }
}
