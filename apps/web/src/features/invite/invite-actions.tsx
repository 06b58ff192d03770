import { signOut } from '../../lib/auth.ts'
import { loginPath } from '../../lib/next-path.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

type InviteActionsProps = {
  token: string /** Where the invite leads; null until the invited person is signed in. */
  target: string | null
}

/** The way in: straight there, by way of an account, or with another account than the one signed in. */
export function InviteActions({ token, target }: InviteActionsProps) {
  const session = useSession()
  const comeBack = `/invite/${encodeURIComponent(token)}?accept=1`
  if (target !== null)
    return (
      <LinkButton to={target} variant="primary" className="mt-6 w-full">
        Open it
      </LinkButton>
    )
  if (session.status === 'signed-in')
    return (
      <div className="mt-6 flex flex-col gap-4">
        <Notice tone="rose">
          You are signed in as <strong>{session.user.email}</strong>, and this invite went to another address. Sign in
          with that one to answer.
        </Notice>
        <Button variant="primary" onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    )
  return (
    <div className="mt-6 flex flex-col gap-3">
      <LinkButton to={loginPath(comeBack, 'sign-up')} variant="primary">
        Create an account to answer
      </LinkButton>
      <LinkButton to={loginPath(comeBack)}>I have an account</LinkButton>
    </div>
  )
}
