import { LIMITS } from '@squash/contract/limits'
import { previewMessages } from '@squash/contract/messages/preview'
import type { Preview } from '@squash/contract/preview'
import type { Variation } from '@squash/contract/values'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { tooMany } from '../../ui/use-problems.ts'
import { hasCode } from '../api-error.ts'
import { client } from '../client.ts'
import { useDraft } from '../drafts.ts'
import { failureOf, toastFailure } from '../failure.tsx'
import { insultProblem, useSafety } from '../safety/use-safety.ts'
import {
  type Approval,
  approvalOf,
  type Message,
  mayGoUnseen,
  type OpenPreview,
  opened,
  openPreviewIn,
  wordingToSend,
} from './message.ts'
import { useSendsRightAway } from './preview-setting.tsx'
import { previewTexts } from './texts.ts'

/** Why the message can't be sent, shown on the preview itself. */
type Problem = { kind: 'expired' | 'nothing_left' } | { kind: 'edit'; text: string }

type Request = { variation?: Variation; edited_text?: string; isAcknowledged: boolean }

type Sending = {
  /** Sends the message. A failure goes to the preview's `catches`. */
  send: (approved: Approval) => void
  /** Reports why a wording could not be made. */
  reportFailure: (error: unknown) => void
}

/**
 * The preview of a message, from the first request to sending. Everything is stored with the draft, so a reload, a
 * failed call or navigating back loses nothing. If the user has turned previews off, the wording is sent as soon as it
 * is made, and shown only if it has a note or could not be sent.
 * @param draft the draft's key, such as `new-conflict`
 */
