import { reportsMessages } from '@squash/contract/messages/reports'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ReportForm } from '../../lib/moderation/report-form.tsx'
import type { Said } from '../../lib/moderation/use-report.ts'
import { api } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type ReportInviteProps = { token: string; open: boolean; onClose: () => void; onReported: () => void }

/** Tells the admins of an invite whoever holds its link (docs/decisions/0036). The words stay in the page, not in the browser. */
export function ReportInvite({ token, open, onClose, onReported }: ReportInviteProps) {
  const words = useState('')
  const report = useMutation({
    mutationFn: (said: Said) => api.conflicts.report_invite.call({ token, ...said }),
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={report.isSuccess ? 'Your report is in' : 'Report this invite'}
      {...(!report.isSuccess && {
        description:
          'Only the people who look after Squash read this. They see what the invite shows, and what you say. If we act on it, whoever sent it reads our reason, and may guess.',
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
  // The button that had the focus is gone.
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
