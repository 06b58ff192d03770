import { useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, StatusBadge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Mascot } from '../../ui/mascot.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tone } from '../../ui/tone.ts'
import { Group, Row } from './group.tsx'

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
          <Stat value={11} label="Squashes resolved" tone="mediator" />
          <Stat value={6} label="People conflicted with" tone="party2" />
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
            { label: 'Your side', state: 'done' },
            { label: 'Their side', state: 'done' },
            { label: 'Mediation', state: 'current' },
            { label: 'Rehash', state: 'next' },
            { label: 'Core issue', state: 'next' },
            { label: 'Final ruling', state: 'next' },
          ]}
        />
        <Tabs
          label="Conflicts"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'active', label: 'Active Conflicts · 2', panel: <Card>What is going on now.</Card> },
            { value: 'history', label: 'My Squashes · 11', panel: <Card>What is settled.</Card> },
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
