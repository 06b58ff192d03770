import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** More key presses than any screen has controls. */
const MAX_PRESSES = 40

/** Presses Tab (or Shift+Tab) until the control has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor()
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press(key)
    await guardPassedFocusOn(page)
    if (await hasFocus(control)) return expectVisibleFocus(page)
  }
  throw new Error(`${MAX_PRESSES} times ${key} never reach ${control}`)
}

/** At the edge of a dialog, a guard takes the focus and passes it to the other edge with the next frame. */
const guardPassedFocusOn = (page: Page) =>
  page.locator('[data-base-ui-focus-guard]:focus').waitFor({ state: 'detached' })

/** Waits until a dialog or menu has taken the focus, one frame after it appears: keys pressed earlier go elsewhere. */
export const focusMovesInto = (popup: Locator) => popup.locator(':focus').waitFor()

export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)

/** Waits until the focus has returned to a control, as after a dialog. */
export const focusComesTo = (control: Locator) => expect.poll(() => hasFocus(control)).toBe(true)

/** Expects an outline of 2 px or more around the control with the focus, or around the label that contains it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const outlines = await page.evaluate(() => {
    const focused = document.activeElement
    return [focused, focused?.closest('label')].map((element) => {
      const style = element ? getComputedStyle(element) : null
      return style === null || style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth)
    })
  })
  expect(Math.max(...outlines), 'pixels of outline around the focus').toBeGreaterThanOrEqual(2)
}

/** Tabs to a control and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.insertText(text)
}
