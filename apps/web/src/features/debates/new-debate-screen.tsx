import { TIMING } from '@squash/contract/limits'
import { newDebateMessages } from '@squash/contract/messages/new-debate'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { type InviteTexts, useSendInvite } from '../../lib/invites/send-invite.ts'
import { useRedirect } from '../../lib/redirects.tsx'
import { noteHint } from '../../lib/safety/safety-hint.tsx'
import { useSafety } from '../../lib/safety/use-safety.ts'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { DebateForm, useDebateDraft } from './debate-form.tsx'
import { pathOf, refreshDebateLists } from './queries.ts'

const texts: InviteTexts = {
  ...newDebateMessages,
  failedOnOurSide: newDebateMessages.failed('Something broke on our side'),
}

/**
 * /new-debate: a question, the user's own side, and who is invited to take the other
 * (docs/reference/debates.md#debate-limits).
 */
export function NewDebateScreen() {
  const session = useSession()
  const queries = useQueryClient()
  const ownEmail = session.status === 'signed-in' ? session.user.email : null
  const form = useDebateDraft()
  const safety = useSafety(JSON.stringify(form.draft))
  const creation = useSendInvite({
    send: client.debates.create_debate,
    texts,
    onCreated: (created) => {
      noteHint('debates', created.safety)
      refreshDebateLists(queries)
      form.clear()
    },
    catches: safety.catches,
  })
  return (
    <Page
      title="Put it to the vote"
      documentTitle="New debate"
      back={{ to: '/debates', label: 'Debates' }}
      lead="Pick a question, take a side, and invite someone to take the other."
    >
      {creation.isSuccess ? (
        <Created mailWaits={!creation.data.mail_queued} />
      ) : (
        <DebateForm
          form={form}
          ownEmail={ownEmail}
          isSending={creation.isPending}
          safety={safety}
          onSend={(safety_acknowledged) => creation.mutate({ ...form.draft, safety_acknowledged })}
        />
      )}
    </Page>
  )
}

/** Shown briefly after sending, before the list of open invites, which contains the new one. */
function Created({ mailWaits }: { mailWaits: boolean }) {
  useRedirect(pathOf('invites'), TIMING.afterDebate)
  return (
    <div role="status">
      {mailWaits ? (
        <EmptyState title="Your debate is ready">
          To get a link you can share, open the debate. Taking you back to the debates…
        </EmptyState>
      ) : (
        <EmptyState title="Your invite is on its way">Taking you back to the debates…</EmptyState>
      )}
    </div>
  )
}
