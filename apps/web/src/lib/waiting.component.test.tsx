import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { useOpenedNotices } from './waiting.ts'

function Frame() {
  useOpenedNotices()
  return <p>The dashboard</p>
}

it('a page goes to the screen of a pressed notification, and confirms it to the service worker', async () => {
  const { path } = await renderScreen(<Frame />, { path: '/dashboard' })
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise((resolve) => {
    port1.onmessage = resolve
  })
  const press = (data: unknown, ports: MessagePort[]) =>
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data, ports }))
  press({ open: 7 }, [])
  expect(path()).toBe('/dashboard')
  press({ open: '/conflict/7d0c' }, [port2])
  await answered
  await expect.poll(path).toBe('/conflict/7d0c')
  port1.close()
})
