import { ok, type Result, refuse } from '../result.ts'
import { isRecord } from './is-record.ts'

/** 1 MiB. */
const maxBytes = 1024 * 1024
/** Deeper values would overflow the stack when serialized. */
const maxDepth = 32

/** A request's body, read on first use and then cached. */
export function bodyOf(request: Request): Body {
  let reading: ReturnType<typeof readBytes> | undefined
  return () => (reading ??= readBytes(request))
}
type Body = () => Promise<Result<Uint8Array>>

/** Reads a body as one JSON object in which the database can hold every string. */
export async function readJson(body: Body): Promise<Result<Record<string, unknown>>> {
  const bytes = await body()
  if (!bytes.ok) return bytes
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value))
  } catch {
    return refuse('bad_json')
  }
  if (!isRecord(value)) return refuse('bad_json', { message: 'Request body must be a JSON object' })
  const problem = problemOf(value)
  return problem === null ? ok(value) : refuse('validation_failed', { message: problem })
}

/** Reads a body as form fields that the database can hold. */
export async function readForm(body: Body): Promise<Result<URLSearchParams>> {
  const bytes = await body()
  if (!bytes.ok) return bytes
  const fields = new URLSearchParams(new TextDecoder().decode(bytes.value))
  for (const [name, value] of fields) {
    if (!isStorable(name) || !isStorable(value)) return refuse('validation_failed', { message: unstorable })
  }
  return ok(fields)
}

async function readBytes(request: Request): Promise<Result<Uint8Array>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return refuse('request_entity_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return refuse('request_entity_too_large')
    chunks.push(chunk)
  }
  return ok(Buffer.concat(chunks))
}

/** Walks without recursion, because depth is what it guards against. */
function problemOf(root: unknown): string | null {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && !isStorable(value)) return unstorable
    if (typeof value !== 'object' || value === null) continue
    if (depth > maxDepth) return `Request body is nested more than ${maxDepth} levels deep`
    for (const [key, child] of Object.entries(value)) {
      if (!isStorable(key)) return unstorable
      waiting.push({ value: child, depth: depth + 1 })
    }
  }
  return null
}

const unstorable = 'Text must not hold NUL or broken characters'

/** PostgreSQL's text and jsonb accept neither NUL nor a lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
