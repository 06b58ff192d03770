import { loadLater, usePressToLoad } from '../../ui/load-later.ts'
import { MenuButton } from '../../ui/menu.tsx'
import type { MoreMenuProps } from './loaded-more-menu.tsx'

const loadedMenu = loadLater(async () => (await import('./loaded-more-menu.tsx')).LoadedMoreMenu)

/** An unobtrusive menu to report or block. Until its first press it is only a button. */
export function MoreMenu(props: MoreMenuProps) {
  const [Loaded, button] = usePressToLoad(loadedMenu)
  const look = {
    trigger: <span aria-hidden>⋯</span>,
    triggerLabel: `More about ${props.about}`,
    triggerClass:
      'grid size-11 shrink-0 place-items-center rounded-full text-2xl leading-none font-bold hover:bg-lime-soft hover:text-ink',
  }
  return Loaded ? <Loaded {...props} look={look} /> : <MenuButton {...look} button={button} />
}
