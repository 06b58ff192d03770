/** How many tokens are cached for each set of keys; a token is used for an hour, many times a minute. */
const MOST = 10_000

/**
 * The claims of tokens whose signature was verified with a set of keys, so that each is verified once and not on every
 * call. Each set of keys has its own cache: withdrawing a key drops its tokens. Expiry, and whether the session is
 * live, are still checked on every call.
 */
export function createVerifiedTokens<Keys extends object, Claims>() {
  const byKeys = new WeakMap<Keys, Map<string, Claims>>()

  return {
    of: (keys: Keys, token: string): Claims | undefined => byKeys.get(keys)?.get(token),

    add(keys: Keys, token: string, claims: Claims): void {
      const known = byKeys.get(keys) ?? new Map<string, Claims>()
      // Evicts the oldest; verifying it again costs a tenth of a millisecond.
      if (known.size >= MOST) known.delete(known.keys().next().value ?? '')
      byKeys.set(keys, known.set(token, claims))
    },
  }
}
