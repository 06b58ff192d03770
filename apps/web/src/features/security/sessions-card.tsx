import type { Session } from '@squash/contract/account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../lib/api-error.ts'
import { loadAuth } from '../../lib/auth.ts'
import { securityMessage } from '../../lib/auth-failure.ts'
import { dayOf } from '../../lib/dates.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { api } from '../../lib/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'

// The first match wins, because every browser also names others in its user agent.
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

type Names = readonly (readonly [RegExp, string])[]
const nameIn = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** A name that a user recognises: 'Firefox on Windows'. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '')
  const system = nameIn(systems, userAgent ?? '')
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

/** Lists where the user is signed in, with buttons to sign out one device or all others. */
export function SessionsCard() {
  const sessions = useQuery(api.account.get_sessions.queryOptions({ input: {} }))
  return (
    <Card as="section">
      <h2 className="mb-1 text-xl">Where you’re signed in</h2>
      <p className="mb-3 text-muted">Don’t recognise a device? Sign it out, then change your password.</p>
      <Loaded query={sessions} failed="Your devices didn’t load" skeleton={<SessionsSkeleton />}>
        {(all) => (
          <>
            <ul>
              {all.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {all.length > 1 && <SignOutOthers />}
          </>
        )}
      </Loaded>
    </Card>
  )
}

function SessionRow({ session }: { session: Session }) {
  const changed = useSessionsChanged()
  const name = deviceName(session.user_agent)
  const revoke = useMutation(
    api.account.revoke_session.mutationOptions({
      onSuccess: () => {
        toast.success(`${name} has been signed out.`)
        return changed()
      },
      onError: (error) => toast.error(errorMessage(error)),
    }),
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-faint py-3 last:pb-0">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-bold">
          {name}
          {session.is_current && <Badge tone="mediator">This device</Badge>}
          {session.aal === 'aal2' && <Badge>Two-step</Badge>}
        </span>
        <span className="text-sm text-muted">
          <span className="inline-block">Signed in {dayOf(session.created_at)},</span>{' '}
          <span className="inline-block">last used {dayOf(session.refreshed_at)}</span>
        </span>
      </span>
      {!session.is_current && (
        <Button
          size="small"
          busy={revoke.isPending}
          aria-label={`Sign out ${name}`}
          onClick={() => revoke.mutate({ session_id: session.id })}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function SignOutOthers() {
  const changed = useSessionsChanged()
  const leave = useMutation({
    mutationFn: async () => {
      const { error } = await (await loadAuth()).signOut({ scope: 'others' })
      if (error) throw error
    },
    onSuccess: () => {
      toast.success('All your other devices have been signed out.')
      return changed()
    },
    onError: (error) => toast.error(securityMessage(error)),
  })
  return (
    <Button className="mt-3" busy={leave.isPending} onClick={() => leave.mutate()}>
      Sign out all other devices
    </Button>
  )
}

function SessionsSkeleton() {
  return <Skeletons label="Loading your devices…" className="flex flex-col gap-3" of={['h-14', 'h-14']} />
}

/** Refetches the sessions and the recent activity. */
export function useSessionsChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.account.get_sessions.key() }),
      queryClient.invalidateQueries({ queryKey: api.account.get_security_events.key() }),
    ])
}
