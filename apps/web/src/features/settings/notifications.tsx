import type { NotifiedKinds } from '@squash/contract/notifications'
import type { MailSettings, Profile } from '@squash/contract/profiles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../lib/api-error.ts'
import { client } from '../../lib/client.ts'
import {
  type DeviceSupport,
  deviceSupport,
  isSubscribed,
  subscribe,
  unsubscribe,
} from '../../lib/device-notifications.ts'
import { failureOf, toastFailure } from '../../lib/failure.tsx'
import { LoadFailed } from '../../lib/loaded.tsx'
import { useSettings } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { Skeletons } from '../../ui/states.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'

const SWITCHES: readonly { setting: keyof MailSettings; label: string; hint: string }[] = [
  { setting: 'invite_mail', label: 'Invites', hint: 'Someone invites you to a conflict or a debate.' },
  { setting: 'your_turn_mail', label: 'Your turn', hint: 'One of your conflicts or agreements is waiting for you.' },
  {
    setting: 'outcome_mail',
    label: 'Outcomes',
    hint: 'One of your conflicts is squashed, declined or closed, or a public ruling is requested or issued.',
  },
  { setting: 'debate_mail', label: 'Debates', hint: 'One of your debates is answered or decided.' },
  { setting: 'check_in_mail', label: 'Check-ins', hint: 'We ask whether an agreement held, after 7 and 30 days.' },
]

/** Switches for the kinds of mail the user wants; each saves immediately. */
export function MailSwitches({ profile }: { profile: Profile }) {
  const [settings, change] = useSettings(profile, (error) => toast.error(errorMessage(error)))
  if (!settings) return null
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Emails</legend>
      {SWITCHES.map(({ setting, label, hint }) => (
        <Switch
          key={setting}
          label={label}
          hint={hint}
          checked={settings[setting]}
          onChange={(wanted) => change({ [setting]: wanted })}
        />
      ))}
    </fieldset>
  )
}

const WHY_NOT: Record<Exclude<DeviceSupport, 'ready'>, string> = {
  denied: 'Your browser blocks notifications from Squash. Allow them in its settings for this site, then come back.',
  'needs-install': 'On an iPhone or iPad, add Squash to your home screen first and open it from there.',
  unsupported: 'This browser can’t show notifications.',
}

const NOT_ALLOWED = 'Your browser didn’t allow it. Turn the switch on again, and choose “Allow” when your browser asks.'

const KINDS: readonly { kind: keyof NotifiedKinds; label: string; hint: string }[] = [
  { kind: 'conflict', label: 'Conflicts', hint: 'It’s your turn to answer, vote or write.' },
  { kind: 'debate', label: 'Debates', hint: 'Someone is waiting for your side of a debate.' },
  { kind: 'check_in', label: 'Check-ins', hint: 'We’d like to know whether an agreement held.' },
]
const ALL: NotifiedKinds = { conflict: true, debate: true, check_in: true }

/** Notifications of this device: off until the user turns them on here, and each kind can be switched off. */
export function DeviceNotifications() {
  const support = deviceSupport()
  if (support !== 'ready') return <p>{WHY_NOT[support]}</p>
  return <Kinds />
}

function Kinds() {
  const queries = useQueryClient()
  const options = api.notifications.get_notifications.queryOptions({ input: {} })
  const query = useQuery({
    ...options,
    // A browser that has lost its subscription gets no notifications, whatever the server believes.
    queryFn: async () => {
      const settings = await client.notifications.get_notifications({})
      return (await isSubscribed()) ? settings : { ...settings, device: null }
    },
  })
  const save = useMutation({
    mutationFn: async (kinds: NotifiedKinds) => {
      const { public_key } = query.data ?? (await client.notifications.get_notifications({}))
      const subscription = await subscribe(public_key)
      if (subscription === null) return { public_key, device: null }
      return client.notifications.allow_notifications({ ...subscription, ...kinds })
    },
    onSuccess: (saved) => queries.setQueryData(options.queryKey, saved),
    onError: (error) => toastFailure(failureOf(error, 'We couldn’t turn on notifications')),
  })
  const stop = useMutation({
    mutationFn: async () => {
      await client.notifications.stop_notifications({})
      await unsubscribe()
    },
    onSuccess: () =>
      queries.setQueryData(options.queryKey, (known) => known && { public_key: known.public_key, device: null }),
    onError: (error) => toastFailure(failureOf(error, 'We couldn’t turn off notifications')),
  })
  if (query.isPending) return <Skeletons label="Loading your notifications…" of={['h-12 rounded-control']} />
  if (query.isError) return <LoadFailed query={query} />
  const { device } = query.data
  // Optimistic: shows the new value while it is being saved, and reverts if that fails.
  const wished = save.isPending ? save.variables : device
  // There is no device only if the user said no or closed the browser's permission prompt.
  const isRefused = save.isSuccess && save.data.device === null
  const whyNot = deviceSupport() === 'denied' ? WHY_NOT.denied : NOT_ALLOWED
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Notifications on this device</legend>
      <div>
        <Switch
          label="Notify me on this device"
          checked={wished !== null && !stop.isPending}
          onChange={(wanted) => (wanted ? save.mutate(ALL) : stop.mutate())}
        />
        <p role="status">{isRefused && whyNot}</p>
      </div>
      {device &&
        wished &&
        KINDS.map(({ kind, label, hint }) => (
          <Switch
            key={kind}
            label={label}
            hint={hint}
            checked={wished[kind]}
            onChange={(wanted) => save.mutate({ ...wished, [kind]: wanted })}
          />
        ))}
    </fieldset>
  )
}
