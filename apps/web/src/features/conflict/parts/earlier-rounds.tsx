import { useDraft } from '../../../lib/drafts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Fold } from '../../../ui/fold.tsx'
import { foldsOf, type Section } from '../sections.ts'
import { SectionPart, type Seen } from './section-slot.tsx'

type EarlierRoundsProps = { earlier: readonly Section[]; seen: Seen }

/** What led to the outcome of a finished conflict, folded away. */
export function EarlierRounds({ earlier, seen }: EarlierRoundsProps) {
  const folds = useOpenFolds(seen.conflict.id)
  return (
    <section aria-labelledby="earlier-rounds" className="mt-9">
      <h2 id="earlier-rounds" className="mb-3 text-2xl">
        How you got here
      </h2>
      {foldsOf(earlier).map(({ key, label, sections }) => (
        <Fold key={key} label={label} isOpen={folds.isOpen(key)} onToggle={(isOpen) => folds.toggle(key, isOpen)}>
          <div className={classNames('grid grid-cols-1 gap-5', sections.length > 1 && 'md:grid-cols-2')}>
            {sections.map((section) => (
              <div key={section} id={section} className="min-w-0">
                <SectionPart section={section} seen={seen} />
              </div>
            ))}
          </div>
        </Fold>
      ))}
    </section>
  )
}

/** Which of the folds are open, remembered for the user's next visit. */
function useOpenFolds(conflictId: string) {
  const [stored, store] = useDraft(`open-rounds:${conflictId}`)
  const open = stored.split(' ').filter(Boolean)
  return {
    isOpen: (key: string) => open.includes(key),
    toggle: (key: string, isOpen: boolean) => {
      if (isOpen !== open.includes(key)) store((isOpen ? [...open, key] : open.filter((one) => one !== key)).join(' '))
    },
  }
}
