import type { Turn } from '@squash/rules/conflicts/your-turn'
import { describe, expect, it } from 'vitest'
import {
  renderConfirmation,
  renderEmailChange,
  renderMagicLink,
  renderReauthentication,
  renderRecovery,
} from './account.ts'
import { renderDeletionRequested } from './account-deletion.ts'
import { renderFactorAdded, renderFactorRemoved, renderPasswordChanged } from './account-notices.ts'
import { renderDebateInvite, renderDebateNotice } from './debate-invite.ts'
import { renderDebateAnswered, renderDebateDecided, renderDebateDeclined } from './debate-news.ts'
import { renderConflictNotice, renderInvite } from './invite.ts'
import type { RenderedMail } from './layout/render-letter.ts'
import { renderDeclined, renderRulingIssued, renderRulingRequested, renderSquashed } from './outcome.ts'
import { renderYourTurn } from './your-turn.ts'

const siteUrl = 'https://squash.example'
const unsubscribeUrl = `${siteUrl}/stop/abc`
const hostile =
  'Dishes <img src=x onerror=alert(1)> "again" & again, call +49 170 1234567 or eve@evil.example, see https://evil.example/win or evil.example'

const about = {
  siteUrl,
  conflictId: '00000000-0000-4000-8000-000000000001',
  conflictTitle: 'Dishes. Again. Always me.',
  inviterFirstName: 'Maya',
  otherFirstName: 'Maya',
  isReminder: false,
  unsubscribeUrl,
}
const codeMail = {
  siteUrl,
  link: `${siteUrl}/auth/v1/verify?token=abc&type=signup`,
  code: '493027',
  validMinutes: 1440,
}
const notice = { siteUrl, supportEmail: 'help@squash.example' }
const turns: readonly Turn[] = ['vote_1', 'vote_2', 'core_issues', 'vote_3', 'ruling_available']

type About = typeof about
const aboutConflicts: Record<string, (over?: Partial<About>) => Promise<RenderedMail>> = {
  invite: (over) => renderInvite({ ...about, token: 'secret-token', ...over }),
  'invite, reminded of': (over) => renderInvite({ ...about, token: 'secret-token', isReminder: true, ...over }),
  'conflict notice': (over) => renderConflictNotice({ ...about, token: 'secret-token', ...over }),
  declined: (over) => renderDeclined({ ...about, ...over }),
  squashed: (over) => renderSquashed({ ...about, ...over }),
  'ruling requested': (over) => renderRulingRequested({ ...about, ...over }),
  'ruling issued': (over) => renderRulingIssued({ ...about, ...over }),
  ...Object.fromEntries(
    turns.map((turn) => [
      `your turn (${turn})`,
      (over?: Partial<About>) => renderYourTurn({ ...about, turn, ...over }),
    ]),
  ),
}
/** The same hostile words, in a debate. */
const debated = (over: Partial<About> = {}) => {
  const { conflictId: debateId, conflictTitle: debateTitle, ...rest } = { ...about, ...over }
  return { debateId, debateTitle, ...rest }
}
const aboutDebates: typeof aboutConflicts = {
  'debate invite': (over) => renderDebateInvite({ ...debated(over), token: 'secret-token' }),
  'debate notice': (over) => renderDebateNotice({ ...debated(over), token: 'secret-token' }),
  'debate declined': (over) => renderDebateDeclined(debated(over)),
  'debate answered': (over) => renderDebateAnswered(debated(over)),
  ...Object.fromEntries(
    (['creator', 'opponent', 'tie'] as const).map((outcome) => [
      `debate decided (${outcome})`,
      (over?: Partial<About>) => renderDebateDecided({ ...debated(over), side: 'creator', outcome }),
    ]),
  ),
}
const aboutAccounts: Record<string, () => Promise<RenderedMail>> = {
  confirmation: () => renderConfirmation(codeMail),
  recovery: () => renderRecovery(codeMail),
  'magic link': () => renderMagicLink(codeMail),
  reauthentication: () => renderReauthentication(codeMail),
  'e-mail change, new address': () => renderEmailChange({ ...codeMail, recipient: 'new' }),
  'e-mail change, current address': () => renderEmailChange({ ...codeMail, recipient: 'current' }),
  'password changed': () => renderPasswordChanged(notice),
  'second factor added': () => renderFactorAdded(notice),
  'second factor removed': () => renderFactorRemoved(notice),
  'deletion requested': () => renderDeletionRequested({ siteUrl, eraseAt: new Date('2026-03-11T09:00:00Z') }),
}

const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)

