import { type ComponentType, lazy, useState } from 'react'

const loaders = new WeakMap<object, () => Promise<unknown>>()

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
      // `lazy` remembers a failed load; the next view gets a fresh one, which tries again.
      Waiting = lazy(loadOnce)
      throw error
    }
    return { default: loaded }
  }
  let Waiting = lazy(loadOnce)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each screen, when its module loads
  function LazyScreen() {
    // Stays the same while the screen is shown: another type of element would lose the screen's state.
    const [Screen] = useState<ComponentType>(() => loaded ?? Waiting)
    return <Screen />
  }
  return withLoader(LazyScreen, loadOnce)
}

/** Names what has to be loaded before this component renders at once. */
export function withLoader(component: ComponentType, load: () => Promise<unknown>): ComponentType {
  loaders.set(component, load)
  return component
}

/** Loads the code of a component made by `lazyScreen` or `withLoader`; nothing for any other. */
export const loadScreen = async (component: ComponentType | null | undefined): Promise<void> => {
  await (component && loaders.get(component)?.())
}
