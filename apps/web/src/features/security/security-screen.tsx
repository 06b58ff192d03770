import type { User } from '@supabase/auth-js'
import type { ReactNode } from 'react'
import { useAccount } from '../../lib/account.ts'
import { PasswordForm } from '../../lib/forms/password-form.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useStayAtAnchor } from '../../lib/stay-at-anchor.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { BlocksCard } from './blocks-card.tsx'
import { EmailCard } from './email-card.tsx'
import { FactorsCard } from './factors-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { LinkedIdentities } from './linked-identities.tsx'
import { SessionsCard, useSessionsChanged } from './sessions-card.tsx'

/** /security: two-step sign-in, email and password, devices, sign-in methods, blocks and recent activity. */
export function SecurityScreen() {
  useStayAtAnchor()
  const account = useAccount()
  return (
    <Page title="Security" back={{ to: '/profile/settings#security', label: 'Settings' }}>
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2">
        <Column>
          <Loaded query={account} failed="Your account didn’t load" skeleton={<AccountSkeleton />}>
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
    <Skeletons
      label="Loading your account…"
      className="flex flex-col gap-4 sm:gap-5"
      of={['h-56 rounded-card', 'h-60 rounded-card', 'h-96 rounded-card']}
    />
  )
}

function PasswordCard({ user }: { user: User }) {
  const sessionsChanged = useSessionsChanged()
  return (
    <Card as="section">
      <h2 className="mb-1 text-xl">Password</h2>
      <p className="mb-4 text-muted">Changing your password signs you out on your other devices.</p>
      <PasswordForm
        user={user}
        submit="Change password"
        onChanged={() => {
          toast.success('Your password has been changed. Your other devices are signed out.')
          void sessionsChanged()
        }}
      />
    </Card>
  )
}
