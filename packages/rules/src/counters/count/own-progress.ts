import type { EventOf } from '../../events.ts'
import { type Counters, plus } from '../counters.ts'
import { withMember } from '../per-period.ts'
import { longestRun, withVisit } from '../visit-runs.ts'

export function countVisit(counters: Counters, event: EventOf<'person.visited'>): Counters {
  const visits = withVisit(counters.visits, event.local_day)
  return { ...counters, visits, longestVisitRun: Math.max(counters.longestVisitRun, longestRun(visits)) }
}

export const countProfileUpdate = (counters: Counters, { fields }: EventOf<'profile.updated'>): Counters =>
  plus(counters, {
    profileUpdates: 1,
    photos: Number(fields.includes('avatar')),
    usernameChanges: Number(fields.includes('username')),
  })

export const countQuest = (counters: Counters, event: EventOf<'quest.completed'>): Counters => ({
  ...plus(counters, { perfectQuests: Number(event.perfect) }),
  quests: withMember(counters.quests, event.quest),
  questDifficulties: withMember(counters.questDifficulties, event.difficulty),
})

export const countBalance = (counters: Counters, { balance }: EventOf<'squashcred.changed'>): Counters => ({
  ...counters,
  highestBalance: Math.max(counters.highestBalance, balance),
  lowestBalance: Math.min(counters.lowestBalance, balance),
})

export const countArchetype = (
  counters: Counters,
  { archetype }: EventOf<'archetype.changed' | 'archetype.unlocked'>,
): Counters => ({
  ...counters,
  archetypes: withMember(counters.archetypes, archetype),
})
