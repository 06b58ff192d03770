import { describe, expect, it } from 'vitest'
import { drawHistory } from './draw.ts'

describe('a long history', () => {
  it('is the same for the same seed, and another for the next one', () => {
    expect(drawHistory(18)).toEqual(drawHistory(18))
    expect(drawHistory(19)).not.toEqual(drawHistory(18))
  })

  it('contains commands, the end of debates and every kind of fault', () => {
    const kinds = [18, 19, 20].flatMap(drawHistory).map((step) => (step.do === 'break' ? step.fault : step.do))
    const expected = ['command', 'cut', 'end a debate', 'freeze', 'kill', 'mute', 'slow', 'stop']
    expect([...new Set(kinds)].toSorted()).toEqual(expected)
  })
})
