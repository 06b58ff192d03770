import { signUpMessages } from '@squash/contract/messages/sign-up'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubCalls } from '../../testing/stub-calls.ts'
import { LoginScreen } from './login-screen.tsx'

const open = (state: unknown) => {
  stubCalls({})
  return renderScreen(<LoginScreen />, {
    path: '/login',
    at: { pathname: '/login', search: '?mode=sign-up&next=%2Finvite%2Fsecret', state },
    isSignedOut: true,
  })
}
const email = page.getByRole('textbox', { name: 'Email', exact: true })
const confirmation = page.getByRole('textbox', { name: 'Confirm email' })

describe('signing up from a mailed invite', () => {
  it('has the invited address filled in, and asks for it only once', async () => {
    await open({ email: 'jonas@example.org', hasAnswer: false })
    await expect.element(email).toHaveValue('jonas@example.org')
    await expect.element(confirmation).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect.element(page.getByText(signUpMessages.firstNameRequired)).toBeVisible()
    await expect.element(page.getByText(signUpMessages.emailsDiffer)).not.toBeInTheDocument()
  })

  it('asks to repeat a different address, but not the invited one', async () => {
    await open({ email: 'jonas@example.org', hasAnswer: false })
    await email.fill('jonas@example.com')
    await expect.element(confirmation).toHaveValue('')
    await email.fill('jonas@example.org')
    await expect.element(confirmation).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect.element(page.getByText(signUpMessages.firstNameRequired)).toBeVisible()
    await expect.element(page.getByText(signUpMessages.emailsDiffer)).not.toBeInTheDocument()
  })

  it('keeps the repeated address while the first is corrected', async () => {
    await open({ email: 'jonas@example.org', hasAnswer: false })
    await email.fill('jonas@example.con')
    await confirmation.fill('jonas@example.com')
    await email.fill('jonas@example.com')
    await expect.element(confirmation).toHaveValue('jonas@example.com')
  })

  it('says that the answer is kept, even after switching to sign-in and back', async () => {
    await open({ email: 'jonas@example.org', hasAnswer: true })
    await page.getByText('Sign in', { exact: true }).click()
    await expect.element(page.getByText(/We’ve kept your answer in this browser/)).toBeVisible()
    await expect.element(email).toHaveValue('jonas@example.org')
  })

  it.each([null, 'jonas@example.org', { email: 7 }, { hasAnswer: 'yes' }])(
    'ignores a foreign state: %o',
    async (state) => {
      await open(state)
      await expect.element(email).toHaveValue('')
      await expect.element(confirmation).toBeVisible()
    },
  )
})
