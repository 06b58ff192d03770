import { isRecord } from '@squash/contract/is-record'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { EmailField, emailProblem } from '../../lib/forms/sign-in-fields.tsx'
import { useSession } from '../../lib/session.ts'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.ts'
import { resendConfirmation } from './auth-calls.ts'
import { MAIL_WAIT, MailedCodeForm, ResendButton } from './mailed-code.tsx'

/** The state passed from the sign-up form, which keeps the address out of the URL. */
function passedOn(state: unknown): { email: string; backTo: string } {
  const from = isRecord(state) ? state : {}
  const text = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)
  return {
    email: text(from.email, ''),
    backTo: text(from.backTo, '/login'),
  }
}

/** Shown after a sign-up that has to be confirmed, by the mail's link (even in another tab) or by its code. */
export function CheckInboxScreen() {
  const { state }: { state: unknown } = useLocation()
  const { email, backTo } = passedOn(state)
  const [typed, setTyped] = useState(email)
  const [isChecked, setChecked] = useState(false)
  const session = useSession()
  if (session.status === 'signed-in') return <Navigate to={backTo} replace />
  const checkEmail = () => {
    setChecked(true)
    return emailProblem(typed) === undefined
  }
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
      <p className="mb-5 break-words">
        We’ve sent a link and a code to {email ? <strong>{email}</strong> : 'your address'}. Open the link or enter the
        code here to confirm your address, and you’re in. Nothing there? Check your spam folder.
      </p>
      <div className="flex flex-col gap-4">
        {!email && (
          <EmailField
            value={typed}
            error={isChecked ? emailProblem(typed) : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <MailedCodeForm
          type="signup"
          email={typed}
          checkEmail={checkEmail}
          onEntered={() => toast.success(signUpMessages.created)}
        />
        <div>
          <ResendButton
            label="Send again"
            wait={email ? MAIL_WAIT : 0}
            check={checkEmail}
            send={() => resendConfirmation(typed, backTo)}
          />
        </div>
      </div>
    </FocusFrame>
  )
}
