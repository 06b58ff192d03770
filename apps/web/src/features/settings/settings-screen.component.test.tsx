import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ownProfile } from '../../testing/own-profile.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { refuse, stubCalls } from '../../testing/stub-calls.ts'
import { SettingsScreen } from './settings-screen.tsx'

const failure = page.getByRole('alert').filter({ hasText: 'Your settings didn’t load' })
const stored = page.getByRole('switch', { name: /^Debates/ })

describe('the settings', () => {
  it('are fetched again when the app has continued without a profile', async () => {
    let asked = 0
    stubCalls({ profiles: { get_profile: () => (++asked === 1 ? refuse('service.fault') : ownProfile()) } })
    await renderScreen(<SettingsScreen />)
    await expect.element(stored).toBeVisible()
    await expect.element(failure).not.toBeInTheDocument()
  })

  it('say that they failed to load, and load when the user retries', async () => {
    let isDown = true
    stubCalls({ profiles: { get_profile: () => (isDown ? refuse('service.fault') : ownProfile()) } })
    await renderScreen(<SettingsScreen />)
    await expect.element(failure).toBeVisible()
    isDown = false
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect.element(stored).toBeVisible()
    await expect.element(failure).not.toBeInTheDocument()
  })
})
