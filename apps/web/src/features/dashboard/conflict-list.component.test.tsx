import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { ConflictTabs } from './conflict-list.tsx'
import { cardWith } from './testing/card-with.ts'
import { dashboardWith } from './testing/dashboard-with.ts'

const idOf = (place: number) => `0190c0de-0000-7000-8000-00000000000${place}`
const open = (path = '/dashboard') => renderScreen(<ConflictTabs />, { path })

describe('the lists of conflicts', () => {
  it('says that the conflicts are loading', async () => {
    stubCalls({ conflicts: { get_my_conflicts: never, get_dashboard: never } })
    await open()
    await expect.element(page.getByText('Loading your conflicts…')).toBeInTheDocument()
  })

  it.each([
    ['/dashboard', 'Nothing to squash', 'Start a new conflict'],
    ['/history', 'No squashes yet', 'See active conflicts'],
  ])('explains an empty list and what to do next at %s', async (path, title, next) => {
    stubCalls({ conflicts: { get_my_conflicts: () => [] } })
    await open(path)
    await expect.element(page.getByText(title)).toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: next })).toBeInTheDocument()
  })

  it('says that the list failed, and loads it when the user retries', async () => {
    let isDown = true
    stubCalls({ conflicts: { get_my_conflicts: () => (isDown ? refuse('service.fault') : []) } })
    await open()
    await expect.element(page.getByText('Your conflicts didn’t load')).toBeInTheDocument()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Nothing to squash')).toBeInTheDocument()
  })

  it('says how many are at the top already, so that the list doesn’t seem to have lost them', async () => {
    const [first, second] = [cardWith({ id: idOf(1) }), cardWith({ id: idOf(2), title: 'Heating' })]
    stubCalls({
      conflicts: {
        get_my_conflicts: () => [first, second],
        get_dashboard: () => dashboardWith({ active: 2, your_turn: { count: 1, first: [first] } }),
      },
    })
    await open()
    await expect.element(page.getByText('1 more is waiting for you at the top.')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Heating' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: first.title })).not.toBeInTheDocument()
  })

  it('counts the open conflicts, and doesn’t count every other one as squashed', async () => {
    stubCalls({
      conflicts: {
        get_my_conflicts: () => [],
        get_dashboard: () => dashboardWith({ active: 2, history: 7 }),
      },
    })
    await open()
    await expect.element(page.getByRole('tab', { name: 'Active Conflicts · 2' })).toBeInTheDocument()
    await expect.element(page.getByRole('tab', { name: 'My Squashes', exact: true })).toBeInTheDocument()
  })
})
