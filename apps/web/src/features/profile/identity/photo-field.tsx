import { LIMITS } from '@squash/contract/limits'
import type { Profile } from '@squash/contract/profiles'
import type { UseFormReturn } from 'react-hook-form'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { ProfileFields } from './changes.ts'

type PhotoFieldProps = {
  form: UseFormReturn<ProfileFields>
  profile: Profile
  /** What the server said about the address that was sent. */
  refusal: string | undefined
}

/** The photo as others see it, an address for another one, and the way to have none. */
export function PhotoField({ form, profile, refusal }: PhotoFieldProps) {
  const { register, setValue, watch } = form
  const removes = watch('removesPhoto')
  return (
    <div className="flex items-start gap-4">
      <Avatar name={profile.display_name} src={removes ? null : profile.avatar_url} tone="party1" size="huge" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <TextField
          className="w-full"
          label="Profile photo URL"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="Squash fetches a copy when you save, and shows that one."
          maxLength={LIMITS.photoLink}
          error={refusal}
          {...register('avatar_url')}
        />
        {profile.avatar_url !== null && (
          <Button size="small" onClick={() => setValue('removesPhoto', !removes, { shouldDirty: true })}>
            {removes ? 'Keep the photo' : 'Remove the photo'}
          </Button>
        )}
      </div>
    </div>
  )
}
