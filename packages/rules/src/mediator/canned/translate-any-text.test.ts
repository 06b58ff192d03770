import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insultsIn } from '../insults/insults-in.ts'
import { translateWithoutModel } from './translate.ts'

const calm = (message: string): string => translateWithoutModel({ message }).text

describe('the canned translation of any text', () => {
  const words =
    "you are never always such an idiot lazy the and because of my your I fucking! NO? 12 $3.50 2024-05-01 Maya \"you fool\" please stop so stupid to for who that don't care . , shit a$$ ruined everything you're pay me when if it's pathetic of 🤡 😀 \n moron".split(
      ' ',
    )
  const message = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((parts) => parts.join(' ')),
  )
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const isIn = (part: string[], whole: string[]): boolean => {
    let at = 0
    for (const word of whole)
      if (word === part[at] || (word === 'a' && part[at] === 'an') || (word === 'an' && part[at] === 'a')) at += 1
    return at === part.length
  }

  it('adds no words, and keeps their order', () => {
    fc.assert(
      fc.property(message, (text) => isIn(wordsOf(calm(text)), wordsOf(text))),
      { numRuns: 500 },
    )
  })

  it('keeps every figure in a message, unless nothing is left of it', () => {
    fc.assert(
      fc.property(message, (text) => {
        const shown = calm(text)
        if (shown === '') return
        for (const figure of text.match(/(?<!\S)\$?\d[\d.-]*\d(?!\S)/g) ?? []) expect(shown).toContain(figure)
      }),
      { numRuns: 500 },
    )
  })

  it('is idempotent, even if the rest of the message is too short to detect its language', () => {
    for (const text of ['stupid fool" you lazy', 'fucking! . care idiot']) expect(calm(calm(text))).toBe(calm(text))
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(message, (text) => calm(calm(text)) === calm(text) || calm(text) === ''),
      { numRuns: 500 },
    )
  })

  it('takes no more than four times as long for any 1,000 characters as for an ordinary message', () => {
    const texts = [
      'you are ',
      'so ',
      '*',
      'stupid, ',
      'a! ',
      "'a",
      'f*ck',
      'a b c d ',
      '$a1!@',
      'you lazy, ',
      'the your ',
      '"',
    ]
    const filled = (text: string) => text.repeat(Math.ceil(1000 / text.length)).slice(0, 1000)
    const cost = (textOf: (run: number) => string) => {
      calm(textOf(0))
      const times = [1, 2, 3, 4, 5, 6].map((run) => {
        const started = process.cpuUsage()
        calm(textOf(run))
        // Only the sum is exact: the system estimates its split into the two from clock ticks.
        const { user, system } = process.cpuUsage(started)
        return user + system
      })
      // The fastest of six, to exclude garbage collection.
      return Math.min(...times)
    }
    // No sentence occurs twice, because its result would be cached.
    const weeks = (run: number) =>
      Array.from(
        { length: 12 },
        (_, week) =>
          `You never did the dishes in week ${run}${week}, you lazy idiot. Can you please do them by ${week + 1} May ${run}? `,
      )
    const ordinary = cost((run) => filled(weeks(run).join('')))
    for (const text of texts)
      expect(cost((run) => filled(`${run} ${text.repeat(1000)}`)) / ordinary, text).toBeLessThan(4)
  })

  it('leaves no insult in sentences built around one', () => {
    const insult = fc.constantFrom(
      'You are an idiot',
      "You're so lazy",
      'You stupid cow',

      'Fuck you',
      'You only care about yourself',
    )
    const fact = fc.constantFrom(
      'You never paid me the $40',
      'The bins go out on Tuesday',
      'I cleaned the oven twice',
      'Please call Ana by 5pm',
    )
    const joint = fc.constantFrom('. ', ', and ', ' and ', '! ', '\n')
    fc.assert(
      fc.property(insult, joint, fact, fc.boolean(), (rude, between, said, isFirst) => {
        const text = calm(isFirst ? `${rude}${between}${said}.` : `${said}${between}${rude}.`)
        expect(insultsIn(text)).toEqual([])
        expect(text.replace(/[.!]$/, '')).toBe(said)
      }),
    )
  })
})
