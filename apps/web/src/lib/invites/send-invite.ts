import { inviteMessages } from '@squash/contract/messages/invite'
import { passOnMessages } from '@squash/contract/messages/pass-on'
import type { SafetyHint } from '@squash/contract/safety'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { hasCode, isRefusal } from '../api-error.ts'
import { useAttempts } from '../attempt.ts'
import { UNREACHABLE } from '../outage.ts'
import { insultProblem } from '../safety/use-safety.ts'

/** The server's answer after creating a conflict or debate. */
type Created = { invite: 'sent' | 'notified'; mail_queued: boolean; safety: Pick<SafetyHint, 'level'> }

export type InviteTexts = {
  notified: string
  invited: string
  /** @param reason why it failed */
  failed: (reason: string) => string
  failedOnOurSide: string
}

/** The message after it was created. A mail that isn't queued has not failed: it waits for the address's daily limit. */
export function createdToast({ invite, mail_queued }: Pick<Created, 'invite' | 'mail_queued'>, texts: InviteTexts) {
  if (!mail_queued) return { tone: 'info', message: passOnMessages.waitsShortly } as const
  return { tone: 'success', message: invite === 'notified' ? texts.notified : texts.invited } as const
}

/** The message after a failure: a refusal's own text; the connection is only mentioned when there was no answer. */
export function failureMessage(error: unknown, { failed, failedOnOurSide }: InviteTexts): string {
  if (isRefusal(error)) return insultProblem(error)
  return hasCode(error, UNREACHABLE) ? failed(inviteMessages.network) : failedOnOurSide
}

type SendInvite<Input, Answer> = {
  send: (input: Input, options: { context: { idempotencyKey: string } }) => Promise<Answer>
  texts: InviteTexts
  onCreated: (created: Answer) => void
  /** Shows a failure some other way than as a toast. @returns whether it did */
  catches: (error: unknown) => boolean
}

/** Creates a conflict or debate, reports the result, and keeps the draft if it failed. */
export function useSendInvite<Input extends object, Answer extends Created>(invite: SendInvite<Input, Answer>) {
  const { send, texts, onCreated, catches } = invite
  const attempts = useAttempts()
  return useMutation({
    mutationFn: (input: Input) => send(input, attempts.optionsFor(input)),
    onSuccess: (created) => {
      const { tone, message } = createdToast(created, texts)
      toast[tone](message)
      onCreated(created)
    },
    onError: (error) => {
      attempts.noteFailure(error)
      if (!catches(error)) toast.error(failureMessage(error, texts))
    },
  })
}
