import type { FastifyInstance } from 'fastify'
import { refuseTooDeep } from './field-notes.ts'
import { refusal } from './refusal.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Makes `app` accept only JSON; an empty body is an empty object. The contract validates it. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(body))
    } catch (error) {
      done(error instanceof Error ? error : refusal('request.invalid'))
    }
  })
}

/**
 * Makes `app` discard every body, whatever its type, for routes that take none. One that is too large is still refused.
 */
export function ignoreBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))
}

/**
 * Makes `app` accept a body of any type as bytes, because only the bytes show what it is. An empty one is an empty
 * buffer.
 */
export function acceptBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

function parseJson(body: string | Buffer): unknown {
  if (body.length === 0) return {}
  let value: unknown
  try {
    value = JSON.parse(typeof body === 'string' ? body : decoder.decode(body))
  } catch {
    const message = 'This is not valid JSON'
    throw refusal('request.invalid', { body: message }, message)
  }
  refuseTooDeep(value)
  return value
}
