import { VARIATIONS } from '@squash/contract/values'
import { isReworded } from '@squash/rules/previews/preview'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu } from '../../ui/menu.tsx'
import type { OpenPreview } from './message.ts'
import { previewTexts, type Reader, readerTexts, VARIATION_TEXTS, wordingsLeft } from './texts.ts'
import type { MessagePreview } from './use-message-preview.ts'

/** The id of the notice that says why an expired preview can't be sent. */
export const EXPIRED_ID = 'preview-expired'

type PreviewActionsProps = {
  preview: MessagePreview
  open: OpenPreview
  reader: Reader
  isSending: boolean
  onSend: () => void
}

/** On a phone the row stays within thumb reach, if the window is tall enough. */
const atThumbReach =
  'max-md:tall:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-4 max-md:border-t-2 max-md:border-outline max-md:bg-card max-md:px-4 max-md:py-3'

/** Send, edit, or request another wording. While the author edits, the row makes way for the on-screen keyboard. */
export function PreviewActions({ preview, open, reader, isSending, onSend }: PreviewActionsProps) {
  const isEditing = open.edit !== null
  return (
    <div
      className={classNames(
        'mt-6 flex flex-wrap items-center gap-3',
        isEditing ? 'max-sm:flex-col max-sm:items-stretch' : atThumbReach,
      )}
    >
      <Button
        variant={preview.isExpired ? 'quiet' : 'primary'}
        busy={isSending}
        because={preview.isExpired ? EXPIRED_ID : undefined}
        onClick={onSend}
      >
        {readerTexts.send(reader)}
      </Button>
      {isEditing && <EditButtons preview={preview} />}
      {!isEditing && !preview.isExpired && <WordingButtons preview={preview} open={open} />}
    </div>
  )
}

function EditButtons({ preview }: { preview: MessagePreview }) {
  return (
    <>
      <Button busy={preview.isBusy} onClick={preview.checkEdit}>
        Done editing
      </Button>
      <Button variant="bare" onClick={preview.restoreSuggested}>
        Use the suggested wording
      </Button>
    </>
  )
}

function WordingButtons({ preview, open: { shown, suggested, own } }: { preview: MessagePreview; open: OpenPreview }) {
  const isOwn = shown.written_by === 'author'
  // Only a model can word it differently; without one, another wording would be the same.
  const canVary = isReworded(suggested.note) && suggested.written_by === 'ai'
  return (
    <>
      <Button busy={preview.isBusy} onClick={() => preview.startEdit(shown.text)}>
        Edit
      </Button>
      {canVary && shown.wordings_left > 0 && (
        <Menu
          trigger={
            <>
              Say it differently <span aria-hidden>▾</span>
            </>
          }
          triggerClass={buttonStyle('quiet', 'regular')}
          items={VARIATIONS.map((variation) => ({
            label: VARIATION_TEXTS[variation],
            onSelect: () => !preview.isBusy && preview.vary(variation),
          }))}
        />
      )}
      {isOwn && (
        <Button variant="bare" onClick={preview.restoreSuggested}>
          Use the suggested wording
        </Button>
      )}
      {!isOwn && own !== null && own !== shown.text && (
        <Button variant="bare" onClick={() => preview.startEdit(own)}>
          Use my own wording
        </Button>
      )}
      {canVary && (
        <p className="text-sm text-muted">
          {shown.wordings_left > 0 ? wordingsLeft(shown.wordings_left) : previewTexts.noWordingsLeft}
        </p>
      )}
    </>
  )
}
