import { type ComponentType, useEffect, useState } from 'react'

/** Where unlocks pop up. Their code is fetched once the screen stands; without it everything else goes on. */
export function UnlocksSlot() {
  const [Unlocks, setUnlocks] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('../features/unlocks/unlocks.tsx').then(
      (part) => setUnlocks(() => part.Unlocks),
      () => undefined,
    )
  }, [])
  return Unlocks && <Unlocks />
}
