import type { Profile } from '@squash/contract/profiles'
import { useWaitingReports } from '../lib/moderation/use-waiting-reports.ts'
import type { NavLinkEntry } from './navigation.ts'

/** The way to /admin with how much waits there, for admins; nothing for everybody else. */
export function useAdminEntry(profile: Profile | null): readonly NavLinkEntry[] {
  const isAdmin = profile?.is_admin ?? false
  const waiting = useWaitingReports(isAdmin)
  return isAdmin ? [{ label: waiting ? `Moderation · ${waiting}` : 'Moderation', to: '/admin' }] : []
}
