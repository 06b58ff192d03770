import { Menu as Primitive } from '@base-ui/react/menu'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from './link.tsx'
import { finishPress } from './load-later.ts'

type MenuItem = { label: ReactNode; to: string } | { label: ReactNode; onSelect: () => void }

/** The button that opens a menu. */
export type MenuLook = { trigger: ReactNode; triggerLabel?: string; triggerClass?: string }

export type MenuProps = MenuLook & {
  items: readonly MenuItem[]
  /** Called when it opens, to load the data its items depend on. */
  onOpen?: () => void
}

const itemClass =
  'flex min-h-11 w-full items-center rounded-lg px-3.5 py-1.5 text-left leading-tight font-semibold no-underline outline-none data-highlighted:bg-lime-soft data-highlighted:text-ink'

/** The menu with its trigger, rendered on the first press and opened at once. */
export function LoadedMenu({ trigger, triggerLabel, triggerClass, items, onOpen }: MenuProps) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  if (openAt !== null && openAt !== key) setOpenAt(null)
  // Rendered next to its trigger, not at the end of the page, to stay inside the same landmark.
  const [home, setHome] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => finishPress(button.current), [])
  const change = (isOpen: boolean) => {
    setOpenAt(isOpen ? key : null)
    if (isOpen) onOpen?.()
  }
  return (
    <Primitive.Root open={openAt !== null} onOpenChange={change}>
      {/* One box around both: as a direct child of the surrounding row, the popup would push its trigger away from
          the pointer. */}
      <div ref={setHome} className="flex shrink-0">
        <Primitive.Trigger ref={button} aria-label={triggerLabel} className={triggerClass}>
          {trigger}
        </Primitive.Trigger>
      </div>
      <Primitive.Portal container={home}>
        <Primitive.Positioner sideOffset={8} align="end" className="z-70 outline-none">
          <Primitive.Popup className="surface drop-in max-w-[min(20rem,100vw-2rem)] min-w-48 p-1.5 wrap-anywhere outline-none">
            {items.map((item) =>
              'to' in item ? (
                <Primitive.Item key={item.to} className={itemClass} render={<Link to={item.to} />}>
                  {item.label}
                </Primitive.Item>
              ) : (
                <Primitive.Item key={String(item.label)} className={itemClass} onClick={item.onSelect}>
                  {item.label}
                </Primitive.Item>
              ),
            )}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
