import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Asked } from './asked.ts'
import { CrisisList, EmergencyNumber } from './crisis-list.tsx'
import { SIGN_WORDS } from './sign-words.ts'

type SafetyPanelProps = {
  asked: Asked
  heading?: Ref<HTMLHeadingElement>
  /** The words are on their way again, as they are. */
  busy: boolean
  onSendAsItIs: () => void
  onEdit: () => void
  onStop: () => void
  className?: string | undefined
}

const TITLES = { pause: 'Before you send this', stop: 'Let us stop here' } as const

/**
 * What the safety screen asks (decisions §13), in the place of the button that sends: the words stay in sight above it. Calm
 * and plain; nobody else learns that it was shown.
 */
export function SafetyPanel({ asked, heading, busy, onSendAsItIs, onEdit, onStop, className }: SafetyPanelProps) {
  return (
    <div className={classNames('outlined flex flex-col gap-4 rounded-control bg-paper p-4 sm:p-5', className)}>
      <div>
        <p className="eyebrow">Not delivered, not stored</p>
        <h2 ref={heading} tabIndex={-1} className="mt-0.5 text-2xl outline-none">
          {TITLES[asked.kind]}
        </h2>
        <p className="mt-2">{asked.message}</p>
        {asked.signs.length > 0 && (
          <p className="mt-2 text-muted">
            It may be about {inWords(asked.signs.map((sign) => SIGN_WORDS[sign]))}. A fixed rule looked at it, no person
            and no AI, and it can be wrong.
          </p>
        )}
      </div>
      {asked.resources.length > 0 && (
        <Part>
          <EmergencyNumber emergency={asked.emergency} />
          <CrisisList resources={asked.resources} />
        </Part>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button variant="primary" disabled={busy} onClick={onEdit}>
          Edit it
        </Button>
        {asked.kind === 'pause' && (
          <Button busy={busy} onClick={onSendAsItIs}>
            Send it as it is
          </Button>
        )}
        <Button disabled={busy} onClick={onStop}>
          Stop, do not send it
        </Button>
      </div>
      <p className="text-sm text-muted">
        Only you see this.{' '}
        <Link to="/safety" target="_blank" className="underline underline-offset-4">
          When talking is not the answer<span className="sr-only">, opens in a new tab</span>
        </Link>
      </p>
    </div>
  )
}

const Part = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-3 border-y-2 border-faint py-4">{children}</div>
)

/** 'this', 'this or that', 'this, that or something else'. */
function inWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} or ${last}`
}
