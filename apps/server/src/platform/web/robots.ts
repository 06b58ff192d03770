import { SCREENS } from '@squash/contract/screens'

/** Paths that only mails and programs use. `/rest/` is missing, because pages read what they show there. */
const NOT_FOR_ROBOTS = ['/auth/', '/check-in/', '/dev/', '/functions/', '/realtime/', '/unsubscribe/']

/** The text of `/robots.txt`: every screen is off limits but the shared ones. @param shared their routes */
export function robotsText(shared: readonly string[], siteUrl: string): string {
  const screens = SCREENS.filter((screen) => !shared.includes(screen)).map((screen) => ruleFor(screen, shared))
  const disallowed = [...new Set([...screens, ...NOT_FOR_ROBOTS])].toSorted()
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n')
}

/** A rule applies to every path that starts with it, so one that would cover a shared page ends in `$`. */
function ruleFor(screen: string, shared: readonly string[]): string {
  const beginning = screen.replace(/\/:\w+\?$/, '').replace(/:\w+$/, '')
  const coversShared = shared.some((route) => route.startsWith(beginning))
  return coversShared ? `${beginning}$` : beginning
}
