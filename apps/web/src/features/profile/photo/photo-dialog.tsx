import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PhotoEditor } from './photo-editor.tsx'
import { openPicture, useUploadPhoto } from './picture.ts'

type PhotoDialogProps = {
  profile: Profile
  open: boolean
  onClose: () => void
  /** Called once the dialog has left the page. */
  onClosed: () => void
  onSaved: () => void
}

/** Takes a photo from the device, lets the user choose the part to show, and saves it at once. */
export function PhotoDialog({ profile, open, onClose, onClosed, onSaved }: PhotoDialogProps) {
  const { picture, count, choose, isOpening, problem } = usePicture()
  const upload = useUploadPhoto(profile, () => {
    onSaved()
    onClose()
  })
  const close = () => {
    upload.cancel()
    onClose()
  }
  const chooseAnother = (file: Blob) => {
    upload.cancel()
    void choose(file)
  }
  const failure = problem ?? upload.failure
  return (
    <Dialog open={open} onClose={close} onClosed={onClosed} title={picture ? 'Adjust your photo' : 'Upload a photo'}>
      {picture ? (
        <PhotoEditor key={count} picture={picture}>
          {(crop) => (
            <>
              {failure && (
                <Notice tone="rose" urgent>
                  {failure}
                </Notice>
              )}
              <DialogActions>
                <Button variant="primary" busy={upload.isPending} onClick={() => upload.save(picture, crop)}>
                  Save photo
                </Button>
                <FileButton label="Choose another" onFile={chooseAnother} busy={isOpening} />
                <Button onClick={close}>Cancel</Button>
              </DialogActions>
            </>
          )}
        </PhotoEditor>
      ) : (
        <div className="flex flex-col gap-4">
          <FilePicker onFile={(file) => void choose(file)} busy={isOpening} />
          {problem && (
            <Notice tone="rose" urgent>
              {problem}
            </Notice>
          )}
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  )
}

/** The chosen file as a picture, freed when it is replaced or the dialog goes. It stays if the next file can't be read. */
function usePicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [count, setCount] = useState(0)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => () => picture?.close(), [picture])
  const choose = async (file: Blob) => {
    setOpening(true)
    const opened = await openPicture(file)
    setOpening(false)
    setProblem(opened === null ? profileMessages.photoUnreadable : null)
    if (opened === null) return
    setPicture(opened)
    setCount((before) => before + 1)
  }
  return { picture, count, choose, isOpening, problem }
}

type FilePickerProps = { onFile: (file: Blob) => void; busy: boolean }

/** A photo from the device: chosen, dropped or, on a phone or tablet, taken with the camera. */
function FilePicker({ onFile, busy }: FilePickerProps) {
  const [isOver, setOver] = useState(false)
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !busy) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the buttons inside
    <div
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-outline px-4 py-8 text-center',
        isOver && 'bg-lime-soft',
      )}
    >
      <FileButton label="Choose a photo" variant="primary" onFile={onFile} busy={busy} />
      <div className="hidden pointer-coarse:contents">
        <FileButton label="Take a photo" capture onFile={onFile} busy={busy} />
      </div>
      <p className="text-sm text-muted pointer-coarse:hidden">or drop one here</p>
      <p className="text-sm text-muted">
        Only the part you choose leaves your device. The location and date are removed.
      </p>
    </div>
  )
}

type FileButtonProps = FilePickerProps & { label: string; capture?: boolean; variant?: 'primary' | 'quiet' }

/** A button that opens the device's own dialog, because a browser's file field can't be styled or translated. */
function FileButton({ label, capture = false, variant = 'quiet', onFile, busy }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(capture && { capture: 'user' })}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Otherwise, choosing the same file again wouldn't count as a change.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
