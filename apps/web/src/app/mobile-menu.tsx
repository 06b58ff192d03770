import { loadLater, usePressToLoad } from '../ui/load-later.ts'
import { MobileMenuLabel, type MobileMenuProps, mobileMenuClass } from './navigation.tsx'

const loadedMenu = loadLater(async () => (await import('./loaded-mobile-menu.tsx')).LoadedMobileMenu)

/** Preloads the menu's code, so that it opens at once. */
export const loadMobileMenu = loadedMenu.load

/** The slide-out menu for small screens. It closes on a click outside, on Escape, and on any route change. */
export function MobileMenu(props: MobileMenuProps) {
  const [Loaded, button] = usePressToLoad(loadedMenu)
  if (Loaded) return <Loaded {...props} />
  return (
    <button {...button} aria-haspopup="dialog" className={mobileMenuClass}>
      <MobileMenuLabel />
    </button>
  )
}
