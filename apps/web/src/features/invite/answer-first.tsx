import { LIMITS } from '@squash/contract/limits'
import type { Arrival } from '../../lib/arrival.ts'
import { useDraft } from '../../lib/drafts.ts'
import { keptAnswer } from '../../lib/invites/kept-answer.ts'
import { loginPath } from '../../lib/next-path.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { tooMany } from '../../ui/room-left.ts'
import { TextArea } from '../../ui/text-area.tsx'

type AnswerFirstProps = {
  token: string
  inviter: string
  /** The path to return to after signing in. */
  comeBack: string
  /** The invited address; null if the link doesn't say. */
  email: string | null
}

/** Lets a visitor write their answer before they sign up. It stays in this browser until it is sent. */
export function AnswerFirst({ token, inviter, comeBack, email }: AnswerFirstProps) {
  const [text, setText] = useDraft(keptAnswer(token))
  const problem = tooMany(text, LIMITS.response)
  const hasAnswer = text.trim() !== '' && problem === undefined
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-xl">Your side of it</h2>
      <TextArea
        label="Your answer"
        hint={`You can write it now and sign up afterwards. It stays in this browser until you send it, and ${inviter} only ever reads the calm version.`}
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

/** The ways to an account, both of which lead back to the invite. */
export const SignInLinks = ({ comeBack, arrival, signUp }: SignInLinksProps) => (
  <div className="mt-6 flex flex-col gap-3">
    <LinkButton to={loginPath(comeBack, 'sign-up')} state={arrival} variant="primary">
      {signUp}
    </LinkButton>
    <LinkButton to={loginPath(comeBack)} state={arrival}>
      I have an account
    </LinkButton>
  </div>
)
