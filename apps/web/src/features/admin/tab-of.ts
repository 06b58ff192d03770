const TABS = ['reports', 'private', 'hidden', 'banned', 'acts', 'jobs', 'forum'] as const
export type AdminTab = (typeof TABS)[number]

/** The tab that the address names; without one, the reports. */
export const tabOf = (query: URLSearchParams): AdminTab => TABS.find((tab) => tab === query.get('tab')) ?? 'reports'

/** The address of a tab, so that it can be linked, reloaded and left with the back button. */
export const pathOf = (tab: AdminTab): string => (tab === 'reports' ? '/admin' : `/admin?tab=${tab}`)
