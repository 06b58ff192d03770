import { type KeyboardEvent, useRef, useState } from 'react'

type TitleChipsProps = { titles: readonly string[]; chosen: string; onPick: (title: string) => void }

/** Suggested titles; pressing one fills it in. Together they are one tab stop, with arrow keys between them. */
export function TitleChips({ titles, chosen, onPick }: TitleChipsProps) {
  const chips = useRef<(HTMLButtonElement | null)[]>([])
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, current, titles.length)
    if (next === null) return
    event.preventDefault()
    chips.current[next]?.focus()
  }
  return (
    <div className="min-w-0">
      <p className="eyebrow">Or borrow one</p>
      <div
        role="toolbar"
        aria-label="Suggested titles"
        onKeyDown={move}
        className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 pb-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:pb-0"
      >
        {titles.map((title, place) => (
          <button
            key={title}
            ref={(chip) => {
              chips.current[place] = chip
            }}
            type="button"
            tabIndex={place === current ? 0 : -1}
            aria-pressed={title === chosen}
            onFocus={() => setCurrent(place)}
            onClick={() => onPick(title)}
            className="min-h-11 rounded-full border-2 border-edge bg-card px-4 text-sm font-semibold whitespace-nowrap hover:bg-lime-soft aria-pressed:bg-lime-soft"
          >
            {title}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The place to which a key moves, from the last on to the first and back; null for other keys. */
function placeAfter(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (place + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (place + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
