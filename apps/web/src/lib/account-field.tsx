import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import type { ReactNode, Ref } from 'react'
import { Spinner } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { TextField } from '../ui/field.tsx'
import type { EmailCheck } from './email-check.ts'

type AccountFieldProps = {
  label: string
  /** Shown under the field until there is an address to check. */
  hint: string
  /** Shown to users who type their own address. */
  ownMessage: string
  value: string
  onChange: (email: string) => void
  check: EmailCheck
  /** The problem with it, once the form has been submitted. */
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** A field for another person's address; shows whether they already have an account. */
export function AccountField({ label, hint, ownMessage, value, onChange, check, error, ref }: AccountFieldProps) {
  return (
    <div>
      <TextField
        ref={ref}
        label={label}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="their@email.com"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={check === 'own' ? ownMessage : error}
      />
      <EmailCheckNote check={check} idle={error === undefined ? hint : null} />
    </div>
  )
}

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
      {mark('?', 'bg-rose')} {newConflictMessages.emailCheckFailed}. You can still send it.
    </>
  ),
  has_account: <>{mark('✓', 'bg-lime')} They have an account and will be notified.</>,
  no_account: <>{mark('+', 'bg-teal')} They have no account yet and will be invited.</>,
}

/**
 * The result of the account check, in one line of constant height.
 * @param idle shown until there is something to check; null where an error stands instead
 */
function EmailCheckNote({ check, idle }: { check: EmailCheck; idle: string | null }) {
  const isEmpty = check === 'own' || (check === 'idle' && idle === null)
  return (
    <p role="status" className={classNames('flex items-center gap-2 text-sm', !isEmpty && 'mt-1.5 min-h-6')}>
      {check === 'idle' ? <span className="text-muted">{idle}</span> : NOTES[check]}
    </p>
  )
}
