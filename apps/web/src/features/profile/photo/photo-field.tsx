import { LIMITS } from '@squash/contract/limits'
import type { Profile } from '@squash/contract/profiles'
import { lazy, Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { ProfileFields } from '../save-profile.ts'

const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog.tsx')).PhotoDialog }))

type PhotoFieldProps = {
  form: UseFormReturn<ProfileFields>
  profile: Profile
  /** The server's error for the submitted URL. */
  refusal: string | undefined
}

/** The photo as others see it, buttons to upload another one or remove it, and a field for the URL of a new one. */
export function PhotoField({ form, profile, refusal }: PhotoFieldProps) {
  const { register, resetField, setValue, watch } = form
  const removes = watch('removesPhoto')
  return (
    <div className="flex items-start gap-4">
      <Avatar name={profile.display_name} src={removes ? null : profile.avatar_url} tone="party1" size="huge" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-4">
        <div className="flex flex-wrap gap-2">
          <UploadButton
            profile={profile}
            onSaved={() => {
              resetField('removesPhoto')
              resetField('avatar_url')
            }}
          />
          {profile.avatar_url !== null && (
            <Button size="small" onClick={() => setValue('removesPhoto', !removes, { shouldDirty: true })}>
              {removes ? 'Keep the photo' : 'Remove the photo'}
            </Button>
          )}
        </div>
        <TextField
          className="w-full"
          label="Profile photo URL"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="When you save, Squash downloads a copy and shows that."
          maxLength={LIMITS.photoLink}
          error={refusal}
          {...register('avatar_url')}
        />
      </div>
    </div>
  )
}

/** Opens the dialog, whose code is loaded only then. */
function UploadButton({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const [isHere, setIsHere] = useState(false)
  const open = () => {
    setIsHere(true)
    setOpen(true)
  }
  return (
    <>
      <Button size="small" onClick={open}>
        Upload a photo
      </Button>
      {isHere && (
        <Suspense>
          <PhotoDialog
            profile={profile}
            open={isOpen}
            onClose={() => setOpen(false)}
            onClosed={() => setIsHere(false)}
            onSaved={onSaved}
          />
        </Suspense>
      )}
    </>
  )
}
