import { bothPartiesWords, privateWords, privateWordsIn } from '../private-words.ts'
import { CAST } from './people.ts'
import { NAMED, type Named, type Role } from './roles.ts'
import type { Row, Scene } from './scenes.ts'

/** Whose last name a role may read: that of people they share a conflict or debate with. */
const KNOWN_NAMES: Partial<Record<Role, readonly Named[]>> = {
  creator: ['responder', 'blocked'],
  responder: ['creator'],
  invited: ['creator'],
  blocked: ['creator'],
}
/** Whose address a role may read: that of people they have invited themselves. */
const KNOWN_ADDRESSES: Partial<Record<Role, readonly Named[]>> = { creator: ['responder', 'invited', 'blocked'] }
const SIGNED_OUT: readonly Role[] = ['visitor', 'service', 'deleted', 'banned']
/** The creator types Maya's words; every role that answers, or has answered before, types Jonas's. */
const AUTHOR: Partial<Record<Role, keyof typeof privateWords>> = {
  creator: 'maya',
  responder: 'jonas',
  invited: 'jonas',
  blocked: 'jonas',
}
/** What no answer may contain for any role: tokens and password hashes. */
const SECRETS = /eyJ[\w-]+\.|\$argon2|\$scrypt|\$2[aby]\$/
/** Fields that only the user themselves may see in any answer. */
const OWN_FIELDS = ['email', 'settings', 'time_zone', 'onboarding_complete', 'erase_at']

/**
 * What an answer reveals that this role may not know: other users' words, last names, addresses and settings, users who
 * hide on the board, and secrets of the service.
 */
export function leaksIn(
  body: unknown,
  role: Role,
  { hides, mailedTo = [] }: Pick<Row, 'hides' | 'mailedTo'>,
  { people, token }: Scene,
): string[] {
  const text = JSON.stringify(body)
  const own = AUTHOR[role]
  const foreignWords = own === undefined ? bothPartiesWords : privateWords[own === 'maya' ? 'jonas' : 'maya']
  const others = NAMED.filter((one) => one !== role)
  const known = [...(KNOWN_ADDRESSES[role] ?? []), ...(SIGNED_OUT.includes(role) ? mailedTo : [])]
  const hidden = role === 'creator' || role === 'responder' ? undefined : hides
  return [
    ...privateWordsIn(body, foreignWords),
    ...others.filter((one) => !KNOWN_NAMES[role]?.includes(one)).flatMap((one) => found(text, lastNamesOf(one, role))),
    ...others.filter((one) => !known.includes(one)).flatMap((one) => found(text, [CAST[one].email])),
    ...others.flatMap((one) => foreignFields(body, people[one].session?.user.id ?? '')),
    ...(hidden ? found(text, [people[hidden].session?.user.id ?? '', CAST[hidden].username]) : []),
    ...found(
      text,
      [token, ...NAMED.map((one) => people[one].session?.refresh_token ?? '')].filter((one) => one !== ''),
    ),
    ...(SECRETS.exec(text) ?? []),
  ]
}

/** Some of the cast share a last name, and seeing one's own is no leak. */
const lastNamesOf = (one: Named, role: Role): string[] =>
  NAMED.some((named) => named === role && CAST[named].last_name === CAST[one].last_name) ? [] : [CAST[one].last_name]

const found = (text: string, secrets: readonly string[]): string[] => secrets.filter((secret) => text.includes(secret))

/** Fields that only the user with this id may read, wherever their profile appears in the answer. */
function foreignFields(value: unknown, person: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  const isTheirs = fields.some(([key, one]) => key === 'id' && one === person)
  const own = isTheirs ? fields.filter(([key, one]) => OWN_FIELDS.includes(key) && one !== null) : []
  return [...own.map(([key]) => `${key} of ${person}`), ...fields.flatMap(([, one]) => foreignFields(one, person))]
}
