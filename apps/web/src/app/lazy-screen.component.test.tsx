import { Suspense } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyScreen, reloadMissingScreens } from './lazy-screen.tsx'
import { ErrorBoundary } from './root.tsx'

describe('a screen whose code can’t be loaded', () => {
  it('shows the error screen after one attempt, and loads when the user comes back to it', async () => {
    // React logs every error that a boundary catches.
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    let isDown = true
    const load = vi.fn(async () => {
      if (isDown) throw new Error('The file is gone')
      return () => <h1>Quests</h1>
    })
    const Quests = lazyScreen(load)
    await render(
      <MemoryRouter initialEntries={['/quests']}>
        <nav>
          <Link to="/">Go to the start</Link> <Link to="/quests">Go to the quests</Link>
        </nav>
        <ErrorBoundary>
          <Suspense>
            <Routes>
              <Route path="/" element={<h1>Home</h1>} />
              <Route path="/quests" Component={Quests} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </MemoryRouter>,
    )
    const broke = page.getByRole('heading', { name: 'Something broke on our side' })
    await expect.element(broke).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)

    await page.getByRole('link', { name: 'Go to the start' }).click()
    await page.getByRole('link', { name: 'Go to the quests' }).click()
    await expect.element(broke).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)

    isDown = false
    await page.getByRole('link', { name: 'Go to the start' }).click()
    await page.getByRole('link', { name: 'Go to the quests' }).click()
    await expect.element(page.getByRole('heading', { name: 'Quests' })).toBeInTheDocument()
  })

  it('waits for the new page when one is on its way, without flashing the error screen', async () => {
    const reload = vi.fn(() => true)
    reloadMissingScreens(reload)
    const Quests = lazyScreen(async () => {
      throw new Error('The file is gone')
    })
    await render(
      <MemoryRouter>
        <ErrorBoundary>
          <Suspense fallback={<p>Loading…</p>}>
            <Quests />
          </Suspense>
        </ErrorBoundary>
      </MemoryRouter>,
    )
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await expect.element(page.getByText('Loading…')).toBeInTheDocument()
    reloadMissingScreens(() => false)
  })
})
