import type { ReactNode } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { useAccount } from '../../lib/use-account.ts'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmailCard } from './account/email-card.tsx'
import { PasswordCard } from './account/password-card.tsx'
import { BlocksCard } from './blocks/blocks-card.tsx'
import { FactorsCard } from './factors/factors-card.tsx'
import { HistoryCard } from './history/history-card.tsx'
import { LinkedIdentities } from './linked-identities.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'

/** /security: what opens the account, where it is open, who is kept out, and what happened to it (decisions §15). */
export function SecurityScreen() {
  const account = useAccount()
  return (
    <Page title="Security" back={{ to: '/profile', label: 'Profile' }}>
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2">
        <Column>
          <Loaded query={account} failed="Your account did not load" skeleton={<AccountSkeleton />}>
            {(user) => (
              <>
                <FactorsCard user={user} />
                <EmailCard user={user} />
                <PasswordCard user={user} />
              </>
            )}
          </Loaded>
        </Column>
        <Column>
          <SessionsCard />
          <LinkedIdentities />
          <BlocksCard />
          <HistoryCard />
        </Column>
      </div>
    </Page>
  )
}

const Column = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-4 sm:gap-5">{children}</div>
)

function AccountSkeleton() {
  return (
    <Loading label="Loading your account…" className="flex flex-col gap-4 sm:gap-5">
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  )
}
