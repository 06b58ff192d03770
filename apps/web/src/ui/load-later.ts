import { type ComponentType, useEffect, useState } from 'react'
import { toast } from './toast.ts'

/** A component whose code isn't loaded with the page. */
export type Later<Props> = {
  load: () => Promise<unknown>
  /** The component once it has loaded, otherwise null. */
  now: () => ComponentType<Props> | null
}

/** A component whose code is loaded when it is first needed, or ahead of that by `load`. A failed load can be repeated. */
export function loadLater<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let loaded: ComponentType<Props> | null = null
  return {
    load: async () => {
      loaded ??= await load()
    },
    now: () => loaded,
  }
}

/**
 * The component of `later`, loaded as soon as it is needed. Until then the caller shows what it has: unlike `lazy`, this
 * replaces nothing while it loads or when it fails.
 * @param onFailed called after the user was notified that it couldn't be loaded
 * @returns null until it is needed and loaded; after that always the component
 */
export function useLater<Props>(
  later: Later<Props>,
  isNeeded: boolean,
  onFailed: () => void,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null)
  const loaded = isNeeded ? later.now() : null
  if (component === null && loaded !== null) setComponent(() => loaded)
  const isMissing = isNeeded && component === null && loaded === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new need starts a load
  useEffect(() => {
    if (!isMissing) return
    let isWanted = true
    later.load().then(
      () => isWanted && setComponent(later.now),
      () => {
        if (!isWanted) return
        toast.error('That couldn’t be loaded. Check your connection and try again.')
        onFailed()
      },
    )
    return () => {
      isWanted = false
    }
  }, [isMissing])
  return component ?? loaded
}
