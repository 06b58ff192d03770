import type { Group } from '@squash/contract/values'
import { useLocation, useNavigate } from 'react-router'
import { keepFocus } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ConflictList } from './conflict-list.tsx'
import { pathOf, tabOf } from './tab-of.ts'
import { useCounters } from './use-counters.ts'

const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} · ${count}`)

/** Both lists as tabs, each with an address of its own. */
export function ConflictTabs() {
  const navigate = useNavigate()
  const { data } = useCounters()
  const open = (group: Group) => navigate(pathOf(group), { ...keepFocus, replace: true })
  return (
    <Tabs<Group>
      label="Your conflicts"
      value={tabOf(useLocation().pathname)}
      onChange={open}
      tabs={[
        { value: 'active', label: counted('Active Conflicts', data?.active), panel: <ConflictList group="active" /> },
        { value: 'history', label: counted('My Squashes', data?.history), panel: <ConflictList group="history" /> },
      ]}
    />
  )
}
