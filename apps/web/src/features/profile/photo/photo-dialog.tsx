import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog, FormActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Crop } from './crop.ts'
import { FilePicker } from './file-picker.tsx'
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
  const { picture, choose, isOpening, problem } = usePicture()
  const upload = useUploadPhoto(profile, () => {
    onSaved()
    onClose()
  })
  const save = (chosen: ImageBitmap, crop: Crop) => !upload.isPending && upload.mutate({ picture: chosen, crop })
  return (
    <Dialog open={open} onClose={onClose} onClosed={onClosed} title={picture ? 'Fit your photo' : 'Upload a photo'}>
      {picture ? (
        <PhotoEditor picture={picture}>
          {(crop) => (
            <>
              {upload.failure && (
                <Notice tone="rose" urgent>
                  {upload.failure}
                </Notice>
              )}
              <FormActions>
                <Button variant="primary" busy={upload.isPending} onClick={() => save(picture, crop)}>
                  Save photo
                </Button>
                <Button onClick={onClose}>Cancel</Button>
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
            <Button onClick={onClose}>Cancel</Button>
          </FormActions>
        </div>
      )}
    </Dialog>
  )
}

/** The chosen file as a picture, which frees its memory when the dialog goes. */
function usePicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => () => picture?.close(), [picture])
  const choose = async (file: Blob) => {
    setOpening(true)
    const opened = await openPicture(file)
    setOpening(false)
    setProblem(opened === null ? profileMessages.photoUnreadable : null)
    setPicture(opened)
  }
  return { picture, choose, isOpening, problem }
}
