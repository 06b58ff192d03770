import { signOut } from '../../lib/auth.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Points } from '../../ui/reading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AnswerFirst, SignInLinks } from './answer-first.tsx'

type WhatHappensProps = { kind: 'conflict' | 'debate'; inviter: string }

/** Explains, before the user writes anything, how their text is used. Like /privacy, it must match the code. */
export function WhatHappens({ kind, inviter }: WhatHappensProps) {
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-xl">What happens to what you write</h2>
      <Points>{kind === 'conflict' ? <InConflict inviter={inviter} /> : <InDebate inviter={inviter} />}</Points>
      <p className="mt-3 text-sm text-muted">
        More about that in <TextLink to="/privacy">Privacy</TextLink>. Mediation is the wrong tool when someone is in
        danger: <TextLink to="/safety">who can help</TextLink>.
      </p>
    </section>
  )
}

const InConflict = ({ inviter }: { inviter: string }) => (
  <>
    <li>{inviter} never sees what you typed. They only read the mediator’s calm version.</li>
    <li>It stays between the two of you, unless one of you asks for a public ruling when nothing else has helped.</li>
    <li>Even then, your name stays hidden unless you choose to show it, and what you typed isn’t in it.</li>
    <li>You can delete your account, and with it your words, at any time.</li>
  </>
)

const InDebate = ({ inviter }: { inviter: string }) => (
  <>
    <li>It’s public as you write it: anyone who’s signed in can read it, with your first name and username.</li>
    <li>Phone numbers, addresses and links in it are masked for everyone except the two of you.</li>
    <li>Only {inviter}, who typed it, can see your email address.</li>
    <li>You can delete your account, and with it your words, at any time.</li>
  </>
)

type InviteActionsProps = WhatHappensProps & {
  token: string
  /** Whether the signed-in user is the invited one. */
  isInvited: boolean
  /** The invited address; null if the link doesn't say. */
  email: string | null
}

/** The way to accept: directly, by signing in or up, or by switching to a different account. */
export function InviteActions({ token, kind, inviter, isInvited, email }: InviteActionsProps) {
  const session = useSession()
  const comeBack = `/invite/${encodeURIComponent(token)}?accept=1`
  if (isInvited)
    return (
      <LinkButton to={comeBack} variant="primary" className="mt-6 w-full">
        Open it
      </LinkButton>
    )
  if (session.status === 'signed-in')
    return (
      <div className="mt-6 flex flex-col gap-4">
        <Notice tone="rose">
          You’re signed in as <strong>{session.user.email}</strong>, but this invite went to another address. Sign in
          with that one to answer, or ask {inviter} to change the address to this one.
        </Notice>
        <Button variant="primary" onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    )
  if (kind === 'debate')
    return (
      <SignInLinks comeBack={comeBack} arrival={{ email, hasAnswer: false }} signUp="Create an account to answer" />
    )
  return <AnswerFirst token={token} inviter={inviter} comeBack={comeBack} email={email} />
}

/** For the creator, who tries the link before they share it. */
export const OwnInvite = () => (
  <div className="mt-6 flex flex-col gap-4">
    <Notice tone="mediator">This is your own invite. People you share the link with see this page.</Notice>
    <LinkButton to="/dashboard">Go to my conflicts</LinkButton>
  </div>
)
