import type { MailSettings, Profile } from '@squash/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../lib/api-error.ts'
import { keepOwnProfile } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'

const SWITCHES: readonly { setting: keyof MailSettings; label: string; hint: string }[] = [
  { setting: 'invite_mail', label: 'Invites', hint: 'Somebody starts a conflict or a debate with you.' },
  { setting: 'your_turn_mail', label: 'Your turn', hint: 'A conflict of yours waits for your vote or your words.' },
  {
    setting: 'outcome_mail',
    label: 'Outcomes',
    hint: 'A conflict is squashed, or a public ruling is asked for or issued.',
  },
  { setting: 'debate_mail', label: 'Debates', hint: 'A debate of yours is answered or decided.' },
]

/** Which mails the person wants, kind by kind; each takes effect at once. */
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
  // Shows the wish while it is being saved, and falls back when it could not be.
  const wished = { ...settings, ...(save.isPending ? save.variables.settings : {}) }
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Mails</legend>
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
