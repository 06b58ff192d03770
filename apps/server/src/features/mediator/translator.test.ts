import type { Translated, TranslateTask } from '@squash/rules/mediator/mediator'
import { type AiProvider, startAiProvider } from '@squash/testkit/ai-provider'
import { saying, slowly } from '@squash/testkit/ai-replies'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createProvider } from '../../platform/language-model/provider.ts'
import { createTranslator } from './translator.ts'

const lines: string[] = []
const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
const message = 'You lazy pig! You owe me $40 since Monday. When will you pay me back?'
const good = saying('{"text": "You owe me $40 since Monday. When will you pay me back?"}')
const wrongAmount = saying('{"text": "You owe me $50 since Monday. When will you pay me back?"}')

let ai: AiProvider
let outcomes: string[]
const metrics = {
  mediatorAnswered: (task: string, outcome: string) => void outcomes.push(`${task} ${outcome}`),
  modelCircuit() {},
}
beforeAll(async () => {
  ai = await startAiProvider()
})
beforeEach(() => {
  ai.reset()
  outcomes = []
  lines.length = 0
})
afterAll(() => ai.close())

function translate(over: Partial<TranslateTask> = {}, totalMs = 10_000, hasModel = true): Promise<Translated> {
  const settings = { model: 'm', temperature: 0.2, maxTokens: 500, tokenParameter: 'max_tokens' } as const
  const provider = createProvider({ baseUrl: ai.baseUrl, apiKey: null, settingsFor: () => settings, log, metrics })
  const patience = { tries: 1, tryMs: totalMs, totalMs }
  return createTranslator({ provider: hasModel ? provider : null, log, metrics, patience, clauses: null })({
    message,
    mood: 'annoyed',
    ...over,
  })
}

describe('the translation of a message', () => {
  it('is the model’s text when every check passes', async () => {
    ai.always(good)
    expect(await translate()).toMatchObject({
      text: 'You owe me $40 since Monday. When will you pay me back?',
      written_by: 'ai',
      language: 'en',
      note: null,
    })
    expect(ai.requests).toHaveLength(1)
  })

  it('is repaired once, with the failed checks and missing facts named', async () => {
    ai.next(wrongAmount, good)
    expect(await translate()).toMatchObject({ written_by: 'ai', text: expect.stringContaining('$40') })
    expect(ai.requests).toHaveLength(2)
    const [first, repair] = ai.requests
    expect(repair?.system).toBe(first?.system)
    expect(repair?.user).toContain('loses or changes a number, amount')
    expect(repair?.user).toContain('"$40"')
    expect(outcomes).toEqual(['translate answered', 'repair answered'])
  })

  it('falls back to the canned text when the repair fails too, without a third request', async () => {
    ai.always(wrongAmount)
    const translated = await translate()
    expect(translated).toMatchObject({ written_by: 'canned', text: expect.stringContaining('$40') })
    expect(translated.text).not.toContain('pig')
    expect(ai.requests).toHaveLength(2)
    expect(outcomes.at(-1)).toBe('translate canned')
    expect(lines.join()).toContain('facts_kept')
    expect(lines.join()).not.toMatch(/pig|\$40|\$50/)
  })

  it('is not repaired when hardly any time is left, to spare its author the wait', async () => {
    ai.next(slowly(1_200, wrongAmount))
    expect(await translate({}, 2_000)).toMatchObject({ written_by: 'canned' })
    expect(ai.requests).toHaveLength(1)
  })

  it('takes no longer than the total time limit', async () => {
    ai.next(wrongAmount, slowly(8_000, good))
    const started = performance.now()
    expect(await translate({}, 2_500)).toMatchObject({ written_by: 'canned' })
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  it('is requested in the language of its author, or that of its reader', async () => {
    await translate({ message: 'Nunca me pagas a tiempo y estoy harta de pedirlo cada semana.' })
    await translate({ language: 'de' })
    const named = ai.requests.map(({ user }) => /^Language of the answer: (\w+)\./.exec(user)?.[1])
    expect(named[0]).toBe('Spanish')
    expect(named.at(-1)).toBe('German')
  })

  it('is the message as typed if there is no model and the canned translator does not support its language', async () => {
    const spanish = 'Nunca me pagas a tiempo y estoy harta de pedirlo cada semana.'
    expect(await translate({ message: spanish }, 1_000, false)).toMatchObject({
      text: spanish,
      written_by: 'canned',
      language: 'es',
      note: 'as_typed',
    })
  })

  it('is empty if there is no model and the message contains only insults', async () => {
    expect(await translate({ message: 'You idiot!' }, 1_000, false)).toMatchObject({ text: '', note: 'nothing_left' })
  })
})
