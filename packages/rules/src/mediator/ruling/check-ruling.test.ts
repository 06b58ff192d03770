import { describe, expect, it } from 'vitest'
import { checkRuling } from './check-ruling.ts'

const task = {
  title: 'The bike',
  user1: 'I lent you my bike in May, and it came back with a bent wheel. The repair cost $80. Please pay for it.',
  user2: 'The brakes were worn when I took it. I spent my own evening on the puncture, twice, and nobody thanked me.',
  summary: 'A bike came back bent.',
  suggestion: 'Share the bill.',
  reflection: 'Both want to be able to lend things.',
}
const POINTS = {
  A: 'The wheel was straight in May and the repair cost $80.',
  B: 'The brakes were worn from the start.',
}
const RULING = [
  'All rise for the wheel that is no longer round!',
  'The one who lent the bike is right that it left straight and came home bent, and that $80 is a real bill.',
  'The one who borrowed it is right that the brakes were worn, and that a puncture mended twice deserves a word of thanks.',
  'The bill follows the bend, so the borrower carries it, and the lender says thank you in a full sentence.',
  'Both do so by Sunday, in daylight.',
].join(' ')

const checked = (
  changes: { ruling?: string; verdict?: unknown; points?: object } = {},
  more: Parameters<typeof checkRuling>[3] = undefined,
) => {
  const answer = JSON.stringify({ points: POINTS, verdict: 'A', ruling: RULING, ...changes })
  return checkRuling(answer, task, [], more)
}

describe('a judgment by the model', () => {
  it('is read with its verdict and the strongest point of each party', () => {
    expect(checked()).toEqual({
      opinion: { strongest_points: { user1: POINTS.A, user2: POINTS.B }, verdict: 'first', ruling: RULING },
      failed: [],
    })
  })

  it('is mapped back to the parties, whatever letters the prompt gave them', () => {
    const order = { sides: ['user2', 'user1'], letters: { user1: 'B', user2: 'A' } } as const
    const answer = JSON.stringify({ points: POINTS, verdict: 'A', ruling: RULING })
    expect(checkRuling(answer, { ...task, order }).opinion).toMatchObject({
      verdict: 'second',
      strongest_points: { user1: POINTS.B, user2: POINTS.A },
    })
  })

  it.each([
    ['another verdict', { verdict: 'first' }],
    ['no verdict', { verdict: null }],
    ['no points', { points: {} }],
    ['a point for one side only', { points: { A: POINTS.A } }],
    ['a point of many sentences', { points: { ...POINTS, B: 'The brakes were worn. '.repeat(20) } }],
    ['no ruling', { ruling: '' }],
    ['a refusal', { ruling: 'I’m sorry, but I can’t judge this.' }],
  ])('is unreadable with %s', (_, changes) => {
    expect(checked(changes)).toEqual({ opinion: null, failed: ['unreadable'] })
  })

  it.each([
    ['words', RULING.split('. ').slice(0, 2).join('. ').concat('.')],
    [
      'fact_of_each',
      RULING.replace(/ The one who borrowed it[^.]*\./, ' The other one had reasons of a general kind too.'),
    ],
    ['conduct', `${RULING} The borrower is lazy.`],
    ['conduct', `${RULING} Such a liar should walk.`],
    ['conduct', `${RULING} It shows a weak character.`],
    ['reads_aloud', `${RULING} Person A pays.`],
    ['reads_aloud', `${RULING} Pay and/or thank.`],
    ['reads_aloud', `${RULING}\n- Pay.\n- Thank.`],
    ['reads_aloud', `${RULING} ⚖️`],
    ['reads_aloud', `${RULING} And ${'so it goes on and '.repeat(12)} on.`],
    [
      'language',
      `${'Die Rechnung von $80 für das Rad trägt, wer es verbogen hat, und die Bremsen waren vorher schon abgenutzt. '.repeat(4)}`,
    ],
  ] as const)('fails %s: …%s', (fault, ruling) => {
    expect(checked({ ruling }).failed).toEqual([fault])
  })

  it('may not repeat what a party kept private', () => {
    const secret = 'the lender says thank you in a full sentence or else'
    const answer = JSON.stringify({ points: POINTS, verdict: 'A', ruling: RULING })
    expect(checkRuling(answer, task, [secret]).failed).toEqual(['private'])
  })

  it('has personal data masked', () => {
    const points = { ...POINTS, B: 'The brakes were worn, as eve@example.com saw.' }
    expect(checked({ points }).opinion?.strongest_points.user2).toBe('The brakes were worn, as [email] saw.')
  })

  it('keeps to a settled verdict, in the field and in the text', () => {
    expect(checked({ verdict: 'both' }, 'both').failed).toEqual([])
    expect(checked({ verdict: 'A' }, 'both').failed).toEqual(['verdict'])
    const forOne = RULING.replace('Both do so', 'The point goes to the one who lent it. Both do so')
    expect(checked({ verdict: 'both', ruling: forOne }, 'both').failed).toEqual(['verdict'])
  })
})

describe('the fact of each message that a ruling must use', () => {
  it('isn’t one that both messages contain', () => {
    const both = { ...task, user1: 'The bike cost $80.', user2: 'The bike cost $80, and the brakes were worn.' }
    const answer = JSON.stringify({
      points: POINTS,
      verdict: 'both',
      ruling: RULING.replace(/brakes were worn/g, 'case is old'),
    })
    expect(checkRuling(answer, both).failed).toContain('fact_of_each')
  })
})
