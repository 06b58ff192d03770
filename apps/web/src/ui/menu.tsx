import { loadLater, type UnpressedButton, usePressToLoad } from './load-later.ts'
import type { MenuLook, MenuProps } from './loaded-menu.tsx'

const loadedMenu = loadLater(async () => (await import('./loaded-menu.tsx')).LoadedMenu)

/** Preloads the menus' code, so that they open at once. */
export const loadMenus = loadedMenu.load

/**
 * A drop-down menu of links and actions. It closes on a click outside, on Escape, and on any route change. Until its
 * first press it is only a button.
 */
export function Menu(props: MenuProps) {
  const [Loaded, button] = usePressToLoad(loadedMenu)
  return Loaded ? <Loaded {...props} /> : <MenuButton {...props} button={button} />
}

/** The button that takes the place of a menu until its first press. */
export function MenuButton({ button, trigger, triggerLabel, triggerClass }: MenuLook & { button: UnpressedButton }) {
  return (
    <div className="flex shrink-0">
      <button {...button} aria-haspopup="menu" aria-label={triggerLabel} className={triggerClass}>
        {trigger}
      </button>
    </div>
  )
}
