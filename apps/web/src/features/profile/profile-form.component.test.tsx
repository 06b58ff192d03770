import { profileMessages } from '@squash/contract/messages/profile'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ownProfile } from '../../testing/own-profile.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubCalls } from '../../testing/stub-calls.ts'
import { ProfileForm } from './profile-form.tsx'

const first = page.getByLabelText('First name')
const last = page.getByLabelText('Last name')
const save = page.getByRole('button', { name: 'Save profile' })

it('a profile isn’t saved without the names that it has', async () => {
  const sent = stubCalls({ profiles: { update_profile: () => ownProfile() } })
  await renderScreen(<ProfileForm profile={ownProfile()} onDone={() => undefined} />)
  await first.fill(' ')
  await last.fill('')
  await save.click()
  await expect.element(page.getByText(signUpMessages.firstNameRequired)).toBeVisible()
  await expect.element(page.getByText(signUpMessages.lastNameRequired)).toBeVisible()
  expect(sent('update_profile')).toEqual([])
})

it('a user without a last name can save a first name only', async () => {
  const profile = { ...ownProfile(), last_name: null }
  const sent = stubCalls({ profiles: { update_profile: () => profile } })
  await renderScreen(<ProfileForm profile={profile} onDone={() => undefined} />)
  await first.fill('May')
  await save.click()
  await expect.element(page.getByText(profileMessages.updated)).toBeVisible()
  expect(sent('update_profile')).toHaveLength(1)
})
