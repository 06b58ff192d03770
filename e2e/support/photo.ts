import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** A picture that isn't square. */
export const PHOTO = join(import.meta.dirname, '../../docs/images/conflict.png')

/** Chooses a file where the screen asks for a photo, as its button would. */
export const chooseFile = (page: Page, path: string) =>
  page.locator('input[type=file]:not([capture])').setInputFiles(path)
