import type { Profile } from '@squash/contract/profiles'

/** What the form holds, as it is typed. */
export type ProfileFields = {
  first_name: string
  last_name: string
  username: string
  /** The address of a new photo; the one that is there is not shown by its address. */
  avatar_url: string
  removesPhoto: boolean
  is_admin: boolean
}

type ProfileChanges = {
  first_name?: string
  last_name?: string
  username?: string
  avatar_url?: string | null
  is_admin?: false
}

export const fieldsOf = (profile: Profile): ProfileFields => ({
  first_name: profile.first_name ?? '',
  last_name: profile.last_name ?? '',
  username: profile.username ?? '',
  avatar_url: '',
  removesPhoto: false,
  is_admin: profile.is_admin,
})

/**
 * What is sent: trimmed, and absent where it is empty (spec community §5), so that nobody loses a name by an accident.
 * A photo is removed on purpose only. A username is chosen once, admin rights can be given up and not taken.
 */
export function changesOf(fields: ProfileFields, profile: Profile): ProfileChanges {
  const [first_name, last_name, username, avatar_url] = [
    fields.first_name,
    fields.last_name,
    fields.username,
    fields.avatar_url,
  ].map((text) => text.trim())
  return {
    ...(first_name && { first_name }),
    ...(last_name && { last_name }),
    ...(username && profile.username === null && { username }),
    ...(avatar_url ? { avatar_url } : fields.removesPhoto && { avatar_url: null }),
    ...(givesUpAdmin(fields, profile) && { is_admin: false as const }),
  }
}

export const givesUpAdmin = (fields: ProfileFields, profile: Profile): boolean => profile.is_admin && !fields.is_admin
