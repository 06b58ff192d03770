import { Card } from '../../ui/card.tsx'
import type { Tone } from '../../ui/tone.ts'
import { Section } from './section.tsx'

const steps: readonly { tone: Tone; title: string; text: string }[] = [
  {
    tone: 'party1',
    title: 'Share your side',
    text: 'Pick a mood, vent, and name who it is about. Squash turns it into words they can take in.',
  },
  {
    tone: 'party2',
    title: 'They respond',
    text: 'They get an invite, read the calm version and write their side. It is rewritten just the same.',
  },
  {
    tone: 'mediator',
    title: 'AI mediation',
    text: 'The mediator reads both sides, sums up what is really going on and suggests a way out.',
  },
  {
    tone: 'plum',
    title: 'Vote or rehash',
    text: 'Both happy? Squashed. If not, it thinks again, then asks what it is really about, and at the very end it can rule.',
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
