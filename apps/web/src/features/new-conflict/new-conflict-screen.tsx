import { useState } from 'react'
import { LazyPreview, preloadPreview } from '../../lib/preview/lazy-preview.tsx'
import { useSendsRightAway } from '../../lib/preview/preview-setting.tsx'
import { useMessagePreview } from '../../lib/preview/queries.ts'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { ConflictForm } from './conflict-form.tsx'
import { OnItsWay } from './on-its-way.tsx'
import { Tips } from './tips.tsx'
import { useConflictDraft } from './use-conflict-draft.ts'
import { useCreateConflict } from './use-create-conflict.ts'

/** /new-conflict: say it raw, see it calm, then send it (docs/reference/mediator.md#before-a-message-goes-out). */
export function NewConflictScreen() {
  const session = useSession()
  const ownEmail = session.status === 'signed-in' ? session.user.email : null
  const form = useConflictDraft()
  const { draft } = form
  const isRightAway = useSendsRightAway()
  const preview = useMessagePreview('new-conflict', {
    kind: 'conflict',
    title: draft.title,
    raw_message: draft.message,
    mood: draft.mood,
  })
  const clear = () => {
    form.clear()
    preview.clear()
  }
  const creation = useCreateConflict({ onCreated: clear, catches: preview.catches })
  const [wasOpen, setWasOpen] = useState(false)
  if (preview.open && !wasOpen) setWasOpen(true)
  const submit = (safety_acknowledged: boolean) => {
    if (isRightAway) return creation.mutate({ draft, safety_acknowledged })
    preloadPreview()
    preview.show(safety_acknowledged)
  }

  if (preview.open && !creation.isSuccess)
    return (
      <LazyPreview
        preview={preview}
        open={preview.open}
        typed={draft.message}
        mood={draft.mood}
        reader={null}
        address={draft.email.trim()}
        tone="party1"
        isSending={creation.isPending}
        onSend={(approved) => creation.mutate({ draft, ...approved })}
        onDelete={clear}
      />
    )
  return (
    <Page
      title="What’s the beef?"
      documentTitle="New conflict"
      back={{ to: '/dashboard', label: 'Dashboard' }}
      takesFocus={wasOpen ? false : undefined}
      lead="Say it however you need to. They only ever read the calm version."
    >
      {creation.isSuccess ? (
        <OnItsWay conflictId={creation.data.id} mailWaits={!creation.data.mail_queued} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <ConflictForm
            form={form}
            ownEmail={ownEmail}
            isSending={creation.isPending || preview.isLoading}
            isRightAway={isRightAway}
            isBack={wasOpen}
            safety={preview.safety}
            onSubmit={submit}
          />
          <Tips />
        </div>
      )}
    </Page>
  )
}
