import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { agreementWith, checkIn, confirmed } from '../../lib/agreements/testing/agreement-with.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { useDashboard } from './queries.ts'
import { dashboardWith } from './testing/dashboard-with.ts'
import { Waiting } from './waiting.tsx'

const { conflict_id, title } = agreementWith()
const asked = { conflict_id, title, other_name: 'Jonas Weber', day: 7, closes_at: '2026-03-23T11:00:00.000Z' } as const
const dashboard = (...check_ins: (typeof asked)[]) => dashboardWith({ resolved: 1, people: 1, history: 1, check_ins })

function Loaded() {
  const { data } = useDashboard()
  return data && <Waiting {...data} />
}

const question = page.getByRole('heading', { name: 'Did it hold?' })
const press = (name: string) => page.getByRole('button', { name }).click()

describe('the check-ins on the dashboard', () => {
  it('ask nothing while they load, or when none waits for an answer', async () => {
    stubCalls({ conflicts: { get_dashboard: never } })
    const loading = await renderScreen(<Loaded />)
    await expect.element(question).not.toBeInTheDocument()
    await loading.unmount()
    const sent = stubCalls({ conflicts: { get_dashboard: () => dashboard() } })
    await renderScreen(<Loaded />)
    await expect.poll(() => sent('get_dashboard').length).toBe(1)
    await expect.element(question).not.toBeInTheDocument()
  })

  it('name their subject and the other person', async () => {
    stubCalls({ conflicts: { get_dashboard: () => dashboard(asked) } })
    await renderScreen(<Loaded />)
    await expect.element(question).toBeVisible()
    await expect.element(page.getByText(`${title} with Jonas Weber`)).toBeVisible()
    await expect.element(page.getByRole('link', { name: title })).toHaveAttribute('href', `/conflict/${conflict_id}`)
  })

  it('stay after the answer, with thanks and a link to a follow-up', async () => {
    const given = confirmed({ can_follow_up: true, check_ins: [checkIn({ user1: 'not', user2: 'partly' })] })
    const sent = stubCalls({
      conflicts: { get_dashboard: () => dashboard(asked) },
      agreements: { answer_check_in: () => given },
    })
    await renderScreen(<Loaded />)
    await press('No')
    await expect.element(page.getByText(/^Thanks for being honest/)).toBeVisible()
    await expect.element(page.getByText(/Jonas says: partly\./)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Start a follow-up' })).toBeVisible()
    expect(sent('answer_check_in')).toEqual([{ p_conflict_id: conflict_id, day: 7, held: 'not' }])
  })

  it('can be answered again when the answer was not saved', async () => {
    stubCalls({
      conflicts: { get_dashboard: () => dashboard(asked) },
      agreements: { answer_check_in: () => refuse('request.rate_limited') },
    })
    await renderScreen(<Loaded />)
    await press('Yes')
    await expect.element(page.getByText(/That was a lot of requests at once/)).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Yes' })).toBeEnabled()
    await expect.element(page.getByText(/nobody loses points/)).toBeVisible()
  })
})

describe('what waits for the user', () => {
  it('is one list of all kinds, with the count of each', async () => {
    const invite = {
      id: '0190c0de-0000-7000-8000-0000000000d1',
      title: 'Pineapple on pizza',
      inviter: 'Ada Lindqvist',
      created_at: '2026-03-02T09:00:00.000Z',
    }
    stubCalls({
      conflicts: {
        get_dashboard: () => ({ ...dashboard(asked), debate_invites: { count: 6, first: [invite] } }),
      },
    })
    await renderScreen(<Loaded />)
    await expect.element(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Pineapple on pizza', level: 3 })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Did it hold?', level: 3 })).toBeVisible()
    await expect.element(page.getByText('6 debate invites · 1 check-in')).toBeVisible()
    await expect.element(page.getByText(/Ada Lindqvist invites you to a public debate/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Answer: Pineapple on pizza' }))
      .toHaveAttribute('href', `/debates/respond/${invite.id}`)
    await expect
      .element(page.getByRole('link', { name: 'All 6 debate invites' }))
      .toHaveAttribute('href', '/debates?tab=invites')
  })

  it('takes up no space when it is empty', async () => {
    const sent = stubCalls({ conflicts: { get_dashboard: () => dashboardWith() } })
    await renderScreen(<Loaded />)
    await expect.poll(() => sent('get_dashboard').length).toBe(1)
    await expect.element(page.getByRole('heading', { name: 'Waiting for you' })).not.toBeInTheDocument()
  })
})
