import type { Turn } from '@squash/rules/conflicts/turn-mail'
import { describe, expect, it } from 'vitest'
import {
  renderConflictInvite,
  renderConflictNotice,
  renderDebateInvite,
  renderDebateNotice,
} from '../invites/mails/mails.ts'
import {
  renderConfirmation,
  renderEmailChange,
  renderMagicLink,
  renderReauthentication,
  renderRecovery,
} from './account.ts'
import { renderDeletionRequested } from './account-deletion.ts'
import { renderFactorAdded, renderFactorRemoved, renderPasswordChanged } from './account-notices.ts'
import {
  renderAgreementChanged,
  renderAgreementConfirmed,
  renderAgreementWaiting,
  renderCheckIn,
} from './agreements.ts'
import { renderDebateAnswered, renderDebateDecided, renderDebateDeclined } from './debate-news.ts'
import type { RenderedMail } from './layout/render-letter.ts'
import { renderDeclined, renderLeftOpen, renderRulingIssued, renderRulingRequested, renderSquashed } from './outcome.ts'
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
/** The same texts, in an invite. */
const invited = (over: Omit<Partial<About>, 'inviterFirstName'> & { inviterFirstName?: string | null } = {}) => {
  const { conflictId: id, conflictTitle: title, ...rest } = { ...about, ...over }
  return { id, title, token: 'secret-token', ...rest }
}
/** The same texts, in an agreement. */
const agreed = (over: Partial<About> = {}) => ({
  ...about,
  recipient: 'user1' as const,
  commitments: [{ who: 'second' as const, what: over.conflictTitle ?? 'Dishes on Tuesdays', by: 'by Friday' }],
  ...over,
})
const aboutConflicts: Record<string, (over?: Partial<About>) => RenderedMail> = {
  invite: (over) => renderConflictInvite(invited(over)),
  'invite reminder': (over) => renderConflictInvite(invited({ isReminder: true, ...over })),
  'conflict notice': (over) => renderConflictNotice(invited(over)),
  declined: (over) => renderDeclined({ ...about, ...over }),
  'left unsettled': (over) => renderLeftOpen({ ...about, ...over }),
  'agreement changed': (over) => renderAgreementChanged({ ...about, ...over }),
  'agreement waiting': (over) => renderAgreementWaiting({ ...about, ...over }),
  'agreement confirmed': (over) => renderAgreementConfirmed({ ...agreed(over), askedOn: ['29 November'] }),
  'check-in': (over) => renderCheckIn({ ...agreed(over), day: 7, isReminder: false, token: 'abc' }),
  'check-in reminder': (over) => renderCheckIn({ ...agreed(over), day: 30, isReminder: true, token: 'abc' }),
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
/** The same hostile texts, in a debate. */
const debated = (over: Partial<About> = {}) => {
  const { conflictId: debateId, conflictTitle: debateTitle, ...rest } = { ...about, ...over }
  return { debateId, debateTitle, ...rest }
}
const aboutDebates: typeof aboutConflicts = {
  'debate invite': (over) => renderDebateInvite(invited(over)),
  'debate notice': (over) => renderDebateNotice(invited(over)),
  'debate declined': (over) => renderDebateDeclined(debated(over)),
  'debate answered': (over) => renderDebateAnswered(debated(over)),
  ...Object.fromEntries(
    (['creator', 'opponent', 'tie'] as const).map((outcome) => [
      `debate decided (${outcome})`,
      (over?: Partial<About>) => renderDebateDecided({ ...debated(over), side: 'creator', outcome }),
    ]),
  ),
}
const aboutAccounts: Record<string, () => RenderedMail> = {
  confirmation: () => renderConfirmation(codeMail),
  recovery: () => renderRecovery(codeMail),
  'magic link': () => renderMagicLink(codeMail),
  reauthentication: () => renderReauthentication(codeMail),
  'email change, new address': () => renderEmailChange({ ...codeMail, recipient: 'new' }),
  'email change, current address': () => renderEmailChange({ ...codeMail, recipient: 'current' }),
  'password changed': () => renderPasswordChanged(notice),
  'second factor added': () => renderFactorAdded(notice),
  'second factor removed': () => renderFactorRemoved(notice),
  'deletion requested': () => renderDeletionRequested({ siteUrl, eraseAt: new Date('2026-03-11T09:00:00Z') }),
}

const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)

