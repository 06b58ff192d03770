import { reportsMessages } from '@squash/contract/messages/reports'
import type { MyReport } from '@squash/contract/reports'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { refuse, stubCalls } from '../../testing/stub-calls.ts'
import { ReportsScreen } from './reports-screen.tsx'

const decided: MyReport = {
  id: '0190c0de-0000-7000-8000-0000000000e1',
  role: 'author',
  kind: 'debate',
  category: 'abuse',
  subject_id: '0190c0de-0000-7000-8000-0000000000d1',
  title: 'Toilet paper: over or under?',
  reason: null,
  status: 'upheld',
  created_at: '2026-03-02T09:00:00.000Z',
  decided_at: '2026-03-03T09:00:00.000Z',
  decision_reason: 'It insults someone.',
  appeal: null,
  appeal_reason: null,
  can_appeal: true,
  is_gone: false,
  has_hidden: false,
}
const open = () => renderScreen(<ReportsScreen />)
const words = page.getByLabelText('Why do you see it differently?')
const send = page.getByRole('button', { name: 'Send the appeal' })
const appeal = page.getByRole('button', { name: /^Appeal/ })

describe('the reports screen', () => {
  it('says that there are no decisions and no reports', async () => {
    stubCalls({ reports: { get_my_reports: () => [] } })
    await open()
    await expect.element(page.getByText('There are no decisions about you.')).toBeInTheDocument()
    await expect.element(page.getByText(/^You haven’t reported anything\. If something/)).toBeInTheDocument()
  })

  it('says which of its two lists failed, and loads it when the user retries', async () => {
    let isDown = true
    stubCalls({
      reports: { get_my_reports: ({ p_role }) => (isDown && p_role === 'reporter' ? refuse('service.fault') : []) },
    })
    await open()
    await expect.element(page.getByRole('heading', { name: 'Your reports didn’t load' })).toBeInTheDocument()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText(/^You haven’t reported anything\. If something/)).toBeInTheDocument()
  })

  it.each([
    ['open', 'We haven’t decided yet. We’ll let you know.'],
    ['upheld', 'You were right to report it, and we acted on it.'],
    ['dismissed', 'We looked into it, and it’s within the rules.'],
  ] as const)('says what became of the user’s own report: %s', async (status, text) => {
    const filed: MyReport = { ...decided, role: 'reporter', reason: 'It is rude.', status, can_appeal: false }
    stubCalls({ reports: { get_my_reports: ({ p_role }) => (p_role === 'reporter' ? [filed] : []) } })
    await open()
    await expect.element(page.getByText(text)).toBeInTheDocument()
  })
})

describe('an appeal', () => {
  const asAuthor = ({ p_role }: { p_role?: 'author' | 'reporter' | null }) => (p_role === 'author' ? [decided] : [])

  it('needs a reason', async () => {
    stubCalls({ reports: { get_my_reports: asAuthor } })
    await open()
    await appeal.click()
    await send.click()
    await expect.element(page.getByText(reportsMessages.appealRequired)).toBeInTheDocument()
    await expect.element(words).toHaveFocus()
  })

  it('keeps its text when it is refused and when the dialog is closed', async () => {
    stubCalls({ reports: { get_my_reports: asAuthor, appeal_report: () => refuse('request.rate_limited') } })
    await open()
    await appeal.click()
    await words.fill('It was a joke between friends.')
    await send.click()
    await expect.element(page.getByRole('dialog').getByText(/That was a lot of requests at once/)).toBeInTheDocument()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await appeal.click()
    await expect.element(words).toHaveValue('It was a joke between friends.')
  })

  it('asks before sending text with a warning sign', async () => {
    stubCalls({ reports: { get_my_reports: asAuthor, appeal_report: () => refuse('safety.paused') } })
    await open()
    await appeal.click()
    await words.fill('I could hurt someone over this.')
    await send.click()
    await expect.element(page.getByRole('heading', { name: 'Before you send this' })).toBeInTheDocument()
    await page.getByRole('button', { name: 'Edit it' }).click()
    await expect.element(words).toHaveValue('I could hurt someone over this.')
  })
})
