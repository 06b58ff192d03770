import { AreaChart } from '../../ui/area-chart.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Meter, Ring } from '../../ui/meter.tsx'
import type { Tone } from '../../ui/tone.ts'
import { Group, Row } from './group.tsx'

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

export function Rewards() {
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
