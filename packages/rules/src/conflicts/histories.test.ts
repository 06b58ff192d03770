import { type ConflictStatus, PHASES, type Phase } from '@squash/contract/values'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DomainEventType } from '../events.ts'
import type { Conflict } from './conflict.ts'
import { phaseOf, roundOf } from './phase.ts'
import { conflictIn } from './testing/conflicts.ts'
import { histories, type Moment, play, SECRET, tryOn } from './testing/histories.ts'
import { invariants } from './testing/invariants.ts'

/** The phases reachable from each phase; a phase lists itself if something can happen within it. */
const NEXT: Record<Phase, readonly Phase[]> = {
  awaiting_response: ['awaiting_response', 'mediating', 'abandoned'],
  mediating: ['vote_1', 'abandoned'],
  vote_1: ['vote_1', 'rehashing', 'resolved', 'abandoned'],
  rehashing: ['vote_2', 'abandoned'],
  vote_2: ['vote_2', 'core_issues', 'resolved', 'abandoned'],
  core_issues: ['core_issues', 'reflecting', 'abandoned'],
  reflecting: ['vote_3', 'abandoned'],
  vote_3: ['vote_3', 'ruling_available', 'ruling', 'resolved', 'abandoned'],
  ruling_available: ['ruling', 'abandoned'],
  ruling: ['ruling', 'ruled', 'abandoned'],
  ruled: ['ruled'],
  resolved: [],
  abandoned: [],
}

/** The event that announces each phase, and so triggers the job or mail that is due then. */
const ANNOUNCED_BY: Partial<Record<Phase, DomainEventType>> = {
  mediating: 'conflict.responded',
  vote_1: 'conflict.mediated',
  rehashing: 'rehash.requested',
  vote_2: 'conflict.rehashed',
  core_issues: 'core_issues.opened',
  reflecting: 'reflection.requested',
  vote_3: 'conflict.reflected',
  ruling_available: 'satisfaction.voted',
  ruling: 'ruling.requested',
  ruled: 'ruling.issued',
  resolved: 'conflict.resolved',
  abandoned: 'conflict.abandoned',
}

const NO_MARK = { kept_private: false, user1_private_reason: null, user2_private_reason: null }

const RANK: Record<ConflictStatus, number> = { pending: 0, active: 1, resolved: 2, final_judgment: 2, abandoned: 2 }

const TEXTS = [
  'title',
  'user1_raw_message',
  'user1_translated_message',
  'user2_raw_message',
  'user2_translated_message',
  'ai_summary',
  'ai_suggestion',
  'ai_rehash_summary',
  'ai_rehash_suggestion',
  'user1_core_issue',
  'user2_core_issue',
  'ai_core_reflection',
  'ai_core_suggestion',
  'final_ai_ruling',
  'ai_final_summary',
  'user1_strongest_point',
  'user2_strongest_point',
] as const satisfies readonly (keyof Conflict)[]

const always = (holds: (moment: Moment) => void) =>
  fc.assert(
    fc.property(histories, (history) => {
      for (const moment of play(history)) holds(moment)
    }),
    { numRuns: 1000 },
  )

const arrives = ({ before, after }: Moment) => phaseOf(before) !== phaseOf(after)

