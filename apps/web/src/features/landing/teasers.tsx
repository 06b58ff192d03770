import { Link } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { Section } from './section.tsx'

const teasers: { emoji: string; title: string; text: string; to?: string }[] = [
  {
    emoji: '🫣',
    title: 'Public shame board',
    text: 'Some fights need a ruling in front of everybody. Only when one of you asks, and your name shows only if you want.',
    to: '/public-shame',
  },
  {
    emoji: '🏆',
    title: 'Leaderboards',
    text: 'Who squashes most, and who could use a hug. Updated as conflicts close.',
  },
  { emoji: '🕊️', title: 'Archetypes', text: 'Peaceful observer or chaos goblin? How you fight says a lot. Kindly.' },
  {
    emoji: '🎖️',
    title: 'Achievements',
    text: 'For first apologies, fast resolutions, and the courage to say “I feel”.',
  },
]

export function Teasers() {
  return (
    <Section title="And a little drama" lead="Settling things is serious. Being good at it may as well be fun.">
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {teasers.map(({ emoji, title, text, to }) => (
          <li key={title} className="border-t-2 border-outline pt-4">
            <span aria-hidden className="text-3xl leading-none">
              {emoji}
            </span>
            <h3 className="mt-2 text-lg">{title}</h3>
            <p className="mt-1 text-muted">
              {text}{' '}
              {to && (
                <Link to={to} className="font-semibold text-ink underline decoration-2 underline-offset-4">
                  Have a look
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
      <div className="surface mt-14 flex flex-col items-start gap-5 bg-tangerine p-6 text-on-accent sm:mt-20 sm:flex-row sm:items-center sm:justify-between sm:p-9">
        <div>
          <h2 className="text-2xl sm:text-3xl">Somebody on your mind?</h2>
          <p className="mt-1.5 max-w-[48ch]">It takes about three minutes to say it, and a lot longer not to.</p>
        </div>
        <LinkButton to="/login?mode=sign-up" size="large" className="shrink-0">
          Get started
        </LinkButton>
      </div>
    </Section>
  )
}
