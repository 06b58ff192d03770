import { MESSAGES } from '@squash/contract/messages'
import { jonas, maya } from '@squash/testkit/cast'
import { startOidcProvider } from '@squash/testkit/oidc-provider'
import { describe, expect } from 'vitest'
import { codeIn } from '../apps/server/test/support/mails.ts'
import { journey } from './support/journey.ts'
import { followLink, linkIn, mailTo } from './support/mail.ts'
import { signedUp } from './support/people.ts'
import { startSquash } from './support/squash.ts'
import { box, expectQuiet, picture } from './support/visitor.ts'

const it = journey.extend('squash', { scope: 'file' }, async ({ browser: _ }, { onCleanup }) => {
  const provider = await startOidcProvider({
    people: [
      { sub: 'maya', name: 'Maya Okafor', email: maya.email, email_verified: true },
      { sub: 'una', name: 'Una Proved', email: 'una@example.com', email_verified: false },
    ],
  })
  const squash = await startSquash({
    AUTH_MANUAL_LINKING: 'on',
    AUTH_PROVIDERS_OIDC_BOOK_CLUB_ISSUER: provider.issuer,
    AUTH_PROVIDERS_OIDC_BOOK_CLUB_CLIENT_ID: provider.clientId,
    AUTH_PROVIDERS_OIDC_BOOK_CLUB_CLIENT_SECRET: provider.clientSecret,
  })
  provider.register(`${squash.url}/auth/v1/callback`)
  onCleanup(async () => {
    await squash.stop()
    await provider.close()
  })
  return squash
})

describe('ways to sign in besides email and password', () => {
  it('Maya signs in with her book club, lands on the page she asked for, and chooses a username once', async ({
    visit,
  }) => {
    const m = await visit({ width: 390 })
    await m.goto('/quests')
    await m.waitForURL('**/login?next=%2Fquests')
    await m.getByRole('link', { name: 'Continue with Book club' }).waitFor()
    await picture(m, 'login-with-a-provider')
    await m.getByRole('link', { name: 'Continue with Book club' }).click()
    await m.getByRole('heading', { name: 'Who are you?' }).waitFor()
    await m.getByRole('link', { name: 'Maya Okafor' }).click()

    await m.waitForURL('**/quests')
    expect(m.url()).not.toContain('token')
    const dialog = m.getByRole('dialog', { name: 'Choose your username' })
    await dialog.waitFor()
    await picture(m, 'choose-your-username')
    await box(m, 'Username').fill('Ma')
    await m.getByRole('button', { name: 'Choose this username' }).click()
    await dialog.getByText('Username must be at least 3 characters long').waitFor()
    await box(m, 'Username').fill('maya.reads')
    expect(await box(m, 'Username').inputValue()).toBe('mayareads')
    await m.getByRole('button', { name: 'Choose this username' }).click()
    await dialog.waitFor({ state: 'hidden' })

    await m.goto('/profile')
    await m.getByText('@mayareads').first().waitFor()
    await m.getByText('Maya Okafor').first().waitFor()
    expect(await dialog.count()).toBe(0)
    expectQuiet(m)
  })

  it('a user who cancels at the provider or has no verified address there returns and sees why', async ({ visit }) => {
    const u = await visit()
    await u.goto('/login?next=%2Fquests')
    await u.getByRole('link', { name: 'Continue with Book club' }).click()
    await u.getByRole('link', { name: 'Cancel' }).click()
    await u.getByText('The sign-in was cancelled.').waitFor()
    expect(new URL(u.url()).search).toBe('?next=%2Fquests&refused=bad_oauth_callback')
    await picture(u, 'stopped-at-the-provider')

    await u.getByRole('link', { name: 'Continue with Book club' }).click()
    await u.getByRole('link', { name: 'Una Proved' }).click()
    await u.getByText('That service hasn’t confirmed your email address.').waitFor()
    expectQuiet(u)
  })

  it('Jonas links his book club to his account, and unlinks it again', async ({ squash, visit }) => {
    const j = await visit({ as: await signedUp(squash, jonas) })
    await j.goto('/security')
    await j.getByRole('button', { name: 'Add Book club' }).click()
    await j.getByRole('link', { name: 'Una Proved' }).click()
    await j.waitForURL('**/security')
    await j.getByRole('button', { name: 'Remove Book club' }).waitFor()
    await j.getByText('una@example.com').waitFor()
    await picture(j, 'ways-to-sign-in')

    await j.getByRole('button', { name: 'Remove Book club' }).click()
    const question = j.getByRole('dialog', { name: 'Remove Book club?' })
    await question.getByRole('button', { name: 'Remove' }).click()
    await question.waitFor({ state: 'detached' })
    await j.getByRole('button', { name: 'Add Book club' }).waitFor()
    expect(await j.getByRole('button', { name: /^Remove/ }).count()).toBe(0)
    expectQuiet(j)
  })

  it('a mailed link signs Maya in', async ({ squash, visit }) => {
    const m = await visit()
    await m.goto('/login?next=%2Fquests')
    await m.getByRole('link', { name: 'Email me a link instead' }).click()
    await m.getByRole('heading', { name: 'Sign in by email' }).waitFor()
    await picture(m, 'sign-in-link')
    await box(m, 'Email').fill(maya.email)
    await m.getByRole('button', { name: 'Send the link' }).click()
    await m.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await followLink(m, linkIn(await mailTo(squash, maya.email, /./), '/verify'))
    await m.waitForURL('**/quests')
    expectQuiet(m)
  })

  it('the code in a mail with a sign-in link signs Jonas in', async ({ squash, visit }) => {
    const j = await visit({ width: 390, theme: 'dark' })
    await j.goto('/sign-in-link?next=%2Fquests')
    await box(j, 'Email').fill(jonas.email)
    await j.getByRole('button', { name: 'Send the link' }).click()
    await j.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    await picture(j, 'sign-in-code')
    await box(j, 'Code from the email').fill(codeIn(await mailTo(squash, jonas.email, /Sign in/)))
    await j.getByRole('button', { name: 'Sign in', exact: true }).click()
    await j.getByText(MESSAGES.signIn.welcome).waitFor()
    await j.waitForURL('**/quests')
    expectQuiet(j)
  })
})
