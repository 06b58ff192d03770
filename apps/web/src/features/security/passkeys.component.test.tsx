import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PasskeyDialog } from './passkeys.tsx'

const options = {
  rp: { id: location.hostname, name: 'Squash' },
  user: { id: 'TWF5YQ', name: 'maya@example.org', displayName: 'Maya' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
const challenge = {
  id: 'c1',
  type: 'webauthn',
  webauthn: { type: 'create', credential_options: { publicKey: options } },
}

it('cancelling the dialog closes the browser’s prompt for a passkey and removes the unfinished passkey', async () => {
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const call = `${init?.method} ${new URL(String(url)).pathname}`
    asked.push(call)
    return Response.json(call.endsWith('/challenge') ? challenge : { id: 'f1', type: 'webauthn' })
  })
  const prompts: (AbortSignal | undefined)[] = []
  vi.spyOn(navigator.credentials, 'create').mockImplementation(
    (given) =>
      new Promise((_resolve, reject) => {
        prompts.push(given?.signal)
        given?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  const dialog = <PasskeyDialog open existing={[]} onClose={() => {}} onAdded={() => {}} />
  const { unmount } = await renderScreen(dialog)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => prompts.length).toBe(1)
  await unmount()
  expect(prompts[0]?.aborted).toBe(true)
  await expect.poll(() => asked).toContain('DELETE /auth/v1/factors/f1')
})
