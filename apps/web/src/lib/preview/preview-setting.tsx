import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Switch } from '../../ui/switch.tsx'
import { failureOf, toastFailure } from '../failure.tsx'
import { keepOwnProfile, useOwnProfile } from '../profile.ts'
import { api } from '../query.ts'

/** Whether the user wants messages to go out without a preview. */
export const useSendsRightAway = (): boolean => useOwnProfile().data?.settings?.send_right_away ?? false

/** Turns the preview on or off for all of the user's messages, with immediate effect. */
export function PreviewSwitch() {
  const queries = useQueryClient()
  const { data: profile } = useOwnProfile()
  const save = useMutation(
    api.profiles.update_profile.mutationOptions({
      onSuccess: (saved) => keepOwnProfile(queries, saved),
      onError: (error) => toastFailure(failureOf(error, 'We couldn’t save this setting')),
    }),
  )
  if (!profile?.settings) return null
  // Optimistic: shows the new setting while it is being saved, and reverts if that fails.
  const isOff = save.isPending ? save.variables.settings?.send_right_away : profile.settings.send_right_away
  return (
    <Switch
      label="Show me the calm version before it’s sent"
      hint="When this is off, the calm version goes out right away, without you seeing it first."
      checked={!isOff}
      onChange={(isWanted) => save.mutate({ settings: { send_right_away: !isWanted } })}
    />
  )
}