export function useMessagePreview(draft: string, message: Message, { send, reportFailure }: Sending) {
  const isRightAway = useSendsRightAway()
  const [stored, write, clear] = useDraft(`${draft}:preview`)
  const open = openPreviewIn(stored, message)
  const safety = useSafety(JSON.stringify([message, open?.edit]))
  const [problem, setProblem] = useState<Problem | null>(null)
  const [news, setNews] = useState('')
  const keep = (next: OpenPreview) => write(JSON.stringify(next))
  const change = (next: Partial<OpenPreview>) => {
    if (open) keep({ ...open, ...next })
  }

  /** Handles a refusal that is shown on the preview. @returns whether it was one */
  const catches = (error: unknown): boolean => {
    if (safety.catches(error)) return true
    if (!open) return false
    if (hasCode(error, 'preview.not_found')) setProblem({ kind: 'expired' })
    else if (hasCode(error, 'message.nothing_left')) setProblem({ kind: 'nothing_left' })
    else if (hasCode(error, 'message.insulting')) {
      setProblem({ kind: 'edit', text: insultProblem(error) })
      // If sending the author's own wording is refused, it goes back into the field.
      if (open.edit === null && open.shown.written_by === 'author') change({ edit: open.shown.text, isOpen: true })
    } else return false
    return true
  }
  const failed = (error: unknown) => {
    if (!catches(error)) reportFailure(error)
  }
  const goesUnseen = (made: OpenPreview): boolean => isRightAway && mayGoUnseen(made)
  const ask = ({ variation, edited_text, isAcknowledged }: Request): Promise<Preview> =>
    client.preview.preview_message({ ...message, variation, edited_text, safety_acknowledged: isAcknowledged })

  const first = useMutation({
    mutationFn: ask,
    onSuccess: (shown, { isAcknowledged }) => {
      setProblem(null)
      // The author has answered the safety check, so the preview doesn't ask again.
      safety.edit()
      setNews('')
      const made = { ...opened(message, shown, isAcknowledged), own: open?.edit ?? open?.own ?? null }
      keep({ ...made, isOpen: !goesUnseen(made) })
    },
    onError: failed,
  })
  const another = useMutation({
    mutationFn: ask,
    onSuccess: (shown) => {
      setProblem(null)
      setNews(shown.text === open?.shown.text ? previewTexts.sameWording : previewTexts.newWording)
      change({ shown, suggested: shown })
    },
    onError: failed,
  })
  const check = useMutation({
    mutationFn: ask,
    onSuccess: (shown, { edited_text = null }) => {
      setProblem(null)
      setNews(previewTexts.editShown)
      change({ shown, edit: null, own: shown.written_by === 'author' ? edited_text : (open?.own ?? null) })
    },
    onError: failed,
  })
  const renew = useMutation({
    mutationFn: async (request: Request) => {
      const suggested = await ask({ isAcknowledged: request.isAcknowledged })
      const { edited_text } = request
      return { suggested, shown: edited_text === undefined ? suggested : await ask(request) }
    },
    onSuccess: (made) => {
      setProblem(null)
      setNews(previewTexts.newWording)
      change(made)
    },
    onError: failed,
  })

  // The server decides this, because this device's clock may be wrong.
  const isExpired = problem?.kind === 'expired'
  return {
    open: open?.isOpen ? open : null,
    safety,
    problem,
    news,
    isExpired,
    isLoading: first.isPending,
    isBusy: another.isPending || check.isPending || renew.isPending,
    isFindingWords: another.isPending || renew.isPending,
    /** Whether the user has turned previews off. */
    isRightAway,
    /**
     * Handles a failure to send. A message that went out without a preview is then shown in it, and can be sent again
     * from there.
     * @returns whether the preview shows why it failed
     */
    catches: (error: unknown): boolean => {
      if (open?.isOpen === false) change({ isOpen: true })
      return catches(error)
    },
    clear,
    /**
     * Shows the preview, the existing one as the author left it or a new one; or sends it unseen, if the user has
     * turned previews off.
     */
    submit: (isAcknowledged: boolean) => {
      const sendUnseen = (made: OpenPreview) => send(approvalOf(made, isAcknowledged))
      if (open && !isExpired) return goesUnseen(open) ? sendUnseen(open) : change({ isOpen: true })
      const onSuccess = (shown: Preview) => {
        const made = opened(message, shown, isAcknowledged)
        if (goesUnseen(made)) sendUnseen(made)
      }
      // Not called once the author has left the screen, so a message that they cancelled isn't sent.
      first.mutate({ isAcknowledged }, { onSuccess })
    },
    close: () => {
      setProblem(null)
      safety.edit()
      setNews('')
      change({ isOpen: false })
    },
    vary: (variation: Variation) => another.mutate({ variation, isAcknowledged: open?.isAcknowledged ?? false }),
    /** Replaces an expired preview with a new one. The author's own wording is kept. */
    renew: () => {
      if (!open) return
      const { shown, isAcknowledged } = open
      renew.mutate({ isAcknowledged, ...(shown.written_by === 'author' && { edited_text: shown.text }) })
    },
    startEdit: (text: string) => {
      setNews('')
      change({ edit: text })
    },
    changeEdit: (edit: string) => {
      if (problem?.kind === 'edit') setProblem(null)
      change({ edit })
    },
    checkEdit: () => {
      if (open?.edit == null) return
      const edited_text = open.edit.trim()
      const text = editProblem(edited_text)
      if (text !== undefined) setProblem({ kind: 'edit', text })
      else check.mutate({ edited_text, isAcknowledged: open.isAcknowledged })
    },
    /** Back to the mediator's wording; the author's own is kept. */
    restoreSuggested: () => {
      setProblem(null)
      if (open) change({ shown: open.suggested, edit: null, own: open.edit ?? open.own })
    },
    /**
     * The data for sending, or null if it can't be sent as it is; the preview then shows why.
     * @param isAcknowledged the author answered the safety check about exactly this text
     */
    approve: (isAcknowledged: boolean): Approval | null => {
      if (!open) return null
      const edited_text = wordingToSend(open)
      const text = edited_text === null ? undefined : editProblem(edited_text)
      if (text !== undefined) setProblem({ kind: 'edit', text })
      else if (edited_text === null && open.shown.note === 'nothing_left') setProblem({ kind: 'nothing_left' })
      else if (isExpired) setProblem({ kind: 'expired' })
      else {
        setProblem(null)
        return approvalOf(open, isAcknowledged)
      }
      return null
    },
  }
}

export type MessagePreview = ReturnType<typeof useMessagePreview>

export const toastLoadFailed = (error: unknown): void => toastFailure(failureOf(error, previewTexts.loadFailed))

const editProblem = (text: string): string | undefined =>
  text === '' ? previewMessages.editMissing : tooMany(text, LIMITS.wording)
