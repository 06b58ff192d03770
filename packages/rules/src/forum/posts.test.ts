import { describe, expect, it } from 'vitest'
import { finishAdvice } from '../mediator/finish.ts'
import { choosePost, isEligible, type Post } from './posts.ts'
import { SAMPLES, sampleFor } from './samples.ts'

const post = (changes: Partial<Post> = {}): Post => ({
  id: 'one',
  title: 'AITA for selling my sister her own bike?',
  author: 'two_wheels',
  subreddit: 'AmItheAsshole',
  text: 'She left it in my shed for three years. '.repeat(8),
  url: 'https://www.reddit.com/r/AmItheAsshole/comments/one/',
  createdAt: new Date('2026-03-02T08:00:00Z'),
  score: 10,
  isText: true,
  isRemoved: false,
  isAdult: false,
  isPinned: false,
  ...changes,
})

describe('a forum post', () => {
  it('is eligible when it is a text of the right length', () => {
    expect(isEligible(post())).toBe(true)
  })

  it.each<[string, Partial<Post>]>([
    ['a link or a picture', { isText: false }],
    ['removed', { isRemoved: true }],
    ['marked adult', { isAdult: true }],
    ['an announcement of the forum', { isPinned: true }],
    ['from an account that is gone', { author: '' }],
    ['a one-liner', { text: 'Am I?' }],
    ['longer than 4,000 characters', { text: 'x'.repeat(4_001) }],
    ['about a tragedy', { text: `${'x'.repeat(300)} She was abusive to me.` }],
    ['about a tragedy, according to its title', { title: 'AITA for missing the funeral?' }],
  ])('is not eligible when it is %s', (_what, changes) => {
    expect(isEligible(post(changes))).toBe(false)
  })

  it('counts emojis as single characters', () => {
    expect(isEligible(post({ text: '🚲'.repeat(4_000) }))).toBe(true)
  })
})

describe('the daily conflict', () => {
  const best = post({ id: 'best', score: 900 })
  const second = post({ id: 'second', score: 800 })

  it('is the eligible post with the highest score that was not shown before', () => {
    const adult = post({ id: 'adult', score: 5_000, isAdult: true })
    expect(choosePost([second, adult, best], new Set())).toBe(best)
    expect(choosePost([second, adult, best], new Set(['best']))).toBe(second)
  })

  it('is null if no post is eligible', () => {
    expect(choosePost([], new Set())).toBeNull()
    expect(choosePost([best], new Set(['best']))).toBeNull()
  })
})

describe('the samples', () => {
  it('are eligible, and have distinct slugs', () => {
    for (const { title, text } of SAMPLES) expect([title, isEligible(post({ title, text }))]).toEqual([title, true])
    expect(new Set(SAMPLES.map(({ slug }) => slug)).size).toBe(SAMPLES.length)
  })

  it.each(SAMPLES)(
    '$slug has a summary and a suggestion that fit it better than any other sample',
    ({ slug, title, text, advice }) => {
      expect(finishAdvice(JSON.stringify(advice), { title, text })).toEqual({ ...advice, written_by: 'ai' })
      const said = `${advice.summary} ${advice.suggestion}`
      expect(said).not.toMatch(/\b(?:asshole|aita|nta|yta|at fault|is right|is wrong|to blame)\b/i)
      const shared = (story: string): number =>
        tellingWords(said).filter((word) => story.toLowerCase().includes(word)).length
      const others = SAMPLES.filter((other) => other.slug !== slug).map((other) =>
        shared(`${other.title} ${other.text}`),
      )
      expect(shared(`${title} ${text}`)).toBeGreaterThan(Math.max(...others))
    },
  )

  it('rotate daily, and advance by one each time the daily conflict is replaced', () => {
    const days = SAMPLES.map((_, day) => sampleFor(day, 0).slug)
    expect(new Set(days).size).toBe(SAMPLES.length)
    expect(sampleFor(SAMPLES.length, 0)).toBe(sampleFor(0, 0))
    expect(sampleFor(3, 1)).toBe(sampleFor(4, 0))
  })
})

/** The distinct words of six or more letters, which say what a text is about. */
const tellingWords = (text: string): string[] => [...new Set(text.toLowerCase().match(/\p{L}{6,}/gu))]
