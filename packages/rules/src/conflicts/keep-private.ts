import type { RefusalCode } from '@squash/contract/errors'
import { ok } from '../result.ts'
import type { Decided } from './conflict.ts'

/**
 * Marks the conflict for good when a warning sign was sent into it: it goes on as any other, and is closed where another
 * would become public (decisions §13). Nothing announces it, and a refusal stays one.
 */
export const keptPrivate = <Code extends RefusalCode>(decided: Decided<Code>, keep: boolean): Decided<Code> =>
  decided.ok && keep ? ok({ ...decided.value, conflict: { ...decided.value.conflict, kept_private: true } }) : decided
