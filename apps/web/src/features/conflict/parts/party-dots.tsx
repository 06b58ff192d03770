import type { Party } from '@squash/contract/values'
import { classNames } from '../../../ui/class-names.ts'

export type Dot = { party: Party; who: string; words: string; mark: 'open' | 'yes' | 'no' }

const LOOKS = { open: 'bg-card', yes: 'bg-lime', no: 'bg-rose' }
const SIGNS = { open: '', yes: '✓', no: '×' }

/** Who has answered and who has not. The words say it; sign and colour repeat it. */
export function PartyDots({ dots }: { dots: readonly Dot[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
      {dots.map(({ party, who, words, mark }) => (
        <li key={party} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-5 shrink-0 place-items-center rounded-full border-2 border-edge text-sm leading-none font-black text-on-accent',
              LOOKS[mark],
            )}
          >
            {SIGNS[mark]}
          </span>
          <span>
            {who} — {words}
          </span>
        </li>
      ))}
    </ul>
  )
}
