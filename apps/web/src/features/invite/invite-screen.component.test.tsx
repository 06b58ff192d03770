import { inviteMessages } from '@squash/contract/messages/invite'
import { reportsMessages } from '@squash/contract/messages/reports'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { InviteScreen } from './invite-screen.tsx'

const invite = { inviter: 'Jonas', purpose: 'The thermostat war', kind: 'conflict', id: null, mailed: true } as const
const open = () => renderScreen(<InviteScreen />, { path: '/invite/:token', at: '/invite/secret' })

describe('an invite', () => {
  it('says that it is loading', async () => {
    stubCalls({ invites: { get_invite: never } })
    await open()
    await expect.element(page.getByText('Opening your invite…')).toBeInTheDocument()
  })

  it('says that it is no longer valid', async () => {
    stubCalls({ invites: { get_invite: () => refuse('invite.not_found') } })
    await open()
    await expect.element(page.getByRole('heading', { name: 'This invite is no longer valid' })).toBeInTheDocument()
  })

  it('says that it failed to load, and loads when the user retries', async () => {
    let isDown = true
    stubCalls({ invites: { get_invite: () => (isDown ? refuse('service.fault') : invite) } })
    await open()
    await page.getByRole('button', { name: 'Try again' }).click()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('The thermostat war')).toBeInTheDocument()
  })

  it('stays open and shows the reason when declining fails', async () => {
    stubCalls({ invites: { get_invite: () => invite, decline_invite: () => refuse('request.rate_limited') } })
    await open()
    await page.getByRole('button', { name: 'No, thank you' }).click()
    await page.getByRole('button', { name: 'Decline the invite' }).click()
    await expect.element(page.getByText(/That was a lot at once/)).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'No, thank you' })).toBeInTheDocument()
  })

  it('can be reported after it was declined', async () => {
    stubCalls({ invites: { get_invite: () => invite, decline_invite: () => null } })
    await open()
    await page.getByRole('button', { name: 'No, thank you' }).click()
    await page.getByRole('button', { name: 'Decline the invite' }).click()
    await expect.element(page.getByRole('heading', { name: 'You declined, and that’s fine' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Report it' })).toBeInTheDocument()
    expect(inviteMessages.declined).toContain('Nobody loses points')
  })

  it('can be neither declined nor reported through a link that was passed on', async () => {
    stubCalls({ invites: { get_invite: () => ({ ...invite, mailed: false }) } })
    await open()
    await expect.element(page.getByText(/Jonas passed this link on/)).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'No, thank you' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Report it' })).not.toBeInTheDocument()
  })
})

describe('a report of an invite', () => {
  const reason = page.getByLabelText('Why?')
  const send = page.getByRole('button', { name: 'Send the report' })

  it('needs a category and a reason', async () => {
    const sent = stubCalls({ invites: { get_invite: () => invite } })
    await open()
    await page.getByRole('button', { name: 'Report it' }).click()
    await send.click()
    await expect.element(page.getByText(reportsMessages.categoryRequired)).toBeInTheDocument()
    await expect.element(page.getByText(reportsMessages.reasonRequired)).toBeInTheDocument()
    expect(sent('report_invite')).toEqual([])
  })

  it('keeps its text when it is refused and when the dialog is closed', async () => {
    stubCalls({ invites: { get_invite: () => invite, report_invite: () => refuse('request.rate_limited') } })
    await open()
    await page.getByRole('button', { name: 'Report it' }).click()
    await page.getByText('Something else').click()
    await reason.fill('He keeps inviting me.')
    await send.click()
    await expect.element(page.getByRole('dialog').getByText(/That was a lot at once/)).toBeInTheDocument()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Report it' }).click()
    await expect.element(reason).toHaveValue('He keeps inviting me.')
  })
})
