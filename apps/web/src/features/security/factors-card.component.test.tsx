import type { Factor, User } from '@supabase/auth-js'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { stubCalls } from '../../testing/stub-calls.ts'
import { FactorsCard } from './factors-card.tsx'

const at = '2026-03-02T09:00:00.000Z'
const factor = (id: string, friendly_name: string): Factor<'totp'> => ({
  id,
  friendly_name,
  factor_type: 'totp',
  status: 'verified',
  created_at: at,
  updated_at: at,
})
const user: User = {
  id: '0190c0de-0000-7000-8000-00000000000a',
  app_metadata: {},
  user_metadata: {},
  aud: 'authenticated',
  created_at: at,
  factors: [factor('f1', 'Phone app'), factor('f2', 'Tablet app')],
}

it('the question about a factor stays the same while its dialog closes', async () => {
  stubCalls({})
  await renderScreen(<FactorsCard user={user} />)
  await page.getByRole('button', { name: 'Remove Tablet app' }).click()
  const question = page.getByRole('heading', { name: 'Remove this app?' })
  await expect.element(question).toBeVisible()
  const shown: (string | null)[] = []
  const watch = new MutationObserver(() => shown.push(document.querySelector('[role$=dialog] h2')?.textContent ?? null))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  watch.disconnect()
  expect(new Set(shown)).toEqual(new Set(['Remove this app?', null]))
})
