import type { Profile } from '@squash/contract/profiles'
import type { ReaderManner, ReaderTone } from '@squash/contract/values'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf, toastFailure } from '../../lib/failure.tsx'
import { keepOwnProfile } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { RadioCards, type RadioOption } from '../../ui/radio-cards.tsx'

const TONES: readonly RadioOption<ReaderTone | 'any'>[] = [
  { value: 'any', label: 'No preference' },
  { value: 'brief', label: 'Brief' },
  { value: 'warm', label: 'Warm' },
]
const MANNERS: readonly RadioOption<ReaderManner | 'any'>[] = [
  { value: 'any', label: 'No preference' },
  { value: 'direct', label: 'Direct' },
  { value: 'careful', label: 'Careful' },
]

/** The first is wider, so that "No preference" stays on one line. */
const COLUMNS = 'grid-cols-1 sm:grid-cols-[1.4fr_1fr_1fr]'

/** How the user likes to be addressed; each choice is saved at once. */
export function ReaderPreference({ profile: { settings } }: { profile: Profile }) {
  const queries = useQueryClient()
  const save = useMutation(
    api.profiles.update_profile.mutationOptions({
      onSuccess: (saved) => keepOwnProfile(queries, saved),
      onError: (error) => toastFailure(failureOf(error, 'We couldn’t save this setting')),
    }),
  )
  if (!settings) return null
  // Optimistic: shows the new value while it is being saved, and reverts if that fails.
  const { reader_tone, reader_manner } = { ...settings, ...(save.isPending ? save.variables.settings : {}) }
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend="Tone"
        columns={COLUMNS}
        options={TONES}
        value={reader_tone ?? 'any'}
        onChange={(tone) => save.mutate({ settings: { reader_tone: tone === 'any' ? null : tone } })}
      />
      <RadioCards
        legend="Directness"
        columns={COLUMNS}
        options={MANNERS}
        value={reader_manner ?? 'any'}
        onChange={(manner) => save.mutate({ settings: { reader_manner: manner === 'any' ? null : manner } })}
      />
    </div>
  )
}
