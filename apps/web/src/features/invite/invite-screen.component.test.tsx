import { LIMITS } from '@squash/contract/limits'
import { inviteMessages } from '@squash/contract/messages/invite'
import { reportsMessages } from '@squash/contract/messages/reports'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { storage } from '../../lib/storage.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { InviteScreen } from './invite-screen.tsx'

const shown = {
  inviter: 'Jonas',
  purpose: 'The thermostat war',
  kind: 'conflict',
  id: null,
  mailed: true,
  own: false,
} as const
const invite = { ...shown, email: null }
const where = { path: '/invite/:token', at: '/invite/secret' }
const open = () => renderScreen(<InviteScreen />, where)
const openAsVisitor = () => renderScreen(<InviteScreen />, { ...where, isSignedOut: true })

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
    await expect.element(page.getByText(/That was a lot of requests at once/)).toBeInTheDocument()
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

  it('can be declined and reported through a shared link, and its sender blocked once the reader is signed in', async () => {
    stubCalls({ invites: { get_invite: () => ({ ...invite, mailed: false }) } })
    const { unmount } = await openAsVisitor()
    await expect.element(page.getByRole('button', { name: 'No, thank you' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Report it' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'sign in' }))
      .toHaveAttribute('href', '/login?next=%2Finvite%2Fsecret')
    await expect.element(page.getByRole('button', { name: 'Block Jonas' })).not.toBeInTheDocument()
    await unmount()
    await open()
    await page.getByRole('button', { name: 'Block Jonas' }).click()
    await expect.element(page.getByText('Invites from them won’t reach your address.', { exact: true })).toBeVisible()
  })

  it('offers its sender nothing to decline or report through the shared link', async () => {
    stubCalls({ invites: { get_invite: () => ({ ...invite, mailed: false, own: true }) } })
    await open()
    await expect.element(page.getByText('This is your own invite.', { exact: false })).toBeVisible()
    for (const name of ['No, thank you', 'Block Jonas', 'Report it'])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  })

  it('can be reported and its sender blocked once it has gone to another address', async () => {
    const sent = stubCalls({ invites: { get_invite: () => refuse('invite.corrected'), block_inviter: () => null } })
    await openAsVisitor()
    await expect.element(page.getByRole('heading', { name: 'This invite isn’t for you any more' })).toBeVisible()
    await page.getByRole('button', { name: 'Block the sender' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Block the sender' }).click()
    await expect.element(page.getByRole('heading', { name: 'The sender is blocked' })).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Report it' })).toBeVisible()
    expect(sent('block_inviter')).toEqual([{ token: 'secret', all_invites: false }])
  })
})

describe('the calm message of an invite', () => {
  const show = page.getByRole('button', { name: 'Show what Jonas wants you to hear' })

  it('is fetched and shown only on request', async () => {
    const sent = stubCalls({
      invites: { get_invite: () => invite, get_invite_message: () => ({ text: 'I feel cold in the evenings.' }) },
    })
    await openAsVisitor()
    await expect.element(show).toBeVisible()
    expect(sent('get_invite_message')).toEqual([])
    await show.click()
    await expect.element(page.getByText('I feel cold in the evenings.')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'What Jonas wants you to hear' })).toHaveFocus()
  })

  it('can be requested again after a failure', async () => {
    let isDown = true
    stubCalls({
      invites: {
        get_invite: () => invite,
        get_invite_message: () => (isDown ? refuse('service.fault') : { text: 'I feel cold.' }),
      },
    })
    await openAsVisitor()
    await show.click()
    await expect.element(page.getByText(/Something broke on our side/)).toBeVisible()
    isDown = false
    await show.click()
    await expect.element(page.getByText('I feel cold.')).toBeVisible()
  })

  it('is not offered for a debate', async () => {
    stubCalls({ invites: { get_invite: () => ({ ...invite, kind: 'debate' }) } })
    await openAsVisitor()
    await expect.element(page.getByRole('link', { name: 'Create an account to answer' })).toBeVisible()
    await expect.element(show).not.toBeInTheDocument()
  })
})

describe('an answer written before signing up', () => {
  const answer = page.getByLabelText('Your answer')

  it('stays in the browser, and changes what the button promises', async () => {
    stubCalls({ invites: { get_invite: () => invite } })
    const { unmount } = await openAsVisitor()
    await expect.element(page.getByRole('link', { name: 'Create an account to answer' })).toBeVisible()
    await answer.fill('The heating was my idea of kindness.')
    await expect.element(page.getByRole('link', { name: 'Create an account and send it' })).toBeVisible()
    await unmount()
    await openAsVisitor()
    await expect.element(answer).toHaveValue('The heating was my idea of kindness.')
  })

  it('moves to the conflict once the invited user has signed in', async () => {
    const id = '0190c0de-0000-7000-8000-000000000001'
    stubCalls({ invites: { get_invite: () => ({ ...invite, id }) } })
    storage.write('squash-draft::invite-answer:secret', 'My side.')
    const { path } = await renderScreen(<InviteScreen />, { ...where, at: '/invite/secret?accept=1' })
    await expect.element(page.getByText('Another screen')).toBeVisible()
    expect(path()).toBe(`/conflict/${id}`)
    expect(storage.read('squash-draft::invite-answer:secret')).toBeNull()
    expect(storage.read(`squash-draft:0190c0de-0000-7000-8000-00000000000a:response:${id}`)).toBe('My side.')
  })

  it('doesn’t overwrite a response that the user has started in the conflict, and stays at the link', async () => {
    const id = '0190c0de-0000-7000-8000-000000000001'
    const begun = `squash-draft:0190c0de-0000-7000-8000-00000000000a:response:${id}`
    stubCalls({ invites: { get_invite: () => ({ ...invite, id }) } })
    storage.write('squash-draft::invite-answer:secret', 'My side.')
    storage.write(begun, 'What I began.')
    await renderScreen(<InviteScreen />, { ...where, at: '/invite/secret?accept=1' })
    await expect.element(page.getByText('Another screen')).toBeVisible()
    expect([storage.read(begun), storage.read(`${begun}:ready`)]).toEqual(['What I began.', null])
    expect(storage.read('squash-draft::invite-answer:secret')).toBe('My side.')
  })

  it('is still there after signing in with another account and out again', async () => {
    stubCalls({ invites: { get_invite: () => invite } })
    storage.write('squash-draft::invite-answer:secret', 'My side.')
    storage.write('squash-draft:0190c0de-0000-7000-8000-00000000000a:solo-note:message', 'For me alone.')
    await open()
    await page.getByRole('button', { name: 'Sign out to use the other address' }).click()
    await expect.element(answer).toHaveValue('My side.')
    expect(storage.read('squash-draft:0190c0de-0000-7000-8000-00000000000a:solo-note:message')).toBeNull()
  })

  it('doesn’t make the button promise to send it while it is too long', async () => {
    stubCalls({ invites: { get_invite: () => invite } })
    await openAsVisitor()
    await answer.fill('a'.repeat(LIMITS.response + 1))
    await expect.element(page.getByRole('link', { name: 'Create an account to answer' })).toBeVisible()
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
    await expect.element(page.getByRole('dialog').getByText(/That was a lot of requests at once/)).toBeInTheDocument()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Report it' }).click()
    await expect.element(reason).toHaveValue('He keeps inviting me.')
  })

  it('turns off notifications in this browser for a user who signs out to open the invite', async () => {
    const unsubscribe = vi.fn(async () => true)
    const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } }
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => registration },
    })
    // Restores the browser's own.
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
    stubCalls({ invites: { get_invite: () => ({ ...invite, mailed: false, email: 'carla@example.org' }) } })
    await open()
    await page.getByRole('button', { name: 'Sign out to use the other address' }).click()
    await expect.poll(() => unsubscribe.mock.calls.length).toBe(1)
  })
})
