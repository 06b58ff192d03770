import { WayBackList } from '../way-back-list.tsx'
import { HiddenCard } from './hidden-card.tsx'
import { useHidden } from './use-hidden.ts'

/** Everything that is out of sight at present, and the way back for each. */
export const HiddenList = () => (
  <WayBackList
    query={useHidden()}
    label="Hidden"
    what="what is hidden"
    empty={{
      title: 'Nothing is hidden',
      text: 'What an admin hides stands here, and what three reports have hidden until somebody looks.',
    }}
    card={(thing, onGone) => <HiddenCard key={thing.id} thing={thing} onShown={onGone} />}
  />
)
