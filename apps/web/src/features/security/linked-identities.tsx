import type { UserIdentity } from '@supabase/auth-js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { providerName } from '../../lib/providers/names.ts'
import { ProviderMark } from '../../lib/providers/provider-mark.tsx'
import { fetchOfferedWays } from '../../lib/providers/settings.ts'
import { useUserId } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { addressToAdd, fetchIdentities, removeIdentity } from './identity-calls.ts'

const refusals = new Map([
  ['identity_already_exists', 'That account signs somebody in here already, so it was not added.'],
  ['over_request_rate_limit', 'Too many tries. Wait a few minutes, then try again.'],
  ['email_exists', 'Another account has that address by now.'],
  ['bad_oauth_callback', 'Nothing was added: the sign-in was stopped there.'],
])

/** The ways in which one signs in; where the operator allows it, further ones are added and taken away. */
export function LinkedIdentities() {
  const userId = useUserId()
  const [query] = useSearchParams()
  const refused = query.get('refused')
  const ways = useQuery({
    queryKey: ['ways-in', userId],
    queryFn: async () => {
      const [identities, offered] = await Promise.all([fetchIdentities(), fetchOfferedWays()])
      return { identities, offered }
    },
  })
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-xl">Ways to sign in</h2>
      {refused !== null && (
        <Notice tone="rose" urgent>
          {refusals.get(refused) ?? 'That did not work. Please try again in a moment.'}
        </Notice>
      )}
      <Loaded query={ways} failed="Your ways to sign in did not load" skeleton={<Skeleton className="h-14" />}>
        {({ identities, offered }) => (
          <>
            <Identities identities={identities} mayRemove={offered.linking && identities.length > 1} />
            {offered.linking && (
              <Further
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
    onSuccess: () => toast.success('That way to sign in is gone'),
    onError: () => toast.error('It could not be removed. Please try again.'),
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
            ? 'Your password stops working. You sign in with what is left.'
            : 'You can no longer sign in with it. Your account and everything in it stays.'
        }
        confirmLabel="Remove"
      />
    </>
  )
}

const addressOf = ({ identity_data: data }: UserIdentity): string => (typeof data?.email === 'string' ? data.email : '')

function Further({ providers }: { providers: string[] }) {
  const add = useMutation({
    mutationFn: (provider: string) => addressToAdd(provider, location.pathname),
    onSuccess: (address) => location.assign(address),
    onError: () => toast.error('It could not be reached. Please try again in a moment.'),
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
