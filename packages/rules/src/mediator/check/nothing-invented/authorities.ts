import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'

/** Authorities that an author can turn to, by kind. A message that mentions one of a kind may mean any of that kind. */
const AUTHORITIES: readonly RegExp[] = [
  /\b(?:lawyers?|solicitors?|attorneys?|barristers?|legal(?:ly)?|law|courts?|small claims|sue|suing|sued|tribunal|judge|litigation|advocate)\b/,
  /\b(?:police|cops?|law|999|911|feds|garda[i]?|guards|officers?|arrest\w*|polis|station|fir|constable|crime|theft|thie(?:f|ves))\b/,
  /\b(?:council|environmental health|city hall|municipal\w*|code enforcement|housing|borough|town hall|warden|inspector)\b/,
  /\b(?:hr|human resources|personnel|union)\b/,
  /\b(?:ombudsman|trading standards|regulator|watchdog|consumer)\b/,
  /\b(?:bailiffs?|debt collect\w*)\b/,
]

/** People whose opinion an author can cite, by kind. */
const PEOPLE = [
  'doctor|gp|physician|consultant|specialist|surgeon|nurse|physio|physiotherapist|dr|medic|hospital|clinic',
  'therapist|counsellor|counselor|psychologist|shrink',
  'accountant|bookkeeper|auditor|tax adviser',
  'mechanic|garage|electrician|plumber|engineer|surveyor|builder',
  'vet',
  'boss|manager|supervisor|line manager|employer|director|oga|sir',
  'pastor|priest|imam|rabbi|vicar|father',
]
const CITES =
  '(?:(?:has|have|had|also|already|even|clearly) )*(?:told|says?|said|advised|warned|recommended|confirmed|agrees?|insists?)'
const CITED = PEOPLE.map((people) => ({
  cites: new RegExp(`\\b(?:my|our|the|a) (?:\\w+ )?(?:${people}) ${CITES}\\b`),
  people: new RegExp(`\\b(?:${people})s?\\b`),
}))

/** Whether the answer cites someone whom the message doesn't mention: "my doctor has told me to keep swimming". */
export const citesAnother = (answer: Compared): boolean =>
  isInEnglish(answer) &&
  CITED.some(({ cites, people }) => cites.test(answer.plainText) && !people.test(answer.plainSource))

/** Whether the answer brings in a lawyer, the police or another authority that the message doesn't mention. */
export const callsAuthority = (answer: Compared): boolean =>
  isInEnglish(answer) && AUTHORITIES.some((kind) => kind.test(answer.plainText) && !kind.test(answer.plainSource))
