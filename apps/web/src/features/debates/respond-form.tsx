import type { Debate } from '@squash/contract/debates'
import { LIMITS } from '@squash/contract/limits'
import { debateMessages } from '@squash/contract/messages/debate'
import { DEBATE_DAYS } from '@squash/rules/debates/answer'
import type { FormEvent } from 'react'
import { ScreenedSend } from '../../lib/safety/screened-send.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { tooMany } from '../../ui/room-left.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { DebaterName } from './parts.tsx'
import { sidesOf } from './sides.ts'
import type { DebateResponse } from './use-respond.ts'

type RespondFormProps = { debate: Debate; response: DebateResponse; onDecline: () => void }

/** The creator's argument, the remaining side, and a field for the argument for it. */
export function RespondForm({ debate, response, onDecline }: RespondFormProps) {
  const { draft, setDraft, safety, submit } = response
  const argument = draft.trim()
  const problems = useProblems({
    argument: argument === '' ? debateMessages.argumentRequired : tooMany(argument, LIMITS.debatePosition),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (submit.isPending) return
    if (problems.check()) submit.mutate({ text: argument })
    else if (argument === '') toast.error(debateMessages.argumentRequired)
  }
  return (
    <Page
      title={debate.title}
      documentTitle="Respond to a debate"
      eyebrow="You’re invited to take a side"
      back={{ to: '/debates', label: 'Debates' }}
    >
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <TheirSide debate={debate} />
        <form noValidate onSubmit={send}>
          <Card tone="party2" className="flex flex-col gap-5">
            <div>
              <p className="eyebrow text-ink/75">Your side</p>
              <h2 className="mt-1 text-2xl wrap-anywhere">{debate.opponent_side}</h2>
            </div>
            <TextArea
              ref={problems.ref('argument')}
              error={problems.of('argument')}
              label="Your argument"
              hint="Anyone who’s signed in can read it. Keep private things out of it."
              max={LIMITS.debatePosition}
              rows={6}
              value={draft}
              disabled={submit.isPending}
              onChange={(event) => setDraft(event.target.value)}
            />
            <Guidelines />
            <ScreenedSend
              safety={safety}
              busy={submit.isPending}
              onSendAsItIs={() => submit.mutate({ text: argument, safety_acknowledged: true })}
              focusWords={() => problems.focus('argument')}
              onDelete={() => setDraft('')}
            >
              <div className="flex justify-end gap-3">
                <LinkButton to="/debates">Cancel</LinkButton>
                <Button type="submit" variant="primary" busy={submit.isPending} className="flex-1 sm:flex-none">
                  Submit my argument
                </Button>
              </div>
            </ScreenedSend>
            <Button variant="bare" size="small" className="-ml-3 self-start" onClick={onDecline}>
              Decline this invite
            </Button>
          </Card>
        </form>
      </div>
    </Page>
  )
}

function Guidelines() {
  return (
    <section className="outlined rounded-control bg-card px-4 py-3">
      <h3 className="text-lg">What happens next</h3>
      <p className="mt-1">
        Once you’ve responded, the debate is active for {DEBATE_DAYS} days. The community votes, and the side with the
        most votes wins. Argue about the question, not the person.
      </p>
    </section>
  )
}

/** The creator's claim and argument. */
function TheirSide({ debate }: { debate: Debate }) {
  const { person, claim, position, tone } = sidesOf(debate).creator
  return (
    <Card as="section" tone={tone} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={person.name} src={person.avatar_url} />
        <div className="min-w-0">
          <p className="eyebrow text-ink/75">Their side</p>
          <p className="font-bold leading-snug wrap-anywhere">
            <DebaterName person={person} />
          </p>
        </div>
      </div>
      <h2 className="text-2xl wrap-anywhere">{claim}</h2>
      {position !== null && <blockquote className="whitespace-pre-line wrap-anywhere">{position}</blockquote>}
    </Card>
  )
}
