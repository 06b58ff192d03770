import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './leak.ts'
import { ERASED_WORDS, withoutWording } from './without-wording.ts'

const raw = 'You NEVER do the dishes, and I’m sick of it. I paid the $120 on Monday!'
const calm = "It feels like you rarely do the dishes, and I'm tired of it. I paid the $120 on Monday."

describe('a text without the wording of an erased person', () => {
  it.each([
    [
      'One of you says “It feels like you rarely do the dishes”. The other says “My shifts end late”.',
      `One of you says “${ERASED_WORDS}”. The other says “My shifts end late”.`,
    ],
    ['She said "I paid the $120" and left.', `She said "${ERASED_WORDS}" and left.`],
    ['One says “I’m tired of it”; the other is tired, too.', `One says “${ERASED_WORDS}”; the other is tired, too.`],
    ['You were told that I PAID THE $120, on Monday.', `You were told that ${ERASED_WORDS}.`],
    ['One feels that you never do the dishes and I am left.', `One feels that ${ERASED_WORDS} I am left.`],
    ['“I paid the $120 on Monday!” “I paid the $120 on Monday!”', `“${ERASED_WORDS}”`],
    ['Maya says: “… I’m tired of it. … On Monday.”', `Maya says: “…${ERASED_WORDS}”`],
    ['Both of you care about the dishes. Pay by Monday.', 'Both of you care about the dishes. Pay by Monday.'],
    ['“Fair” is what both want.', '“Fair” is what both want.'],
    ['', ''],
  ])('%j becomes %j', (text, left) => {
    expect(withoutWording(text, [raw, calm])).toBe(left)
  })

  it('is unchanged if they wrote nothing', () => {
    expect(withoutWording('One of you says “I paid the $120”.', ['', ' '])).toBe('One of you says “I paid the $120”.')
  })

  it('never contains five consecutive words of the erased person', () => {
    const word = fc.constantFrom(...'you never paid the rent and I trust nobody “ ” . , !'.split(' '))
    const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(text, text, (theirs, about) => {
        const source = ` ${wordsOf(theirs).join(' ')} `
        for (const part of withoutWording(about, [theirs]).split(ERASED_WORDS)) {
          const words = wordsOf(part)
          for (let start = 0; start + 5 <= words.length; start += 1)
            expect(source).not.toContain(` ${words.slice(start, start + 5).join(' ')} `)
        }
      }),
    )
  })
})
