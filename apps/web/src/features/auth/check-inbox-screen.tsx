import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { TextField } from '../../ui/field.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { resendConfirmation } from './auth-calls.ts'
import { ResendButton } from './resend-button.tsx'
import { MAIL_WAIT } from './use-wait.ts'

/** What the sign-up form hands over; the address stays out of the link. */
function handedOver(state: unknown): { email: string; backTo: string } {
  const from = typeof state === 'object' && state !== null ? state : {}
  const text = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)
  return {
    email: text('email' in from ? from.email : null, ''),
    backTo: text('backTo' in from ? from.backTo : null, '/login'),
  }
}

/** After signing up with confirmation on: the link in the mail completes it, also in another tab. */
export function CheckInboxScreen() {
  const { state }: { state: unknown } = useLocation()
  const { email, backTo } = handedOver(state)
  const [typed, setTyped] = useState(email)
  const session = useSession()
  if (session.status === 'signed-in') return <Navigate to={backTo} replace />
  return (
    <FocusFrame
      title="Check your inbox"
      back={{ to: '/login', label: 'Back to sign in' }}
      below={
        <>
          Already confirmed?{' '}
          <Link to={backTo} className="font-semibold text-ink underline underline-offset-4">
            Sign in
          </Link>
        </>
      }
    >
      <p className="mb-5">
        We sent a link to {email ? <strong>{email}</strong> : 'your address'}. Open it to confirm that the address is
        yours, and you are in. Nothing there? Look in the spam folder.
      </p>
      <div className="flex flex-col items-start gap-4">
        {!email && (
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            className="w-full"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <ResendButton
          label="Send again"
          wait={email ? MAIL_WAIT : 0}
          disabled={!typed.includes('@')}
          send={() => resendConfirmation(typed, backTo)}
        />
      </div>
    </FocusFrame>
  )
}
