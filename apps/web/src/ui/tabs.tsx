import { Tabs as Primitive } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

type TabItem<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode }

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
}

const tabClass = classNames(
  '-mb-0.5 min-h-11.5 rounded-t-control border-2 border-transparent px-4 font-bold text-muted max-sm:px-3 max-sm:py-1.5 max-sm:leading-tight sm:whitespace-nowrap',
  'hover:text-ink data-active:border-outline data-active:border-b-card data-active:bg-card data-active:text-ink',
)

/** Folder tabs. Only the open panel is mounted. If they don't all fit, they scroll, keeping the open one visible. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const change = (next: unknown) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onChange(tab.value)
  }
  const list = useRef<HTMLDivElement>(null)
  const openAt = tabs.findIndex((tab) => tab.value === value)
  useEffect(() => (list.current ? keepInSight(list.current, openAt) : undefined), [openAt])
  return (
    <Primitive.Root value={value} onValueChange={change}>
      <Primitive.List
        ref={list}
        aria-label={label}
        className="flex overflow-x-auto overflow-y-hidden border-b-2 border-outline pt-1"
      >
        {tabs.map((tab) => (
          <Primitive.Tab key={tab.value} value={tab.value} className={tabClass}>
            {tab.label}
          </Primitive.Tab>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.panel}
        </Primitive.Panel>
      ))}
    </Primitive.Root>
  )
}

/**
 * Scrolls the open tab to the middle, and again whenever a label or the row changes width. Returns a cleanup function.
 * @param openAt the open tab's index in the row
 */
function keepInSight(row: HTMLElement, openAt: number): () => void {
  const watch = new ResizeObserver(() => {
    const open = row.children[openAt]?.getBoundingClientRect()
    const { left, width } = row.getBoundingClientRect()
    if (open) row.scrollLeft += open.left - left - (width - open.width) / 2
  })
  for (const element of [row, ...row.children]) watch.observe(element)
  return () => watch.disconnect()
}
