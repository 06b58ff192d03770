import { signInMessages } from '@squash/contract/messages/sign-in'
import type { Factor } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { loadAuth, signOut } from '../../lib/auth.ts'
import { answered, securityMessage } from '../../lib/auth-answer.ts'
import { loginPath, nextPath } from '../../lib/next-path.ts'
import { owesFactor, useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { AppCodeForm } from './factors/app-code-form.tsx'
import { LostFactor } from './factors/recovery-hint.tsx'
import { TextedCodeForm } from './factors/texted-code-form.tsx'

/** /mfa: the second factor, after signing in and before anything else (decisions §15). */
export function SecondFactorScreen() {
  const session = useSession()
  const [query] = useSearchParams()
  const next = nextPath(query.get('next'))
  if (session.status === 'signed-out') return <Navigate to={session.how === 'left' ? '/' : loginPath(next)} replace />
  if (!owesFactor(session)) return <Navigate to={next ?? '/dashboard'} replace />
  return (
    <FocusFrame
      title="One more step"
      lead="You are almost in. Show your second factor, so that we know it is you."
      back={null}
      below={<LostFactor />}
    >
      <ShowOne onShown={() => toast.success(signInMessages.welcome)} />
      <div className="mt-5 border-t-2 border-edge pt-4">
        <Button variant="bare" size="small" className="-ml-3.5" onClick={() => void signOut()}>
          Not you? Sign out
        </Button>
      </div>
    </FocusFrame>
  )
}

/** The form for one of the person's factors, and the way to another. */
function ShowOne({ onShown }: { onShown: () => void }) {
  const [factors, setFactors] = useState<readonly Factor[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [chosen, setChosen] = useState(0)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each try
  useEffect(() => {
    setFailure(null)
    verifiedFactors().then(setFactors, (error: unknown) => setFailure(securityMessage(error)))
  }, [tries])
  if (failure !== null)
    return (
      <div className="flex flex-col items-start gap-4">
        <Notice tone="rose" urgent>
          {failure}
        </Notice>
        <Button onClick={() => setTries(tries + 1)}>Try again</Button>
      </div>
    )
  if (factors === null)
    return (
      <Loading label="Looking up your second factor…" className="flex flex-col gap-4">
        <Skeleton className="h-19" />
        <Skeleton className="h-11.5" />
      </Loading>
    )
  const factor = factors[chosen % factors.length]
  if (factor === undefined)
    return <Notice tone="rose">This account has no second factor any more. Sign in again.</Notice>
  return (
    <>
      {factor.factor_type === 'phone' ? (
        <TextedCodeForm key={factor.id} factor={factor} onShown={onShown} />
      ) : (
        <AppCodeForm key={factor.id} factor={factor} onShown={onShown} />
      )}
      {factors.length > 1 && (
        <Button variant="bare" size="small" className="mt-3 -ml-3.5" onClick={() => setChosen(chosen + 1)}>
          Use another one ({(chosen % factors.length) + 1} of {factors.length})
        </Button>
      )}
    </>
  )
}

/** Apps first: they work without a network. */
async function verifiedFactors(): Promise<Factor[]> {
  const { user } = await answered((await loadAuth()).getUser())
  const verified = (user?.factors ?? []).filter(({ status }) => status === 'verified')
  return verified.toSorted((a, b) => Number(a.factor_type === 'phone') - Number(b.factor_type === 'phone'))
}
