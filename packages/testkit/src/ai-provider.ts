import { setTimeout as pause } from 'node:timers/promises'
import { type AiRequest, type Script, well } from './ai-replies.ts'
import { startLoopback } from './loopback.ts'

export type AiProvider = {
  /** For AI_BASE_URL. */
  baseUrl: string
  /** All requests received, oldest first. */
  requests: readonly AiRequest[]
  /** Scripts for the next requests, one each; after those, `always` applies again. */
  next(...scripts: readonly Script[]): void
  always(script: Script): void
  /** Clears requests and scripts. */
  reset(): void
  close(): Promise<void>
}

/** Starts a scripted server on a free loopback port that speaks the OpenAI-compatible chat completions protocol. */
export async function startAiProvider(): Promise<AiProvider> {
  const requests: AiRequest[] = []
  let queue: Script[] = []
  let standing: Script = well

  const server = await startLoopback(async (request, body, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end()
      return
    }
    const asked = parse(request.headers.authorization ?? null, body)
    requests.push(asked)
    const reply = (queue.shift() ?? standing)(asked, requests)
    await reply.after
    if (reply.afterMs) await pause(reply.afterMs)
    if (reply.status === 'hang up') {
      response.destroy()
      return
    }
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(reply.body)
  })

  return {
    baseUrl: `${server.origin}/v1`,
    requests,
    next: (...scripts) => {
      queue.push(...scripts)
    },
    always: (script) => {
      standing = script
    },
    reset() {
      requests.length = 0
      queue = []
      standing = well
    },
    close: server.close,
  }
}

type ChatBody = {
  model: string
  max_tokens?: number
  max_completion_tokens?: number
  temperature?: number
  response_format?: { type: string }
  messages: readonly { role: string; content: string }[]
}

function parse(authorization: string | null, body: string): AiRequest {
  const { messages, response_format, ...asked }: ChatBody = JSON.parse(body)
  const said = (role: string) => messages.find((message) => message.role === role)?.content ?? ''
  return {
    authorization,
    model: asked.model,
    max_tokens: asked.max_tokens,
    max_completion_tokens: asked.max_completion_tokens,
    temperature: asked.temperature,
    response_format: response_format?.type,
    system: said('system'),
    user: said('user'),
  }
}
