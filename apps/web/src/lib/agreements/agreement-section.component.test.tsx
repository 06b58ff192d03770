import type { Agreement } from '@squash/contract/agreements'
import { agreementMessages as said } from '@squash/contract/messages/agreement'
import type { SafetyHint } from '@squash/contract/safety'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { messagesOf } from '../../testing/messages.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { never, refuse, stubCalls } from '../../testing/stub-calls.ts'
import { AgreementSection } from './agreement-section.tsx'
import { agreementWith, changedBy, checkIn, confirmed } from './testing/agreement-with.ts'

const { shows, tick } = messagesOf('apps/web/src/lib/agreements/agreement-section.component.test.tsx', [
  said.tooManyCommitments,
])

const id = agreementWith().conflict_id
const open = () => renderScreen(<AgreementSection conflictId={id} />)
const hint: SafetyHint = { level: 'none', kinds: [], resources: [] }
const heading = page.getByRole('heading', { name: 'Your agreement' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const change = button('Change: Dishes on Tuesdays and Thursdays')
const what = page.getByLabelText('What?')
const yes = '2026-03-02T11:00:00.000Z'

/** A server that holds one agreement, and saves what is sent to it. */
function serverWith(agreement: Agreement) {
  const held = { agreement }
  const sent = stubCalls({
    agreements: {
      get_agreement: () => held.agreement,
      save_commitments: ({ commitments, revision }) => {
        if (revision !== held.agreement.revision) return refuse('agreement.stale')
        const list = commitments.map(({ by = null, ...commitment }) => ({ by, ...commitment }))
        held.agreement = changedBy('user1', list, held.agreement)
        return { ...held.agreement, safety: hint }
      },
      confirm_agreement: () => {
        held.agreement = { ...held.agreement, confirmed: { ...held.agreement.confirmed, user1: yes } }
        return held.agreement
      },
    },
  })
  return { held, sent }
}

describe('the agreement under a resolved conflict', () => {
  it('says that it is loading', async () => {
    stubCalls({ agreements: { get_agreement: never } })
    await open()
    await expect.element(page.getByText('Loading your agreement…')).toBeInTheDocument()
  })

  it('shows why it didn’t load, and loads when the user retries', async () => {
    let isDown = true
    stubCalls({ agreements: { get_agreement: () => (isDown ? refuse('service.fault') : agreementWith()) } })
    await open()
    await expect.element(page.getByText('Your agreement didn’t load')).toBeVisible()
    isDown = false
    await button('Try again').click()
    await expect.element(heading).toBeVisible()
  })

  it('doesn’t exist for a conflict that was resolved before there were agreements', async () => {
    const sent = stubCalls({ agreements: { get_agreement: () => null } })
    await open()
    await expect.poll(() => sent('get_agreement').length).toBe(1)
    await expect.element(page.getByText('Loading your agreement…')).not.toBeInTheDocument()
    await expect.element(heading).not.toBeInTheDocument()
  })

  it('offers only to add the first commitment while the draft is empty', async () => {
    const { sent } = serverWith(agreementWith({ commitments: [] }))
    await open()
    await expect.element(page.getByText(/Nothing is written down yet/)).toBeVisible()
    await expect.element(button('I agree to this')).not.toBeInTheDocument()
    await button('Add the first commitment').click()
    await expect.element(what).toHaveFocus()
    await page.getByRole('radio', { name: 'Jonas' }).click({ force: true })
    await what.fill('Empty the sink before bed')
    await page.getByRole('textbox', { name: /^When/ }).fill('by Friday')
    await button('Save').click()
    await expect.element(button('Change: Empty the sink before bed')).toHaveFocus()
    expect(sent('save_commitments')).toMatchObject([
      { commitments: [{ who: 'second', what: 'Empty the sink before bed', by: 'by Friday' }], revision: 1 },
    ])
  })

  it('takes a yes for the revision on screen, then waits for the other person', async () => {
    const { sent } = serverWith(agreementWith())
    await open()
    await button('I agree to this').click()
    await expect.element(page.getByText('You’ve agreed. Waiting for Jonas.')).toBeVisible()
    await expect.element(button('I agree to this')).not.toBeInTheDocument()
    await expect.element(heading).toHaveFocus()
    expect(sent('confirm_agreement')).toEqual([{ p_conflict_id: id, revision: 1 }])
  })

  it('shows the other person’s version instead of taking a yes to an older one', async () => {
    const newer = changedBy('user2', [{ who: 'both', what: 'Buy a drying rack', by: null }])
    let current = agreementWith()
    stubCalls({
      agreements: {
        get_agreement: () => current,
        confirm_agreement: () => {
          current = newer
          return refuse('agreement.stale')
        },
      },
    })
    await open()
    await button('I agree to this').click()
    await shows(said.stale)
    await expect.element(button('Change: Buy a drying rack')).toBeVisible()
    await expect.element(button('I agree to this')).toBeEnabled()
  })

  it.each([
    ['the conflict has no agreement', 'agreement.not_found', said.notFound],
    ['Jonas has removed the last commitment', 'agreement.empty', said.empty],
    ['Jonas has deleted his account', 'agreement.other_left', said.otherLeft],
  ] as const)('says why a yes isn’t taken when %s', async (_, refused, message) => {
    stubCalls({ agreements: { get_agreement: () => agreementWith(), confirm_agreement: () => refuse(refused) } })
    await open()
    await button('I agree to this').click()
    await shows(message)
  })

  it('downloads the calendar file with the bearer once both have agreed', async () => {
    serverWith(confirmed())
    await open()
    await expect.element(page.getByText('Agreed on March 2')).toBeVisible()
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const calls = vi.mocked(window.fetch)
    calls.mockResolvedValueOnce(new Response('BEGIN:VCALENDAR'))
    await button('Add to calendar').click()
    await expect.poll(() => saved).toEqual(['squash-agreement.ics'])
    const [path, init] = calls.mock.lastCall ?? []
    expect(path).toBe(confirmed().calendar_path)
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token')
  })

  it('keeps its earlier versions collapsed', async () => {
    serverWith(changedBy('user2', agreementWith().commitments.slice(0, 1)))
    await open()
    await page.getByText('How it changed (2 versions)').click()
    await expect.element(page.getByText('Says it before 9 pm if something bothers her')).toBeVisible()
  })

  it('has no history when only an empty first draft came before it', async () => {
    const { revisions, commitments } = agreementWith()
    const empty = agreementWith({ commitments: [], revisions: revisions.map((one) => ({ ...one, commitments: [] })) })
    serverWith(changedBy('user2', commitments, empty))
    await open()
    await expect.element(change).toBeVisible()
    await expect.element(page.getByText(/^How it changed/)).not.toBeInTheDocument()
  })
})

describe('a commitment while it is edited', () => {
  it('has to be saved before agreeing; the button says so and leads back to the form', async () => {
    const { sent } = serverWith(agreementWith())
    await open()
    await change.click()
    const agree = button('I agree to this')
    await expect.element(agree).toHaveAccessibleDescription('Save or cancel your change first. Then you can agree.')
    await agree.click({ force: true })
    await expect.element(what).toHaveFocus()
    expect(sent('confirm_agreement')).toEqual([])
    await button('Cancel').click()
    await agree.click()
    await expect.poll(() => sent('confirm_agreement')).toHaveLength(1)
  })

  it('keeps what was typed when saving fails, and after a reload', async () => {
    stubCalls({
      agreements: { get_agreement: () => agreementWith(), save_commitments: () => refuse('request.rate_limited') },
    })
    const first = await open()
    await change.click()
    await what.fill('Dishes on Mondays')
    await button('Save').click()
    await expect.element(page.getByText(/That was a lot of requests at once/)).toBeInTheDocument()
    await first.unmount()
    await open()
    await expect.element(what).toHaveValue('Dishes on Mondays')
  })

  it('can be discarded, which returns the focus to where it was', async () => {
    const { sent } = serverWith(agreementWith())
    await open()
    await change.click()
    await what.fill('Dishes on Mondays')
    await button('Cancel').click()
    await expect.element(change).toHaveFocus()
    expect(sent('save_commitments')).toEqual([])
  })

  it('can be removed', async () => {
    const { sent } = serverWith(agreementWith())
    await open()
    await change.click()
    await button('Remove it').click()
    await expect.element(change).not.toBeInTheDocument()
    expect(sent('save_commitments')).toMatchObject([{ commitments: agreementWith().commitments.slice(1) }])
  })

  it('has to say what will happen', async () => {
    const { sent } = serverWith(agreementWith())
    await open()
    await change.click()
    await what.fill(' ')
    await button('Save').click()
    await expect.element(page.getByText('Write what will happen.')).toBeVisible()
    expect(sent('save_commitments')).toEqual([])
  })

  it('shows the other person’s change in the meantime, and saves only after asking', async () => {
    const { held, sent } = serverWith(agreementWith())
    await open()
    await change.click()
    await what.fill('Dishes on Mondays')
    const [first, ...rest] = agreementWith().commitments
    if (first) held.agreement = changedBy('user2', [{ ...first, what: 'Dishes on Sundays' }, ...rest])
    await button('Save').click()
    await expect.element(page.getByText('Jonas changed this while you were writing. It now reads:')).toBeVisible()
    await expect.element(page.getByRole('form').getByText(/Dishes on Sundays/)).toBeVisible()
    await expect.element(what).toHaveValue('Dishes on Mondays')
    await button('Save mine').click()
    await expect.element(button('Change: Dishes on Mondays')).toHaveFocus()
    expect(sent('save_commitments')).toMatchObject([{ revision: 1 }, { revision: 2 }])
  })

  it('is refused if it contains an insult, which is then named', async () => {
    stubCalls({
      agreements: {
        get_agreement: () => agreementWith(),
        save_commitments: () => refuse('agreement.insulting', { words: ['slob'] }),
      },
    })
    await open()
    await change.click()
    await what.fill('The slob does the dishes')
    await button('Save').click()
    await shows(`${said.insulting} We mean “slob”.`)
    tick(said.insulting)
    await expect.element(what).toHaveValue('The slob does the dishes')
    await what.fill('Jonas does the dishes')
    await expect.element(page.getByText(/contains an insult/)).not.toBeInTheDocument()
  })

  it('is saved only after a question when the safety check sees a sign of danger', async () => {
    let isAsked = false
    const sent = stubCalls({
      agreements: {
        get_agreement: () => agreementWith(),
        save_commitments: ({ safety_acknowledged }) => {
          isAsked = safety_acknowledged === true
          return isAsked ? { ...agreementWith(), safety: hint } : refuse('safety.paused')
        },
      },
    })
    await open()
    await change.click()
    await what.fill('Stops hitting me')
    await button('Save').click()
    await expect.element(page.getByRole('heading', { name: 'Before you send this' })).toHaveFocus()
    await button('Send it as it is').click()
    await expect.element(change).toBeVisible()
    expect(sent('save_commitments')).toHaveLength(2)
  })

  it('can be opened, filled in and saved with the keyboard alone', async () => {
    const { sent } = serverWith(agreementWith())
    await open()
    await expect.element(change).toBeVisible()
    await userEvent.tab()
    await expect.element(change).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(what).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control} too')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent('save_commitments').length).toBe(1)
    await expect.element(button('Change: Dishes on Tuesdays and Thursdays too')).toHaveFocus()
  })
})

describe('the check-in', () => {
  const asked = (answers = {}, more: Partial<Agreement> = {}) => confirmed({ check_ins: [checkIn(answers)], ...more })

  it('takes an honest answer, thanks for it, and shows the other person’s', async () => {
    let current = asked({ user2: 'kept' })
    const sent = stubCalls({
      agreements: {
        get_agreement: () => current,
        answer_check_in: ({ held }) => {
          current = asked({ user1: held, user2: 'kept' })
          return current
        },
      },
    })
    await open()
    await expect.element(page.getByRole('heading', { name: 'Did it hold?' })).toBeVisible()
    await button('Partly').click()
    await expect.element(page.getByText(/^Thanks for being honest\. Most agreements/)).toBeVisible()
    await expect.element(page.getByText(/Jonas says: yes\./)).toBeVisible()
    await expect.element(button('Partly')).toHaveAttribute('aria-pressed', 'true')
    expect(sent('answer_check_in')).toEqual([{ p_conflict_id: id, day: 7, held: 'partly' }])
  })

  it('offers a follow-up after a no', async () => {
    stubCalls({ agreements: { get_agreement: () => asked({ user1: 'not' }, { can_follow_up: true }) } })
    await open()
    await expect
      .element(page.getByRole('link', { name: 'Start a follow-up' }))
      .toHaveAttribute('href', `/new-conflict?follow-up=${id}`)
  })

  it('says why an answer came too late', async () => {
    stubCalls({
      agreements: { get_agreement: () => asked(), answer_check_in: () => refuse('agreement.check_in_closed') },
    })
    await open()
    await button('Yes').click()
    await shows(said.checkInClosed)
  })

  it('isn’t shown before its day or after it has closed', async () => {
    stubCalls({ agreements: { get_agreement: () => asked({ open: false }) } })
    await open()
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Did it hold?' })).not.toBeInTheDocument()
  })
})
