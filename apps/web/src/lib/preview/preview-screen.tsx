import { previewMessages } from '@squash/contract/messages/preview'
import type { Mood } from '@squash/contract/values'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { SafetyHintNote } from '../safety/safety-hint.tsx'
import { ScreenedSend } from '../safety/screened-send.tsx'
import { ReadsCard, TypedCard } from './cards.tsx'
import type { Place } from './marked-text.tsx'
import type { Approval, OpenPreview } from './message.ts'
import { EXPIRED_ID, PreviewActions } from './preview-actions.tsx'
import { PreviewSwitch } from './preview-setting.tsx'
import { isAsTyped, previewTexts, type Reader, readerTexts } from './texts.ts'
import type { MessagePreview } from './use-message-preview.ts'

export type PreviewScreenProps = {
  preview: MessagePreview
  open: OpenPreview
  /** What the author typed. */
  typed: string
  mood: Mood | null
  reader: Reader
  /** The recipient's address, if no name is known. */
  address?: string
  /** The title of a new conflict, which goes out as it was typed. */
  title?: string
  tone: 'party1' | 'party2'
  isSending: boolean
  onSend: (approved: Approval) => void
  /** Empties the form. */
  onDelete: () => void
}

/**
 * Shown before a message is sent: the text the other person will read beside the author's original
 * (docs/reference/previews.md#before-a-message-goes-out).
 */
export function PreviewScreen(props: PreviewScreenProps) {
  const { preview, open, typed, mood, reader, address, title, tone, isSending, onSend, onDelete } = props
  const { shown, edit } = open
  const calm = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const part = useRef<Place | null>(null)
  useFocusOnChange(edit !== null, field, calm, part)
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const problemText = preview.problem?.kind === 'edit' ? preview.problem.text : undefined
  useEffect(() => {
    if (problemText !== undefined) field.current?.focus()
  }, [problemText])
  const send = (isAcknowledged: boolean) => {
    if (isSending || preview.isBusy) return
    const approved = preview.approve(isAcknowledged)
    if (approved) onSend(approved)
  }
  return (
    <Page
      title={readerTexts.title(reader)}
      back={{ onBack: preview.close, label: previewTexts.back }}
      lead={[previewTexts.notSent, address && `It goes to ${address}.`, title && `The title: “${title}”`]
        .filter(Boolean)
        .join(' ')}
      takesFocus
    >
      <p role="status" className="sr-only">
        {preview.news}
      </p>
      {preview.isExpired && <Expired preview={preview} />}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <ReadsCard
          heading={calm}
          field={field}
          open={open}
          typed={typed}
          mood={mood}
          reader={reader}
          tone={tone}
          isFindingWords={preview.isFindingWords}
          problem={problemText}
          onEdit={preview.changeEdit}
          onEditPart={(place) => {
            part.current = place
            preview.startEdit(shown.text)
          }}
          isReadOnly={isSending || preview.isBusy}
        />
        <TypedCard text={typed} receipt={shown.receipt} isShared={isAsTyped(shown.text, typed)} />
      </div>
      {shown.safety.level === 'hint' && <HintOnce key={shown.preview_id} />}
      {preview.problem?.kind === 'nothing_left' && (
        <div className="mt-5">
          <Notice tone="rose" urgent>
            {previewMessages.nothingLeft}
          </Notice>
        </div>
      )}
      <ScreenedSend
        safety={preview.safety}
        practise={typed}
        busy={isSending}
        onSendAsItIs={() => send(true)}
        focusWords={() => (field.current ?? calm.current)?.focus()}
        onDelete={onDelete}
        className="mt-5"
      >
        <PreviewActions
          preview={preview}
          open={open}
          reader={reader}
          isSending={isSending}
          onSend={() => send(false)}
        />
      </ScreenedSend>
      <div className="mt-8 max-w-[34rem] border-t-2 border-faint pt-4">
        <PreviewSwitch />
      </div>
    </Page>
  )
}

function Expired({ preview }: { preview: MessagePreview }) {
  return (
    <div className="mb-5">
      <Notice tone="rose" urgent>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p id={EXPIRED_ID} className="min-w-0 flex-[1_1_16rem]">
            {previewTexts.expired}
          </p>
          <Button variant="primary" busy={preview.isBusy} onClick={preview.renew}>
            Preview it again
          </Button>
        </div>
      </Notice>
    </div>
  )
}

function HintOnce() {
  const [isDismissed, setDismissed] = useState(false)
  return isDismissed ? null : <SafetyHintNote onDismiss={() => setDismissed(true)} className="mt-5" />
}

/**
 * Moves focus to the field when the author starts editing, and to the wording's heading when they stop. A part to edit is
 * selected.
 */
function useFocusOnChange(
  isEditing: boolean,
  field: RefObject<HTMLTextAreaElement | null>,
  heading: RefObject<HTMLElement | null>,
  part: RefObject<Place | null>,
): void {
  const was = useRef(isEditing)
  useEffect(() => {
    if (was.current === isEditing) return
    was.current = isEditing
    ;(isEditing ? field : heading).current?.focus()
    if (isEditing && part.current) field.current?.setSelectionRange(part.current.start, part.current.end)
    part.current = null
  }, [isEditing, field, heading, part])
}
