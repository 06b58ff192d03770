import { parseEmail } from '../accounts/address.ts'
import { isStorable } from '../http/body.ts'
import type { Metadata } from '../values.ts'

/** A user as a provider describes them. */
export type ExternalProfile = {
  /** The person's id at the provider, which never changes. */
  subject: string
  /** null if the provider gave none, or an invalid one. */
  email: string | null
  /** Whether the provider has verified that the address is theirs. */
  emailVerified: boolean
  /** Names and a picture, each short enough to travel in a token. */
  names: Metadata
}

const longestText = 255
const longestUrl = 1024

/**
 * Reads a provider's answer; anything of a wrong type, too long or unstorable is left out. @returns null without an id
 */
export function readProfile(fields: {
  subject: unknown
  email: unknown
  emailVerified: unknown
  name?: unknown
  firstName?: unknown
  lastName?: unknown
  picture?: unknown
  userName?: unknown
}): ExternalProfile | null {
  const subject = typeof fields.subject === 'number' ? String(fields.subject) : fields.subject
  if (typeof subject !== 'string' || subject === '' || subject.length > longestText || !isStorable(subject)) return null
  const email = typeof fields.email === 'string' ? parseEmail(fields.email) : null
  const full =
    text(fields.name) ?? ([text(fields.firstName), text(fields.lastName)].filter(Boolean).join(' ') || undefined)
  const picture = pictureUrl(fields.picture)
  const names = {
    full_name: full,
    name: full,
    first_name: text(fields.firstName),
    last_name: text(fields.lastName),
    avatar_url: picture,
    picture,
    preferred_username: text(fields.userName),
  }
  return {
    subject,
    email: email?.ok ? email.value : null,
    // Some providers send the string instead of the boolean.
    emailVerified: fields.emailVerified === true || fields.emailVerified === 'true',
    names: Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined)),
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestText && isStorable(value)
    ? value.trim()
    : undefined

const pictureUrl = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longestUrl && isStorable(value) && /^https:\/\//.test(value)
    ? value
    : undefined
