import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { signOut } from '../lib/auth.ts'
import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import { finishPress } from '../ui/load-later.ts'
import {
  Greeting,
  isHere,
  MobileMenuLabel,
  type MobileMenuProps,
  mobileMenuClass,
  type NavLinkEntry,
  navigation,
  ownPages,
} from './navigation.tsx'

const entryClass =
  'flex min-h-12 w-full items-center rounded-control px-3.5 text-left text-lg font-semibold no-underline hover:bg-lime-soft'
const panelClass = classNames(
  'fixed inset-y-0 right-0 z-50 flex w-[min(20rem,85vw)] flex-col gap-5 overflow-y-auto border-l-2 border-outline bg-card p-5',
  'transition-transform duration-200 data-starting-style:translate-x-full data-ending-style:translate-x-full',
)

/** The slide-out menu with its button, rendered on the first press and opened at once. */
export function LoadedMobileMenu({ name, profile, adminEntry }: MobileMenuProps) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  if (openAt !== null && openAt !== key) setOpenAt(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => finishPress(button.current), [])
  return (
    <Dialog.Root open={openAt !== null} onOpenChange={(isOpen) => setOpenAt(isOpen ? key : null)}>
      <Dialog.Trigger ref={button} className={mobileMenuClass}>
        <MobileMenuLabel />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-night/60 transition-opacity duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0" />
        <Dialog.Popup className={panelClass}>
          <div className="flex items-center justify-between gap-3">
            <Dialog.Title className="min-w-0 font-text text-lg tracking-normal">
              <Greeting name={name} profile={profile} />
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close menu"
              className="grid size-11 place-items-center rounded-control text-2xl leading-none"
            >
              ×
            </Dialog.Close>
          </div>
          <MenuList adminEntry={adminEntry} />
          <button type="button" onClick={() => void signOut()} className={classNames(entryClass, 'mt-auto')}>
            Sign out
          </button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function MenuList({ adminEntry }: Pick<MobileMenuProps, 'adminEntry'>) {
  const account = { label: 'Account', items: [...ownPages, ...adminEntry] }
  return (
    <ul className="flex flex-col gap-1">
      {[...navigation, account].map((entry) =>
        'items' in entry ? (
          <li key={entry.label}>
            <p className="eyebrow mt-3 px-3.5">{entry.label}</p>
            <ul>
              {entry.items.map((item) => (
                <MenuLink key={item.to} entry={item} />
              ))}
            </ul>
          </li>
        ) : (
          <MenuLink key={entry.to} entry={entry} />
        ),
      )}
    </ul>
  )
}

function MenuLink({ entry }: { entry: NavLinkEntry }) {
  const here = isHere(entry, useLocation().pathname)
  return (
    <li>
      <Link
        to={entry.to}
        aria-current={here ? 'page' : undefined}
        className={classNames(entryClass, here && 'bg-lime-soft')}
      >
        {entry.label}
      </Link>
    </li>
  )
}
