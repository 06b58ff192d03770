import { LIMITS } from '@squash/contract/limits'
import { profileMessages } from '@squash/contract/messages/profile'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import type { Profile } from '@squash/contract/profiles'
import { filterUsername, usernameProblem } from '@squash/rules/people/username'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Checkbox, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PhotoField } from './photo/photo-field.tsx'
import { changesOf, fieldsOf, givesUpAdmin, type ProfileFields, saveFailure, useSaveProfile } from './save-profile.ts'

/** First name, last name and photo; a username if there is none yet; for admins, giving up admin rights. */
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
          error={formState.errors.first_name?.message}
          {...register('first_name', keptUnlessNull(profile.first_name, signUpMessages.firstNameRequired))}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={LIMITS.personName}
          hint="Only people who share a conflict or debate with you can see it."
          error={formState.errors.last_name?.message}
          {...register('last_name', keptUnlessNull(profile.last_name, signUpMessages.lastNameRequired))}
        />
        <UsernameField form={form} chosen={profile.username} refusal={errorOf('username')} />
        <PhotoField form={form} profile={profile} refusal={errorOf('avatar_url')} />
      </div>
      {profile.is_admin && (
        <Checkbox
          label="Admin privileges"
          hint="If you give them up, only an operator can restore them."
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
        description="You’ll no longer be able to handle reports, hide rulings or fetch the daily conflict. Only an operator can make you an admin again."
        confirmLabel="Give up admin privileges"
        cancelLabel="Stay admin"
      />
    </form>
  )
}

/** A name can be replaced but not removed. Users who signed up through a provider may have none. */
const keptUnlessNull = (current: string | null, message: string) => ({
  validate: (typed: string) => current === null || typed.trim() !== '' || message,
})

type UsernameFieldProps = {
  form: UseFormReturn<ProfileFields>
  chosen: string | null
  /** The server's error for the submitted username. */
  refusal: string | undefined
}

/** Read-only once chosen. A user who signed up without one can choose it once. */
function UsernameField({ form, chosen, refusal }: UsernameFieldProps) {
  const { register, formState } = form
  if (chosen !== null)
    return <TextField label="Username" value={chosen} readOnly data-fixed hint={profileMessages.usernameFixed} />
  return (
    <TextField
      label="Username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LIMITS.usernameMax}
      hint="Choose carefully: you can’t change it later."
      error={formState.errors.username?.message ?? refusal}
      {...register('username', {
        onChange: (event: { target: { value: string } }) =>
          form.setValue('username', filterUsername(event.target.value), { shouldDirty: true }),
        // The rest can be saved without choosing one.
        validate: (typed) => (typed === '' ? true : (usernameProblem(typed) ?? true)),
      })}
    />
  )
}
