import { LIMITS } from '@squash/contract/limits'
import { filterUsername, usernameProblem } from '@squash/rules/people/username'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { saveFailure } from './identity/save-failure.ts'
import { useSaveProfile } from './identity/use-save-profile.ts'

type UsernameDialogProps = { open: boolean; onClose: () => void; onClosed: () => void }

/** The one choice of a username, for who came without. */
export function UsernameDialog({ open, onClose, onClosed }: UsernameDialogProps) {
  const { register, handleSubmit, formState, setValue } = useForm({ defaultValues: { username: '' } })
  // The profile that comes back holds the username, and that closes the dialog.
  const save = useSaveProfile(() => undefined)
  const failure = save.error === null ? null : saveFailure(save.error)
  const submit = handleSubmit(({ username }) => save.mutate({ username }))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="Choose your username"
      description="It stands beside your name wherever others meet you. Choose well: it stays."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.usernameMax}
          hint="Letters a-z, digits and underscores"
          error={formState.errors.username?.message ?? failure?.because ?? undefined}
          {...register('username', {
            onChange: (event: { target: { value: string } }) => {
              save.reset()
              setValue('username', filterUsername(event.target.value))
            },
            validate: (typed) => usernameProblem(typed) ?? true,
          })}
        />
        <FormActions>
          <Button type="submit" variant="primary" busy={save.isPending}>
            Take this username
          </Button>
          <Button variant="bare" onClick={onClose}>
            Not now
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
