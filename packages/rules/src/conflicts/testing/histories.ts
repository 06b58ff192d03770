import { type Party, PHASES, type Phase, type Round } from '@squash/contract/values'
import fc from 'fast-check'
import type { DomainEvent } from '../../events.ts'
import { MINUTE } from '../../time/units.ts'
import { decideAbandon, decideDecline, decideFlag, decideLeaveUnsettled } from '../close.ts'
import type { Conflict, Decision } from '../conflict.ts'
import { decideCoreIssue } from '../core-issue.ts'
import { withPrivateMark } from '../keep-private.ts'
import { recordMediation, recordReflection, recordRehash, recordRuling } from '../mediator-steps.ts'
import { decideResponse } from '../respond.ts'
import { decideNameShown, decideRulingRequest } from '../ruling.ts'
import { decideStart } from '../start.ts'
import { decideVote } from '../vote.ts'
import { conflictIn, jonas, lena, maya, started } from './conflicts.ts'

/** A text that only users type, so that its appearance in an event shows a leak. */
export const SECRET = 'something private'

/**
 * An attempted action on a conflict; it may come too early or too late, be repeated, or not be allowed for this person.
 */
export type Attempt =
  | { try: 'join' | 'mediate' | 'rehash' | 'reflect' | 'rule' | 'abandon' | 'flag' }
  | { try: 'respond' | 'submit core issue'; person: string; keep_private: boolean }
  | { try: 'decline' | 'leave it here'; person: string }
  | { try: 'vote'; person: string; satisfied: boolean; critique: string | null; round: Round | undefined }
  | { try: 'request ruling'; person: string; show_my_name: boolean }
  | { try: 'show name'; person: string; shown: boolean }

type Step = { attempt: Attempt; minutes: number }
/**
 * Starts with Maya's first message or in a later phase, because few histories that start at the beginning would reach
 * the late phases.
 */
export type History = {
  from: 'the start, with both' | 'the start, with Maya alone' | Phase
  /** Whether the author of an earlier message acknowledged a serious sign. */
  kept_private: boolean
  steps: readonly Step[]
}

const RULED = {
  ruling: 'R4',
  summary: 'S4',
  verdict: 'both',
  asked: 'both ways',
  came_first: 'user1',
  orders_agreed: true,
  strongest_points: { user1: 'P1', user2: 'P2' },
  written_by: 'ai',
} as const

/** The outcome of an attempt: a decision, or null for a refusal or a job that came too late. */
export function tryOn(conflict: Conflict, attempt: Attempt, now: Date): Decision | null {
  switch (attempt.try) {
    case 'join':
      return conflict.status === 'pending' && conflict.invitee_id === null
        ? { conflict: { ...conflict, invitee_id: jonas.id }, events: [] }
        : null
    case 'mediate':
      return recordMediation(conflict, { summary: 'S1', suggestion: 'A1', commitments: [], written_by: 'ai', now })
    case 'rehash':
      return recordRehash(conflict, { summary: 'S2', suggestion: 'A2', commitments: [], written_by: 'canned', now })
    case 'reflect':
      return recordReflection(conflict, { reflection: 'R3', suggestion: 'A3', commitments: [], written_by: 'ai', now })
    case 'rule':
      return recordRuling(conflict, { ...RULED, now })
    case 'abandon':
      return decideAbandon(conflict, { blocked: false, now })
    case 'flag':
      return decideFlag(conflict, { now })
    case 'respond': {
      const translation = { text: 'T2', written_by: 'ai' } as const
      const decided = decideResponse(conflict, { ...attempt, mood: null, raw_message: SECRET, translation, now })
      return decisionOf(withPrivateMark(decided, sideOf(attempt.person), attempt.keep_private ? 'sign' : null))
    }
    case 'decline':
      return decisionOf(decideDecline(conflict, { ...attempt, now }))
    case 'leave it here':
      return decisionOf(decideLeaveUnsettled(conflict, { ...attempt, now }))
    case 'submit core issue': {
      const decided = decideCoreIssue(conflict, { ...attempt, core_issue: SECRET, now })
      return decisionOf(withPrivateMark(decided, sideOf(attempt.person), attempt.keep_private ? 'sign' : null))
    }
    case 'vote':
      return decisionOf(decideVote(conflict, { ...attempt, now }))
    case 'request ruling':
      return decisionOf(decideRulingRequest(conflict, { ...attempt, now }))
    case 'show name':
      return decisionOf(decideNameShown(conflict, { ...attempt, now }))
  }
}

