import { TIMING } from '@squash/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepOwnProfile, useOwnProfile } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { storage } from '../../lib/storage.ts'
import { useIsCalm } from '../../ui/calm.ts'
import { Tour } from './tour.tsx'

/** Also stored in this browser, so that the tour doesn't reappear if its completion couldn't be saved. */
const doneKey = (person: string) => `squash-tour-done:${person}`

/**
 * Shows the tour to users who haven't taken it, one second after the page loads, and not while a serious screen is
 * open.
 */
export function Onboarding() {
  const { data: profile } = useOwnProfile()
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<'waiting' | 'open' | 'closing' | 'over'>('waiting')
  const save = useMutation(
    api.profiles.update_profile.mutationOptions({
      onSuccess: (saved) => keepOwnProfile(queryClient, saved),
    }),
  )
  // A missing username is requested first.
  const person = profile?.onboarding_complete === false && profile.username !== null ? profile.id : null
  const remember = useEffectEvent(() => save.mutate({ onboarding_complete: true }))

  const calm = useIsCalm()
  useEffect(() => {
    if (person === null || calm || stage !== 'waiting') return
    if (storage.read(doneKey(person)) !== null) return remember()
    const timer = setTimeout(() => setStage('open'), TIMING.beforeTour)
    return () => clearTimeout(timer)
  }, [person, calm, stage])

  const finish = () => {
    setStage('closing')
    if (person !== null) storage.write(doneKey(person), 'yes')
    remember()
  }

  if (stage === 'waiting' || stage === 'over') return null
  return <Tour open={stage === 'open'} onDone={finish} onClosed={() => setStage('over')} />
}
