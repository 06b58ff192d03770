import { LIMITS } from '@squash/contract/limits'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { useRespond } from '../actions/use-respond.ts'
import type { People } from '../view/people.ts'
import { PartyCard } from './party-card.tsx'
import { WordsForm } from './words-form.tsx'

/** Section 2 for the invited person who has not answered: their side, raw, to be translated like the first. */
export function RespondForm({ conflictId, people }: { conflictId: string; people: People }) {
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
    </PartyCard>
  )
}
