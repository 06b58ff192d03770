import { describe, expect, it } from 'vitest'
import type { Conflict } from './conflict.ts'
import { statusLabel } from './status-label.ts'
import { conflictIn } from './testing/conflicts.ts'

/** The labels that Maya, who started the conflict, and Jonas see on their dashboards. */
const LABELS: readonly (readonly [when: string, conflict: Conflict, maya: string, jonas: string])[] = [
  ['Jonas has not answered', conflictIn('awaiting_response'), 'WAITING FOR THEM', 'YOUR TURN TO RESPOND'],
  ['the mediator reads both sides', conflictIn('mediating'), 'AI PROCESSING...', 'AI PROCESSING...'],

  ['the mediation is there', conflictIn('vote_1'), 'VOTE ON AI MEDIATION', 'VOTE ON AI MEDIATION'],
  [
    'Maya is satisfied with the mediation',
    conflictIn('vote_1', { user1_satisfaction: true }),
    'WAITING FOR THEIR VOTE',
    'VOTE ON AI MEDIATION',
  ],
  [
    'Maya is not satisfied, and the rehash is being made',
    conflictIn('rehashing'),
    'AI PROCESSING...',
    'AI PROCESSING...',
  ],

  ['the rehash is there', conflictIn('vote_2'), 'VOTE ON NEW APPROACH', 'VOTE ON NEW APPROACH'],
  [
    'Jonas is satisfied with the rehash',
    conflictIn('vote_2', { user2_satisfaction: true }),
    'VOTE ON NEW APPROACH',
    'WAITING FOR THEIR VOTE',
  ],

  [
    'Jonas is still not satisfied',
    conflictIn('core_issues'),
    'YOUR TURN: CLARIFY CORE ISSUE',
    'YOUR TURN: CLARIFY CORE ISSUE',
  ],
  [
    'Maya has named her core issue',
    conflictIn('core_issues', { user1_core_issue: 'I feel like the maid.' }),
    'WAITING FOR THEIR CORE ISSUE',
    'YOUR TURN: CLARIFY CORE ISSUE',
  ],
  ['both have named theirs', conflictIn('reflecting'), 'AI PROCESSING...', 'AI PROCESSING...'],

  ['the reflection is there', conflictIn('vote_3'), 'VOTE ON FINAL REFLECTION', 'VOTE ON FINAL REFLECTION'],
  [
    'Maya is satisfied with the reflection',
    conflictIn('vote_3', { user1_satisfaction: true }),
    'WAITING FOR THEIR VOTE',
    'VOTE ON FINAL REFLECTION',
  ],
  [
    'Maya is not satisfied with the reflection',
    conflictIn('ruling_available'),
    'READY FOR AI FINAL RULING',
    'READY FOR AI FINAL RULING',
  ],
  [
    'Jonas is satisfied with the reflection and Maya is not',
    conflictIn('ruling_available', { user2_satisfaction: true }),
    'READY FOR AI FINAL RULING',
    'READY FOR AI FINAL RULING',
  ],

  ['the ruling is being made', conflictIn('ruling'), 'AI PROCESSING...', 'AI PROCESSING...'],
  ['the ruling is out', conflictIn('ruled'), 'FINAL AI JUDGMENT ISSUED', 'FINAL AI JUDGMENT ISSUED'],
  ['both were satisfied', conflictIn('resolved'), 'RESOLVED', 'RESOLVED'],
  ['it was abandoned unanswered', conflictIn('abandoned'), 'CLOSED', 'CLOSED'],
  [
    'it was abandoned in the middle of a round',
    conflictIn('vote_2', { status: 'abandoned', closed_reason: 'expired' }),
    'CLOSED',
    'CLOSED',
  ],
]

describe('the status label', () => {
  it.each(LABELS)('when %s', (_when, conflict, maya, jonas) => {
    expect([statusLabel(conflict, 'user1'), statusLabel(conflict, 'user2')]).toEqual([maya, jonas])
  })
})