describe.each(Object.entries({ ...aboutConflicts, ...aboutDebates, ...aboutAccounts }))(
  'the mail "%s"',
  (_name, render) => {
    it('has a subject of one line, a text part and an HTML part with the same links, all to our site', async () => {
      const { subject, text, html } = await render()
      expect(subject).toMatch(/^\S[^\n]{8,130}$/)
      const links = hrefs(html).map((href) => href.replaceAll('&amp;', '&'))
      const inText = text.match(/https?:\/\/\S+/g) ?? []
      expect(new Set(links)).toEqual(new Set([siteUrl, ...inText]))
      expect(inText.length).toBeGreaterThan(0)
      for (const link of links) expect(new URL(link).origin).toBe(siteUrl)
    })

    it('loads nothing when it is opened, runs nothing, and follows the dark theme', async () => {
      const { html } = await render()
      expect(html).not.toMatch(/<img|<script|<link|url\(|@import|@font-face|\ssrc=|\son\w+=/i)
      expect(html).toContain('prefers-color-scheme: dark')
      expect(html).toContain('max-width:600px')
      expect(html.length).toBeLessThan(20_000)
    })

    it('starts with a line for the list of mails, hidden in the mail itself', async () => {
      expect((await render()).html).toMatch(/display:none[^>]*>[^<]{10,}/)
    })
  },
)

describe.each(Object.entries({ ...aboutConflicts, ...aboutDebates }))(
  'the mail "%s", when its title is an attack,',
  (_name, render) => {
    it('shows it escaped, without personal data, and makes no link of it', async () => {
      const { subject, text, html } = await render({ conflictTitle: hostile })
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(html).not.toContain('<img')
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(/170 ?1234567|eve@|evil\.example|https:\/\/evil/)
      }
      expect(text).toContain('[phone]')
      expect(hrefs(html).join()).not.toContain('evil')
    })

    it('carries no words in the name of the sender', async () => {
      const name = 'WIN €500 at\r\nBcc: x@evil.example <b>zzz</b>'
      const { subject, text, html } = await render({ inviterFirstName: name, otherFirstName: name })
      for (const part of [subject, text, html]) expect(part).not.toMatch(/500|evil|Bcc|<b>|zzz/i)
    })
  },
)

describe('the invite', () => {
  it('says who invites, to what, and offers to answer, to decline and to stop', async () => {
    const { subject, text } = await renderInvite({ ...about, token: 'secret-token' })
    expect(subject).toBe('Maya would like to settle something with you')
    expect(text).toContain('“Dishes. Again. Always me.”')
    expect(text).toContain(`${siteUrl}/invite/secret-token\n`)
    expect(text).toContain(`${siteUrl}/invite/secret-token?answer=decline`)
    expect(text).toContain(unsubscribeUrl)
    expect(text).toContain('You can ignore this mail')
  })

  it('comes from "Somebody" when the inviter has no name', async () => {
    expect((await renderInvite({ ...about, token: 't', inviterFirstName: null })).subject).toMatch(/^Somebody /)
  })
})

describe('a mail about an invite, to whoever has an account or not,', () => {
  it.each([
    ['invite', aboutConflicts.invite],
    ['conflict notice', aboutConflicts['conflict notice']],
    ['debate invite', aboutDebates['debate invite']],
    ['debate notice', aboutDebates['debate notice']],
  ])('has a link to decline that needs no session: %s', async (_name, render) => {
    expect((await render?.())?.text).toContain(`${siteUrl}/invite/secret-token?answer=decline`)
  })
})

describe('the mail of a decline', () => {
  it.each([aboutConflicts.declined, aboutDebates['debate declined']])(
    'blames nobody, and names nobody',
    async (render) => {
      const { subject, text } = (await render?.()) ?? { subject: '', text: '' }
      expect(`${subject} ${text}`).toMatch(/declined/)
      expect(`${subject} ${text}`).not.toMatch(/Maya|refus|ignor|fault/)
    },
  )
})

describe('mails with a code', () => {
  it('show the code, the page that asks for it, the link that does the same, and how long they work', async () => {
    const { text } = await renderConfirmation(codeMail)
    expect(text).toContain('493027')
    expect(text).toContain(codeMail.link)
    expect(text).toMatch(/type this code on the page where you signed up/)
    expect(text).toMatch(/within 24\s+hours/)
    const recovery = await renderRecovery({ ...codeMail, validMinutes: 60 })
    expect(recovery.text).toMatch(/type this code on the page where you asked for this\s+mail/)
    expect(recovery.text).toMatch(/within 60\s+minutes/)
  })
})
