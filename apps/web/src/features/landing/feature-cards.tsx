import { Card } from '../../ui/card.tsx'
import type { Tone } from '../../ui/tone.ts'
import { Section } from './section.tsx'

const features: readonly { tone: Tone; emoji: string; title: string; text: string }[] = [
  {
    tone: 'party1',
    emoji: '🌶️',
    title: 'Vent freely',
    text: 'Caps lock, curses, all of it. The point gets through and the punches stay behind.',
  },
  {
    tone: 'party2',
    emoji: '🔒',
    title: 'Your words stay yours',
    text: 'The other person never sees what you typed, only the calm version that you see, too.',
  },
  {
    tone: 'mediator',
    emoji: '⚖️',
    title: 'Nobody takes sides',
    text: 'The mediator reads both stories before it says a word, and suggests something both of you can live with.',
  },
  {
    tone: 'plum',
    emoji: '🤝',
    title: 'Done means both of you',
    text: 'A conflict counts as squashed when the two of you say so. Nobody else decides that.',
  },
]

export function FeatureCards() {
  return (
    <Section
      title="A fair fight, for once"
      lead="For friends, roommates, partners and coworkers who would like to stay that."
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
