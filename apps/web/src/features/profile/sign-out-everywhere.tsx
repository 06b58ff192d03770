import { useState } from 'react'
import { signOut } from '../../lib/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Ends every session, after one question. */
export function SignOutEverywhere() {
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
      <Button onClick={() => setAsking(true)} className="mt-auto">
        Sign out everywhere
      </Button>
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
