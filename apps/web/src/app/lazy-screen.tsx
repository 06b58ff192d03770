import { type ComponentType, lazy, useState } from 'react'

const loaders = new WeakMap<object, () => Promise<unknown>>()

/** One function for each screen whose code failed to load, which makes the screen's next view try again. */
const renewals = new Set<() => void>()

let reloadForNewBuild = () => false

/**
 * A screen whose code loads with its first view. Until then it suspends; once loaded it renders at once, which the
 * server and hydration need.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | null = null
  const loadOnce = async () => {
    try {
      loaded ??= await load()
    } catch (error) {
      // A new page is on its way: suspends until then, so that the error screen doesn't flash up.
      if (reloadForNewBuild()) await new Promise(() => undefined)
      // Not renewed here: React restarts a suspended first render, which would then load the code again without end.
      renewals.add(renew)
      throw error
    }
    return { default: loaded }
  }
  let Waiting = lazy(loadOnce)
  const renew = () => {
    Waiting = lazy(loadOnce)
  }
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each screen, when its module loads
  function LazyScreen() {
    // Stays the same while the screen is shown: another type of element would lose the screen's state.
    const [Screen] = useState<ComponentType>(() => loaded ?? Waiting)
    return <Screen />
  }
  return withLoader(LazyScreen, loadOnce)
}

/**
 * Lets screens whose code failed to load try again with their next view: `lazy` remembers a failure. Call it once the
 * failure is on screen.
 */
export function retryFailedScreens() {
  for (const renew of renewals) renew()
  renewals.clear()
}

/**
 * Lets a screen whose code is missing wait for a new page instead of failing.
 * @param reload reloads the page unless that has not helped before; returns whether a new page is on its way
 */
export function reloadMissingScreens(reload: () => boolean) {
  reloadForNewBuild = reload
}

/** Registers what has to be loaded for this component to render at once. */
export function withLoader(component: ComponentType, load: () => Promise<unknown>): ComponentType {
  loaders.set(component, load)
  return component
}

/** Loads the code of a component made by `lazyScreen` or `withLoader`; nothing for any other. */
export const loadScreen = async (component: ComponentType | null | undefined): Promise<void> => {
  await (component && loaders.get(component)?.())
}
