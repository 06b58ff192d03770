import { useEffect } from 'react'
import { ErasureBanner } from '../features/profile/your-data/erasure-banner.tsx'
import { useOwnProfile } from '../lib/profile.ts'
import { onSignedOut, useUserId } from '../lib/session.ts'
import { storage } from '../lib/storage.ts'

/** Kept in this browser, so that the banner stands there before the profile comes, and nothing moves when it does. */
const PREFIX = 'squash-erase-at:'

// Nobody else at this browser is to find it.
onSignedOut(() => storage.removeAll(PREFIX))

/** Says on every screen that the account will be erased, while there is time to keep it (decisions §14). */
export function ErasureSlot() {
  const { data: profile } = useOwnProfile()
  const name = PREFIX + useUserId()
  const eraseAt = profile ? profile.erase_at : storage.read(name)
  useEffect(() => {
    if (!profile) return
    if (profile.erase_at) storage.write(name, profile.erase_at)
    else storage.remove(name)
  }, [profile, name])
  if (!eraseAt) return null
  return <ErasureBanner eraseAt={eraseAt} onKept={() => document.getElementById('content')?.focus()} />
}
