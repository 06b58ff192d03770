import type { RefusalCode } from '@squash/contract/errors'

/** An expected refusal, returned as a value rather than thrown. */
export type Refusal<Code extends RefusalCode = RefusalCode> = { ok: false; code: Code; details?: unknown }
export type Ok<Value> = { ok: true; value: Value }
export type Result<Value, Code extends RefusalCode = RefusalCode> = Ok<Value> | Refusal<Code>

/** A success with its value. */
export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value })
/** A refusal with its error code. */
export const refuse = <Code extends RefusalCode>(code: Code, details?: unknown): Refusal<Code> =>
  details === undefined ? { ok: false, code } : { ok: false, code, details }
