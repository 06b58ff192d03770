import { ANONYMOUS } from '@squash/contract/anonymous'

/** The fields from which a person's displayed name is made. */
export type Named = { first_name: string | null; last_name: string | null; username: string | null }

/**
 * The name shown for a person.
 * @param person null for an erased account
 * @param sharing whether the viewer shares a conflict or debate with them; strangers never see the last name
 */
export function displayName(person: Named | null, sharing: boolean): string {
  const names = person ? [person.first_name, sharing ? person.last_name : null] : []
  return names.filter(Boolean).join(' ') || person?.username || ANONYMOUS
}
