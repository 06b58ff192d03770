import { isEmailAddress } from '@squash/contract/email-address'
import { TIMING } from '@squash/contract/limits'
import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { signInMessages } from '@squash/contract/messages/sign-in'
import { MINUTE } from '@squash/rules/time/units'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { Spinner } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/field.tsx'
import { api } from '../query.ts'

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
      {mark('?', 'bg-rose')} {newConflictMessages.emailCheckFailed}. You can go ahead anyway.
    </>
  ),
  has_account: <>{mark('✓', 'bg-lime')} They have an account and will be notified.</>,
  no_account: <>{mark('+', 'bg-teal')} They don’t have an account yet and will be invited.</>,
}

/**
 * The result of the account check, in one line of constant height.
 * @param idle shown until there is something to check; null where an error is shown instead
 */
function EmailCheckNote({ check, idle }: { check: EmailCheck; idle: string | null }) {
  const isEmpty = check === 'own' || (check === 'idle' && idle === null)
  return (
    <p role="status" className={classNames('flex items-center gap-2 text-sm', !isEmpty && 'mt-1.5 min-h-6')}>
      {check === 'idle' ? <span className="text-muted">{idle}</span> : NOTES[check]}
    </p>
  )
}

/** What is known about the typed address; `idle` before there is anything to check. */
type EmailCheck = 'idle' | 'own' | 'checking' | 'unverified' | 'has_account' | 'no_account'

/** Whether to look the address up: only a complete one, and never the user's own. */
export const isWorthChecking = (email: string, own: string | null): boolean =>
  isEmailAddress(email) && !isOwn(email, own)

const isOwn = (email: string, own: string | null): boolean =>
  own !== null && email.trim() !== '' && normal(email) === normal(own)

/**
 * Why an address can't be invited: it is missing, incomplete or the user's own.
 * @param said the messages for a missing address and for the user's own
 */
export function inviteProblem(
  email: string,
  own: string | null,
  said: { missing: string; own: string },
): string | undefined {
  if (email.trim() === '') return said.missing
  if (isOwn(email, own)) return said.own
  return isEmailAddress(email) ? undefined : signInMessages.emailInvalid
}

const normal = (email: string) => email.trim().toLowerCase()

type Facts = {
  /** The field's current value. */
  typed: string
  /** Its value when typing last paused for 500 ms. */
  settled: string
  own: string | null
  /** The server's answer for `settled`, once it has arrived. */
  exists: boolean | undefined
  failed: boolean
}

/** The state of the live account check for the field's current value; an answer for an earlier value is ignored. */
export function emailCheckState({ typed, settled, own, exists, failed }: Facts): EmailCheck {
  if (isOwn(typed, own)) return 'own'
  if (!isWorthChecking(typed, own)) return 'idle'
  if (typed !== settled) return 'checking'
  if (failed) return 'unverified'
  if (exists === undefined) return 'checking'
  return exists ? 'has_account' : 'no_account'
}

/** How long an answer is reused, in milliseconds, because the server rate-limits these calls. */
const FRESH = 5 * MINUTE

/** Whether the typed address has an account, checked shortly after typing stops. */
export function useEmailCheck(typed: string, own: string | null): EmailCheck {
  const settled = useSettled(typed, TIMING.emailCheckPause)
  const { data, isError } = useQuery(
    api.profiles.check_user_exists_by_email.queryOptions({
      input: { email_to_check: settled.trim().toLowerCase() },
      enabled: isWorthChecking(settled, own),
      staleTime: FRESH,
      retry: false,
    }),
  )
  return emailCheckState({ typed, settled, own, exists: data?.some((row) => row.user_exists), failed: isError })
}

/** The value, debounced: it updates after staying the same for this many milliseconds. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
