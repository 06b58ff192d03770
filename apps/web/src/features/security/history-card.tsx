import type { SecurityEvent } from '@squash/contract/account'
import { useInfiniteQuery } from '@tanstack/react-query'
import { shortMoment } from '../../lib/dates.ts'
import { Loaded, ShowMore } from '../../lib/loaded.tsx'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeletons } from '../../ui/states.tsx'

const PAGE = 10

/** The account's security events, newest first. */
export function HistoryCard() {
  const history = useInfiniteQuery(
    api.account.get_security_events.infiniteOptions(pagesBefore<object, number>({}, PAGE)),
  )
  return (
    <Card as="section">
      <h2 className="mb-3 text-xl">Recent activity</h2>
      <Loaded query={history} failed="Your recent activity didn’t load" skeleton={<HistorySkeleton />}>
        {({ pages }) => (
          <>
            <ol>
              {pages.flat().map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ol>
            <ShowMore query={history} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function EventRow({ event }: { event: SecurityEvent }) {
  return (
    <li className="flex flex-col justify-between gap-x-4 border-t-2 border-faint py-2.5 last:pb-0 sm:flex-row">
      <span className={classNames('min-w-0', important.has(event.type) && 'font-bold')}>{eventWords[event.type]}</span>
      <time dateTime={event.at} className="shrink-0 text-sm text-muted sm:pt-0.5">
        {shortMoment(event.at)}
      </time>
    </li>
  )
}

function HistorySkeleton() {
  return <Skeletons label="Loading your recent activity…" className="flex flex-col gap-3" of={['h-8', 'h-8', 'h-8']} />
}

const eventWords: Record<SecurityEvent['type'], string> = {
  signed_up: 'Account created',
  email_confirmed: 'Email address confirmed',
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  session_revoked: 'A device was signed out',
  refresh_token_reused: 'An old sign-in was used again, so that device was signed out',
  recovery_requested: 'Password reset requested',
  password_changed: 'Password changed',
  email_change_requested: 'Email change requested',
  email_changed: 'Email address changed',
  phone_confirmed: 'Phone number confirmed',
  phone_change_requested: 'Phone number change requested',
  phone_changed: 'Phone number changed',
  sign_in_code_requested: 'Sign-in link or code requested',
  sign_in_blocked: 'Sign-in paused after too many wrong passwords',
  reauthentication_requested: 'Confirmation code requested',
  factor_added: 'App, phone or passkey added for two-step sign-in',
  factor_removed: 'App, phone or passkey removed from two-step sign-in',
  factor_passed: 'Two-step sign-in completed',
  identity_linked: 'A way to sign in was added',
  identity_unlinked: 'A way to sign in was removed',
  deletion_requested: 'Account deletion requested',
  deletion_cancelled: 'Account deletion cancelled',
}

/** Events a user should know about if they did not cause them. */
const important: ReadonlySet<SecurityEvent['type']> = new Set([
  'refresh_token_reused',
  'password_changed',
  'email_changed',
  'phone_changed',
  'sign_in_blocked',
  'factor_added',
  'factor_removed',
  'identity_linked',
])
