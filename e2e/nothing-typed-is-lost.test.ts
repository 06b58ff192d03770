import { ada, apart, ben, carla, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn } from '@squash/testkit/conflict-steps'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  fillConflict,
  fillCoreIssue,
  fillResponse,
  seeResponse,
  sendConflict,
  sendResponse,
} from './support/conflict.ts'
import { journeyOfMembers as it } from './support/journey.ts'
import { breakCall, type CallFailure } from './support/network.ts'
import { signedUp } from './support/people.ts'
import { box, expectQuiet, fillSignUp, pressSignUp, signIn } from './support/visitor.ts'

const title = (page: Page) => page.getByLabel('What is it about?')
const response = (page: Page) => page.getByLabel('Your side of it')
const backToTyped = (page: Page) => page.getByRole('button', { name: 'Back to what you typed' }).click()
const coreIssue = (page: Page) => page.getByLabel('Your core issue')

describe('a reload keeps', () => {
  it("Maya's new conflict until she sends it", async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    await m.goto('/new-conflict')
    await fillConflict(m, jonas)
    await m.reload()
    expect(await title(m).inputValue()).toBe(words.title)
    expect(await m.getByLabel('Who is it with?').inputValue()).toBe(jonas.email)
    expect(await m.getByLabel('What happened?').inputValue()).toBe(words.maya)
    expect(await m.getByRole('radio', { name: 'annoyed' }).isChecked()).toBe(true)
    await sendConflict(m)
    await m.waitForURL('**/conflict/**')
    await m.goto('/new-conflict')
    expect(await title(m).inputValue()).toBe('')
    expectQuiet(m)
  })

  it('the response that Jonas has started, and his core issue', async ({ people, visit }) => {
    const waiting = await conflictIn('awaiting_response', people.maya, people.jonas)
    const deep = await conflictIn('core_issues', people.maya, people.jonas)
    const j = await visit({ as: people.jonas })
    await j.goto(`/conflict/${waiting.id}`)
    await fillResponse(j)
    await j.goto(`/conflict/${deep.id}`)
    await fillCoreIssue(j, words.jonasCore)
    await j.reload()
    expect(await coreIssue(j).inputValue()).toBe(words.jonasCore)
    await j.goto(`/conflict/${waiting.id}`)
    expect(await response(j).inputValue()).toBe(words.jonas)
    expectQuiet(j)
  })
})

