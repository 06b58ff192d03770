import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeatsPrivateText } from '../../privacy/leak.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { cannedReflection } from './reflection.ts'
import { cannedRehash, cannedResolution } from './resolution.ts'
import { cannedRuling, cannedSummary } from './ruling.ts'

const conflict = {
  title: 'The $120 for the kitchen',
  user1: "I feel that the money for the kitchen isn't shared fairly. You owe me $120.",
  user2: 'I paid for the cleaning twice, and I feel ignored.',
}
const count = (text: string): number => sentencesOf(text).length
const anyConflict = fc.record({
  title: fc.string(),
  user1: fc.string({ unit: 'binary' }),
  user2: fc.lorem({ mode: 'sentences', maxCount: 5 }),
})

describe('the canned summary and suggestion', () => {
  it('quote both sides briefly, with equal weight, and name what they share', () => {
    expect(cannedResolution(conflict)).toEqual({
      summary:
        "One of you says “I feel that the money for the kitchen isn't shared fairly”. The other says “I paid for the cleaning twice, and I feel ignored”. Underneath, you both care about sharing money fairly and a home that works for both.",
      suggestion:
        'Sit down together for 20 minutes and write down who paid what, and what is still open. Agree on one amount and one date for settling it. From then on, put shared costs on a list that you can both see.',
    })
  })

  it('work without words to go by', () => {
    const { summary, suggestion } = cannedResolution({ title: '', user1: '', user2: '🙃' })
    expect(summary).toContain('The two of you')
    expect(suggestion).not.toBe('')
  })

  it('are 2 to 3 sentences each, and differ in the rehash', () => {
    fc.assert(
      fc.property(anyConflict, (task) => {
        const first = cannedResolution(task)
        const second = cannedRehash({ ...task, ...first })
        for (const text of [first.suggestion, second.summary, second.suggestion]) {
          expect(count(text)).toBeGreaterThanOrEqual(2)
          expect(count(text)).toBeLessThanOrEqual(3)
        }
        expect(first.summary.length).toBeLessThan(900)
        expect(second.summary).not.toBe(first.summary)
        expect(second.suggestion).not.toBe(first.suggestion)
        expect(cannedRehash({ ...task, ...second }).suggestion).not.toBe(second.suggestion)
      }),
    )
  })
})

describe('the canned reflection', () => {
  const issues = {
    user1_core_issue: 'I am drowning in debt since the divorce and too ashamed to tell you about the money.',
    user2_core_issue: 'Nobody ever listens to me, my father never did and you are just the same.',
  }
  const task = { ...conflict, ...cannedResolution(conflict), ...issues }

  it('speaks of the needs, not of the words', () => {
    const { reflection } = cannedReflection(task)
    expect(reflection).toMatch(/money is shared fairly/)
    expect(reflection).toMatch(/being heard/)
    expect(reflection).not.toMatch(/debt|divorce|ashamed|father/)
  })

  it('finds what both need', () => {
    const { reflection } = cannedReflection({ ...task, user2_core_issue: 'I paid the rent alone.' })
    expect(reflection).toMatch(/want the same thing: knowing that money/)
  })

  it('never repeats a core issue, whatever it says', () => {
    const issue = fc
      .array(
        fc.constantFrom(...'you never paid the rent and I trust nobody with my family plans at work late'.split(' ')),
        { minLength: 8, maxLength: 30 },
      )
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(issue, issue, (one, other) => {
        const { reflection, suggestion } = cannedReflection({ ...task, user1_core_issue: one, user2_core_issue: other })
        expect(repeatsPrivateText(`${reflection} ${suggestion}`, [one, other], 5)).toBe(false)
        expect(count(reflection)).toBeLessThanOrEqual(3)
        expect(suggestion).not.toBe(task.suggestion)
      }),
    )
  })
})

describe('the canned ruling', () => {
  const task = { ...conflict, ...cannedResolution(conflict), reflection: 'Both want peace.' }

  it('is one of three, each fitted to the title and under 250 words', () => {
    const rulings = Array.from({ length: 40 }, (_, number) => `Case ${number}`).map((title) => {
      const ruling = cannedRuling({ ...task, title })
      expect(ruling).toContain(`“${title}”`)
      expect(ruling.split(/\s+/).length).toBeLessThan(250)
      return ruling.slice(0, 12)
    })
    expect(new Set(rulings).size).toBe(3)
  })

  it('quotes nobody, because strangers read it', () => {
    expect(repeatsPrivateText(cannedRuling(task), [task.user1, task.user2])).toBe(false)
  })

  it('masks and cleans the title', () => {
    const ruling = cannedRuling({ ...task, title: 'That bitch from 12 Oak Street <maya@example.com>' })
    expect(ruling).toContain('[address]')
    expect(ruling).not.toMatch(/bitch|Oak|example\.com/)
    expect(cannedSummary({ title: 'call 555-123-4567', ruling })).not.toContain('555')
  })

  it('has one of five summaries, always under 100 characters', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.string(), (title, ruling) => {
        const summary = cannedSummary({ title, ruling })
        kinds.add(summary.slice(-12))
        expect([...summary].length).toBeLessThan(100)
      }),
    )
    expect(kinds.size).toBe(5)
  })
})
