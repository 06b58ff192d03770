import { tipsMessages } from '@squash/contract/messages/tips'
import { TIP_LEVELS, type TipLevel } from '@squash/contract/values'
import { TIPS, thanksFor } from '@squash/rules/supporters/tips'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { loginPath } from '../../lib/next-path.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressNote } from '../../ui/progress-note.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { tipReference } from './tip-reference.ts'
import { useConfirmTip } from './use-confirm-tip.ts'

/** /support-success: where the card provider sends people back to (spec community §2). */
export function SupportSuccessScreen() {
  const session = useSession()
  return session.status === 'signed-in' ? <Confirmation /> : <LoginFirst />
}

function LoginFirst() {
  const { pathname, search } = useLocation()
  return (
    <FocusFrame title="Confirm your tip">
      <Notice tone="rose">{tipsMessages.loginToConfirm}</Notice>
      <p className="mt-4">Nothing is lost: after you sign in, you come back to this page.</p>
      <LinkButton to={loginPath(pathname + search)} variant="primary" className="mt-5 w-full">
        Sign in
      </LinkButton>
    </FocusFrame>
  )
}

function Confirmation() {
  const [query] = useSearchParams()
  const reference = tipReference(query)
  const confirm = useConfirmTip()
  const asked = useRef(false)
  const confirmOnce = useEffectEvent(() => {
    if (asked.current || reference.kind !== 'tip') return
    asked.current = true
    confirm.mutate({ tip_level: reference.level, session_id: reference.session })
  })
  useEffect(() => confirmOnce(), [])

  if (confirm.isSuccess) return <Thanks level={confirm.data.supporter_level} />
  const isFirst = reference.kind === 'tip' && !confirm.isError
  if (isFirst) return <Confirming />
  return (
    <FocusFrame title="Confirm your tip">
      <ManualChoice
        busy={confirm.isPending}
        onConfirm={(level) => confirm.mutate({ tip_level: level, session_id: null })}
      />
      <div className="mt-5 flex flex-col gap-3">
        {reference.kind === 'invalid' && (
          <Notice tone="rose" urgent>
            {tipsMessages.invalidReference}
          </Notice>
        )}
        {confirm.isError && (
          <Notice tone="rose" urgent>
            {tipsMessages.notConfirmed}
            <span className="mt-1 block text-sm">
              Just paid? It can take a minute until the card provider says so. Nothing is charged by trying again.
            </span>
          </Notice>
        )}
      </div>
    </FocusFrame>
  )
}

function Confirming() {
  return (
    <FocusFrame title="Confirming your tip">
      <ProgressNote>Asking the card provider…</ProgressNote>
    </FocusFrame>
  )
}

const options = TIP_LEVELS.map((level) => {
  const { title, emoji, price } = TIPS[level]
  return { value: level, label: title, emoji, hint: `$${price}` }
})

function ManualChoice({ busy, onConfirm }: { busy: boolean; onConfirm: (level: TipLevel) => void }) {
  const [level, setLevel] = useState<TipLevel | null>(null)
  const problems = useProblems({ tip: level === null ? tipsMessages.tipMissing : undefined })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && problems.check() && level !== null) onConfirm(level)
      }}
    >
      <RadioCards
        ref={problems.ref('tip')}
        error={problems.of('tip')}
        legend="Which tip did you pay?"
        options={options}
        value={level}
        onChange={setLevel}
        columns=""
      />
      <Button type="submit" variant="primary" busy={busy} className="mt-4 w-full">
        Confirm my tip
      </Button>
    </form>
  )
}

function Thanks({ level }: { level: TipLevel }) {
  return (
    <FocusFrame title="Thank you!">
      <Notice tone="mediator" urgent>
        <span className="text-lg font-bold">{thanksFor(level)}</span>
      </Notice>
      <p className="mt-4">Your emoji stands behind your name from now on.</p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/profile" variant="primary" className="flex-1">
          See your profile
        </LinkButton>
        <LinkButton to="/dashboard" className="flex-1">
          Dashboard
        </LinkButton>
      </div>
    </FocusFrame>
  )
}
