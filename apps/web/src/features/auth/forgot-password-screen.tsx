import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sendResetLink } from './auth-calls.ts'
import { MailRequested, MailRequestForm, type Requested } from './mail-request.tsx'

const back = { to: '/login', label: 'Back to sign in' }

/** Mails a link and a code with which somebody who forgot their password chooses a new one. */
export function ForgotPasswordScreen() {
  const [requested, setRequested] = useState<Requested | null>(null)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  if (requested !== null) {
    return (
      <MailRequested
        requested={requested}
        back={back}
        purpose="to choose a new password"
        type="recovery"
        send={sendResetLink}
        onEntered={() => void navigate('/reset-password', { replace: true })}
      />
    )
  }
  return (
    <FocusFrame title="Forgot your password?" back={back} lead="It happens. We send you a link to choose a new one.">
      {query.get('link') === 'expired' && (
        <div className="mb-5">
          <Notice tone="rose" urgent>
            That link has expired or was used already. Ask for a new one here.
          </Notice>
        </div>
      )}
      <MailRequestForm send={sendResetLink} onRequested={setRequested} />
    </FocusFrame>
  )
}
