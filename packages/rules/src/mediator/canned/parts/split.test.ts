import { describe, expect, it } from 'vitest'
import { partsOf } from './split.ts'

const split = (sentence: string): string[] => partsOf(sentence).map(({ start, end }) => sentence.slice(start, end))

describe('the parts of a sentence', () => {
  it.each([
    ['I won’t pay for a screen, but a trellis I’d pay for', ['I won’t pay for a screen', 'a trellis I’d pay for']],
    ['It was cold; please shut the door', ['It was cold', 'please shut the door']],
    ['I was tired and you shouted at me', ['I was tired', 'you shouted at me']],
    ['The heater was on, so please pay half', ['The heater was on', 'please pay half']],
  ])('begin where a clause may do something else: %s', (sentence, parts) => {
    expect(split(sentence)).toEqual(parts)
  })

  it.each([
    'Send me the bill so we see the same number',
    'If you open on Sundays, I can move her',
    'For plans like this, I’d rather speak to you',
    'I’d love the whole week, but only if my mother has Tuesday',
    'I can pay the 120 but only in two parts',
    'I’ll ring you, but not before nine',
    'I could ask my brother but I’d rather not if I’m honest',
    'From now on if we’re late I’ll text you and we’ll drive you home',
    'Raw files aren’t something I hand over, but for you I will',
    'You said you were tired, and would I please do it',
    'Karim rang and Ana came home',
  ])('don’t begin at a condition, purpose, reported plea or name, or where one would say nothing: %s', (sentence) => {
    expect(split(sentence)).toEqual([sentence])
  })
})
