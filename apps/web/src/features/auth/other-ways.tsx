import { lazy, Suspense, useEffect, useState } from 'react'
import { fetchOfferedWays, type OfferedWays } from '../../lib/providers/settings.ts'

const ProviderButtons = lazy(async () => ({ default: (await import('./provider-buttons.tsx')).ProviderButtons }))

/** Other services that sign people in; nothing, and no code for it, where there are none. */
export function OtherWays({ backTo }: { backTo: string }) {
  const [offered, setOffered] = useState<OfferedWays | null>(null)
  useEffect(() => {
    // Without an answer there is still the form.
    fetchOfferedWays().then(setOffered, () => undefined)
  }, [])
  if (!offered || (offered.providers.length === 0 && !offered.organisations)) return null
  return (
    <Suspense>
      <ProviderButtons offered={offered} backTo={backTo} />
    </Suspense>
  )
}
