import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Of the passwords that people choose most, the first 3000 that could be chosen here: the number that OWASP's ASVS 5.0
 * asks for (requirement 6.2.4). The package's list is ordered by how often a password was found in leaks.
 */
const size = 3000
const shortest = 6

const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => [...password].length >= shortest).slice(0, size),
)

/** Whether a guesser tries this password among the first; in whatever case. */
export const isCommon = (password: string): boolean => common.has(password.toLowerCase())
