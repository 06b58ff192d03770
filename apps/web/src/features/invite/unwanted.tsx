import { lazy, Suspense, useState } from 'react'
import { supportEmail } from '../../lib/support-email.ts'
import { Button } from '../../ui/button.tsx'

const ReportDialog = lazy(async () => ({
  default: (await import('../../lib/moderation/report-dialog.tsx')).ReportDialog,
}))

type UnwantedProps = {
  inviter: string
  kind: 'conflict' | 'debate'
  /** What the signed-in invited person can report; null for everybody else who holds the link. */
  id: string | null
  onBlock: () => void
}

/** For whom a polite no is not enough. Without an account there is an address to write to. */
export function Unwanted({ inviter, kind, id, onBlock }: UnwantedProps) {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never')
  const address = supportEmail()
  return (
    <section className="mt-6 border-t-2 border-faint pt-5">
      <h2 className="text-xl">Something wrong with this invite?</h2>
      <p className="mt-1 text-muted">You owe nobody an answer, and {inviter} is not told about any of this.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={onBlock}>
          Block {inviter}
        </Button>
        {id !== null && (
          <Button size="small" onClick={() => setAsked('open')}>
            Report it
          </Button>
        )}
      </div>
      {id === null && (
        <p className="mt-3 text-sm text-muted">
          To report it, sign in with the address that the mail went to, or write to{' '}
          <a
            href={`mailto:${address}?subject=${encodeURIComponent('An invite that I want to report')}&body=${encodeURIComponent(location.href)}`}
            className="font-semibold underline underline-offset-4"
          >
            {address}
          </a>
          .
        </p>
      )}
      {id !== null && asked !== 'never' && (
        <Suspense fallback={null}>
          <ReportDialog
            subject={{ kind: kind === 'conflict' ? 'message' : 'debate', id, what: `what ${inviter} wrote` }}
            open={asked === 'open'}
            onClose={() => setAsked('closed')}
            onClosed={() => setAsked('never')}
            onBlock={onBlock}
          />
        </Suspense>
      )}
    </section>
  )
}
