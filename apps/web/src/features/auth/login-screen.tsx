import { LIMITS, TIMING } from '@squash/contract/limits'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type Arrival, arrivalOf, loginPath, nextPath, signInLinkPath } from '../../lib/next-path.ts'
import { currentSession, owesFactor, useSession } from '../../lib/session.ts'
import { type OfferedWays, useSignInSettings } from '../../lib/sign-in-providers.ts'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { useIsLive } from '../../ui/is-live.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Radio } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.ts'
import { sayWelcome } from './auth-calls.ts'
import { Refusal, type SignInFields, SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { emptySignUp, resolveSignUp, type SignUpFields } from './sign-up-rules.ts'

type Mode = 'sign-in' | 'sign-up'
const labels: Record<Mode, string> = { 'sign-in': 'Sign in', 'sign-up': 'Sign up' }

const titles: Record<Mode, { title: string; lead: string }> = {
  'sign-in': { title: 'Welcome back', lead: 'Pick up where the two of you left off.' },
  'sign-up': { title: 'Create your account', lead: 'It takes about a minute.' },
}

/** For a user who was just refused: a welcome would mock them. */
const REFUSED = { title: 'We couldn’t sign you in', lead: null }

/**
 * Sign-in and sign-up behind a toggle. The screen holds both forms' fields, so that switching keeps everything typed.
 */
export function LoginScreen() {
  const [query, setQuery] = useSearchParams()
  const mode: Mode = query.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in'
  const next = nextPath(query.get('next'))
  const isLive = useIsLive()
  const location = useLocation()
  const [arrival] = useState(() => arrivalOf(location.state))
  const email = arrival.email ?? ''
  const settings = useSignInSettings()
  const passwordMin = settings?.passwordMin ?? LIMITS.passwordMin
  const signIn = useForm<SignInFields>({ defaultValues: { email, password: '' } })
  const signUp = useForm<SignUpFields>({
    defaultValues: { ...emptySignUp, email, confirmEmail: email },
    resolver: (fields) => resolveSignUp(fields, passwordMin),
  })
  const refusal = useRefusal(query.get('refused'), signIn.formState.isSubmitSuccessful)
  useOpenWhenSignedIn(next ?? '/dashboard')
  const show = (wanted: Mode) => {
    const changed = new URLSearchParams(query)
    changed.delete('link')
    changed.delete('refused')
    if (wanted === 'sign-up') changed.set('mode', wanted)
    else changed.delete('mode')
    setQuery(changed, { replace: true, state: location.state })
  }
  return (
    <FocusFrame {...(refusal ? REFUSED : titles[mode])}>
      <ModeToggle mode={mode} onChange={show} />
      <WhyHere
        refusal={refusal}
        isLinkExpired={query.get('link') === 'expired'}
        next={next}
        hasAnswer={arrival.hasAnswer}
      />
      {/* Disabled until hydration, so that nothing typed is lost, or submitted by the browser itself. */}
      <fieldset disabled={!isLive} className="mt-5 min-w-0">
        {mode === 'sign-in' ? (
          <SignInForm form={signIn} next={next} onSignedIn={sayWelcome} />
        ) : (
          <SignUpForm
            form={signUp}
            knownEmail={arrival.email}
            next={next}
            passwordMin={passwordMin}
            onSignedIn={() => toast.success(signUpMessages.created)}
          />
        )}
      </fieldset>
      {settings && <OtherWays offered={settings} backTo={loginPath(next)} />}
    </FocusFrame>
  )
}

/** How the last session in this browser ended; false if the user came signed in, and during hydration. */
function useLastEnd() {
  const isLive = useIsLive()
  const [cameHow] = useState(() => {
    const session = currentSession()
    return session.status === 'signed-out' && session.how
  })
  // The server doesn't know how a session in this browser ended, so hydration has to start without it.
  return isLive && cameHow
}

/**
 * Why the user was refused before they came here, by the protocol's code; null if they weren't. After another attempt,
 * the form shows its result.
 * @param refused the code in the address
 */
function useRefusal(refused: string | null, isAnswered: boolean): string | null {
  const how = useLastEnd()
  if (isAnswered) return null
  return refused ?? (how === 'banned' ? 'user_banned' : null)
}

type WhyHereProps = Pick<Arrival, 'hasAnswer'> & {
  refusal: string | null
  isLinkExpired: boolean
  next: string | null
}

/** Why the user is here, if they didn't come to sign in. */
function WhyHere({ refusal, isLinkExpired, next, hasAnswer }: WhyHereProps) {
  const how = useLastEnd()
  if (refusal)
    return (
      <Suspense>
        <Refusal code={refusal} />
      </Suspense>
    )
  if (isLinkExpired)
    return (
      <Notice tone="rose" urgent>
        That link has expired or has already been used. Sign in with your password, or{' '}
        <Link to={signInLinkPath(next)} className="font-semibold underline underline-offset-4">
          get a new link by email
        </Link>
        .
      </Notice>
    )
  if (how === 'ended')
    return (
      <Notice tone="mediator" urgent>
        You’ve been signed out, maybe from another device. Sign in to pick up where you left off. We’ve kept what you
        wrote.
      </Notice>
    )
  if (next === null) return null
  return (
    <Notice tone="mediator">
      {hasAnswer
        ? 'We’ve kept your answer in this browser. Sign up or sign in, and it’s ready to send right away.'
        : 'Sign in or sign up, and we’ll take you straight to the page you came for.'}
      {next.startsWith('/invite/') &&
        ' Use the email address that the invite was sent to: only that one can answer it.'}
    </Notice>
  )
}

/**
 * Opens `target` one second after signing in here, so that the welcome is seen; at once for a user already signed in.
 */
function useOpenWhenSignedIn(target: string) {
  const navigate = useNavigate()
  const session = useSession()
  const [cameSignedIn] = useState(() => currentSession().status === 'signed-in')
  useEffect(() => {
    if (session.status !== 'signed-in') return
    const wait = cameSignedIn || owesFactor(session) ? 0 : TIMING.afterLogin
    const timer = setTimeout(() => void navigate(target, { replace: true }), wait)
    return () => clearTimeout(timer)
  }, [session, cameSignedIn, navigate, target])
}

function ModeToggle({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <fieldset className="mb-5 grid grid-cols-2 gap-1 rounded-control border-2 border-edge p-1">
      <legend className="sr-only">What would you like to do?</legend>
      {(['sign-in', 'sign-up'] as const).map((option) => (
        <Radio
          key={option}
          name="login-mode"
          checked={option === mode}
          onChange={() => onChange(option)}
          className="grid min-h-11 place-items-center rounded-lg font-bold has-checked:bg-lime has-checked:text-on-accent"
        >
          {labels[option]}
        </Radio>
      ))}
    </fieldset>
  )
}

const ProviderButtons = lazy(async () => ({ default: (await import('./provider-buttons.tsx')).ProviderButtons }))

/** Buttons for other sign-in services. If there are none, renders nothing and doesn't load their code. */
function OtherWays({ offered, backTo }: { offered: OfferedWays; backTo: string }) {
  if (offered.providers.length === 0 && !offered.organisations) return null
  return (
    <Suspense>
      <ProviderButtons offered={offered} backTo={backTo} />
    </Suspense>
  )
}
