/** Tokens remembered for each set of keys; a token is used for an hour, many times a minute. */
const MOST = 10_000

/**
 * What tokens said whose signature was verified with a set of keys, so that it is verified once and not on every call.
 * Another set of keys knows nothing of them: a key that is withdrawn takes its tokens with it. Whether a token has run out,
 * and whether its session lives, is asked every time all the same.
 */
export function createVerifiedTokens<Keys extends object, Claims>() {
  const byKeys = new WeakMap<Keys, Map<string, Claims>>()

  return {
    of: (keys: Keys, token: string): Claims | undefined => byKeys.get(keys)?.get(token),

    add(keys: Keys, token: string, claims: Claims): void {
      const known = byKeys.get(keys) ?? new Map<string, Claims>()
      // The oldest goes; verifying it once more costs a tenth of a millisecond.
      if (known.size >= MOST) known.delete(known.keys().next().value ?? '')
      byKeys.set(keys, known.set(token, claims))
    },
  }
}
