import type { User } from '@supabase/auth-js'
import { PasswordForm } from '../../lib/forms/password-form.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { useSessionsChanged } from './sessions-card.tsx'

export function PasswordCard({ user }: { user: User }) {
  const sessionsChanged = useSessionsChanged()
  return (
    <Card as="section">
      <h2 className="mb-1 text-xl">Password</h2>
      <p className="mb-4 text-muted">A new one signs you out on your other devices.</p>
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
