import { LIMITS } from '@squash/contract/limits'
import { conflictMessages } from '@squash/contract/messages/conflict'
import { MoodPicker } from '../../../lib/conflicts/moods.tsx'
import { PracticeOffer } from '../../../lib/practice.tsx'
import { CallProgress } from '../../../lib/preview/call-progress.tsx'
import { readerTexts } from '../../../lib/preview/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { People } from '../people.ts'
import type { ResponseForm } from '../use-respond.ts'
import { PartyCard } from './party.tsx'
import { WordsForm } from './words-form.tsx'

type RespondFormProps = { people: People; response: ResponseForm; onDecline: () => void }

/** Section 2 for the invited user until they answer: they write their side, previewed before it is sent, or decline. */
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
        takesFocus={wasPreviewed}
        aside={wasPreviewed && <PracticeOffer text={draft} />}
      >
        <MoodPicker legend="How does it feel right now? (optional)" value={mood} onChange={setMood} />
      </WordsForm>
      <Button variant="bare" size="small" className="-ml-3 self-start" onClick={onDecline}>
        Decline this invite
      </Button>
    </PartyCard>
  )
}
