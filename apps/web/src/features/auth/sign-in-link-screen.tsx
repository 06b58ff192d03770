import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { loginPath, nextPath } from '../../lib/next-path.ts'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { sendSignInLink } from './auth-calls.ts'
import { MailRequested, MailRequestForm, type Requested } from './mail-request.tsx'
import { sayWelcome } from './welcome.ts'

/** Signs in by a mailed link or code, without the password. */
export function SignInLinkScreen() {
  const [requested, setRequested] = useState<Requested | null>(null)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const backTo = loginPath(nextPath(query.get('next')))
  const back = { to: backTo, label: 'Back to sign in' }
  const send = (email: string) => sendSignInLink(email, backTo)
  if (requested !== null) {
    return (
      <MailRequested
        requested={requested}
        back={back}
        purpose="to sign in"
        type="email"
        send={send}
        onEntered={() => {
          sayWelcome()
          void navigate(backTo, { replace: true })
        }}
      />
    )
  }
  return (
    <FocusFrame title="Sign in by email" back={back} lead="We send you a link that signs you in, no password needed.">
      <MailRequestForm send={send} onRequested={setRequested} />
    </FocusFrame>
  )
}
