import type { Compared } from './compared.ts'

/** Words that an answer may use only if its message has a word that matches `allowed`. */
export type Addition = { said: RegExp; allowed: RegExp }

/** Whether the answer uses any of these words without a basis in its message. */
export const adds = (additions: readonly Addition[], { plainSource, plainText }: Compared): boolean =>
  additions.some(({ said, allowed }) => said.test(plainText) && !allowed.test(plainSource))
