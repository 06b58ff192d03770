import { inviteMessages } from '@squash/contract/messages/invite'
import { newConflictMessages as said } from '@squash/contract/messages/new-conflict'
import { passOnMessages } from '@squash/contract/messages/pass-on'
import { signInMessages } from '@squash/contract/messages/sign-in'
import { REASON } from '@squash/contract/testing/message-list'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { conflictIn } from '../../testing/conflict-in.ts'
import { messagesOf } from '../../testing/messages.ts'
import { previewOf } from '../../testing/preview-of.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { type Failing, noNetwork, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { NewConflictScreen } from './new-conflict-screen.tsx'

const { shows, tick } = messagesOf('apps/web/src/features/new-conflict/every-message.component.test.tsx', [
  said.inviteFailed, // not shown: a mail that can’t go out at once waits
])

const title = page.getByLabelText('What is it about?')
const email = page.getByLabelText('Who is it with?')
const see = page.getByRole('button', { name: 'See what they’ll read' })
const send = page.getByRole('button', { name: 'Send this to them' })
const open = () => renderScreen(<NewConflictScreen />)
const preview = { preview_message: () => previewOf('I am cold at night.') }

async function fillIn(address: string) {
  await page.getByText('annoyed').click()
  await page.getByRole('button', { name: 'The thermostat war' }).click()
  await email.fill(address)
  await page.getByLabelText('What happened?').fill('You turn it down every single night.')
}

it('a new conflict requires every field, and a recipient other than oneself', async () => {
  const sent = stubCalls({ preview })
  await open()
  await see.click()
  await shows(said.fillInAllFields)
  await shows(said.moodMissing)
  await shows(said.titleMissing)
  await shows(said.emailMissing)
  await shows(said.descriptionMissing)
  await expect.element(page.getByRole('radio', { name: 'rage' })).toHaveFocus()
  expect(page.getByRole('radio', { checked: true }).elements(), 'moods chosen for her').toEqual([])
  await expect.element(title).toHaveAttribute('aria-invalid', 'true')
  await fillIn('maya@example.org')
  await shows(said.withYourself)
  await email.fill('ben@')
  await see.click()
  await shows(signInMessages.emailInvalid)
  expect([...sent('preview_message'), ...sent('create_conflict')]).toEqual([])
})

it('a new conflict says while Maya types whether the recipient has an account', async () => {
  const seen = Promise.withResolvers<void>()
  stubCalls({
    profiles: {
      check_user_exists_by_email: async ({ email_to_check }) => {
        if (email_to_check === 'ben@example.org') return refuse('service.fault')
        await seen.promise
        return [{ user_exists: email_to_check === 'jonas@example.org', user_id: null }]
      },
    },
  })
  await open()
  await email.fill('jonas@example.org')
  await expect.element(page.getByText(/Checking…$/)).toBeVisible()
  seen.resolve()
  await expect.element(page.getByText(/They have an account and will be notified\.$/)).toBeVisible()
  await email.fill('nobody.yet@example.org')
  await expect.element(page.getByText(/They don’t have an account yet and will be invited\.$/)).toBeVisible()
  await email.fill('ben@example.org')
  await expect.element(page.getByText(new RegExp(`${said.emailCheckFailed}. You can go ahead anyway.$`))).toBeVisible()
  tick(said.emailCheckFailed)
  await expect.element(see).toBeEnabled()
})

it.each([
  ['notifies a recipient with an account', { invite: 'notified', mail_queued: true }, said.notified],
  ['mails an invite to a recipient without one', { invite: 'sent', mail_queued: true }, said.invited],
  ['says that its invite will be mailed later', { invite: 'sent', mail_queued: false }, passOnMessages.waitsShortly],
] as const)('a new conflict %s', async (_, result, message) => {
  const { safety } = previewOf('')
  const sent = stubCalls({
    preview,
    conflicts: { create_conflict: () => ({ ...conflictIn('awaiting_response'), ...result, safety }) },
  })
  await open()
  await fillIn('jonas@example.org')
  await see.click()
  await expect.element(page.getByText(/It goes to jonas@example\.org\. The title: “.+”$/)).toBeVisible()
  await send.click()
  await shows(message)
  expect(sent('create_conflict')).toHaveLength(1)
})

it('a new conflict explains why creating it failed', async () => {
  let fails: Failing = () => refuse('request.rate_limited')
  stubCalls({ preview, conflicts: { create_conflict: () => fails() } })
  await open()
  await fillIn('jonas@example.org')
  await see.click()
  await send.click()
  await shows('That was a lot of requests at once. Please try again in a moment.')
  fails = () => refuse('service.fault')
  await send.click()
  await shows(said.failedOnOurSide)
  fails = noNetwork
  await send.click()
  await shows(said.failed(REASON))
  expect(REASON).toBe(inviteMessages.network)
})

it('a new conflict whose title insults names the insult at the title, until the title is changed', async () => {
  const details = { words: ['you selfish pig'] }
  const sent = stubCalls({ preview: { preview_message: () => refuse('conflict.insulting_title', details) } })
  await open()
  await fillIn('jonas@example.org')
  await title.fill('Pay me back, you selfish pig')
  await see.click()
  const problem = `${said.insultingTitle} We mean “you selfish pig”.`
  await expect.element(page.getByText(problem)).toBeVisible()
  tick(said.insultingTitle)
  await expect.element(title).toHaveFocus()
  await see.click()
  expect(sent('preview_message'), 'the same title isn’t sent again').toHaveLength(1)
  await title.fill('Pay me back')
  await expect.element(page.getByText(problem)).not.toBeInTheDocument()
  await see.click()
  await expect.poll(() => sent('preview_message')).toHaveLength(2)
})
