import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { answered, loadAuth } from '../../lib/auth.ts'
import { authFailure, refusalCode, requestedWait } from '../../lib/auth-failure.ts'
import { EmailField, emailRules } from '../../lib/forms/sign-in-fields.tsx'
import { loginPath, nextPath } from '../../lib/next-path.ts'
import { Button } from '../../ui/button.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { FormFailure, Notice } from '../../ui/notice.tsx'
import { authMessage, here, sayWelcome } from './auth-calls.ts'
import { MAIL_WAIT, MailedCodeForm, type MailedCodeType, ResendButton } from './mailed-code.tsx'

/** Mails a link and a code for choosing a new password. */
export function ForgotPasswordScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <MailLinkScreen
      title="Forgot your password?"
      lead="It happens. We’ll email you a link to choose a new one."
      purpose="to choose a new password"
      loginPath="/login"
      type="recovery"
      send={sendResetLink}
      onEntered={() => void navigate('/reset-password', { replace: true })}
    >
      {query.get('link') === 'expired' && (
        <div className="mb-5">
          <Notice tone="rose" urgent>
            That link has expired or has already been used. Request a new one here.
          </Notice>
        </div>
      )}
    </MailLinkScreen>
  )
}

/** Mails a link and a code for signing in without the password. */
export function SignInLinkScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const backTo = loginPath(nextPath(query.get('next')))
  return (
    <MailLinkScreen
      title="Sign in by email"
      lead="We’ll email you a link that signs you in. No password needed."
      purpose="to sign in"
      loginPath={backTo}
      type="email"
      send={(email) => sendSignInLink(email, backTo)}
      onEntered={() => {
        sayWelcome()
        void navigate(backTo, { replace: true })
      }}
    />
  )
}

type MailLinkScreenProps = {
  title: string
  lead: string
  /** What the mail is for: "to sign in". */
  purpose: string
  loginPath: string
  type: MailedCodeType
  send: (email: string) => Promise<void>
  onEntered: () => void
  children?: ReactNode
}

/** A request for a mail: `isSent` is false if the server refused to send another one so soon. `wait` is in seconds. */
type Requested = { email: string; isSent: boolean; wait: number }

/** Asks for the address, then for the mailed code. It behaves the same whether or not the account exists. */
function MailLinkScreen(props: MailLinkScreenProps) {
  const { title, lead, purpose, type, send, onEntered, children } = props
  const [requested, setRequested] = useState<Requested | null>(null)
  const back = { to: props.loginPath, label: 'Back to sign in' }
  if (requested === null)
    return (
      <FocusFrame title={title} lead={lead} back={back}>
        {children}
        <RequestForm send={send} onRequested={setRequested} />
      </FocusFrame>
    )
  const { email, isSent, wait } = requested
  return (
    <FocusFrame title="Check your inbox" back={back} takesFocus>
      <p className="mb-5 break-words">
        {isSent ? (
          <>
            If <strong>{email}</strong> belongs to an account, we’ve just emailed you a link and a code {purpose}. Open
            the link or enter the code here. You can use only one of them, once. Nothing there? Check your spam folder.
          </>
        ) : (
          <>
            You requested an email {purpose} a short while ago, so we didn’t send another one to{' '}
            <strong>{email}</strong>. Open the link in the one you have or enter its code here. Nothing there? Check
            your spam folder.
          </>
        )}
      </p>
      <MailedCodeForm type={type} email={email} onEntered={onEntered} />
      <div className="mt-5">
        <ResendButton label="Send again" wait={wait} send={() => send(email)} />
      </div>
    </FocusFrame>
  )
}

type RequestFormProps = { send: (email: string) => Promise<void>; onRequested: (requested: Requested) => void }

function RequestForm({ send, onRequested }: RequestFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const [failure, setFailure] = useState<string | null>(null)
  const submit = handleSubmit(async ({ email: typed }) => {
    const email = typed.trim()
    setFailure(null)
    try {
      await send(email)
      onRequested({ email, isSent: true, wait: MAIL_WAIT })
    } catch (error) {
      // The earlier mail may have arrived by now.
      if (refusalCode(error) !== 'over_email_send_rate_limit') setFailure(authMessage(error))
      else onRequested({ email, isSent: false, wait: requestedWait(authFailure(error)) ?? 0 })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormFailure message={failure} />
      <EmailField error={formState.errors.email?.message} {...register('email', emailRules)} />
      <Button type="submit" variant="primary" busy={formState.isSubmitting}>
        Send the link
      </Button>
    </form>
  )
}

async function sendResetLink(email: string): Promise<void> {
  const redirectTo = here('/reset-password')
  await answered((await loadAuth()).resetPasswordForEmail(email.trim(), { redirectTo }))
}

/** Mails a sign-in link. An address without an account gets no mail, without the caller finding out. */
async function sendSignInLink(email: string, backTo: string): Promise<void> {
  const options = { emailRedirectTo: here(backTo), shouldCreateUser: false }
  try {
    await answered((await loadAuth()).signInWithOtp({ email: email.trim(), options }))
  } catch (error) {
    if (refusalCode(error) !== 'otp_disabled') throw error
  }
}
