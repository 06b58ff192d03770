import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../testing/render-screen.tsx'
import { Tabs } from './tabs.tsx'

const NAMES = ['Reports', 'Reviews', 'Hidden', 'Banned', 'Failed jobs', 'Log']

/** Six tabs in a row that is as wide as two of them. */
function Narrow() {
  const [open, setOpen] = useState<string>('Log')
  const tabs = NAMES.map((value) => ({ value, label: value, panel: `All about ${value}` }))
  return (
    <div style={{ width: 220 }}>
      <Tabs label="Moderation" tabs={tabs} value={open} onChange={setOpen} />
    </div>
  )
}

it('the open tab is in sight, even in a row that is too narrow for all', async () => {
  await renderScreen(<Narrow />)
  const isInSight = (name: string): boolean => {
    const row = page.getByRole('tablist').element().getBoundingClientRect()
    const tab = page.getByRole('tab', { name }).element().getBoundingClientRect()
    return row.left <= tab.left && tab.right <= row.right
  }
  await expect.poll(() => isInSight('Log')).toBe(true)
  expect(isInSight('Reports')).toBe(false)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('tab', { name: 'Hidden' }).click()
  await expect.element(page.getByText('All about Hidden')).toBeVisible()
  await expect.poll(() => isInSight('Hidden')).toBe(true)
})
