import { tipsMessages } from '@squash/contract/messages/tips'
import { TIP_LEVELS, type TipLevel } from '@squash/contract/values'
import { TIPS, thanksFor } from '@squash/rules/supporters/tips'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { loginPath } from '../../lib/next-path.ts'
import { ownProfileKey } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { useSession, useUserId } from '../../lib/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FocusFrame } from '../../ui/focus-frame.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressNote } from '../../ui/progress-note.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.ts'
import { useProblems } from '../../ui/use-problems.ts'

/** /support-success: where the card provider redirects users after paying. */
export function SupportSuccessScreen() {
  const session = useSession()
  return session.status === 'signed-in' ? <Confirmation /> : <LoginFirst />
}

function LoginFirst() {
  const { pathname, search } = useLocation()
  return (
    <FocusFrame title="Confirm your tip">
      <Notice tone="rose">{tipsMessages.loginToConfirm}</Notice>
      <p className="mt-4">Nothing is lost. After you sign in, you’ll come back to this page.</p>
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
      {reference.kind === 'none' && !confirm.isError && (
        <div className="mb-5">
          <Notice>
            This page confirms a tip, but the link doesn’t say which one. If you’ve just paid, choose your tip here. If
            you haven’t, nothing was charged: <TextLink to="/support-us">see the tips</TextLink>.
          </Notice>
        </div>
      )}
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
            Your tip isn’t confirmed yet.
            <span className="mt-1 block text-sm">
              Just paid? It can take a minute for the card provider to confirm it. You won’t be charged for trying
              again.
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
      <ProgressNote>Checking with the card provider…</ProgressNote>
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
        {...problems.field('tip')}
        legend="Which tip did you give?"
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
      <p className="mt-4">Your emoji now shows next to your name.</p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/profile" variant="primary" className="flex-1">
          See your profile
        </LinkButton>
        <LinkButton to="/dashboard" className="flex-1">
          Home
        </LinkButton>
      </div>
    </FocusFrame>
  )
}

/** Confirms a tip, and refetches the profile, which now includes the badge. */
function useConfirmTip() {
  const queryClient = useQueryClient()
  const person = useUserId()
  return useMutation(
    api.supporters.confirm_tip.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ownProfileKey(person) }),
      onError: () => toast.error(tipsMessages.notConfirmed),
    }),
  )
}

/** The contents of the confirmation page's URL: the tip, and the card provider's id for the checkout. */
type TipReference = { kind: 'tip'; level: TipLevel; session: string | null } | { kind: 'invalid' } | { kind: 'none' }

export function tipReference(query: URLSearchParams): TipReference {
  const given = query.get('tipId')
  if (given === null) return { kind: 'none' }
  const level = TIP_LEVELS.find((one) => one === given)
  return level ? { kind: 'tip', level, session: query.get('session_id') } : { kind: 'invalid' }
}
