import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import type { Tone } from '../../ui/tone.ts'

const features: readonly { tone: Tone; emoji: string; title: string; text: string }[] = [
  {
    tone: 'party1',
    emoji: '🌶️',
    title: 'Vent freely',
    text: 'Caps lock, curses, all of it. Your point gets through. The punches don’t.',
  },
  {
    tone: 'party2',
    emoji: '🔒',
    title: 'Your words stay yours',
    text: 'You see the calm version first. The other person reads only the version you approve.',
  },
  {
    tone: 'mediator',
    emoji: '⚖️',
    title: 'Nobody takes sides',
    text: 'The mediator reads both stories before it says a word, and suggests something you can both live with.',
  },
  {
    tone: 'plum',
    emoji: '🤝',
    title: 'Done means both of you',
    text: 'A conflict is squashed when you both say so. Nobody else decides that.',
  },
]

export function FeatureCards() {
  return (
    <Section
      title="A fair fight, for once"
      lead="For friends, roommates, partners and coworkers who’d like to stay that way."
    >
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        {features.map(({ tone, emoji, title, text }) => (
          <Card as="li" key={title} className="flex items-start gap-4">
            <Card tone={tone} flush className="grid size-14 shrink-0 place-items-center text-2xl shadow-hard-sm">
              <span aria-hidden>{emoji}</span>
            </Card>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

const steps: readonly { tone: Tone; title: string; text: string }[] = [
  {
    tone: 'party1',
    title: 'Share your side',
    text: 'Pick a mood, vent, and say who it’s about. Squash turns it into words they can hear.',
  },
  {
    tone: 'party2',
    title: 'They respond',
    text: 'They get an invite, read the calm version and write their side. It gets rewritten the same way.',
  },
  {
    tone: 'mediator',
    title: 'AI mediation',
    text: 'The mediator reads both sides, sums up what’s really going on and suggests a way forward.',
  },
  {
    tone: 'plum',
    title: 'Vote or rehash',
    text: 'Both happy? Squashed. If not, it tries again, then asks what it’s really about. As a last resort, it can rule.',
  },
]

export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works">
      <ol className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {steps.map(({ tone, title, text }, index) => (
          <Card as="li" key={title} tone={tone}>
            <p aria-hidden className="font-display text-4xl font-extrabold leading-none">
              {index + 1}
            </p>
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-1.5">{text}</p>
          </Card>
        ))}
      </ol>
    </Section>
  )
}

const teasers: { emoji: string; title: string; text: string; to?: string }[] = [
  {
    emoji: '🫣',
    title: 'Public shame board',
    text: 'Some fights need a public ruling. Only if one of you asks for it, and your name shows only if you want it to.',
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
    text: 'For your first squash, a fast resolution, and the courage to say “I feel”.',
  },
]

export function Teasers() {
  return (
    <Section title="And a little drama" lead="Settling things is serious. Being good at it might as well be fun.">
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
                  Take a look
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
      <div className="surface mt-14 flex flex-col items-start gap-5 bg-tangerine p-6 text-on-accent sm:mt-20 sm:flex-row sm:items-center sm:justify-between sm:p-9">
        <div>
          <h2 className="text-2xl sm:text-3xl">Someone on your mind?</h2>
          <p className="mt-1.5 max-w-[48ch]">It takes about three minutes to say it, and a lot longer not to.</p>
        </div>
        <LinkButton to="/login?mode=sign-up" size="large" className="shrink-0">
          Get started
        </LinkButton>
      </div>
    </Section>
  )
}

type SectionProps = { id?: string; title: string; lead?: string; children: ReactNode }

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className="column pt-14 sm:pt-20">
      <h2 className="text-3xl sm:text-4xl">{title}</h2>
      {lead && <p className="mt-2 max-w-[60ch] text-lg text-muted">{lead}</p>}
      <div className="mt-6 sm:mt-8">{children}</div>
    </section>
  )
}
