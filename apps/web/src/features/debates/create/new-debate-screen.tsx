import { useSafety } from '../../../lib/safety/use-safety.ts'
import { useSession } from '../../../lib/session.ts'
import { Page } from '../../../ui/page.tsx'
import { Asked } from './asked.tsx'
import { DebateFields } from './debate-fields.tsx'
import { HowItGoes } from './how-it-goes.tsx'
import { useCreateDebate } from './use-create-debate.ts'
import { useDebateDraft } from './use-debate-draft.ts'

/** /new-debate: a question, one's own side of it, and who takes the other (community §2). */
export function NewDebateScreen() {
  const session = useSession()
  const ownEmail = session.status === 'signed-in' ? session.user.email : null
  const form = useDebateDraft()
  const safety = useSafety(JSON.stringify(form.draft))
  const creation = useCreateDebate({ onCreated: form.clear, safety })
  return (
    <Page
      title="Put it to the vote"
      documentTitle="New debate"
      back={{ to: '/debates', label: 'Debates' }}
      lead="Pick a question, take a side, and ask somebody to take the other."
    >
      {creation.isSuccess ? (
        <Asked mailWaits={!creation.data.mail_queued} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <DebateFields
            form={form}
            ownEmail={ownEmail}
            isSending={creation.isPending}
            safety={safety}
            onSend={(safety_acknowledged) => creation.mutate({ draft: form.draft, safety_acknowledged })}
          />
          <HowItGoes />
        </div>
      )}
    </Page>
  )
}
