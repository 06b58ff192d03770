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

describe('the password of a new account', () => {
  const tooShort = 'Password must be at least 12 characters long'

  it('has to be as long as the operator requires', async () => {
    const settings = { external: { email: true }, saml_enabled: false, password_min_length: 12 }
    stubCalls({}, { settings: () => Response.json(settings) })
    await renderScreen(<LoginScreen />, { path: '/login', at: '/login?mode=sign-up', isSignedOut: true })
    await expect.element(page.getByText('At least 12 characters, and not a common password.')).toBeVisible()
    await page.getByLabelText('Password', { exact: true }).fill('butternut')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect.element(page.getByText(tooShort)).toBeVisible()
    await page.getByLabelText('Password', { exact: true }).fill('butternut pie')
    await expect.element(page.getByText(tooShort)).not.toBeInTheDocument()
  })

  it('has to have six characters while the operator’s setting isn’t known', async () => {
    await open(null)
    await expect.element(page.getByText('At least 6 characters, and not a common password.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect.element(page.getByText(signUpMessages.passwordTooShort)).toBeVisible()
  })
})

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
