import { ORPCError } from '@orpc/client'
import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage, isRefusal } from '../../lib/api-error.ts'
import { type Failure, failureOf, toastFailure } from '../../lib/failure.tsx'
import { UNREACHABLE } from '../../lib/outage.ts'
import { keepOwnProfile } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { toast } from '../../ui/toast.ts'

/** The form's fields, as typed. */
export type ProfileFields = {
  first_name: string
  last_name: string
  username: string
  /** The URL of a new photo; the field doesn't show the current one's. */
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
 * The changes to send: trimmed, and omitted if empty, so that users don't delete a name by accident. A photo is only
 * removed explicitly. A username is chosen once. Admin rights can be given up, but not granted.
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

type SaveFailure = {
  /** The toast's text: that saving failed and, if the user can't fix it, whose fault it is. */
  says: Failure
  /** The server's own reason, if it refused and the user can fix the problem. */
  because: string | null
  /** The field showing that reason; null for the form as a whole. */
  field: 'avatar_url' | 'username' | null
}

/** The message for a profile that was not saved, because the server refused it or the request failed. */
export function saveFailure(error: unknown): SaveFailure {
  if (isRefusal(error))
    return { says: { text: profileMessages.updateFailed }, because: errorMessage(error), field: fieldOf(error.code) }
  const text = hasAnswer(error) ? profileMessages.updateFailed : profileMessages.updateBroke
  return { says: failureOf(error, text), because: null, field: null }
}

const hasAnswer = (error: unknown) => error instanceof ORPCError && error.code !== UNREACHABLE

function fieldOf(code: string): SaveFailure['field'] {
  if (code.startsWith('photo.')) return 'avatar_url'
  return code.startsWith('profile.username_') ? 'username' : null
}

/** Saves the user's profile, and shows a toast. The form keeps its input. */
export function useSaveProfile(onSaved: (profile: Profile) => void) {
  const queries = useQueryClient()
  return useMutation(
    api.profiles.update_profile.mutationOptions({
      onSuccess: async (saved) => {
        await keepOwnProfile(queries, saved)
        toast.success(profileMessages.updated)
        onSaved(saved)
      },
      onError: (error) => toastFailure(saveFailure(error).says),
    }),
  )
}
