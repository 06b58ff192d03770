import { Switch } from '../../ui/switch.tsx'
import { useOwnProfile, useSettings } from '../profile.ts'

/** Whether the user wants messages to go out without a preview. */
export const useSendsRightAway = (): boolean => useOwnProfile().data?.settings?.send_right_away ?? false

/** Turns the preview on or off for all of the user's messages, with immediate effect. */
export function PreviewSwitch() {
  const [settings, change] = useSettings(useOwnProfile().data)
  if (!settings) return null
  return (
    <Switch
      label="Show me the calm version before it’s sent"
      hint="When this is off, the calm version goes out right away, without you seeing it first, unless Squash couldn’t rephrase it or may have missed something."
      checked={!settings.send_right_away}
      onChange={(isWanted) => change({ send_right_away: !isWanted })}
    />
  )
}
