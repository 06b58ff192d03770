import type { Page } from 'playwright-core'
import { press, type Screen } from './screen.ts'

export const security: Screen[] = [
  { name: 'security', who: 'maya', path: '/security', shows: 'Recent activity', prepare: securityIsThere },
  {
    name: 'security with mistakes',
    who: 'maya',
    path: '/security',
    shows: 'Enter your password',
    prepare: async (page) => {
      await securityIsThere(page)
      await press(page, 'Change password')
      await press(page, 'Change email')
    },
  },
  {
    name: 'security: adding an app',
    who: 'ada',
    path: '/security',
    shows: 'Enter the six digits',
    prepare: async (page) => {
      await press(page, 'Add an authenticator app')
      await press(page, 'Turn it on')
    },
  },
  {
    name: 'security: adding a passkey',
    who: 'ada',
    path: '/security',
    shows: 'You can’t change it later.',
    prepare: (page) => press(page, 'Add a passkey'),
  },
  {
    name: 'second factor',
    who: 'deniz',
    path: '/profile',
    shows: 'Code from your authenticator app',
    prepare: (page) => page.getByRole('heading', { name: 'One more step' }).waitFor(),
  },
  {
    name: 'second factor with mistakes',
    who: 'deniz',
    path: '/mfa',
    shows: 'Enter the six digits',
    prepare: (page) => press(page, 'Continue'),
  },
]

/** Waits until both columns have loaded. */
async function securityIsThere(page: Page): Promise<void> {
  await page.getByText('last used', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Change password' }).waitFor()
  await page.getByText('Email and password').waitFor()
}
