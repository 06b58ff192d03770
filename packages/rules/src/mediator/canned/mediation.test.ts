import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeatsPrivateText } from '../../privacy/leak.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { commitmentsFor } from './commitments.ts'
import { cannedReflection } from './reflection.ts'
import { cannedRehash, cannedResolution } from './resolution.ts'
import { cannedRuling, cannedSummary } from './ruling.ts'

const conflict = {
  title: 'The $120 for the kitchen',
  user1: "I feel that the money for the kitchen isn't shared fairly. You owe me $120. Please pay me back by Friday.",
  user2: 'I paid for the cleaning twice, and I feel ignored. Can we make a list of who pays what?',
}
const count = (text: string): number => sentencesOf(text).length
const anyConflict = fc.record({
  title: fc.string(),
  user1: fc.string({ unit: 'binary' }),
  user2: fc.lorem({ mode: 'sentences', maxCount: 5 }),
})

const names = { user1: 'Maya', user2: 'Jonas' }
/** The same conflict with the two sides changed over. */
const swapped = { ...conflict, user1: conflict.user2, user2: conflict.user1, names: { user1: 'Jonas', user2: 'Maya' } }

describe('the canned summary and suggestion', () => {
  it('call both by name and quote what each states and asks', () => {
    expect(cannedResolution({ ...conflict, names })).toEqual({
      summary:
        'Maya says “You owe me $120” and asks “Please pay me back by Friday”. Jonas says “I paid for the cleaning twice, and I feel ignored” and asks “Can we make a list of who pays what?”.',
      suggestion:
        'Talk about the two requests one at a time: Maya’s “Please pay me back by Friday”, then Jonas’s “Can we make a list of who pays what?”. Each answer can be yes, no, or what would work instead. Write down which sums you both mean, $120 (Maya), and by when: Friday (Maya).',
    })
  })

  it('treat both alike: with the sides changed over, only their places change', () => {
    const here = cannedResolution({ ...conflict, names })
    const there = cannedResolution(swapped)
    const sorted = (text: string): string =>
      text
        .split(/(?<=[.?]”?\.?) |: |, then /)
        .sort()
        .join('|')
    expect(sorted(there.summary)).toBe(sorted(here.summary))
    expect(there.suggestion).toContain(
      'Jonas’s “Can we make a list of who pays what?”, then Maya’s “Please pay me back by Friday”',
    )
  })

  it.each([
    ['You came late to my party and I was sad.', 'I was at work until ten.'],
    ['The dog barks.', 'It is a nice dog.'],
  ])('give no stock advice for a single word: %s', (user1, user2) => {
    const { suggestion } = cannedResolution({ ...conflict, title: 'Rent', user1, user2, names })
    expect(suggestion).toMatch(
      /^Neither of you has asked for anything specific yet. Maya and Jonas each name one thing/,
    )
  })

  it('give advice on a theme that both write about in different words', () => {
    const { suggestion } = cannedResolution({
      ...conflict,
      user1: 'I cleaned the kitchen alone again.',
      user2: 'I did the dishes on Monday.',
    })
    expect(suggestion).toMatch(/^List the recurring chores together/)
  })

  it('tell two people of the same name apart', () => {
    const { summary } = cannedResolution({ ...conflict, names: { user1: 'Sam', user2: 'Sam' } })
    expect(summary).toMatch(/^Sam \(who started\) says .* Sam \(who answered\) says /)
  })

  it('work without words to go by', () => {
    const { summary, suggestion } = cannedResolution({ title: '', user1: '', user2: '🙃', names })
    expect(summary).toBe('Maya hasn’t said what happened. Jonas hasn’t said what happened.')
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

describe('the canned commitments', () => {
  it('are what the two ask and offer, from both in turn, with the dates they name', () => {
    const task = {
      ...conflict,
      names,
      user2: "I'll cover the cleaning until 3 May. Can we talk on Sunday? Please send me the receipts.",
    }
    expect(commitmentsFor(task)).toEqual([
      { who: 'second', what: 'Maya asks: “Please pay me back by Friday”', by: 'Friday' },
      { who: 'both', what: 'Jonas asks: “Can we talk on Sunday?”', by: 'Sunday' },
      { who: 'second', what: "Jonas offers: “I'll cover the cleaning until 3 May”", by: '3 May' },
      { who: 'first', what: 'Jonas asks: “Please send me the receipts”', by: null },
    ])
  })

  it('are none where nobody has asked for anything', () => {
    expect(commitmentsFor({ ...conflict, user1: 'You left.', user2: 'I was tired that day.' })).toEqual([])
  })
})

describe('the canned reflection', () => {
  const issues = {
    user1_core_issue: 'I am drowning in debt since the divorce and too ashamed to tell you about the money.',
    user2_core_issue: 'Nobody ever listens to me, my father never did and you are just the same.',
  }
  const task = { ...conflict, ...cannedResolution(conflict), ...issues }

  it('speaks of a need that both have, not of their words', () => {
    const { reflection } = cannedReflection({ ...task, names, user2_core_issue: 'I paid the rent alone for a year.' })
    expect(reflection).toMatch(/you both need the same thing: knowing that money .* Maya and Jonas/)
    expect(reflection).not.toMatch(/debt|divorce|ashamed|\brent\b|year/)
  })

  it('guesses nothing from a single word', () => {
    const { reflection } = cannedReflection({
      ...task,
      names,
      user1_core_issue: 'My father left.',
      user2_core_issue: 'I am tired.',
    })
    expect(reflection).toMatch(/^Maya and Jonas have each said in private what matters most to them/)
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

  it('has 60 to 249 words, a fact from each side, and no names', () => {
    const ruling = cannedRuling({ ...task, names, user2: 'I paid 45 euros for the cleaning.' })
    expect(ruling).toContain(
      'One side brought “$120” and “Friday” into evidence. The other side brought “45 euros” into evidence.',
    )
    expect(ruling).toContain('“The $120 for the kitchen”')
    expect(ruling).not.toMatch(/Maya|Jonas/)
    for (const text of [ruling, cannedRuling({ ...task, user1: '', user2: '' })]) {
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(60)
      expect(text.split(/\s+/).length).toBeLessThan(250)
    }
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
