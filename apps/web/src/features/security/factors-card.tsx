import type { Factor, User } from '@supabase/auth-js'
import { useState } from 'react'
import { useAccountChanged } from '../../lib/account.ts'
import { securityMessage } from '../../lib/auth-failure.ts'
import { dayOf } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { removeFactor } from './account-calls.ts'
import { BackupHint, EnrolDialog, RecoveryHint } from './enrol-dialog.tsx'
import { PasskeyDialog, passkeysWork } from './passkeys.tsx'
import { useSessionsChanged } from './sessions-card.tsx'

/** Lists the second factors of an account, adds and removes them. */
export function FactorsCard({ user }: { user: User }) {
  const changed = useFactorsChanged()
  const [adding, setAdding] = useState<'app' | 'passkey' | null>(null)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const close = () => {
    setAdding(null)
    void changed()
  }
  const all = user.factors ?? []
  const verified = all.filter(({ status }) => status === 'verified')
  const askToRemove = (factor: Factor) => {
    setRemoval({ factor, isLast: verified.length === 1 })
    setRemoving(true)
  }
  return (
    <Card as="section" className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">Two-step sign-in</h2>
        {verified.length > 0 ? <Badge tone="mediator">On</Badge> : <Badge>Off</Badge>}
      </div>
      <p className="max-w-[60ch] text-muted">
        A passkey, or a code from an app on your phone, on top of your password. If someone learns your password, they
        still can’t get in.
      </p>
      {verified.length > 0 && (
        <ul className="w-full">
          {verified.map((factor) => (
            <li
              key={factor.id}
              className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-faint py-3 last:pb-0"
            >
              <span className="min-w-0">
                <span className="block font-bold">{nameOf(factor)}</span>
                <span className="text-sm text-muted">Added {dayOf(factor.created_at)}</span>
              </span>
              <Button size="small" aria-label={`Remove ${nameOf(factor)}`} onClick={() => askToRemove(factor)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {passkeysWork() && (
          <Button variant={verified.length > 0 ? 'quiet' : 'primary'} onClick={() => setAdding('passkey')}>
            {verified.some(isPasskey) ? 'Add another passkey' : 'Add a passkey'}
          </Button>
        )}
        <Button variant={verified.length > 0 || passkeysWork() ? 'quiet' : 'primary'} onClick={() => setAdding('app')}>
          {verified.some(isApp) ? 'Add another app' : 'Add an authenticator app'}
        </Button>
      </div>
      {verified.length > 0 && (
        <p className="text-sm text-muted">{verified.some(isPasskey) ? <BackupHint /> : <RecoveryHint />}</p>
      )}
      <EnrolDialog open={adding === 'app'} existing={all} onClose={close} onAdded={close} />
      <PasskeyDialog open={adding === 'passkey'} existing={all} onClose={close} onAdded={close} />
      {removal && <RemoveDialog {...removal} open={isRemoving} onClose={() => setRemoving(false)} />}
    </Card>
  )
}

/** Refetches the account and the sessions, because a changed factor also signs out other devices. */
function useFactorsChanged() {
  const accountChanged = useAccountChanged()
  const sessionsChanged = useSessionsChanged()
  return () => Promise.all([accountChanged(), sessionsChanged()])
}

const isPasskey = (factor: Factor) => factor.factor_type === 'webauthn'
const isApp = (factor: Factor) => factor.factor_type === 'totp'

const NAMES: Partial<Record<Factor['factor_type'], string>> = { phone: 'Phone', webauthn: 'Passkey' }
const nameOf = (factor: Factor): string => factor.friendly_name || (NAMES[factor.factor_type] ?? 'Authenticator app')

/** What the user is asked about. The dialog keeps it while it closes, when the factor may already be gone. */
type Removal = { factor: Factor; isLast: boolean }
type RemoveDialogProps = Removal & { open: boolean; onClose: () => void }

function RemoveDialog({ factor, isLast, open, onClose }: RemoveDialogProps) {
  const changed = useFactorsChanged()
  const [busy, setBusy] = useState(false)
  const kind = isPasskey(factor) ? 'passkey' : isApp(factor) ? 'app' : 'phone'
  const remove = async () => {
    setBusy(true)
    try {
      await removeFactor(factor.id)
      toast.success(isLast ? 'Two-step sign-in is off.' : `${nameOf(factor)} has been removed.`)
      await changed()
      onClose()
    } catch (error) {
      toast.error(securityMessage(error))
    }
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void remove()}
      busy={busy}
      title={isLast ? 'Turn off two-step sign-in?' : `Remove this ${kind}?`}
      description={
        isLast
          ? 'You’ll then sign in with just your password.'
          : 'It stops working right away. After that, use one of your other methods.'
      }
      confirmLabel={isLast ? 'Turn it off' : 'Remove it'}
    />
  )
}