describe('a failed send keeps the text, and the next one succeeds', () => {
  const failures: CallFailure[] = ['no network', 500, 429]

  it.for(failures)('a response: %s', async (kind, { people, visit }) => {
    const { id } = await conflictIn('awaiting_response', people.maya, people.jonas)
    const j = await visit({ as: people.jonas })
    await j.goto(`/conflict/${id}`)
    await fillResponse(j)
    const end = await breakCall(j, 'respond_to_conflict', kind)
    await sendResponse(j)
    await j.getByText(kind === 429 ? 'That was a lot of requests at once.' : 'Failed to submit response').waitFor()
    await backToTyped(j)
    expect(await response(j).inputValue()).toBe(words.jonas)
    await end()
    await sendResponse(j)
    await j.getByText('Response submitted! AI is processing...').waitFor()
    await j.reload()
    await j.getByRole('heading', { name: 'YOUR RESPONSE' }).waitFor()
  })

  it('a new conflict', async ({ people, visit }) => {
    const m = await visit({ as: people.maya })
    await m.goto('/new-conflict')
    await fillConflict(m, ada)
    const end = await breakCall(m, 'create_conflict', 503)
    await sendConflict(m)
    await m.getByText('Failed to create conflict: something broke on our side.', { exact: false }).waitFor()
    await backToTyped(m)
    expect(await m.getByLabel('What happened?').inputValue()).toBe(words.maya)
    await end()
    await sendConflict(m)
    await m.waitForURL('**/conflict/**')
  })

  it('a new conflict whose answer got lost: it is created once', async ({ squash, visit }) => {
    const asCarla = await signedUp(squash, carla)
    const c = await visit({ as: asCarla })
    await c.goto('/new-conflict')
    await fillConflict(c, ben)
    let sent = 0
    await c.route('**/create_conflict', async (route) => {
      sent += 1
      if (sent > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await sendConflict(c)
    await c.waitForURL('**/conflict/**')
    expect(sent).toBe(2)
    const cards = await asCarla.call('get_my_conflicts', {})
    expect(cards.ok && cards.body).toHaveLength(1)
  })
})

describe('without a network', () => {
  it('Jonas sees a notice, keeps writing, and sends it once he is online again', async ({ people, visit }) => {
    const { id } = await conflictIn('awaiting_response', people.maya, people.jonas)
    const j = await visit({ as: people.jonas })
    await j.goto(`/conflict/${id}`)
    await response(j).waitFor()
    await j.context().setOffline(true)
    await j
      .getByText('You’re offline. We’ll keep what you write, and everything will catch up when you’re back online.')
      .waitFor()
    await fillResponse(j)
    await seeResponse(j).click()
    await j.getByText('We couldn’t find calmer words').waitFor()
    expect(await response(j).inputValue()).toBe(words.jonas)
    await j.context().setOffline(false)
    await j.getByText('You’re offline.').waitFor({ state: 'hidden' })
    await sendResponse(j)
    await j.getByText('Response submitted! AI is processing...').waitFor()
  })

  it('signing up waits for the network', async ({ visit }) => {
    const page = await visit()
    await page.goto('/login?mode=sign-up')
    await box(page, 'First name').waitFor()
    await page.context().setOffline(true)
    await fillSignUp(page, ben)
    await pressSignUp(page)
    await page.getByRole('alert').waitFor()
    expect(await box(page, 'Email').inputValue()).toBe(ben.email)
    await page.context().setOffline(false)
    await pressSignUp(page)
    await page.getByText('Account created! Time to squash some beef.').waitFor()
  })
})

describe('signing in and signing up', () => {
  it('keep every field when the username is taken', async ({ visit }) => {
    const page = await visit()
    await page.goto('/login?mode=sign-up')
    const late = { ...apart(maya, 'late'), username: maya.username }
    await fillSignUp(page, late)
    await pressSignUp(page)
    await page.getByText('This username is already taken. Please choose a different username.').waitFor()
    for (const [field, typed] of [
      ['First name', late.first_name],
      ['Last name', late.last_name],
      ['Username', late.username],
      ['Email', late.email],
      ['Confirm email', late.email],
      ['Password', late.password],
      ['Confirm password', late.password],
    ] as const)
      expect(await box(page, field).inputValue(), field).toBe(typed)
  })

  it('share what was typed when the user switches between them', async ({ visit }) => {
    const page = await visit()
    await page.goto('/login?mode=sign-up')
    await fillSignUp(page, ben)
    // Both forms have an Email field, so the heading tells which of them is showing.
    const show = async (toggle: string, heading: string) => {
      await page.getByText(toggle, { exact: true }).click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }
    await show('Sign in', 'Welcome back')
    await box(page, 'Email').fill(maya.email)
    await show('Sign up', 'Create your account')
    expect(await box(page, 'Username').inputValue()).toBe(ben.username)
    expect(await box(page, 'Confirm password').inputValue()).toBe(ben.password)
    await show('Sign in', 'Welcome back')
    expect(await box(page, 'Email').inputValue()).toBe(maya.email)
    expectQuiet(page)
  })

  it('restore a draft after the session was ended elsewhere, but not after logging out', async ({ squash, visit }) => {
    const person = apart(maya, 'drafts')
    const elsewhere = await signedUp(squash, person)
    const m = await visit()
    await signIn(m, person)
    await m.goto('/new-conflict')
    await title(m).fill(words.title)
    await elsewhere.request('POST', '/auth/v1/logout?scope=global')
    // The next call is refused, unless the event stream has already ended because of the session.
    await m.goto('/dashboard')
    await m.waitForURL('**/login?**')
    await signIn(m, person)
    await m.goto('/new-conflict')
    expect(await title(m).inputValue()).toBe(words.title)
    await m.getByRole('button', { name: 'Your account' }).click()
    await m.getByRole('menuitem', { name: 'Sign out' }).click()
    await m.waitForURL(squash.url)
    await signIn(m, person)
    await m.goto('/new-conflict')
    expect(await title(m).inputValue()).toBe('')
  })
})
