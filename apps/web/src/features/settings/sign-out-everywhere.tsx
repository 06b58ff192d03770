import { useState } from 'react'
import { signOut } from '../../lib/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Ends every session, after a confirmation. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void signOut('global')
  }
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-xl">Sign out everywhere</h3>
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
        description="You’ll have to sign in again on every device. Anything you’ve written here but not sent will be deleted."
        confirmLabel="Sign out everywhere"
      />
    </Card>
  )
}
