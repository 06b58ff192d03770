import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ownProfile } from '../../testing/own-profile.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { refuse, stubCalls } from '../../testing/stub-calls.ts'
import { ReaderPreference } from './preferences.tsx'

const profile = ownProfile({ reader_tone: 'brief' })
const choice = (group: string, name: string) => page.getByRole('group', { name: group }).getByRole('radio', { name })

describe('how someone likes to be addressed', () => {
  it('shows what was chosen, and “No preference” by default', async () => {
    stubCalls({})
    await renderScreen(<ReaderPreference profile={profile} />)
    await expect.element(choice('Tone', 'Brief')).toBeChecked()
    await expect.element(choice('Directness', 'No preference')).toBeChecked()
  })

  it('is saved at once, and can be taken back', async () => {
    const sent = stubCalls({ profiles: { update_profile: () => profile } })
    await renderScreen(<ReaderPreference profile={profile} />)
    await page.getByText('Careful').click()
    await page.getByRole('group', { name: 'Tone' }).getByText('No preference').click()
    await expect
      .poll(() => sent('update_profile'))
      .toEqual([{ settings: { reader_manner: 'careful' } }, { settings: { reader_tone: null } }])
  })

  it('goes back to what it was if it could not be saved', async () => {
    stubCalls({ profiles: { update_profile: () => refuse('service.fault') } })
    await renderScreen(<ReaderPreference profile={profile} />)
    await page.getByText('Warm').click()
    await expect.element(page.getByText('We couldn’t save this setting')).toBeInTheDocument()
    await expect.element(choice('Tone', 'Brief')).toBeChecked()
  })
})
