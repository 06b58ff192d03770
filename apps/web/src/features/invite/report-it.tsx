import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const ReportDialog = lazy(async () => ({
  default: (await import('../../lib/moderation/report-dialog.tsx')).ReportDialog,
}))

const ReportInvite = lazy(async () => ({ default: (await import('./report-invite.tsx')).ReportInvite }))

type ReportItProps = {
  token: string
  inviter: string
  kind: 'conflict' | 'debate'
  /** Where the signed-in invited person finds what was written; null for everybody else who holds the link. */
  id: string | null
  onReported: () => void
}

/** The button, and what it opens. Whoever has no account reports what the link shows. */
export function ReportIt({ token, inviter, kind, id, onReported }: ReportItProps) {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button size="small" onClick={() => setAsked('open')}>
        Report it
      </Button>
      {asked !== 'never' && (
        <Suspense fallback={null}>
          {id === null ? (
            <ReportInvite
              token={token}
              open={asked === 'open'}
              onClose={() => setAsked('closed')}
              onReported={onReported}
            />
          ) : (
            <ReportDialog
              subject={{ kind: kind === 'conflict' ? 'message' : 'debate', id, what: `what ${inviter} wrote` }}
              open={asked === 'open'}
              onClose={() => setAsked('closed')}
              onClosed={() => setAsked('never')}
              onReported={onReported}
            />
          )}
        </Suspense>
      )}
    </>
  )
}
