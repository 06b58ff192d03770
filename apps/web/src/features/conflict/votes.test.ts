import type { Conflict } from '@squash/contract/conflicts'
import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../../testing/conflict-in.ts'
import { nothingAllowed } from '../../testing/nothing-allowed.ts'
import { peopleOf } from './people.ts'
import { unsatisfiedMessage, votePanelOf } from './votes.ts'

const panelOf = (conflict: Conflict) =>
  votePanelOf(conflict, peopleOf(conflict, { name: 'Maya Okafor', avatarUrl: null }))
const labels = (conflict: Conflict) => panelOf(conflict)?.choices.map((choice) => choice.label)

describe('the vote', () => {
  it('asks each round’s own question', () => {
    expect(labels(conflictIn('vote_1'))).toEqual(["Yes, I'm satisfied", 'Not yet — try again'])
    expect(labels(conflictIn('vote_2'))).toEqual(['THIS WORKS NOW', 'STILL NOT RIGHT'])
    expect(labels(conflictIn('vote_3'))).toEqual(['FINALLY RESOLVED', 'GET AI FINAL RULING', 'Leave it here'])
  })

  it('announces another suggestion after the first no, and the core issues after the second', () => {
    expect(unsatisfiedMessage(1)).toBe('Requesting better solution...')
    expect(unsatisfiedMessage(2)).toBe('OK. Next, you each say what it’s really about.')
  })

  it('names its round, so that a late click does not count for the next one', () => {
    expect(panelOf(conflictIn('vote_1'))?.round).toBe(1)
    expect(panelOf(conflictIn('vote_2'))?.round).toBe(2)
    expect(panelOf(conflictIn('vote_3'))?.round).toBe(3)
  })

  it('tells Maya that Jonas is satisfied before she has voted', () => {
    const voters = panelOf(conflictIn('vote_1', { user2_satisfaction: true }))?.voters
    expect(voters).toMatchObject([
      { person: { party: 'user1' }, says: 'You haven’t voted yet' },
      { person: { party: 'user2' }, says: 'Jonas is satisfied' },
    ])
  })

  it('puts Jonas first on his own screen, on his own side', () => {
    const voters = panelOf(seenByJonas(conflictIn('vote_1', { user1_satisfaction: true })))?.voters
    expect(voters).toMatchObject([
      { person: { party: 'user2' }, says: 'You haven’t voted yet', vote: 'open' },
      { person: { party: 'user1' }, says: 'Maya is satisfied', vote: 'satisfied' },
    ])
  })

  it('shows no buttons once Maya has voted', () => {
    const panel = panelOf(conflictIn('vote_1', { user1_satisfaction: true, can: nothingAllowed }))
    expect(panel?.choices).toEqual([])
    expect(panel?.note).toBe('Your vote is in. Waiting for Jonas.')
  })

  it('still lets Maya request a ruling after she votes on the reflection', () => {
    const can = { ...nothingAllowed, request_final_ruling: true, close_without_ruling: true }
    expect(labels(conflictIn('vote_3', { user1_satisfaction: true, can }))).toEqual([
      'GET AI FINAL RULING',
      'Leave it here',
    ])
  })

  it('offers the ruling, or to leave it here, once a party is not satisfied with the reflection', () => {
    const panel = panelOf(conflictIn('ruling_available'))
    expect(panel?.choices).toEqual([
      { label: 'GET AI FINAL RULING', does: 'ruling' },
      { label: 'Leave it here', does: 'leave' },
    ])
    expect(panel?.note).toContain('public')
  })

  it('says next to the button for the final ruling that it is public', () => {
    expect(panelOf(conflictIn('vote_3'))?.note).toBe('The final ruling is public and can’t be undone.')
    const can = { ...nothingAllowed, request_final_ruling: true }
    expect(panelOf(conflictIn('vote_3', { user1_satisfaction: true, can }))?.note).toBe(
      'Your vote is in. Waiting for Jonas. The final ruling is public and can’t be undone.',
    )
    expect(panelOf(conflictIn('vote_2'))?.note).toBeNull()
  })

  it.each([
    'awaiting_response',
    'mediating',
    'rehashing',
    'core_issues',
    'reflecting',
    'ruling',
    'ruled',
    'resolved',
  ] as const)('is closed while %s', (phase) => expect(panelOf(conflictIn(phase))).toBeNull())
})
