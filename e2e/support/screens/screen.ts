import type { Page } from 'playwright-core'
import { amend, withoutPageData } from '../network.ts'
import type { World } from '../world.ts'

export type Screen = {
  name: string
  who?: 'maya' | 'jonas' | 'ada' | 'deniz'
  path: string | ((world: World) => string)
  /** An element that is visible once the screen is complete. */
  shows: string | RegExp
  /** Replaces answers of the server, before the screen is opened. */
  answers?: (page: Page) => Promise<unknown>
  /** Brings the screen into the state that its name says. */
  prepare?: (page: Page) => Promise<unknown>
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** Opens the screen as if a call had returned this answer. */
export async function amendLoaded(page: Page, call: string, change: Record<string, unknown>): Promise<void> {
  await withoutPageData(page)
  await amend(page, call, change)
}

/** The profile fields of a user who gave the highest tip. */
export const supporter = {
  supporter_level: 'tip_3',
  supporter_emoji: '🌪️',
  supporter_since: '2026-03-02T10:00:00.000Z',
}
