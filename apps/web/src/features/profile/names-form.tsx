import { LIMITS } from '@squash/contract/limits'
import type { Profile } from '@squash/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../lib/api-error.ts'
import { ownProfileKey } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'

type Names = { first_name: string; last_name: string }

export function NamesForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient()
  const defaultValues: Names = { first_name: profile.first_name ?? '', last_name: profile.last_name ?? '' }
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues })
  const save = useMutation(
    api.profiles.update_profile.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(ownProfileKey(saved.id), saved)
        reset({ first_name: saved.first_name ?? '', last_name: saved.last_name ?? '' })
        toast.success('Saved.')
      },
      onError: (error) => toast.error(errorMessage(error)),
    }),
  )
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((names) => save.mutate(names))(event)}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
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
      </div>
      <p className="text-sm text-muted">
        Username: <strong className="text-ink">{profile.username ?? 'none yet'}</strong>
      </p>
      <Button
        type="submit"
        variant="primary"
        busy={save.isPending}
        disabled={!formState.isDirty}
        className="self-start"
      >
        Save
      </Button>
    </form>
  )
}
