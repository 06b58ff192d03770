import { LIMITS } from '@squash/contract/limits'
import { newDebateMessages } from '@squash/contract/messages/new-debate'
import type { SampleTopic } from '@squash/rules/debates/sample-topics'
import type { FormEvent } from 'react'
import { AccountField } from '../../../lib/accounts/account-field.tsx'
import { useEmailCheck } from '../../../lib/accounts/use-email-check.ts'
import { ScreenedSend } from '../../../lib/safety/screened-send.tsx'
import type { Safety } from '../../../lib/safety/use-safety.ts'
import { Card } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { debateProblems, hasEmptyField } from './debate-draft.ts'
import { LimitedField } from './limited-field.tsx'
import { SendRow } from './send-row.tsx'
import { Topics } from './topics.tsx'
import type { DebateForm } from './use-debate-draft.ts'

type DebateFieldsProps = {
  form: DebateForm
  ownEmail: string | null
  isSending: boolean
  safety: Safety
  onSend: (safety_acknowledged: boolean) => void
}

/** The question, both sides, why, and who. */
export function DebateFields({ form, ownEmail, isSending, safety, onSend }: DebateFieldsProps) {
  const { draft, setTitle, setOwnSide, setPosition, setTheirSide, setEmail } = form
  const check = useEmailCheck(draft.opponent_email, ownEmail)
  const problems = useProblems(debateProblems(draft, ownEmail))
  const pick = ({ title, creator_side, opponent_side }: SampleTopic) => {
    setTitle(title)
    setOwnSide(creator_side)
    setTheirSide(opponent_side)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (problems.check()) onSend(false)
    else if (hasEmptyField(draft)) toast.error(newDebateMessages.fillInAllFields)
  }
  return (
    <form noValidate onSubmit={send}>
      <Card>
        <fieldset disabled={isSending} className="flex min-w-0 flex-col gap-6">
          <legend className="sr-only">Your debate</legend>
          <LimitedField
            ref={problems.ref('title')}
            error={problems.of('title')}
            label="The question"
            max={LIMITS.debateTitle}
            value={draft.title}
            onChange={setTitle}
            placeholder="Over or under?"
          />
          <Topics title={draft.title} onPick={pick} />
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <LimitedField
              ref={problems.ref('creator_side')}
              error={problems.of('creator_side')}
              label="Your side"
              max={LIMITS.debateSide}
              value={draft.creator_side}
              onChange={setOwnSide}
            />
            <LimitedField
              ref={problems.ref('opponent_side')}
              error={problems.of('opponent_side')}
              label="Their side"
              max={LIMITS.debateSide}
              value={draft.opponent_side}
              onChange={setTheirSide}
            />
          </div>
          <TextArea
            ref={problems.ref('creator_position')}
            error={problems.of('creator_position')}
            label="Your argument"
            hint="Everybody who is signed in can read it once they have answered. Keep private things out of it."
            max={LIMITS.debatePosition}
            rows={5}
            value={draft.creator_position}
            onChange={(event) => setPosition(event.target.value)}
          />
          <AccountField
            ref={problems.ref('opponent_email')}
            error={problems.of('opponent_email')}
            label="Who takes the other side?"
            hint="They get a link. Nobody else sees this address."
            ownMessage={newDebateMessages.withYourself}
            value={draft.opponent_email}
            onChange={setEmail}
            check={check}
          />
        </fieldset>
        <ScreenedSend
          safety={safety}
          busy={isSending}
          onSendAsItIs={() => onSend(true)}
          focusWords={() => problems.focus('creator_position')}
          onDelete={form.clear}
          className="mt-6"
        >
          <SendRow isSending={isSending} />
        </ScreenedSend>
      </Card>
    </form>
  )
}
