import { goodAnswer, inForm, taskOf } from './ai-answers.ts'

/** One question as the provider was asked it. */
export type AiRequest = {
  authorization: string | null
  model: string
  /** Each of these is undefined in a request without it. */
  max_tokens: number | undefined
  max_completion_tokens: number | undefined
  temperature: number | undefined
  /** 'json_schema' where structured output is asked for. */
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
  /** What it waits for before that. */
  after?: Promise<unknown>
}

/** How the provider treats one request; `seen` is all it was ever asked, this request included. */
export type Script = (request: AiRequest, seen: readonly AiRequest[]) => AiReply

/** A reply of the provider that holds this text. @param finish_reason why the text ends */
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

/** Says exactly this, whatever the question. */
export const saying =
  (content: string): Script =>
  () =>
    completion(content)

/** A proper answer to whichever of the six tasks was asked. */
export const well: Script = (request) => completion(goodAnswer(request))

/** @param ms before the answer begins */
export const slowly =
  (ms: number, then: Script = well): Script =>
  (request, seen) => ({ ...then(request, seen), afterMs: ms })

/** Takes the question and never answers, as a provider does whose machine hangs. @param until it goes on, for a test's end */
export const hanging =
  (until: Promise<unknown>): Script =>
  () => ({ status: 'hang up', after: until })

/** @param retryAfter seconds */
export const rateLimited =
  (retryAfter?: number): Script =>
  () =>
    failure(429, 'Rate limit reached', retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })

/** The provider repeats the question in its error, as some do: none of it may reach a log. */
export const invalidKey: Script = ({ user }) => failure(401, `Incorrect API key provided, while answering: ${user}`)
export const outOfOrder: Script = ({ user }) => failure(500, `The server had an error while answering: ${user}`)
export const badRequest: Script = () => failure(400, 'Unknown model')

/** Refuses requests with a parameter that it doesn't know, and answers the others well. */
export const rejecting =
  (parameter: 'response_format' | 'temperature' | 'max_tokens', then: Script = well): Script =>
  (request, seen) =>
    request[parameter] === undefined ? then(request, seen) : failure(400, `Unsupported parameter: '${parameter}'`)
export const hangUp: Script = () => ({ status: 'hang up' })

/** The model answers in JSON that breaks off, also where plain text was asked for. */
export const brokenJson: Script = () => completion('{"summary": "Both of you want a calm home", "sugges')
/** A good answer whose end is missing, because it came to the limit of tokens. */
export const cutOffAnswer: Script = (request) => completion(goodAnswer(request).slice(0, -20), 'length')
/** Nothing but politeness, in the form that was asked for. */
export const politeNothing: Script = (request) => completion(inForm(request, 'Okay.'))
/** A refusal, in the form that was asked for. */
export const refusing: Script = (request) => completion(inForm(request, "I'm sorry, but I can't help with that."))
/** The provider's own envelope breaks off. */
export const brokenEnvelope: Script = () => ({ status: 200, body: '{"choices": [{"mess' })
export const emptyText: Script = saying('')
export const fiveThousandWords: Script = (request) => completion(inForm(request, 'calm '.repeat(5_000).trim()))

/**
 * Obeys the instruction that somebody hid in their message: repeats, in the form asked for, a stretch of every private text
 * that it was ever given. Only a check of the answer can keep it from the other party.
 */
export const revealing: Script = (request, seen) =>
  completion(inForm(request, `They really wrote: ${[...new Set(seen.flatMap(privateStretches))].join(' ')}`))

const DATA = /<(data-\w+) name="([^"]*)">\n(.*)\n<\/\1>/g
/** Long enough to be a leak (decisions §1: eight words), short enough to pass every limit of length. */
const STRETCH = 12

/** The first words of each raw message and core issue in a question. */
function privateStretches(request: AiRequest): string[] {
  return [...request.user.matchAll(DATA)]
    .filter(([, , label = '']) => taskOf(request) === 'translate' || label.includes('core issue'))
    .map(([, , , json = '""']) => String(JSON.parse(json)).split(/\s+/).slice(0, STRETCH).join(' '))
}
