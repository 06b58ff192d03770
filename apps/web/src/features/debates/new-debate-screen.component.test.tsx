import { newDebateMessages } from '@squash/contract/messages/new-debate'
import type { SafetyHint } from '@squash/contract/safety'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { NewDebateScreen } from './new-debate-screen.tsx'
import { pendingDebate } from './testing/debate-in.ts'

const question = page.getByLabelText('The question')
const argument = page.getByLabelText('Your argument')
const email = page.getByLabelText('Who takes the other side?')
const start = page.getByRole('button', { name: 'Start the debate' })
const open = () => renderScreen(<NewDebateScreen />)
const safety: SafetyHint = { level: 'none', kinds: [], resources: [] }
const created = { ...pendingDebate(), invite: 'notified' as const, mail_queued: true, safety }

async function fillIn() {
  await page.getByRole('button', { name: 'Does pineapple belong on pizza?' }).click()
  await argument.fill('Sweet and salty belong together.')
  await email.fill('jonas@example.org')
}

describe('the form for a new debate', () => {
  it('reports every empty field and focuses the first', async () => {
    stubCalls({})
    await open()
    await start.click()
    await expect.element(page.getByText(newDebateMessages.fillInAllFields)).toBeInTheDocument()
    await expect.element(page.getByText(newDebateMessages.titleMissing)).toBeInTheDocument()
    await expect.element(page.getByText(newDebateMessages.positionMissing)).toBeInTheDocument()
    await expect.element(page.getByText(newDebateMessages.emailMissing)).toBeInTheDocument()
    await expect.element(question).toHaveFocus()
  })

  it('fills in the question and both sides from a suggested topic', async () => {
    stubCalls({})
    await open()
    await page.getByRole('button', { name: 'Does pineapple belong on pizza?' }).click()
    await expect.element(question).toHaveValue('Does pineapple belong on pizza?')
    await expect.element(page.getByLabelText('Your side')).not.toHaveValue('')
    await expect.element(page.getByLabelText('Their side')).not.toHaveValue('')
  })

  it('says immediately that Maya cannot debate herself', async () => {
    stubCalls({})
    await open()
    await email.fill('MAYA@example.org')
    await expect.element(page.getByText(newDebateMessages.withYourself)).toBeInTheDocument()
  })

  it('keeps its input when the invite is refused, and after a reload', async () => {
    stubCalls({ debates: { create_debate: () => refuse('invite.too_many') } })
    const first = await open()
    await fillIn()
    await start.click()
    const refusal = 'You’ve sent a lot of invites today. Please try again tomorrow.'
    await expect.element(page.getByText(refusal)).toBeInTheDocument()
    await expect.element(argument).toHaveValue('Sweet and salty belong together.')
    await first.unmount()
    await open()
    await expect.element(question).toHaveValue('Does pineapple belong on pizza?')
    await expect.element(argument).toHaveValue('Sweet and salty belong together.')
    await expect.element(email).toHaveValue('jonas@example.org')
  })

  it('is read-only while it is being sent', async () => {
    stubCalls({ debates: { create_debate: never } })
    await open()
    await fillIn()
    await start.click()
    await expect.element(argument).toBeDisabled()
    await expect.element(start).toHaveAttribute('aria-disabled', 'true')
  })

  it('resends the same text with the author’s consent after a safety check', async () => {
    const sent = stubCalls({
      debates: {
        create_debate: ({ safety_acknowledged }) => (safety_acknowledged ? created : refuse('safety.paused')),
      },
    })
    await open()
    await fillIn()
    await start.click()
    await expect.element(page.getByRole('heading', { name: 'Before you send this' })).toHaveFocus()
    await expect.element(argument).toHaveValue('Sweet and salty belong together.')
    await page.getByRole('button', { name: 'Send it as it is' }).click()
    await expect.element(page.getByRole('heading', { name: 'Your invite is on its way' })).toBeInTheDocument()
    expect(sent('create_debate')).toMatchObject([{ safety_acknowledged: false }, { safety_acknowledged: true }])
  })

  it('deletes the draft once the debate exists', async () => {
    stubCalls({ debates: { create_debate: () => created } })
    const first = await open()
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(newDebateMessages.notified)).toBeInTheDocument()
    await first.unmount()
    await open()
    await expect.element(question).toHaveValue('')
  })
})
