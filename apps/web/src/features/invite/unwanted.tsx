import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const ReportDialog = lazy(async () => ({
  default: (await import('../../lib/moderation/report-dialog.tsx')).ReportDialog,
}))

const ReportInvite = lazy(async () => ({ default: (await import('./report-invite.tsx')).ReportInvite }))

type UnwantedProps = {
  token: string
  inviter: string
  kind: 'conflict' | 'debate'
  /** Where the signed-in invited person finds what was written; null for everybody else who holds the link. */
  id: string | null
  onBlock: () => void
}

/** For whom a polite no is not enough. Whoever has no account reports what the link shows. */
export function Unwanted({ token, inviter, kind, id, onBlock }: UnwantedProps) {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <section className="mt-6 border-t-2 border-faint pt-5">
      <h2 className="text-xl">Something wrong with this invite?</h2>
      <p className="mt-1 text-muted">
        You owe nobody an answer, and we do not tell {inviter} that you block or report.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" className="wrap-anywhere" onClick={onBlock}>
          Block {inviter}
        </Button>
        <Button size="small" onClick={() => setAsked('open')}>
          Report it
        </Button>
      </div>
      {asked !== 'never' && (
        <Suspense fallback={null}>
          {id === null ? (
            <ReportInvite token={token} open={asked === 'open'} onClose={() => setAsked('closed')} />
          ) : (
            <ReportDialog
              subject={{ kind: kind === 'conflict' ? 'message' : 'debate', id, what: `what ${inviter} wrote` }}
              open={asked === 'open'}
              onClose={() => setAsked('closed')}
              onClosed={() => setAsked('never')}
              onBlock={onBlock}
            />
          )}
        </Suspense>
      )}
    </section>
  )
}
