import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeatsPrivateText } from '../../privacy/leak.ts'
import { cannedResolution } from './resolution.ts'
import { cannedRuling, cannedSummary } from './ruling.ts'

const conflict = {
  title: 'The $120 for the kitchen',
  user1: "I feel that the money for the kitchen isn't shared fairly. You owe me $120. Please pay me back by Friday.",
  user2: 'I paid for the cleaning twice, and I feel ignored. Can we make a list of who pays what?',
}
const names = { user1: 'Maya', user2: 'Jonas' }
describe('the canned ruling', () => {
  const task = { ...conflict, ...cannedResolution(conflict), reflection: 'Both want peace.' }

  it('has 60 to 249 words, a fact from each side, and no names', () => {
    const { ruling } = cannedRuling({ ...task, names, user2: 'I paid 45 euros for the cleaning.' })
    expect(ruling).toContain(
      'One side told the court: “You owe me $120”. The other side told the court: “I paid 45 euros for the cleaning”.',
    )
    expect(ruling).toContain('“The $120 for the kitchen”')
    expect(ruling).not.toMatch(/Maya|Jonas/)
    for (const text of [ruling, cannedRuling({ ...task, user1: '', user2: '' }).ruling]) {
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(60)
      expect(text.split(/\s+/).length).toBeLessThan(250)
    }
  })

  it('finds that both have a point, each in their own words', () => {
    expect(cannedRuling(task)).toMatchObject({
      verdict: 'both',
      strongest_points: { user1: '“You owe me $120”', user2: '“I paid for the cleaning twice”' },
    })
  })

  it('orders each side to answer the other’s request', () => {
    const { ruling } = cannedRuling({ ...task, user2: 'I paid 45 euros. Could you send me the receipt?' })
    expect(ruling).toContain(
      'each side tells the other within a week how much it can do of what was asked, and what it could do instead: the request to “pay me back by Friday”, and the request to “send me the receipt”.',
    )
    const silent = cannedRuling({ ...task, user1: 'It rained on Monday.', user2: 'It did.' })
    expect(silent.ruling).toContain('each side names one wish, with a day for it, and answers the other’s')
  })

  it.each([
    ['I ask that you ring me first.', 'the request to “ring me first”'],
    ['Please restore chapter 4.', 'the request to “restore chapter 4”'],
    ['Next time just knock.', '“Next time just knock”'],
    ['Can we try it for a month?', 'the proposal to “try it for a month”'],
    ['Could the light go off at 10?', '“Could the light go off at 10?”'],
    ['I want my name removed.', '“I want my name removed”'],
    ['Please don’t ring after ten at night.', '“Please don’t ring after ten at night”'],
  ])('names the request to answer, in up to seven words of “%s”', (user1, asked) => {
    const { ruling } = cannedRuling({ ...task, user1: `You rang twice. ${user1}`, user2: 'It rained.' })
    expect(ruling).toContain(`ordered: ${asked} gets an answer within a week`)
  })

  it('orders no answer to an invitation', () => {
    const { ruling } = cannedRuling({ ...task, user1: 'It rained. You must all come for lunch.', user2: 'It did.' })
    expect(ruling).toContain('ordered: each side names one wish')
  })

  it('quotes what happened rather than what someone offers', () => {
    const { strongest_points } = cannedRuling({ ...task, user1: 'The mattress was stained. I’ll pay $40 by Friday.' })
    expect(strongest_points.user1).toBe('“The mattress was stained”')
  })

  it('quotes what happened rather than what someone admits, unless they say nothing else', () => {
    const { strongest_points } = cannedRuling({ ...task, user1: 'The delay is on me. The mattress was stained.' })
    expect(strongest_points.user1).toBe('“The mattress was stained”')
    expect(cannedRuling({ ...task, user1: 'I should have rung you first.' }).strongest_points.user1).toBe(
      '“I should have rung you first”',
    )
  })

  it('orders an answer to what is already offered', () => {
    const offered = { ...task, user1: 'You rang twice. I can do Sundays.', user2: 'It rained. I’ll pay the fee.' }
    expect(cannedRuling(offered).ruling).toMatch(
      /each offer gets an answer within a week, or before the day that it is about: yes, no, or a better one\. .* on the table: “I.+” from one side, “I.+” from the other\./,
    )
    expect(cannedRuling({ ...offered, user2: 'It rained.' }).ruling).toContain(
      'the offer gets an answer within a week, or before the day that it is about: yes, no, or a better one. The place to start is what is already on the table: “I can do Sundays”.',
    )
    const refused = { ...offered, user1: 'You rang. Mondays I can’t do; Sundays I can do.', user2: 'It rained.' }
    expect(cannedRuling(refused).ruling).not.toContain('the table: “Mondays')
  })

  it.each([
    ['I should have rung you.', 'I can do Sundays.', 'One side put something on the table, the other owned its part'],
    [
      'Please ring me first.',
      'It rained.',
      'One side said plainly how it sees this, the other asked plainly for what it needs',
    ],
    ['It rained.', 'The bell is broken.', 'Each side said plainly how it sees this, and that was right.'],
  ])('says what each side did right: “%s” and “%s”', (user1, user2, right) => {
    expect(cannedRuling({ ...task, user1, user2 }).ruling).toContain(right)
  })

  it('quotes one side if the other said nothing that can be quoted, and blames nobody for that', () => {
    const { ruling } = cannedRuling({ ...task, user1: 'You owe me $120.', user2: 'Thanks for raising this.' })
    expect(ruling).toContain(
      'Both sides were heard, and every word was read. One of them told the court: “You owe me $120”.',
    )
  })

  it('doesn’t publish what someone wants to keep between the two', () => {
    const user1 = 'You rang on Monday. I need Fridays off, my chemo is on Thursdays. I haven’t told people that.'
    const { ruling, strongest_points } = cannedRuling({ ...task, user1, user2: 'It rained. Could you ring me?' })
    expect(`${ruling} ${strongest_points.user1}`).not.toMatch(/chemo|Fridays|told people/)
    expect(strongest_points.user1).toBe('“You rang on Monday”')
  })

  it.each([
    'My chemo is on Thursdays, and could you do the Friday run? I haven’t told people that.',
    'My chemo is on Thursdays. Sorry. I haven’t told people that.',
    'My chemo is on Thursdays. In confidence.',
  ])('doesn’t publish any part of a sentence that someone wants to keep between the two: %s', (secret) => {
    const user1 = `You rang on Monday. ${secret}`
    const { ruling, strongest_points } = cannedRuling({ ...task, user1, user2: 'It rained. Could you ring me?' })
    expect(`${ruling} ${strongest_points.user1}`).not.toMatch(/chemo|Friday/)
  })

  it('makes no joke about food next to an illness or a death', () => {
    const grave = Array.from({ length: 40 }, (_, n) => ({ ...task, title: `Case ${n}`, user2: 'Nan died in May.' }))
    const texts = grave.map((one) => cannedRuling(one).ruling).join('\n')
    expect(texts).not.toMatch(/popcorn|snack|Order, order|Shake hands/)
    const light = grave.map((one) => cannedRuling({ ...one, user2: 'It rained.' }).ruling).join('\n')
    expect(light).toMatch(/popcorn/)
    const summaries = grave.map((one) => cannedSummary({ ...one, ruling: cannedRuling(one).ruling }))
    expect(summaries.join('\n')).not.toMatch(/draw|snack|homework/)
    expect(light).toMatch(/snack/)
  })

  it('contains no first name, even at the start of a sentence', () => {
    const { strongest_points } = cannedRuling({ ...task, user1: 'Cian is fifteen. We never heard the door.' })
    expect(strongest_points.user1).toBe('“We never heard the door”')
  })

  it('contains no names, even if a side addresses the other by name', () => {
    const { ruling, strongest_points } = cannedRuling({ ...task, user1: 'Jonas, you owe me $120. I told Becca.' })
    expect(`${ruling} ${strongest_points.user1}`).not.toMatch(/Jonas|Becca/)
    expect(strongest_points.user1).toBe('“You owe me $120”')
  })

  it('varies its phrases from case to case', () => {
    const openings = ['Rent', 'Dishes', 'The dog', 'Wi-Fi', 'Noise', 'Parking'].map(
      (title) => cannedRuling({ ...task, title }).ruling.split('“')[0],
    )
    expect(new Set(openings).size).toBeGreaterThan(1)
  })

  it('is the same if the sides are swapped', () => {
    const here = cannedRuling(task)
    const there = cannedRuling({ ...task, user1: task.user2, user2: task.user1 })
    expect(there.ruling).toBe(here.ruling)
    expect(there.strongest_points).toEqual({ user1: here.strongest_points.user2, user2: here.strongest_points.user1 })
  })

  it('repeats no long passage of a side’s words, because strangers read it', () => {
    expect(repeatsPrivateText(JSON.stringify(cannedRuling(task)), [task.user1, task.user2])).toBe(false)
  })

  it('masks personal data and removes insults in the title', () => {
    const { ruling } = cannedRuling({ ...task, title: 'That bitch from 12 Oak Street <maya@example.com>' })
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
