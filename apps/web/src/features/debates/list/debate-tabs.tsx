import { useNavigate, useSearchParams } from 'react-router'
import { keepFocus } from '../../../ui/page.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useDebateCounts } from '../data/use-debate-counts.ts'
import { DebateList } from './debate-list.tsx'
import { pathOf, TABS, type Tab, tabOf } from './tab-of.ts'

const LABELS: Record<Tab, string> = { active: 'ACTIVE DEBATES', invites: 'INVITES', completed: 'COMPLETED' }

/** Three lists, each with an address of its own. */
export function DebateTabs() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { data } = useDebateCounts()
  return (
    <Tabs<Tab>
      label="Debates"
      value={tabOf(query)}
      onChange={(tab) => navigate(pathOf(tab), { ...keepFocus, replace: true })}
      tabs={TABS.map((tab) => ({
        value: tab,
        // Smaller on a phone, where the third would else be out of sight altogether.
        label: (
          <span className="text-sm sm:text-base">{data ? `${LABELS[tab]}\u00a0·\u00a0${data[tab]}` : LABELS[tab]}</span>
        ),
        panel: <DebateList tab={tab} />,
      }))}
    />
  )
}
