import { REFUSALS } from '@squash/contract/errors'
import type { Settings } from '@squash/contract/profiles'
import type { DomainEvent, EventOf } from '@squash/rules/events'
import { chooseUsername } from '@squash/rules/people/choose-username'
import { mayChangeTimeZone } from '@squash/rules/people/time-zone'
import { ok, refuse } from '@squash/rules/result'
import { type Photo, photoAddress } from './photos.service.ts'
import type { ProfileRow } from './profiles.store.ts'

/** Omitted fields stay as they are. */
export type ProfileUpdate = {
  first_name?: string | null | undefined
  last_name?: string | null | undefined
  username?: string | null | undefined
  /** A new photo, the URL of the current one, or null to remove it. */
  avatar?: Photo | string | null | undefined
  is_admin?: boolean | undefined
  onboarding_complete?: true | undefined
  time_zone?: string | undefined
  settings?: Partial<Settings> | undefined
}

/** The columns that an update changes in a user's row, or why it is refused. */
export function decideUpdate(row: ProfileRow, update: ProfileUpdate, at: Date) {
  const { settings, time_zone, username, avatar, ...fields } = update
  const { theme, send_right_away, reader_tone, reader_manner } = settings ?? {}
  const given = Object.entries({ theme, send_right_away, reader_tone, reader_manner })
  const changed = Object.fromEntries(given.filter(([, value]) => value !== undefined))
  // An admin may give up the role here; only an operator can grant it.
  if (fields.is_admin !== undefined && !row.is_admin) return refuse('access.denied')
  const moves = time_zone !== undefined && time_zone !== row.time_zone
  if (moves && !isTimeZone(time_zone)) return refuse('request.invalid', { time_zone: 'This is not a time zone' })
  if (moves && !mayChangeTimeZone(row.time_zone_changed_at, at)) return refuse('profile.time_zone_changed_recently')
  const chosen = chooseUsername(row.username, username ?? null)
  if (!chosen.ok) return chosen
  const photo = avatarOf(row.avatar_url, avatar)
  if (!photo.ok) return photo

  return ok({
    ...fields,
    ...(moves ? { time_zone, time_zone_changed_at: at } : {}),
    username: chosen.value,
    avatar_url: photo.value,
    ...(Object.keys(changed).length > 0 ? { settings: JSON.stringify({ ...row.settings, ...changed }) } : {}),
  })
}

function avatarOf(current: string | null, avatar: ProfileUpdate['avatar']) {
  if (avatar === undefined || avatar === current) return ok(current)
  if (avatar === null) return ok(null)
  // Another user's photo, or one that no longer exists.
  if (typeof avatar === 'string') return refuse('photo.bad_link', { avatar_url: REFUSALS['photo.bad_link'].message })
  return ok(photoAddress(avatar.name))
}

type ProfileField = EventOf<'profile.updated'>['fields'][number]

/** The events for a changed row: one for all changed fields, and one if the onboarding is now complete. */
export function eventsOf(before: ProfileRow, after: ProfileRow, at: Date): DomainEvent[] {
  const person = after.id
  const fields: ProfileField[] = []
  if (before.first_name !== after.first_name || before.last_name !== after.last_name) fields.push('name')
  if (before.username !== after.username) fields.push('username')
  if (before.avatar_url !== after.avatar_url) fields.push(after.avatar_url === null ? 'avatar_removed' : 'avatar')
  const events: DomainEvent[] = []
  if (fields.length > 0) events.push({ type: 'profile.updated', person, fields, at })
  if (!before.onboarding_complete && after.onboarding_complete)
    events.push({ type: 'onboarding.completed', person, at })
  return events
}

/**
 * Whether the runtime knows this IANA time zone name; a bare offset such as +02:00 is rejected, because it has no
 * daylight saving time.
 */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name.length > 64 || !/^[a-z]/i.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
