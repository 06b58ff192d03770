import type { CrisisHelp } from '@squash/contract/safety'
import type { SafetyKind } from '@squash/contract/values'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { CrisisList, callLink } from './crisis-list.tsx'
import type { SafetyQuestion } from './use-safety.ts'

/** What happens to a text that the safety check asks about: it is sent to someone, or kept for its author. */
type Purpose = 'send' | 'keep'

type Words = {
  titles: Record<'pause' | 'stop', string>
  goOn: string
  leave: string
  /** What has happened to the text so far. */
  soFar: string
  putAway: string
}

/** The safety panel's words for each purpose. */
const PANEL_WORDS: Readonly<Record<Purpose, Words>> = {
  send: {
    titles: { pause: 'Before you send this', stop: 'Let’s stop here' },
    goOn: 'Send it as it is',
    leave: 'Don’t send it',
    soFar: 'Nothing has been sent, and only you see this. Your words are kept only in this browser, as a draft.',
    putAway: 'Not sent. What you wrote is kept only in this browser.',
  },
  keep: {
    titles: { pause: 'Before you go on', stop: 'Let’s stop here' },
    goOn: 'Continue as it is',
    leave: 'Leave it for now',
    soFar:
      'Squash hasn’t stored anything, and only you see this. Your words are kept only in this browser, as a draft.',
    putAway: 'Not stored by Squash. What you wrote is kept only in this browser.',
  },
}

type SafetyPanelProps = {
  question: SafetyQuestion
  /** Whether the text goes into a conflict, which stays private if it is sent unchanged. */
  isConflict?: boolean | undefined
  purpose?: Purpose | undefined
  heading?: Ref<HTMLHeadingElement>
  /** The unchanged text is being resent. */
  busy: boolean
  onSendAsItIs: () => void
  onEdit: () => void
  onStop: () => void
  className?: string | undefined
}

/**
 * The safety check's question (docs/reference/safety.md#the-panel), in place of the send button, so that the text stays
 * in sight. Help comes first and is the only button in colour: whatever the author decides, no choice is urged on them.
 * The consequences are stated before anything is sent.
 */
export function SafetyPanel({
  question,
  isConflict = false,
  purpose = 'send',
  heading,
  busy,
  ...choose
}: SafetyPanelProps) {
  const words = PANEL_WORDS[purpose]
  const staysPrivate = isConflict && question.kind === 'pause' && question.signs.some((sign) => sign !== 'slur')
  return (
    <div className={classNames('outlined flex flex-col gap-3 rounded-control bg-paper p-4 sm:p-5', choose.className)}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-2xl outline-none">
          {words.titles[question.kind]}
        </h2>
        <p className="mt-1">{question.message}</p>
      </div>
      <PanelHelp resources={question.resources} emergency={question.emergency} />
      {staysPrivate && (
        <p>
          <strong>If you send it as it is, this conflict stays private:</strong> there’ll be no ruling, and it won’t
          appear on the public board. If we got it wrong, you can ask a moderator to review that.
        </p>
      )}
      <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
        <Button disabled={busy} onClick={choose.onEdit}>
          Edit it
        </Button>
        {question.kind === 'pause' && (
          <Button busy={busy} onClick={choose.onSendAsItIs}>
            {words.goOn}
          </Button>
        )}
        <Button disabled={busy} onClick={choose.onStop}>
          {words.leave}
        </Button>
      </div>
      <p className="text-sm text-muted">
        {question.signs.length > 0 &&
          `It may be ${inWords(question.signs.map((sign) => `about ${SIGN_WORDS[sign]}`))}. An automatic check flagged this and may be mistaken. Nobody has read it. `}
        {words.soFar}{' '}
        <Link to="/safety" target="_blank" className="underline underline-offset-4">
          When talking isn’t the answer<span className="sr-only">, opens in a new tab</span>
        </Link>
      </p>
    </div>
  )
}

/** 'about this', 'about this, or about that', 'about this, about that, or about something else'. */
function inWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}, or ${last}`
}

/**
 * Who can help, short enough to fit above a phone's keyboard: the best match, the emergency number, and the rest
 * collapsed.
 */
function PanelHelp({ resources, emergency }: Pick<CrisisHelp, 'resources' | 'emergency'>) {
  const [first, ...others] = resources
  if (!first) return null
  return (
    <div className="border-y-2 border-faint py-2">
      <CrisisList resources={[first]} isMain />
      <p className="mt-1">
        In danger right now?{' '}
        {emergency === null ? (
          'Call the emergency number where you are.'
        ) : (
          <a
            href={callLink(emergency)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Call {emergency}
          </a>
        )}
      </p>
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
            More people who can help ({others.length})
          </summary>
          <CrisisList resources={others} />
        </details>
      )}
    </div>
  )
}

/** How each sign is described to the author: as a guess that claims nothing about them. */
const SIGN_WORDS: Record<SafetyKind, string> = {
  threat: 'someone getting hurt',
  self_harm: 'someone who might hurt themselves',
  violence_at_home: 'violence at home',
  coercive_control: 'one person controlling the other',
  stalking: 'someone being followed or watched',
  minor_at_risk: 'a child at risk',
  slur: 'a word that hurts people for who they are',
  doxxing: 'where someone can be found',
}

type PutAwayProps = {
  purpose?: Purpose | undefined
  /** Empties the form and focuses its text field. */
  onDelete: () => void
  className?: string | undefined
  /** What else the author can do with it. */
  children?: ReactNode
}

/** Shown when the author chose to put their text away. On a shared device they can delete it at once. */
export function PutAway({ purpose = 'send', onDelete, className, children }: PutAwayProps) {
  return (
    <div
      role="status"
      className={classNames(
        'outlined flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-paper px-4 py-3',
        className,
      )}
    >
      <p className="min-w-0 flex-[1_1_18rem]">
        {PANEL_WORDS[purpose].putAway} If anyone else uses this device, it’s safer to delete what you wrote.
      </p>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button size="small" onClick={onDelete}>
          Delete what I wrote
        </Button>
      </div>
    </div>
  )
}