describe('any history of a conflict', () => {
  it('never violates an invariant', () => {
    always(({ after }) => expect(invariants(after)).toEqual([]))
  })

  it('follows only the transitions in the table', () => {
    always(({ happened, before, after }) => {
      if (happened) expect(NEXT[phaseOf(before)]).toContain(phaseOf(after))
    })
  })

  it('only moves the status forward, and never changes it after the end', () => {
    always(({ before, after }) => {
      if (before.status !== after.status) expect(RANK[after.status]).toBeGreaterThan(RANK[before.status])
    })
  })

  it('never loses or changes a text once written', () => {
    always(({ before, after }) => {
      for (const text of TEXTS) if (before[text] !== null) expect(after[text]).toBe(before[text])
    })
  })

  it('resets both votes when a round begins', () => {
    always((moment) => {
      if (!arrives(moment) || roundOf(phaseOf(moment.after)) === null) return
      expect([moment.after.user1_satisfaction, moment.after.user2_satisfaction]).toEqual([null, null])
    })
  })

  it('announces each phase exactly once when it is reached', () => {
    always((moment) => {
      const announcement = ANNOUNCED_BY[phaseOf(moment.after)]
      if (!arrives(moment) || !announcement) return
      expect(moment.events.filter(({ type }) => type === announcement)).toHaveLength(1)
    })
  })

  it('stamps moves and events with the given time', () => {
    always(({ attempt, happened, events, after, now }) => {
      for (const event of events) expect(event).toMatchObject({ conflict: after.id, at: now })
      const isMove = happened && attempt.try !== 'join' && attempt.try !== 'show name'
      if (isMove) expect(after.last_move_at).toEqual(now)
    })
  })

  it('has no user-written text in its events', () => {
    always(({ events }) => expect(JSON.stringify(events)).not.toContain(SECRET))
  })

  it('keeps a marked conflict private whatever its parties do, and never rules on it', () => {
    always(({ before, after }) => {
      if (before.kept_private) expect(after.kept_private).toBe(true)
      if (after.kept_private) expect(['ruling', 'ruled']).not.toContain(phaseOf(after))
    })
  })

  it('does not reveal the private mark before a ruling is requested', () => {
    always(({ attempt, happened, before, after, events, now }) => {
      if (!happened || !before.kept_private || attempt.try === 'request ruling') return
      const unmarked = tryOn({ ...before, ...NO_MARK }, attempt, now)
      expect(unmarked?.events).toEqual(events)
      expect({ ...unmarked?.conflict, ...NO_MARK }).toEqual({ ...after, ...NO_MARK })
    })
  })

  it('changes nothing when a command or job is repeated', () => {
    always(({ attempt, happened, before, after, now }) => {
      if (!happened) return
      const round = roundOf(phaseOf(before)) ?? undefined
      const again = tryOn(after, attempt.try === 'vote' ? { ...attempt, round } : attempt, now)
      expect(again?.events ?? []).toEqual([])
      expect(again?.conflict ?? after).toEqual(after)
    })
  })

  it('publishes one vote per party and round, except that a ruling request replaces one', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const votes = new Set<string>()
        for (const { attempt, events } of play(history)) {
          for (const event of events) {
            if (event.type !== 'satisfaction.voted') continue
            const vote = `${event.party} in round ${event.round}`
            if (attempt.try !== 'request ruling') expect(votes).not.toContain(vote)
            votes.add(vote)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the random histories', () => {
  it('reach every phase and use every transition in the table', () => {
    const ways = new Set<string>()
    for (const history of fc.sample(histories, { numRuns: 1000, seed: 20260302 })) {
      for (const { happened, before, after } of play(history)) {
        if (happened) ways.add(`${phaseOf(before)} → ${phaseOf(after)}`)
      }
    }
    const all = Object.entries(NEXT).flatMap(([from, tos]) => tos.map((to) => `${from} → ${to}`))
    expect(all.filter((way) => !ways.has(way))).toEqual([])
  })
})

describe('the invariants', () => {
  it('hold for every conflict fixture', () => {
    for (const phase of PHASES) expect(invariants(conflictIn(phase))).toEqual([])
  })

  it('detect a resolved conflict without a time, and a ruling that was never requested', () => {
    expect(invariants(conflictIn('resolved', { resolved_at: null }))).toEqual(['resolved and resolved_at disagree'])
    expect(
      invariants(conflictIn('ruled', { final_ruling_requested_at: null, final_ruling_requested_by: null })),
    ).toContain('a ruling that nobody asked for')
  })
})
