import { expect, it, vi } from 'vitest'
import { createFrames } from './frames.ts'

it('an event that a thousand streams receive is serialised once', () => {
  const toJSON = vi.fn(() => ({ votes: 3 }))
  const event = { id: 7, event: 'tallied', data: { toJSON } }
  const frame = createFrames()
  const texts = new Set(Array.from({ length: 1_000 }, () => frame(event)))
  expect([...texts]).toEqual(['id: 7\nevent: tallied\ndata: {"votes":3}\n\n'])
  expect(toJSON).toHaveBeenCalledOnce()
})

it('each event gets its own frame, without an id if it is a tally', () => {
  const frame = createFrames()
  expect(frame({ id: 1, event: 'debate.changed', data: { debate_id: 'd' } })).toBe(
    'id: 1\nevent: debate.changed\ndata: {"debate_id":"d"}\n\n',
  )
  expect(frame({ event: 'debate.tallied', data: { debate_id: 'd', creator_votes: 1, opponent_votes: 0 } })).toBe(
    'event: debate.tallied\ndata: {"debate_id":"d","creator_votes":1,"opponent_votes":0}\n\n',
  )
})
