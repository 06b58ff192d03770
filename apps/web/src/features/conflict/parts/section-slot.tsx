import { classNames } from '../../../ui/class-names.ts'
import type { Section } from '../view/sections.ts'
import { SectionPart, type Seen } from './section-part.tsx'

/** The two sides sit side by side on a desk; everything else takes the whole width. */
const SIDES: readonly Section[] = ['creator_message', 'response', 'respond_form', 'waiting_for_response']

type SectionSlotProps = { section: Section; isNew: boolean; seen: Seen }

/** The place of one section, which can be scrolled to. A new one drops in softly, at the end of what is there. */
export function SectionSlot({ section, isNew, seen }: SectionSlotProps) {
  return (
    <div
      id={section}
      data-moment
      tabIndex={-1}
      className={classNames('min-w-0 rounded-card', !SIDES.includes(section) && 'md:col-span-2', isNew && 'drop-in')}
    >
      <SectionPart section={section} seen={seen} />
    </div>
  )
}
