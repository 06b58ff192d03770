import { describe, expect, it } from 'vitest'
import { reflectPrompt, rehashPrompt, resolvePrompt } from './prompts/mediate.ts'
import { repairPrompt } from './prompts/repair.ts'
import { rulePrompt } from './prompts/rule.ts'
import { translatePrompt } from './prompts/translate.ts'
import { understandPrompt } from './prompts/understand.ts'
import type { Prompt } from './prompts/voice.ts'
import { type Reader, sharedReader } from './reader.ts'

const brief = { tone: 'brief', manner: 'direct' } as const
const warm = { tone: 'warm', manner: 'careful' } as const
const none: Reader = { tone: null, manner: null }

describe('two readers of one text', () => {
  it('are addressed the way both prefer', () => {
    expect(sharedReader(brief, brief)).toEqual(brief)
    expect(sharedReader(brief, { tone: 'brief', manner: 'careful' })).toEqual({ tone: 'brief', manner: null })
  })

  it('are addressed in no particular way if they differ, or only one has a preference', () => {
    expect(sharedReader(brief, warm)).toEqual(none)
    expect(sharedReader(brief, none)).toEqual(none)
    expect(sharedReader(none, warm)).toEqual(none)
  })
})

const message = { message: 'You never wash up', mood: 'annoyed' } as const
const conflict = { title: 'The dishes', user1: 'The sink is full.', user2: 'I work late.' }
const attempt = { ...conflict, summary: 'Both are tired.', suggestion: 'Take turns.' }
const issues = { user1_core_issue: 'I am ashamed.', user2_core_issue: 'I lost my job.' }

/** The prompts that take a reader; by default, one without a preference. */
const PROMPTS = {
  translate: (reader = none) => translatePrompt({ ...message, reader }),
  repair: (reader = none) => repairPrompt({ ...message, reader }, 'Wash up!', ['complete']),
  understand: (reader = none) => understandPrompt({ message: 'The sink is full.', requests: [], reader }),
  resolve: (reader = none) => resolvePrompt({ ...conflict, reader }),
  rehash: (reader = none) => rehashPrompt({ ...attempt, reader }),
  reflect: (reader = none) => reflectPrompt({ ...attempt, ...issues, reader }),
} satisfies Record<string, (reader?: Reader) => Prompt>

describe('a prompt', () => {
  it.each(Object.entries(PROMPTS))('to %s says how its reader likes to be addressed', (_, promptFor) => {
    expect(promptFor(brief).user).toMatch(/likes? to be addressed briefly/)
    expect(promptFor(brief).user).toMatch(/likes? directness/)
    expect(promptFor(warm).user).toMatch(/likes? to be addressed warmly/)
    expect(promptFor(warm).user).toMatch(/likes? a careful tone/)
    expect(promptFor({ tone: null, manner: 'careful' }).user).not.toMatch(/briefly|warmly/)
  })

  it.each(Object.entries(PROMPTS))('to %s mentions no reader without a preference', (_, promptFor) => {
    expect(promptFor().user).not.toMatch(/likes? /)
  })

  it.each(Object.entries(PROMPTS))('to %s has the same instructions for every reader', (_, promptFor) => {
    expect(promptFor(warm).system).toBe(promptFor().system)
  })

  it('to translate puts the author’s wish after the reader’s, so that the author’s wins', () => {
    const { user } = translatePrompt({ ...message, reader: brief, variation: 'warmer' })
    expect(user.indexOf('The reader likes')).toBeLessThan(user.indexOf('The author asks for a warmer wording'))
    expect(user).toContain('comes first')
  })

  it('for a ruling mentions no reader, because anyone may read it', () => {
    expect(rulePrompt({ ...attempt, reflection: 'Both want peace.', reader: brief }).user).not.toMatch(/likes? /)
  })
})
