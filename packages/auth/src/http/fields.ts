import { z } from 'zod'
import { ok, type Result, refuse } from '../result.ts'
import type { Call } from './call.ts'

/** A text field. Clients send null, and sometimes nothing at all, for what is absent (protocol §1). */
export const text = z
  .string()
  .nullish()
  .transform((value) => (value === null || value === '' ? undefined : value))

/** A field that holds an object of any shape. */
export const object = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined)

/** Reads the body's known fields and drops the others. A field of the wrong type is 400 bad_json. */
export async function readFields<Fields extends z.ZodObject>(
  call: Call,
  fields: Fields,
): Promise<Result<z.output<Fields>>> {
  const body = await call.json()
  if (!body.ok) return body
  const parsed = fields.safeParse(body.value)
  if (parsed.success) return ok(parsed.data)
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].join(', ')
  return refuse('bad_json', { message: `Could not parse request body as JSON: wrong type of ${names}` })
}
