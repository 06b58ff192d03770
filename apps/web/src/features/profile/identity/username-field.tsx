import { LIMITS } from '@squash/contract/limits'
import { profileMessages } from '@squash/contract/messages/profile'
import { filterUsername, usernameProblem } from '@squash/rules/people/username'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../../ui/field.tsx'
import type { ProfileFields } from './changes.ts'

type UsernameFieldProps = {
  form: UseFormReturn<ProfileFields>
  chosen: string | null
  /** What the server said about the one that was sent. */
  refusal: string | undefined
}

/** Read-only once there is one. Who came without may choose it, once (decisions §15). */
export function UsernameField({ form, chosen, refusal }: UsernameFieldProps) {
  const { register, formState } = form
  if (chosen !== null)
    return <TextField label="Username" value={chosen} readOnly hint={profileMessages.usernameFixed} />
  return (
    <TextField
      label="Username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LIMITS.usernameMax}
      hint="Choose well: it stays."
      error={formState.errors.username?.message ?? refusal}
      {...register('username', {
        onChange: (event: { target: { value: string } }) =>
          form.setValue('username', filterUsername(event.target.value), { shouldDirty: true }),
        // Who does not choose yet may save the rest.
        validate: (typed) => (typed === '' ? true : (usernameProblem(typed) ?? true)),
      })}
    />
  )
}
