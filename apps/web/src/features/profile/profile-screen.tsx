import { useState } from 'react'
import { signOut } from '../../lib/auth.ts'
import { useOwnProfile } from '../../lib/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { NamesForm } from './names-form.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Names, looks, and signing out everywhere. */
export function ProfileScreen() {
  return (
    <Page title="Profile" width="narrow" back={{ to: '/dashboard', label: 'Dashboard' }}>
      <div className="flex flex-col gap-6">
        <Names />
        <Card as="section">
          <h2 className="mb-4 text-xl">How Squash looks</h2>
          <ThemeSwitch />
        </Card>
        <SignOutEverywhere />
      </div>
    </Page>
  )
}

function Names() {
  const profile = useOwnProfile()
  if (profile.isPending)
    return (
      <Loading label="Loading your profile…">
        <Skeleton className="h-72 rounded-card" />
      </Loading>
    )
  if (!profile.data)
    return (
      <ErrorState
        message="Your profile could not be loaded."
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      />
    )
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">Your name</h2>
      <NamesForm profile={profile.data} />
    </Card>
  )
}

function SignOutEverywhere() {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void signOut('global')
  }
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-xl">Sign out everywhere</h2>
      <p className="text-muted">
        Left yourself signed in on another device? This ends every session, this one included.
      </p>
      <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        busy={busy}
        title="Sign out everywhere?"
        description="Every device has to sign in again. What you have written but not sent on this one is forgotten."
        confirmLabel="Sign out everywhere"
      />
    </Card>
  )
}
