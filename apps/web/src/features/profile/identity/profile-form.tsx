import { LIMITS } from '@squash/contract/limits'
import { profileMessages } from '@squash/contract/messages/profile'
import type { Profile } from '@squash/contract/profiles'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { changesOf, fieldsOf, givesUpAdmin, type ProfileFields } from './changes.ts'
import { PhotoField } from './photo-field.tsx'
import { saveFailure } from './save-failure.ts'
import { useSaveProfile } from './use-save-profile.ts'
import { UsernameField } from './username-field.tsx'

/** First name, last name, photo; a username where there is none yet; admin rights to give up. */
export function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const form = useForm<ProfileFields>({ defaultValues: fieldsOf(profile) })
  const { register, handleSubmit, formState, getValues, setFocus } = form
  const { isDirty } = formState
  const [isAsking, setAsking] = useState(false)
  const [isUnchanged, setUnchanged] = useState(false)
  const save = useSaveProfile(onDone)
  const failure = save.isError ? saveFailure(save.error) : null
  const errorOf = (field: 'avatar_url' | 'username') =>
    failure?.field === field ? (failure.because ?? undefined) : undefined
  const send = () => {
    setAsking(false)
    save.mutate(changesOf(getValues(), profile))
  }
  const submit = handleSubmit((fields) => {
    setUnchanged(!isDirty)
    if (!isDirty) return setFocus('first_name')
    return givesUpAdmin(fields, profile) ? setAsking(true) : send()
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={LIMITS.personName}
          {...register('first_name')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={LIMITS.personName}
          hint="Only people you share a conflict with see it."
          {...register('last_name')}
        />
        <UsernameField form={form} chosen={profile.username} refusal={errorOf('username')} />
        <PhotoField form={form} profile={profile} refusal={errorOf('avatar_url')} />
      </div>
      {profile.is_admin && (
        <Checkbox
          label="Admin privileges"
          hint="Once given up, only an operator can give them back."
          {...register('is_admin')}
        />
      )}
      {failure?.field === null && failure.because !== null && (
        <Notice tone="rose" urgent>
          {failure.because}
        </Notice>
      )}
      {isUnchanged && !isDirty && <Notice urgent>{profileMessages.nothingChanged}</Notice>}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" variant="primary" busy={save.isPending}>
          Save profile
        </Button>
        <Button onClick={onDone} disabled={save.isPending}>
          Cancel
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={send}
        title="Give up admin privileges?"
        description="You can no longer handle reports, hide rulings or fetch the daily conflict. Only an operator can make you an admin again."
        confirmLabel="Give them up"
        cancelLabel="Stay admin"
      />
    </form>
  )
}
