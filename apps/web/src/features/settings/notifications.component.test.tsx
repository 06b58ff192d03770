import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { refuse, stubCalls } from '../../testing/stub-calls.ts'
import { DeviceNotifications } from './notifications.tsx'

const KEY = 'BPublicKeyOfTheServer'
const subscribed = { endpoint: 'https://push.example/device', p256dh: 'their-key', auth: 'their-secret' }
const ALL = { conflict: true, debate: true, check_in: true }

/** A browser with a service worker and a push service. @param permission what the user answers when asked */
function browser(permission: NotificationPermission, isSubscribed = false) {
  const { endpoint, ...keys } = subscribed
  let current = isSubscribed
  const subscription = {
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      current = false
    },
  }
  const pushManager = {
    getSubscription: async () => (current ? subscription : null),
    subscribe: vi.fn(async () => {
      current = true
      return subscription
    }),
  }
  const registration = { pushManager, getNotifications: async () => [] }
  const worker = { getRegistration: async () => registration, ready: Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission === 'granted' ? 'default' : permission)
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission)
  return { pushManager, isSubscribed: () => current }
}
// Restores the browser's own.
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

const master = () => page.getByRole('switch', { name: 'Notify me on this device' })
const kind = (name: string) => page.getByRole('switch', { name, exact: false })

describe('notifications on this device', () => {
  it('are off until the user turns them on, and then include every kind', async () => {
    const { pushManager } = browser('granted')
    const sent = stubCalls({
      notifications: {
        get_notifications: () => ({ public_key: KEY, device: null }),
        allow_notifications: ({ conflict, debate, check_in }) => ({
          public_key: KEY,
          device: { conflict, debate, check_in },
        }),
      },
    })
    await renderScreen(<DeviceNotifications />)
    await expect.element(master()).not.toBeChecked()
    await expect.element(kind('Conflicts')).not.toBeInTheDocument()
    await master().click()
    await expect.element(kind('Check-ins')).toBeChecked()
    expect(sent('allow_notifications')).toEqual([{ ...subscribed, ...ALL }])
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY })
    await expect.element(master()).toHaveFocus()
  })

  it('can be switched off one kind at a time', async () => {
    browser('granted', true)
    const sent = stubCalls({
      notifications: {
        get_notifications: () => ({ public_key: KEY, device: ALL }),
        allow_notifications: ({ conflict, debate, check_in }) => ({
          public_key: KEY,
          device: { conflict, debate, check_in },
        }),
      },
    })
    await renderScreen(<DeviceNotifications />)
    await kind('Debates').click()
    await expect.element(kind('Debates')).not.toBeChecked()
    await expect.element(kind('Conflicts')).toBeChecked()
    expect(sent('allow_notifications')).toEqual([{ ...subscribed, ...ALL, debate: false }])
  })

  it('end on the server and in the browser when the user turns them off', async () => {
    const { isSubscribed } = browser('granted', true)
    const sent = stubCalls({
      notifications: { get_notifications: () => ({ public_key: KEY, device: ALL }), stop_notifications: () => null },
    })
    await renderScreen(<DeviceNotifications />)
    await master().click()
    await expect.element(kind('Conflicts')).not.toBeInTheDocument()
    await expect.element(master()).not.toBeChecked()
    expect([sent('stop_notifications'), isSubscribed()]).toEqual([[{}], false])
  })

  it('stay off, with a message, if they can’t be saved', async () => {
    browser('granted')
    stubCalls({
      notifications: {
        get_notifications: () => ({ public_key: KEY, device: null }),
        allow_notifications: () => refuse('service.fault'),
      },
    })
    await renderScreen(<DeviceNotifications />)
    await master().click()
    await expect.element(page.getByText('We couldn’t turn on notifications')).toBeInTheDocument()
    await expect.element(master()).not.toBeChecked()
  })

  it('show as off in a browser that has lost its subscription', async () => {
    browser('granted')
    stubCalls({ notifications: { get_notifications: () => ({ public_key: KEY, device: ALL }) } })
    await renderScreen(<DeviceNotifications />)
    await expect.element(master()).not.toBeChecked()
  })

  it.each([
    ['denied', 'Your browser blocks notifications from Squash.'],
    ['default', 'Your browser didn’t allow it.'],
  ] as const)('stay off and say why when the browser’s permission prompt is answered “%s”', async (answer, why) => {
    browser('granted')
    vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
      vi.spyOn(Notification, 'permission', 'get').mockReturnValue(answer)
      return answer
    })
    stubCalls({ notifications: { get_notifications: () => ({ public_key: KEY, device: null }) } })
    await renderScreen(<DeviceNotifications />)
    await master().click()
    await expect.element(page.getByRole('status').getByText(why, { exact: false })).toBeInTheDocument()
    await expect.element(master()).not.toBeChecked()
    await expect.element(master()).toHaveFocus()
  })

  it('can’t be turned on where the browser blocks them, and say why', async () => {
    browser('denied')
    stubCalls({})
    await renderScreen(<DeviceNotifications />)
    await expect
      .element(page.getByText('Your browser blocks notifications from Squash.', { exact: false }))
      .toBeInTheDocument()
  })
})
