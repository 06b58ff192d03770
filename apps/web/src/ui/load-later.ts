import { type ComponentProps, type ComponentType, type SyntheticEvent, useEffect, useState } from 'react'
import { toast } from './toast.ts'

/** A component whose code isn't loaded with the page. */
export type LaterComponent<Props> = {
  load: () => Promise<unknown>
  /** The component once it has loaded, otherwise null. */
  now: () => ComponentType<Props> | null
}

/** A component whose code is loaded when it is first needed, or ahead of that by `load`. A failed load can be repeated. */
export function loadLater<Props>(load: () => Promise<ComponentType<Props>>): LaterComponent<Props> {
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
export function useLoaded<Props>(
  later: LaterComponent<Props>,
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

let running = 0

/** Whether code is being preloaded, which nobody waits for. */
export const isPreloading = (): boolean => running > 0

/**
 * Loads code before it is needed. Never offline, because browsers remember that an import failed. A failure is not shown
 * and reloads nothing: the code is loaded again once it is needed.
 */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  if (!navigator.onLine) return
  running += 1
  try {
    await load()
  } catch {
    // Reported once the code is needed.
  } finally {
    running -= 1
  }
}

/** The props of a button whose press loads what it opens. */
export type UnpressedButton = Pick<
  ComponentProps<'button'>,
  'type' | 'aria-expanded' | 'aria-busy' | 'onClick' | 'onKeyDown' | 'onBlur' | 'onFocus' | 'onPointerEnter'
>

/**
 * For a button that opens something whose code loads with its first press, or a little earlier, when it is focused or
 * pointed at. A user who has moved on in the meantime isn't interrupted.
 * @returns what takes the button's place once pressed and loaded, and the button's props until then
 */
export function usePressToLoad<Props>(later: LaterComponent<Props>): [ComponentType<Props> | null, UnpressedButton] {
  const [isPressed, setPressed] = useState(false)
  const Loaded = useLoaded(later, isPressed, () => setPressed(false))
  const loadAhead = () => void preload(later.load)
  const press = (event: SyntheticEvent<HTMLButtonElement>) => {
    // Not every browser focuses a button that is clicked.
    event.currentTarget.focus()
    setPressed(true)
  }
  const button: UnpressedButton = {
    type: 'button',
    'aria-expanded': false,
    'aria-busy': isPressed,
    onClick: press,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      press(event)
    },
    onBlur: () => setPressed(false),
    onFocus: loadAhead,
    onPointerEnter: loadAhead,
  }
  return [Loaded, button]
}

/** Finishes the press that loaded a trigger: focuses it in place of the button that it replaced, and clicks it. */
export function finishPress(trigger: HTMLElement | null): void {
  trigger?.focus({ preventScroll: true })
  trigger?.click()
}
