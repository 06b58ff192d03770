import { passOnMessages as said } from '@squash/contract/messages/pass-on'
import { shareMessages } from '@squash/contract/messages/share'
import type { SentInvite } from '@squash/contract/sent-invites'
import { ADDRESS } from '@squash/contract/testing/message-list'
import { HOUR } from '@squash/rules/time/units'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { messagesOf } from '../../testing/messages.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { useSentInvite } from './sent-invite.ts'
import { SentInviteCard } from './sent-invite-card.tsx'

const { shows, tick } = messagesOf('apps/web/src/lib/invites/sent-invite-card.component.test.tsx', [said.waitsShortly])

const subject = { kind: 'conflict', id: '0190c0de-0000-7000-8000-000000000001' } as const
const sent: SentInvite = {
  link: '/invite/pass-on',
  mailed_at: '2026-03-02T09:00:00.000Z',
  reminded_at: null,
  reminder_due_at: '2026-03-05T09:00:00.000Z',
  resend_from: '2026-03-02T10:00:00.000Z',
  corrections_left: 3,
}
const open = () => renderScreen(<SentInviteCard subject={subject} email={ADDRESS} />)
/** The card with the address that its conflict gives it, which changes with the correction. */
function Corrected() {
  const isCorrected = useSentInvite(subject).data?.corrections_left === 0
  return <SentInviteCard subject={subject} email={isCorrected ? 'jonas@example.com' : 'jonas@example.org'} />
}
const button = (name: string) => page.getByRole('button', { name })

