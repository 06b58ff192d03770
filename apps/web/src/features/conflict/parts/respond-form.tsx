import { LIMITS } from '@squash/contract/limits'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { Button } from '../../../ui/button.tsx'
import { useRespond } from '../actions/use-respond.ts'
import type { People } from '../view/people.ts'
import { PartyCard } from './party-card.tsx'
import { WordsForm } from './words-form.tsx'

type RespondFormProps = { conflictId: string; people: People; onDecline: () => void }

/** Section 2 for the invited user who has not answered: their side, raw, to be translated like the first, or a decline. */
export function RespondForm({ conflictId, people, onDecline }: RespondFormProps) {
  const { draft, setDraft, safety, submit } = useRespond(conflictId)
  return (
    <PartyCard person={people.viewer} heading="YOUR TURN">
      <WordsForm
        label="Your side of it"
        hint={`Write it the way it comes. ${people.other.short} only ever reads the calm version.`}
        max={LIMITS.response}
        rows={6}
        submit="Send my response"
        missing={conflictMessages.responseMissing}
        value={draft}
        onChange={setDraft}
        safety={safety}
        onSubmit={submit.mutate}
        busy={submit.isPending}
        progress="Finding calmer words for you. Up to 10 seconds…"
      />
      <Button variant="bare" size="small" className="-ml-3 self-start" onClick={onDecline}>
        Decline this invite
      </Button>
    </PartyCard>
  )
}
