import type { Profile } from '@squash/contract/profiles'
import type { NavLinkEntry } from './navigation.ts'

export type MobileMenuProps = { name: string; profile: Profile | null; adminEntry: readonly NavLinkEntry[] }

export const mobileMenuClass =
  'outlined inline-flex min-h-11 items-center gap-2 rounded-control bg-card px-3 text-sm font-bold'

/** Three lines and a word. */
export const MobileMenuLabel = () => (
  <>
    <span aria-hidden className="flex flex-col gap-1 *:h-0.5 *:w-4 *:rounded-full *:bg-current">
      <span />
      <span />
      <span />
    </span>
    Menu
  </>
)
