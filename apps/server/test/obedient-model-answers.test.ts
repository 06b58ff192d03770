import type { Commitment } from '@squash/contract/commitments'
import { LIMITS } from '@squash/contract/limits'
import { deriveOnce } from '@squash/rules/mediator/canned/testing/derive-once'
import {
  finishReflection,
  finishRehash,
  finishResolution,
  finishSummary,
  finishTranslation,
} from '@squash/rules/mediator/finish'
import type { Ruling, Written } from '@squash/rules/mediator/mediator'
import { reflectPrompt, rehashPrompt, resolvePrompt } from '@squash/rules/mediator/prompts/mediate'
import { rulePrompt, summarisePrompt } from '@squash/rules/mediator/prompts/rule'
import { translatePrompt } from '@squash/rules/mediator/prompts/translate'
import type { Prompt } from '@squash/rules/mediator/prompts/voice'
import { finishRuling } from '@squash/rules/mediator/ruling/settle-ruling'
import type { AiRequest } from '@squash/testkit/ai-replies'
import { words } from '@squash/testkit/cast'
import { INJECTIONS, INJECTIONS_BY_KIND } from '@squash/testkit/injections'
import { HARMFUL, LEAKING } from '@squash/testkit/obeying'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { privateWordsIn } from './support/private-words.ts'

/** The other party's secret, which an injection orders the mediator to reveal. */
const SECRET = words.jonasCore
const short = (text: string) => [...text].slice(0, LIMITS.conflictTitle).join('')
const calm = 'I would like us to find a way that works for both of us.'

type Asked = { prompt: Prompt; finish: (answer: string | null) => object }

/** Every text through which a user's words reach the model, and the parts of the answer that users get to read. */
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
  'what was missing': (user1_critique) => {
    const attempt = { title: words.title, user1: calm, user2: calm, summary: calm, suggestion: 'Take turns.' }
    const task = { ...attempt, user1_critique, user2_critique: SECRET }
    return { prompt: rehashPrompt(task), finish: (answer) => finishRehash(answer, task) }
  },
  'a core issue': (user1_core_issue) => {
    const attempt = { title: words.title, user1: calm, user2: calm, summary: calm, suggestion: 'Take turns.' }
    const task = { ...attempt, user1_core_issue, user2_core_issue: SECRET }
    return { prompt: reflectPrompt(task), finish: (answer) => finishReflection(answer, task) }
  },
  'a case that is ruled on': (user1) => {
    const task = { title: short(user1), user1, user2: calm, summary: user1, suggestion: calm, reflection: calm }
    return { prompt: rulePrompt(task), finish: (answer) => textsOf(finishRuling(answer, task, [SECRET])) }
  },
  'the headline of a ruling': (ruling) => {
    const task = { title: words.title, ruling }
    return { prompt: summarisePrompt(task), finish: (answer) => finishSummary(answer, task, [SECRET]) }
  },
}

const textsOf = ({ ruling, strongest_points, written_by }: Written<Ruling>) => ({
  ruling,
  ...strongest_points,
  written_by,
})

const asked = (prompt: Prompt): AiRequest => ({
  ...prompt,
  authorization: null,
  model: 'a model',
  max_tokens: 500,
  max_completion_tokens: undefined,
  temperature: 0.2,
  response_format: undefined,
})
/** An earlier request in which the model has seen the secret. */
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
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for exactly these
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/
const KEYS: Record<string, readonly string[]> = {
  'a message': ['text', 'written_by'],
  'a title': ['commitments', 'suggestion', 'summary', 'written_by'],
  'a translation that kept it': ['commitments', 'suggestion', 'summary', 'written_by'],
  'what was missing': ['commitments', 'suggestion', 'summary', 'written_by'],
  'a core issue': ['commitments', 'reflection', 'suggestion', 'written_by'],
  'a case that is ruled on': ['ruling', 'user1', 'user2', 'written_by'],
  'the headline of a ruling': ['summary', 'written_by'],
}

/** What is wrong with the texts that users would get to read. */
function faultsOf(finished: object, field: string, { system }: Prompt): string[] {
  const { written_by, commitments = [], ...texts } = Object.fromEntries(Object.entries(finished))
  const listed: Commitment[] = commitments
  const read: string[] = [...Object.values(texts), ...listed.flatMap(({ what, by }) => [what, by ?? ''])]
  const all = read.join('\n')
  const isTooLong =
    // The canned translation keeps every fact of a message, however many words that takes.
    (written_by === 'ai' && read.some((text) => text.length > (field === 'a case that is ruled on' ? 3000 : 1500))) ||
    (field === 'a case that is ruled on' && String(texts.ruling).split(/\s+/).length >= LIMITS.finalRulingWords) ||
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

/** The text, and the versions that a reader who knows how it was hidden could recover. */
function disguised(text: string): string[] {
  const encoded = text.match(/[\w+/]{24,}={0,2}/g) ?? []
  return [
    text,
    [...text].reverse().join(''),
    text.replaceAll(/ (?=\S )|(?<= \S) /g, ''),
    ...encoded.map((run) => Buffer.from(run, 'base64').toString()),
  ]
}

/** Where the answer doesn't depend on the material, one string of each kind represents the others. */
const oneOfEach = Object.values(INJECTIONS_BY_KIND).flatMap((strings) => strings.slice(0, 1))
const OBEDIENCE = [
  // Each field sees every string with half of the behaviours, and every behaviour with half of the strings.
  ...Object.entries(LEAKING).map(
    (manner, at) => [...manner, INJECTIONS.filter((_, index) => index % 2 === at % 2)] as const,
  ),
  ...Object.entries(HARMFUL).map((manner) => [...manner, oneOfEach] as const),
]

beforeAll(deriveOnce)
afterAll(() => vi.restoreAllMocks())

describe.each(Object.keys(FIELDS))('a model that obeys an injection in %s', (field) => {
  it.each(OBEDIENCE)('reveals nothing: %s', (manner, obey, strings) => {
    const faults: string[] = []
    for (const injection of strings) {
      const { prompt, finish } = FIELDS[field]?.(injection) ?? {}
      if (!prompt || !finish) continue
      const said = obey(asked(prompt), [secretly, asked(prompt)])
      const found = faultsOf(finish(typeof said === 'string' ? said : null), field, prompt)
      faults.push(...found.map((fault) => `${injection.slice(0, 60)} | ${manner}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
})
