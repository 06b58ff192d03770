import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog, FormActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FileButton, FilePicker } from './file-picker.tsx'
import { PhotoEditor } from './photo-editor.tsx'
import { openPicture } from './picture.ts'
import { useUploadPhoto } from './upload-photo.ts'

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
              <FormActions>
                <Button variant="primary" busy={upload.isPending} onClick={() => upload.save(picture, crop)}>
                  Save photo
                </Button>
                <FileButton label="Choose another photo" onFile={chooseAnother} busy={isOpening} />
                <Button onClick={close}>Cancel</Button>
              </FormActions>
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
          <FormActions>
            <Button onClick={close}>Cancel</Button>
          </FormActions>
        </div>
      )}
    </Dialog>
  )
}

/** The chosen file as a picture, which frees its memory when the dialog goes. It stays if the next one can't be read. */
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
