import { useSafety } from '../../lib/safety/use-safety.ts'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { ConflictForm } from './conflict-form.tsx'
import { OnItsWay } from './on-its-way.tsx'
import { Tips } from './tips.tsx'
import { useConflictDraft } from './use-conflict-draft.ts'
import { useCreateConflict } from './use-create-conflict.ts'

/** /new-conflict: say it raw, to be sent calm (spec core-flow §2). */
export function NewConflictScreen() {
  const session = useSession()
  const ownEmail = session.status === 'signed-in' ? session.user.email : null
  const form = useConflictDraft()
  const safety = useSafety(JSON.stringify(form.draft))
  const creation = useCreateConflict({ onCreated: form.clear, safety })
  return (
    <Page
      title="What’s the beef?"
      documentTitle="New conflict"
      back={{ to: '/dashboard', label: 'Dashboard' }}
      lead="Say it however you need to. They only ever read the calm version."
    >
      {creation.isSuccess ? (
        <OnItsWay conflictId={creation.data.id} mailWaits={!creation.data.mail_queued} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <ConflictForm
            form={form}
            ownEmail={ownEmail}
            isSending={creation.isPending}
            safety={safety}
            onSend={(safety_acknowledged) => creation.mutate({ draft: form.draft, safety_acknowledged })}
          />
          <Tips />
        </div>
      )}
    </Page>
  )
}
