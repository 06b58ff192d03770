import { useEffect, useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../testing/render-screen.tsx'
import { finishPress, type LaterComponent, loadLater, usePressToLoad } from './load-later.ts'
import { Menu } from './menu.tsx'

const button = page.getByRole('button', { name: 'Your account' })
const item = (name: string) => page.getByRole('menuitem', { name })

function Button({ later }: { later: LaterComponent<object> }) {
  const [Loaded, unpressed] = usePressToLoad(later)
  return Loaded ? <Loaded /> : <button {...unpressed}>Your account</button>
}

/** The button and a field next to it. */
const openPage = (load: () => Promise<typeof LoadedButton>) =>
  renderScreen(
    <>
      <Button later={loadLater<object>(load)} />
      <input aria-label="Search" />
    </>,
  )

const opened = vi.fn()

function LoadedButton() {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => finishPress(ref.current), [])
  return (
    <button type="button" ref={ref} onClick={opened}>
      Your account
    </button>
  )
}

describe('a menu that is pressed for the first time', () => {
  const account = () => renderScreen(<Menu trigger="Your account" items={[{ label: 'Profile', to: '/profile' }]} />)

  it('opens, and follows the link that is chosen', async () => {
    const { path } = await account()
    await button.click()
    await item('Profile').click()
    await expect.poll(path).toBe('/profile')
  })

  it.each(['Enter', 'ArrowDown'])('opens on its first item with %s, and returns the focus on Escape', async (key) => {
    await account()
    await userEvent.tab()
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard(`{${key}}`)
    await expect.element(item('Profile')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
  })
})

describe('a button whose press loads code', () => {
  it('opens and keeps the focus once the code is there', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof LoadedButton>()
    opened.mockClear()
    await openPage(() => promise)
    await button.click()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    resolve(LoadedButton)
    await expect.poll(() => opened.mock.calls.length).toBe(1)
    await expect.element(button).toHaveFocus()
  })

  it("doesn't interrupt someone who has moved on meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<typeof LoadedButton>()
    opened.mockClear()
    await openPage(() => promise)
    await button.click()
    await page.getByLabelText('Search').click()
    resolve(LoadedButton)
    await expect.element(button).toHaveAttribute('aria-busy', 'false')
    await expect.element(page.getByLabelText('Search')).toHaveFocus()
    expect(opened).not.toHaveBeenCalled()
  })

  it('says that it failed to load, and tries again with the next press', async () => {
    let isDown = true
    opened.mockClear()
    await openPage(async () => {
      if (isDown) throw new Error('offline')
      return LoadedButton
    })
    await button.click()
    await expect.element(page.getByText('That couldn’t be loaded.', { exact: false })).toBeVisible()
    isDown = false
    await button.click()
    await expect.poll(() => opened.mock.calls.length).toBe(1)
  })
})