describe('an unanswered invite', () => {
  it('says that it is loading', async () => {
    stubCalls({ sentInvites: { get_sent_invite: never } })
    await open()
    await expect.element(page.getByText('Loading the invite…')).toBeInTheDocument()
  })

  it('says that it failed to load, and loads when the user retries', async () => {
    let isDown = true
    stubCalls({ sentInvites: { get_sent_invite: () => (isDown ? refuse('service.fault') : sent) } })
    await open()
    await expect.element(page.getByText('The invite’s details didn’t load')).toBeVisible()
    isDown = false
    await button('Try again').click()
    await expect.element(page.getByText(/We emailed jonas@example.org on March 2/)).toBeVisible()
  })

  it('is sent again, and then can’t be sent again', async () => {
    let invite = sent
    const calls = stubCalls({
      sentInvites: {
        get_sent_invite: () => invite,
        resend_invite: () => {
          invite = { ...sent, reminded_at: sent.resend_from, reminder_due_at: null, resend_from: null }
          return null
        },
      },
    })
    await open()
    await button('Send it again now').click()
    await expect.element(page.getByText(/We sent the only reminder on March 2/)).toBeVisible()
    await expect.element(button('Send it again now')).not.toBeInTheDocument()
    expect(calls('resend_invite')).toEqual([subject])
  })

  it('says when it can be sent again', async () => {
    const resend_from = new Date(Date.now() + HOUR).toISOString()
    stubCalls({ sentInvites: { get_sent_invite: () => ({ ...sent, resend_from }) } })
    await open()
    await expect.element(page.getByText(/You can send it again after \d+:\d\d [AP]M\./)).toBeVisible()
    await expect.element(button('Send it again now')).not.toBeInTheDocument()
  })

  it('shows why it could not be sent again', async () => {
    stubCalls({ sentInvites: { get_sent_invite: () => sent, resend_invite: () => refuse('invite.too_many') } })
    await open()
    await button('Send it again now').click()
    await expect.element(page.getByText(/You’ve sent a lot of invites today/)).toBeVisible()
  })

  it('is sent to a corrected address, which must not be the old address or Maya’s own', async () => {
    const calls = stubCalls({ sentInvites: { get_sent_invite: () => sent, correct_invite: () => null } })
    await open()
    await button('Wrong address? Correct it').click()
    const address = page.getByLabelText('New address')
    await expect.element(address).toHaveFocus()
    await button('Send it there instead').click()
    await expect.element(page.getByText('The invite already goes to that address.')).toBeVisible()
    await address.fill('maya@example.org')
    await expect.element(page.getByText(/That’s your own address/)).toBeVisible()
    await address.fill('jonas@example.com')
    await button('Send it there instead').click()
    await expect.element(page.getByText(/Address corrected/)).toBeVisible()
    expect(calls('correct_invite')).toEqual([{ ...subject, email: 'jonas@example.com' }])
    await expect.element(address).not.toBeInTheDocument()
  })

  it('moves the focus to the new address once the last correction is made', async () => {
    let corrections_left = 1
    stubCalls({
      sentInvites: {
        get_sent_invite: () => ({ ...sent, corrections_left }),
        correct_invite: () => {
          corrections_left = 0
          return null
        },
      },
    })
    await renderScreen(<Corrected />)
    await button('Wrong address? Correct it').click()
    await page.getByRole('textbox', { name: /address/ }).fill('jonas@example.com')
    await button('Send it there instead').click()
    await expect.element(page.getByText(/We emailed jonas@example.com/)).toHaveFocus()
  })

  it('keeps the typed address when the correction is refused, and shows why', async () => {
    stubCalls({ sentInvites: { get_sent_invite: () => sent, correct_invite: () => refuse('invite.too_many') } })
    await open()
    await button('Wrong address? Correct it').click()
    await page.getByLabelText('New address').fill('jonas@example.com')
    await button('Send it there instead').click()
    await expect.element(page.getByText(/You’ve sent a lot of invites today/)).toBeVisible()
    await expect.element(page.getByLabelText('New address')).toHaveValue('jonas@example.com')
  })

  it('offers no correction when none is left', async () => {
    stubCalls({ sentInvites: { get_sent_invite: () => ({ ...sent, corrections_left: 0 }) } })
    await open()
    await expect.element(button('Copy link')).toBeVisible()
    await expect.element(button('Wrong address? Correct it')).not.toBeInTheDocument()
  })

  it('says that it hasn’t been mailed yet, and what its link shows to anyone', async () => {
    stubCalls({ sentInvites: { get_sent_invite: () => ({ ...sent, mailed_at: null, reminder_due_at: null }) } })
    await open()
    await shows(said.waits(ADDRESS))
    await shows(said.label)
    await shows(said.hint('conflict', ADDRESS))
  })

  it('shows its link as a QR code', async () => {
    stubCalls({ sentInvites: { get_sent_invite: () => sent } })
    await open()
    await button('Show QR code').click()
    await expect.element(page.getByRole('img', { name: 'QR code that opens the invite' })).toBeVisible()
  })
})

describe('the link of an invite', () => {
  const share = (sheet: (data: ShareData) => Promise<void>) =>
    Object.defineProperties(navigator, {
      share: { value: sheet, configurable: true },
      canShare: { value: () => true, configurable: true },
    })

  it('goes to the device’s share sheet', async () => {
    const sheet = vi.fn(async () => {})
    share(sheet)
    stubCalls({ sentInvites: { get_sent_invite: () => sent } })
    await open()
    await button('Share link').click()
    expect(sheet).toHaveBeenCalledWith({ title: said.shareTitle, url: `${location.origin}/invite/pass-on` })
    tick(said.shareTitle)
  })

  it.each([
    ['copied when the sheet fails', new DOMException('', 'NotAllowedError'), 1],
    ['left alone when the user closes the sheet', new DOMException('', 'AbortError'), 0],
  ])('is %s', async (_, failure, copies) => {
    share(() => Promise.reject(failure))
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    stubCalls({ sentInvites: { get_sent_invite: () => sent } })
    await open()
    await button('Share link').click()
    await vi.waitFor(() => expect(copy).toHaveBeenCalledTimes(copies))
    if (copies > 0) await expect.element(page.getByText(shareMessages.copied)).toBeVisible()
  })
})
