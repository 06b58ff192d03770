import { goodAnswer, inForm, taskOf } from './ai-answers.ts'
import { biasedRuling } from './ai-rulings.ts'

/** One request as the provider received it. */
export type AiRequest = {
  authorization: string | null
  model: string
  /** Each of these is undefined if the request does not set it. */
  max_tokens: number | undefined
  max_completion_tokens: number | undefined
  temperature: number | undefined
  /** 'json_schema' if structured output is requested. */
  response_format: string | undefined
  system: string
  user: string
}

export type AiReply = {
  status: number | 'hang up'
  headers?: Record<string, string>
  body?: string
  /** Milliseconds before the answer begins. */
  afterMs?: number
  /** A promise to wait for before that. */
  after?: Promise<unknown>
}

/** How the provider handles one request; `seen` is every request so far, including this one. */
export type Script = (request: AiRequest, seen: readonly AiRequest[]) => AiReply

/** A completion with this text. @param finish_reason why the text ends */
export const completion = (content: string, finish_reason = 'stop'): AiReply => ({
  status: 200,
  body: JSON.stringify({
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 1_770_000_000,
    model: 'test',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
    usage: { prompt_tokens: 20, completion_tokens: 10, total_tokens: 30 },
  }),
})

const failure = (status: number, message: string, headers: Record<string, string> = {}): AiReply => ({
  status,
  headers,
  body: JSON.stringify({ error: { message, type: 'test', code: null } }),
})

/** Answers exactly this, whatever the request. */
export const saying =
  (content: string): Script =>
  () =>
    completion(content)

/** A good answer to any task. */
export const well: Script = (request) => completion(goodAnswer(request))

/** Judges for the side that comes first in the prompt, and does anything else well. */
export const favouringTheFirst: Script = (request) =>
  completion(taskOf(request) === 'rule' ? biasedRuling(request) : goodAnswer(request))

/** @param ms before the answer begins */
export const slowly =
  (ms: number, then: Script = well): Script =>
  (request, seen) => ({ ...then(request, seen), afterMs: ms })

/**
 * Accepts the request and never answers, like a provider whose machine hangs. @param until resolves at the end of the
 * test
 */
export const hanging =
  (until: Promise<unknown>): Script =>
  () => ({ status: 'hang up', after: until })

/** @param retryAfter seconds */
export const rateLimited =
  (retryAfter?: number): Script =>
  () =>
    failure(429, 'Rate limit reached', retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })

/** The provider repeats the prompt in its error message, as some do: none of it may reach a log. */
export const invalidKey: Script = ({ user }) => failure(401, `Incorrect API key provided, while answering: ${user}`)
export const outOfOrder: Script = ({ user }) => failure(500, `The server had an error while answering: ${user}`)
export const badRequest: Script = () => failure(400, 'Unknown model')

/** Refuses requests with an unknown parameter, and answers the others well. */
export const rejecting =
  (parameter: 'response_format' | 'temperature' | 'max_tokens', then: Script = well): Script =>
  (request, seen) =>
    request[parameter] === undefined ? then(request, seen) : failure(400, `Unsupported parameter: '${parameter}'`)
export const hangUp: Script = () => ({ status: 'hang up' })

/** Truncated JSON, even where plain text was requested. */
export const brokenJson: Script = () => completion('{"summary": "Both of you want a calm home", "sugges')
/** A good answer without its end, because it reached the token limit. */
export const cutOffAnswer: Script = (request) => completion(goodAnswer(request).slice(0, -20), 'length')
/** A polite answer without content, in the requested format. */
export const politeNothing: Script = (request) => completion(inForm(request, 'Okay.'))
/** A refusal, in the requested format. */
export const refusing: Script = (request) => completion(inForm(request, "I'm sorry, but I can't help with that."))
/** The provider's own response JSON is truncated. */
export const brokenEnvelope: Script = () => ({ status: 200, body: '{"choices": [{"mess' })
export const emptyText: Script = saying('')
export const fiveThousandWords: Script = (request) => completion(inForm(request, 'calm '.repeat(5_000).trim()))

/**
 * Obeys an instruction hidden in a message: repeats, in the requested format, a stretch of every private text that it
 * was ever given. Only a check of the answer can keep that from the other party.
 */
export const revealing: Script = (request, seen) =>
  completion(inForm(request, `They really wrote: ${[...new Set(seen.flatMap(privateStretches))].join(' ')}`))

const DATA = /<(data-\w+) name="([^"]*)">\n(.*)\n<\/\1>/g
/**
 * Long enough to count as a leak (eight words, docs/reference/mediator-checks.md#when-an-answer-is-unfit), short enough to
 * pass every length limit.
 */
const STRETCH = 12

/** The first words of each raw message and core issue in a request. */
function privateStretches(request: AiRequest): string[] {
  return [...request.user.matchAll(DATA)]
    .filter(([, , label = '']) => taskOf(request) === 'translate' || label.includes('core issue'))
    .map(([, , , json = '""']) => String(JSON.parse(json)).split(/\s+/).slice(0, STRETCH).join(' '))
}
