import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../testing/render-screen.tsx'
import { Fold } from './fold.tsx'

it('a closed fold is open while the page is printed', async () => {
  const toggled = vi.fn()
  await renderScreen(
    <Fold label="Round 1" isOpen={false} onToggle={toggled}>
      What Maya said
    </Fold>,
  )
  const words = page.getByText('What Maya said')
  await expect.element(words).not.toBeVisible()
  dispatchEvent(new Event('beforeprint'))
  await expect.element(words).toBeVisible()
  dispatchEvent(new Event('afterprint'))
  await expect.element(words).not.toBeVisible()
  await page.getByText(/Round 1/).click()
  await expect.element(words).toBeVisible()
  expect(toggled.mock.calls).toEqual([[false], [true]])
})
