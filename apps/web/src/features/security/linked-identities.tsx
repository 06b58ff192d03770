import type { UserIdentity } from '@supabase/auth-js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { ProviderMark } from '../../lib/provider-mark.tsx'
import { useUserId } from '../../lib/session.ts'
import { fetchSignInSettings, providerName } from '../../lib/sign-in-providers.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { addressToAdd, fetchIdentities, removeIdentity } from './account-calls.ts'

const refusals = new Map([
  ['identity_already_exists', 'Someone already signs in to Squash with that account, so it wasn’t added.'],
  ['over_request_rate_limit', 'Too many attempts. Wait a few minutes, then try again.'],
  ['email_exists', 'Another account already uses that address.'],
  ['bad_oauth_callback', 'The sign-in was cancelled, so nothing was added.'],
])

/** The user's sign-in methods. If the operator allows it, they can add and remove some. */
export function LinkedIdentities() {
  const userId = useUserId()
  const [query] = useSearchParams()
  const refused = query.get('refused')
  const ways = useQuery({
    queryKey: ['ways-in', userId],
    queryFn: async () => {
      const [identities, offered] = await Promise.all([fetchIdentities(), fetchSignInSettings()])
      return { identities, offered }
    },
  })
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-xl">Ways to sign in</h2>
      {refused !== null && (
        <Notice tone="rose" urgent>
          {refusals.get(refused) ?? 'That didn’t work. Please try again in a moment.'}
        </Notice>
      )}
      <Loaded query={ways} failed="Your ways to sign in didn’t load" skeleton={<Skeleton className="h-14" />}>
        {({ identities, offered }) => (
          <>
            <Identities identities={identities} mayRemove={offered.linking && identities.length > 1} />
            {offered.linking && (
              <AddProvider
                providers={offered.providers.filter((name) => !identities.some((one) => one.provider === name))}
              />
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Identities({ identities, mayRemove }: { identities: UserIdentity[]; mayRemove: boolean }) {
  const queries = useQueryClient()
  const [leaving, setLeaving] = useState<UserIdentity | null>(null)
  const remove = useMutation({
    mutationFn: removeIdentity,
    onSuccess: () => toast.success('Removed. You can no longer sign in that way.'),
    onError: () => toast.error('We couldn’t remove it. Please try again.'),
    onSettled: () => {
      setLeaving(null)
      void queries.invalidateQueries({ queryKey: ['ways-in'] })
    },
  })
  return (
    <>
      <ul className="divide-y-2 divide-edge">
        {identities.map((identity) => (
          <li key={identity.identity_id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <ProviderMark provider={identity.provider} />
            <div className="min-w-0 flex-1">
              <p className="font-bold">{providerName(identity.provider)}</p>
              <p className="truncate text-sm text-muted">{addressOf(identity)}</p>
            </div>
            {mayRemove && (
              <Button
                size="small"
                aria-label={`Remove ${providerName(identity.provider)}`}
                onClick={() => setLeaving(identity)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && remove.mutate(leaving)}
        busy={remove.isPending}
        title={`Remove ${providerName(leaving?.provider ?? '')}?`}
        description={
          leaving?.provider === 'email'
            ? 'Your password will stop working. You can still sign in the other ways listed here.'
            : 'You’ll no longer be able to sign in with it. Nothing else in your account changes.'
        }
        confirmLabel="Remove"
      />
    </>
  )
}

const addressOf = ({ identity_data: data }: UserIdentity): string => (typeof data?.email === 'string' ? data.email : '')

function AddProvider({ providers }: { providers: string[] }) {
  const add = useMutation({
    mutationFn: (provider: string) => addressToAdd(provider, location.pathname),
    onSuccess: (address) => location.assign(address),
    onError: (_, provider) => toast.error(`We couldn’t add ${providerName(provider)}. Please try again in a moment.`),
  })
  if (providers.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {providers.map((provider) => (
        <Button key={provider} busy={add.isPending && add.variables === provider} onClick={() => add.mutate(provider)}>
          <ProviderMark provider={provider} />
          Add {providerName(provider)}
        </Button>
      ))}
    </div>
  )
}
