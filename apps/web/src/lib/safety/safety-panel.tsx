import type { Ref } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Asked } from './asked.ts'
import { PanelHelp } from './panel-help.tsx'
import { SIGN_WORDS } from './sign-words.ts'

type SafetyPanelProps = {
  asked: Asked
  /** Whether the words go into a conflict, which stays private if they are sent as they are. */
  isConflict: boolean
  heading?: Ref<HTMLHeadingElement>
  /** The words are on their way again, as they are. */
  busy: boolean
  onSendAsItIs: () => void
  onEdit: () => void
  onStop: () => void
  className?: string | undefined
}

const TITLES = { pause: 'Before you send this', stop: 'Let’s stop here' } as const

/**
 * What the safety check asks (docs/reference/safety.md#the-panel), in place of the send button, so that the words stay in
 * sight. Help comes first, and what follows is said before anything is sent.
 */
export function SafetyPanel({ asked, isConflict, heading, busy, ...choose }: SafetyPanelProps) {
  const staysPrivate = isConflict && asked.kind === 'pause' && asked.signs.some((sign) => sign !== 'slur')
  return (
    <div className={classNames('outlined flex flex-col gap-3 rounded-control bg-paper p-4 sm:p-5', choose.className)}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-2xl outline-none">
          {TITLES[asked.kind]}
        </h2>
        <p className="mt-1">{asked.message}</p>
      </div>
      <PanelHelp resources={asked.resources} emergency={asked.emergency} />
      {staysPrivate && (
        <p>
          <strong>If you send it as it is, this conflict stays private:</strong> there’ll be no ruling, and it won’t
          appear on the public board. If we got it wrong, you can ask a moderator to review that.
        </p>
      )}
      <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
        <Button variant="primary" disabled={busy} onClick={choose.onEdit}>
          Edit it
        </Button>
        {asked.kind === 'pause' && (
          <Button busy={busy} onClick={choose.onSendAsItIs}>
            Send it as it is
          </Button>
        )}
        <Button disabled={busy} onClick={choose.onStop}>
          Don’t send it
        </Button>
      </div>
      <p className="text-sm text-muted">
        {asked.signs.length > 0 &&
          `It may be about ${inWords(asked.signs.map((sign) => SIGN_WORDS[sign]))}. A rule noticed it, nobody has read it, and it can be wrong. `}
        Nothing has been sent or stored, and only you see this.{' '}
        <Link to="/safety" target="_blank" className="underline underline-offset-4">
          When talking isn’t the answer<span className="sr-only">, opens in a new tab</span>
        </Link>
      </p>
    </div>
  )
}

/** 'this', 'this or that', 'this, that or something else'. */
function inWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} or ${last}`
}
