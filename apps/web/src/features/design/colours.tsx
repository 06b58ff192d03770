import { Group } from './group.tsx'

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
