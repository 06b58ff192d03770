export const TABS = ['active', 'invites', 'completed'] as const
export type Tab = (typeof TABS)[number]

/** The tab that an address names: `/debates?tab=invites`; the first for anything else. */
export const tabOf = (query: URLSearchParams): Tab => TABS.find((tab) => tab === query.get('tab')) ?? 'active'

export const pathOf = (tab: Tab): string => (tab === 'active' ? '/debates' : `/debates?tab=${tab}`)
