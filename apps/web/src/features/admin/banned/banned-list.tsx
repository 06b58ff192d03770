import { WayBackList } from '../way-back-list.tsx'
import { BannedCard } from './banned-card.tsx'
import { useBanned } from './use-banned.ts'

/** Everybody who is kept out at present, and the way back for each. */
export const BannedList = () => (
  <WayBackList
    query={useBanned()}
    label="Banned"
    what="who is banned"
    empty={{
      title: 'Nobody is banned',
      text: 'Whom an admin bans from a report stands here, until they are let in again or their time is over.',
    }}
    card={(ban, onGone) => <BannedCard key={ban.id} ban={ban} onUnbanned={onGone} />}
  />
)
