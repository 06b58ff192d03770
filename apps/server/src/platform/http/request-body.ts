import type { FastifyInstance } from 'fastify'
import { refusal } from './refusal.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
const NUL = '\u0000'

/** Takes JSON and nothing else on `app`; an empty body is an empty object. The contract does the validating. */
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

function parseJson(body: string | Buffer): unknown {
  if (body.length === 0) return {}
  let value: unknown
  try {
    value = JSON.parse(typeof body === 'string' ? body : decoder.decode(body))
  } catch {
    throw refusal('request.invalid', { body: 'This is not valid JSON' }, 'This is not valid JSON')
  }
  refuseNul(value)
  return value
}

/** PostgreSQL cannot store NUL, so it is refused wherever it hides, in text and in keys. @throws request.invalid naming the field */
export function refuseNul(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string' && value.includes(NUL)) {
    const message = 'Text may not hold NUL characters'
    throw refusal('request.invalid', { [path.join('.') || 'body']: message }, message)
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) refuseNul(entry, [...path, key])
}
