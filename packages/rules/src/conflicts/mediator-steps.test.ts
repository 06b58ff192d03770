import { PHASES } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { recordMediation, recordReflection, recordRehash, recordRuling } from './mediator-steps.ts'
import { conflictIn, jonas, maya, minutesLater } from './testing/conflicts.ts'

const now = minutesLater(90)
const common = { conflict: conflictIn('vote_1').id, parties: [maya.id, jonas.id], at: now, written_by: 'canned' }
const commitments = [{ who: 'both', what: 'Take turns with the dishes', by: null }] as const
const advice = { summary: 'You both care.', suggestion: 'Take turns.', commitments, written_by: 'canned', now } as const
const reflection = {
  reflection: 'You both want thanks.',
  suggestion: 'Say it.',
  commitments,
  written_by: 'canned',
  now,
} as const
const ruling = {
  ruling: 'The sink has spoken.',
  summary: 'Case washed up.',
  verdict: 'second',
  asked: 'both ways',
  came_first: 'user2',
  orders_agreed: false,
  strongest_points: { user1: 'I wash up.', user2: 'I cook.' },
  written_by: 'canned',
  now,
} as const

describe('the mediator', () => {
  it('adds a summary and a first proposal to both messages', () => {
    expect(recordMediation(conflictIn('mediating'), advice)).toEqual({
      conflict: conflictIn('mediating', {
        ai_summary: 'You both care.',
        ai_suggestion: 'Take turns.',
        mediation_commitments: commitments,
        mediation_by: 'canned',
        last_move_at: now,
      }),
      events: [{ type: 'conflict.mediated', ...common }],
    })
  })

  it('adds the rehash and keeps the first proposal', () => {
    expect(recordRehash(conflictIn('rehashing'), advice)).toEqual({
      conflict: conflictIn('rehashing', {
        user1_satisfaction: null,
        user2_satisfaction: null,
        ai_rehash_summary: 'You both care.',
        ai_rehash_suggestion: 'Take turns.',
        rehash_commitments: commitments,
        rehash_by: 'canned',
        rehash_attempted_at: now,
        last_move_at: now,
      }),
      events: [{ type: 'conflict.rehashed', ...common }],
    })
  })

  it('reflects on both core issues', () => {
    expect(recordReflection(conflictIn('reflecting'), reflection)).toEqual({
      conflict: conflictIn('reflecting', {
        user1_satisfaction: null,
        user2_satisfaction: null,
        ai_core_reflection: 'You both want thanks.',
        ai_core_suggestion: 'Say it.',
        reflection_commitments: commitments,
        reflection_by: 'canned',
        core_issues_attempted_at: now,
        last_move_at: now,
      }),
      events: [{ type: 'conflict.reflected', ...common }],
    })
  })

  it('ends the conflict with a ruling', () => {
    expect(recordRuling(conflictIn('ruling'), ruling)).toEqual({
      conflict: conflictIn('ruling', {
        status: 'final_judgment',
        final_ai_ruling: 'The sink has spoken.',
        ai_final_summary: 'Case washed up.',
        ruling_by: 'canned',
        ruling_verdict: 'second',
        ruling_asked: 'both ways',
        ruling_came_first: 'user2',
        ruling_orders_agreed: false,
        user1_strongest_point: 'I wash up.',
        user2_strongest_point: 'I cook.',
        final_ruling_issued_at: now,
        last_move_at: now,
      }),
      events: [{ type: 'ruling.issued', ...common }],
    })
  })

  it.each(PHASES)('stores only what is awaited in %s, however late or often a job runs', (phase) => {
    const conflict = conflictIn(phase)
    const stored = {
      mediating: recordMediation(conflict, advice),
      rehashing: recordRehash(conflict, advice),
      reflecting: recordReflection(conflict, reflection),
      ruling: recordRuling(conflict, ruling),
    }
    for (const [awaited, decision] of Object.entries(stored)) expect(decision !== null).toBe(awaited === phase)
  })
})
