import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { picture } from './visitor.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/**
 * Focus handling of the primitive library that axe misjudges: a focus guard passes the focus on immediately, and the
 * close button of a toast is hidden from screen readers only until it has the focus.
 */
const HANDLED_BY_LIBRARY = '[data-base-ui-focus-guard], [data-toast] button[aria-hidden=true]'

/** What axe finds wrong with the page as it is: one line per element. */
export const faults = (page: Page): Promise<string[]> => faultsBy(page, { type: 'tag', values: STANDARDS })

/** The same for the only rule whose result can differ between the two themes. */
export const contrastFaults = (page: Page): Promise<string[]> =>
  faultsBy(page, { type: 'rule', values: ['color-contrast'] })

/** `axe.source` is more than twice as long, and every page that is checked parses it. */
const MINIFIED = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Axe is half a megabyte, so a page gets it only once. Reporting only violations saves most of its running time. */
async function faultsBy(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(MINIFIED)
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], preload: false }
  return page.evaluate(
    async ({ exclude, options }) => {
      const results = await window.axe?.run({ exclude }, options)
      if (!results) throw new Error('axe has not been loaded')
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      )
    },
    { exclude: HANDLED_BY_LIBRARY, options },
  )
}

/** How many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Checks that the page fits and is legible on a phone and on a desktop, in both themes. */
export async function fitsEverywhere(page: Page, name: string): Promise<void> {
  for (const width of [1280, 390] as const) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await picture(page, `${name}-${width}-${colorScheme}`)
      expect(await contrastFaults(page), `${name} at ${width} px, ${colorScheme}`).toEqual([])
    }
    expect(await sidewaysScroll(page), `${name} at ${width} px`).toBe(0)
  }
}

/**
 * Controls that are too small to tap: under 44 by 44 pixels. Links inside a sentence are exempt, because
 * their height is that of the line. So are hidden radio buttons, because users press their labels.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, [role="switch"], [role="tab"], [role="menuitem"], label:has(input[type="radio"])',
    )
    return [...controls].flatMap((control) => {
      // A link whose ::after covers the whole card is as large as the card.
      const isStretched = getComputedStyle(control, '::after').position === 'absolute'
      const { width, height } = ((isStretched && control.offsetParent) || control).getBoundingClientRect()
      const isHiddenInput = control.matches('input[type="radio"], input[aria-hidden="true"]')
      const isInSentence = control.matches('p > a') && getComputedStyle(control).display === 'inline'
      const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      if (!isShown || isHiddenInput || isInSentence) return []
      // A surrounding ring that takes presses too, such as that of a switch.
      const ring = Number.parseFloat(getComputedStyle(control, '::before').getPropertyValue('top')) || 0
      const reach = 2 * Math.max(0, -ring)
      if (Math.round(width + reach) >= 44 && Math.round(height + reach) >= 44) return []
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
      return [`${control.tagName.toLowerCase()} “${name}” is ${Math.round(width)} × ${Math.round(height)}`]
    })
  })
}

/** What moves on the page, or would move, for longer than a blink. */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
      const isStill = Number(duration) <= 1 && iterations === 1
      return isStill ? [] : [`${animation.id || 'an animation'} of ${duration} ms, ${iterations} times`]
    }),
  )
}
