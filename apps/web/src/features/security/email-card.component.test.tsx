import type { User } from '@supabase/auth-js'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubCalls } from '../../testing/stub-calls.ts'
import { EmailCard } from './email-card.tsx'

const maya: User = {
  id: '0190c0de-0000-7000-8000-00000000000a',
  email: 'maya@example.org',
  app_metadata: {},
  user_metadata: {},
  aud: 'authenticated',
  created_at: '2026-03-02T09:00:00.000Z',
}

it('a change to the address that the account already has is refused in the form', async () => {
  stubCalls({})
  await renderScreen(<EmailCard user={maya} />)
  await page.getByLabelText('New email').fill('Maya@Example.org')
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect.element(page.getByText('That’s already your address.')).toBeVisible()
  await expect.element(page.getByText('a link is on its way')).not.toBeInTheDocument()
})

it('a change without a new address asks for one', async () => {
  stubCalls({})
  await renderScreen(<EmailCard user={maya} />)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect.element(page.getByText('Enter your new email address.')).toBeVisible()
})
