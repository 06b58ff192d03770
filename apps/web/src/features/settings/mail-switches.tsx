import type { MailSettings, Profile } from '@squash/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../lib/api-error.ts'
import { keepOwnProfile } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'

const SWITCHES: readonly { setting: keyof MailSettings; label: string; hint: string }[] = [
  { setting: 'invite_mail', label: 'Invites', hint: 'Someone invites you to a conflict or a debate.' },
  { setting: 'your_turn_mail', label: 'Your turn', hint: 'One of your conflicts needs your vote or your words.' },
  {
    setting: 'outcome_mail',
    label: 'Outcomes',
    hint: 'A conflict is squashed, or a public ruling is requested or issued.',
  },
  { setting: 'debate_mail', label: 'Debates', hint: 'One of your debates is answered or decided.' },
  { setting: 'check_in_mail', label: 'Check-ins', hint: 'We ask whether an agreement held, after 7 and 30 days.' },
]

/** Switches for the kinds of mail the user wants; each saves immediately. */
export function MailSwitches({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient()
  const save = useMutation(
    api.profiles.update_profile.mutationOptions({
      onSuccess: (saved) => keepOwnProfile(queryClient, saved),
      onError: (error) => toast.error(errorMessage(error)),
    }),
  )
  const { settings } = profile
  if (!settings) return null
  // Optimistic: shows the new value while it is being saved, and reverts if that fails.
  const wished = { ...settings, ...(save.isPending ? save.variables.settings : {}) }
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Emails</legend>
      {SWITCHES.map(({ setting, label, hint }) => (
        <Switch
          key={setting}
          label={label}
          hint={hint}
          checked={wished[setting]}
          onChange={(wanted) => save.mutate({ settings: { [setting]: wanted } })}
        />
      ))}
    </fieldset>
  )
}
