import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { loginPath } from '../../lib/next-path.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { TextLink } from '../../ui/link.tsx'

type ReportOrBlockProps = ComponentProps<typeof ReportIt> & {
  /** Null for a visitor with a shared link: a block belongs to an account. */
  onBlock: (() => void) | null
  /** Whether the reader could answer it. */
  isAnswerable?: boolean
}

/** Ways to report the invite and block the inviter. */
export function ReportOrBlock({ onBlock, isAnswerable = true, ...invite }: ReportOrBlockProps) {
  const { inviter, token } = invite
  return (
    <section className="mt-6 border-t-2 border-faint pt-5">
      <h2 className="text-xl">Something wrong with this invite?</h2>
      <p className="mt-1 text-muted">
        {isAnswerable && 'You don’t have to answer. '}We won’t tell {inviter} if you block or report them.
        {onBlock === null && (
          <>
            {' '}
            To block {inviter}, <TextLink to={loginPath(`/invite/${encodeURIComponent(token)}`)}>sign in</TextLink>{' '}
            first.
          </>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {onBlock && (
          <Button size="small" className="wrap-anywhere" onClick={onBlock}>
            Block {inviter}
          </Button>
        )}
        <ReportIt {...invite} />
      </div>
    </section>
  )
}

const ReportDialog = lazy(async () => ({
  default: (await import('../../lib/moderation/report-dialog.tsx')).ReportDialog,
}))

const ReportInvite = lazy(async () => ({
  default: (await import('../../lib/moderation/report-dialog.tsx')).ReportInvite,
}))

type ReportItProps = {
  token: string
  inviter: string
  kind: 'conflict' | 'debate'
  /** The id of the conflict or debate for the invited user when signed in; null for anyone else with the link. */
  id: string | null
  onReported: () => void
}

/** The report button and its dialog. Without access to the text, the user reports the invite itself. */
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

type BlockInviterProps = {
  inviter: string
  /** Whether the invite is to the user who blocks, so that it goes away. */
  isInvited: boolean
  open: boolean
  onClose: () => void
  onBlock: (choice: { all_invites: boolean }) => void
  busy: boolean
}

/** Explains what a block does before placing it (docs/decisions/0036). It needs no account. */
export function BlockInviter({ inviter, isInvited, open, onClose, onBlock, busy }: BlockInviterProps) {
  const [allInvites, setAllInvites] = useState(false)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => onBlock({ all_invites: allInvites })}
      busy={busy}
      title={`Block ${inviter}?`}
      description={`We won’t tell ${inviter}. To them, it looks as if you haven’t answered.`}
      confirmLabel={`Block ${inviter}`}
    >
      <ul className="mb-4 grid list-disc gap-2 pl-5 marker:text-muted">
        <li>
          {isInvited
            ? 'This invite goes away, and other invites from them won’t reach your address.'
            : 'Invites from them won’t reach your address.'}
        </li>
        <li>
          You can undo this at any time in Settings, under Privacy. For that, you need an account with this address.
        </li>
      </ul>
      <Checkbox
        label="No invites from anyone else, either"
        checked={allInvites}
        disabled={busy}
        onChange={(event) => setAllInvites(event.target.checked)}
      />
    </ConfirmDialog>
  )
}