describe.each(Object.entries({ ...aboutConflicts, ...aboutDebates, ...aboutAccounts }))(
  'the mail "%s"',
  (_name, render) => {
    it('has a one-line subject, and a text part and an HTML part with the same links, all to our site', () => {
      const { subject, text, html } = render()
      expect(subject).toMatch(/^\S[^\n]{8,130}$/)
      const links = hrefs(html).map((href) => href.replaceAll('&amp;', '&'))
      const inText = text.match(/https?:\/\/\S+/g) ?? []
      expect(new Set(links)).toEqual(new Set([siteUrl, ...inText]))
      expect(inText.length).toBeGreaterThan(0)
      for (const link of links) expect(new URL(link).origin).toBe(siteUrl)
    })

    it('loads nothing when opened, runs no scripts, and follows the dark theme', () => {
      const { html } = render()
      expect(html).not.toMatch(/<img|<script|<link|url\(|@import|@font-face|\ssrc=|\son\w+=/i)
      expect(html).toContain('prefers-color-scheme: dark')
      expect(html).toContain('max-width:600px')
      expect(html.length).toBeLessThan(20_000)
    })

    it('starts with a preview line for the inbox, hidden in the mail itself', () => {
      expect(render().html).toMatch(/display:none[^>]*>[^<]{10,}/)
    })
  },
)

describe.each(Object.entries({ ...aboutConflicts, ...aboutDebates }))(
  'the mail "%s" with a hostile title or name',
  (_name, render) => {
    it('shows the title escaped, without personal data, and never as a link', () => {
      const { subject, text, html } = render({ conflictTitle: hostile })
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(html).not.toContain('<img')
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(/170 ?1234567|eve@|evil\.example|https:\/\/evil/)
      }
      expect(text).toContain('[phone]')
      expect(hrefs(html).join()).not.toContain('evil')
    })

    it('reduces the sender’s name to a plain first name', () => {
      const name = 'WIN €500 at\r\nBcc: x@evil.example <b>zzz</b>'
      const { subject, text, html } = render({ inviterFirstName: name, otherFirstName: name })
      for (const part of [subject, text, html]) expect(part).not.toMatch(/500|evil|Bcc|<b>|zzz/i)
    })
  },
)

describe('the invite', () => {
  it('names the inviter and the conflict, and has links to answer, decline and unsubscribe', () => {
    const { subject, text } = renderConflictInvite(invited())
    expect(subject).toBe('Maya would like to settle something with you')
    expect(text).toContain('“Dishes. Again. Always me.”')
    expect(text).toContain(`${siteUrl}/invite/secret-token\n`)
    expect(text).toContain(`${siteUrl}/invite/secret-token?answer=decline`)
    expect(text).toContain(unsubscribeUrl)
    expect(text).toContain('You can ignore this email')
  })

  it('comes from "Someone" when the inviter has no name', () => {
    expect(renderConflictInvite(invited({ inviterFirstName: null })).subject).toMatch(/^Someone /)
  })
})

describe('a mail about an invite, to users and to people without an account,', () => {
  it.each([
    ['invite', aboutConflicts.invite],
    ['conflict notice', aboutConflicts['conflict notice']],
    ['debate invite', aboutDebates['debate invite']],
    ['debate notice', aboutDebates['debate notice']],
  ])('has a link to decline that needs no session: %s', (_name, render) => {
    expect(render?.().text).toContain(`${siteUrl}/invite/secret-token?answer=decline`)
  })
})

describe('the mail saying that an invite was declined', () => {
  it.each([aboutConflicts.declined, aboutDebates['debate declined']])(
    'blames no one and contains no names',
    (render) => {
      const { subject, text } = render?.() ?? { subject: '', text: '' }
      expect(`${subject} ${text}`).toMatch(/declined/)
      expect(`${subject} ${text}`).not.toMatch(/Maya|refus|ignor|fault/)
    },
  )
})

describe('mails with a code', () => {
  it('show the code, the page that asks for it, the equivalent link, and how long they work', () => {
    const { text } = renderConfirmation(codeMail)
    expect(text).toContain('493027')
    expect(text).toContain(codeMail.link)
    expect(text).toMatch(/enter this code on the page where you signed up/)
    expect(text).toMatch(/once, for 24\s+hours/)
    const recovery = renderRecovery({ ...codeMail, validMinutes: 60 })
    expect(recovery.text).toMatch(/enter this code on the page where you asked for this\s+email/)
    expect(recovery.text).toMatch(/once, for 60\s+minutes/)
  })
})
