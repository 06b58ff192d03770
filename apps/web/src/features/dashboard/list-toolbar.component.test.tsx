import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubCalls } from '../../testing/stub-calls.ts'
import { ConflictTabs } from './conflict-list.tsx'
import { dashboardWith } from './testing/dashboard-with.ts'

const field = page.getByRole('searchbox', { name: 'Search your conflicts by title or person' })
const stub = () =>
  stubCalls({
    conflicts: { get_my_conflicts: () => [], get_dashboard: () => dashboardWith({ active: 3, history: 2 }) },
  })

it('a list asks for the search and the state in its address, so that a reload shows the same', async () => {
  const sent = stub()
  await renderScreen(<ConflictTabs />, { path: '/conflicts', at: '/conflicts?q=dishes&state=your_turn' })
  await expect.element(field).toHaveValue('dishes')
  await expect.element(page.getByRole('radio', { name: 'Your turn' })).toBeChecked()
  expect(sent('get_my_conflicts')).toMatchObject([{ p_search: 'dishes', p_state: 'your_turn' }])
})

it('a search that finds nothing says how to widen it, and can be cleared', async () => {
  const sent = stub()
  await renderScreen(<ConflictTabs />, { path: '/conflicts' })
  await field.fill('guitar')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/No conflict here matches “guitar”/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Search your squashes' }))
    .toHaveAttribute('href', '/history?q=guitar#conflicts')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(field).toHaveValue('')
  await expect
    .poll(() => sent('get_my_conflicts'))
    .toMatchObject([{ p_search: '' }, { p_search: 'guitar' }, { p_search: '' }])
})

it('someone who has never had a conflict has nothing to search', async () => {
  stubCalls({ conflicts: { get_my_conflicts: () => [], get_dashboard: () => dashboardWith() } })
  await renderScreen(<ConflictTabs />, { path: '/conflicts' })
  await expect.element(page.getByText('Your open conflicts will be listed here.')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})
