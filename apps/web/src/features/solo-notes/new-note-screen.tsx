import { LIMITS } from '@squash/contract/limits'
import { soloNotesMessages } from '@squash/contract/messages/solo-notes'
import { MoodPicker, moodIn } from '../../lib/conflicts/moods.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { FormWithTips, LimitedField } from '../../lib/forms/form-with-tips.tsx'
import { useSafety } from '../../lib/safety/use-safety.ts'
import { ToolShelf } from '../../lib/tools/tool-shelf.tsx'
import { Page } from '../../ui/page.tsx'
import { CallProgress } from '../../ui/progress-note.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { tooMany, useProblems } from '../../ui/use-problems.ts'
import { soloTexts, TIPS, useWriteNote } from './queries.ts'

/** /solo-notes/new: the form for a conflict, without another person. */
export function NewNoteScreen() {
  const [mood, setMood, clearMood] = useDraft('solo-note:mood')
  const [title, setTitle, clearTitle] = useDraft('solo-note:title')
  const [message, setMessage, clearMessage] = useDraft('solo-note:message')
  const clear = () => {
    for (const forget of [clearMood, clearTitle, clearMessage]) forget()
  }
  const safety = useSafety(JSON.stringify([title, message]))
  const writing = useWriteNote({ catches: safety.catches, onWritten: clear })
  const text = message.trim()
  const problems = useProblems({
    title: tooMany(title.trim(), LIMITS.conflictTitle),
    message: text === '' ? soloNotesMessages.messageMissing : tooMany(text, LIMITS.conflictMessage),
  })
  const write = (safety_acknowledged: boolean) =>
    writing.mutate({ title, raw_message: message, mood: moodIn(mood), safety_acknowledged })
  return (
    <Page
      title={safety.isHeld ? soloTexts.heldTitle : soloTexts.title}
      documentTitle={soloTexts.title}
      back={{ to: '/solo-notes', label: soloTexts.listTitle }}
      lead={safety.isHeld ? undefined : soloTexts.lead}
    >
      <FormWithTips
        legend="What you want to get off your chest"
        tips={{ heading: 'Just for you', items: TIPS }}
        check={problems.check}
        emptyFields={text === '' ? soloNotesMessages.messageMissing : null}
        isSending={writing.isPending}
        progress={<CallProgress />}
        safety={safety}
        purpose="keep"
        practise={message}
        focusWords={() => problems.focus('message')}
        onDelete={clear}
        onSubmit={write}
        cancelTo="/dashboard"
        submit="Find calmer words"
      >
        <MoodPicker legend="How does it feel right now? (optional)" value={moodIn(mood)} onChange={setMood} />
        <TextArea
          {...problems.field('message')}
          label="What happened?"
          hint="Let it all out. Nobody else will read it."
          max={LIMITS.conflictMessage}
          rows={7}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        {!safety.isHeld && <ToolShelf text={message} onChange={setMessage} />}
        <LimitedField
          {...problems.field('title')}
          label="A title, if you like"
          max={LIMITS.conflictTitle}
          value={title}
          onChange={setTitle}
          placeholder="So you can find it later"
        />
      </FormWithTips>
    </Page>
  )
}
