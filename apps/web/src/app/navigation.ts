export type NavLinkEntry = {
  label: string
  to: string /** Other routes that show the same screen. */
  also?: readonly string[]
}
export type NavEntry = NavLinkEntry | { label: string; items: readonly NavLinkEntry[] }

/** The items of the bar, in order (spec core-flow §2). A feature adds its own when it arrives. */
export const navigation: readonly NavEntry[] = [{ label: 'Home', to: '/dashboard', also: ['/conflicts', '/history'] }]

/** Whether this entry is where the person is. */
export const isHere = (entry: NavLinkEntry, pathname: string): boolean =>
  pathname === entry.to || (entry.also?.includes(pathname) ?? false)
