import { lazy, Suspense, useState } from 'react'
import { useOwnProfile } from '../lib/profile.ts'

const UsernameDialog = lazy(async () => ({
  default: (await import('../features/profile/username-dialog.tsx')).UsernameDialog,
}))

/** Asks whoever came without a username, from another service, to choose one (decisions §15). Put off, it asks again with the next page load. */
export function UsernameSlot() {
  const { data: profile } = useOwnProfile()
  const [isHere, setIsHere] = useState(false)
  const [isPutOff, setIsPutOff] = useState(false)
  const isAsked = profile?.username === null && !isPutOff
  if (isAsked && !isHere) setIsHere(true)
  if (!isHere) return null
  return (
    <Suspense>
      <UsernameDialog open={isAsked} onClose={() => setIsPutOff(true)} onClosed={() => setIsHere(false)} />
    </Suspense>
  )
}
