import type { Debate } from '@squash/contract/debates'
import { LIMITS } from '@squash/contract/limits'
import { debateMessages } from '@squash/contract/messages/debate'
import { DEBATE_DAYS } from '@squash/rules/debates/answer'
import type { FormEvent } from 'react'
import { ScreenedSend } from '../../../lib/safety/screened-send.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page.tsx'
import { tooMany } from '../../../ui/room-left.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { TheirSide } from './their-side.tsx'
import type { useRespond } from './use-respond.ts'

type RespondFormProps = { debate: Debate; response: ReturnType<typeof useRespond>; onDecline: () => void }

/** What they said, the side that is left, and the argument for it. */
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
      eyebrow="You are asked to take a side"
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
              hint="Everybody who is signed in can read it. Keep private things out of it."
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
      <h3 className="text-lg">How it goes on</h3>
      <p className="mt-1">
        Once you have responded, the debate is active for {DEBATE_DAYS} days. The community votes, and whoever has most
        votes at the end is the winner. Argue about the question, not about the person.
      </p>
    </section>
  )
}
