import { LIMITS } from '@squash/contract/limits'
import { filterUsername, usernameProblem } from '@squash/rules/people/username'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { TextField } from '../../ui/field.tsx'
import { saveFailure, useSaveProfile } from './save-profile.ts'

type UsernameDialogProps = { open: boolean; onClose: () => void; onClosed: () => void }

/** Asks users who signed up without a username to choose one. They can do so once. */
export function UsernameDialog({ open, onClose, onClosed }: UsernameDialogProps) {
  const { register, handleSubmit, formState, setValue } = useForm({ defaultValues: { username: '' } })
  // The returned profile contains the username, which closes the dialog.
  const save = useSaveProfile(() => undefined)
  const failure = save.error === null ? null : saveFailure(save.error)
  const submit = handleSubmit(({ username }) => save.mutate({ username }))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="Choose your username"
      description="It shows next to your name wherever people see you. Choose carefully: you can’t change it later."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.usernameMax}
          hint="Lowercase letters, numbers and underscores."
          error={formState.errors.username?.message ?? failure?.because ?? undefined}
          {...register('username', {
            onChange: (event: { target: { value: string } }) => {
              save.reset()
              setValue('username', filterUsername(event.target.value))
            },
            validate: (typed) => usernameProblem(typed) ?? true,
          })}
        />
        <DialogActions>
          <Button type="submit" variant="primary" busy={save.isPending}>
            Choose this username
          </Button>
          <Button variant="bare" onClick={onClose}>
            Not now
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
