import { describe, expect, it } from 'vitest'
import { MESSAGES as FIGHTS } from '../mediator/canned/fixtures/messages.ts'
import { screen } from './screen.ts'
import { falseAlarmsOf, figuresOf, recallOf, screeningOf } from './testing/figures.ts'
import { MESSAGES } from './testing/labelled-messages.ts'

describe('the screen on the evaluation set', () => {
  it('has at least three hundred messages to be judged on, each once', () => {
    expect(new Set(MESSAGES.all.map(({ text }) => text)).size).toBe(MESSAGES.all.length)
    expect(MESSAGES.all.length).toBeGreaterThanOrEqual(300)
  })

  it.each(Object.entries(MESSAGES))('prints its figures: %s', (name, messages) => {
    const lines = Object.entries(figuresOf(messages)).map(([figure, value]) => `  ${figure}: ${value}`)
    // biome-ignore lint/suspicious/noConsole: the figures are what this test is for
    console.info([`${name}, ${messages.length} messages`, ...lines].join('\n'))
    expect(messages.length).toBeGreaterThan(0)
  })

  it('finds at least 95 of 100 dangerous messages', () => {
    expect(recallOf(MESSAGES.all)).toBeGreaterThanOrEqual(0.95)
    expect(recallOf(MESSAGES['held out'])).toBeGreaterThanOrEqual(0.95)
  })

  it('alarms at no more than 5 of 100 that are only angry', () => {
    const anger = MESSAGES.all.filter(({ guise }) => guise === 'anger')
    expect(falseAlarmsOf(anger)).toBeLessThanOrEqual(0.05)
    expect(falseAlarmsOf(MESSAGES.all)).toBeLessThanOrEqual(0.05)
  })

  it('finds most of what it was never tuned on', () => {
    expect(recallOf(MESSAGES.unseen)).toBeGreaterThanOrEqual(0.6)
  })

  it('stops nothing that deserves a pause', () => {
    const pausing = MESSAGES.all.filter(({ expected }) => expected !== 'stop')
    expect(pausing.filter(({ text }) => screeningOf(text).outcome === 'stop').map(({ text }) => text)).toEqual([])
  })

  it('lets the fights pass that the canned mediator is tried with, but for slurs', () => {
    const flagged = FIGHTS.map(([text]) => screen(text)).filter(({ outcome }) => outcome !== 'nothing')
    expect(flagged.length / FIGHTS.length).toBeLessThan(0.02)
    for (const screening of flagged) expect(screening).toEqual({ outcome: 'pause', kinds: ['slur'] })
  })
})
