import type { Compared } from './compared.ts'
import { isInEnglish } from './language.ts'

/** Authorities that an author can turn to, by kind. A message that mentions one of a kind may mean any of that kind. */
const AUTHORITIES: readonly RegExp[] = [
  /\b(?:lawyers?|solicitors?|attorneys?|barristers?|legal(?:ly)?|law|courts?|small claims|sue|suing|sued|tribunal|judge|litigation|advocate)\b/,
  /\b(?:police|cops?|law|999|911|feds|garda[i]?|guards|officers?|arrest\w*|polis|station|fir|constable|crime|theft|thie(?:f|ves))\b/,
  /\b(?:council|environmental health|city hall|municipal\w*|code enforcement|housing|borough|town hall|warden|inspector)\b/,
  /\b(?:hr|human resources|personnel|union)\b/,
  /\b(?:ombudsman|trading standards|regulator|watchdog|consumer)\b/,
  /\b(?:bailiffs?|debt collect\w*)\b/,
]

/** Whether the answer brings in a lawyer, the police or another authority that the message doesn't mention. */
export const callsAuthority = (answer: Compared): boolean =>
  isInEnglish(answer) && AUTHORITIES.some((kind) => kind.test(answer.plainText) && !kind.test(answer.plainSource))
