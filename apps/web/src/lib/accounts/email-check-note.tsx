import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { EmailCheck } from './email-check.ts'

const mark = (sign: string, tone: string) => (
  <span
    aria-hidden="true"
    className={`grid size-5 shrink-0 place-items-center rounded-full border-2 border-edge text-xs leading-none font-black text-on-accent ${tone}`}
  >
    {sign}
  </span>
)

const NOTES: Record<Exclude<EmailCheck, 'idle'>, ReactNode> = {
  own: null,
  checking: (
    <>
      <Spinner /> Checking…
    </>
  ),
  unverified: (
    <>
      {mark('?', 'bg-rose')} {newConflictMessages.emailCheckFailed}. You can send it all the same.
    </>
  ),
  has_account: <>{mark('✓', 'bg-lime')} They have an account and will be notified.</>,
  no_account: <>{mark('+', 'bg-teal')} They have no account yet and will be invited.</>,
}

/**
 * What the account check found out, in one line of the same height.
 * @param idle what stands there before there is anything to check
 */
export function EmailCheckNote({ check, idle }: { check: EmailCheck; idle: string }) {
  return (
    <p role="status" className={classNames('flex items-center gap-2 text-sm', check !== 'own' && 'mt-1.5 min-h-6')}>
      {check === 'idle' ? <span className="text-muted">{idle}</span> : NOTES[check]}
    </p>
  )
}
