import { describe, expect, it } from 'vitest'
import { MESSAGES as FIGHTS } from '../mediator/canned/fixtures/messages.ts'
import { screen } from './screen.ts'
import { falseAlarmsOf, figuresOf, recallOf, screeningOf } from './testing/figures.ts'
import { MESSAGES } from './testing/labelled-messages.ts'

const everyMessage = Object.values(MESSAGES).flat()

describe('the screen on the evaluation sets', () => {
  it('has at least three hundred messages that it was made for, and some hundreds more, none twice', () => {
    expect(new Set(everyMessage.map(({ text }) => text)).size).toBe(everyMessage.length)
    expect(MESSAGES.tuned.length).toBeGreaterThanOrEqual(300)
    expect(MESSAGES.corpus.length).toBeGreaterThanOrEqual(300)
    expect(MESSAGES.heldOutOthers.length).toBeGreaterThanOrEqual(100)
    expect(MESSAGES.heldOutOwn.length).toBeGreaterThanOrEqual(100)
  })

  it.each(Object.entries(MESSAGES))(
    'prints its figures: %s',
    (name, messages) => {
      const lines = Object.entries(figuresOf(messages)).map(([figure, value]) => `  ${figure}: ${value}`)
      // biome-ignore lint/suspicious/noConsole: the figures are what this test is for
      console.info([`${name}, ${messages.length} messages`, ...lines].join('\n'))
      expect(messages.length).toBeGreaterThan(0)
    },
    120_000,
  )

  it('finds at least 95 of 100 dangerous messages of those it was made for', () => {
    expect(recallOf(MESSAGES.tuned)).toBeGreaterThanOrEqual(0.95)
  })

  it('finds most of the harder ones that it was tuned on, and more than half of those that it was not', () => {
    expect(recallOf(MESSAGES.corpus)).toBeGreaterThanOrEqual(0.92)
    expect(recallOf(MESSAGES.heldOutOthers)).toBeGreaterThanOrEqual(0.5)
    expect(recallOf(MESSAGES.heldOutOwn)).toBeGreaterThanOrEqual(0.8)
  })

  it('alarms at more of the near misses that nobody tuned it on, yet at few', () => {
    expect(falseAlarmsOf([...MESSAGES.heldOutOthers, ...MESSAGES.heldOutOwn])).toBeLessThanOrEqual(0.13)
  })

  it('alarms at no more than 5 of 100 that are only angry, and of all that are harmless', () => {
    expect(falseAlarmsOf(MESSAGES.tuned)).toBeLessThanOrEqual(0.05)
    expect(falseAlarmsOf(MESSAGES.corpus)).toBeLessThanOrEqual(0.05)
    const anger = everyMessage.filter(({ guise }) => guise === 'anger')
    expect(falseAlarmsOf(anger)).toBeLessThanOrEqual(0.05)
    expect(falseAlarmsOf(everyMessage)).toBeLessThanOrEqual(0.05)
  })

  it('stops nothing that deserves a pause', () => {
    const pausing = everyMessage.filter(({ expected }) => expected !== 'stop')
    expect(pausing.filter(({ text }) => screeningOf(text).outcome === 'stop').map(({ text }) => text)).toEqual([])
  })

  it('lets the fights pass that the canned mediator is tried with, but for slurs', () => {
    const flagged = FIGHTS.map(([text]) => screen(text)).filter(({ outcome }) => outcome !== 'nothing')
    expect(flagged.length / FIGHTS.length).toBeLessThan(0.02)
    for (const screening of flagged) expect(screening).toEqual({ outcome: 'pause', kinds: ['slur'] })
  })
})
