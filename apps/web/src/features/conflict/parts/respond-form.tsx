import { LIMITS } from '@squash/contract/limits'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { MoodPicker } from '../../../lib/conflicts/mood-picker.tsx'
import { CallProgress } from '../../../lib/preview/call-progress.tsx'
import { readerTexts } from '../../../lib/preview/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { ResponseForm } from '../actions/use-respond.ts'
import type { People } from '../view/people.ts'
import { PartyCard } from './party-card.tsx'
import { WordsForm } from './words-form.tsx'

type RespondFormProps = { people: People; response: ResponseForm; onDecline: () => void }

/** Section 2 for the invited user who has not answered: their side, raw, to be seen calm before it is sent, or a decline. */
export function RespondForm({ people, response, onDecline }: RespondFormProps) {
  const { draft, setDraft, mood, setMood, preview, isRightAway, isBusy, wasPreviewed, submit } = response
  return (
    <PartyCard person={people.viewer} heading="YOUR TURN">
      <WordsForm
        label="Your side of it"
        hint={`Write it the way it comes. ${people.other.short} only ever reads the calm version.`}
        max={LIMITS.response}
        rows={6}
        submit={isRightAway ? 'Send my response' : readerTexts.see(people.other.short)}
        missing={conflictMessages.responseMissing}
        value={draft}
        onChange={setDraft}
        safety={preview.safety}
        onSubmit={({ safety_acknowledged = false }) => submit(safety_acknowledged)}
        busy={isBusy}
        progress={<CallProgress />}
        isBack={wasPreviewed}
      >
        <MoodPicker legend="How does it feel right now? (optional)" value={mood} onChange={setMood} />
      </WordsForm>
      <Button variant="bare" size="small" className="-ml-3 self-start" onClick={onDecline}>
        Decline this invite
      </Button>
    </PartyCard>
  )
}
