import { errorMessage, isPassing } from '../../../lib/api-error.ts'

/** The sentence for a command that failed: a refusal speaks for itself, everything else gets the specification's words (core-flow §8). */
export const failureMessage = (error: unknown, otherwise: string): string =>
  isPassing(error) ? otherwise : errorMessage(error, otherwise)
