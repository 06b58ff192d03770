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

it('a list is fetched with the search and the state from its address, so that a reload shows the same', async () => {
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
  await expect.element(page.getByText(/No conflicts here match “guitar”/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Search your squashes' }))
    .toHaveAttribute('href', '/history?q=guitar#conflicts')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(field).toHaveValue('')
  await expect
    .poll(() => sent('get_my_conflicts'))
    .toMatchObject([{ p_search: '' }, { p_search: 'guitar' }, { p_search: '' }])
})

it('what a search has found is announced, and the focus stays at the list when the search is cleared', async () => {
  stub()
  await renderScreen(<ConflictTabs />, { path: '/conflicts', at: '/conflicts?q=guitar' })
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(page.getByRole('group', { name: 'Active conflicts' })).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

it('a search isn’t announced until its result arrives', async () => {
  let answer = (_found: []) => {}
  const sent = stubCalls({
    conflicts: {
      get_my_conflicts: ({ p_search }) =>
        p_search === 'guitar' ? [] : new Promise<[]>((resolve) => (answer = resolve)),
      get_dashboard: () => dashboardWith({ active: 3, history: 2 }),
    },
  })
  await renderScreen(<ConflictTabs />, { path: '/conflicts', at: '/conflicts?q=guitar' })
  await expect.element(page.getByText(/No conflicts here match “guitar”/)).toBeVisible()
  await field.fill('dishes')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Loading your conflicts…')).toBeInTheDocument()
  expect(page.getByText(/No conflicts here match/).query()).toBeNull()
  await expect.poll(() => sent('get_my_conflicts').length).toBe(2)
  answer([])
  await expect.element(page.getByText(/No conflicts here match “dishes”/)).toBeVisible()
})

it('switching to the other list searches it for what has been typed so far', async () => {
  const sent = stub()
  await renderScreen(<ConflictTabs />, { path: '/:list', at: '/conflicts' })
  await field.fill('guitar')
  // Clicks at once, before the search is sent.
  const tab = page.getByRole('tab', { name: /My Squashes/ }).element()
  tab.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByText(/No conflicts here match “guitar”/)).toBeVisible()
  await expect.element(field).toHaveValue('guitar')
  expect(sent('get_my_conflicts').at(-1)).toMatchObject({ p_group: 'history', p_search: 'guitar' })
})

it('a user who has never had a conflict sees no search', async () => {
  stubCalls({ conflicts: { get_my_conflicts: () => [], get_dashboard: () => dashboardWith() } })
  await renderScreen(<ConflictTabs />, { path: '/conflicts' })
  await expect.element(page.getByText('Your open conflicts will show up here.')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})
