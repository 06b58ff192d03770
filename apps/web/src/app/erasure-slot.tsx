import { lazy, Suspense } from 'react'
import { useOwnProfile } from '../lib/profile.ts'

const ErasureBanner = lazy(async () => ({
  default: (await import('../features/profile/your-data/erasure-banner.tsx')).ErasureBanner,
}))

/** Says on every screen that the account will be erased, while there is time to keep it (decisions §14). */
export function ErasureSlot() {
  const { data: profile } = useOwnProfile()
  if (!profile?.erase_at) return null
  return (
    <Suspense>
      <ErasureBanner eraseAt={profile.erase_at} onKept={() => document.getElementById('content')?.focus()} />
    </Suspense>
  )
}
