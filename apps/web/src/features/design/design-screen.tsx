import { safetyMessages } from '@squash/contract/messages/safety'
import type { SafetyDetails } from '@squash/contract/safety'
import { useState } from 'react'
import { SafetyHintNote } from '../../lib/safety/safety-hint.tsx'
import { PutAway, SafetyPanel } from '../../lib/safety/safety-panel.tsx'
import { AreaChart } from '../../ui/area-chart.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { Meter, Ring } from '../../ui/meter.tsx'
import { Page } from '../../ui/page.tsx'
import type { Tone } from '../../ui/tone.ts'
import { Controls, Overlays } from './controls.tsx'
import { Colours, Group, Row, Surfaces, Waiting } from './surfaces.tsx'

const tones: readonly Tone[] = ['plain', 'party1', 'party2', 'mediator', 'rose', 'plum']
const bands = [
  ['text-band-red', '-60'],
  ['text-band-orange', '-12'],
  ['text-band-grey', '0'],
  ['text-band-green', '42'],
  ['text-band-blue', '640'],
  ['text-band-purple', '1.2k'],
  ['text-band-yellow', '12.0k'],
] as const
const balances = [0, 20, 20, 35, 30, -5, -5, 25, 60, 58, 90]

function Rewards() {
  return (
    <Group title="Points, achievements, archetypes">
      <Row>
        {tones.map((tone) => (
          <EmojiTile key={tone} emoji="🕊️" tone={tone} />
        ))}
        <EmojiTile emoji="🕊️" locked />
        <EmojiTile emoji="🕊️" size="small" />
        <EmojiTile emoji="🕊️" size="large" />
      </Row>
      <Row>
        {[0, 25, 67, 100].map((percent) => (
          <span key={percent} className="flex items-center gap-2 font-bold">
            <Ring percent={percent} />
            {percent}%
          </span>
        ))}
      </Row>
      <div className="grid gap-4 sm:grid-cols-2">
        <Meter value={7} max={20} tone="party1" />
        <Meter value={31} max={93} />
      </div>
      <Row>
        {bands.map(([look, points]) => (
          <span key={look} className="outlined rounded-full bg-plum-soft px-3 py-0.5 text-sm font-bold">
            <span className={look}>{points}</span>
          </span>
        ))}
      </Row>
      <div className="grid gap-5 md:grid-cols-2">
        <Card>
          <AreaChart values={balances} summary="From 0 up to 90, lowest -5, highest 90." from="Mar 1" to="Today" />
        </Card>
        <div className="flex flex-col gap-5">
          <Checkbox label="Admin privileges" hint="With a hint" defaultChecked />
          <Checkbox label="Off" />
        </div>
      </div>
    </Group>
  )
}

const help: Omit<SafetyDetails, 'kind' | 'signs'> = {
  country: 'CA',
  emergency: '911',
  resources: [
    { name: 'A helpline', needs: ['despair'], phone: '988', text: '988', url: 'https://example.org' },
    {
      name: 'A shelter',
      needs: ['violence', 'children'],
      phone: null,
      text: null,
      url: 'https://www.example.net',
    },
  ],
}
const nothing = () => undefined
const choices = { isConflict: true, busy: false, onSendAsItIs: nothing, onEdit: nothing, onStop: nothing }

function Safety() {
  return (
    <Group title="Before words are sent">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SafetyPanel
          {...choices}
          question={{
            ...help,
            kind: 'pause',
            signs: ['self_harm', 'violence_at_home'],
            message: safetyMessages.paused,
          }}
        />
        <SafetyPanel
          {...choices}
          question={{ ...help, kind: 'stop', signs: ['threat'], message: safetyMessages.stopped }}
        />
      </div>
      <SafetyHintNote onDismiss={nothing} />
      <PutAway onDelete={nothing} />
    </Group>
  )
}

const themes = ['light', 'dark'] as const
type View = (typeof themes)[number] | 'both'

/** Every part of the design system in every state and both themes, for reference and for tests. */
export function DesignScreen() {
  const [view, setView] = useState<View>('both')
  return (
    <main>
      <Page
        title="Design system"
        back={{ to: '/', label: 'Home' }}
        actions={(['light', 'dark', 'both'] as const).map((option) => (
          <Button key={option} size="small" aria-pressed={option === view} onClick={() => setView(option)}>
            {option}
          </Button>
        ))}
      >
        {themes
          .filter((theme) => view === 'both' || view === theme)
          .map((theme) => (
            <section
              key={theme}
              aria-label={`${theme} theme`}
              data-theme={theme}
              className="mb-8 flex flex-col gap-10 rounded-card bg-paper p-2 text-ink outline-2 outline-outline sm:p-8"
            >
              <Colours />
              <Controls />
              <Surfaces />
              <Rewards />
              <Waiting />
              <Safety />
              <Overlays />
            </section>
          ))}
      </Page>
    </main>
  )
}
