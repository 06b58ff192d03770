import GROUPS from '../../../../../data/insults/sayings.json' with { type: 'json' }
import { tokensOf } from './tokens.ts'

/** Fixed phrases that are only insults ("get stuffed"), in the form that the structures match. */
export const SAYINGS: readonly string[] = [
  ...new Set(
    GROUPS.flatMap(({ sayings }) => sayings.flatMap((line) => line.split(', '))).map((saying) =>
      tokensOf(saying)
        .map(({ norm }) => `${norm} `)
        .join(''),
    ),
  ),
].sort((one, other) => other.length - one.length)
