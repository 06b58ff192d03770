import type { DebateOutcome, DebateSide } from '@squash/contract/values'
import { button, link, paragraph, title } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'
import { quotableName, quotableTitle } from './quotable-text.ts'

export type DebateNews = {
  siteUrl: string
  debateId: string
  debateTitle: string
  otherFirstName: string | null
  /** Unsubscribes from mails about the recipient's own debates. */
  unsubscribeUrl: string
}

/** To the creator, when the invited user has answered. */
export const renderDebateAnswered = (news: DebateNews): RenderedMail => {
  const name = quotableName(news.otherFirstName)
  return render(news, {
    subject: 'Your debate is open for votes',
    heading: `${name} took the other side`,
    say: [
      `${name} has answered. For seven days, everyone on Squash can read both arguments and vote.`,
      'You can’t vote on it yourself, but you can share the link.',
    ],
    action: 'Read both sides',
  })
}

/** To the creator. Until the invited side answers they know only the address, so the mail names no one. */
export const renderDebateDeclined = (news: DebateNews): RenderedMail =>
  render(news, {
    subject: 'Your debate invite was declined',
    heading: 'They’d rather not take the other side',
    say: [
      'The person you invited has declined. That’s their call, and nobody loses points.',
      'You can ask someone else the same question.',
    ],
    action: 'See the debate',
  })

/** To each of the two, once the votes are counted. */
export function renderDebateDecided(news: DebateNews & { side: DebateSide; outcome: DebateOutcome }): RenderedMail {
  const name = quotableName(news.otherFirstName)
  const { heading, say } = resultFor(news, name)
  return render(news, {
    subject: 'The votes are in',
    heading,
    say: [say, 'Anyone who’s signed in can still read both arguments.'],
    action: 'See the votes',
  })
}

function resultFor({ side, outcome }: { side: DebateSide; outcome: DebateOutcome }, name: string) {
  if (outcome === 'tie') return { heading: 'It’s a tie', say: `You and ${name} got the same number of votes.` }
  if (outcome !== side) return { heading: `${name} won`, say: `More people voted for ${name} this time.` }
  return { heading: 'You won', say: `More people voted for you than for ${name}. The crown is yours.` }
}

type Words = { subject: string; heading: string; say: readonly string[]; action: string }

function render(news: DebateNews, { subject, heading, say, action }: Words): RenderedMail {
  const quoted = quotableTitle(news.debateTitle)
  return renderLetter(
    {
      subject: `${subject}: ${quoted}`,
      preheader: say[0] ?? '',
      heading,
      body: [title(quoted), ...say.map(paragraph), button(action, `${news.siteUrl}/debates/${news.debateId}`)],
      footer: [
        paragraph('You’re getting this email because you’re part of this debate on Squash.'),
        link('Stop emails about my debates', news.unsubscribeUrl),
      ],
    },
    news.siteUrl,
  )
}
