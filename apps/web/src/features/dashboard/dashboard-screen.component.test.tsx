import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { refuse, stubCalls } from '../../testing/stub-calls.ts'
import { DashboardScreen } from './dashboard-screen.tsx'
import { dashboardWith } from './testing/dashboard-with.ts'

it('the dashboard says that it failed to load, and loads when the user retries', async () => {
  let isDown = true
  stubCalls({
    conflicts: {
      get_dashboard: () => (isDown ? refuse('service.fault') : dashboardWith({ active: 2 })),
      get_my_conflicts: () => [],
    },
  })
  await renderScreen(<DashboardScreen />, { path: '/dashboard' })
  const failure = page.getByRole('alert').filter({ hasText: 'Your dashboard didn’t load' })
  await expect.element(failure).toBeVisible()
  isDown = false
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('tab', { name: 'Active Conflicts · 2' })).toBeVisible()
  await expect.element(failure).not.toBeInTheDocument()
})