const sideOf = (person: string): Party => (person === maya.id ? 'user1' : 'user2')

const decisionOf = (decided: { ok: true; value: Decision } | { ok: false }): Decision | null =>
  decided.ok ? decided.value : null

/** An attempt in a history, with the conflict before and after it. */
export type Moment = {
  attempt: Attempt
  now: Date
  before: Conflict
  after: Conflict
  events: readonly DomainEvent[]
  happened: boolean
}

/** Plays a history, one attempt at a time. */
export function* play({ from, kept_private, steps }: History): Generator<Moment, void> {
  let conflict = { ...startingPoint(from), kept_private: kept_private && from !== 'ruling' && from !== 'ruled' }
  let time = conflict.last_move_at.getTime()
  for (const { attempt, minutes } of steps) {
    time += minutes * MINUTE
    const now = new Date(time)
    const decision = tryOn(conflict, attempt, now)
    const after = decision?.conflict ?? conflict
    yield { attempt, now, before: conflict, after, events: decision?.events ?? [], happened: decision !== null }
    conflict = after
  }
}

function startingPoint(from: History['from']): Conflict {
  if (from !== 'the start, with both' && from !== 'the start, with Maya alone') return conflictIn(from)
  const start = decideStart({
    id: '636f6e66-0000-4000-8000-00000000000d',
    title: 'The dishes, again',
    creator: maya.id,
    creator_email: maya.email,
    invitee_id: from === 'the start, with both' ? jonas.id : null,
    user2_email: jonas.email,
    mood: 'rage',
    raw_message: SECRET,
    translation: { text: 'T1', written_by: 'ai' },
    now: started,
  })
  if (!start.ok) throw new Error(`Maya could not start a conflict: ${start.code}`)
  return start.value.conflict
}

const person = fc.constantFrom(maya.id, jonas.id, maya.id, jonas.id, lena.id)
const rarely = fc.nat(9).map((number) => number === 0)
const job = fc.constantFrom('mediate', 'rehash', 'reflect', 'rule')

const attempts: fc.Arbitrary<Attempt> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ try: job }) },
  {
    weight: 8,
    arbitrary: fc.record({
      try: fc.constant('vote'),
      person,
      satisfied: fc.boolean(),
      critique: fc.constantFrom(null, SECRET),
      round: fc.constantFrom(undefined, 1, 2, 3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ try: fc.constantFrom('respond', 'submit core issue'), person, keep_private: rarely }),
  },
  { weight: 2, arbitrary: fc.record({ try: fc.constant('request ruling'), person, show_my_name: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ try: fc.constant('show name'), person, shown: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ try: fc.constant('leave it here'), person }) },
  { weight: 1, arbitrary: fc.constant({ try: 'join' }) },
  { weight: 2, arbitrary: fc.constant({ try: 'abandon' }) },
  {
    weight: 1,
    arbitrary: fc.record({ try: fc.constant('decline'), person: fc.constantFrom(jonas.id, maya.id, lena.id) }),
  },
)

/** Mostly minutes, occasionally weeks. */
const minutes = fc.oneof(
  { weight: 15, arbitrary: fc.nat(120) },
  { weight: 1, arbitrary: fc.integer({ min: 20 * 24 * 60, max: 40 * 24 * 60 }) },
)

/** Flags are rare, because they end a history early. */
const attemptsAndFlags = fc.oneof(
  { weight: 200, arbitrary: attempts },
  { weight: 1, arbitrary: fc.constant({ try: 'flag' }) },
)

/** Random histories in which both parties, a stranger and the jobs attempt anything at any time. */
export const histories: fc.Arbitrary<History> = fc.record({
  from: fc.oneof(fc.constantFrom('the start, with both', 'the start, with Maya alone'), fc.constantFrom(...PHASES)),
  kept_private: rarely,
  steps: fc.array(fc.record({ attempt: attemptsAndFlags, minutes }), { maxLength: 200, size: 'max' }),
})
