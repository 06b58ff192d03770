import { signInMessages } from '@squash/contract/messages/sign-in'
import type { Factor } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { answered, loadAuth, signOut } from '../../lib/auth.ts'
import { securityMessage } from '../../lib/auth-failure.ts'
import { useCodeForm } from '../../lib/forms/code-form.tsx'
import { CodeField } from '../../lib/forms/sign-in-fields.tsx'
import { loginPath, nextPath } from '../../lib/next-path.ts'
import { owesFactor, useSession } from '../../lib/session.ts'
import { OperatorAddress } from '../../lib/site-links.tsx'
import { Button } from '../../ui/button.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { FormFailure, Notice } from '../../ui/notice.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { showCode, showTextedCode, textCode } from './account-calls.ts'
import { passkeyMessage, passkeysWork, showPasskey } from './passkeys.tsx'

/** /mfa: the second factor, after signing in and before anything else. */
export function SecondFactorScreen() {
  const session = useSession()
  const [query] = useSearchParams()
  const next = nextPath(query.get('next'))
  if (session.status === 'signed-out') return <Navigate to={session.how === 'left' ? '/' : loginPath(next)} replace />
  if (!owesFactor(session)) return <Navigate to={next ?? '/dashboard'} replace />
  return (
    <FocusFrame
      title="One more step"
      lead="Confirm it’s you to finish signing in."
      back={null}
      below={
        <>
          Lost your phone? If you added the same setup key to an app on another device, use the code it shows. If
          nothing here works for you, write to <OperatorAddress />. Getting you back in takes a while, because we have
          to make sure it’s you.
        </>
      }
    >
      <ShowOne onShown={() => toast.success(signInMessages.welcome)} />
      <div className="mt-5 border-t-2 border-edge pt-4">
        <Button variant="bare" size="small" className="-ml-4" onClick={() => void signOut()}>
          Use another account
        </Button>
      </div>
    </FocusFrame>
  )
}

/** The form for one of the user's factors, and a button for the next. */
function ShowOne({ onShown }: { onShown: () => void }) {
  const [factors, setFactors] = useState<readonly Factor[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [chosen, setChosen] = useState(0)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetched on each attempt
  useEffect(() => {
    setFailure(null)
    verifiedFactors().then(setFactors, (error: unknown) => setFailure(securityMessage(error)))
  }, [tries])
  if (failure !== null)
    return (
      <div className="flex flex-col items-start gap-4">
        <FormFailure message={failure} />
        <Button onClick={() => setTries(tries + 1)}>Try again</Button>
      </div>
    )
  if (factors === null)
    return (
      <Skeletons
        label="Looking up your app, phone or passkey…"
        className="flex flex-col gap-4"
        of={['h-19', 'h-11.5']}
      />
    )
  const factor = factors[chosen % factors.length]
  if (factor === undefined)
    return <Notice tone="rose">This account no longer has two-step sign-in. Sign in again.</Notice>
  return (
    <>
      <FactorForm key={factor.id} factor={factor} onShown={onShown} />
      {factors.length > 1 && (
        <Button variant="bare" size="small" className="mt-3 -ml-4" onClick={() => setChosen(chosen + 1)}>
          {insteadOf(factor, factors[(chosen + 1) % factors.length]) ??
            `Use another (${(chosen % factors.length) + 1} of ${factors.length})`}
        </Button>
      )}
    </>
  )
}

const INSTEAD: Partial<Record<Factor['factor_type'], string>> = {
  webauthn: 'Use a passkey instead',
  totp: 'Use a code instead',
  phone: 'Use a text message instead',
}
/** The offer to switch to a different kind of factor; undefined for another of the same kind. */
const insteadOf = (now: Factor, next: Factor | undefined): string | undefined =>
  next && next.factor_type !== now.factor_type ? INSTEAD[next.factor_type] : undefined

/** The easiest first: passkeys where they work, and apps before phones, because they need no network. */
async function verifiedFactors(): Promise<Factor[]> {
  const { user } = await answered((await loadAuth()).getUser())
  const verified = (user?.factors ?? []).filter(({ status }) => status === 'verified')
  const order = passkeysWork() ? ['webauthn', 'totp', 'phone'] : ['totp', 'phone', 'webauthn']
  return verified.toSorted((a, b) => order.indexOf(a.factor_type) - order.indexOf(b.factor_type))
}

type FactorFormProps = { factor: Factor; onShown: () => void }

function FactorForm(props: FactorFormProps) {
  if (props.factor.factor_type === 'webauthn') return <PasskeyForm {...props} />
  return props.factor.factor_type === 'phone' ? <TextedCodeForm {...props} /> : <AppCodeForm {...props} />
}

/** A button that opens the browser's own prompt. */
function PasskeyForm({ factor, onShown }: FactorFormProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const show = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await showPasskey(factor.id)
      onShown()
    } catch (error) {
      setFailure(passkeyMessage(error))
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-col gap-4">
      <FormFailure message={failure} />
      <p>
        Use the passkey <strong className="wrap-anywhere">{factor.friendly_name || 'of this account'}</strong>. Your
        browser will ask for it next.
      </p>
      <Button variant="primary" busy={busy} onClick={() => void show()}>
        Use your passkey
      </Button>
    </div>
  )
}

/** The form for a code from an authenticator app. */
function AppCodeForm({ factor, onShown }: FactorFormProps) {
  const form = useCodeForm(async (code) => {
    await showCode(factor.id, code)
    onShown()
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <CodeField label="Code from your authenticator app" hint={factor.friendly_name} {...form.field} />
      <Button type="submit" variant="primary" busy={form.busy}>
        Continue
      </Button>
    </form>
  )
}

/** The form for a code that is texted on request. */
function TextedCodeForm({ factor, onShown }: FactorFormProps) {
  const [challenge, setChallenge] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useCodeForm(async (code) => {
    await showTextedCode(factor.id, challenge ?? '', code)
    onShown()
  })
  const request = async () => {
    setBusy(true)
    setFailure(null)
    try {
      setChallenge(await textCode(factor.id))
    } catch (error) {
      setFailure(securityMessage(error))
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <FormFailure message={failure} />
      {challenge !== null && (
        <>
          <CodeField label="Code from the text message" hint="It works for five minutes." {...form.field} />
          <Button type="submit" variant="primary" busy={form.busy}>
            Continue
          </Button>
        </>
      )}
      <Button variant={challenge === null ? 'primary' : 'quiet'} busy={busy} onClick={() => void request()}>
        {challenge === null ? 'Text me a code' : 'Text me another'}
      </Button>
    </form>
  )
}
