import { LIMITS } from '@squash/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../lib/api-error.ts'
import { signOut } from '../../lib/auth.ts'
import { useDraft } from '../../lib/drafts.ts'
import { answerDraft } from '../../lib/invites/answer-drafts.ts'
import { type Arrival, loginPath } from '../../lib/next-path.ts'
import { api } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Points } from '../../ui/reading.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { tooMany } from '../../ui/use-problems.ts'

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
    <li>The mediator helps you put it calmly, and {inviter} reads only the version you approve.</li>
    <li>It stays between the two of you, unless one of you asks for a public ruling when nothing else has helped.</li>
    <li>
      Even then, your name stays hidden unless you choose to show it. The ruling may quote a few words from the versions
      you sent each other, but nothing else you typed.
    </li>
    <li>You can delete your account, and your words with it, at any time.</li>
  </>
)

const InDebate = ({ inviter }: { inviter: string }) => (
  <>
    <li>It’s public exactly as you write it: anyone who’s signed in can read it, with your first name and username.</li>
    <li>Phone numbers, addresses and links in it are masked for everyone except the two of you.</li>
    <li>Only {inviter}, who typed it, can see your email address.</li>
    <li>You can delete your account, and your words with it, at any time.</li>
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
      <Button variant="primary" className="mt-6 w-full" onClick={() => void signOut()}>
        Sign out to use the other address
      </Button>
    )
  if (kind === 'debate')
    return (
      <SignInLinks comeBack={comeBack} arrival={{ email, hasAnswer: false }} signUp="Create an account to answer" />
    )
  return <AnswerFirst token={token} inviter={inviter} comeBack={comeBack} email={email} />
}

/** Shown at the top to a user who is signed in with another address. Signing out keeps them on this page. */
export const OtherAddress = ({ inviter, email }: { inviter: string; email: string }) => (
  <div className="mb-5">
    <Notice tone="rose">
      You’re signed in as <strong className="wrap-anywhere">{email}</strong>, but this invite went to another address.
      To answer, sign out here and sign in with that one: you’ll come right back. Or ask {inviter} to change the address
      to this one.
    </Notice>
  </div>
)

/** Shown to creators who try the link before sharing it. */
export const OwnInvite = () => (
  <div className="mt-6 flex flex-col gap-4">
    <Notice tone="mediator">This is your own invite. People you share the link with see this page.</Notice>
    <LinkButton to="/dashboard">Go to my conflicts</LinkButton>
  </div>
)

type AnswerFirstProps = {
  token: string
  inviter: string
  /** The path to return to after signing in. */
  comeBack: string
  /** The invited address; null if the link doesn't say. */
  email: string | null
}

/** Lets a visitor write their answer before they sign up. It stays in this browser until it is sent. */
function AnswerFirst({ token, inviter, comeBack, email }: AnswerFirstProps) {
  const [text, setText] = useDraft(answerDraft(token))
  const problem = tooMany(text, LIMITS.response)
  const hasAnswer = text.trim() !== '' && problem === undefined
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-xl">Your side of it</h2>
      <TextArea
        label="Your answer"
        hint={`You can write it now and sign up afterwards. It stays in this browser until you send it, and ${inviter} reads only the version you approve.`}
        error={problem}
        max={LIMITS.response}
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SignInLinks
        comeBack={comeBack}
        arrival={{ email, hasAnswer }}
        signUp={hasAnswer ? 'Create an account and send it' : 'Create an account to answer'}
      />
    </section>
  )
}

type SignInLinksProps = { comeBack: string; arrival: Arrival; signUp: string }

/** Links to sign up and to sign in, both of which lead back to the invite. */
const SignInLinks = ({ comeBack, arrival, signUp }: SignInLinksProps) => (
  <div className="mt-6 flex flex-col gap-3">
    <LinkButton to={loginPath(comeBack, 'sign-up')} state={arrival} variant="primary">
      {signUp}
    </LinkButton>
    <LinkButton to={loginPath(comeBack)} state={arrival}>
      I have an account
    </LinkButton>
  </div>
)

type CalmMessageProps = { token: string; inviter: string }

/** The inviter's message in calm words, only once the reader asks for it: not everyone is ready for it right away. */
export function CalmMessage({ token, inviter }: CalmMessageProps) {
  const [isWanted, setWanted] = useState(false)
  const message = useQuery(api.invites.get_invite_message.queryOptions({ input: { token }, enabled: isWanted }))
  if (message.data) return <Shown inviter={inviter} text={message.data.text} />
  return (
    <div className="mt-5 flex flex-col items-start gap-3">
      <Button
        className="wrap-anywhere"
        busy={message.isFetching}
        onClick={() => (isWanted ? void message.refetch() : setWanted(true))}
      >
        Show what {inviter} wants you to hear
      </Button>
      {message.isError && !message.isFetching && (
        <Notice tone="rose" urgent>
          {errorMessage(message.error)}
        </Notice>
      )}
    </div>
  )
}

function Shown({ inviter, text }: { inviter: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" tone="party1" className="mt-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere">
        What {inviter} wants you to hear
      </h2>
      <p className="mt-2 text-lg leading-relaxed whitespace-pre-wrap wrap-anywhere">{text}</p>
      <p className="mt-3 text-sm text-ink/75">
        This is the version that {inviter} sent. Anything else they typed stays private.
      </p>
    </Card>
  )
}
