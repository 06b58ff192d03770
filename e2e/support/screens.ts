import type { Actor } from '@squash/testkit/http'
import type { Page } from 'playwright-core'
import { account } from './screens/account.ts'
import { agreement } from './screens/agreement.ts'
import { conflict } from './screens/conflict.ts'
import { debates } from './screens/debates.ts'
import { forum } from './screens/forum.ts'
import { moderation } from './screens/moderation.ts'
import { quests } from './screens/quests.ts'
import type { Screen } from './screens/screen.ts'
import { security } from './screens/security.ts'
import { tips } from './screens/tips.ts'
import { tour } from './screens/tour.ts'
import { wayIn } from './screens/way-in.ts'
import type { World } from './world.ts'

/** Every screen, in every state that looks different. */
export const screens: Screen[] = [
  ...wayIn,
  ...account,
  ...security,
  ...quests,
  ...conflict,
  ...agreement,
  ...debates,
  ...forum,
  ...tips,
  ...moderation,
  ...tour,
]

/** Opens a screen in its state. */
export async function open(page: Page, { path, answers, shows, prepare }: Screen, world: World): Promise<void> {
  await answers?.(page)
  await page.goto(typeof path === 'string' ? path : path(world))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await prepare?.(page)
  await page.getByText(shows).filter({ visible: true }).first().waitFor()
}

/** Whose browser shows a screen. */
export const viewerOf = ({ who }: Screen, world: World): { as?: Actor } => (who ? { as: world[who] } : {})
