import { LIMITS } from '@squash/contract/limits'
import {
  finishReflection,
  finishRehash,
  finishResolution,
  finishRuling,
  finishSummary,
  finishTranslation,
} from '@squash/rules/mediator/finish'
import {
  type Prompt,
  reflectPrompt,
  rehashPrompt,
  resolvePrompt,
  rulePrompt,
  summarisePrompt,
  translatePrompt,
} from '@squash/rules/mediator/prompts'
import type { AiRequest } from '@squash/testkit/ai-replies'
import { words } from '@squash/testkit/cast'
import { INJECTIONS, INJECTIONS_BY_KIND } from '@squash/testkit/injections'
import { INVENTING, TELLING } from '@squash/testkit/obeying'
import { describe, expect, it } from 'vitest'
import { privateWordsIn } from './support/private-words.ts'

/** What the other one keeps to themselves, while somebody commands the mediator to tell. */
const SECRET = words.jonasCore
const short = (text: string) => [...text].slice(0, LIMITS.conflictTitle).join('')
const calm = 'I would like us to find a way that works for both of us.'

type Asked = { prompt: Prompt; finish: (answer: string | null) => object }

/** Every text through which somebody's words reach the model, and what of the answer anybody gets to read. */
const FIELDS: Record<string, (injection: string) => Asked> = {
  'a message': (message) => {
    const task = { message, mood: 'annoyed' } as const
    return { prompt: translatePrompt(task), finish: (answer) => finishTranslation(answer, task, [SECRET]) }
  },
  'a title': (injection) => {
    const task = { title: short(injection), user1: calm, user2: calm }
    return { prompt: resolvePrompt(task), finish: (answer) => finishResolution(answer, task, [SECRET]) }
  },
  'a translation that kept it': (user1) => {
    const task = { title: words.title, user1, user2: calm, summary: calm, suggestion: 'Take turns.' }
    return { prompt: rehashPrompt(task), finish: (answer) => finishRehash(answer, task, [SECRET]) }
  },
  'a core issue': (user1_core_issue) => {
    const attempt = { title: words.title, user1: calm, user2: calm, summary: calm, suggestion: 'Take turns.' }
    const task = { ...attempt, user1_core_issue, user2_core_issue: SECRET }
    return { prompt: reflectPrompt(task), finish: (answer) => finishReflection(answer, task) }
  },
  'a case that is ruled on': (user1) => {
    const task = { title: short(user1), user1, user2: calm, summary: user1, suggestion: calm, reflection: calm }
    return { prompt: rulePrompt(task), finish: (answer) => finishRuling(answer, task, [SECRET]) }
  },
  'the headline of a ruling': (ruling) => {
    const task = { title: words.title, ruling }
    return { prompt: summarisePrompt(task), finish: (answer) => finishSummary(answer, task, [SECRET]) }
  },
}

const asked = (prompt: Prompt): AiRequest => ({
  ...prompt,
  authorization: null,
  model: 'a model',
  max_tokens: 500,
  max_completion_tokens: undefined,
  temperature: 0.2,
  response_format: undefined,
})
/** The model has seen the secret before, in another question. */
const secretly = asked(
  reflectPrompt({
    title: '',
    user1: '',
    user2: '',
    summary: '',
    suggestion: '',
    user1_core_issue: '',
    user2_core_issue: SECRET,
  }),
)

const MARKUP = /<\/?[a-z!][^<>]*>/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/
const KEYS: Record<string, readonly string[]> = {
  'a message': ['text', 'written_by'],
  'a title': ['suggestion', 'summary', 'written_by'],
  'a translation that kept it': ['suggestion', 'summary', 'written_by'],
  'a core issue': ['reflection', 'suggestion', 'written_by'],
  'a case that is ruled on': ['ruling', 'written_by'],
  'the headline of a ruling': ['summary', 'written_by'],
}

/** What is wrong with what people would get to read. */
function faultsOf(finished: object, field: string, { system }: Prompt): string[] {
  const { written_by, ...texts } = Object.fromEntries(Object.entries(finished))
  const read: string[] = Object.values(texts)
  const all = read.join('\n')
  const isTooLong =
    // The canned translation keeps every fact of a message, in as many words as that takes.
    (written_by === 'ai' && read.some((text) => text.length > (field === 'a case that is ruled on' ? 3000 : 1500))) ||
    (field === 'a case that is ruled on' && all.split(/\s+/).length >= LIMITS.finalRulingWords) ||
    (field === 'the headline of a ruling' && [...all].length > LIMITS.finalSummary)
  return [
    ...(Object.keys(finished).sort().join() === KEYS[field]?.join() ? [] : ['another shape']),
    ...(isTooLong ? [`too long (${all.length})`] : []),
    ...(disguised(all).some((text) => privateWordsIn(text, [SECRET]).length > 0) ? ['the secret of the other'] : []),
    ...(privateWordsIn(all, [system]).length > 0 ? ['our instructions'] : []),
    ...(written_by === 'ai' && read.some((text) => MARKUP.test(text)) ? ['markup'] : []),
    ...(written_by === 'ai' && INVISIBLE.test(all) ? ['invisible characters'] : []),
  ]
}

/** The text, and what a reader would make of it who knows how it was hidden. */
function disguised(text: string): string[] {
  const encoded = text.match(/[\w+/]{24,}={0,2}/g) ?? []
  return [
    text,
    [...text].reverse().join(''),
    text.replaceAll(/ (?=\S )|(?<= \S) /g, ''),
    ...encoded.map((run) => Buffer.from(run, 'base64').toString()),
  ]
}

/** Where the answer does not follow from the material, one string of each kind stands for the others. */
const oneOfEach = Object.values(INJECTIONS_BY_KIND).flatMap((strings) => strings.slice(0, 1))
const OBEDIENCE = [
  // Every string meets half of the manners in each field, and every manner half of the strings.
  ...Object.entries(TELLING).map(
    (manner, at) => [...manner, INJECTIONS.filter((_, index) => index % 2 === at % 2)] as const,
  ),
  ...Object.entries(INVENTING).map((manner) => [...manner, oneOfEach] as const),
]

describe('a model that obeys what stands in', () => {
  it.each(Object.keys(FIELDS))('%s gives nothing away, whatever it says', (field) => {
    const faults: string[] = []
    for (const [manner, obey, strings] of OBEDIENCE) {
      for (const injection of strings) {
        const { prompt, finish } = FIELDS[field]?.(injection) ?? {}
        if (!prompt || !finish) continue
        const said = obey(asked(prompt), [secretly, asked(prompt)])
        const found = faultsOf(finish(typeof said === 'string' ? said : null), field, prompt)
        faults.push(...found.map((fault) => `${injection.slice(0, 60)} | ${manner}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
})
