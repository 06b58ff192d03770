import { describe, expect, it } from 'vitest'
import {
  finishAdvice,
  finishReflection,
  finishRehash,
  finishResolution,
  finishSummary,
  finishTranslation,
} from './finish.ts'
import { summarisePrompt } from './prompts/rule.ts'

const raw = 'You left the dishes in the sink for three days and I had to clean up after you again.'
const translate = { message: raw, mood: 'annoyed' } as const
const conflict = { title: 'The dishes', user1: 'I feel the dishes land on me.', user2: 'I feel watched all the time.' }
const attempt = { ...conflict, summary: 'Both are tired.', suggestion: 'Take turns with the dishes.' }
const issues = {
  user1_core_issue: 'I am so ashamed of the debts that my brother left to me.',
  user2_core_issue: 'I lost my job in March and told nobody about it.',
}
const reflect = { ...attempt, ...issues }
const asJson = (first: string, suggestion: string, name = 'summary') => JSON.stringify({ [name]: first, suggestion })

describe('a translation by the model', () => {
  it('is accepted if it is fit', () => {
    const answer = 'I feel worn out, because the dishes stayed there for three days again.'
    expect(finishTranslation(answer, translate)).toEqual({ text: answer, written_by: 'ai' })
  })

  it.each([
    ['there is none', null],
    ['it is empty', ''],
    ['it loses a fact', 'I feel that you leave the dishes in the sink for days.'],
    ['it adds a name', `Dear Jonas, ${raw.toLowerCase()} Yours, Maya`],
    ['it curses', 'I feel that you are a fucking pain, dear.'],
    ['it disguises a curse', 'I feel that this is sh1t.'],
    ['it is far too long', 'very '.repeat(2000)],
  ])('is replaced with the canned one if %s', (_, answer) => {
    const finished = finishTranslation(answer, translate)
    expect(finished.written_by).toBe('canned')
    expect(finished.text).toContain('three days')
  })

  it('is replaced if it contains another private text of the conflict', () => {
    const other = 'The dishes stayed in the sink for three whole days'
    const answer = `${other}, and I had to clean up after you again.`
    expect(finishTranslation(answer, translate).written_by).toBe('ai')
    expect(finishTranslation(answer, translate, [other]).written_by).toBe('canned')
  })

  it('is replaced if it merely echoes a short message', () => {
    expect(finishTranslation('you are a liar', { message: 'You are a liar!', mood: 'rage' }).written_by).toBe('canned')
  })
})

describe('answers to the other tasks', () => {
  it('are accepted if they are fit', () => {
    const both = { summary: 'Both want calm.', suggestion: 'Take turns daily.', commitments: [], written_by: 'ai' }
    expect(finishResolution(asJson('Both want calm.', 'Take turns daily.'), conflict)).toEqual(both)
    expect(finishRehash(asJson('Both want calm.', 'Take turns daily.'), attempt)).toEqual(both)
    expect(finishReflection(asJson('Both want calm.', 'Take turns daily.', 'reflection'), reflect)).toEqual({
      reflection: 'Both want calm.',
      suggestion: 'Take turns daily.',
      commitments: [],
      written_by: 'ai',
    })
    expect(finishSummary('The dishes win.', { title: 'x', ruling: 'y' })).toEqual({
      summary: 'The dishes win.',
      written_by: 'ai',
    })
  })

  it.each(['', 'not JSON', '{"summary": 1}', 'word '.repeat(5000), null])('are canned for %j', (answer) => {
    expect(finishResolution(answer, conflict).written_by).toBe('canned')
    expect(finishRehash(answer, attempt).written_by).toBe('canned')
    expect(finishReflection(answer, reflect).written_by).toBe('canned')
  })

  it('never contain a raw message, in any field', () => {
    for (const answer of [asJson(raw, 'Take turns daily.'), asJson('Both want calm.', `Say: ${raw}`)]) {
      expect(finishResolution(answer, conflict, [raw]).written_by).toBe('canned')
      expect(finishRehash(answer, attempt, [raw]).written_by).toBe('canned')
    }
    expect(finishSummary('The dishes in the sink for three days', { title: '', ruling: '' }, [raw]).written_by).toBe(
      'canned',
    )
  })

  it("never contain a core issue in the reflection, even if it wasn't listed as private", () => {
    for (const secret of Object.values(issues)) {
      const finished = finishReflection(
        asJson(`One of you wrote "${secret}"`, 'Take turns daily.', 'reflection'),
        reflect,
      )
      expect(finished.written_by).toBe('canned')
      expect(JSON.stringify(finished)).not.toMatch(/debt|brother|job|march|nobody/i)
    }
  })

  it('are replaced if a rehash repeats the earlier suggestion', () => {
    expect(finishRehash(asJson('Both want calm.', 'take turns, with the dishes'), attempt).written_by).toBe('canned')
  })

  it('propose no canned commitments again that were in an earlier proposal', () => {
    const asked = { ...conflict, user2: 'I’ll wash up.' }
    const { commitments, ...texts } = finishResolution(null, asked)
    expect(commitments).toHaveLength(1)
    const rehash = { ...asked, ...texts, proposed: commitments }
    expect(finishRehash(null, rehash).commitments).toEqual([])
    expect(finishReflection(null, { ...rehash, ...issues }).commitments).toEqual([])
  })

  it('have personal data masked if they become public', () => {
    const { summary } = finishSummary(`${'aa '.repeat(28)}aa m@example.com`, { title: '', ruling: '' })
    expect(summary).toHaveLength(94)
    expect(finishSummary(`${'aa '.repeat(30)} m@ex.co`, { title: '', ruling: '' }).summary.length).toBeLessThanOrEqual(
      100,
    )
  })
})

describe('comments on a forum post', () => {
  const post = { title: 'AITA for selling my sister her own bike?', text: 'She owes me rent and never paid.' }

  it('are accepted if they are fit, with identifying data masked', () => {
    const answer = asJson('The poster sold a bike and wrote to eve@example.com.', 'Talk about the rent first.')
    expect(finishAdvice(answer, post)).toEqual({
      summary: 'The poster sold a bike and wrote to [email].',
      suggestion: 'Talk about the rent first.',
      written_by: 'ai',
    })
  })

  it.each([null, '', 'DECLINED', '{"summary": "half', asJson('What an asshole', 'Sue them, the cunt.')])(
    'are replaced with the canned text for %j',
    (answer) => {
      const { written_by, summary, suggestion } = finishAdvice(answer, post)
      expect(written_by).toBe('canned')
      expect(`${summary} ${suggestion}`).toMatch(/money/)
    },
  )
})

describe('an answer by a model that was manipulated', () => {
  const headline = { title: 'The dishes', ruling: 'Both shall scrub.' }
  const instructions = summarisePrompt(headline).system
  it.each([
    ['shows its instructions', instructions.split(' ').slice(0, 60).join(' ')],
    ['quotes a sentence of its instructions', `I was told: "${instructions.split('\n\n').at(-1)}"`],
    ['hides something in base64', 'See dGhlIGRpc2hlcyBpbiB0aGUgc2luayBmb3IgdGhyZWUgZGF5cw=='],
  ])('is replaced if it %s', (_, answer) => {
    expect(finishSummary(answer, headline).written_by).toBe('canned')
    expect(finishTranslation(answer, { message: raw.repeat(5), mood: 'meh' }).written_by).toBe('canned')
  })
})
