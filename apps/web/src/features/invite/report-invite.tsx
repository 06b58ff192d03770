import { reportsMessages } from '@squash/contract/messages/reports'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ReportForm, type Said } from '../../lib/moderation/report-dialog.tsx'
import { api } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type ReportInviteProps = { token: string; open: boolean; onClose: () => void; onReported: () => void }

/** Reports an invite; anyone with the link can (docs/decisions/0036). The text isn't stored in the browser. */
export function ReportInvite({ token, open, onClose, onReported }: ReportInviteProps) {
  const words = useState('')
  const report = useMutation({
    mutationFn: (said: Said) => api.invites.report_invite.call({ token, ...said }),
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={report.isSuccess ? 'Your report is in' : 'Report this invite'}
      {...(!report.isSuccess && {
        description:
          'Only the people who run Squash read this. They see what the invite shows, and what you write. If we act on it, the sender reads our reason and may guess it was you.',
      })}
    >
      {report.isSuccess ? (
        <Thanks onClose={onClose} />
      ) : (
        <ReportForm words={words} report={report} onSent={onReported} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  const said = useRef<HTMLParagraphElement>(null)
  // The button that had focus is gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <p ref={said} tabIndex={-1} className="text-lg">
        {reportsMessages.inviteReported}
      </p>
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    </div>
  )
}
