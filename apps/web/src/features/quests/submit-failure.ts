import { errorMessage, isPassing } from '../../lib/api-error.ts'

/** The sentence for an answer that did not get through: a refusal speaks for itself, everything else gets the specification's words. */
export const submitFailure = (error: unknown, otherwise: string): string =>
  isPassing(error) ? otherwise : errorMessage(error, otherwise)
