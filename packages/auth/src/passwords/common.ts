import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * The 3000 most common passwords that the rules here would otherwise accept. The package's list is ordered by how often
 * a password was found in leaks, so a longer list would mostly refuse passwords that hardly anyone tries.
 */
const size = 3000
const shortest = 6

const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => [...password].length >= shortest).slice(0, size),
)

/** Whether a password is among the first that an attacker would try, whatever its case. */
export const isCommon = (password: string): boolean => common.has(password.toLowerCase())
