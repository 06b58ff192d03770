import type { Conflict } from '@squash/contract/conflicts'
import { Card } from '../../../ui/card.tsx'
import { Confetti } from '../../../ui/confetti.tsx'
import { Emoji } from '../../../ui/emoji.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useOnce } from '../actions/use-once.ts'
import type { People } from '../view/people.ts'

/** Section 8. The confetti falls once for each conflict, however often the screen is opened again. */
export function ResolvedBanner({ conflict, people }: { conflict: Conflict; people: People }) {
  const isFirstTime = useOnce(`squashed:${conflict.id}`)
  return (
    <Card as="section" className="bg-lime px-5 py-9 text-center text-on-accent">
      <Emoji className="block text-5xl">🎉</Emoji>
      <h2 className="mt-2 text-3xl sm:text-4xl">CONFLICT SQUASHED!</h2>
      <p className="mx-auto mt-2 max-w-[48ch] text-lg">
        You and {people.other.short} both said yes. That took two of you.
      </p>
      <LinkButton to="/dashboard" className="mt-5">
        Back to the dashboard
      </LinkButton>
      {isFirstTime && <Confetti />}
    </Card>
  )
}
