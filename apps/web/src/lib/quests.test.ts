import type { AvailableQuest } from '@squash/contract/quests'
import { describe, expect, it } from 'vitest'
import { suggestionFrom } from './quests.tsx'

const quest = (id: string, user_started: boolean, user_completed = false): AvailableQuest => ({
  id,
  quest_id: id,
  title: id,
  description: '',
  emoji: '🗣️',
  difficulty: 'easy',
  theme: '',
  reward_cred: 20,
  unlocks_tool: null,
  tool_id: null,
  user_started,
  user_completed,
  current_step: 1,
  total_steps: 4,
  progress_percentage: 0,
})

describe('the suggested quest', () => {
  it('is the one that Maya has begun, wherever it is in the list', () => {
    const quests = [quest('one', true, true), quest('two', false), quest('three', true)]
    expect(suggestionFrom(quests)).toMatchObject({ kind: 'go on', quest: { id: 'three' } })
  })

  it('is the first that she has not completed, if she has begun none', () => {
    const quests = [quest('one', true, true), quest('two', false), quest('three', false)]
    expect(suggestionFrom(quests)).toMatchObject({ kind: 'begin', quest: { id: 'two' } })
  })

  it('is none when she has completed them all', () => {
    expect(suggestionFrom([quest('one', true, true)])).toEqual({ kind: 'all done' })
  })
})
