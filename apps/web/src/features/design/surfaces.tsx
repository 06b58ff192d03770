import { type ReactNode, useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, StatusBadge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card, Stat } from '../../ui/card.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressNote } from '../../ui/progress-note.tsx'
import { EmptyState, ErrorState, Skeletons } from '../../ui/states.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tone } from '../../ui/tone.ts'

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-4 border-b-2 border-outline pb-1 text-xl">{title}</h2>
      <div className="flex flex-col gap-5">{children}</div>
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

const swatches = [
  ['bg-paper', 'paper'],
  ['bg-card', 'card'],
  ['bg-tangerine', 'tangerine: party 1'],
  ['bg-tangerine-soft', 'tangerine soft'],
  ['bg-teal', 'teal: party 2'],
  ['bg-teal-soft', 'teal soft'],
  ['bg-lime', 'lime: mediator'],
  ['bg-lime-soft', 'lime soft'],
  ['bg-rose', 'rose: warning'],
  ['bg-rose-soft', 'rose soft'],
  ['bg-plum', 'plum: points'],
  ['bg-plum-soft', 'plum soft'],
] as const

export function Colours() {
  return (
    <>
      <Group title="Colour">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {swatches.map(([look, name]) => (
            <li key={name} className="text-sm">
              <span className={`outlined mb-1 block h-12 rounded-control ${look}`} />
              {name}
            </li>
          ))}
        </ul>
      </Group>
      <Group title="Type">
        <p className="font-display text-5xl font-extrabold tracking-tight">Squash the beef</p>
        <p className="font-display text-3xl font-extrabold tracking-tight">What needs squashing?</p>
        <p className="font-display text-xl font-extrabold tracking-tight">Dishes. Again. Always me.</p>
        <p className="max-w-[68ch]">
          Body text in Figtree: a calm kitchen is what you both want. The clash is about timing, not effort.{' '}
          <span className="text-muted">Muted text explains.</span>
        </p>
        <p className="eyebrow">Your message</p>
      </Group>
    </>
  )
}

const tones: readonly Tone[] = ['plain', 'party1', 'party2', 'mediator', 'rose', 'plum']

export function Surfaces() {
  const [tab, setTab] = useState<'active' | 'history'>('active')
  return (
    <>
      <Group title="Cards, stats, badges">
        <div className="grid gap-4 sm:grid-cols-3">
          {tones.map((tone) => (
            <Card key={tone} tone={tone}>
              <h3 className="text-lg">{tone}</h3>
              <p className="text-muted">Muted on {tone}</p>
            </Card>
          ))}
        </div>
        <div className="grid grid-cols-3 gap-3 sm:gap-4">
          <Stat value={2} label="Active conflicts" tone="party1" />
          <Stat value={11} label="Squashed" tone="mediator" />
          <Stat value={6} label="People involved" tone="party2" />
        </div>
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} strong>
              {tone}
            </Badge>
          ))}
          <StatusBadge tone="party1">VOTE ON AI MEDIATION</StatusBadge>
          <StatusBadge>WAITING FOR THEM</StatusBadge>
        </Row>
        <Row>
          <Avatar name="Maya" tone="party1" size="small" />
          <Avatar name="Jonas Weber" tone="party2" />
          <Avatar name="" size="large" />
        </Row>
        <Notice tone="mediator">A notice that stays on the page.</Notice>
        <Notice tone="rose">Something to watch out for.</Notice>
      </Group>
      <Group title="Stepper and tabs">
        <Stepper
          label="Where you are"
          steps={[
            { label: 'Your side', state: 'done', tone: 'party1' },
            { label: 'Their side', state: 'done', tone: 'party2' },
            { label: 'Mediation', state: 'current', tone: 'mediator' },
            { label: 'Rehash', state: 'next', tone: 'mediator' },
            { label: 'Core issue', state: 'next', tone: 'mediator' },
            { label: 'Final ruling', state: 'next', tone: 'mediator' },
          ]}
        />
        <Tabs
          label="Conflicts"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'active', label: 'Active Conflicts · 2', panel: <Card>What is going on now.</Card> },
            { value: 'history', label: 'My Squashes', panel: <Card>What is settled.</Card> },
          ]}
        />
      </Group>
      <Group title="Mascot">
        <Row>
          {(['calm', 'thinking', 'gavel', 'shrug'] as const).map((pose) => (
            <figure key={pose} className="text-center text-sm">
              <Mascot pose={pose} className="h-28" />
              <figcaption>{pose}</figcaption>
            </figure>
          ))}
        </Row>
      </Group>
    </>
  )
}

const nothing = () => undefined

export function Waiting() {
  return (
    <Group title="Loading, working, empty, failed">
      <Skeletons className="flex flex-col gap-3" of={['h-8 w-1/2', 'h-24 rounded-card']} />
      <ProgressNote estimate="about 10 seconds">Reading both sides…</ProgressNote>
      <EmptyState
        title="No conflicts. Suspicious."
        action={
          <LinkButton to="/design" variant="primary">
            Start a new conflict
          </LinkButton>
        }
      >
        Either there’s peace, or nobody has said it yet.
      </EmptyState>
      <ErrorState message="Squash can’t be reached. Check your connection and try again." onRetry={nothing} />
      <ErrorState message="Trying again." onRetry={nothing} retrying />
    </Group>
  )
}
