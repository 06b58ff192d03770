import { MESSAGES } from '@squash/contract/messages'
import { ben, carla, maya } from '@squash/testkit/cast'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { holdTime, passUntilShown } from './support/clock.ts'
import { journeyOfMembers as it } from './support/journey.ts'
import { messagesOf } from './support/messages.ts'
import { breakCall } from './support/network.ts'
import { box, fillSignUp, pressSignUp, signUp, submitSignIn, type Visitor } from './support/visitor.ts'

const { shows, tick } = messagesOf('e2e/every-message-about-an-account.test.ts', [
  MESSAGES.signIn.emailNotConfirmed, // links-in-mails.test.ts
  MESSAGES.profile.fetchTimeout, // in the console: timing-on-screen.test.ts
  MESSAGES.profile.photoSaved, // security-and-profile.test.ts
  MESSAGES.profile.photoTooLarge, // upload-photo.test.ts
  MESSAGES.profile.photoUnreadable, // upload-photo.test.ts
])

describe('signing up', () => {
  const { signUp: said } = MESSAGES

  it('names missing and mismatched fields', async ({ visit }) => {
    const page = await visit()
    await page.goto('/login?mode=sign-up')
    await pressSignUp(page)
    await shows(page, said.firstNameRequired)
    await shows(page, said.lastNameRequired)
    await shows(page, said.usernameRequired)
    await page.getByText('Enter your email address.').waitFor()
    await box(page, 'Email').fill('maya@')
    await shows(page, MESSAGES.signIn.emailInvalid)
    await box(page, 'Username').fill('M!a')
    expect(await box(page, 'Username').inputValue()).toBe('ma')
    await shows(page, said.usernameTooShort)
    await box(page, 'Email').fill(maya.email)
    await box(page, 'Password').fill('five!')
    await pressSignUp(page)
    await shows(page, said.emailsDiffer)
    await shows(page, said.passwordTooShort)
    await shows(page, said.passwordsDiffer)
  })

  it('welcomes Ben, and rejects a username that is taken', async ({ visit }) => {
    const page = await visit()
    // Waits for the message itself, then continues to the screen after it.
    await signUp(page, ben)
    tick(said.created)
    const other = await visit()
    await other.goto('/login?mode=sign-up')
    await fillSignUp(other, { ...carla, username: ben.username })
    await pressSignUp(other)
    await shows(other, said.usernameTaken)
  })
})

describe('signing in', () => {
  const { signIn: said } = MESSAGES
  const refuse = (page: Page, code: string, message: string) =>
    page.route('**/auth/v1/token?**', (route) =>
      route.fulfill({ status: 400, headers: { 'x-supabase-api-version': '2024-01-01' }, json: { code, message } }),
    )

  it("shows the server's message for a wrong password, then welcomes Maya", async ({ visit }) => {
    const page = await visit()
    await page.goto('/login')
    await submitSignIn(page, { email: maya.email, password: 'not this one' })
    await shows(page, 'Invalid login credentials')
    await submitSignIn(page, maya)
    await shows(page, said.welcome)
  })

  it('explains a rejected address, a missing answer and an unexpected one', async ({ visit }) => {
    const page = await visit()
    await page.goto('/login')
    await refuse(page, 'email_address_invalid', 'Email address "maya@example.com" is invalid')
    await submitSignIn(page, maya)
    await shows(page, said.emailInvalid)
    await refuse(page, 'validation_failed', 'Email address cannot be used as it is invalid')
    await submitSignIn(page, maya)
    await shows(page, said.emailNotAccepted)
    await refuse(page, 'unexpected_failure', ' ')
    await submitSignIn(page, maya)
    await shows(page, said.failed)

    const unlucky = await visit()
    await unlucky.goto('/login')
    await box(unlucky, 'Email').waitFor()
    await unlucky.context().setOffline(true)
    await submitSignIn(unlucky, maya)
    await unlucky.getByText('Squash can’t be reached. Check your connection and try again.').waitFor()
    await unlucky.context().setOffline(false)
    await unlucky.route('**/auth/v1/token**', (route) => route.fulfill({ status: 500, json: {} }))
    await submitSignIn(unlucky, maya)
    await unlucky.getByText('Something broke on our side. Please try again.').waitFor()
    // An answer that the client can't parse.
    await unlucky.unrouteAll()
    await unlucky.route('**/auth/v1/token**', (route) => route.fulfill({ status: 200, json: null }))
    await submitSignIn(unlucky, maya)
    await shows(unlucky, said.exception)
  })
})

describe('a profile', () => {
  const { profile: said } = MESSAGES
  const edit = async (m: Visitor): Promise<void> => {
    await m.goto('/profile')
    await m.getByRole('button', { name: 'Edit profile' }).click()
    await save(m)
    await shows(m, said.nothingChanged)
    await box(m, 'Last name').fill('Okafor-Weber')
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Save profile' }).click()

  it("is saved, or keeps the typed text and explains why it can't be", async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    await edit(m)
    await shows(m, said.usernameFixed)
    const end = await breakCall(m, 'update_profile', 500)
    await save(m)
    await shows(m, said.updateFailed)
    await end()
    const back = await breakCall(m, 'update_profile', 'no network')
    await save(m)
    await shows(m, said.updateBroke)
    await back()
    expect(await box(m, 'Last name').inputValue()).toBe('Okafor-Weber')
    await box(m, 'Profile photo URL').fill('http://example.com/photo.png')
    await save(m)
    await m.getByText('A photo link starts with https://').waitFor()
    await box(m, 'Profile photo URL').fill('')
    await save(m)
    await shows(m, said.updated)
  })

  it('shows different messages for an invalid address and for an unknown user', async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    await m.goto('/user-profile/not-an-id')
    await shows(m, said.invalidId)
    await m.waitForURL('**/dashboard')
    await m.goto(`/user-profile/${crypto.randomUUID()}`)
    await shows(m, said.notFoundScreen)
    await shows(m, said.notFound)
  })

  it("says so when it doesn't load, and can be retried", async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    await m.goto('/dashboard')
    await holdTime(m)
    const end = await breakCall(m, 'get_profile', 500)
    await m.goto(`/user-profile/${people.jonas.session?.user.id}`)
    await passUntilShown(m, m.getByText(said.loadFailed))
    await shows(m, said.loadFailed)
    await end()
    await m.getByRole('button', { name: 'Try again' }).click()
    await passUntilShown(m, m.getByRole('heading', { level: 1, name: 'Jonas' }))
  })
})
